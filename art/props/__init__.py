"""Things on the table, icons for buttons, and the icon of the application."""
