"""The table while a match is played."""
