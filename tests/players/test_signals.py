"""What a computer partner says (R-TALK): true, never twice for nothing, only from what it sees."""

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from briscola.engine.actions import Ask, Sign
from briscola.engine.cards import Card
from briscola.engine.events import Event, Played, Requested, Signalled
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.knowledge import know
from briscola.players.player import Player
from briscola.players.signals import caught_by, choose_request, choose_sign, harmless_lies, true_signs
from briscola.players.talk.sign_reading import read_signs
from briscola.table.computers import play_hand
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.engine.play import slug
from tests.engine.test_talk import SILENT
from tests.players.positions import pairs, player, position

PAIRS = make_rules("briscola", 4)
GONE = "2D 4D 5D 6D"
HANDS = 30
SHOWS: dict[Sign, str] = {"ace": "1", "three": "3", "king": "R", "knight": "C", "jack": "F", "low": "76542"}
BISCA: dict[Sign, str] = {"three": "7", "low": "65432"}  # there the seven is second best


def table_of(rules: Rules, levels: tuple[str, ...] = ("medium",) * 4) -> tuple[RefereedTable, list[Player]]:
    table = RefereedTable(rules, winning_hands=50, levels=levels, deals=SeededDeals(8), seed=8)
    table.begin_drawn_match()
    return table, [player(level, seed=8, seat=seat) for seat, level in enumerate(levels)]


def said(rules: Rules, hands: int = HANDS) -> Iterator[tuple[RefereedTable, Signalled | Requested]]:
    """Everything said in some hands of four computer players, at the moment when it was said."""
    table, players = table_of(rules)
    for _ in range(hands):
        for event in play_hand(table, players):
            if isinstance(event, Signalled | Requested):
                yield table, event


def true_of(sign: Sign, hand: tuple[Card, ...], view: Observation) -> bool:
    """The table of docs/rules/teams-and-signs.md, word for word."""
    trumps = [c for c in hand if c.suit is view.trumps]
    if sign == "none":
        return not trumps
    if sign == "carico":
        return any(view.rules.ranking.points[c] >= 10 for c in hand if c not in trumps)
    shows = SHOWS | BISCA if view.rules.variant == "bisca" else SHOWS
    return any(c.rank.value in shows[sign] for c in trumps)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "options"),
    [
        *[("briscola", {}), ("briscola", {"spies": True}), ("bisca", {}), ("bisca", {"spies": True})],
        *[("briscola", {"silent_first_trick": False}), ("briscola", {"exchange": "seven_and_two"})],
        *[("briscola", {"signs": "off"}), ("briscola", {"requests": False})],
    ],
)
def test_what_is_said_is_true_and_said_once_a_trick_as_it_was_agreed(
    variant: str, options: dict[str, OptionValue]
) -> None:
    """R-TALK-1; R-TALK-3 allows false signs; R-XCHG-1: the exchange is an answer of its own before a lead."""
    spoken: list[tuple[int, int, int, type[Event]]] = []
    for table, event in said(make_rules(variant, 4, options)):
        view = table.view(event.seat)
        assert not isinstance(event, Signalled) or true_of(event.sign, view.hand, view)
        spoken.append((table.hand, len(view.tricks), event.seat, type(event)))
    assert len(spoken) == len(set(spoken)) > HANDS
    assert any(trick == 0 for _, trick, _, _ in spoken) is ("silent_first_trick" in options)
    kinds = {Signalled: "signs", Requested: "requests"}
    assert {kind for *_, kind in spoken} == {kind for kind, key in kinds.items() if key not in options}


@pytest.mark.slow
def test_no_sign_is_made_twice_for_the_same_cards() -> None:
    """Between two equal signs such a card has been played, or after `none` a trump has been drawn."""
    table, players = table_of(PAIRS)
    for _ in range(HANDS):
        fresh: dict[tuple[int, Sign], bool] = {}
        for event in play_hand(table, players):
            if isinstance(event, Signalled):
                assert fresh.get((event.seat, event.sign), True)
                fresh[event.seat, event.sign] = False
                if event.sign in SHOWS:
                    fresh[event.seat, "none"] = True
            elif isinstance(event, Played) and table.phase is Phase.PLAY:
                view = table.view(event.seat)
                for sign in SHOWS:
                    if true_of(sign, (event.card,), view):
                        fresh[event.seat, sign] = fresh[event.seat, "none"] = True
                if true_of("carico", (event.card,), view):
                    fresh[event.seat, "carico"] = True


def test_a_level_with_signs_off_says_nothing() -> None:
    table, players = table_of(PAIRS, ("medium:signs=off", "easy:signs=off", "random", "medium:signs=off"))
    for _ in range(HANDS):
        assert not any(isinstance(event, Signalled | Requested) for event in play_hand(table, players))


@pytest.mark.parametrize("rules", SILENT, ids=slug)
def test_without_partners_there_is_no_one_to_talk_to(rules: Rules) -> None:
    table, company = table_of(rules, ("medium",) * rules.players)
    events = list(play_hand(table, company))
    assert not any(isinstance(event, Signalled | Requested) for event in events)


@pytest.mark.parametrize(
    ("hand", "signs", "played", "shown"),
    [
        ("1B RB 4C", "", "", "ace"),  # the strongest trump first, and then the next
        ("1B RB 4C", "ace", "", "king"),
        ("1B RB 4C", "ace king", "", None),
        ("4B 1D 7C", "", "", "low"),  # before a carico and weakness
        ("4B 1D 7C", "low", "", "carico"),
        ("RD 1D 7C", "", "", "none"),
        ("6B RD 7C", "low", "4B RS FS CS", "low"),  # the one shown has been played
        ("6B RD 7C", "low", "4C RS FS CS", None),
        ("RD 6C 7C", "none", "4C RS FS CS 4B 7S 6S 5S", "none"),  # a trump has come and gone
        ("RD 6C 7C", "none", "4C RS FS CS", None),
    ],
)
def test_a_sign_tells_the_strongest_news(hand: str, signs: str, played: str, shown: Sign | None) -> None:
    own = [(2, 0, sign) for sign in signs.split()]
    assert choose_sign(pairs(hand, turned="5B", played=f"{GONE} {played}", signs=own), Random(1)) == shown


