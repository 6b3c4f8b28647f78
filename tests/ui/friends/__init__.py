"""Play with friends in the window."""
