"""How the net of briscola for two learns to lean towards an opponent's habits."""
