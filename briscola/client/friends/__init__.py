"""A table of several computers at its host's: who sits there, the match, and the records that are kept."""
