"""Where things lie: nothing leaves the window, nothing covers what it should not, at any size."""

from itertools import combinations, pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.view.view import View
from briscola.engine.cards import cards
from briscola.engine.events import TrickTaken
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.ui.animation.choreography import choreograph
from briscola.ui.animation.choreography_deal import Transition
from briscola.ui.animation.motion import pace
from briscola.ui.layout.card_growth import large_kind
from briscola.ui.layout.table.card_spots import pile_poses
from briscola.ui.layout.table.geometry import Pose, bounds, fan
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import TableContents, items_on
from briscola.ui.layout.window.fitting import fit
from tests.ui.layout import tables

HAND_SIZES = {2: (3, 9, 20), 3: (3, 13), 4: (3, 10), 5: (3, 8), 6: (3,)}


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Any window, any form of the game, any deck."""
    size = draw(st.tuples(st.integers(1024, 3840), st.integers(600, 2160)))
    players = draw(st.sampled_from((2, 3, 4, 5, 6)))
    face_up = players == 2 and draw(st.booleans())
    return Layout(
        size,
        range(players),
        3 if face_up else draw(st.sampled_from(HAND_SIZES[players])),
        ratio=draw(st.sampled_from((0.47, 0.54, 0.614, 0.716))),
        partners=players in (4, 6) and draw(st.booleans()),
        face_up=face_up,
        trumps=players != 2 or draw(st.booleans()),
    )


def things(layout: Layout) -> dict[str, pygame.Rect]:
    """Everything that must be seen whole, by name; a face and its tag are one, a pile counts at its foot."""
    full = TableContents(
        held=(layout.hand_size,) * len(layout.ring), lifts=False, buttons=layout.help_buttons()
    )
    others = ("trick", "face", "name", "pile", "pile words", "cup", "contract")  # there no stock lies
    found = {item.name: item.rect for item in items_on(layout, full) if item.kind.name not in others}
    found |= {"hand": layout.hand_rect, "slate": layout.scoreboard, "caption": layout.caption}
    wax = layout.scale.target(70)
    found |= {"seal": layout.seal_words, "wax": pygame.Rect(0, 0, wax, wax)}
    found["wax"].center = layout.seal
    for place, seat in layout.seats.items():
        found[f"player {place}"] = seat.face.union(seat.tag)
        if layout.pile_owner(place) == place:
            found[f"pile {place}"] = bounds([seat.pile], layout.ratio)
    return found


@given(layouts())
def test_everything_lies_inside_the_window(layout: Layout) -> None:
    window = pygame.Rect((0, 0), layout.size)
    for name, rect in things(layout).items():
        assert window.contains(rect), (name, rect, layout.size)
    for place in layout.ring:
        assert window.contains(bounds([layout.slot(place)], layout.ratio))
    assert window.contains(layout.tray)


@given(layouts())
def test_nothing_covers_what_it_should_not(layout: Layout) -> None:
    slack = round(layout.u(0.006)) + 2
    for (one, a), (other, b) in combinations(things(layout).items(), 2):
        shared = a.clip(b)
        assert min(shared.width, shared.height) <= slack, (one, a, other, b, layout.size)


@given(layouts())
def test_the_trick_leaves_every_other_thing_free(layout: Layout) -> None:
    allowed = {"caption", "hand"}
    slack = round(layout.u(0.03)) + 2
    for name, rect in things(layout).items():
        if name in allowed:
            continue
        for place in layout.ring:
            shared = bounds([layout.slot(place)], layout.ratio).clip(rect)
            assert min(shared.width, shared.height) <= slack, (name, rect, place, layout.size)


@pytest.mark.slow
@given(layouts(), st.integers(1, 20))
def test_every_card_of_the_hand_can_be_seen_and_touched(layout: Layout, count: int) -> None:
    """At least 22 % of each card is free, and no less than 44 px of it along its row."""
    poses = layout.hand(min(count, layout.hand_size))
    window = pygame.Rect((0, 0), layout.size)
    assert window.contains(bounds(poses, layout.ratio))
    for one, following in pairwise(poses):
        step = following.x - one.x
        if step > 0:
            assert step >= 0.22 * one.height * layout.ratio
            assert step >= 43.5


@pytest.mark.parametrize(
    ("size", "places"),
    [((1920, 1080), {0: "bottom", 1: "top"}), ((1280, 800), {0: "bottom", 1: "right", 2: "top", 3: "left"})],
)
def test_players_sit_anticlockwise_from_the_person(size: tuple[int, int], places: dict[int, str]) -> None:
    layout = Layout(size, range(len(places)), 3)
    assert {place: seat.edge for place, seat in layout.seats.items()} == places


def test_a_wide_window_only_moves_the_edges() -> None:
    usual, wide = Layout((1920, 1080), range(4), 3), Layout((2560, 1080), range(4), 3)
    assert wide.slot(1).x - 1280 == usual.slot(1).x - 960
    assert wide.stock.x - 1280 == usual.stock.x - 960
    assert wide.seats[1].face.right - 2560 == usual.seats[1].face.right - 1920
    assert wide.seats[3].face.left == usual.seats[3].face.left


def test_partners_share_a_pile_beside_the_partner_and_under_the_left_opponent() -> None:
    layout = Layout((1280, 800), range(4), 3, partners=True)
    assert [layout.pile_owner(place) for place in range(4)] == [2, 3, 2, 3]
    six = Layout((1280, 800), range(6), 3, partners=True)
    assert [six.pile_owner(place) for place in range(6)] == [2, 5, 2, 5, 2, 5]


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@pytest.mark.parametrize("table", tables.TABLES)
def test_the_turned_card_shows_its_head(table: str, *, large: bool) -> None:
    """A court card has its sign there: the head lies beyond the stock, towards the middle of the table."""
    for usual in tables.layouts(table):
        layout = usual.resized(large_kind(usual) if large else Layout, 1.0, 1.0)
        if len(layout.pack) == 2:
            (one, _y), (other, _y), (foot, _y), _ = layout.turned.corners(layout.ratio)
            assert layout.stock.x < layout.size[0] / 2
            assert (one + other) / 2 > layout.stock.x + layout.stock.height * layout.ratio / 2 > foot


def test_three_cards_fan_out_by_about_six_degrees() -> None:
    angles = [round(pose.angle, 1) for pose in Layout((1920, 1080), range(2), 3).hand(3)]
    assert angles == [6.3, 0.0, -6.3]


def test_a_fan_keeps_its_middle_and_hangs_at_the_ends() -> None:
    poses = fan(5, centre=(100, 50), height=40, step=20, spread=16)
    assert (round(poses[2].x), round(poses[2].y)) == (100, 50)
    assert poses[0].y > poses[1].y > poses[2].y
    assert poses[0].angle > 0 > poses[4].angle


def test_a_point_is_on_a_turned_card_where_the_card_is() -> None:
    lying = Pose(100, 100, 80, 90)
    assert lying.holds((138, 100), 0.6)
    assert not lying.holds((100, 138), 0.6)


PILE = Pose(500, 500, 120, 94)


def test_cards_lie_where_they_lay_when_more_come() -> None:
    assert pile_poses(PILE, 0, 40)[:6] == pile_poses(PILE, 0, 6)


def test_two_piles_do_not_look_alike() -> None:
    assert pile_poses(PILE, 0, 12) != pile_poses(PILE, 1, 12)


def test_a_pile_grows_higher_and_more_ragged() -> None:
    def height(count: int) -> int:
        return bounds(pile_poses(PILE, 3, count), 0.61).height

    def turned(first: int, last: int) -> float:
        return max(abs(pose.angle - PILE.angle) for pose in pile_poses(PILE, 3, last)[first:])

    assert height(2) < height(10) < height(20) < height(40)
    assert turned(0, 4) < 3 < turned(20, 40)


def test_no_card_slides_off() -> None:
    """The lowest lies on its place, every card over the middle of it; the pile rises away from its words."""
    for seed in range(5):
        poses = pile_poses(PILE, seed, 40)
        assert all(pose.holds((PILE.x, pose.y), 0.61) and abs(pose.x - PILE.x) < 8 for pose in poses)
        assert bounds(poses, 0.61).bottom <= bounds([PILE], 0.61).bottom + 4
        assert bounds([PILE], 0.61).top - bounds(poses, 0.61).top < 0.4 * PILE.height


def test_a_trick_flies_to_the_very_place_where_its_cards_lie_afterwards() -> None:
    """Partners' tricks go to one pile: what both have taken lies below."""
    rules = make_rules("briscola", 4)
    layout = Layout((1280, 800), range(4), 3, partners=True)
    trick = tuple(TableCard(place, card) for place, card in enumerate(cards("1C 3C RC 2C")))
    before = View(rules=rules, hands=((),) * 4, table=trick, captured=(8, 0, 4, 0), points=(0,) * 4)
    taken = choreograph(
        TrickTaken(winner=0, points=25),
        Transition(before=before, after=before, layout=layout, pace=pace("normal")),
    )
    owner = layout.pile_owner(0)
    assert [motion.end for motion in taken.motions] == list(
        pile_poses(layout.seats[owner].pile, owner, 16)[12:]
    )


@pytest.mark.parametrize("window", [(600, 1000), (1000, 1110), (400, 900), (300, 200)])
def test_a_window_below_the_smallest_is_laid_out_with_large_cards_too(window: tuple[int, int]) -> None:
    for table in tables.TABLES:
        laid = tables.chosen(table, fit(window).picture, tables.RATIOS[-1])
        assert laid.hand_factor >= 1 and laid.table_factor >= 1
