"""Corner indices: their drawing, and their place on a card."""
