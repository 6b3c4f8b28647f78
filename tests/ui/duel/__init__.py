"""Duels in the window."""
