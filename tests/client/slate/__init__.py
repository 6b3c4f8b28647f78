"""The slate for real cards."""
