"""One picture of all cards: its grid, found by its edges, and the cards that are cut out of it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from briscola.ui.scenes.own_decks.deck_files import DeckFile, DeckPictures
from briscola.ui.scenes.own_decks.deck_names import BACK, CODES, read_grid

SUITS = (4, 5)
"""Fewest and most rows, or columns where cards stand in columns: in a fifth one lie backs and jokers."""
RANKS = (10, 14)
"""Fewest and most cards of a suit; the 8, 9 and 10 of larger packs are left out."""
SHAPES = (0.42, 0.85)
"""Least and greatest width by height of a card in a grid that is found."""
SEARCHED = 1000
"""Width in px at which a grid is looked for."""
NOISE = 12
"""Most that the ground of a picture differs from itself, of 255: a JPEG's is not even."""


class Grid(NamedTuple):
    """Columns and rows of a picture of all cards."""

    columns: int
    rows: int

    @property
    def is_pack(self) -> bool:
        """True if it has room for four suits of ten, and not for much more."""
        return SUITS[0] <= min(self) <= SUITS[1] and RANKS[0] <= max(self) <= RANKS[1]


class SheetLayout(NamedTuple):
    """The grid that a picture shows best, and where its cards lie, in shares of its width and height."""

    grid: Grid | None
    """None if none fits its shape."""
    left: float = 0
    top: float = 0
    right: float = 1
    """Right end of the cards, and a gutter more."""
    bottom: float = 1


def layout_of(picture: pygame.Surface) -> SheetLayout:
    """Find gutters of the picture's ground between the cards, or else edges that repeat from card to card."""
    wide, high = picture.get_size()
    size = SEARCHED, max(1, round(SEARCHED * high / wide))
    bright = pygame.image.tobytes(pygame.transform.smoothscale(in_colours(picture), size), "RGB")[1::3]
    rows = [bright[at : at + size[0]] for at in range(0, len(bright), size[0])]
    columns = [bytes(column) for column in zip(*rows, strict=True)]
    across, down = (_pieces(lines, bright[0]) for lines in (columns, rows))
    grid = Grid(len(across), len(down))
    if grid.is_pack:
        (left, right), (top, bottom) = _ends(across), _ends(down)
        return SheetLayout(grid, left / size[0], top / size[1], right / size[0], bottom / size[1])
    fitting = [
        each for each in _grids() if SHAPES[0] <= wide / each.columns / (high / each.rows) <= SHAPES[1]
    ]
    edges = _edges(columns), _edges(rows)
    return SheetLayout(max(fitting, key=lambda grid: sum(map(_repeats, edges, grid)), default=None))


def _grids() -> Iterator[Grid]:
    for ranks in range(RANKS[0], RANKS[1] + 1):
        for suits in SUITS:
            yield from (Grid(ranks, suits), Grid(suits, ranks))


def _pieces(lines: Sequence[bytes], ground: int) -> Sequence[tuple[int, int]]:
    """First and last of lines of px side by side that show more than the ground."""
    shown = [max(line) - ground > NOISE or ground - min(line) > NOISE for line in lines]
    starts = [at for at, each in enumerate(shown) if each and not (at and shown[at - 1])]
    ends = [at for at, each in enumerate(shown) if each and not (at + 1 < len(shown) and shown[at + 1])]
    return [*zip(starts, ends, strict=True)]


