"""Players that follow a net, and search with it near the end: hard and maestro."""
