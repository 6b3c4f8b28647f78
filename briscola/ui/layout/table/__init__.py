"""Places on a table, from a size and a number of people alone.

`forms` are the numbers. `Frame` (measures, corners), `Seating` (hand, players) and `Layout` (the middle,
slips) are the usual table, one on the other; `LargeBesideTrick` (two players) and `LargeInCorners` place
anew what makes room for large cards.
"""