def _ends(pieces: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Begin of the first piece, and begin of the one that would follow the last."""
    step = (pieces[-1][0] - pieces[0][0]) / (len(pieces) - 1)
    return pieces[0][0], pieces[0][0] + step * len(pieces)


def _edges(lines: Sequence[bytes]) -> Sequence[int]:
    """Difference of each line of px from the one before it, or of one beside it."""
    steps = [sum(abs(here - before) for here, before in zip(*pair, strict=True)) for pair in pairwise(lines)]
    return [max(steps[max(0, at - 1) : at + 2]) for at in range(len(steps))]


def _repeats(edges: Sequence[int], parts: int) -> float:
    """Share of the ups and downs of edges that is the same in each of so many parts, beyond chance; to 1.

    Of five parts the last one is left out, where little lies.
    """
    count = len(edges) // parts
    cells = [edges[at * len(edges) // parts :][:count] for at in range(SUITS[0] if parts in SUITS else parts)]
    many = len(cells)
    mean = sum(map(sum, cells)) / (many * count)
    common = sum((sum(column) / many - mean) ** 2 for column in zip(*cells, strict=True))
    spread = sum((each - mean) ** 2 for cell in cells for each in cell) / many
    return (common / spread - 1 / many) / (1 - 1 / many) if spread else 0.0


def in_colours(picture: pygame.Surface) -> pygame.Surface:
    """The picture in 24 or 32 bits, as scaling needs it."""
    if picture.get_bitsize() in (24, 32):
        return picture
    coloured = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    coloured.blit(picture, (0, 0))
    return coloured


def cards_of(picture: pygame.Surface, layout: SheetLayout, grid: Grid) -> DeckPictures:
    """The cards that a picture has by a grid, as if each were a file."""
    picture, reading = in_colours(picture), read_grid(*grid)
    rooms = {
        code: [_room(picture.get_size(), layout, grid, cell) for cell in cells]
        for code, cells in reading.cards.items()
    }
    grounds = [_ground(picture, rooms[code][0]) for code in CODES]
    left, top, right, bottom = (min(side) for side in zip(*grounds, strict=True))
    cards: dict[str, Sequence[DeckFile]] = {}
    for code, places in rooms.items():
        kept = [
            pygame.Rect(room.x + left, room.y + top, room.width - left - right, room.height - top - bottom)
            for room in places
            if code != BACK or not _is_empty(picture, room)
        ]
        if kept:
            cards[code] = [
                DeckFile(f"{code}-{at}", _cutter(picture, room)) for at, room in enumerate(kept, 1)
            ]
    return DeckPictures(cards, sure=False, family=reading.family)


def _room(size: tuple[int, int], layout: SheetLayout, grid: Grid, cell: int) -> pygame.Rect:
    """The rectangle of a cell, numbered row after row."""
    row, column = divmod(cell, grid.columns)
    wide, high = size[0] * (layout.right - layout.left), size[1] * (layout.bottom - layout.top)
    left, right = (round(size[0] * layout.left + wide * (column + each) / grid.columns) for each in (0, 1))
    top, bottom = (round(size[1] * layout.top + high * (row + each) / grid.rows) for each in (0, 1))
    return pygame.Rect(left, top, right - left, bottom - top).clip((0, 0, *size))


def _ground(picture: pygame.Surface, room: pygame.Rect) -> tuple[int, int, int, int]:
    """Px left, above, right and below of a card in which nothing but the picture's ground is seen."""
    card = picture.subsurface(room)
    if not picture.get_masks()[3]:
        card.set_colorkey(picture.get_at((0, 0)))
    drawn = card.get_bounding_rect()
    if not drawn.width:
        return room.width, room.height, room.width, room.height
    return drawn.left, drawn.top, room.width - drawn.right, room.height - drawn.bottom


def _is_empty(picture: pygame.Surface, room: pygame.Rect) -> bool:
    """True for a place in which only the ground of the picture's last corner is seen."""
    ground = picture.get_at((picture.get_width() - 1, picture.get_height() - 1))
    shown = pygame.image.tobytes(pygame.transform.smoothscale(picture.subsurface(room), (8, 8)), "RGBA")
    return all(abs(part - ground[at % 4]) <= NOISE for at, part in enumerate(shown))


def _cutter(picture: pygame.Surface, room: pygame.Rect) -> Callable[[int], bytes]:
    def read(most: int) -> bytes:
        cut = io.BytesIO()
        pygame.image.save(picture.subsurface(room), cut, "card.png")
        return cut.getvalue()[:most]

    return read
