"""What may never lie over what, as data: at every table, in every window, with the cards of every deck."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, pairwise
from math import cos, radians, sin

import pygame
import pytest

from briscola.client.view import View
from briscola.engine.cards import ALL_CARDS, Suit
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.card_words import ITALIAN, card_name
from briscola.i18n.text import upper
from briscola.i18n.trick_words import why_taken
from briscola.resources import decks
from briscola.ui.layout.card_growth import with_cards
from briscola.ui.layout.card_spots import TRICK_LAYER, spots
from briscola.ui.layout.enlarged_face import reach
from briscola.ui.layout.geometry import Pose, bounds
from briscola.ui.layout.large_cards import LargeCards
from briscola.ui.layout.metrics import LEAST, MOST, allowed
from briscola.ui.layout.pile import sample_means
from briscola.ui.layout.table_layout import SLATE_ANGLE, Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels import auction_pegs
from briscola.ui.views.card_slips import card_lines, place_slip, refusal_lines
from briscola.ui.views.event_slip import place_note
from briscola.ui.views.hand_fan import HandView
from briscola.ui.views.placement import taken_places
from briscola.ui.views.remark_placement import spoken
from briscola.ui.views.seat_views import pile_label
from briscola.ui.views.speech_bubble import BubbleWords, balloon
from briscola.ui.widgets import Ruler
from tests.spread import diagonal, quick_some
from tests.ui.demands import LANGUAGES

TABLES: Mapping[str, tuple[str, int, Mapping[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {}),
    "pairs": ("briscola", 4, {}),
    "five": ("briscola", 5, {}),
    "six": ("briscola", 6, {}),
    "six alone": ("briscola", 6, {"teams": False}),
    "chiamata": ("chiamata", 5, {}),
    "morto": ("chiamata", 4, {"morto": "open"}),
    "prini of two": ("prini", 2, {"deal_all": True}),
    "prini of three": ("prini", 3, {"deal_all": True}),
    "prini of four": ("prini", 4, {"deal_all": True}),
    "prini of five": ("prini", 5, {"deal_all": True}),
    "bisca": ("bisca", 2, {"hand_size": 9}),
    "scoperta": ("scoperta", 2, {}),
    "briscolone": ("briscolone", 2, {}),
}
SIZES = (
    (1024, 600),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (2560, 1080),
    (1080, 1920),
    (768, 1024),
)
_ALL = sorted({deck.ratio for deck in decks()})
RATIOS = (_ALL[0], _ALL[len(_ALL) // 2], _ALL[-1])
"""The narrowest cards, the widest, and those between."""
HIDDEN, HIDDEN_BY_DUMMY = 0.06, 0.16
"""The share of a card in a trick that another may cover: a corner, and a strip where a dummy's cards lie.

Never what it is.
"""
Size = tuple[int, int]


def rules_of(table: str) -> Rules:
    variant, players, options = TABLES[table]
    return make_rules(variant, players, dict(options))


def layout(
    rules: Rules,
    size: Size,
    ratio: float,
    kind: type[Layout] = Layout,
    hand: float = 1.0,
    on_table: float = 1.0,
) -> Layout:
    """A table with cards of these sizes."""
    return kind(
        size,
        range(rules.places),
        rules.hand_size,
        ratio=ratio,
        partners=rules.in_sides,
        face_up=rules.open_hands,
        trumps=rules.trumps_at_start,
        dummy=rules.dummy_seat is not None,
        hand_factor=hand,
        table_factor=on_table,
    )


def layouts(table: str) -> Iterator[Layout]:
    """That table in every window, with the cards of every deck; and with small and with large ones."""
    rules = rules_of(table)
    for size in SIZES:
        for ratio in RATIOS:
            yield layout(rules, size, ratio)
    yield from resized(table)


@cache
def resized(table: str) -> Sequence[Layout]:
    """That table with small and with large cards, in some windows."""
    rules, at = rules_of(table), list(TABLES).index(table)
    return [
        with_cards(partial(layout, rules, size, RATIOS[1]), wished)
        for size in (SIZES[at % 4], SIZES[(at + 1) % 4])
        for wished in (LEAST, allowed(size, MOST))
    ]


def chosen(table: str, size: Size, ratio: float) -> Layout:
    """That table with the largest cards that its window allows."""
    return with_cards(partial(layout, rules_of(table), size, ratio), allowed(size, MOST))


@pytest.mark.parametrize("table", TABLES)
def test_cards_are_as_large_as_chosen_in_every_form(table: str) -> None:
    """The hand, the trick and the turned card; only wide cards beside a dummy's sheet stay smaller."""
    for size in ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1280, 1024)):
        for ratio in RATIOS:
            usual, large = layout(rules_of(table), size, ratio), chosen(table, size, ratio)
            factor = allowed(size, MOST)
            least = factor if table != "morto" else min(factor, 1.4)
            assert large.hand_height == pytest.approx(factor * usual.hand_height), said(large)
            assert large.trick_height >= (least - 0.001) * usual.trick_height, said(large)
            if table != "morto" and not (isinstance(large, LargeCards) and large.held_wide):
                assert large.turned.height == pytest.approx(factor * usual.turned.height), said(large)


