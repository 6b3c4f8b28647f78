"""From a fact to sounds, and the mixer that plays them."""
