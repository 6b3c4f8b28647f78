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
from briscola.table.table import Table
from tests.ui.evening import Evening, at_table, window_on


class LowestFirst(IllegalAction):
    """A house rule that nobody has a sentence for: of the hand only the first card may be played."""


class Orderly(Tricks, frozen=True):
    """The tricks of such a house."""

    def legal(self, state: State) -> tuple[Action, ...]:
        return super().legal(state)[:1]

    def refusal(self, state: State, action: Action) -> IllegalAction:
        del state, action
        return LowestFirst("only the first card of the hand may be played")


def refused(table: Evening) -> tuple[str, IllegalAction]:
    """What the window writes when a forbidden card is touched, and what the engine says of it."""
    scene, hand = table.scene, table.scene.hand
    table.play_until(lambda: table.asked and hand.allowed and any(map(hand.forbids, hand.codes)))
    code = next(code for code in hand.codes if hand.forbids(code))
    table.click_at(table.spot(code))
    assert scene.overlays.notes.refused is not None and scene.overlays.notes.refused[0] == code
    why = scene.seat.refusal(Play(card=card(code)))
    assert why is not None
    return scene.overlays.notes.refused[1], why


def test_who_must_follow_suit_is_told_which() -> None:
    """V-PR-1."""
    written, why = refused(at_table("prini", 2, chance=2))
    assert written == refusal_text(why) == own_refusal_text(why) and "follow" in written


def test_a_new_house_rule_is_not_taken_for_the_old_one() -> None:
    setup = MatchSetup(players=2, opponents=regulars(2, ("random",)))
    rules = replace(setup.rules(), stages=(Orderly(),))
    table = Table(rules, winning_hands=1, levels=setup.levels, deals=SeededDeals(1))
    seat = HostedSeat(MatchHost(setup, table=table, players=[make_player("random", seed=1, seat=1)]))
    written, why = refused(Evening(window_on(seat)))
    assert isinstance(why, LowestFirst)
    assert written == refusal_text(why) and "follow" not in written
    assert own_refusal_text(why) == own_refusal_text(None) == ""
