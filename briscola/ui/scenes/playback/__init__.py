"""The playback of a stored match on the real table."""
