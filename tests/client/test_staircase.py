"""The stairs: which steps there are, what counts as done, what is offered and what is not."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.stairs.done_before import experience
from briscola.capabilities.stairs.progress import EXPERIENCED, Experience, behind, done, next_step, offered
from briscola.capabilities.stairs.stairs import (
    BY_NAME,
    BY_SEATS,
    FIRST,
    PUZZLES,
    STEPS,
    StairFlight,
    StairStep,
    StepKind,
    own_game,
)
from briscola.capabilities.stairs.tables import LOWEST, setup_of
from briscola.client.host.library import Library
from briscola.client.setup.game_forms import Form, forms, own_game_option
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.storage.rows import add

LESSON = frozenset(NAMES)


def climbed(*names: str) -> Experience:
    """The experience of somebody who has done these steps, each once."""
    steps = [BY_NAME[name] for name in names]
    return Experience(
        lesson=LESSON if "first-evening" in names else (),
        hands={step.rules.slug: 1 for step in steps if step.kind in (StepKind.HAND, StepKind.MATCH)},
        matches={step.rules.slug: 1 for step in steps if step.kind is StepKind.MATCH},
        puzzles={step.rules.slug: PUZZLES for step in steps if step.kind is StepKind.PUZZLES},
    )


def test_every_game_that_new_match_lists_has_one_first_hand() -> None:
    hands = [step.rules.slug for step in STEPS if step.kind is StepKind.HAND]
    family = {form.key(value) for form, value in one_table_each()}
    assert len(hands) == len(set(hands)) and set(hands) == family


def one_table_each() -> Iterator[tuple[Form, OptionValue | None]]:
    """Every game: in briscola and chiamata at each table, in the family at the first."""
    for variant in VARIANTS:
        option = own_game_option(variant)
        for form in forms(variant) if variant in BY_SEATS else forms(variant)[:1]:
            yield from ((form, value) for value in (option.values if option is not None else (None,)))


def test_the_first_steps_come_in_order_and_then_every_other_game() -> None:
    names: list[str] = []
    while (step := next_step(climbed(*names))) is not None:
        names.append(step.name)
    assert names == [step.name for step in STEPS]
    assert [step.flight for step in STEPS[: len(FIRST)]] == [StairFlight.FIRST] * len(FIRST)


def test_whoever_has_played_much_is_no_beginner() -> None:
    much = Experience(hands={"briscola-2": EXPERIENCED})
    step = offered(much, {})
    assert step is not None and step.name == "pairs"
    assert not done(BY_NAME["first-evening"], much), "the picture claims nothing that was not done"
    other = Experience(hands={"sueca-4": EXPERIENCED})
    assert behind(BY_NAME["first-hand"], other) and not behind(BY_NAME["pairs"], other)


def test_whoever_plays_without_the_lesson_is_not_sent_back_to_it() -> None:
    step = offered(climbed("first-hand"), {})
    assert step is not None and step.name == "puzzles"


def test_on_the_stairs_the_next_step_is_the_lowest_that_is_not_done() -> None:
    assert next_step(climbed("first-hand", "auction")) is STEPS[0]
    assert next_step(climbed("first-evening", "first-hand", "auction")) is BY_NAME["puzzles"]


def test_a_game_played_with_house_rules_or_at_another_table_of_the_family_is_known() -> None:
    assert own_game(make_rules("briscola", 4, {"capot": True})) == "briscola-4"
    assert own_game(make_rules("briscola", 4, {"teams": False})) == "briscola-4-alone"
    assert own_game(make_rules("prini", 3, {"deal_all": True})) == "prini-2-all"
    assert own_game(make_rules("chiamata", 4, {"bidding": "two", "morto": "open"})) == "chiamata-4-two"


def test_what_was_declined_is_never_offered_again_and_another_step_only_after_a_hand() -> None:
    new = Experience()
    first = offered(new, {})
    assert first is not None and first.name == "first-evening"
    declined = {first.name: new.played}
    assert offered(new, declined) is None
    played = climbed("first-hand")
    second = offered(played, declined)
    assert second is not None and second.name == "puzzles"
    declined[second.name] = played.played
    more = Experience(hands={"briscola-2": 5}, matches={"briscola-2": 1})
    names: list[str] = []
    for _ in STEPS:
        if (step := offered(more, declined)) is not None:
            names.append(step.name)
            declined[step.name] = 0
    assert names == ["pairs", "auction"], "each once, and nothing above the first flight"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_has_its_table(step: StairStep) -> None:
    setup = setup_of(step, player="Mia", face="person-woman")
    rules = setup.rules()
    assert own_game(rules) == BY_NAME[step.name].rules.slug
    assert {each.level for each in setup.opponents} == {LOWEST}
    assert "teresa" in {each.face for each in setup.opponents} or step is BY_NAME["match"]


def test_the_dummy_lies_open_as_in_new_match() -> None:
    setup = setup_of(BY_NAME["chiamata-4"], player="", face="person-woman")
    assert setup.options == {"morto": "open"}


def test_experience_follows_from_what_is_kept(tmp_path: Path) -> None:
    library = Library(tmp_path)
    assert experience(library, ()) == Experience()
    played = [each for each in puzzles() if each.game.variant == "briscola" and each.game.players == 2][:3]
    for puzzle in (*played, played[0]):
        answer = PuzzleAnswer(puzzle=puzzle.id, day=date(2026, 11, 23), solved=False)
        PuzzleAnswers(library.database).add(library.profile.id, answer)
    found = experience(library, ["values"])
    assert found.puzzles == {"briscola-2": PUZZLES} and found.lesson == ["values"]
    assert done(BY_NAME["puzzles"], found) and not done(BY_NAME["first-evening"], found)


def test_hands_and_matches_count_for_the_game_of_a_step_whatever_its_house_rules(tmp_path: Path) -> None:
    library = Library(tmp_path)
    add(library.database, winning_hands=2, hands=3)
    add(library.database, variant="prini", players=3, game="prini-3", hands=1)
    add(library.database, variant="gone", game="gone-2", hands=9)
    found = experience(library, ())
    assert found.hands == {"briscola-2": 3, "prini-2": 1} and found.played == 4
    assert done(BY_NAME["match"], found) and done(BY_NAME["prini-2"], found)
