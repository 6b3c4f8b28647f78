"""One list of all that lies on a table: each thing that is drawn there is in it, or is exempt by name."""

from collections.abc import Mapping, Sequence
from typing import get_args

import pygame
import pytest

from briscola.ui.layout.card_growth import things
from briscola.ui.layout.placement import Obstacle, table_space
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table_items import EVERYTHING, KINDS, TableContents, items_on
from briscola.ui.scenes.tabletop.thing import Thing, ThingKind
from tests.ui.layout.tables import TABLES, layouts
from tests.ui.play.pointed import Table

LISTED: Mapping[ThingKind, Sequence[str]] = {
    "drawn": ["trick"],
    "trick": ["trick"],
    "turned": ["stock"],
    "stock": ["stock"],
    "contract": ["stock"],
    "open": ["hand", "cards"],
    "backs": ["hand", "cards"],
    "pile": ["pile", "pile words"],
    "seat": ["face", "name"],
    "emblem": ["emblem", "trumps"],
    "slate": ["slate"],
    "header": ["header"],
    "seal": ["seal"],
    "cup": ["cup"],
}
"""Kinds of items that stand for a kind of thing in the list."""
EXEMPT: Mapping[ThingKind, str] = {
    "landing": "an outline on the cloth, drawn under the cards of the trick",
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
    """A slip knows of something at each item, large cards of each kind but those that give way."""
    seen: set[str] = set()
    for table in TABLES:
        layout = layouts(table)[5]
        for contents in (EVERYTHING, TableContents(laid=layout.ring[1:])):
            items = list(items_on(layout, contents))
            lying = table_space(layout, contents).lying
            assert all(spared.rect.contains(item.rect) for spared, item in zip(lying, items, strict=True))
            known = {name.rstrip(" 0123456789") for name in things(layout)}
            assert all(item.kind.gives_way for item in items if item.kind.name not in known)
            seen |= {item.kind.name for item in items}
    assert seen == {kind.name for kind in KINDS} >= {name for names in LISTED.values() for name in names}


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
        layout = table.scene.places
        contents = TableContents(held=tuple(map(len, view.hands)), buttons=table.scene.context.help_buttons)
        lying = table_space(layout, contents).lying
        for thing in (widget.thing for widget in table.things):
            found.add(thing.kind)
            if thing.kind not in EXEMPT:
                for rect in parts(thing):
                    assert half_covered(rect, lying), (thing.name, rect)
    assert {"seat", "slate", "header", "seal"} <= found
