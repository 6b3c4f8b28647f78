"""From an event to sounds, and the mixer that plays them."""
