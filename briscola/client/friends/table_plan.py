"""The agreement on a table of friends, before anybody comes to it."""

from collections.abc import Mapping

from msgspec import Struct

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.setup import MatchSetup
from briscola.engine.terms import Clock
from briscola.network.keys import KeyPair


class TablePlan(Struct, frozen=True, kw_only=True):
    """Everything that a table of friends agrees on before anybody comes to it.

    In `setup` opponents who are persons without a name are open seats; `setup.key` is the public key of
    whoever opens it, who sits at seat 0 unless there is a neutral `dealer`.
    """

    setup: MatchSetup
    key: KeyPair
    """The table's."""
    clock: Clock = 0
    """Seconds for a decision; 0: no clock."""
    hints: bool = False
    """True if all may ask for hints."""
    onlookers: bool = True
    """False if nobody may look on."""
    friends: Mapping[str, str] = {}
    """Names by key of people who sit down without being let in."""
    dealer: NeutralDealer | None = None
    """Whoever deals without a person at the table."""
