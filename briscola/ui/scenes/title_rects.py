"""Places of the title: the name and what belongs to it, the row at the foot, fan, slate and pack."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame
from msgspec import Struct

from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.held_fan import HeldFan
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render import wordmark
from briscola.ui.render.kit import Kit
from briscola.ui.views.table.chalk_board import frame_width

TALL = 0.95
"""Height divided by width of a window above which the fan lies under the menu."""
TALL_TOP = 20
"""Px at 1080 above everything in such a window."""
FOOT, FOOT_FROM = 1003, 1060
"""y of the row at the foot in px at 1080, in windows that are higher than so many px at 1080."""
FOOT_ABOVE = 18
"""Px at 1080 from that row to the edge of any other window."""
FOOT_ROW = 44
"""Height in px of that row."""
FOOT_REACH = 26
"""Px from its middle up to what must not touch it."""
MENU, MENU_LEFT = 424, 7
"""Place of the menu in px at 1080, below the top and right of the name's left end."""
MENU_BEYOND = 40
"""Px at 1080 by which the menu may be wider than the name."""
MENU_CLEAR = 10
"""Px at 1080 between the menu and the row at the foot."""
RULE_BELOW = 42
"""Px at 1080 from the baseline of the name to the line below it."""
SUBTITLE = 60
"""Height in px at 1080 of the line under the name."""
SUBTITLE_Y, SUBTITLE_SINKS, SUBTITLE_TYPE = 344, 8, 34
"""Middle of that line in px at 1080, by how many it sinks as the text grows, and the size of its letters."""
CLEAR = 8
"""Px at 1080 between fan, slate or pack and the row at the foot."""
BESIDE = 40
"""Px at 1080 by which the slate stays away from what stands in that row."""


FAN = HeldFan(cards=5, spread=12.5, radius=1.9)
BREATH = 0.6
"""Degrees by which the fan opens and closes, in all."""
FAN_X = 1297
"""x of the fan's middle card in px at 1080, if the name begins at `wordmark.LEFT` and there is room."""
FAN_TOP, FAN_CARD = 243, 430
"""Top edge of the middle card in px at 1080, and the most px at 1080 that a card is high."""
TOP_STAYS = 0.45
"""Share by which a smaller fan keeps its top edge where it is in a wide window; for the rest, its middle."""
FAN_FOOT = 0.65
"""Heights of a card from the middle of the middle card down to the foot of the fan."""
NAME_OVER, NAME_CLEAR = 102, 12
"""Px at 1080 by which the fan may reach under the name; by how many it stays away otherwise."""
FAN_CLEAR = 36
"""Px at 1080 between the menu and the fan."""
RIGHT_CLEAR = 4
"""Px at 1080 between the fan and the edge of the window's content."""
LINES, LINE, LINE_GAP = 3, 44, 1
"""Lines for which the slate has room in the smallest window, the height of one, and px between two."""
SLATE_CLEAR = 64
"""Px at 1080 that the slate needs besides its lines."""
ROW = 54
"""Height of a line in px at 1080, where there is room."""
TALL_CARD, TALL_SHARE = 620, 0.5
"""Most px at 1080 that a card of a tall window is high; its most share of the room from menu to foot."""
TALL_ABOVE, TALL_MIDDLE = 0.08, 0.62
"""Share of that height above the fan, and heights of a card from there to the middle card's middle."""
SLATE_WIDTH, SLATE_OF_FAN = 500, 0.52
"""Most px at 1080 that the slate is wide, and its most share of the fan's width."""
OUTER_INSIDE, OUTER_FALLS = 0.31, 0.47
"""Heights of a card by which the outer cards' lower corners lie inside the fan, and px by which their lower
edges fall for one px outwards from the middle.
"""
SLATE_BELOW, SLATE_LEAST, SLATE_RATIO = 6, 120, 0.5
"""Px at 1080 between those edges and the slate, the least height of its room, and its height by its width."""
FAN_AIR, FAN_SHADOW = 0.05, 0.08
"""Heights of a card round the fan that belong to its motion, and by which its shadow falls right and down."""
FAN_WIDTH, TALL_THINGS = 1105, 1.4
"""Width in px at 1080 of a fan whose things are as large as they are written here (`FanRect.share`), and how
much larger they may be in a window higher than wide."""


class ThingForm(NamedTuple):
    """A thing at the slate, in px at 1080 of a fan `FAN_WIDTH` wide: the side of its square, and how far its
    middle lies right of a point of the slate, and below it."""

    side: int
    point: Literal["midleft", "midright", "bottomright"]
    right: int
    down: int = 0

    def square(self, slate: pygame.Rect, share: float, *, least: int = 0) -> pygame.Rect:
        """The square in px beside a fan with that share (`FanRect.share`)."""
        side, (x, y) = max(least, round(share * self.side)), getattr(slate, self.point)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = round(x + share * self.right), round(y + share * self.down)
        return rect


CUP = ThingForm(186, "midleft", -118)
CHALK = ThingForm(62, "bottomright", -31, -7)
PACK, PACK_CARD = ThingForm(216, "midright", 134), 204
"""The pack, and the height of its cards in such px."""