@pytest.mark.parametrize("table", TABLES)
def test_a_large_card_of_the_hand_shows_its_index_and_two_thirds_of_its_height(table: str) -> None:
    """Each is 44 px wide to be touched, and a lifted one covers a third of a card of the trick at most."""
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        for ratio in RATIOS:
            large = chosen(table, size, ratio)
            poses = large.hand(large.hand_size)
            for one, following in pairwise(poses):
                if following.x > one.x:  # in the same row
                    assert following.x - one.x >= max(43.5, 0.22 * one.height * ratio), said(large)
            assert size[1] - bounds(poses, ratio).top >= 0.66 * large.hand_height, said(large)
            lifted = bounds([large.hovered(pose) for pose in poses], ratio).top
            lowest = bounds([large.slot(place) for place in large.ring], ratio).bottom
            assert lowest - lifted <= 0.34 * large.trick_height, said(large)


def buttons(layout: Layout) -> Sequence[tuple[int, int]]:
    return layout.help(2 + layout.partners, upright=layout.partners)


def said(layout: Layout) -> str:
    """Which table, for a message."""
    return f"{layout.size}, cards of {layout.ratio:.2f}"


def test_the_decks_are_as_different_as_they_were() -> None:
    assert RATIOS[0] < 0.5 < 0.7 < RATIOS[-1]


@pytest.mark.parametrize("table", TABLES)
def test_no_hand_covers_the_face_the_tag_or_the_pile_of_who_holds_it(table: str) -> None:
    """However many cards are left: thirteen lie in two rows, ten in one."""
    for layout in layouts(table):
        own = layout.seats[layout.ring[0]]
        pile = bounds(sample_means(own.pile, layout.ring[0], 40), layout.ratio)
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
    steps = [(i + 0.5) / 24 - 0.5 for i in range(24)]
    (ax, ay), (bx, by), _c, (dx, dy) = one.corners(ratio)
    points = [
        (one.x + u * (bx - ax) + v * (dx - ax), one.y + u * (by - ay) + v * (dy - ay))
        for u in steps
        for v in steps
    ]
    return sum(other.holds(point, ratio) for point in points) / len(points)


@pytest.mark.parametrize("table", TABLES)
def test_no_card_of_the_others_lies_on_the_slate(table: str) -> None:
    """Turned as it lies, and however many they hold."""
    for layout in layouts(table):
        at, air = layout.slate, 2 * max(3, layout.px(5))
        slate = Pose(at.centerx, at.centery, at.height + air, SLATE_ANGLE)
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
        air = 2 * max(3, layout.px(8))
        for place in layout.ring[1:]:
            tag = layout.seats[place].tag.inflate(air, air)
            assert tag.collidelist(trick) < 0, (place, said(layout))


