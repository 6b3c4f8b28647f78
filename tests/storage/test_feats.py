"""Feats of a hand that somebody will remember, read from its events."""

from collections.abc import Sequence

import pytest

from briscola.engine.actions import Ask, Sign
from briscola.engine.cards import card
from briscola.engine.events import Dealt, Drawn, Event, HandEnded, Played, Requested, Signalled, TrickTaken
from briscola.engine.variants import make_rules
from briscola.storage.sums.feats import feats

TWO, FOUR = make_rules("briscola", 2, {}), make_rules("briscola", 4, {})
PACK = tuple(TWO.pack)


def dealt(hands: Sequence[str], turned: str = "4B") -> Dealt:
    return Dealt(
        hand=1,
        dealer=0,
        deck=PACK,
        hands=tuple(tuple(map(card, hand.split())) for hand in hands),
        turned=card(turned),
        stock=(),
    )


def trick(winner: int, points: int, cards: str, leader: int = 0) -> list[Event]:
    """The cards of a trick in turn, and who took it."""
    codes = cards.split()
    plays = [Played(seat=(leader + at) % len(codes), card=card(code)) for at, code in enumerate(codes)]
    return [*plays, TrickTaken(winner=winner, points=points)]


def ended(*winners: int) -> HandEnded:
    return HandEnded(hand=1, points=(70, 50), winners=winners, reason="points", capot=False, score=(1, 0))


@pytest.mark.parametrize(
    ("winner", "points", "found"), [(0, 20, "t"), (0, 22, "t"), (0, 19, ""), (1, 21, "")]
)
def test_a_great_trick_is_ones_own_and_has_twenty_points(winner: int, points: int, found: str) -> None:
    hand = dealt(["1C 2B 3D", "1D 3C 4C"])
    assert feats(TWO, [hand, *trick(winner, points, "1C 3C"), ended(1)]) == found


@pytest.mark.parametrize(
    ("own", "drawn", "winner", "found"),
    [
        ("1C 2D 3D", "5S", 0, "n"),
        ("1C 2D 3D", "5S", 1, ""),
        ("1C 2B 3D", "5S", 0, ""),
        ("1C 2D 3D", "5B", 0, ""),
    ],
)
def test_a_hand_won_without_a_trump_had_none_from_the_deal_to_its_end(
    own: str, drawn: str, winner: int, found: str
) -> None:
    draws = [Drawn(seat=0, card=card(drawn)), Drawn(seat=1, card=card("6B"))]
    assert feats(TWO, [dealt([own, "1D 3C 4C"]), *draws, ended(winner)]) == found


@pytest.mark.parametrize(
    ("last", "found"),
    [((0, 0, "2B 4C"), "l"), ((1, 0, "2B 4B"), ""), ((0, 0, "5B 2B"), ""), ((0, 0, "2C 4C"), "")],
)
def test_the_two_of_trumps_takes_the_last_trick_of_the_hand(last: tuple[int, int, str], found: str) -> None:
    hand = dealt(["1C 2B 3D", "1D 3C 4C"])
    before = [event for _ in range(TWO.tricks - 1) for event in trick(1, 0, "5C 6C")]
    assert feats(TWO, [hand, *before, *trick(*last), ended(1)]) == found
    assert feats(TWO, [hand, *before[:-3], *trick(*last), ended(1)]) == "", "it was not the last one"


FOUR_HANDS = dealt(["2C 4C 5C", "2D 4D 5D", "1B 3C 7S", "2S 4S 5S"])


@pytest.mark.parametrize(
    ("ask", "cards", "winner", "found"),
    [
        ("trump", "2C 2D 1B 2S", 2, "p"),
        ("carico", "2C 2D 3C 2S", 2, "p"),
        ("trump", "2C 2D 3C 2S", 2, ""),
        ("liscio", "2C 2D 3C 2S", 2, ""),
        ("trump", "2C 2D 1B 2S", 1, ""),
    ],
)
def test_the_partner_wins_with_what_was_asked_for(ask: Ask, cards: str, winner: int, found: str) -> None:
    asked = Requested(seat=0, ask=ask)
    assert feats(FOUR, [FOUR_HANDS, asked, *trick(winner, 0, cards), ended(1, 3)]) == found
    of_another = Requested(seat=1, ask=ask)
    assert feats(FOUR, [FOUR_HANDS, of_another, *trick(winner, 0, cards), ended(1, 3)]) == ""


def test_a_request_holds_for_its_trick_alone() -> None:
    asked = [Requested(seat=0, ask="trump"), *trick(1, 0, "2C 2D 7S 2S")]
    assert feats(FOUR, [FOUR_HANDS, *asked, *trick(2, 0, "4C 4D 1B 4S"), ended(1, 3)]) == ""


@pytest.mark.parametrize(
    ("sign", "seen_by", "seat", "found"),
    [("ace", (0,), 2, "p"), ("ace", (1,), 2, ""), ("three", (0,), 2, ""), ("ace", (0,), 1, "")],
)
def test_the_partner_wins_with_the_card_that_a_sign_had_shown(
    sign: Sign, seen_by: tuple[int, ...], seat: int, found: str
) -> None:
    shown = Signalled(seat=seat, sign=sign, seen_by=seen_by)
    between = trick(1, 0, "2C 2D 7S 2S")
    assert feats(FOUR, [FOUR_HANDS, shown, *between, *trick(2, 0, "4C 4D 1B 4S"), ended(1, 3)]) == found