class NameRect(Struct, frozen=True, kw_only=True):
    """Places in px of the name, the line below it, and the row at the foot of the window."""

    left: int
    right: int
    stacked: bool
    """True in a tall window, where the fan lies under the menu."""
    top: int
    """Top of the name's part of the window: a menu that has no room moves it up."""
    baseline: int
    rule_y: int
    subtitle_y: int | None
    """Middle of the words under the name; None where the menu takes their place."""
    foot: int
    """Middle of the row at the foot."""


class FanRect(Struct, frozen=True, kw_only=True):
    """Place of the fan: its middle card, its width, and the part of the window that its motion covers."""

    x: float
    y: float
    height: int
    width: float
    spread: float
    """Degrees from card to card."""
    share: float
    """Px of the things around the fan for one px at 1080."""
    rect: pygame.Rect

    def poses(self, opening: float) -> Sequence[Pose]:
        """Poses of the cards from left to right, opened by `opening` further degrees."""
        return FAN.poses(self.spread + opening / 2, (self.x, self.y), self.height)


class TitleRects(Struct, frozen=True, kw_only=True):
    """Places of all that the title shows besides its controls."""

    name: NameRect
    fan: FanRect
    menu_board: pygame.Rect
    lines: int
    """Number of lines on the slate."""
    greeted: bool
    """True if the slate has room for the greeting above them."""
    pack: pygame.Rect
    coffee: pygame.Rect


def is_tall(size: tuple[int, int]) -> bool:
    """True for a window in which the fan lies under the menu."""
    return size[1] > TALL * size[0]


def menu_left(scale: Scale, size: tuple[int, int]) -> int:
    """Left end of the menu in px."""
    return wordmark.name_position(size)[0] + scale.px(MENU_LEFT)


def menu_line_width(scale: Scale, size: tuple[int, int]) -> int:
    """Width in px for a large line of the menu."""
    left = wordmark.name_position(size)[0]
    beside = left + wordmark.name_size(scale)[0] + scale.px(MENU_BEYOND)
    return (size[0] - scale.edge if is_tall(size) else beside) - left


