"""The truth of a match on this computer: its table, its computers, its record; the library of all matches."""
