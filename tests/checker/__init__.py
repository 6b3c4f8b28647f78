"""An independent checker of event logs.

It imports nothing from the game: cards, shuffle, deal, play, results and matches are derived anew from the
contract (`contract.md`) and the rules (`rules.md`), whose rule IDs the docstrings name.
"""

from .errors import LogEndError, LogError
from .run import Summary, check

__all__ = ["LogEndError", "LogError", "Summary", "check"]
