"""The steps of the stairs as wooden planks, and their places: flights side by side, climbing to the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum

import pygame
from msgspec import Struct

from briscola.capabilities.stairs.stairs import STEPS, StairFlight, StairStep
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.render import primitives
from briscola.ui.render.icons import on_disc
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, LAMP_LIGHT, RED, WOOD, Colour, mix
from briscola.ui.views.props import draw_sign
from briscola.ui.widgets.widget import Widget

ROLES = ("body", "small")
"""Text styles tried for a name, the larger first."""


class StepState(Enum):
    """State of a step, told by the colour of the wood and by the mark."""

    DONE = "done"  # dark wood, a coin
    NEXT = "next"  # lit wood, a lamp
    OPEN = "open"  # pale wood, an empty ring
    LATER = "later"  # of a further flight: an outline, without a mark


WOODS = {StepState.DONE: WOOD, StepState.NEXT: LAMP_LIGHT, StepState.OPEN: mix(WOOD, CREAM, 0.72)}
INKS: dict[StepState, Colour] = {
    StepState.DONE: CREAM,
    StepState.NEXT: INK,
    StepState.OPEN: INK,
    StepState.LATER: INK_2,
}
OUTLINE = mix(WOOD, CREAM, 0.55)
"""Colour round a plank of a further flight."""


def mark_side(kit: Kit) -> int:
    """Side of a step's mark in px."""
    return max(24, kit.scale.px(36))


def plank_text_width(kit: Kit, width: int) -> int:
    """Room for the name on a plank of a width, in px."""
    return width - mark_side(kit) - 3 * kit.scale.px(14)


def name_lines(kit: Kit, name: str, width: int) -> tuple[str, Sequence[str]]:
    """Text style and lines of a name on a plank of a width: one line if there is room, else several."""
    room = plank_text_width(kit, width)
    for role in ROLES:
        if kit.fonts.width(name, role) <= room:
            return role, [name]
    return ROLES[-1], kit.fonts.wrap(name, ROLES[-1], room)


class Plank(Widget):
    """A plank pressed like a button."""

    tells_focus = True
    radius = 5.0

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        *,
        name: str,
        text: str,
        tip: str,
        state: StepState,
        on_press: Callable[[], None],
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=True)
        self.text, self.tip, self.state, self.on_press = text, tip, state, on_press
        self._role, self._lines = name_lines(kit, text, rect.width)

    def spoken(self) -> Spoken:
        states = (*((ControlState.DONE,) if self.state is StepState.DONE else ()), *self.states())
        return Spoken(role=Role.BUTTON, name=self.text, states=states, more=self.more, slip=self.tip)

    def confirm(self) -> None:
        self.play_sound("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        before = target.get_clip()
        if self.clip is not None:
            target.set_clip(self.clip().inflate(0, 2 * self.kit.scale.px(8)).clip(before))
        box = self.rect.move(0, self.kit.scale.px(2) if self.held else 0)
        later = self.state is StepState.LATER
        if later and not self.hovered:
            thin = max(1, self.kit.scale.px(1.5))
            pygame.draw.rect(target, OUTLINE, box, thin, border_radius=self.kit.scale.px(self.radius))
        else:
            wood = WOODS[StepState.OPEN if later else self.state]
            colour = mix(wood, CREAM, 0.18) if self.hovered else wood
            self.kit.paper.wood(box.size, colour, radius=5).draw(target, box.topleft)
        if not later:
            self._draw_mark(target, box)
        self._draw_name(target, box)
        target.set_clip(before)

    def _draw_mark(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, side = self.kit, mark_side(self.kit)
        centre = (box.x + kit.scale.px(14) + side // 2, box.centery)
        if self.state is StepState.DONE:
            draw_sign(target, kit, "D", centre, side)
        elif self.state is StepState.NEXT:
            disc = pygame.Rect(0, 0, side, side)
            disc.center = centre
            kit.paper.round_button(side, hover=False, pressed=False).draw(target, disc.topleft)
            picture = on_disc(kit.raster, "hint", side)
            target.blit(picture, picture.get_rect(center=centre))
        else:
            ring = kit.paper.plain(
                ("open step", side), primitives.ring, (side, side), side / 2, INK, max(1.5, 2.4 * kit.scale.k)
            )
            target.blit(ring, ring.get_rect(center=centre))

    def _draw_name(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, fonts = self.kit, self.kit.fonts
        left = box.x + 2 * kit.scale.px(14)
        left += 0 if self.state is StepState.LATER else mark_side(kit)
        y = box.centery - len(self._lines) * fonts.line(self._role) // 2
        fonts.draw_lines(target, self._lines, self._role, (left, y), INKS[self.state])
        if self.hovered:
            thick = max(1, kit.scale.px(3))
            pygame.draw.rect(target, RED, box, thick, border_radius=kit.scale.px(5))


TALLEST = 84
"""Most height of a plank (px at 1080)."""
RISE = 15
"""Distance (px at 1080) by which a plank begins to the right of the one below it."""


class StairsLayout(Struct, frozen=True, kw_only=True):
    """Planks by the name of their step, the height of the picture, and the corner that is left over."""

    planks: Mapping[str, pygame.Rect]
    height: int
    corner: pygame.Rect
    """The room over the first flight, which has the fewest steps; beside it if it stands alone."""


def flights(*, folded: bool) -> Sequence[Sequence[StairStep]]:
    """The steps of each flight, the lowest first; `folded`: of the first alone."""
    shown = [StairFlight.FIRST] if folded else list(StairFlight)
    return [[step for step in STEPS if step.flight is flight] for flight in shown]


def lay_stairs(kit: Kit, width: int, most: int, names: Mapping[str, str], *, folded: bool) -> StairsLayout:
    """Place all planks in a picture of a width, at most so high, in px, unless they need more.

    `names` are the words on them. `folded`: the first flight stands alone in the right half.
    """
    scale, found = kit.scale, flights(folded=folded)
    gap, rise = scale.px(44), scale.px(RISE)
    columns = len(found) + folded
    wide = (width - gap * (columns - 1)) // columns
    highest = max(map(len, found))
    lines = max(
        len(name_lines(kit, names[step.name], wide - rise * at)[1])
        for steps in found
        for at, step in enumerate(steps)
    )
    least = max(scale.target(52), lines * kit.fonts.line(ROLES[-1]) + scale.px(8))
    tall = max(least, min(scale.px(TALLEST), most // highest))
    height = tall * highest
    planks = {
        step.name: pygame.Rect(
            (column + folded) * (wide + gap) + rise * at, height - tall * (at + 1), wide - rise * at, tall
        )
        for column, steps in enumerate(found)
        for at, step in enumerate(steps)
    }
    low = height if folded else height - tall * len(found[0]) - scale.px(20)
    return StairsLayout(planks=planks, height=height, corner=pygame.Rect(0, 0, wide, low))
