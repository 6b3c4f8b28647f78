"""Training for chiamata: auction, call and play."""
