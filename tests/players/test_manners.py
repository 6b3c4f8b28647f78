"""The judges of manners and odd plays: for each a play that it blames, and look-alikes that it does not."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from briscola.engine.actions import Ask
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.etiquette.answer_mistakes import (
    carico_given,
    carico_left,
    high_trump_spent,
    higher_than_needed,
    trump_thrown,
)
from briscola.players.etiquette.judging import (
    JUDGES,
    ODDITIES,
    Judge,
    dear_trump,
    defender_feeds,
    mistakes,
    more_than_needed,
    oddities,
    partner_against_caller,
    partner_betrays,
    small_trump_led,
)
from briscola.players.etiquette.trick_mistakes import (
    carico_led,
    enemy_fed,
    overkill,
    partner_not_loaded,
    partner_overtaken,
    trump_led,
    trump_waste,
)
from briscola.players.knowledge import SideRole, know
from briscola.players.talk.sign_reading import believed
from tests.players.positions import SENSIBLE, TWO, chiamata_position, chosen, pairs, position, two
from tests.spread import quick_some

THREE = make_rules("briscola", 3)
PRINI, PRINI_PAIRS = make_rules("prini", 2), make_rules("prini", 4)
ALL_DEALT = make_rules("prini", 4, {"deal_all": True})
NINE = make_rules("bisca", 2, {"hand_size": 9})


class Case(NamedTuple):
    """A position, and plays marked as at chess: `?` is blamed, `!` is right, of others nothing is said."""

    judge: Judge
    view: Observation
    plays: str


def three(hand: str, table: str = "", *, last_tricks: bool = False) -> Observation:
    return position(THREE, hand=hand, table=table, turned="6B", last_tricks=last_tricks)


def followed(hand: str, table: str, played: str) -> Observation:
    """A trick of prini with all cards dealt, after another that showed who could follow (V-PR-1)."""
    return position(ALL_DEALT, hand=hand, table=table, turned="CB", played=played, last_tricks=True)


def called(hand: str, table: str, caller: int = 2, card: str = "3B") -> Observation:
    return chiamata_position(hand=hand, called=card, caller=caller, table=table)


HIDING, HIDING_WITH_TRUMP = "3B 1D 4C 5C 2S 4S FD 7D", "3B 1D 6B 5C 2S 4S FD 7D"
DEFENDING = "3D 1D 4C 5C 2S 4S 6S 7S"
ONE_TRUMP_LEFT = "2B 4B 6B 7B FB CB RB 3B"
TWO_DRAWS_LEFT = " ".join(c.code for c in TWO.pack if c.code not in "1D 4C 6S 1B 4D CB RB 3B")
ALL_BUT_TWO_HANDS = " ".join(c.code for c in TWO.pack if c.code not in "1D 4C 6S 1B RB 3B")
OWN_CALL, OWN_TABLE = "3B 3D 4S 5C 1S 2S 6S 7S", "1C 4D CD 5D"

CASES: Mapping[str, Case] = {
    "a trump on the partner's ace as last player": Case(
        partner_overtaken, pairs("4C 2B 5C", "7S 1S 4S"), "2B? 4C!"
    ),
    "not when the next opponent could still trump the ace": Case(
        partner_overtaken, pairs("4C 2B 5C", "1S 4S"), "2B"
    ),
    "nor can one's own card beat the partner's ace of trumps": Case(
        partner_overtaken, pairs("4C RS 5C", "7S 1B 4S"), "4C"
    ),
    "nor can an opponent who has shown to lack trumps (V-PR-1)": Case(
        partner_overtaken, followed("5B 7C 6S", "1D 4D", "2B 4C 4B 6B"), "5B?"
    ),
    "one who has shown some can": Case(partner_overtaken, followed("5B 7C 6S", "1D 4D", "2B 7B 4B 6B"), "5B"),
    "not when it brings home the three of trumps while the ace is out": Case(
        partner_overtaken, pairs("4C 3B 5C", "7S 1S 4S"), "3B!"
    ),
    "not where there is nothing else to play": Case(
        partner_overtaken, position(PRINI_PAIRS, hand="7S 3S RB", table="2S 4S 6S", turned="5B"), "7S"
    ),
    "the king of trumps on a two": Case(trump_waste, two("RB 5C 4S", "2D"), "RB? 5C!"),
    "not on a jack": Case(trump_waste, two("RB 5C 4S", "FD"), "RB"),
    "not when every other card would give points away": Case(trump_waste, two("RB 1C 3S", "2D"), "RB"),
    "the king of trumps where the two takes the same trick": Case(overkill, two("RB 2B 5C", "1D"), "RB? 2B!"),
    "not when the next player could beat the two": Case(overkill, three("RB 2B 5C", "1D"), "RB"),
    "a trump where the three of the suit led takes for sure": Case(overkill, two("3D 2B 5C", "4D"), "2B?"),
    "not when that three could still be trumped": Case(overkill, three("3D 2B 5C", "4D"), "2B"),
    "not when more than needed brings home the three while the ace is out": Case(
        overkill, two("3B 2B 5C", "1D"), "3B!"
    ),
    "not between equals: the king that stays is as good with the ace at hand": Case(
        overkill, two("3B RB 1B", "2D"), "3B"
    ),
    "a little more than needed is no overkill": Case(overkill, two("7B 2B 5C", "1D"), "7B"),
    "an ace led while nearly all trumps are out": Case(carico_led, two("1D 4C 6S"), "1D? 4C!"),
    "not when one trump is left": Case(carico_led, two("1D 4C 6S", turned="5B", played=ONE_TRUMP_LEFT), "1D"),
    "not in the trick that gives out the turned card: who loses it draws the ace of trumps": Case(
        carico_led, two("1D 4C 6S", turned="1B", played=TWO_DRAWS_LEFT), "1D"
    ),
    "no ace against one hand of many cards": Case(
        carico_led, position(NINE, hand="1D 4C 6S 4S 5S 6C CC CS RD", turned="2B"), "1D"
    ),
    "not when the last hand is known": Case(
        carico_led, two("1D 4C 6S", turned="1B", played=ALL_BUT_TWO_HANDS, last_tricks=True), "1D"
    ),
    "not when there are only carichi": Case(carico_led, two("1D 3C 1S"), "1D"),
    "no ace where the others must follow": Case(
        carico_led, position(PRINI, hand="1D 4C 6S", turned="2B"), "1D"
    ),
    "but into the suit that somebody has shown to lack (V-PR-1)": Case(
        carico_led, followed("1D 4C 6S 5C 6C 7C", "", "2D 4S 5D 6D"), "1D?"
    ),
    "not into the suit that all have followed": Case(
        carico_led, followed("1D 4C 6S 5C 6C 7C", "", "2D 4D 5D 6D"), "1D"
    ),
    "the ace of trumps led at the start": Case(trump_led, two("1B 7S 1S"), "1B? 7S!"),
    "not with points in every card": Case(trump_led, two("1B RS 1S"), "1B"),
    "not as an answer": Case(trump_led, two("1B 7S 4D", "1S"), "1B"),
    "not when nothing is left to draw": Case(trump_led, three("1B 7S 1S", last_tricks=True), "1B"),
    "no trump against one hand of many cards": Case(
        trump_led, position(NINE, hand="1B 4C 6S 4S 5S 6C CC CS RD", turned="2B"), "1B"
    ),
    "not where the others must give their trumps": Case(
        trump_led, position(PRINI, hand="1B 7S 1S", turned="5B"), "1B"
    ),
    "a liscio under the partner's sure king of trumps": Case(
        partner_not_loaded, pairs("1D 4C 2B", "7S RB 4S"), "4C? 2B? 1D!"
    ),
    "not when the next opponent could beat the king": Case(
        partner_not_loaded, pairs("1D 4C 2B", "RB 4S"), "4C"
    ),
    "not when there is no carico at hand": Case(partner_not_loaded, pairs("RD 4C 2B", "7S RB 4S"), "4C"),
    "not with an ace that the duty to follow makes a winner": Case(
        partner_not_loaded, position(PRINI_PAIRS, hand="1D 4C 2B", table="7S RB 4S", turned="5B"), "4C"
    ),
    "a king thrown under the ace's trick": Case(enemy_fed, two("RD 4C 5S", "1D"), "RD? 4C!"),
    "not while the partner may still take it": Case(enemy_fed, pairs("RD 4C 5S", "1D"), "RD"),
    "not when there is nothing cheaper": Case(enemy_fed, two("RD 3C CS", "1D"), "RD"),
    "a hidden partner who shows himself under the caller's trick": Case(
        partner_betrays, called(HIDING, "7C 1B 4D 5D"), "3B? 1D!"
    ),
    "not when it takes an ace from the defenders": Case(
        partner_betrays, called(HIDING, "1C 4D CD 5D"), "3B!"
    ),
    "but then a small trump would have done as well": Case(
        partner_betrays, called(HIDING_WITH_TRUMP, "1C 4D CD 5D"), "3B?"
    ),
    "a jack given to a defender's sure trick by the hidden partner": Case(
        partner_against_caller, called(HIDING, "1C 4D CD 5D"), "FD? 5C!"
    ),
    "not while the caller may still take it": Case(
        partner_against_caller, called(HIDING, "1C 4D CD", caller=1), "FD"
    ),
    "trumping the caller's sure trick": Case(
        partner_against_caller, called(HIDING_WITH_TRUMP, "7C 1C 4D 5D"), "6B? 1D!"
    ),
    "not when a defender could still trump it": Case(
        partner_against_caller, called(HIDING_WITH_TRUMP, "1C 4D 5D"), "6B"
    ),
    "a few points are load enough for one who hides": Case(
        partner_not_loaded, called(HIDING, "7C 1B 4D 5D"), "4C? FD!"
    ),
    "a defender's ace on the caller's sure trick": Case(
        defender_feeds, called(DEFENDING, "7C 1B 4D 5D"), "1D? 4C!"
    ),
    "not while another defender may still trump": Case(
        defender_feeds, called(DEFENDING, "1C 4D", caller=3), "1D"
    ),
    "not on the trick of one who may be a defender too": Case(
        defender_feeds, called(DEFENDING, "1C 4D CD 5D"), "1D"
    ),
    "nor does it blame a hidden partner": Case(defender_feeds, called(HIDING, "1C 4D CD 5D"), "FD"),
    "the partner once shown is an enemy as well": Case(
        defender_feeds, called(DEFENDING, "1C 4D 3B 5D"), "1D?"
    ),
    "the caller overtakes the partner who is shown": Case(
        partner_overtaken, called("1B 1D 4C 5C 2S 4S 6S 7S", "1C 4D 3B 5D", caller=0), "1B?"
    ),
    "the caller does not load the partner who is shown": Case(
        partner_not_loaded, called("1B 1D 4C 5C 2S 4S 6S 7S", "1C 4D 3B 5D", caller=0), "4C?"
    ),
    "a caller of his own card knows that all are against him (V-CH-9)": Case(
        enemy_fed, called(OWN_CALL, OWN_TABLE, caller=0), "1S? 4S!"
    ),
    "and hides from nobody (V-CH-9)": Case(partner_betrays, called(OWN_CALL, OWN_TABLE, caller=0), "3B"),
    "where the ace is called the taker may be the partner (V-CH-9)": Case(
        enemy_fed, called(OWN_CALL, OWN_TABLE, caller=0, card="1B"), "1S"
    ),
    "the knight of trumps on a led jack looks odd": Case(dear_trump, two("CB 5C 4S", "FD"), "CB? 5C!"),
    "not on a king": Case(dear_trump, two("CB 5C 4S", "RD"), "CB"),
    "nor for a three": Case(dear_trump, two("1B 5C 4S", "3D"), "1B"),
    "nor with a trump worth nothing": Case(dear_trump, two("7B 5C 4S", "FD"), "7B"),
    "nor when every other card would give points away": Case(dear_trump, two("CB 1C 3S", "FD"), "CB"),
    "nor when it brings home the three while the ace is out": Case(dear_trump, two("3B 5C 4S", "FD"), "3B!"),
    "not after the first trick": Case(dear_trump, two("CB 5C 4S", "FD", played="2D 4D"), "CB"),
    "no trump is dear when nothing is left to draw": Case(
        dear_trump, two("CB 5C 4S", "FD", last_tricks=True), "CB"
    ),
    "a small trump led with a liscio at hand looks odd": Case(small_trump_led, two("4B 7S 1S"), "4B? 7S!"),
    "not with points in every other card": Case(small_trump_led, two("4B RS 1S"), "4B"),
    "nor as an answer": Case(small_trump_led, two("4B 7S 1S", "2D"), "4B"),
    "nor without a stock": Case(small_trump_led, three("4B 7S 1S", last_tricks=True), "4B"),
    "the seven of trumps where the two takes as well": Case(
        higher_than_needed, two("7B 2B 5C", "1D"), "7B? 2B!"
    ),
    "the lower of equals goes": Case(higher_than_needed, two("2B 4B 5C", "1D"), "4B?"),
    "not when the next could beat the two": Case(higher_than_needed, three("7B 2B 5C", "1D"), "7B"),
    "not when the higher one brings more home": Case(higher_than_needed, two("RB FB 5C", "1D"), "RB"),
    "the three of trumps for a jack, with one to come who may have the ace": Case(
        high_trump_spent, three("3B 5C 4S", "FD"), "3B? 5C!"
    ),
    "the ace of trumps for a jack as last player": Case(high_trump_spent, three("1B 5C 4S", "FD 2D"), "1B?"),
    "not when the three comes home for sure while the ace is out": Case(
        high_trump_spent, three("3B 5C 4S", "FD 2D"), "3B!"
    ),
    "not for a three": Case(high_trump_spent, three("1B 5C 4S", "3D 2D"), "1B"),
    "not where trumps are led": Case(high_trump_spent, three("1B 5C 4S", "FB"), "1B"),
    "not between two": Case(high_trump_spent, two("1B 5C 4S", "FD"), "1B"),
    "not when every other card would give points": Case(high_trump_spent, three("1B 1C RS", "FD"), "1B"),
    "but then the four of trumps would do": Case(high_trump_spent, three("1B 4B RS", "FD"), "1B? 4B!"),
    "a trump under the ace of trumps": Case(trump_thrown, two("2B 4C 5S", "1B"), "2B? 4C!"),
    "not while the partner may still take it with the ace": Case(trump_thrown, pairs("2B 4C 5S", "3B"), "2B"),
    "not with points in every card beside it": Case(trump_thrown, two("2B RC FS", "1B"), "2B"),
    "an ace given where a jack would do": Case(carico_given, two("1C FD RC", "1S"), "1C? FD!"),
    "a king for a jack is not as bad": Case(carico_given, two("RC FD 1C", "1S"), "RC!"),
    "with a liscio at hand it is another mistake": Case(carico_given, two("1C FD 4D", "1S"), "1C"),
    "not while the partner may take it": Case(carico_given, pairs("1C FD RC", "1S"), "1C"),
    "an ace left, with a small trump at hand": Case(carico_left, two("2B 5C 4S", "1D"), "5C? 2B!"),
    "not when only the ace of trumps could take it": Case(carico_left, two("1B 5C 4S", "1D"), "5C"),
    "nor a partner's ace": Case(carico_left, pairs("2B 5C 4S", "7S 1S 4S"), "5C"),
    "nor with another one to play": Case(carico_left, three("2B 5C 4S", "1D"), "5C"),
    "nor a king": Case(carico_left, two("2B 5C 4S", "RD"), "5C"),
    "a king where a jack could be given looks odd": Case(more_than_needed, two("RC FD CB", "1S"), "RC? FD!"),
    "not while the partner may still take the trick": Case(more_than_needed, pairs("RC FD CB", "1S"), "RC"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_judge_blames_what_annoys_and_not_what_only_looks_so(case: Case) -> None:
    knowledge = believed(know(case.view))
    found, number = case.judge(knowledge), knowledge.coder.number
    for play in case.plays.split():
        verdict = None if found is None else number[card(play[:2])] in found
        assert verdict is {"?": True, "!": False, "": None}[play[2:]], play


@pytest.mark.parametrize(
    ("hand", "table", "role"),
    [(HIDING, "7C 1B 4D 5D", SideRole.HIDDEN), (DEFENDING, "7C 1B 4D 5D", SideRole.DEFENDER)],
)
def test_the_holder_of_the_called_card_hides_and_the_others_defend(
    hand: str, table: str, role: SideRole
) -> None:
    assert know(called(hand, table)).role is role


def test_no_opponent_can_beat_the_partners_ace_of_trumps() -> None:
    assert know(pairs("4C RS 5C", "7S 1B 4S")).partners_for_sure


@pytest.mark.parametrize(
    ("hand", "ask", "code", "name"),
    [
        ("1D 4C 6S", "carico", "1D", "carico_led"),
        ("1B 7S 1S", "trump", "1B", "trump_led"),
        ("4B 7S 1S", "trump", "4B", "small_trump_led"),
    ],
)
def test_a_request_pardons_what_it_asks_for(hand: str, ask: Ask, code: str, name: str) -> None:
    found = oddities if name in ODDITIES else mistakes
    assert name in found(know(pairs(hand)))[card(code)]
    assert name not in found(know(pairs(hand), asked=ask))[card(code)]


def test_an_only_card_is_no_mistake() -> None:
    assert mistakes(know(two("RB", "2D"))) == {card("RB"): frozenset()}


COMPANY = (*SENSIBLE, "medium:memory=all", "regular", "hard")
NETS = ("hard", "maestro")
TEMPTED = [
    *((level, name) for name in JUDGES for level in COMPANY),
    *((level, name) for name in ODDITIES for level in NETS),
]


@pytest.mark.parametrize(("level", "name"), quick_some(TEMPTED, 63))
def test_no_level_makes_a_mistake_and_who_follows_a_net_plays_the_plain_card(level: str, name: str) -> None:
    """In the first position above in which one could."""
    view = next(case.view for case in CASES.values() if case.judge.__name__ == name and "?" in case.plays)
    found = oddities if name in ODDITIES else mistakes
    named = {c for c, names in found(know(view)).items() if name in names}
    assert named and len(named) < len(view.legal)
    assert not any(card(chosen(level, view, seed)) in named for seed in range(8))
