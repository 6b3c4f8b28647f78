"""Forms of table: what lies where with 2 to 6 players, a row for each number, all of it data.

Lengths are shares of the unit (`Frame.u`) if nothing else is said, places shares of the field (`Frame.x`,
`top`, `mid`), turns degrees anticlockwise.

Another number of players needs a row here; the page of a phone has its own in `pages/static/modes.js`
(`EDGES`, `ring`, `y` of each mode's `side`). `layout/card_growth` measures what the rows make. The limits of
messages follow `engine.variants.MOST_PLAYERS`. Another size of name tag is a row of `TAGS`.

What is the same for every number of players stands beside the place that reads it, or first here if several
do, and what belongs together in a class.
"""

from math import inf
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from briscola.ui.layout.table.geometry import Edge

T = TypeVar("T")


class FewMany(Struct, Generic[T], frozen=True):
    """A value for a hand of up to three cards, and for a wider one."""

    few: T
    many: T

    def of(self, many: bool) -> T:
        return self.many if many else self.few


class UsualSmall(Struct, frozen=True):
    """A length in windows of any height, and of less than 700 px (`Scale.small`)."""

    usual: float
    small: float

    def of(self, small: bool) -> float:
        return self.small if small else self.usual


class FanForm(Struct, frozen=True):
    """Shape of a hand: most distance of neighbours, in heights of a card, and turns between them."""

    step: float
    turn: float
    most_turn: float = inf
    """Most turn from the first card to the last."""


class PileForm(Struct, frozen=True):
    """y, height and turn of a pile at the lower edge or at a side."""

    down: float
    height: float
    angle: float


class TagForm(Struct, frozen=True, kw_only=True):
    """Height of a name tag, in px of a field 1080 high."""

    height: int
    least: int
    """Height in px in the smallest windows."""
    below: int
    """Px of these that lie where the tag usually lies; the others lie over the face."""


USUAL_RATIO = 0.614
"""Width of a card by its height for which the distances in a hand are written."""

TAGS = {1: TagForm(height=40, least=30, below=30), 2: TagForm(height=66, least=46, below=42)}
"""Name tags by their number of lines."""
TAG_WIDTH, TAG_LEAST_WIDTH = 152, 100
"""Width of a name tag, in px of a field 1080 high, and in px in the smallest windows."""
TAG_OVER_FACE = 0.017
"""Height by which a name tag hangs over the lower edge of the face."""


class TurnedCard:
    """The turned card, in heights of a card of the pack."""

    height = 0.985
    out = 0.47  # distance of its middle right of the pack's
    down = 0.03  # the same below it


CONTRACT, CONTRACT_ASIDE = (0.30, 0.19), 0.045
"""Width and height of the contract, and the distance of its middle right of the pack's, in units."""
SLATE_ANGLE = -3.0
"""Turn of the slate."""
COLUMNS, LISTED = (0.272, 0.308), (0.280, 0.325)
"""Sizes of the slate: with two columns, always enough for partners, and with a line for each of many."""
WHEEL, LEAST_WHEEL, CLOSE_WHEEL = 0.426, 256, 222
"""Most diameter of the wheel of signs in units, and those in px at which its words have room, and just so."""
CAPTION_LEAST = 190
"""Least width of the slip about a trick, in px."""
UNDER_BUTTON, UNDER_BUTTON_LEAST = 34, 24
"""Room for the word under a round button, in px at 1080; px that a slip leaves to the smallest letters."""


class InTrick(Struct, frozen=True):
    """Place of a card in the trick: steps right of the middle (a step is a card's width and a gap),
    distance below it, and turn."""

    across: float
    down: float
    angle: float


class SaucerForm(Struct, frozen=True):
    """Diameter (px at 1080) and place of the espresso; without a y it stands over the help buttons."""

    across: int
    x: float
    down: float | None = None


class TopRow(Struct, frozen=True, kw_only=True):
    """Players along the upper edge of a table, from right to left."""

    across: tuple[float, ...]
    """Middles of their faces. One alone: a share of the field; several: units from the middle."""
    portrait: tuple[float, ...]
    """The same in a window taller than wide, always shares of the field (see `TALL`)."""
    of_field: bool = False
    """True if also the middles of several are shares of the field."""
    face: float = 0.160
    eyes: float = 0.117
    """Diameter and y of a face."""
    pile_aside: FewMany[float]
    """Distance from the middle of a face to the pile at its right."""
    pile_shared: float = 0.0
    """That distance where partners share the pile."""
    pile_down: float
    pile_height: float
    pile_angle: float = 87
    backs: float
    """Height of their cards."""
    backs_width: FewMany[float]
    """Width of the room for these cards."""
    backs_down: float = 0.103


class LargePile:
    """The other piles among large cards."""

    height = 0.08
    down = 0.036  # y under the face at the top, or under the last card at a side
    words = 19  # size of the words under it, in px at 1080
    under = 0.40  # `SeatLayout.under` of all seats with a smaller face


class LargeTurned:
    """The turned card among large ones, in heights of a card."""

    up = 0.13  # rise of its middle over that of the stock
    most_up = 0.30  # the most of it over the person's face
    least_out = 0.20  # least distance out (`TurnedCard.out`) by the hand


