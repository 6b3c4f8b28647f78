"""Places of the steps: flights side by side, each climbing to the right, all from one floor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from briscola.client.staircase.stairs import STEPS, StairFlight, StairStep
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.stairs.plank import ROLES, name_lines

TALLEST = 84
"""Most height of a plank (px at 1080)."""
BAR = 34
"""Width (px at 1080) of a scroll bar and the air beside it."""
RISE = 15
"""Distance (px at 1080) by which a plank begins to the right of the one below it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class StairsLayout:
    """Planks by the name of their step, the height of the whole picture, and the corner that is left over."""

    planks: Mapping[str, pygame.Rect]
    height: int
    corner: pygame.Rect
    """The room over the first flight, which has the fewest steps; beside it if it stands alone."""


def flights(*, folded: bool) -> Sequence[Sequence[StairStep]]:
    """The steps of each flight, the lowest first; `folded`: of the first alone."""
    shown = [StairFlight.FIRST] if folded else list(StairFlight)
    return [[step for step in STEPS if step.flight is flight] for flight in shown]


def lay_stairs(kit: Kit, room: pygame.Rect, names: Mapping[str, str], *, folded: bool) -> StairsLayout:
    """Place all planks in a room; `names` are the words on them.

    If they need more height than there is, they leave room for a scroll bar at the right. `folded`: the first
    flight stands alone in the right half.
    """
    laid = _lay(kit, room, names, folded=folded)
    if laid.height <= room.height:
        return laid
    narrow = pygame.Rect(room.x, room.y, room.width - kit.scale.px(BAR), room.height)
    return _lay(kit, narrow, names, folded=folded)


def usual_height(kit: Kit, *, folded: bool) -> int:
    """Height of the picture in px where there is room for more."""
    return kit.scale.px(TALLEST) * max(map(len, flights(folded=folded)))


def _lay(kit: Kit, room: pygame.Rect, names: Mapping[str, str], *, folded: bool) -> StairsLayout:
    scale, found = kit.scale, flights(folded=folded)
    gap, rise = scale.px(44), scale.px(RISE)
    columns = len(found) + folded
    wide = (room.width - gap * (columns - 1)) // columns
    most = max(map(len, found))
    lines = max(
        len(name_lines(kit, names[step.name], wide - rise * at)[1])
        for steps in found
        for at, step in enumerate(steps)
    )
    least = max(scale.target(52), lines * kit.fonts.line(ROLES[-1]) + scale.px(8))
    tall = max(least, min(scale.px(TALLEST), room.height // most))
    height = max(room.height, tall * most)
    floor = room.y + height - (height - tall * most) // 2
    planks = {
        step.name: pygame.Rect(
            room.x + (column + folded) * (wide + gap) + rise * at,
            floor - tall * (at + 1),
            wide - rise * at,
            tall,
        )
        for column, steps in enumerate(found)
        for at, step in enumerate(steps)
    }
    top = floor - tall * most
    low = floor if folded else floor - tall * len(found[0]) - scale.px(20)
    corner = pygame.Rect(room.x, top, wide, low - top)
    return StairsLayout(planks=planks, height=height, corner=corner)
