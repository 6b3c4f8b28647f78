"""Faces of the people at a table, with their seats and signs."""
