"""Styles of play: each does what it is named for, position by position and over many hands."""

import numpy as np
import pytest

from briscola.engine.cards import card
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.nets.tricks.batch import TrickBatch
from tests.training.test_greedy import table
from training.tricks.duplicate import duplicate
from training.tricks.greedy import greedy
from training.tricks.lockstep import play_out, random_chooser, shuffled_packs
from training.tricks.style_play import style_chooser, styles_chooser
from training.tricks.styles import STYLES, Style, drawn, matrix

TWO, PAIRS = make_rules("briscola", 2), make_rules("briscola", 4)


def played(style: str | Style, hand: str, lying: str = "", rules: Rules = TWO) -> str:
    style = STYLES[style] if isinstance(style, str) else style
    tables = table(rules, hand, lying)
    place = style_chooser(style, np.random.default_rng(1))(tables, tables.rows)[0]
    return coder_of(rules).card[int(tables.hands[0, tables.actor[0], place])].code


@pytest.mark.parametrize(
    ("style", "hand", "lying", "expected"),
    [
        ("plain", "2D 1C 4S", "", "4S"),
        ("plain", "2D 1C 4S", "3C", "1C"),
        ("plain", "2D 1B 4S", "1C", "2D"),
        ("plain", "2D 1B 4S", "FC", "4S"),
        ("hoarder", "2D 1B 4S", "1C", "4S"),  # gives eleven points, keeps the trump
        ("spender", "2D 1B 4S", "FC", "2D"),  # trumps two points
        ("loader", "2D 1C 4S", "", "1C"),
        ("taker", "1D 2B 4S", "3C", "1D"),  # the ace of trumps for a three
        ("plain", "1D 2B 4S", "FC", "2B"),
        ("shy", "5C 1B 4S", "4C", "4S"),
        ("generous", "1B 2B 4S", "RC", "1B"),
        ("puller", "2D 1C 4S", "", "2D"),
    ],
)
def test_a_style_plays_as_it_is_called(style: str, hand: str, lying: str, expected: str) -> None:
    assert played(style, hand, lying) == expected


def test_only_the_partners_trick_is_loaded() -> None:
    assert played("plain", "1B 2S 7S", "2C RC 4C", PAIRS) == "1B"
    assert played("plain", "1B 2S 7S", "RC 2C 4C", PAIRS) == "2S"


def test_the_careless_play_any_card_now_and_then() -> None:
    """As often as is said, and all cards alike."""
    count = 600
    tables = TrickBatch(TWO, shuffled_packs(TWO, count, np.random.default_rng(2)), np.full(count, 1))
    usual = style_chooser(Style(), np.random.default_rng(3))(tables, tables.rows)
    blind = style_chooser(Style(blind=0.3), np.random.default_rng(3))(tables, tables.rows)
    assert 0.13 < (usual != blind).mean() < 0.27  # two in three of them another card
    assert set(style_chooser(Style(blind=1.0), np.random.default_rng(3))(tables, tables.rows)) == {0, 1, 2}


def test_each_table_has_the_style_of_its_row() -> None:
    number = coder_of(TWO).number
    one = table(TWO, "2D 1C 4S")
    tables = TrickBatch(TWO, np.tile(one.packs, (3, 1)), np.full(3, 1))
    choose = styles_chooser(
        matrix([STYLES["loader"], STYLES["puller"], STYLES["plain"]]), np.random.default_rng(4)
    )
    rows = np.array([2, 0])
    cards = tables.hands[rows, tables.actor[rows], choose(tables, rows)]
    assert list(cards) == [number[card("4S")], number[card("1C")]]


def test_drawn_styles_are_no_two_alike_and_the_same_for_the_same_seed() -> None:
    styles = drawn(200, np.random.default_rng(5))
    assert styles.shape == (200, len(matrix([Style()])[0]))
    assert len(np.unique(styles, axis=0)) == 200
    assert (styles[:, -2] >= 0).all() and set(styles[:, -1]) == {0.0, STYLES["careless"].blind}
    assert (styles == drawn(200, np.random.default_rng(5))).all()


@pytest.mark.parametrize("rules", [TWO, PAIRS], ids=["two", "pairs"])
@pytest.mark.parametrize("name", STYLES)
def test_every_style_is_better_than_chance(rules: Rules, name: str) -> None:
    ours, rng = style_chooser(STYLES[name], np.random.default_rng(6)), np.random.default_rng(7)
    mean, error = duplicate(rules, ours, random_chooser(rng), deals=600, rng=rng, batch=TrickBatch)
    assert mean > 3 * error


def test_the_plain_style_beats_greedy_by_some_seven_points() -> None:
    rng = np.random.default_rng(8)
    ours = style_chooser(STYLES["plain"], rng)
    mean, _ = duplicate(TWO, ours, greedy, deals=1500, rng=rng, batch=TrickBatch)
    assert 4 < mean < 10


@pytest.mark.parametrize("variant", ["briscolone", "marianna", "bisca", "briscola"])
def test_whatever_the_rules_a_style_plays_them(variant: str) -> None:
    """Where suits must be followed and mariannas are declared too: all points are taken, none left over."""
    rules = make_rules(variant, 2, {"must_follow": "on"} if variant == "briscolone" else {})
    tables = TrickBatch(rules, shuffled_packs(rules, 20, np.random.default_rng(9)), np.full(20, 1))
    styles = styles_chooser(drawn(20, np.random.default_rng(9)), np.random.default_rng(9))
    play_out(tables, [styles], np.zeros((20, 2), np.int64))
    assert (tables.points.sum(axis=1) == 120).all()
