"""Places of everything: pure geometry, from a window's size to every card at rest.

`window` measures the window, `table` lays a table out in it, `with_cards` gives it cards of any size; slips
and bubbles find a place among the items that lie there.
"""
