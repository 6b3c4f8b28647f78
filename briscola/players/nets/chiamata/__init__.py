"""The net that plays chiamata: auction, call and play."""
