"""The agreement on a table of friends, before anybody comes to it."""

from collections.abc import Mapping
from typing import Final, Self

from msgspec import Struct, convert

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.terms import Clock
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.fields import TableTerms


class TableWishes(Struct, frozen=True, kw_only=True):
    """The wishes of whoever opens a table, which it keeps in other hands and after a restart.

    None has a default, so `mypy` names whoever makes them and forgets one.
    """

    clock: Clock
    """Seconds for a decision; 0: no clock."""
    hints: bool
    """True if all may ask for hints."""
    onlookers: bool
    """False if nobody may look on."""

    @classmethod
    def of(cls, terms: TableTerms) -> Self:
        """The wishes in what everybody at a table reads."""
        return convert(terms, cls, from_attributes=True)


USUAL_WISHES: Final = TableWishes(clock=0, hints=False, onlookers=True)


class TablePlan(Struct, frozen=True, kw_only=True):
    """Everything that a table of friends agrees on before anybody comes to it.

    In `setup` opponents who are persons without a name are open seats; `setup.key` is the public key of
    whoever opens it, who sits at seat 0 unless there is a neutral `dealer`.
    """

    setup: MatchSetup
    key: KeyPair
    """The table's."""
    wishes: TableWishes = USUAL_WISHES
    friends: Mapping[str, str] = {}
    """Names by key of people who sit down without being let in."""
    dealer: NeutralDealer | None = None
    """Whoever deals without a person at the table."""
