"""Lists of rows, and of people in them."""