class LargeForm(Struct, frozen=True, kw_only=True):
    """The table with large cards for one number of players; the values here are those of most."""

    trick: tuple[InTrick, ...]
    """The row, anticlockwise from the person's card; `down` (-1…1) counts in sways of the row."""
    sways: tuple[float, float] = (0.10, 0.26)
    """Least and most height by which the row sways, in heights of a card."""
    face: float = 0.120
    backs: float = 0.098
    """Diameter of another player's face, and height of a card there."""
    aside: float = 0.0
    """Shift of the seats at the top, in units."""
    pile_down: float = LargePile.down
    pile_down_tall: float = 0.054
    pile_height: float = LargePile.height
    """y of the piles at the top under the upper edge of the face, also in a tall window, and their height."""
    scoreboard: float = 0.86
    """Size of the slate by its usual one."""


class TableForm(Struct, frozen=True, kw_only=True):
    """The table for one number of players; tuples over players run anticlockwise from the person."""

    least: tuple[float, float] = (1.66, 1.0)
    """Least width and height of the window in units: in a smaller one all shrinks, nothing moves closer."""
    head: float = 0.0
    """Length in units by which all that is measured from the upper edge (`Frame.top`) lies lower."""
    middle_of_window: float = 0.5
    """Share that `Frame.mid` puts in the middle of the window."""
    small_face: float
    """Diameter of a face in the small picture of a table, as a share of the picture's width."""
    edges: tuple[Edge, ...]
    """Each player's edge of the table."""
    own_face: float = 0.30
    """x of the person's face, beside a narrow hand."""
    top: TopRow | None = None
    lift: float = 0.17
    """Rise of a card of the hand under the pointer, as a share of its height."""
    lift_covers: float | None = None
    """Share of a card's height by which a lifted hand may cover the trick; None: it covers what it must."""
    trick: tuple[InTrick, ...]
    card: UsualSmall = UsualSmall(0.21, 0.19)
    """Height of a card of the trick."""
    card_apart: float | None = 0.21
    """Height of a card for which `InTrick.down` is written: lower ones lie closer. None: they do not."""
    middle: UsualSmall = UsualSmall(0.46, 0.452)
    """y of the middle of the trick."""
    stock: tuple[float, float]
    stock_many: float | None = None
    """y of the pack over a wide hand; None: it stays."""
    stock_alone: tuple[float, float] | None = None
    """Place of a pack that never has a turned card; None: it stays."""
    stock_height: float = 0.182
    emblem_x: float | None = None
    """x of the disc with the suit of trumps, beside the pack; None: it lies under the pack."""
    header_end: float | None = None
    """x of the right end of the header; None: it ends before the first face at the top."""
    scoreboard_x: float = 0.785
    scoreboard_y: FewMany[float] = FewMany(0.385, 0.34)
    """Middle of the slate: higher over a wide hand, so that a slip fits between them."""
    scoreboard_size: FewMany[tuple[float, float]] = FewMany(COLUMNS, LISTED)
    """Width and height of the slate."""
    tray_under: int | None = None
    """Index of the player at the top under whose cards the sheet of an open dummy lies; None: it need not."""
    saucer: SaucerForm | None = SaucerForm(158, 0.160, 0.845)
    """Place of the espresso; None: there is no room for it."""
    chalk: bool = False
    """True if a piece of chalk lies under the slate."""
    large: LargeForm
    """The table with large cards (`large_cards`)."""


