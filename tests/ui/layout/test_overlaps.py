"""What may never lie over what, as data: at every table, in every window, with the cards of every deck."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations, pairwise, product
from math import cos, hypot, radians, sin

import pygame
import pytest
from _pytest.mark.structures import ParameterSet

from briscola.client.view.view import View
from briscola.engine.cards import ALL_CARDS, Suit
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard
from briscola.engine.variants import VARIANTS, make_rules
from briscola.ui.layout.card_growth import STEP, overlaps, with_cards
from briscola.ui.layout.table import forms
from briscola.ui.layout.table.card_spots import TRICK_LAYER, pile_poses, spots
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.large_cards import LargeCards
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import items_in_sight
from briscola.ui.layout.window.metrics import LEAST, MOST, allowed
from tests.spread import quick_some
from tests.ui.layout import tables
from tests.ui.layout.tables import NARROWER, RATIOS, SIZES, TABLES, chosen, layouts, rules_of, said

HIDDEN, HIDDEN_BY_DUMMY = 0.06, 0.16
"""The share of a card in a trick that another may cover: a corner, and a strip where a dummy's cards lie.

Never what it is.
"""


def test_the_decks_are_as_different_as_they_were() -> None:
    assert RATIOS[0] < 0.5 < 0.7 < RATIOS[-1]


def form_of(rules: Rules) -> tuple[object, ...]:
    """The part of the rules that a layout asks for."""
    dummy = rules.dummy_seat is not None
    return rules.places, rules.hand_size, rules.in_sides, rules.open_hands, rules.trumps_at_start, dummy


def test_every_form_of_table_is_looked_at() -> None:
    """Of each game, for each number of players, with each value of each option."""
    forms = set()
    for name, game in VARIANTS.items():
        for players in game.players:
            for option, value in [(o, v) for o in game.options for v in o.values]:
                with suppress(BadOption):  # it is not offered there
                    forms.add(form_of(make_rules(name, players, {option.key: value})))
    assert forms <= {form_of(rules_of(table)) for table in TABLES}


@pytest.mark.parametrize("table", TABLES)
def test_everything_that_lies_on_the_table_has_a_size_and_lies_in_the_window(table: str) -> None:
    """The pack too where it is seen only while cards are dealt; there it lies beside the trick."""
    for layout in layouts(table):
        window, seats = pygame.Rect((0, 0), layout.size), [layout.seats[place] for place in layout.ring]
        cards = [*map(layout.slot, layout.ring), *layout.hand(layout.hand_size), layout.stock, layout.turned]
        cards += [pose for place in layout.ring[1:] for pose in layout.backs(place, layout.hand_size)]
        cards += [seat.pile for seat in seats]
        assert min(pose.height for pose in cards) > 0.05 * layout.unit, said(layout)
        for rect in (layout.stock_bounds, layout.contract):
            assert window.contains(rect), (rect, said(layout))
        trick = [bounds([layout.slot(place)], layout.ratio) for place in layout.ring]
        assert bounds([layout.stock], layout.ratio).collidelist(trick) < 0, said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_no_hand_covers_the_face_the_tag_or_the_pile_of_who_holds_it(table: str) -> None:
    """However many cards are left: thirteen lie in two rows, ten in one."""
    for layout in layouts(table):
        own = layout.seats[layout.ring[0]]
        pile = bounds(pile_poses(own.pile, layout.ring[0], 40), layout.ratio)
        for count in range(1, layout.hand_size + 1):
            hand = bounds(layout.hand(count), layout.ratio)
            assert layout.hand_rect.inflate(2, 2).contains(hand), (count, said(layout))
            for name, rect in (("face", own.face), ("tag", own.tag), ("pile", pile)):
                if name != "pile" or layout.pile_owner(layout.ring[0]) == layout.ring[0]:
                    assert not hand.colliderect(rect), (count, name, said(layout))


def edge(pose: Pose, ratio: float) -> Sequence[tuple[float, float]]:
    """Points along the edge of what lies so."""
    corners = pose.corners(ratio)
    return [
        (ax + (bx - ax) * t / 8, ay + (by - ay) * t / 8)
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
        for t in range(8)
    ]


def covered(one: Pose, other: Pose, ratio: float) -> float:
    """The share of a card that another lies over, by points all over it."""
    if not bounds([one], ratio).colliderect(bounds([other], ratio)):
        return 0.0
    steps = [(i + 0.5) / 16 - 0.5 for i in range(16)]
    (ax, ay), (bx, by), _c, (dx, dy) = one.corners(ratio)
    points = [
        (one.x + u * (bx - ax) + v * (dx - ax), one.y + u * (by - ay) + v * (dy - ay))
        for u in steps
        for v in steps
    ]
    return sum(other.holds(point, ratio) for point in points) / len(points)


@cache
def around(reach: float) -> Sequence[tuple[float, float]]:
    """Points on a disc's edge, and half as far from its middle, which is at 0, 0."""
    turns = [radians(15 * n) for n in range(24)]
    return [(far * reach * cos(turn), far * reach * sin(turn)) for far in (0.5, 1) for turn in turns]


