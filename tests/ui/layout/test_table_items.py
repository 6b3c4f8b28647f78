"""One list of all that lies on a table: each thing that is drawn there names its items in it."""

from collections.abc import Sequence

import pygame
import pytest

from briscola.ui.layout.placement import Obstacle, table_space
from briscola.ui.layout.table.card_spots import leading_code
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import (
    EVERYTHING,
    ITEM_KINDS,
    NEVER,
    TableContents,
    items_in_sight,
    items_on,
)
from briscola.ui.layout.window.metrics import MOST
from briscola.ui.render.kit import Kit, KitStyle
from briscola.ui.scenes.tabletop.thing import Thing, covered_last
from briscola.ui.widgets.button import LABEL_GROWTH, RoundButton
from tests.ui.conftest import Inked
from tests.ui.demands import SIZES
from tests.ui.drawn import QUICK
from tests.ui.layout.tables import TABLES, layouts
from tests.ui.play.pointed import Table


def test_neither_a_slip_nor_large_cards_forget_an_item_of_the_list() -> None:
    """A slip knows of something at each item, and each kind is on some table."""
    seen: set[str] = set()
    for table in TABLES:
        layout = layouts(table)[5]
        seen |= {item.kind.name for item in items_in_sight(layout)}
        for contents in (EVERYTHING, TableContents(laid=layout.ring[1:])):
            items = list(items_on(layout, contents))
            lying = table_space(layout, contents).lying
            assert all(spared.rect.contains(item.rect) for spared, item in zip(lying, items, strict=True))
            seen |= {item.kind.name for item in items}
    assert seen == {kind.name for kind in ITEM_KINDS}


def parts(thing: Thing) -> Sequence[pygame.Rect]:
    """Rectangles of a thing's parts, without the bubble at a face."""
    cards = [bounds(thing.poses, thing.ratio)] if thing.poses else []
    return [*thing.rects[:2], *cards]


def half_covered(rect: pygame.Rect, lying: Sequence[Obstacle]) -> bool:
    """True if a single obstacle lies over half of a thing."""
    areas = (rect.clip(each.rect).size for each in lying)
    return any(2 * width * height >= rect.width * rect.height for width, height in areas)


@pytest.mark.parametrize("game", ["two", "pairs", "chiamata", "scoperta"])
def test_a_slip_keeps_clear_of_each_thing_that_is_drawn(game: str) -> None:
    """A thing whose items do not stand where it lies would be under the next slip."""
    table, found = Table(game), set()
    for view in table.moments(4):
        layout = table.scene.context.layout
        contents = TableContents(
            held=tuple(map(len, view.hands)),
            laid={place for place, _ in view.table or view.drawn},
            buttons=table.scene.context.help_buttons,
        )
        kinds = [item.kind.name for item in items_on(layout, contents)]
        lying = list(zip(kinds, table_space(layout, contents).lying, strict=True))
        for thing in (widget.thing for widget in table.things):
            found.add(thing.kind)
            spared = [obstacle for kind, obstacle in lying if kind in thing.items]
            for rect in parts(thing) if thing.items else ():
                assert half_covered(rect, spared), (thing.name, rect)
    assert {"seat", "slate", "header", "seal"} <= found


@pytest.mark.parametrize(("game", "open_"), [("two", False), ("scoperta", True)])
def test_cards_that_lie_open_are_never_covered(game: str, *, open_: bool) -> None:
    """Those seen from behind are, where a slip has no place near (V-SC-1)."""
    for layout in layouts(game):
        last = bounds(layout.backs(layout.ring[1], layout.hand_size)[-1:], layout.ratio)
        assert (table_space(layout).cost(last) >= NEVER) is open_, layout.size


@pytest.mark.parametrize("large", [1.0, MOST])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_slip_lies_on_the_word_under_a_button(size: tuple[int, int], large: float, inked: Inked) -> None:
    kit, layout = Kit(size, QUICK, KitStyle(text_size=100 * large)), Layout(size, range(4), 3)
    lying = [rect for weight, rect in table_space(layout).lying if weight >= NEVER]
    for disc in layout.button_rects():
        inked.clear()
        RoundButton(kit, disc.center, "hint", "Aiuto ogni", print).draw(pygame.Surface(size))
        assert bool(inked) != layout.scale.small
        for word, rect in inked:
            letters = kit.capped(LABEL_GROWTH).fonts.render(word, "label").get_bounding_rect()
            seen = letters.move(rect.topleft).clip(disc.left, 0, disc.width, size[1])
            assert any(each.contains(seen) for each in lying)


COUNTED = {
    **dict.fromkeys(("landing", "cup", "chalk"), (0, 0)),
    **dict.fromkeys(("seat", "seal", "header", "emblem", "stock", "turned", "pile", "backs"), (0, 1)),
    **dict.fromkeys(("slate", "slip"), (1, 0)),
}
"""Numbers of rectangles of a thing that an explanation never covers, and that it avoids."""


@pytest.mark.parametrize("game", ["pairs", "chiamata"])
def test_an_explanation_covers_what_is_for_show_and_never_the_winning_card(game: str) -> None:
    """The other cards of the trick count double, so they are covered after all else."""
    table, beaten = Table(game), 0
    for view in table.moments(4):
        for thing in (widget.thing for widget in table.things):
            never, seldom = covered_last([thing])
            counted = len(never), len(seldom)
            if thing.kind in ("trick", "drawn") and thing.card is not None:
                leads = thing.card.code == leading_code(view)
                assert counted == ((1, 0) if leads else (0, 2)), thing.name
                beaten += not leads
            else:
                assert counted == COUNTED.get(thing.kind, counted), thing.name
    assert beaten
