"""What a new match needs to know: the game, who sits where, how it looks."""

from collections.abc import Mapping

from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.names import clean
from briscola.storage.settings import LONGEST_NAME
from briscola.storage.setup import Opponent, Setup


class MatchSetup(Setup, frozen=True, kw_only=True):
    """A match to be played: what is needed to know of it beside what its record tells."""

    def rules(self) -> Rules:
        """The rules of the game; raises BadOption."""
        if len(self.opponents) != self.players - 1:
            raise BadOption(f"{self.players} players need {self.players - 1} opponents")
        return make_rules(self.variant, self.players, self.options)

    @property
    def levels(self) -> tuple[str, ...]:
        """Who plays each seat, as the log names them."""
        return ("person", *(opponent.level for opponent in self.opponents))

    @property
    def has_program(self) -> bool:
        """Whether a program sits at the table: it cannot be asked to forget what it has seen."""
        return any(is_program(opponent.level) for opponent in self.opponents)

    def name(self, place: int) -> str:
        """A player's name as it can be shown; empty for the person without one and for the dummy."""
        if place == 0:
            return clean(self.player, LONGEST_NAME)
        return clean(self.opponents[place - 1].name, LONGEST_NAME) if place <= len(self.opponents) else ""

    def face_of(self, place: int) -> str:
        """The drawing of a place; empty for the dummy."""
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
"""Who usually sits at the table, by its size, anticlockwise from the person's right."""


def regulars(players: int, levels: tuple[str, ...] = ("medium",)) -> tuple[Opponent, ...]:
    """The usual opponents of a table; `levels` are given out in turn."""
    return tuple(
        Opponent(name=face.capitalize(), face=face, level=levels[i % len(levels)])
        for i, face in enumerate(REGULARS[players])
    )