@pytest.mark.parametrize("table", TABLES)
def test_the_cards_of_a_trick_lie_beside_each_other(table: str) -> None:
    for layout in layouts(table):
        for one, other in combinations(map(layout.slot, layout.ring), 2):
            most = HIDDEN_BY_DUMMY if isinstance(layout, LargeCards) and layout.dummy else HIDDEN
            assert covered(one, other, layout.ratio) <= most, said(layout)


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
    layout = next(layouts(table))
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
    """They lie over the slate, whose words stand over them."""
    for layout in layouts("morto"):
        for place in layout.ring:
            seat = layout.seats[place]
            taken = [seat.face, seat.tag, layout.hand_rect]
            if not layout.portrait:
                taken.append(bounds([layout.slot(place)], layout.ratio))
            assert layout.tray.collidelist(taken) < 0, (place, said(layout))
        assert layout.tray.width > 170 and layout.tray.height > 200, said(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_espresso_keeps_apart_from_buttons_faces_piles_and_hands(table: str) -> None:
    for layout in layouts(table):
        cup = layout.saucer
        if cup is None:
            continue
        own = layout.seats[layout.ring[0]]
        side = layout.scale.target(68)
        words = 0 if layout.scale.small else layout.scale.px(34)
        taken = {"hand": layout.hand_rect, "face": own.face, "tag": own.tag, "slate": layout.slate_bounds}
        taken["pile"] = bounds([own.pile], layout.ratio)
        air = layout.scale.px(20)  # a button's ring when it has the focus, the cup's shadow
        for at, (x, y) in enumerate(buttons(layout)):
            taken[f"button {at}"] = pygame.Rect(x - side // 2, y - side // 2, side, side + words)
            taken[f"button {at}"].inflate_ip(2 * air, 2 * air)
        for name, rect in taken.items():
            assert not cup.colliderect(rect), (name, cup, rect, said(layout))


# ---- words on paper

FEW_SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3440, 1440), (1080, 1920), (768, 1024)]


def speaking(table: str, size: Size, raster: Raster) -> Iterator[tuple[Kit, Layout]]:
    """That table with the narrowest and the widest cards."""
    kit = Kit(size, raster)
    for layout in layouts(table):
        if layout.size == size and layout.ratio in (RATIOS[0], RATIOS[-1]):
            yield kit, layout


