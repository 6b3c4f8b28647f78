"""The rest is mine (R-REST): what is proved, what is refused, and by which card."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.actions import Bid
from briscola.engine.cards import card, cards
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.trick import TableCard, Trick
from briscola.engine.variants import make_rules
from briscola.players.search.claim import UNCERTAIN, ClaimVerdict, judge_claim, may_claim
from tests.claims import GAMES, judged
from tests.engine.play import seen, started


def ending(
    rules: Rules,
    *hands: str,
    trumps: str,
    table: str = "",
    seat: int = 0,
    stock: str = "",
    lacks: Sequence[tuple[int, str]] = (),
    **fields: object,
) -> State:
    """The end of a hand: these hands by place, `seat` to play; all other cards are gone.

    `trumps` is a card of their suit, `table` what lies there, the last of it from the seat before. `lacks`
    are places with a suit that they have not followed.
    """
    n, lying, drawn = len(hands), cards(table), cards(stock)
    held = [cards(hand) for hand in hands]
    seats = [(seat - len(lying) + i) % n for i in range(len(lying))]
    gone = [c for c in rules.pack if c not in {*lying, *drawn, *(c for hand in held for c in hand)}]
    tricks: list[tuple[TableCard, ...]] = []
    for place, suit in lacks:
        led = next(c for c in gone if c.suit.value == suit)
        thrown = next(c for c in gone if c.suit.value != suit)
        gone = [c for c in gone if c not in (led, thrown)]
        tricks.append((TableCard((place + 1) % n, led), TableCard(place, thrown)))
    tricks += [(TableCard(0, c),) for c in gone]
    return replace(
        started(rules),
        stage=len(rules.stages) - 1,
        hands=tuple(held),
        stock=drawn,
        turned=drawn[-1] if drawn else None,
        known=((),) * n,
        trumps=card(trumps).suit,
        table=tuple(TableCard(place, c) for place, c in zip(seats, lying, strict=True)),
        tricks=tuple(Trick(leader=plays[0].seat, plays=plays, winner=0, points=0) for plays in tricks),
        leader=seats[0] if seats else seat,
        to_act=seat,
        **fields,
    )


def chiamata(*hands: str, called: str, caller: int, seat: int = 0, **options: OptionValue) -> Observation:
    """The end of a hand of chiamata, as the seat to play sees it."""
    partner = next(place for place, hand in enumerate(hands) if called in hand.split())
    return seen(
        ending(
            make_rules("chiamata", 5, options),
            *hands,
            trumps=called,
            seat=seat,
            caller=caller,
            called=card(called),
            bid=Bid(points=61),
            partner=partner,
        )
    )


SMALL = 300
"""Possible deals of the positions looked at here."""
TWO, FOUR = make_rules("briscola", 2), make_rules("briscola", 4)


def test_who_holds_every_trump_that_is_left_may_show_his_hand() -> None:  # R-REST-1
    view = seen(ending(PRINI, *HIGH, trumps="1C"))
    assert judge_claim(view).play == card("1C")


HIGH = ("1C 3C RC", "5D 6D RD", "5B 6B RB", "5S 6S RS")


@pytest.mark.parametrize(("unseen", "danger"), [("FB", "FB"), ("CD", None), ("4D", None)])
def test_one_card_that_may_take_a_trick_is_enough_to_refuse(unseen: str, danger: str | None) -> None:
    """R-REST-2, R-REST-5: A leads from the ace of trumps and the king of coins."""
    verdict = judge_claim(seen(ending(TWO, "1B RD", f"4C {unseen}", trumps="1B")))
    assert verdict == (ClaimVerdict(play=card("1B")) if danger is None else ClaimVerdict(danger=card(danger)))


def test_the_true_cards_are_never_looked_at() -> None:  # R-REST-2, INV-21
    mine, rest = "1B FD", ["4C", "6C", "7S", "CD"]
    answers = {
        judge_claim(seen(ending(THREE, mine, " ".join(two), " ".join(set(rest) - set(two)), trumps="1B")))
        for two in (("4C", "6C"), ("CD", "7S"), ("7S", "4C"))
    }
    assert answers == {ClaimVerdict(danger=card("CD"))}


THREE = make_rules("briscola", 3, {"removed": "2C"})


def test_a_partners_trick_is_ones_own_but_he_may_play_badly() -> None:  # R-REST-2
    """C overtakes the ten of coins with a trump; whatever he leads then must hold too."""
    proved = seen(ending(FOUR, "1B RD", "4C 5C", "RB CB", "6S 7S", trumps="1B"))
    assert judge_claim(proved).danger == card("RB"), "the king may lie with B or D"
    shown = replace(proved, known={2: cards("RB CB")})
    assert judge_claim(shown).proved
    leads_low = replace(shown, known={2: cards("RB 2S")})
    assert judge_claim(leads_low).danger is not None


def test_suits_a_player_has_not_followed_count_and_nothing_else_does() -> None:  # R-REST-3
    """A leads the ace of swords, then the two of coins: only the king of coins beats it."""
    hands = ("2D 1S", "3B 4B", "RD CS", "5B 6B")
    nothing_known = judge_claim(seen(ending(PRINI, *hands, trumps="1C")))
    assert nothing_known.danger == card("RD")
    one_lacks = ending(PRINI, *hands, trumps="1C", lacks=[(1, "D")])
    assert judge_claim(seen(one_lacks)).danger == card("RD"), "it may lie with D"
    both_lack = ending(PRINI, *hands, trumps="1C", lacks=[(1, "D"), (3, "D")])
    assert judge_claim(seen(both_lack)).proved, "it is the partner's"


PRINI = make_rules("prini", 4, {"deal_all": True})


def test_the_caller_counts_the_trick_of_the_called_card_and_a_defender_only_his_own() -> None:  # R-REST-4
    hands = ("1C 2C", "3C 4D", "5D 6D", "5B 6B", "5S 6S")
    assert judge_claim(chiamata(*hands, called="3C", caller=0)).proved, "the three is my partner's"
    as_defender = chiamata(*hands, called="3C", caller=2)
    assert judge_claim(as_defender).danger == card("3C"), "its holder is my enemy"
    two_above = ("1C 2C", "3C 4C", "5D 6D", "5B 6B", "5S 6S")
    assert judge_claim(chiamata(*two_above, called="3C", caller=0)).danger == card("4C")


def test_a_claim_is_not_certain_where_others_may_do_more_than_play_or_the_search_is_too_large() -> None:
    """R-REST-6."""
    hands = ("1C", "3C", "5D", "5B", "5S")
    assert judge_claim(chiamata(*hands, called="3C", caller=1, concede=True)) == UNCERTAIN
    assert judge_claim(chiamata(*hands, called="3C", caller=0, concede=True)).proved
    swaps = make_rules("briscola", 2, {"exchange": "seven"})
    over_a_stock = ending(swaps, "1B 3B FB", "2C 2D 2S", trumps="1B", stock="4C RB")
    assert judge_claim(seen(over_a_stock)) == UNCERTAIN
    declares = make_rules("marianna", 2, {"trump_by": "turned"})
    assert judge_claim(seen(replace(over_a_stock, rules=declares))) == UNCERTAIN
    view = seen(ending(FOUR, "1B 3B", "4C 5C", "RB CB", "6S 7S", trumps="1B"))
    assert judge_claim(view, most=3) == UNCERTAIN
    assert judge_claim(view).proved


def test_draws_may_come_in_any_order() -> None:  # R-REST-2
    """Four trumps stay unbeaten whatever is drawn, but not the card that is drawn."""
    over_a_stock = ending(TWO, "1B 3B RB", "2C 2D 2S", trumps="1B", stock="4C CB")
    assert judge_claim(seen(over_a_stock)).danger is not None
    lies_open = make_rules("scoperta", 2)
    sure = ending(lies_open, "1B 3B RB", "2C 2D 4C", trumps="1B", stock="CB FB")
    assert judge_claim(seen(sure)).proved, "the jack is drawn by the other, and the king beats it"


@pytest.mark.parametrize("options", [{"stop_at_61": True}])
def test_nobody_claims_where_the_hand_ends_by_itself(options: dict[str, OptionValue]) -> None:  # R-REST-7
    view = seen(ending(make_rules("briscola", 2, options), "1B RD", "4C 4D", trumps="1B"))
    assert not may_claim(view) and judge_claim(view) == UNCERTAIN


def test_nobody_claims_in_the_dark() -> None:  # R-REST-7
    view = chiamata("1C", "3C", "5D", "5B", "5S", called="3C", caller=1, dark=True)
    assert may_claim(view)
    assert not may_claim(replace(view, called=None))


@pytest.mark.parametrize("slug", ["briscola-2", "prini-2", "sueca-4", "scoperta-2"])
def test_a_second_solver_and_hands_played_out_agree(slug: str) -> None:  # R-REST-8
    counts, faults = judged(GAMES[slug], 4, SMALL)
    assert not faults and counts["proved"] and counts["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_second_solver_and_hands_played_out_agree_in_every_form(slug: str) -> None:
    """R-REST-8; `python -m tests.claims` judges two hundred in each."""
    counts, faults = judged(GAMES[slug], 6, SMALL)
    assert not faults and counts["proved"] and counts["refused"]


def test_the_named_card_is_an_unseen_one_if_there_is_any() -> None:  # R-REST-5
    """B holds the king of trumps for all to see; the knight is unseen."""
    view = seen(ending(THREE, "1B FB", "RB 2S", "CB 4S", trumps="1B"))
    assert judge_claim(replace(view, known={1: cards("RB")})).danger == card("CB")
    only_known = seen(ending(THREE, "1B FB", "RB 2S", "5S 4S", trumps="1B"))
    assert judge_claim(replace(only_known, known={1: cards("RB")})).danger == card("RB")
