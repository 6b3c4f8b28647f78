"""The match on which a table has agreed: as a guest reads it there, and as its first line has it."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Self

from msgspec import Struct, convert
from msgspec.structs import fields, replace

from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.occupant import Occupant
from briscola.engine.rules import OptionValue
from briscola.engine.variants import make_rules
from briscola.network.messages.fields import RosterPlace, TableTerms, occupant_of
from briscola.storage.records.header import Header

LONGEST_AGO = timedelta(days=2)
"""Time from the date of a match that begins to the clock of this computer, or back."""


class AgreedMatch(Struct, frozen=True, kw_only=True):
    """A match that may begin at a table."""

    game: TableTerms
    """Without the terms of which a first line says nothing, so one that comes later is a difference."""
    people: tuple[Occupant, ...]
    """Everybody at the table, seat by seat."""

    @classmethod
    def of_table(cls, terms: TableTerms, roster: Sequence[RosterPlace]) -> Self:
        """The match of these people on these terms. Raises BadOption."""
        game = replace(terms, options=_house_rules(terms), dealer="", moved=False, onlookers=True)
        return cls(game=game, people=tuple(map(occupant_of, roster)))

    @classmethod
    def of_header(cls, header: Header) -> Self:
        """The match that a first line begins. Raises ValueError if no table could agree on it."""
        setup = header.choices
        told = {
            "variant": setup.variant,
            "players": setup.players,
            "options": setup.options,
            "winning_hands": setup.winning_hands,
            "hints": header.settings.hints,
            "clock": header.terms.clock,
        }
        game = convert(told, TableTerms)
        return cls(game=replace(game, options=_house_rules(game)), people=setup.occupants)

    def check(self, header: Header, *, begins: bool) -> None:
        """Check that a first line begins this match. Raises HostCheats.

        Only where it `begins` now are the people those of the table, and is the date today's.
        """
        other = self.of_header(header)
        if other.game != self.game:
            raise HostCheats(f"the match has another {_differing(self.game, other.game)}", "another_game")
        if not begins:
            return
        for here, there in zip(self.people, other.people, strict=True):
            if here != there:
                raise HostCheats(f"a player has another {_differing(here, there)}", "another_game")
        if abs(datetime.now(UTC) - datetime.fromisoformat(header.began)) > LONGEST_AGO:
            raise HostCheats(f"the match is dated {header.began}", "another_date")


def _house_rules(game: TableTerms) -> dict[str, OptionValue]:
    return dict(make_rules(game.variant, game.players, game.options).changed)


def _differing(one: Struct, other: Struct) -> str:
    """The names of the fields in which two differ."""
    names = (each.name for each in fields(one))
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))
