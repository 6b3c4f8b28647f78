"""Everything that lies on a table, in one list: a slip keeps clear of it, large cards do not cover it.

A new thing on the table is a row of `ITEM_KINDS`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame
from msgspec import Struct

from briscola.client.view.view import View
from briscola.ui.layout.table.card_spots import pile_poses
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout

NEVER = 100.0
"""Weight from which an obstacle is covered only where there is no other place at all."""
SHOW = 0.2  # what is there for show only
PILE = 0.4  # won cards
SLATE = 0.8
BACKS = 1.2  # others' cards
SELDOM = 3.0  # all else that lies there
HEAPED = 40
"""Cards in the highest heap, so that a pile has room to grow."""


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

    @classmethod
    def seen(cls, view: View, buttons: Sequence[pygame.Rect]) -> "TableContents":
        """Those of a view until the person plays: with her card the trick goes, and no other falls before."""
        return cls(
            held=tuple(len(cards) for cards in view.hands),
            laid=[card.seat for card in view.table],
            piled=[place for place in view.order if view.captured[place]],
            buttons=buttons,
        )


EVERYTHING = TableContents()
"""The fullest table."""


Lying = Iterator[tuple[pygame.Rect, int | None]]
"""Rectangles of things of a kind, each with its player's place or its button's number."""
Lies = Callable[[Layout, TableContents], Lying]
"""Gives those that lie on a table with such contents."""


class ItemKind(Struct, frozen=True):
    """A kind of things on a table, where they lie, and the room that others leave to them."""

    name: str
    weight: float
    """Cost for a slip to cover one (see `Obstacle`); `table_space` may weigh some kinds anew."""
    lies: Lies
    """Those that a slip keeps clear of."""
    air: int = 0
    """Free room that a slip leaves round one, in tens of px of 1080, half of it at each side."""
    in_sight: Lies | None = None
    """Those that large cards must not cover; None: the same. See `_nothing`."""


class TableItem(NamedTuple):
    """A thing on a table, and which of its kind."""

    kind: ItemKind
    rect: pygame.Rect
    which: int | None = None

    @property
    def name(self) -> str:
        """Name of its own on this table."""
        return self.kind.name if self.which is None else f"{self.kind.name} {self.which}"


def items_on(layout: Layout, contents: TableContents) -> Iterator[TableItem]:
    """Everything that lies on a table with these contents."""
    for kind in ITEM_KINDS:
        for rect, which in kind.lies(layout, contents):
            yield TableItem(kind, rect, which)


def items_in_sight(layout: Layout) -> Iterator[TableItem]:
    """Everything on a full table that large cards must not cover."""
    full = TableContents(held=(layout.hand_size,) * len(layout.ring))
    for kind in ITEM_KINDS:
        for rect, which in (kind.in_sight or kind.lies)(layout, full):
            yield TableItem(kind, rect, which)


def _one(place: Callable[[Layout, TableContents], pygame.Rect | None]) -> Lies:
    """A single thing; None: it is not on this table."""

    def lies(layout: Layout, contents: TableContents) -> Lying:
        rect = place(layout, contents)
        if rect is not None:
            yield rect, None

    return lies


def _hand(layout: Layout, contents: TableContents) -> pygame.Rect | None:
    """The person's whole hand, also lifted."""
    fan = layout.hand(layout.hand_size if contents.held is None else contents.held[layout.ring[0]])
    lifted = map(layout.hovered, fan) if contents.lifts else ()
    return bounds([*fan, *lifted], layout.ratio) if fan else None


def _hand_in_window(layout: Layout, _: TableContents) -> pygame.Rect:
    """The resting hand, which may sink below the window's edge."""
    return layout.hand_rect.clip(pygame.Rect((0, 0), layout.size))


def _lifted_hand(layout: Layout, _: TableContents) -> pygame.Rect | None:
    """The lifted hand without the strip by which it may cover the trick."""
    share = layout.form.lift_covers
    if share is None:
        return None
    lifted = bounds([layout.hovered(pose) for pose in layout.hand(layout.hand_size)], layout.ratio)
    cut = round(share * layout.trick_height)
    lifted = pygame.Rect(lifted.x, lifted.y + cut, lifted.width, lifted.height - cut)
    return lifted.clip(pygame.Rect((0, 0), layout.size))


def _trick(layout: Layout, contents: TableContents) -> Lying:
    for place in layout.ring:
        if contents.laid is None or place in contents.laid:
            yield bounds([layout.slot(place)], layout.ratio), place


def _names(layout: Layout, _: TableContents) -> Lying:
    for place in layout.ring:
        yield layout.seats[place].tag, place


