"""The command line, tried as other programs use it."""