def place_name(scale: Scale, size: tuple[int, int], menu: int) -> tuple[NameRect, int]:
    """The places of the name over a menu so many px high, and the menu's top.

    A long menu takes the place of the words under the name, then moves the name up.
    """
    left, stacked = wordmark.name_position(size)[0], is_tall(size)
    top = scale.px(TALL_TOP) if stacked else max(0, (size[1] - scale.px(1080)) // 2)
    high = size[1] > scale.px(FOOT_FROM) and not stacked
    foot = top + scale.px(FOOT) if high else size[1] - scale.edge - scale.px(FOOT_ABOVE)
    menu_top = top + scale.px(MENU)
    rise = max(0, menu_top + menu + scale.px(MENU_CLEAR) - (foot - FOOT_ROW // 2))
    top -= max(0, rise - scale.px(SUBTITLE))
    rule_y = top + scale.px(wordmark.BASELINE + RULE_BELOW)
    sinks = SUBTITLE_SINKS * scale.growth(SUBTITLE_TYPE)
    place = NameRect(
        left=left,
        right=left + wordmark.name_size(scale)[0],
        stacked=stacked,
        top=top,
        baseline=rule_y - scale.px(RULE_BELOW),
        rule_y=rule_y,
        subtitle_y=None if rise else top + scale.px(SUBTITLE_Y + sinks),
        foot=foot,
    )
    return place, menu_top - rise


def title_rects(
    kit: Kit,
    size: tuple[int, int],
    name: NameRect,
    *,
    menu_right: int,
    above: int,
    beside: Sequence[pygame.Rect],
    lines: int,
) -> TitleRects:
    """Place the fan, and a slate for so many `lines` with the pack at its right.

    The fan lies beside the menu, or in a tall window below `above` (px). The slate stays clear of what stands
    `beside` it in the row at the foot.
    """
    scale, foot = kit.scale, name.foot
    clear, over_row = scale.px(CLEAR), foot - FOOT_REACH - scale.px(CLEAR)
    if name.stacked:
        fan = _fan_below(kit, size, top=above, bottom=foot)
    else:
        fan = _fan_beside(kit, size, name, menu_right=menu_right, bottom=over_row)
    room = _slate_room(kit, fan, foot + clear)
    if any(rect.inflate(scale.px(BESIDE), 0).colliderect(room) for rect in beside):
        room.height = over_row - room.y
    slate, fits = _place_slate(scale, room, lines)
    row = scale.target(FOOT_ROW)
    pack = PACK.square(slate, fan.share, least=LINE)
    pack.bottom = min(pack.bottom, foot - row // 2 - clear)
    return TitleRects(
        name=name,
        fan=fan,
        menu_board=slate,
        lines=fits,
        greeted=slate.height - 2 * frame_width(slate.size) >= (fits + 1) * row,
        pack=pack,
        coffee=CUP.square(slate, fan.share),
    )


def _fan_beside(kit: Kit, size: tuple[int, int], name: NameRect, *, menu_right: int, bottom: int) -> FanRect:
    """Place the fan at the right of a menu: a corner may reach below the name if it stays clear of it."""
    k, right = kit.scale.k, name.right
    below = _fan_right_of(kit, size, name, right - NAME_OVER * k, menu_right=menu_right, bottom=bottom)
    under = wordmark.name_corner(kit.scale, 0, name.baseline)[1] + wordmark.name_size(kit.scale)[1]
    if below.y + _top_edge(kit, below.height, right - (below.x - below.width / 2)) > under + NAME_CLEAR * k:
        return below
    return _fan_right_of(kit, size, name, right + NAME_CLEAR * k, menu_right=menu_right, bottom=bottom)


def _fan_right_of(
    kit: Kit, size: tuple[int, int], name: NameRect, left: float, *, menu_right: int, bottom: int
) -> FanRect:
    """The fan right of x `left` and of the menu: it is smaller in narrow windows.

    Between it and `bottom` (px) there is room for a slate of some lines.
    """
    scale, wide = kit.scale, _width(kit)
    k = scale.k
    room_left, room_right = menu_right + FAN_CLEAR * k, size[0] - scale.edge - RIGHT_CLEAR * k
    height = round(min(FAN_CARD * k, (room_right - max(left, room_left)) / wide))
    y = name.top + TOP_STAYS * (FAN_TOP * k + height / 2) + (1 - TOP_STAYS) * (FAN_TOP + FAN_CARD / 2) * k
    slate = LINES * (scale.target(LINE) + LINE_GAP) + SLATE_CLEAR * k
    y = min(y, bottom - slate - FAN_FOOT * height)
    half = wide * height / 2
    x = max(min(name.left - wordmark.LEFT * k + FAN_X * k, room_right - half), room_left + half)
    return _placed(kit, x, y, height)


def _top_edge(kit: Kit, height: int, along: float) -> float:
    """y in px of the fan's upper edge, `along` px from its left end, from its middle card's centre down."""
    ratio = kit.sprites.info.ratio
    outermost = FAN.poses(_widest(ratio))[-1]
    _, (_, corner), *_ = outermost.corners(ratio)
    return height * corner - max(0.0, along) * math.tan(-math.radians(outermost.angle))


def _fan_below(kit: Kit, size: tuple[int, int], *, top: int, bottom: int) -> FanRect:
    """Place the fan of a tall window, between the menu and the foot."""
    k, edge = kit.scale.k, kit.scale.edge
    free = bottom - top
    height = round(min(TALL_CARD * k, (size[0] - 2 * edge) / _width(kit), free * TALL_SHARE))
    y = top + free * TALL_ABOVE + height * TALL_MIDDLE
    return _placed(kit, size[0] / 2, y, height)


def _widest(ratio: float) -> float:
    """Degrees from card to card as far as the fan opens."""
    return FAN.step(ratio) + BREATH / 2


def _width(kit: Kit) -> float:
    """Width of the whole fan, in heights of a card."""
    ratio = kit.sprites.info.ratio
    return FAN.ends(_widest(ratio), ratio).width


def _placed(kit: Kit, x: float, y: float, height: int) -> FanRect:
    k, ratio, width = kit.scale.k, kit.sprites.info.ratio, _width(kit) * height
    air, shadow = 2 * round(FAN_AIR * height), round(FAN_SHADOW * height)
    rect = bounds(FAN.poses(_widest(ratio), (x, y), height), ratio).inflate(air, air)
    rect.union_ip(rect.move(shadow, shadow))
    share = min(k * (TALL_THINGS if kit.scale.height > kit.scale.width else 1.0), width / FAN_WIDTH)
    return FanRect(x=x, y=y, height=height, width=width, spread=FAN.step(ratio), share=share, rect=rect)


def _slate_room(kit: Kit, fan: FanRect, bottom: int) -> pygame.Rect:
    """The room for the slate: under the fan's middle card, between its outer ones, down to `bottom` (px)."""
    scale = kit.scale
    width = min(scale.px(SLATE_WIDTH), round(fan.width * SLATE_OF_FAN))
    beside = max(0.0, width / 2 - OUTER_INSIDE * fan.height) * OUTER_FALLS
    top = round(fan.y + fan.height / 2 + beside) + scale.px(SLATE_BELOW)
    return pygame.Rect(round(fan.x) - width // 2, top, width, max(scale.px(SLATE_LEAST), bottom - top))


def _place_slate(scale: Scale, room: pygame.Rect, lines: int) -> tuple[pygame.Rect, int]:
    """The slate's rectangle in a room, before it is turned, and the number of lines that it can hold.

    A line is as tall as a control has to be. The greeting takes the place of one.
    """
    frame = 2 * frame_width((room.width, room.height))
    row = scale.target(LINE) + LINE_GAP  # so that neighbours do not overlap once the slate is turned
    fits = max(1, min(lines, (room.height - frame) // row)) if lines else 0
    height = min(room.height, max(round(room.width * SLATE_RATIO), frame + (fits + 1) * scale.px(ROW)))
    rect = pygame.Rect(0, 0, room.width, height)
    rect.center = room.center
    return rect, fits
