"""The results shown after a hand and after a match."""