def in_turn(cases: Iterable[tuple[object, ...]]) -> list[ParameterSet]:
    """Each table in each case; quick is one of each table, and all tables together see all cases."""
    found = list(cases)
    return [
        pytest.param(table, *case, marks=[] if n == at % len(found) else [pytest.mark.slow])
        for at, table in enumerate(TABLES)
        for n, case in enumerate(found)
    ]


@pytest.mark.parametrize(("table", "ratio", "wished"), in_turn(product(RATIOS[::2], (LEAST, 1.0, MOST))))
def test_no_card_of_the_hand_lies_on_a_round_button(table: str, ratio: float, wished: float) -> None:
    """Nor a lifted one, in windows of every shape, with cards of every size, however many are left."""
    half = hypot(1, ratio) / 2
    for size in (*SIZES, *NARROWER):
        layout = with_cards(tables.layout(rules_of(table), size, ratio), allowed(size, wished))
        hands = [layout.hand(count) for count in range(1, layout.hand_size + 1)]
        for disc, hand in product(layout.button_rects(), hands):
            reach = disc.width / 2 - 0.5
            cards = [
                pose
                for pose in (*hand, *map(layout.hovered, hand))
                if hypot(pose.x - disc.centerx, pose.y - disc.centery) < pose.height * half + reach
            ]
            points = [(disc.centerx + x, disc.centery + y) for x, y in around(reach)] if cards else []
            lying = [p for p in points if any(pose.holds(p, ratio) for pose in cards)]
            assert not lying, (disc, len(hand), said(layout))


@pytest.mark.parametrize("table", TABLES)
def test_no_card_of_the_others_lies_on_the_slate(table: str) -> None:
    """Turned as it lies, and however many they hold."""
    for layout in layouts(table):
        at, air = layout.scoreboard, 2 * max(3, layout.field_px(5))
        slate = Pose(at.centerx, at.centery, at.height + air, forms.SLATE_ANGLE)
        ratio = (at.width + air) / (at.height + air)
        for place in layout.ring[1:]:
            backs = layout.backs(place, layout.hand_size)
            for back in (backs[0], backs[-1]):
                assert not any(slate.holds(p, ratio) for p in edge(back, layout.ratio)), (place, said(layout))
                assert not any(back.holds(p, layout.ratio) for p in edge(slate, ratio)), (place, said(layout))


@pytest.mark.parametrize("table", TABLES)
def test_no_card_of_a_trick_touches_a_name(table: str) -> None:
    for layout in layouts(table):
        trick = [bounds([layout.slot(place)], layout.ratio) for place in layout.ring]
        air = 2 * max(3, layout.field_px(8))
        for place in layout.ring[1:]:
            tag = layout.seats[place].tag.inflate(air, air)
            assert tag.collidelist(trick) < 0, (place, said(layout))


@pytest.mark.parametrize("table", TABLES)
def test_no_card_of_a_trick_touches_the_slate_or_the_turned_card(table: str) -> None:
    """In tall windows the slate lies under the trick; over a wide hand of large cards nothing is turned."""
    for layout in layouts(table):
        air = 2 * max(2, layout.field_px(3))
        trick = [bounds([layout.slot(place)], layout.ratio).inflate(air, 0) for place in layout.ring]
        if not layout.portrait:
            assert layout.scoreboard_bounds.collidelist(trick) < 0, said(layout)
        if len(layout.pack) == 2:
            assert bounds([layout.turned], layout.ratio).collidelist(trick) < 0, said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_slip_under_the_slate_leaves_the_slate_to_be_read(table: str) -> None:
    """In tall windows it lies over the hand; of large cards it looks for a place of its own."""
    for layout in layouts(table):
        if not (layout.portrait or isinstance(layout, LargeCards)):
            assert not layout.caption.colliderect(layout.scoreboard_bounds), said(layout)


def check_trick(layouts: Iterable[Layout]) -> None:
    """No card of a trick covers more than a corner of another."""
    for layout in layouts:
        most = HIDDEN_BY_DUMMY if isinstance(layout, LargeCards) and layout.dummy else HIDDEN
        for one, other in combinations(map(layout.slot, layout.ring), 2):
            assert covered(one, other, layout.ratio) <= most, said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_cards_of_a_trick_lie_beside_each_other(table: str) -> None:
    check_trick(layouts(table))


