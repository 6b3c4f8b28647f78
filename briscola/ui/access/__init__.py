"""The tree that screen readers read: what the scene on top says of itself, given out by AccessKit."""
