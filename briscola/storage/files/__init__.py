"""Files that are whole or not there: written, read, set aside, locked; every line with a limit."""
