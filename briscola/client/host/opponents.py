"""The players in the opponents' seats: levels and programs."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, partial

from briscola.client.host.guarded_program import STAND_IN, ProgramNews, ProgramSeat
from briscola.client.host.live import LiveEvents
from briscola.client.setup.characters import temper_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Action
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.bots.command import is_program
from briscola.players.levels import make_player, parse_level, wishing
from briscola.players.player import Player
from briscola.players.talk.talker import Talker

NO_COMMANDS: Mapping[int, str] = {}


class EmptyChair:
    """Stand-in player in a person's seat for table talk. It never decides and says nothing."""

    def choose(self, view: Observation) -> Action:
        """Raise LookupError: the window asks the person instead."""
        raise LookupError(f"nobody decides for seat {view.seat}")


class Opponents:
    """The computers of a match.

    A level is made anew for every decision from its seed and from what has happened. It carries nothing else
    along, so a match that is taken up again goes on as it would have.
    """

    def __init__(
        self,
        setup: MatchSetup,
        seeds: Sequence[str],
        *,
        given: Sequence[Player] | None = None,
        programs: Collection[str] = (),
        commands: Mapping[int, str] = NO_COMMANDS,
    ) -> None:
        """`given` players, by seat from 1, replace the setup's levels and keep their own state.

        A level that is a program is started only if it is in `programs`, or if `commands` name it for its
        seat: there the setup says only that it is a program. Raises BadLevel.
        """
        self._setup, self._seeds = setup, seeds
        self._lasting: dict[int, Player] = {}
        if given is not None:
            self._lasting = dict(enumerate(given, start=1))
            return
        for seat, level in enumerate(setup.levels):
            if seat in setup.people:
                continue
            if is_program(level):  # one that is missing is found out at the table
                self._lasting[seat] = ProgramSeat(
                    commands.get(seat, level),
                    rules=self._rules,
                    seat=seat,
                    winning_hands=setup.winning_hands,
                    stand_in=partial(self._level, STAND_IN, seat),
                    named=seat in commands or level in programs,
                )
            else:
                parse_level(in_person(level, setup.face_of(seat)))

    @cached_property
    def _rules(self) -> Rules:
        return self._setup.rules()

    def _level(self, level: str, seat: int, moment: str = "") -> Player:
        # A computer at seat 0 has sat down later. Where several computers meet, nobody may choose a seed:
        # all chance follows from the moment, which names the deal.
        seed = self._seeds[max(seat - 1, 0)] if self._seeds else ""
        return make_player(in_person(level, self._setup.face_of(seat)), seed=seed, seat=seat, moment=moment)

    def player(self, seat: int, now: LiveEvents) -> Player:
        """The player of a seat at this moment; an `EmptyChair` where a person sits."""
        if seat in self._setup.people:
            return EmptyChair()
        if seat in self._lasting:
            return self._lasting[seat]
        player = self._level(self._setup.levels[seat], seat, now.decision_key)
        asked = now.asked_of(seat, self._rules.side_of[seat])
        if asked is not None and isinstance(player, Talker):
            player.hear(asked)
        return player

    def everybody(self, now: LiveEvents) -> list[Player]:
        """The players of all seats."""
        return [self.player(seat, now) for seat in range(self._setup.players)]

    @property
    def programs(self) -> list[ProgramSeat]:
        """The opponents that are programs."""
        return [player for player in self._lasting.values() if isinstance(player, ProgramSeat)]

    def seat(self, setup: MatchSetup) -> None:
        """Take a setup with the same people but other switches for the next match."""
        self._setup = setup

    def reseated(self, setup: MatchSetup, programs: Collection[str]) -> "Opponents":
        """The opponents after somebody else has sat down, with the programs that stay. Raises BadLevel."""
        opponents = Opponents(setup, self._seeds, programs=programs)
        for seat, level in enumerate(setup.levels):
            if is_program(level) and level == self._setup.levels[seat]:
                opponents._lasting[seat] = self._lasting[seat]
        return opponents

    def come_in(self, now: LiveEvents) -> None:
        """Seat all opponents with all they know. Takes a fraction of a second."""
        self.everybody(now)
        for program in self.programs:
            program.come_in()

    def go_away(self, *, staying: Sequence[ProgramSeat] = ()) -> None:
        """End the programs until `come_in` is called again, but for those that are `staying`."""
        for program in self.programs:
            if program not in staying:
                program.go_away()

    def tell(self, events: Sequence[Event]) -> None:
        """Pass events on to the programs."""
        for program in self.programs:
            for event in events:
                program.tell(event)

    def next_news(self) -> ProgramNews | None:
        """Take the oldest program fault not yet reported; None if there is none."""
        return next((program.news.popleft() for program in self.programs if program.news), None)


def in_person(level: str, face: str) -> str:
    """A level as it plays in the window: it plays for the match, with temperament and style of its face.

    Switches that the level sets itself stay.
    """
    temper = temper_of(face)
    return wishing(level, {"goal": "win", "temper": temper.name, "style": temper.style})