FORMS = {
    2: TableForm(
        small_face=0.27,
        edges=("bottom", "top"),
        own_face=0.29,
        top=TopRow(
            across=(0.36,),
            portrait=(0.28,),
            pile_aside=FewMany(0.50, 0.575),
            pile_down=0.107,
            pile_height=0.118,
            pile_angle=94,
            backs=0.158,
            backs_width=FewMany(0.205, 0.34),
        ),
        trick=(InTrick(0.5, 0.042, -4.0), InTrick(-0.5, -0.046, 4.0)),
        card=UsualSmall(0.225, 0.225),
        card_apart=None,
        middle=UsualSmall(0.46, 0.46),
        stock=(0.17, 0.46),
        stock_many=0.415,
        stock_alone=(0.195, 0.45),
        stock_height=0.205,
        scoreboard_x=0.83,
        scoreboard_y=FewMany(0.44, 0.34),
        scoreboard_size=FewMany(COLUMNS, COLUMNS),
        saucer=SaucerForm(124, 0.895),
        chalk=True,
        large=LargeForm(
            trick=(InTrick(0.5, 1, -2.0), InTrick(-0.5, -1, 2.0)),
            sways=(0.06, 0.24),
            face=0.140,
            backs=0.128,
            pile_height=0.105,
        ),
    ),
    3: TableForm(
        small_face=0.25,
        edges=("bottom", "right", "left"),
        trick=(InTrick(0, 0.088, 2.0), InTrick(1, -0.03, -7.0), InTrick(-1, -0.03, 6.0)),
        stock=(0.215, 0.43),
        large=LargeForm(trick=(InTrick(0, 1, 1.0), InTrick(1, -1, -3.0), InTrick(-1, -1, 2.5))),
    ),
    4: TableForm(
        small_face=0.23,
        edges=("bottom", "right", "top", "left"),
        top=TopRow(
            across=(0.50,),
            portrait=(0.36,),
            pile_aside=FewMany(0.375, 0.375),
            pile_shared=0.415,
            pile_down=0.085,
            pile_height=0.105,
            backs=0.140,
            backs_width=FewMany(0.205, 0.205),
        ),
        trick=(
            InTrick(0, 0.108, -2.0),
            InTrick(1, 0.0, -6.0),
            InTrick(0, -0.108, 3.0),
            InTrick(-1, 0.0, 5.0),
        ),
        card=UsualSmall(0.20, 0.188),  # the upper and the lower card lie in one column
        stock=(0.22, 0.345),
        large=LargeForm(
            trick=(
                InTrick(0.5, 1, -1.0),
                InTrick(1.5, 0, -2.5),
                InTrick(-0.5, -1, 1.0),
                InTrick(-1.5, 0, 2.0),
            ),
            aside=0.028,
        ),
    ),
    5: TableForm(
        small_face=0.20,
        edges=("bottom", "right", "top", "top", "left"),
        top=TopRow(
            across=(0.135, -0.325),
            portrait=(0.55, 0.09),
            face=0.146,
            pile_aside=FewMany(0.330, 0.330),
            pile_down=0.085,
            pile_height=0.085,
            backs=0.122,
            backs_width=FewMany(0.185, 0.185),
        ),
        trick=(
            InTrick(0, 0.113, 2.0),
            InTrick(1.5, 0.015, -6.0),
            InTrick(0.5, -0.105, -4.0),
            InTrick(-0.5, -0.105, 4.0),
            InTrick(-1.5, 0.015, 6.0),
        ),
        stock=(0.205, 0.38),
        scoreboard_x=0.782,
        scoreboard_y=FewMany(0.43, 0.353),  # the last card of a full hand at the top ends above it
        scoreboard_size=FewMany(LISTED, LISTED),
        tray_under=2,
        saucer=None,
        large=LargeForm(
            trick=(
                InTrick(0, 1, 1.0),
                InTrick(2, 1, -2.5),
                InTrick(1, -1, -1.5),
                InTrick(-1, -1, 1.5),
                InTrick(-2, 1, 2.5),
            ),
            scoreboard=0.80,  # it has a line for each of many
        ),
    ),
    6: TableForm(
        small_face=0.185,
        edges=("bottom", "right", "top", "top", "top", "left"),
        top=TopRow(
            across=(0.3005, -0.0345, -0.366),
            portrait=(0.70, 0.40, 0.10),
            face=0.130,
            eyes=0.105,
            pile_aside=FewMany(0.150, 0.150),
            pile_shared=0.150,
            pile_down=0.168,
            pile_height=0.072,
            backs=0.105,
            backs_width=FewMany(0.125, 0.125),
            backs_down=0.076,
        ),
        lift=0.11,  # the trick has two rows
        lift_covers=0.2,
        trick=(
            InTrick(0, 0.096, 2.0),
            InTrick(1, 0.090, -5.0),
            InTrick(1, -0.108, 4.0),
            InTrick(0, -0.108, -2.0),
            InTrick(-1, -0.108, -4.0),
            InTrick(-1, 0.090, 5.0),
        ),
        card=UsualSmall(0.19, 0.19),
        card_apart=0.19,
        middle=UsualSmall(0.447, 0.446),
        stock=(0.205, 0.38),
        scoreboard_x=0.752,  # the bubble of the player at the right lies between it and the edge
        scoreboard_y=FewMany(0.43, 0.353),
        scoreboard_size=FewMany(LISTED, LISTED),
        saucer=None,
        large=LargeForm(
            trick=(
                InTrick(0.5, 1, 1.0),
                InTrick(2.5, 1, -2.5),
                InTrick(1.5, -1, -1.0),
                InTrick(-0.5, -1, -1.0),
                InTrick(-1.5, -1, 1.5),
                InTrick(-2.5, 1, 2.5),
            ),
            scoreboard=0.80,
            pile_down=0.132,  # under the cards
            pile_down_tall=0.132,
            pile_height=0.06,
        ),
    ),
}
"""The forms by the number of players."""


def _tall(form: TableForm) -> TableForm:
    """The form in a window taller than wide: stock and slate lie above and below the trick."""
    top = form.top
    if top is not None:
        top = replace(top, across=top.portrait, of_field=True)
    return replace(
        form,
        least=(1.3, 1.95),
        head=0.10,
        middle_of_window=0.46,
        top=top,
        stock=(0.42, 0.10),
        stock_many=None,
        stock_alone=None,
        emblem_x=0.66,
        header_end=0.60,
        scoreboard_x=0.50,
        scoreboard_y=FewMany(0.835, 0.835),
        saucer=None,
        chalk=False,
    )


TALL = {players: _tall(form) for players, form in FORMS.items()}
"""The forms in windows taller than wide."""
