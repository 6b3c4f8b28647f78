"""Parts that the decks share: heads, hands, dress, horses, plants, ribbons, our emblem."""
