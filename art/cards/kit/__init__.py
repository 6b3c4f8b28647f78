"""The drawing kit shared by all decks: curves, hatching, limbs, inks and the SVG writer."""
