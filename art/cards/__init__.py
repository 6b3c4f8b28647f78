"""Programs that draw the decks: every card is a small function, the SVG files are their output."""
