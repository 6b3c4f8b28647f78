"""Messages between computers: carried, sealed, checked; nothing here knows a table or a window."""
