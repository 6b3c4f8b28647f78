"""A match as one seat sees and steers it, without pygame: for the window and all else that follows one."""
