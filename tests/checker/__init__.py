"""An independent checker of event logs.

It imports nothing from the game: cards, shuffle, deal, play, results and matches are derived anew from
`docs/log.md` and the rules (`docs/rules`), whose IDs the docstrings name.
"""

from .errors import LogEndError, LogError
from .run import Summary, check

__all__ = ["LogEndError", "LogError", "Summary", "check"]
