"""Judges of company: from the log of a hand, which plays would annoy the person at the same table.

Each judge looks at one decision and answers True (a mistake), False (a chance for it, well used) or None
(no chance), so that a rate is mistakes / chances. Those of card play are `players.etiquette`: what the seat
could know; only the pardon of the last tricks (`open_cards`) and the new deals (`auction`) look at more.
"""
