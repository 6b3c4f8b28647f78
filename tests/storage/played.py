"""Records of real matches, and where each action of theirs ends."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import MatchRecorder
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.events import Event
from briscola.engine.rules import OptionValue
from briscola.storage.records.header import HouseTerms
from briscola.table.deals import SeededDeals
from tests.client.seat_steps import step_without_choice

GAMES: Mapping[str, tuple[str, int, dict[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "hands": ("briscola", 2, {}),
    "pairs": ("briscola", 4, {}),
    "chiamata": ("chiamata", 5, {}),
}
HOUSE = HouseTerms(undo=False, hints=True)


class Counted(MatchRecorder):
    """Notes after how many events each action ended."""

    ends: list[int]

    def append(self, events: Sequence[Event]) -> None:
        """Counts, and keeps."""
        before = self.ends[-1] if self.ends else 0
        self.ends.append(before + len(events))
        super().append(events)


class PlayedRecord(Struct, frozen=True):
    """The bytes of a finished match, and after how many events its actions ended."""

    data: bytes
    ends: tuple[int, ...]


def play_on(seat: HostedSeat, *, seed: int = 1) -> None:
    """The person plays by chance to the end of the match, and makes a sign now and then."""
    chance = Random(seed)
    while not (seat.next_step is NextStep.MATCH and seat.host.table.matches):
        if seat.next_step is NextStep.OWN_MOVE:
            signs = seat.host.table.signs(0)
            if signs and chance.random() < 0.3:
                seat.signal(chance.choice(signs))
            seat.choose(chance.choice(seat.view.legal))
        elif not step_without_choice(seat, salt="left, right", at=7):
            seat.converse()
            seat.choose(seat.think().result)


def setup_of(game: str) -> MatchSetup:
    """A match of one hand, or of some, against computers that play by chance."""
    variant, players, options = GAMES[game]
    return MatchSetup(
        variant=variant,
        players=players,
        options=options,
        winning_hands=2 if game == "hands" else 1,
        opponents=regulars(players, ("random",)),
    )


@cache
def played(game: str) -> PlayedRecord:
    """A match of that kind, as the window would have kept it."""
    with TemporaryDirectory() as folder:
        library = Library(Path(folder))
        keeper = Counted(library, house=HOUSE)
        keeper.ends = []
        play_on(
            HostedSeat(MatchHost(setup_of(game), seeds=_seeds(game), deals=SeededDeals(5), recorder=keeper))
        )
        keeper.close()
        library.close()
        (path,) = library.records.folder.glob("*.jsonl")
        return PlayedRecord(path.read_bytes(), tuple(keeper.ends))


def _seeds(game: str) -> tuple[str, ...]:
    return tuple(f"{seat:032x}" for seat in range(1, GAMES[game][1]))
