"""A card that may not be played: the engine says why, whatever rule it is."""

from dataclasses import replace

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.actions import Action, IllegalAction, Play
from briscola.engine.cards import card
from briscola.engine.stages.tricks import Tricks
from briscola.engine.state import State
from briscola.i18n.refusal_words import own_refusal_text, refusal_text
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.ui.evening import Evening, at_table, window_on
from tests.ui.play.conftest import Written


class LowestFirst(IllegalAction):
    """A house rule that nobody has a sentence for: of the hand only the first card may be played."""


class Orderly(Tricks, frozen=True):
    """The tricks of such a house."""

    def legal(self, state: State) -> tuple[Action, ...]:
        return super().legal(state)[:1]

    def refusal(self, state: State, action: Action) -> IllegalAction:
        del state, action
        return LowestFirst("only the first card of the hand may be played")


def refused(table: Evening) -> IllegalAction:
    """The engine's words about a forbidden card that is touched."""
    hand = table.scene.hand
    table.play_until(lambda: table.asked and hand.allowed and any(map(hand.forbids, hand.codes)))
    code = next(code for code in hand.codes if hand.forbids(code))
    table.click_at(table.spot(code))
    why = table.scene.seat.refusal(Play(card=card(code)))
    assert why is not None
    return why


def test_who_must_follow_suit_is_told_which(written: Written) -> None:
    """V-PR-1."""
    table = at_table("prini", 2, chance=2)
    why = refused(table)
    assert refusal_text(why) == own_refusal_text(why) and "follow" in refusal_text(why)
    assert refusal_text(why) in written(table)


def test_a_new_house_rule_is_not_taken_for_the_old_one(written: Written) -> None:
    setup = MatchSetup(players=2, opponents=regulars(2, ("random",)))
    rules = replace(setup.rules(), stages=(Orderly(),))
    table = RefereedTable(rules, winning_hands=1, levels=setup.levels, deals=SeededDeals(1))
    seat = HostedSeat(MatchHost(setup, table=table, players=[make_player("random", seed=1, seat=1)]))
    window = Evening(window_on(seat))
    why = refused(window)
    assert isinstance(why, LowestFirst)
    assert refusal_text(why) in written(window) and "follow" not in written(window)
    assert own_refusal_text(why) == own_refusal_text(None) == ""
