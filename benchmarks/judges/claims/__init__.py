"""Holds the English sentences of a hint against the position and against the table of figures beside them.

Every claim is judged from the observation alone, with nothing of the players' models.
"""

from benchmarks.judges.claims import auction, declaring, figures, keeping, tricks
from benchmarks.judges.claims.reading import false_claims
from benchmarks.judges.claims.shown import Line, Shown, table_is_wrong

__all__ = [
    "Line",
    "Shown",
    "auction",
    "declaring",
    "false_claims",
    "figures",
    "keeping",
    "table_is_wrong",
    "tricks",
]
