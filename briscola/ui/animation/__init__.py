"""From a fact to motions, and the motions in time."""
