"""The questions that the host asks of the people at a match."""

from collections.abc import Iterable, Mapping
from typing import Literal, cast

from msgspec import Struct

from briscola.engine.events import Event, Signed
from briscola.engine.notation import Json, action_to_json, observation_to_json
from briscola.table import Asked

What = Literal["share", "cut", "trump_card", "agree", "open", "act"]


class OpenQuestion(Struct, frozen=True, kw_only=True):
    """A question to one person, as `AskFor` tells it."""

    at: int
    what: What
    legal: tuple[Json, ...] = ()
    observation: Json | None = None


class HostQuestions:
    """The questions that are open now, by seat."""

    def __init__(self, log: Iterable[Event]) -> None:
        """`log` are the lines of a match that goes on: its choices were numbered."""
        self.open: Mapping[int, OpenQuestion] = {}
        self._at: dict[int, int] = {}
        """Number of the last question to each seat."""
        for event in log:
            if isinstance(event, Signed) and event.at:
                self._at[event.seat] = max(event.at, self._at.get(event.seat, 0))

    def update(self, wanted: Mapping[int, str], asked: Asked | None) -> list[int]:
        """Ask for what is `wanted` now, by seat, and for nothing else; the seats with a new question.

        `asked` is the seat that decides, with its view.
        """
        before = self.open
        kept = {seat: ask for seat, ask in before.items() if ask.what == wanted.get(seat)}
        self.open = {
            seat: kept[seat] if seat in kept else self._new(seat, cast(What, what), asked)
            for seat, what in wanted.items()
        }
        return [seat for seat in self.open if seat not in kept]

    def _new(self, seat: int, what: What, asked: Asked | None) -> OpenQuestion:
        at = self._at[seat] = self._at.get(seat, 0) + 1
        if what != "act":
            return OpenQuestion(at=at, what=what)
        assert asked is not None
        legal = tuple(map(action_to_json, asked.view.legal))
        return OpenQuestion(at=at, what=what, legal=legal, observation=observation_to_json(asked.view))

    def close(self, seat: int) -> None:
        """A question is answered, or nobody waits for the answer any more."""
        self.open = {other: ask for other, ask in self.open.items() if other != seat}

    def close_all(self) -> None:
        """An answer on its way is too late."""
        self.open = {}
