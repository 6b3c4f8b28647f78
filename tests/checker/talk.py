"""Signs and requests between partners (R-TALK, V-PR-5, V-CH-13, V-SU-2, V-MA-4)."""

from .cards import SUITS
from .errors import LogError, need, same
from .game import Game
from .shapes import Event
from .table import Table

SIGNS = ("ace", "three", "king", "knight", "jack", "low", "none", "carico")
REQUESTS = ("trump", "carico", "liscio")
LEAD_REQUESTS = tuple(f"lead:{suit}" for suit in SUITS)


class Talk:
    """Hears signs and requests; `allowed` is whether the moment permits them."""

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table
        self._partners = game.partners and game.row.talks
        self.allowed = not game.options["silent_first_trick"]

    def hear(self, event: Event) -> None:
        """Raise `LogError` unless this signal or request may be made now, by this seat, in this game."""
        need(self._partners, f"a {event['event']} in a game without talk")
        need(self.allowed, f"a {event['event']} at a moment of silence")
        if event["seat"] >= self._game.players:
            raise LogError("the one who talks is no player")
        if event["event"] == "request":
            need(bool(self._game.options["requests"]), "a request, though requests are off")
            known = REQUESTS + (LEAD_REQUESTS if self._game.options["lead_request"] else ())
            need(event["ask"] in known, f"there is no request {event['ask']!r}")
            return
        need(self._game.options["signs"] != "off", "a signal, though signs are off")
        need(self._table.trumps != "", "a signal while there is no trump")  # V-MA-4
        need(event["sign"] in SIGNS, f"there is no sign {event['sign']!r}")
        self._check_witnesses(event["seat"], event["seen_by"])

    def _check_witnesses(self, seat: int, seen_by: list[int]) -> None:
        partners = set(self._game.side(seat)) - {seat}
        if not self._game.options["spies"]:
            same(sorted(seen_by), sorted(partners), "who sees the sign")
        need(partners <= set(seen_by), "the partner does not see the sign")
        others = set(range(self._game.players)) - {seat}
        need(len(set(seen_by)) == len(seen_by) and set(seen_by) <= others, "seen_by lists wrong seats")
