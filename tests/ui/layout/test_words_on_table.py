"""Slips, bubbles and names at every table: they lie over nothing that has to be seen."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from briscola.client.view.view import View
from briscola.engine.actions import SIGNS
from briscola.engine.cards import ALL_CARDS, BRISCOLA_RANKING, Suit
from briscola.engine.trick import TableCard
from briscola.i18n import text
from briscola.i18n.card_words import ITALIAN, card_name, cards_text, points_text
from briscola.i18n.character_words import VOICES
from briscola.i18n.sign_words import seen_by, thing
from briscola.i18n.text import _, upper
from briscola.i18n.trick_words import why_taken
from briscola.ui.chat.occasions import KINDS, lines
from briscola.ui.layout.placement import never, table_space
from briscola.ui.layout.table.card_spots import pile_poses
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.sign_slots import reach
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import NEVER, TableContents
from briscola.ui.render.kit import Kit, KitStyle
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.panels import auction_parts
from briscola.ui.scenes.play.caption_overlay import place_caption
from briscola.ui.scenes.play.card_slip_overlay import card_lines, place_beside_hand
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.views.bubbles.remark_placement import place_remark, place_sign
from briscola.ui.views.bubbles.speech_bubble import BubbleWords
from briscola.ui.views.faces.pile_views import pile_label
from briscola.ui.widgets.slider import Ruler
from tests.spread import diagonal, quick_diagonal, quick_some
from tests.ui.demands import LANGUAGES
from tests.ui.layout import tables
from tests.ui.layout.tables import RATIOS, TABLES, Size, layouts, rules_of, said

FEW_SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3440, 1440), (1080, 1920), (768, 1024)]
TABLES_AND_WINDOWS = pytest.mark.parametrize(
    ("table", "size"), quick_some(diagonal(list(TABLES) * 2, FEW_SIZES), 4), ids=str
)


def speaking(table: str, size: Size, raster: Raster) -> Iterator[tuple[Kit, Layout]]:
    """That table with the narrowest and the widest cards."""
    kit = Kit(size, raster)
    for layout in layouts(table):
        if layout.size == size and layout.ratio in (RATIOS[0], RATIOS[-1]):
            yield kit, layout


@TABLES_AND_WINDOWS
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
        headline = upper(_("{name} takes it").format(name="Bartolomea")) + " · 24 punti"
        reason = why_taken(trick, view, naming=ITALIAN)
        for kit, layout in speaking(table, size, raster):
            for held in range(rules.hand_size):
                space = table_space(
                    layout,
                    TableContents(held=[held] * rules.places, lifts=False, buttons=layout.button_rects()),
                    slate=NEVER,
                    besides=never(layout.tray if table == "morto" else None),
                )
                note = place_caption(kit, layout, headline, reason, space)
                assert note is not None, (held, said(layout))
                assert pygame.Rect((0, 0), size).contains(note.rect)
                taken = {"slate": layout.scoreboard_bounds}
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


@pytest.mark.slow
def test_a_remark_leaves_room_for_the_slip_about_a_trick(raster: Raster) -> None:
    """The slip comes while the remark stays; with large text both are high."""
    text.use("it")
    rules, size = rules_of("prini of three"), (1600, 1200)
    kit, layout = Kit(size, raster, KitStyle(text_size=160)), tables.layout(rules, size, RATIOS[1])
    headline, reason = "BARTOLOMEA PRENDE · 24 punti", "Il due di coppe batte l’asso di denari: è briscola."
    space = table_space(layout, TableContents(lifts=False), slate=NEVER)
    slip = place_caption(kit, layout, headline, reason, space)
    assert slip is not None
    said = sorted({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)}, key=len)
    for line in said[::4]:
        for place in layout.ring[1:]:
            where, _rows = place_remark(kit, layout, place, line)
            assert not where.rect.colliderect(slip.rect), (place, line)


@TABLES_AND_WINDOWS
def test_the_slip_of_a_card_lies_over_no_won_cards_nor_the_slate_nor_the_trick(
    table: str, size: Size, raster: Raster
) -> None:
    """The effect of a card, and the reason why it is refused, with many cards in the hand and with few."""
    rules = rules_of(table)
    codes = [card.code for card in ALL_CARDS]
    reason = "Il faut fournir de la couleur demandée\u00a0: les deniers, et vous en avez."
    for kit, layout in speaking(table, size, raster):
        hand = HandView(kit, layout, on_play=lambda _code, _pose: None, on_refuse=lambda _code: None)
        own = layout.seats[layout.ring[0]]
        for held in sorted({2, rules.hand_size // 2 or 1, rules.hand_size}):
            hand.hold(codes[:held], None)
            space = table_space(
                layout,
                TableContents(held=[held] * rules.places, lifts=False, buttons=layout.button_rects()),
                slate=NEVER,
                won=NEVER,
            )
            taken = {"slate": layout.scoreboard_bounds, "face": own.face, "tag": own.tag}
            taken["hand"] = bounds(layout.hand(held), layout.ratio)
            for place in layout.ring:
                taken[f"card {place}"] = bounds([layout.slot(place)], layout.ratio)
            if layout.pile_owner(layout.ring[0]) == layout.ring[0]:
                taken["pile"] = bounds(pile_poses(own.pile, layout.ring[0], 40), layout.ratio)
                taken["label"] = pile_label(kit, layout, layout.ring[0], "120 points")[1]
            for words in (
                card_lines(codes[0], "11 points · does not take", naming=ITALIAN),
                (("body-strong", reason),),
            ):
                slip = place_beside_hand(kit, hand, codes[0], words, space)
                assert pygame.Rect((0, 0), size).contains(slip.rect)
                for name, rect in taken.items():
                    assert not slip.rect.colliderect(rect), (held, name, slip.rect, rect, said(layout))


@TABLES_AND_WINDOWS
def test_no_bubble_lies_over_the_slate(table: str, size: Size, raster: Raster) -> None:
    """The called card, and what partners say with their faces; remarks: see test_small_talk."""
    longest = {}
    for language in LANGUAGES:
        text.use(language)
        longest[language] = max((upper(card_name(card, naming=ITALIAN)) for card in ALL_CARDS), key=len)
    for kit, layout in speaking(table, size, raster):
        for place in layout.ring[1:]:
            for words in longest.values():
                where, _lines = place_remark(kit, layout, place, words, role="row")
                assert not where.rect.colliderect(layout.scoreboard_bounds), (place, words, said(layout))
                assert not where.rect.colliderect(layout.hand_rect)
            if layout.partners:
                sign = BubbleWords(text="= asso di denari", detail="preso! tre di bastoni")
                near = place in layout.close_ups
                where, _lines = place_sign(kit, layout, place, sign, near=near, rays=True)
                assert not where.rect.colliderect(layout.scoreboard_bounds)


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_at_a_table_of_six_partners_sign_and_opponents_ask_without_covering_each_other(
    size: Size, raster: Raster
) -> None:
    """V-SX-1: two partners may sign while both opponents beside them ask."""
    sign = BubbleWords(text="shows the tongue", detail="= has the knight of trumps")
    ask = BubbleWords(text="“Play a load!”", detail="= an ace or a three")
    for kit, layout in speaking("six", size, raster):
        lying: dict[int, pygame.Rect] = {}
        for place in (1, 2, 4, 5):
            signs, besides = place % 2 == 0, list(lying.values())
            words = sign if signs else ask
            where, _lines = place_sign(kit, layout, place, words, near=signs, rays=signs, besides=besides)
            lying[place] = where.rect
        for one, other in combinations(lying, 2):
            assert not lying[one].colliderect(lying[other]), (one, other, said(layout))
        for place, rect in lying.items():
            assert pygame.Rect((0, 0), size).contains(rect), (place, rect, said(layout))
            for other in layout.ring:
                seat = layout.close_ups[other] if other in (2, 4) else layout.seats[other]
                assert reach(seat.face, rect) <= 0, (place, other, said(layout))


@pytest.mark.parametrize(("language", "table"), quick_diagonal(LANGUAGES, ["six", "marianna of four"]))
def test_the_bubble_of_ones_own_sign_lies_on_no_card_and_no_name(
    table: str, language: str, raster: Raster
) -> None:
    """Its second line names who has seen it, at a table of six two partners."""
    text.use(language)
    partners = ["Bartolomea", "Giuseppina"][: rules_of(table).places // 2 - 1]
    told = max((thing(sign, BRISCOLA_RANKING, naming=ITALIAN) for sign in SIGNS), key=len)
    words = BubbleWords(text=told, detail=seen_by(partners))
    for layout in layouts(table):
        kit = Kit(layout.size, raster)
        where, _lines = place_sign(kit, layout, layout.ring[0], words, near=False, rays=True)
        assert where.clear, (where.rect, said(layout))


def test_a_partners_request_lies_where_the_table_is_free_not_on_her_cards(raster: Raster) -> None:
    """Though her face would cover that place if it came nearer."""
    ask = BubbleWords(text="“Play a load!”", detail="= an ace or a three")
    for kit, layout in speaking("pairs", (1280, 800), raster):
        where, _lines = place_sign(kit, layout, layout.ring[2], ask, near=False, rays=False)
        backs = bounds(layout.backs(layout.ring[2], layout.hand_size), layout.ratio)
        assert not where.rect.colliderect(backs), (where.rect, backs, said(layout))


@pytest.mark.parametrize("rays", [False, True])
def test_a_bubble_in_a_low_window_lies_rather_on_its_own_name_than_on_a_card_of_the_trick(
    rays: bool, raster: Raster
) -> None:
    """With cards of usual width; the widest leave the longest words of a sign no such place either."""
    sign, size = BubbleWords(text="shows the tongue", detail="= has the knight of trumps"), (1024, 600)
    kit, layout = Kit(size, raster), tables.layout(rules_of("six"), size, RATIOS[1])
    where, _lines = place_sign(kit, layout, layout.ring[3], sign, near=False, rays=rays)
    assert where.rect.collidelist([bounds([layout.slot(each)], layout.ratio) for each in layout.ring]) < 0


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_the_names_over_the_rule_of_an_auction_stand_clear_of_the_pegs(size: Size, raster: Raster) -> None:
    kit = Kit(size, raster)
    rule = Ruler(kit, pygame.Rect(40, 200, 800, kit.scale.px(64)), low=61, high=120)
    for best in (False, True):
        head = rule.rect.y - kit.scale.px(auction_parts.IN) - auction_parts.across(kit, best=best) / 2
        assert auction_parts.foot(kit, rule) <= head - 2


@pytest.mark.parametrize("large", [1.0, 1.6])
@TABLES_AND_WINDOWS
def test_no_words_lie_under_the_hand(table: str, size: Size, large: float, raster: Raster) -> None:
    """Of what the person has won, at any size of text."""
    kit, window = Kit(size, raster, KitStyle(text_size=100 * large)), pygame.Rect((0, 0), size)
    for _small, layout in speaking(table, size, raster):
        for language in LANGUAGES:
            text.use(language)
            short = [points_text(120), cards_text(40)]
            shown = [*short, *([] if layout.short_words else [" · ".join(reversed(short))])]
            if len(layout.ring) >= 4 or layout.scale.small:
                shown = ["120"]
            for words in shown:
                for place in {layout.pile_owner(place) for place in layout.ring}:
                    _kit, rect = pile_label(kit, layout, place, words)
                    assert not rect.colliderect(layout.hand_rect), (place, words, said(layout))
                    assert window.contains(rect), (place, words, said(layout))