@pytest.mark.parametrize(("table", "ratio", "wished"), in_turn(product(RATIOS[::2], (1.2, 1.4))))
def test_larger_cards_of_a_trick_lie_beside_each_other(table: str, ratio: float, wished: float) -> None:
    """In windows of 4:3 and in tall ones, where they just have room."""
    rules = rules_of(table)
    check_trick(with_cards(tables.layout(rules, size, ratio), allowed(size, wished)) for size in NARROWER)


@pytest.mark.parametrize("table", TABLES)
def test_a_card_of_a_trick_lies_towards_its_player(table: str) -> None:
    """No card lies farther out than that of who sits at a side; those from the top lie above, in order."""
    for layout in layouts(table):
        trick, own = {place: layout.slot(place) for place in layout.ring}, layout.slot(layout.ring[0])
        seats = {place: layout.seats[place] for place in layout.ring[1:]}
        for place, seat in seats.items():
            out = {"left": -1, "right": 1, "top": 0}[seat.edge]
            assert all(out * pose.x <= out * trick[place].x + 1 for pose in trick.values()), said(layout)
        top = [place for place, seat in seats.items() if seat.edge == "top"]
        assert sorted(top, key=lambda at: trick[at].x) == sorted(top, key=lambda at: seats[at].face.x)
        assert all(trick[place].y < own.y for place in top), said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_index_of_every_card_of_a_trick_can_be_read_whoever_has_played_last(table: str) -> None:
    """The upper left corner, from the margin to the sign under the number."""
    corner = [(across, down) for across in (0.04, 0.1, 0.17) for down in (0.01, 0.05, 0.1, 0.15, 0.2)]
    for layout in layouts(table):
        if isinstance(layout, LargeCards) and layout.dummy:  # there a card shows its lower right corner
            continue
        for place in layout.ring:
            card, others = layout.slot(place), [layout.slot(other) for other in layout.ring if other != place]
            for across, down in corner:
                turn = radians(card.angle)
                x, y = (across - 0.5) * card.height * layout.ratio, (down - 0.5) * card.height
                at = card.x + x * cos(turn) + y * sin(turn), card.y - x * sin(turn) + y * cos(turn)
                assert not any(other.holds(at, layout.ratio) for other in others), (place, said(layout))


@pytest.mark.parametrize("table", TABLES)
def test_the_winning_card_lies_over_the_others_whoever_has_played_it(table: str) -> None:
    rules = rules_of(table)
    layout = layouts(table)[0]
    for winner in range(rules.places):
        # The lowest cards, and the ace of trumps at one place.
        played = [card for card in ALL_CARDS if card.suit is Suit.COPPE][: rules.places]
        ace = next(card for card in ALL_CARDS if card.code == "1B")
        trick = tuple(TableCard(place, ace if place == winner else card) for place, card in enumerate(played))
        hands = ((),) * rules.places
        view = View(rules=rules, trumps=Suit.BASTONI, hands=hands, table=trick)
        found = {key: spot.layer for key, spot in spots(view, layout).items() if spot.layer >= TRICK_LAYER}
        assert max(found, key=lambda key: found[key]) == ace.code
        assert len(set(found.values())) == rules.places


def test_an_open_dummys_cards_lie_over_no_face_and_no_trick() -> None:
    """They lie over the slate, whose words stand over them, and none of it looks out above."""
    for layout in layouts("morto"):
        for place in layout.ring:
            seat = layout.seats[place]
            taken = [seat.face, seat.tag, layout.hand_rect]
            if not layout.portrait:
                taken.append(bounds([layout.slot(place)], layout.ratio))
            assert layout.tray.collidelist(taken) < 0, (place, said(layout))
        assert layout.tray.top <= layout.scoreboard_bounds.top, said(layout)
        assert layout.tray.width > 170 and layout.tray.height > 200, said(layout)