def _names_with_air(layout: Layout, _: TableContents) -> Lying:
    """The names; cards keep away from those of the other players."""
    air = 2 * max(3, layout.field_px(8))
    for place in layout.ring:
        tag = layout.seats[place].tag
        yield (tag if place == layout.ring[0] else tag.inflate(air, air)), place


def _stock(layout: Layout, contents: TableContents) -> pygame.Rect | None:
    return layout.stock_bounds if contents.stock else None


def _contract(layout: Layout, contents: TableContents) -> pygame.Rect | None:
    """The contract, where the stock would lie; five who hold many cards may have one."""
    return layout.contract if contents.stock and layout.many and len(layout.ring) == 5 else None


def _pack_and_turned(layout: Layout, _: TableContents) -> Lying:
    """The pack and the turned card."""
    for number, pose in enumerate(layout.pack):
        yield bounds([pose], layout.ratio), number


def _caption(layout: Layout, _: TableContents) -> pygame.Rect | None:
    """The slip about a trick; among large cards it looks for a place of its own."""
    return None if layout.makes_room else layout.caption


def _landing(layout: Layout, contents: TableContents) -> pygame.Rect | None:
    """The place of the person's card while no other can fall there."""
    return None if contents.laid is None else bounds([layout.slot(layout.ring[0])], layout.ratio)


def _buttons(layout: Layout, contents: TableContents) -> Lying:
    """The help buttons and the pause."""
    buttons = layout.button_rects() if contents.buttons is None else contents.buttons
    for number, disc in enumerate((*buttons, layout.disc(layout.pause))):
        yield disc, number


def _cards(layout: Layout, contents: TableContents) -> Lying:
    """The other players' cards."""
    for place in layout.ring[1:]:
        held = min(3, layout.hand_size) if contents.held is None else contents.held[place]
        if held:
            yield bounds(layout.backs(place, held), layout.ratio), place


def _piled(layout: Layout, contents: TableContents) -> Collection[int]:
    """Places at which won cards lie."""
    return {layout.pile_owner(each) for each in (layout.ring if contents.piled is None else contents.piled)}


def _piles(layout: Layout, contents: TableContents) -> Lying:
    """Won cards, with room to grow."""
    for place in _piled(layout, contents):
        yield bounds(pile_poses(layout.seats[place].pile, place, HEAPED), layout.ratio), place


def _pile_words(layout: Layout, contents: TableContents) -> Lying:
    for place in _piled(layout, contents):
        words = pygame.Rect(0, 0, layout.field_px(190), layout.field_px(30))
        words.midtop = layout.seats[place].label
        yield words, place


def _nothing(_layout: Layout, _contents: TableContents) -> Lying:
    """None: each looks for a place of its own, moves aside or goes."""
    return iter(())


ITEM_KINDS: Sequence[ItemKind] = (
    ItemKind("hand", NEVER, _one(_hand), air=2, in_sight=_one(_hand_in_window)),
    ItemKind("trick", NEVER, _trick, air=1),
    ItemKind("button", NEVER, _buttons, air=1),
    ItemKind("face", NEVER, lambda on, _: ((on.seats[place].face, place) for place in on.ring), air=1),
    ItemKind("name", NEVER, _names, in_sight=_names_with_air),
    ItemKind("cards", BACKS, _cards),
    ItemKind("header", SELDOM, _one(lambda on, _: on.header)),
    ItemKind("seal", SELDOM, _one(lambda on, _: on.seal_rect)),
    ItemKind("stock", SELDOM, _one(_stock), in_sight=_pack_and_turned),
    ItemKind("contract", SELDOM, _one(_contract)),
    ItemKind("emblem", SELDOM, _one(lambda on, _: on.emblem if on.trumps else None)),
    ItemKind("trumps", SELDOM, _one(lambda on, _: on.emblem_label if on.trumps else None)),
    ItemKind("pile", PILE, _piles),
    ItemKind("pile words", PILE, _pile_words, in_sight=_nothing),
    ItemKind("cup", SHOW, _one(lambda on, _: on.saucer), in_sight=_nothing),
    ItemKind("landing", SHOW, _one(_landing), in_sight=_nothing),
    ItemKind("slate", SLATE, _one(lambda on, _: on.scoreboard_bounds)),
    # Slips reckon with these themselves, if at all.
    ItemKind("caption", NEVER, _nothing, in_sight=_one(_caption)),
    ItemKind("tray", NEVER, _nothing, in_sight=_one(lambda on, _: on.tray if on.dummy else None)),
    ItemKind("lifted hand", NEVER, _nothing, in_sight=_one(_lifted_hand)),
)
"""A row for each kind of things; `cards` are another player's."""
WEIGHTS: Mapping[str, float] = {kind.name: kind.weight for kind in ITEM_KINDS}
"""Weight of each kind."""
