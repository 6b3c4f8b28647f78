"""Every event has a sentence for whoever cannot see the table, or is none of a seat's business."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.view.view import DealerNamed, DrawRound
from briscola.engine import events
from briscola.engine.events import (
    Dealt,
    DrawnForDeal,
    Event,
    HandEnded,
    Hidden,
    MatchEnded,
    PhraseSaid,
    Redealt,
    Sits,
    Withdrawn,
)
from briscola.engine.occupant import Occupant
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.text import use
from briscola.table.deals import SeededDeals
from tests.i18n.heard_matches import Moment, moments_of
from tests.spread import quick_some

UNFOLDED = {Dealt, DrawnForDeal}
"""Facts of the log of which a seat gets others: `DealSeen`, and the rounds of the draw."""
BESIDE_THE_PLAY = {Sits, PhraseSaid, Withdrawn}
"""Hidden facts that are shown all the same: at a table of friends, or when a shuffle begins anew."""


def kinds(kind: type[Event] = Event) -> Iterator[type[Event]]:
    """Every class of event."""
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


def samples() -> Iterator[Moment]:
    """Moments of matches by chance in which everything happens."""
    tables = (("briscola", 2), ("briscola", 4), ("chiamata", 5), ("brisca", 2), ("marianna", 2), ("sueca", 4))
    options: dict[str, dict[str, bool | int | str]] = {
        "chiamata": {"concede": True},
        "sueca": {"trump_card": "dealer"},
    }
    for seed, (variant, players) in enumerate(tables):
        rules = make_rules(variant, players, options.get(variant, {}))
        for number in (24,) if variant == "marianna" else (0, 1):  # a declaration is rare where chance plays
            yield from moments_of(rules, SeededDeals(100 * seed + number), Random(number))
    mariazza = make_rules("marianna", 2, {"mariazza": True})
    yield from moments_of(mariazza, SeededDeals(6), Random(6))  # with a declaration that is paid later


@pytest.fixture(scope="module")
def heard() -> Counter[type[Event]]:
    """Number of sentences said on each class of event, at any of the seats."""
    found: Counter[type[Event]] = Counter()
    for moment in samples():
        if moment.said:
            found[type(moment.event)] += 1
    return found


def test_every_event_that_reaches_a_seat_has_a_sentence(heard: Counter[type[Event]]) -> None:
    """Each class in engine/events.py; what is beside the play and hidden never comes to a seat."""
    abstract = {Hidden, events.Aside}
    hidden = {kind for kind in kinds() if issubclass(kind, Hidden)} - BESIDE_THE_PLAY
    rare = {Redealt, events.Conceded, MatchEnded, events.Revealed} | BESIDE_THE_PLAY
    expected = {kind for kind in kinds() if kind.__module__ == events.__name__} - hidden - abstract - UNFOLDED
    missing = {kind.__name__ for kind in expected - rare - set(heard)}
    assert not missing
    assert heard[DrawRound] and heard[DealerNamed]


def test_no_seat_is_ever_shown_what_has_no_sentence() -> None:
    """A class without a sentence is kept from every seat at the source."""
    for kind in kinds():
        if issubclass(kind, Hidden) and kind not in BESIDE_THE_PLAY:
            assert kind.for_seat is Hidden.for_seat, kind


@pytest.mark.parametrize("seat", range(1, 4))
def test_a_sign_is_told_of_whoever_makes_it(seat: int) -> None:
    moment = next(moments_of(make_rules("briscola", 4), SeededDeals(1), Random(1)))
    sign, others = (
        next(iter(moment.grimaces)),
        [moment.names[place] for place in range(1, 4) if place != seat],
    )
    said = moment.tell(events.Signalled(seat=seat, sign=sign, seen_by=(0,)), moment.view)
    assert moment.names[seat] in said and not [name for name in others if name in said]


def test_rare_events_have_sentences() -> None:
    """A weak hand shown, a hand given up, the seal opened, somebody new, a phrase, the end of the match."""
    rules = make_rules("chiamata", 5, {})
    moment = next(
        each for each in moments_of(rules, SeededDeals(1), Random(1)) if each.view.caller is not None
    )
    rare = (
        Redealt(seat=2),
        events.Conceded(seat=moment.view.caller or 0),
        events.Revealed(hand=1, secret="00"),
        Sits(seat=1, who=Occupant(name="Zia Pina", face="person-woman")),
        PhraseSaid(seat=1, phrase=0),
        Withdrawn(hand=1),
        MatchEnded(winners=(0,), score=(1, 0, 0, 0, 0)),
    )
    view = replace(moment.view, winners=(0,), hand_number=1)
    for event in rare:
        assert moment.tell(event, view), event


@pytest.mark.parametrize("language", quick_some(list(LANGUAGES), 3))
@pytest.mark.parametrize("variant", quick_some(sorted(VARIANTS), 3))
def test_sentences_are_whole_in_every_language(variant: str, language: str) -> None:
    """No field is left unfilled, nothing is doubled, no line break or mark of a list is read out."""
    use(language)
    rules = make_rules(variant, VARIANTS[variant].players[-1], {})
    for moment in moments_of(rules, SeededDeals(3), Random(3)):
        said = moment.said
        assert "{" not in said and "\n" not in said and ".." not in said, said
        assert not said or said[0] == said[0].upper() or said[0].isdigit(), said


def test_a_dealt_hand_is_read_to_its_holder_alone() -> None:
    """To several people who listen nobody's cards are named."""
    rules = make_rules("briscola", 2, {})
    moments = moments_of(rules, SeededDeals(5), Random(5))
    dealt = next(each for each in moments if isinstance(each.event, events.DealSeen))
    assert "Your cards: " in dealt.said
    how: dict[str, Any] = {"grimaces": {}, "settings": dealt.settings, "naming": ITALIAN, "you": None}
    for_all = told_aloud(dealt.event, dealt.before, dealt.view, ["Anna", "Bruno"], **how)
    assert "Your cards" not in for_all and "Trumps are" in for_all


def test_nobody_of_several_who_listen_is_told_that_you_have_won() -> None:
    rules = make_rules("briscola", 2, {})
    end = next(
        each for each in moments_of(rules, SeededDeals(5), Random(5)) if isinstance(each.event, HandEnded)
    )
    names, won = ["Anna", "Bruno"], replace(end.view, winners=(0,))
    how: dict[str, Any] = {"grimaces": {}, "settings": end.settings, "naming": ITALIAN}
    match = MatchEnded(winners=(0,), score=(1, 0))
    assert told_aloud(match, end.before, won, names, **how, you=None).startswith("Anna wins the match")
    assert told_aloud(match, end.before, won, names, **how).startswith("You win the match")
    winner = "Anna" if 0 in end.view.ended_hand.winners else "Bruno"
    assert told_aloud(end.event, end.before, end.view, names, **how, you=None).startswith(
        f"{winner} wins the hand"
    )