def test_what_the_partner_knows_or_opponents_may_see_is_not_shown() -> None:
    """R-DRAW-5: everybody knows who has drawn the turned card; R-TALK-6."""
    view = pairs("1B 4C 5C", turned="1B", played=GONE, last_tricks=True)
    assert choose_sign(view, Random(1)) is None
    rules = make_rules("briscola", 4, {"show_partner": True})
    view = position(rules, hand="1B 4C 5C", turned="4B", played=GONE, last_tricks=True)
    assert choose_sign(view, Random(1)) is None
    assert choose_request(view, Random(1)) is None
    assert lie_of(bluff=0.0) is None
    assert lie_of(bluff=0.0, rules=PAIRS) == "none"


SPIED = make_rules("briscola", 4, {"spies": True})


def lie_of(
    *signs: tuple[int, int, Sign], bluff: float = 1.0, rules: Rules = SPIED, hand: str = "RD 2D 7C"
) -> Sign | None:
    """The sign of one who has nothing true to tell; his partner sits at place 2."""
    view = position(rules, hand=hand, turned="5B", played=GONE, signs=signs)
    return choose_sign(view, Random(1), bluff=bluff)


def test_a_false_sign_claims_only_what_the_partner_has_shown_and_only_to_mislead_spies() -> None:
    """R-TALK-3."""
    assert lie_of((2, 2, "ace")) == "ace"
    assert lie_of() is None
    assert lie_of((2, 1, "ace")) is None, "an opponent's"
    assert lie_of((2, 2, "low")) is None, "no card that can be told"
    assert lie_of((2, 2, "ace"), (2, 0, "ace")) is None, "told already"
    assert lie_of((2, 2, "ace"), (2, 0, "none"), rules=PAIRS) is None
    assert lie_of((2, 2, "ace"), bluff=0.0) is None
    assert lie_of((2, 2, "ace"), hand="RB 2D 7C") == "king"


def test_the_partner_makes_nothing_of_a_false_sign_and_a_spy_is_misled() -> None:
    """The one who holds the ace sees his partner claim it."""
    own = position(SPIED, hand="1B 2D 7C", turned="5B", played=GONE, signs=((2, 2, "ace"),))
    plain = position(SPIED, hand="1B 2D 7C", turned="5B", played=GONE)
    assert read_signs(know(own)) == (know(plain), ())
    spy = position(SPIED, hand="2B 2D 7C", turned="5B", played=GONE, signs=((2, 1, "ace"),))
    _, hints = read_signs(know(spy))
    assert len(hints) == 1


def test_partners_who_have_looked_at_each_others_cards_may_claim_anything_that_is_about() -> None:
    """R-TALK-6."""
    rules = make_rules("briscola", 4, {"show_partner": True, "spies": True})
    view = position(rules, hand="1B 4C 5C", turned="4B", played=GONE, last_tricks=True)
    assert harmless_lies(view) == ("three", "king", "knight", "jack")
    assert choose_sign(view, Random(1), bluff=1.0) == "three"


def request_of(
    hand: str, leader: int = 1, played: str = GONE, *, last: bool = False, rules: Rules = PAIRS, **asks: float
) -> Ask | None:
    """The request of seat 0 where another is to lead."""
    view = position(rules, hand=hand, turned="5B", played=played, last_tricks=last)
    return choose_request(replace(view, leader=leader, to_act=leader, legal=()), CHANCE, **asks)


CHANCE = Random(3)


def test_who_is_sparing_with_words_asks_less() -> None:
    assert 70 < sum(request_of("2D 4C 5C", asks=0.5) is not None for _ in range(200)) < 130


def test_who_plays_last_asks_for_what_serves_his_hand() -> None:
    assert request_of("1B 4C 5C") == "carico", "with the highest trump"
    assert request_of("3B 4C 5C") is None, "the ace is about"
    assert request_of("1D 4C 5C", last=True) == "trump", "for a carico where the stock is out"
    assert request_of("1D 4C 5C") is None
    assert request_of("2D 4C 5C") == "liscio"
    assert {request_of("1B 4C 5C", leader) for leader in (0, 2, 3)} == {None}, "others play later"


def test_who_holds_a_sure_carico_when_trumps_are_gone_asks_a_partner_who_leads_for_its_suit() -> None:
    """Option lead_request."""
    gone = "1B 3B RB CB FB 7B 6B 4B 2B 5B 1S 3S RS CS FS 7S"
    ask = partial(request_of, played=gone, last=True, rules=make_rules("briscola", 4, {"lead_request": True}))
    assert ask("1D 4C 5C", 2) == "lead:D"
    assert ask("3D 4C 5C", 2) is ask("1D 4C 5C", 3) is ask("1D 4C 5C", 2, rules=PAIRS) is None


def test_one_sign_in_four_is_caught_by_one_opponent() -> None:
    chance = Random(2)
    caught = [caught_by(SPIED, 0, chance) for _ in range(4000)]
    assert set(caught) == {(), (1,), (3,)}
    assert 900 < sum(map(len, caught)) < 1100
    assert not any(caught_by(PAIRS, 0, chance) for _ in range(50))


def test_true_signs_are_of_this_hand_alone() -> None:
    view = pairs("4B RB 1D", turned="5B", played=GONE)
    assert true_signs(view) == {"low", "king", "carico"}
