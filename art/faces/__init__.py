"""The regulars of the circolo, drawn in the woodcut manner of the cards."""
