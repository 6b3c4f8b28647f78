"""The stages of a hand; a variant lists the ones it is made of."""
