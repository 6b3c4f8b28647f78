"""What the players' faces show while a hand is played."""

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.view import View
from briscola.engine.cards import Suit, cards
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, feelings, style_of_seat
from tests.ui.evening import in_pairs


def table(players: int) -> tuple[View, Layout]:
    """A table without a trick, batons trump."""
    rules = make_rules("briscola", players)
    view = View(rules=rules, trumps=Suit.BASTONI, hands=((),) * players)
    return view, Layout((1280, 800), range(players), rules.hand_size)


def after(view: View, codes: str, winner: int) -> View:
    """The view when a trick led by the person has been taken."""
    last = tuple(TableCard(seat, card) for seat, card in enumerate(cards(codes)))
    points = sum(view.rules.ranking.points[on.card] for on in last)
    return replace(view, last=last, last_winner=winner, last_points=points)


def test_who_takes_a_rich_trick_smiles_and_who_lost_an_ace_in_it_does_not() -> None:
    view, layout = table(3)
    assert feelings(after(view, "4D 1D 2B", 2), layout, None) == {2: "pleased", 1: "dismayed"}


def test_a_poor_trick_leaves_all_faces_calm() -> None:
    view, layout = table(3)
    assert feelings(after(view, "4D RD 2B", 2), layout, None) == {}


def test_nobody_grieves_for_what_the_partner_takes() -> None:
    view, layout = table(4)
    assert feelings(after(view, "1D 4D 2B 5D", 2), layout, None) == {2: "pleased"}
    assert feelings(after(view, "5D 1D 2B 4D", 2), layout, None) == {2: "pleased", 1: "dismayed"}


@pytest.mark.parametrize(("acting", "side"), [(1, "right"), (3, "left")])
def test_eyes_follow_who_is_to_play(acting: int, side: str) -> None:
    """Place 1 sits at the right, 2 at the top, 3 at the left; the person's own face stays calm."""
    view, layout = table(4)
    seen = feelings(view, layout, acting)
    assert seen[2] == seen[4 - acting] == side
    assert acting not in seen
    assert 0 not in seen


def test_feelings_come_before_curiosity() -> None:
    view, layout = table(4)
    seen = feelings(after(view, "5D 1D 2B 4D", 2), layout, 3)
    assert (seen[1], seen[2]) == ("dismayed", "pleased")


@pytest.mark.parametrize(
    ("now", "drawing"),
    [
        (TurnAndFaces(blink=1), "blink"),
        (TurnAndFaces(blink=1, moods={1: "left"}), "blink"),
        (TurnAndFaces(blink=1, moods={1: "pleased"}), "pleased"),
        (TurnAndFaces(blink=1, faces={1: "puff"}), "puff"),
        (TurnAndFaces(acting=1, faces={1: "puff"}), "puff"),
        (TurnAndFaces(acting=1, moods={1: "pleased"}), "thinking"),
        (TurnAndFaces(acting=1, drawn={1: "thinking-2"}), "thinking-2"),
    ],
)
def test_a_sign_goes_before_a_thought_and_a_smile_does_not_vanish_in_a_blink(
    now: TurnAndFaces, drawing: str
) -> None:
    view, _layout = table(2)
    setup = MatchSetup(opponents=regulars(2, ("medium",)))
    assert style_of_seat(view, setup, now, 1).mood == drawing


def test_no_face_keeps_its_eyes_shut_when_motion_is_reduced_in_the_middle_of_a_blink() -> None:
    led = in_pairs(speed="normal")
    idle = led.scene.idle

    def seen() -> bytes:
        led.app.draw()
        return pygame.image.tobytes(led.app.window.surface, "RGB")

    while idle.blinking is None:
        led.frames(1)
    led.app.change(motion="little")
    led.frames(60)
    in_blink = seen()
    idle.clear()
    led.scene.invalidate()
    assert in_blink == seen()