@pytest.mark.parametrize(
    ("table", "size"), quick_some(diagonal(list(TABLES) * 2, FEW_SIZES), len(TABLES) // 2), ids=str
)
def test_a_slip_lies_over_nothing_that_is_played_with_nor_over_the_slate(
    table: str, size: Size, raster: Raster
) -> None:
    """The longest sentences about a trick, in every language, from the first trick to the last."""
    rules = rules_of(table)
    cards = [card for card in ALL_CARDS if card.suit is Suit.COPPE][: rules.places]
    trick = tuple(TableCard(place, card) for place, card in enumerate(cards))
    view = View(rules=rules, trumps=Suit.BASTONI, hands=((),) * rules.places)
    for language in LANGUAGES:
        text.use(language)
        headline = upper(text._("{name} takes it").format(name="Bartolomea")) + " · 24 punti"
        reason = why_taken(trick, view, naming=ITALIAN)
        for kit, layout in speaking(table, size, raster):
            for held in range(rules.hand_size):
                note = place_note(
                    kit,
                    layout,
                    headline,
                    reason,
                    buttons=buttons(layout),
                    held=[held] * rules.places,
                    piled=range(rules.places),
                    free_of=[layout.tray] if table == "morto" else [],
                )
                assert note is not None, (held, said(layout))
                assert pygame.Rect((0, 0), size).contains(note.rect)
                taken = {"slate": layout.slate_bounds}
                if table == "morto":
                    taken["dummy's cards"] = layout.tray
                if held:
                    taken["hand"] = bounds(layout.hand(held), layout.ratio)
                for place in layout.ring:
                    seat = layout.seats[place]
                    taken |= {f"face {place}": seat.face, f"tag {place}": seat.tag}
                    taken[f"card {place}"] = bounds([layout.slot(place)], layout.ratio)
                for name, rect in taken.items():
                    assert not note.rect.colliderect(rect), (held, name, note.rect, rect, said(layout))


@pytest.mark.parametrize(
    ("table", "size"), quick_some(diagonal(list(TABLES) * 2, FEW_SIZES), len(TABLES) // 2), ids=str
)
def test_the_slip_of_a_card_lies_over_no_won_cards_nor_the_slate_nor_the_trick(
    table: str, size: Size, raster: Raster
) -> None:
    """What a card would do, and why it is refused, with many cards in the hand and with few."""
    rules = rules_of(table)
    codes = [card.code for card in ALL_CARDS]
    reason = "Il faut fournir de la couleur demandée\u00a0: les deniers, et vous en avez."
    for kit, layout in speaking(table, size, raster):
        hand = HandView(kit, layout, on_play=lambda _code, _pose: None, on_refuse=lambda _code: None)
        own = layout.seats[layout.ring[0]]
        for held in sorted({2, rules.hand_size // 2 or 1, rules.hand_size}):
            hand.hold(codes[:held], None)
            places = taken_places(layout, buttons(layout), [held] * rules.places, range(rules.places))
            taken = {"slate": layout.slate_bounds, "face": own.face, "tag": own.tag}
            taken["hand"] = bounds(layout.hand(held), layout.ratio)
            for place in layout.ring:
                taken[f"card {place}"] = bounds([layout.slot(place)], layout.ratio)
            taken["pile"] = bounds(sample_means(own.pile, layout.ring[0], 40), layout.ratio)
            taken["label"] = pile_label(kit, layout, layout.ring[0], "120 points")
            for words in (
                card_lines(codes[0], "11 points · does not take", naming=ITALIAN),
                refusal_lines(reason),
            ):
                slip = place_slip(kit, hand, codes[0], words, places)
                assert pygame.Rect((0, 0), size).contains(slip.rect)
                for name, rect in taken.items():
                    assert not slip.rect.colliderect(rect), (held, name, slip.rect, rect, said(layout))


@pytest.mark.parametrize(
    ("table", "size"), quick_some(diagonal(list(TABLES) * 2, FEW_SIZES), len(TABLES) // 2), ids=str
)
def test_no_bubble_lies_over_the_slate(table: str, size: Size, raster: Raster) -> None:
    """The called card, and what partners say with their faces; remarks: see test_small_talk."""
    longest = {}
    for language in LANGUAGES:
        text.use(language)
        longest[language] = max((upper(card_name(card, naming=ITALIAN)) for card in ALL_CARDS), key=len)
    for kit, layout in speaking(table, size, raster):
        for place in layout.ring[1:]:
            for words in longest.values():
                where, _lines = spoken(kit, layout, place, words, role="row")
                assert not where.rect.colliderect(layout.slate_bounds), (place, words, said(layout))
                assert not where.rect.colliderect(layout.hand_rect)
            if layout.partners:
                sign = BubbleWords(text="= asso di denari", detail="preso! tre di bastoni")
                assert not balloon(
                    kit, layout, layout.near.get(place, layout.seats[place]), sign, rays=True
                ).rect.colliderect(layout.slate_bounds)


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_at_a_table_of_six_partners_sign_and_opponents_ask_without_covering_each_other(
    size: Size, raster: Raster
) -> None:
    """V-SX-1: two partners may sign while both opponents beside them ask."""
    sign = BubbleWords(text="shows the tongue", detail="= has the knight of trumps")
    ask = BubbleWords(text="“Play a carico!”", detail="= an ace or a three")
    for kit, layout in speaking("six", size, raster):
        seats = {**layout.seats, **{place: layout.near[place] for place in (2, 4)}}
        lying = {
            place: balloon(
                kit, layout, seats[place], sign if place % 2 == 0 else ask, rays=place % 2 == 0
            ).rect
            for place in (1, 2, 4, 5)
        }
        for one, other in combinations(lying, 2):
            assert not lying[one].colliderect(lying[other]), (one, other, said(layout))
        for place, rect in lying.items():
            assert pygame.Rect((0, 0), size).contains(rect), (place, rect, said(layout))
            for other in layout.ring:
                assert reach(seats[other].face, rect) <= 0, (place, other, said(layout))


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_the_names_over_the_rule_of_an_auction_stand_clear_of_the_pegs(size: Size, raster: Raster) -> None:
    kit = Kit(size, raster)
    rule = Ruler(kit, pygame.Rect(40, 200, 800, kit.scale.px(64)), low=61, high=120)
    for best in (False, True):
        head = rule.rect.y - kit.scale.px(auction_pegs.IN) - auction_pegs.across(kit, best=best) / 2
        assert auction_pegs.foot(kit, rule) <= head - 2


def test_a_lifted_card_leaves_the_lower_row_of_a_trick_of_six_to_be_read() -> None:
    """V-SX-1: four fifths of it at least."""
    for layout in layouts("six"):
        lifted = bounds([layout.hovered(pose) for pose in layout.hand(layout.hand_size)], layout.ratio)
        low = bounds([layout.slot(place) for place in layout.ring], layout.ratio)
        assert low.bottom - lifted.top <= 0.2 * layout.trick_height, said(layout)
