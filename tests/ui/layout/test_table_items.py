"""One list of all that lies on a table: each thing that is drawn there is in it, or is exempt by name."""

from collections.abc import Mapping, Sequence
from typing import get_args

import pygame
import pytest

from briscola.ui.layout.placement import Obstacle, table_space
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table_items import (
    EVERYTHING,
    ITEM_KINDS,
    ItemName,
    TableContents,
    items_in_sight,
    items_on,
)
from briscola.ui.scenes.tabletop.thing import LISTED, Thing, ThingKind, covered_last
from tests.ui.layout.tables import TABLES, layouts
from tests.ui.play.pointed import Table

EXEMPT: Mapping[ThingKind, str] = {
    "trace": "a mark at a face",
    "worth": "looks for a place of its own, and whoever lays a slip adds it",
    "chalk": "only where nothing needs the room",
    "sheet": "a paper over the table: whoever lays a slip adds it",
    "tray": "cards on that sheet",
    "slip": "looks for a place itself",
}


def kinds(union: object) -> set[str]:
    """All words of a union of literals."""
    return {word for part in get_args(union) for word in (get_args(part) or (part,))}


def test_every_kind_of_thing_is_in_the_list_or_exempt_by_name() -> None:
    assert kinds(ThingKind) == {*LISTED, *EXEMPT}
    assert not LISTED.keys() & EXEMPT.keys()


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
    assert seen == {kind.name for kind in ITEM_KINDS} == kinds(ItemName)


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
    """A thing in no list would be under the next slip."""
    table, found = Table(game), set()
    for view in table.moments(4):
        layout = table.scene.context.layout
        contents = TableContents(held=tuple(map(len, view.hands)), buttons=table.scene.context.help_buttons)
        lying = table_space(layout, contents).lying
        for thing in (widget.thing for widget in table.things):
            found.add(thing.kind)
            if thing.kind not in EXEMPT:
                for rect in parts(thing):
                    assert half_covered(rect, lying), (thing.name, rect)
    assert {"seat", "slate", "header", "seal"} <= found


def counted(kind: ThingKind, *, beaten: bool = False) -> tuple[int, int]:
    """Number of rectangles of a thing that an explanation never covers, and that it avoids."""
    rects = (pygame.Rect(0, 0, 9, 9),)
    never, seldom = covered_last([Thing(kind=kind, words=lambda: ("", ""), rects=rects, beaten=beaten)])
    return len(never), len(seldom)


def test_an_explanation_covers_what_is_for_show_and_never_the_winning_card() -> None:
    """The other cards of the trick count double, so they are covered after all else."""
    found = {kind: counted(kind) for kind in (*LISTED, *EXEMPT)}
    assert {kind for kind, number in found.items() if number == (0, 0)} == {"landing", "cup", "chalk"}
    assert {kind for kind, number in found.items() if number == (1, 0)} == {"drawn", "trick", "slate", "slip"}
    assert {number for number in found.values() if number not in ((0, 0), (1, 0))} == {(0, 1)}
    assert counted("trick", beaten=True) == (0, 2)
