"""Signs and requests between partners (R-TALK, V-PR-5, V-CH-13)."""

from .errors import LogError, need, same
from .game import Game
from .shapes import Event

SIGNS = ("ace", "three", "king", "knight", "jack", "low", "none", "carico")
REQUESTS = ("trump", "carico", "liscio")


class Talk:
    """Hears signs and requests; `allowed` is whether the moment permits them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._partners = game.partners and game.variant != "prini"
        self.allowed = not game.options["silent_first_trick"]

    def hear(self, event: Event) -> None:
        """Raise `LogError` unless this signal or request may be made now, by this seat, in this game."""
        need(self._partners, f"a {event['event']} in a game without talk")
        need(self.allowed, f"a {event['event']} at a moment of silence")
        if event["seat"] >= self._game.players:
            raise LogError("the one who talks is no player")
        if event["event"] == "request":
            need(bool(self._game.options["requests"]), "a request, though requests are off")
            need(event["ask"] in REQUESTS, f"there is no request {event['ask']!r}")
            return
        need(self._game.options["signs"] != "off", "a signal, though signs are off")
        need(event["sign"] in SIGNS, f"there is no sign {event['sign']!r}")
        self._check_witnesses(event["seat"], event["seen_by"])

    def _check_witnesses(self, seat: int, seen_by: list[int]) -> None:
        partner = (seat + 2) % 4
        if not self._game.options["spies"]:
            same(seen_by, [partner], "who sees the sign")
        need(partner in seen_by, "the partner does not see the sign")
        others = set(range(4)) - {seat}
        need(len(set(seen_by)) == len(seen_by) and set(seen_by) <= others, "seen_by lists wrong seats")
