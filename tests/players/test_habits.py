"""What is counted of a player's habits, and how it is written down."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from briscola.commands.simulate import simulate
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.events import Dealt, Event, HandEnded, Played
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.habits.habits import (
    PLACES,
    WAYS,
    BadHabits,
    Habits,
    added,
    from_json,
    observed,
    to_json,
)
from briscola.players.habits.notable_traits import ENOUGH, Trait, noticed
from briscola.players.nets.families import counted

TWO = make_rules("briscola", 2)


def tricks(text: str) -> tuple[TableCard, ...]:
    """The plays of tricks written `0:7C 1C` (who leads, then both cards), one after another."""
    found: list[TableCard] = []
    for trick in text.split(", "):
        leader, both = trick.split(":")
        for seat, card in zip((int(leader), 1 - int(leader)), cards(both), strict=True):
            found.append(TableCard(seat, card))
    return tuple(found)


def ways(habits: Habits) -> dict[tuple[str, str], int]:
    """What was counted, without what never was."""
    return {named: habits.counts[place] for named, place in PLACES.items() if habits.counts[place]}


@pytest.mark.parametrize(
    ("trick", "counted_as"),
    [
        ("1:7C 2C", {("led", "blank"): 1}),
        ("1:FC 2C", {("led", "court"): 1}),
        ("1:3C 2C", {("led", "carico"): 1}),
        ("1:2D 2C", {("led", "trump"): 1}),
        ("0:7C 2C", {("on_blank", "gave_blank"): 1}),
        ("0:7C RB", {("on_blank", "gave_court"): 1}),
        ("0:7C 1B", {("on_blank", "gave_carico"): 1}),
        ("0:7C RC", {("on_blank", "took"): 1}),
        ("0:7C 3C", {("on_blank", "took_with_carico"): 1}),
        ("0:RC FD", {("on_court", "trumped"): 1, ("trumped_with", "court"): 1}),
        ("0:3B 2D", {("on_carico", "trumped"): 1, ("trumped_with", "blank"): 1}),
        ("0:3B 1B", {("on_carico", "took_with_carico"): 1}),
        ("0:2D 4D", {("on_trump", "took"): 1}),
        ("0:RD 2D", {("on_trump", "gave_blank"): 1}),
        ("0:RD 3D", {("on_trump", "took_with_carico"): 1}),
    ],
)
def test_a_play_is_counted_by_what_it_did(trick: str, counted_as: dict[tuple[str, str], int]) -> None:
    """Coins are trumps; seat 1 is looked at."""
    found = observed(tricks(trick), Suit.DENARI, TWO, 1)
    assert ways(found) == counted_as and found.hands == 1


def hands_of(events: Sequence[Event]) -> list[tuple[Suit, list[TableCard]]]:
    """The trumps and plays of each finished hand of a log."""
    found: list[tuple[Suit, list[TableCard]]] = []
    for event in events:
        match event:
            case Dealt(turned=Card() as turned):
                found.append((turned.suit, []))
            case Played():
                found[-1][1].append(TableCard(event.seat, event.card))
            case _:
                pass
    return found


def played(level: str, hands: int) -> list[tuple[Suit, list[TableCard]]]:
    """Hands of a level against itself."""
    events = list(simulate(TWO, levels=(level, level), seed=3, hands=hands, winning_hands=11))
    assert sum(isinstance(event, HandEnded) for event in events) == hands
    return hands_of(events)


def test_every_play_is_counted_once() -> None:
    """Of a whole hand a seat's twenty cards: three at the end, the others as leads or answers."""
    for trumps, plays in played("medium", 4):
        for seat in (0, 1):
            found = observed(plays, trumps, TWO, seat)
            assert sum(found.of("at_the_end")) == TWO.hand_size
            rest = [moment for moment in WAYS if moment not in ("at_the_end", "trumped_with")]
            assert sum(sum(found.of(moment)) for moment in rest) == TWO.tricks - TWO.hand_size
            trumped = sum(
                found.counts[PLACES[f"on_{led}", "trumped"]] for led in ("blank", "court", "carico")
            )
            assert sum(found.of("trumped_with")) == trumped


