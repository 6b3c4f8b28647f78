"""The hands of a match as rows of a table: their sums, and names or faces over the columns."""

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.view.results import PlayedHand, hands_of_match
from briscola.engine.variants import make_rules
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.views.text.hand_lines import headings, line_words, lines, total
from briscola.ui.views.text.hands_table import draw_head, hand_columns
from tests.ui.conftest import Inked
from tests.ui.played import play
from tests.ui.results.kept import game, match


@pytest.mark.parametrize("name", ["two", "three", "pairs", "six"])
def test_the_last_row_has_the_points_of_all_hands_the_persons_side_first(name: str) -> None:
    played = match(name)
    hands, rules = hands_of_match(played.log), played.view.rules
    assert len(hands) > 1
    own = next(side for side in rules.sides if 0 in side)
    found = total(played.view, hands)
    assert found.cells[0] == str(sum(hand.ended.points[seat] for hand in hands for seat in own))
    assert sum(map(int, found.cells)) == 120 * len(hands)
    assert (found.note, found.number, set(found.won)) == ("points", "", {False})
    assert len(found.cells) == len(headings(played.setup, rules))


def test_declared_points_are_among_the_sums() -> None:
    """V-MA-3."""
    view = play("marianna", 2).view
    ended = replace(view.ended_hand, points=(70, 50), declared=(40, 0))
    hand = PlayedHand(number=1, dealer=0, caller=None, ended=ended)
    assert total(view, [hand, hand]).cells == ("220", "100")


def test_the_last_row_of_hands_that_are_paid_for_is_the_balance() -> None:
    """V-CH-15."""
    view = replace(match("chiamata").view, balance=(3, -1, -1, -1, 0))
    found = total(view, hands_of_match(match("chiamata").log))
    assert found.note == "balance" and found.cells == ("+3", "−1", "−1", "−1", "0")


def test_a_contract_that_nobody_pays_for_is_summed_by_its_points() -> None:
    played = game("chiamata")
    view = replace(played.view, rules=make_rules("briscola", 5))
    hands = hands_of_match(played.log)
    assert hands[0].ended.contract is not None and hands[0].caller is not None
    assert total(view, hands).cells == tuple(map(str, hands[0].ended.points))
    (line,) = lines(view, hands, ["You", "a", "b", "c", "d"])
    assert line.cells == total(view, hands).cells


@pytest.mark.parametrize(
    ("reason", "note", "made"),
    [("made", "Leo, 81", True), ("failed", "Leo, 81", False), ("passed_out", "all passed", False)],
)
def test_a_hand_that_is_paid_for_tells_the_promise_and_each_ones_payment(
    reason: str, note: str, *, made: bool
) -> None:
    """V-CH-15: and in words whether it was kept."""
    view, names = game("chiamata").view, ["You", "Ada", "Leo", "Rosa", "Pia"]
    paid = {"reason": reason, "winners": (2, 4), "contract": 81, "times": None}
    ended = replace(view.ended_hand, payments=(-1, -1, 3, -2, 1), **paid)
    (line,) = lines(view, [PlayedHand(number=7, dealer=0, caller=2, ended=ended)], names)
    assert line.cells == ("−1", "−1", "+3", "−2", "+1") and line.won == (False, False, True, False, True)
    assert (line.number, line.note, line.made, line.times) == ("7", note, made, 1)
    said = line_words(line, names)
    assert ("made" in said, "failed" in said) == (made, not made) and "paid" not in said


@pytest.mark.parametrize(
    ("reason", "note"), [("nobody", "nobody over 60"), ("void", "dealt again"), ("tie", "a tie")]
)
def test_a_hand_that_nobody_wins_says_why(reason: str, note: str) -> None:
    view = game("three").view
    ended = replace(view.ended_hand, reason=reason, winners=())
    (line,) = lines(view, [PlayedHand(number=1, dealer=0, caller=None, ended=ended)], ["You", "a", "b"])
    assert (line.note, line.made, line.won) == (note, None, (False,) * 3)


def test_a_match_without_a_whole_hand_sums_to_nothing() -> None:
    assert total(game("three").view, []).cells == ("0", "0", "0")


@pytest.mark.parametrize(("long", "written"), [(False, True), (True, False)])
def test_faces_stand_over_the_columns_where_a_name_would_be_cut(
    raster: Raster, inked: Inked, *, long: bool, written: bool
) -> None:
    kit = Kit((1024, 600), raster)
    columns, target = hand_columns(kit, 500, 3), pygame.Surface((500, 60))
    heads = ["You", "Ada", "Massimiliano Bartolomeo" if long else "Leo"]
    faces = [each.face for each in game("three").setup.opponents]
    draw_head(target, kit, target.get_rect(), columns, heads, [faces[0], *faces])
    assert [text for text, _rect in inked] == (heads if written else [])
