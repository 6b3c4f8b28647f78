"""The records of matches: their header, their lines, what can be read of a damaged one."""
