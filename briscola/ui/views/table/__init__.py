"""Things on the table: cards in flight, stock, slate, the curtain over all."""
