"""Everything that lies on a table, in one list: a slip keeps clear of it, large cards do not cover it.

A new thing on the table is listed here: its word and its row in `TRAITS`, and its places in `items_on`.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import pygame
from msgspec import Struct

from briscola.ui.layout.table import Layout, bounds, pile_poses

CardKind = Literal["hand", "cards", "trick", "landing", "stock", "pile", "pile words"]
"""`cards` are another player's; `landing` is the place of the person's card while no other can fall there."""
ItemKind = CardKind | Literal["face", "name", "emblem", "trumps", "slate", "header", "seal", "button", "cup"]

NEVER = 100.0
"""Weight from which an obstacle is covered only where there is no other place at all."""
SHOW, PILE, SLATE, BACKS, SELDOM = 0.2, 0.4, 0.8, 1.2, 3.0
"""Weights of what is for show only, won cards, the slate, others' cards, and all else that lies there."""


class ItemTraits(NamedTuple):
    """Room that others leave to all things of a kind."""

    weight: float
    """Cost for a slip to cover it (see `Obstacle`); `table_space` may weigh piles, slate, open cards anew."""
    air: int = 0
    """Free room round it, in tens of px of 1080, half of it at each side."""
    gives_way: bool = False
    """True if large cards may cover it: it moves aside or goes, or `card_growth.things` looks after it."""


TRAITS: Mapping[ItemKind, ItemTraits] = {
    "hand": ItemTraits(NEVER, air=2),
    "cards": ItemTraits(BACKS),
    "trick": ItemTraits(NEVER, air=1),
    "landing": ItemTraits(SHOW, gives_way=True),
    "stock": ItemTraits(SELDOM, gives_way=True),
    "pile": ItemTraits(PILE),
    "pile words": ItemTraits(PILE, gives_way=True),
    "face": ItemTraits(NEVER, air=1),
    "name": ItemTraits(NEVER),
    "emblem": ItemTraits(SELDOM),
    "trumps": ItemTraits(SELDOM),
    "slate": ItemTraits(SLATE),
    "header": ItemTraits(SELDOM),
    "seal": ItemTraits(SELDOM),
    "button": ItemTraits(NEVER, air=1),
    "cup": ItemTraits(SHOW, gives_way=True),
}
"""A row for each kind."""

HEAPED = 40
"""Cards in the highest heap, so that a pile has room to grow."""
BUTTONS = 3
"""Number of round buttons at the edge; with partners there is one more, for signs."""


class TableContents(Struct, frozen=True):
    """Cards and controls that lie on a table at a moment; None stands for all there can be."""

    held: Sequence[int] | None = None
    """Numbers of cards of each place."""
    lifts: bool = True
    """True if cards of the hand may be lifted."""
    laid: Collection[int] | None = None
    """Places with a card in the trick where no other can fall."""
    piled: Collection[int] | None = None
    """Places with won cards."""
    stock: bool = True
    """True if a stock lies there."""
    buttons: Sequence[pygame.Rect] | None = None
    """Squares of the round help buttons."""


EVERYTHING = TableContents()
"""The fullest table."""


class TableItem(NamedTuple):
    """A thing on a table, and which of its kind: its player's place or a button's number."""

    kind: ItemKind
    rect: pygame.Rect
    which: int | None = None

    @property
    def name(self) -> str:
        """Name of its own on this table."""
        return self.kind if self.which is None else f"{self.kind} {self.which}"


def items_on(layout: Layout, contents: TableContents) -> Iterator[TableItem]:
    """Everything that lies on a table with these contents."""
    yield from _played(layout, contents)
    yield from _buttons(layout, contents)
    for place in layout.ring:
        yield from _player(layout, contents, place)
    yield TableItem("header", layout.header)
    yield TableItem("seal", layout.seal_rect)
    if contents.stock:
        yield TableItem("stock", layout.stock_bounds)
    if layout.trumps:
        yield TableItem("emblem", layout.emblem)
        yield TableItem("trumps", layout.emblem_label)
    yield from _piles(layout, contents)
    if layout.saucer is not None:
        yield TableItem("cup", layout.saucer)
    if contents.laid is not None:
        yield TableItem("landing", bounds([layout.slot(layout.ring[0])], layout.ratio))
    yield TableItem("slate", layout.slate_bounds)


def _played(layout: Layout, contents: TableContents) -> Iterator[TableItem]:
    """The person's whole hand, also lifted, and the cards of the trick."""
    held, laid = contents.held, contents.laid
    fan = layout.hand(layout.hand_size if held is None else held[layout.ring[0]])
    if fan:
        lifted = map(layout.hovered, fan) if contents.lifts else ()
        yield TableItem("hand", bounds([*fan, *lifted], layout.ratio))
    for place in layout.ring:
        if laid is None or place in laid:
            yield TableItem("trick", bounds([layout.slot(place)], layout.ratio), place)


def _buttons(layout: Layout, contents: TableContents) -> Iterator[TableItem]:
    """The help buttons and the pause."""
    buttons = contents.buttons
    if buttons is None:
        buttons = layout.help_buttons(BUTTONS + layout.partners, upright=layout.partners)
    for number, disc in enumerate((*buttons, layout.disc(layout.pause))):
        yield TableItem("button", disc, number)


def _player(layout: Layout, contents: TableContents, place: int) -> Iterator[TableItem]:
    """A player's face, name and cards; the person's cards are the hand."""
    seat = layout.seats[place]
    yield TableItem("face", seat.face, place)
    yield TableItem("name", seat.tag, place)
    held = min(3, layout.hand_size) if contents.held is None else contents.held[place]
    if place != layout.ring[0] and held:
        yield TableItem("cards", bounds(layout.backs(place, held), layout.ratio), place)


def _piles(layout: Layout, contents: TableContents) -> Iterator[TableItem]:
    """Won cards, with room to grow, and the words under them."""
    piled = layout.ring if contents.piled is None else contents.piled
    for place in {layout.pile_owner(each) for each in piled}:
        seat = layout.seats[place]
        words = pygame.Rect(0, 0, layout.field_px(190), layout.field_px(30))
        words.midtop = seat.label
        yield TableItem("pile", bounds(pile_poses(seat.pile, place, HEAPED), layout.ratio), place)
        yield TableItem("pile words", words, place)
