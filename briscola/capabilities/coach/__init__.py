"""The coach: after a hand, the worth of each of the person’s choices, and the part of luck; the journal."""
