"""Training of the net that plays chiamata: auction, call and play."""
