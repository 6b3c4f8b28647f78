"""From an event to motions, and the motions in time."""
