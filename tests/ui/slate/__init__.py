"""The slate for real cards in the window."""