# Quick although it is dear: each window and language is tried in one go.
@pytest.mark.parametrize("table", quick_some(["chiamata", "morto"], 1))
def test_nothing_lies_on_the_contract_and_its_four_lines_have_room(table: str) -> None:
    """With cards of the usual size, larger and largest; no stock lies there."""
    rules = rules_of(table)
    for size, ratio, wished in product((*SIZES, *NARROWER), RATIOS, (1.0, 1.2, 1.4, MOST)):
        layout = with_cards(tables.layout(rules, size, ratio), allowed(size, wished))
        lying = {item.name: item.rect for item in items_in_sight(layout) if item.kind.name != "stock"}
        at = lying.pop("contract")
        assert at.collidelist([*lying.values()]) < 0, (at, lying, said(layout))
        assert at.height > 0.13 * layout.unit and at.width > 0.23 * layout.unit, said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_espresso_keeps_apart_from_buttons_faces_piles_and_hands(table: str) -> None:
    for layout in layouts(table):
        cup = layout.saucer
        if cup is None:
            continue
        own = layout.seats[layout.ring[0]]
        words = 0 if layout.scale.small else layout.scale.px(34)
        taken = {
            "hand": layout.hand_rect,
            "face": own.face,
            "tag": own.tag,
            "slate": layout.scoreboard_bounds,
        }
        taken["pile"] = bounds([own.pile], layout.ratio)
        air = layout.scale.px(20)  # a button's ring when it has the focus, the cup's shadow
        for at, disc in enumerate(layout.button_rects()):
            labelled = pygame.Rect(disc.topleft, (disc.width, disc.height + words))
            taken[f"button {at}"] = labelled.inflate(2 * air, 2 * air)
        for name, rect in taken.items():
            assert not cup.colliderect(rect), (name, cup, rect, said(layout))


def test_a_lifted_card_leaves_the_lower_row_of_a_trick_of_six_to_be_read() -> None:
    """V-SX-1: four fifths of it at least."""
    for layout in layouts("six"):
        lifted = bounds([layout.hovered(pose) for pose in layout.hand(layout.hand_size)], layout.ratio)
        low = bounds([layout.slot(place) for place in layout.ring], layout.ratio)
        assert low.bottom - lifted.top <= 0.2 * layout.trick_height, said(layout)


@pytest.mark.parametrize(("table", "ratio"), in_turn(zip(RATIOS)))
def test_cards_are_as_large_as_chosen_in_every_form(table: str, ratio: float) -> None:
    """The hand, the trick and the turned card; only wide cards beside a dummy's sheet stay smaller."""
    for size in ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1280, 1024)):
        usual, large = tables.layout(rules_of(table), size, ratio), chosen(table, size, ratio)
        factor = allowed(size, MOST)
        least = factor if table != "morto" else min(factor, 1.4)
        assert large.hand_height == pytest.approx(factor * usual.hand_height), said(large)
        assert large.trick_height >= (least - 0.001) * usual.trick_height, said(large)
        if table != "morto" and large.pack:
            assert large.turned.height == pytest.approx(factor * usual.turned.height), said(large)


@pytest.mark.parametrize(("table", "ratio"), in_turn(zip(RATIOS[::2])))
def test_cards_grow_as_far_as_nothing_covers_anything_by_it(table: str, ratio: float) -> None:
    """A step more of what gave way would cover something, as long as not all that is wished has room."""
    for size in ((1024, 600), (1024, 768), (1024, 1366)):
        usual = tables.layout(rules_of(table), size, ratio)
        grown = with_cards(usual, 1.6)
        known, kind, hand, trick = overlaps(usual), type(grown), grown.hand_factor, grown.table_factor
        assert overlaps(grown) <= known, said(grown)
        if hand < 1.6:
            assert not overlaps(usual.resized(kind, hand + STEP, 1.0)) <= known, said(grown)
        if trick < 1.6:
            assert not overlaps(usual.resized(kind, hand, trick + STEP)) <= known, said(grown)


def test_the_table_stays_as_it_is_while_larger_cards_cover_nothing() -> None:
    for size in ((1024, 600), (1366, 768)):
        assert not isinstance(chosen("briscolone", size, RATIOS[1]), LargeCards), size


@pytest.mark.parametrize("table", TABLES)
def test_a_large_card_of_the_hand_shows_its_index_and_two_thirds_of_its_height(table: str) -> None:
    """Each is 44 px wide to be touched.

    A lifted one rises out of the window's edge, and covers a third of a card of the trick at most.
    """
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        for ratio in RATIOS:
            large = chosen(table, size, ratio)
            poses = large.hand(large.hand_size)
            for one, following in pairwise(poses):
                if following.x > one.x:  # in the same row
                    assert following.x - one.x >= max(43.5, 0.22 * one.height * ratio), said(large)
            for below, at in ((bounds([pose], ratio).bottom - size[1], pose) for pose in poses):
                if below > 0.16 * large.hand_height:
                    risen = bounds([large.hovered(at)], ratio).bottom - size[1]
                    assert risen < 0.3 * below, said(large)
            assert size[1] - bounds(poses, ratio).top >= 0.66 * large.hand_height, said(large)
            lifted = bounds([large.hovered(pose) for pose in poses], ratio).top
            lowest = bounds([large.slot(place) for place in large.ring], ratio).bottom
            assert lowest - lifted <= 0.34 * large.trick_height, said(large)
