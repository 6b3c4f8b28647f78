"""The setup of a new match: the game, the players and the look."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from msgspec import structs

from briscola.engine.events import Event
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.match_choices import Opponent, Setup, after_changes, seated
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME

ELSEWHERE = -1
"""Number of a computer at which nobody sits."""


class MatchSetup(Setup, frozen=True, kw_only=True):
    """A match to be played: the setup of a record, with what can be derived from it."""

    @classmethod
    def of(cls, choices: Setup, events: Iterable[Event] = ()) -> "MatchSetup":
        """The setup of a record, with everybody who has sat down in its events."""
        return after_changes(cls(**structs.asdict(choices)), events)

    def rules(self) -> Rules:
        """Make the rules of the game. Raises BadOption."""
        if len(self.opponents) != self.players - 1:
            raise BadOption(f"{self.players} players need {self.players - 1} opponents")
        return make_rules(self.variant, self.players, self.options)

    @property
    def levels(self) -> tuple[str, ...]:
        """Level of each seat, as the log names them; a person's is `person`."""
        return (self.level, *(opponent.level for opponent in self.opponents))

    @cached_property  # a table asks at every look at the clock, a page in every state
    def people(self) -> tuple[int, ...]:
        """The seats of persons, seat 0 first."""
        return tuple(seat for seat, level in enumerate(self.levels) if level == PERSON)

    @cached_property
    def here(self) -> tuple[int, ...]:
        """The seats of persons who look at the same screen as seat 0; none where somebody only looks on."""
        if self.computer == ELSEWHERE:
            return ()
        at = (self.computer, *(opponent.computer for opponent in self.opponents))
        return tuple(seat for seat in self.people if at[seat] == self.computer)

    def rejoices(self, winners: Sequence[int]) -> bool:
        """True if somebody at this screen has won, and for whoever only looks on."""
        return not self.here or any(place in winners for place in self.here)

    def looked_on(self) -> "MatchSetup":
        """The same match as whoever only looks on sees it: nobody at the table is here."""
        return structs.replace(self, computer=ELSEWHERE)

    def alone_here(self) -> "MatchSetup":
        """The same match at a screen that only seat 0 looks at, such as that of a phone.

        It is hers also while a computer plays for her.
        """
        others = (opponent.computer for opponent in self.opponents)
        return structs.replace(self, computer=1 + max((self.computer, *others)), level=PERSON)

    def turned(self, seat: int) -> "MatchSetup":
        """The same match as whoever sits at `seat` counts the places, and becomes seat 0."""
        occupants = self.occupants
        return seated(self, (*occupants[seat:], *occupants[:seat]))

    def renamed(self, seat: int, name: str) -> "MatchSetup":
        """The same match with another name for the player at `seat`."""
        if seat == 0:
            return structs.replace(self, player=name)
        others = list(self.opponents)
        others[seat - 1] = structs.replace(others[seat - 1], name=name)
        return structs.replace(self, opponents=tuple(others))

    @property
    def browsers(self) -> bool:
        """True if somebody plays in a browser, which adds to no shuffle and checks none."""
        return any(opponent.page for opponent in self.opponents)

    @property
    def has_program(self) -> bool:
        """True if a program sits at the table. It can't be told to forget, so nothing is taken back."""
        return any(is_program(opponent.level) for opponent in self.opponents)

    def name(self, place: int) -> str:
        """A place's name, safe to show; empty for the dummy, or a person without a name."""
        if place == 0:
            return clean(self.player, LONGEST_NAME)
        return clean(self.opponents[place - 1].name, LONGEST_NAME) if place <= len(self.opponents) else ""

    def face_of(self, place: int) -> str:
        """Drawing of a place; empty for the dummy."""
        if place == 0:
            return self.face
        return self.opponents[place - 1].face if place <= len(self.opponents) else ""


REGULARS: Mapping[int, tuple[str, ...]] = {
    2: ("peppe",),
    3: ("rocco", "teresa"),
    4: ("rocco", "ada", "teresa"),
    5: ("rocco", "lucia", "nino", "teresa"),
    6: ("rocco", "lucia", "ada", "nino", "teresa"),
}
"""The usual opponents by size of the table, anticlockwise from the person's right."""


def regulars(players: int, levels: tuple[str, ...] = ("medium",)) -> tuple[Opponent, ...]:
    """The usual opponents of a table; `levels` are given out in turn."""
    return tuple(regular(face, levels[i % len(levels)]) for i, face in enumerate(REGULARS[players]))


def regular(face: str, level: str) -> Opponent:
    """The regular with that face, playing at a level."""
    return Opponent(name=face.capitalize(), face=face, level=level)
