"""The settings of a person, and the file that keeps what it does not know."""