def test_what_the_other_holds_is_not_looked_at() -> None:
    """Habits of a hand are those of its plays alone: both seats' together count every lead and answer."""
    trumps, plays = played("easy", 1)[0]
    both = added(observed(plays, trumps, TWO, seat) for seat in (0, 1))
    assert both.hands == 2
    led, answered = sum(both.of("led")), sum(sum(both.of(m)) for m in WAYS if m.startswith("on_"))
    assert led == answered == TWO.tricks - TWO.hand_size


def test_habits_are_counted_in_briscola_for_two() -> None:
    assert counted(TWO) and counted(make_rules("briscola", 2, {"stop_at_61": True}))
    assert counted(make_rules("bisca", 2))
    others = (("briscola", 3), ("briscola", 4), ("prini", 2), ("chiamata", 5))
    assert not any(counted(make_rules(*game)) for game in others)


def some() -> Habits:
    """The habits of some hands."""
    return added(observed(plays, trumps, TWO, 1) for trumps, plays in played("easy", 2))


def test_habits_are_read_as_they_were_written_and_the_file_in_the_papers_is_one() -> None:
    """The moments and ways that there are, in their order."""
    found = some()
    assert Habits.read(found.spell()) == from_json(to_json(found)) == found
    assert Habits.read("") == added(()) == Habits() and Habits().spell() == ""
    assert not set(found.spell()) & set(",:="), "it stands in the switch of a level"
    page = Path(__file__).parents[2] / "docs" / "habits.md"
    example = page.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    assert from_json(example.encode()).hands == 100
    assert {moment: tuple(ways) for moment, ways in json.loads(example)["counts"].items()} == dict(WAYS)


@pytest.mark.parametrize("word", ["1", "1.2.3", "x" * 10, some().spell() + ".", some().spell()[:-1] + "-"])
def test_a_word_that_is_no_habits_is_refused(word: str) -> None:
    with pytest.raises(BadHabits):
        Habits.read(word)


def test_a_file_that_is_no_habits_is_refused_in_a_sentence() -> None:
    document = json.loads(to_json(some()))
    wrong: list[tuple[object, str]] = [
        ("", "not the JSON of habits"),
        ({**document, "habits": 2}, "this program reads habits of version 1, not 2"),
        ({**document, "hands": -1}, "a count is a whole number from 0"),
        ({**document, "hands": "3"}, "not the JSON of habits"),
        ({**document, "more": 1}, "not the JSON of habits"),
        ({**document, "counts": {**document["counts"], "led": {"blank": 1}}}, "habits count led, on_blank"),
        ({**document, "counts": {"led": document["counts"]["led"]}}, "habits count led, on_blank"),
    ]
    for content, sentence in wrong:
        with pytest.raises(BadHabits) as refused:
            from_json(json.dumps(content).encode() if content else b"\xff{")
        assert str(refused.value).startswith(sentence)
        assert "\n" not in str(refused.value)


def test_what_stands_out_is_told_and_nothing_else() -> None:
    """Who leads trumps half the time stands out among those who do so in a quarter; not after four leads."""
    usual = [0.0] * len(PLACES)
    for moment, ways in WAYS.items():
        for way in ways:
            usual[PLACES[moment, way]] = 1 / len(ways)
    counts = [0] * len(PLACES)

    def told(trumps: int, blanks: int, *, hands: int = ENOUGH) -> list[tuple[Trait, bool]]:
        counts[PLACES["led", "trump"]], counts[PLACES["led", "blank"]] = trumps, blanks
        found = noticed(Habits(hands, tuple(counts)), usual)
        return [(each.trait, each.share > each.usual) for each in found]

    assert (Trait.LEADS_TRUMPS, True) in told(50, 50)
    assert (Trait.LEADS_TRUMPS, False) in told(0, 100)
    assert Trait.LEADS_TRUMPS not in dict(told(25, 75)), "as often as usual"
    assert Trait.LEADS_TRUMPS not in dict(told(2, 2)), "four leads tell nothing"
    assert told(50, 50, hands=ENOUGH - 1) == [], "nor do nineteen hands"
