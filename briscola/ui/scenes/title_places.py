"""Places of the title: the name and what belongs to it, the row at the foot, fan, slate and pack."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.ui.layout.window import Scale
from briscola.ui.render import Kit, wordmark
from briscola.ui.scenes.title_props import FanPlace, fan_below, fan_beside, pack_rect, slate_room
from briscola.ui.scenes.title_slate import place_slate
from briscola.ui.views.table import frame_width

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


class NamePlace(Struct, frozen=True, kw_only=True):
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


class TitlePlaces(Struct, frozen=True, kw_only=True):
    """Places of all that the title shows besides its controls."""

    name: NamePlace
    fan: FanPlace
    slate: pygame.Rect
    lines: int
    """Number of lines on the slate."""
    greeted: bool
    """True if the slate has room for the greeting above them."""
    pack: pygame.Rect


def is_tall(size: tuple[int, int]) -> bool:
    """True for a window in which the fan lies under the menu."""
    return size[1] > TALL * size[0]


def menu_left(scale: Scale, size: tuple[int, int]) -> int:
    """Left end of the menu in px."""
    return wordmark.name_place(size)[0] + scale.px(MENU_LEFT)


def menu_room(scale: Scale, size: tuple[int, int]) -> int:
    """Width in px for a large line of the menu."""
    left = wordmark.name_place(size)[0]
    beside = left + wordmark.name_size(scale)[0] + scale.px(MENU_BEYOND)
    return (size[0] - scale.edge if is_tall(size) else beside) - left


def place_name(scale: Scale, size: tuple[int, int], menu: int) -> tuple[NamePlace, int]:
    """The places of the name over a menu so many px high, and the menu's top.

    A long menu takes the place of the words under the name, then moves the name up.
    """
    left, stacked = wordmark.name_place(size)[0], is_tall(size)
    top = scale.px(TALL_TOP) if stacked else max(0, (size[1] - scale.px(1080)) // 2)
    high = size[1] > scale.px(FOOT_FROM) and not stacked
    foot = top + scale.px(FOOT) if high else size[1] - scale.edge - scale.px(FOOT_ABOVE)
    menu_top = top + scale.px(MENU)
    rise = max(0, menu_top + menu + scale.px(MENU_CLEAR) - (foot - FOOT_ROW // 2))
    top -= max(0, rise - scale.px(SUBTITLE))
    rule_y = top + scale.px(wordmark.BASELINE + RULE_BELOW)
    sinks = SUBTITLE_SINKS * scale.growth(SUBTITLE_TYPE)
    place = NamePlace(
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


def title_places(
    kit: Kit,
    size: tuple[int, int],
    name: NamePlace,
    *,
    menu_right: int,
    above: int,
    beside: Sequence[pygame.Rect],
    lines: int,
) -> TitlePlaces:
    """Place the fan, and a slate for so many `lines` with the pack at its right.

    The fan lies beside the menu, or in a tall window below `above` (px). The slate stays clear of what stands
    `beside` it in the row at the foot.
    """
    scale, foot = kit.scale, name.foot
    clear, over_row = scale.px(CLEAR), foot - FOOT_REACH - scale.px(CLEAR)
    if name.stacked:
        fan = fan_below(kit, size, top=above, bottom=foot)
    else:
        under = wordmark.name_corner(scale, 0, name.baseline)[1] + wordmark.name_size(scale)[1]
        ends = name.right, menu_right
        fan = fan_beside(kit, size, left=name.left, top=name.top, bottom=over_row, clear_of=ends, under=under)
    room = slate_room(kit, fan, foot + clear)
    if any(rect.inflate(scale.px(BESIDE), 0).colliderect(room) for rect in beside):
        room.height = over_row - room.y
    slate, fits = place_slate(scale, room, lines)
    row = scale.target(FOOT_ROW)
    return TitlePlaces(
        name=name,
        fan=fan,
        slate=slate,
        lines=fits,
        greeted=slate.height - 2 * frame_width(slate.size) >= (fits + 1) * row,
        pack=pack_rect(kit, fan, slate, foot - row // 2 - clear),
    )
