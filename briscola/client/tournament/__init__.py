"""Seasons and cups: results of tables, from records or by computers, standings, and steps on the disk."""
