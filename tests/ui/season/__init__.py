"""The season in the window."""
