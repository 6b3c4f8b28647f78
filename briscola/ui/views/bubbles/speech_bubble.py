"""Speech and signs of a player: a paper bubble beside the face, and three small rays for a sign."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.placement import Placement
from briscola.ui.layout.table.geometry import Edge
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, LAMP_LIGHT, PAPER, RED, Colour

RAYS = (-27, 0, 27)
"""Directions of the rays, in degrees from `TOWARDS`."""
TOWARDS: Mapping[Edge, int] = {"top": 180, "left": 0, "right": 180, "bottom": 180}
"""Direction of the rays by the edge at which the face is: 0 is right, 180 left."""
TRACE = 0.5
"""Share of the rays that stays as the trace of a sign."""
BubbleLine = tuple[Role, str, Colour]
"""Role, text and colour of a line."""


class BubbleWords(Struct, frozen=True, kw_only=True):
    """Headline and explanation of a bubble.

    The explanation is red if the person caught a sign meant for others. Without a headline there is no
    bubble: the face says it all.
    """

    text: str
    detail: str = ""
    caught: bool = False


def sign_lines(words: BubbleWords) -> Sequence[BubbleLine]:
    """Lines of a bubble: the headline, then the explanation if there is one."""
    found: list[BubbleLine] = [("tag", words.text, INK)]
    if words.detail:
        found.append(("small-strong", words.detail, RED) if words.caught else ("small", words.detail, INK_2))
    return found


def balloon_size(kit: Kit, lines: Sequence[BubbleLine], aside: int, above: int) -> tuple[int, int]:
    """Width and height in px of a bubble with these lines, and so many px free at each side and over them."""
    wide = max(kit.fonts.width(text, role) for role, text, _c in lines) + 2 * aside
    return wide, sum(kit.fonts.line(role) for role, _t, _c in lines) + 2 * above


def draw_balloon(
    target: pygame.Surface, kit: Kit, where: Placement, lines: Sequence[BubbleLine], shown: float
) -> None:
    """Draw a bubble with its lines; `shown` (0…1) is how far it has appeared."""
    step = round(shown * 6) / 6

    def make() -> PaperObject:
        paper = kit.paper.bubble(where.rect.size, where.pointer, PAPER, at=where.at)
        picture = paper.surface.copy()
        left, top = paper.origin
        y = top + (where.rect.height - sum(kit.fonts.line(role) for role, _t, _c in lines)) // 2
        for role, text, colour in lines:
            kit.fonts.draw(picture, text, role, (left + where.rect.width // 2, y), colour, anchor="midtop")
            y += kit.fonts.line(role)
        if step < 1:
            picture.set_alpha(round(255 * step))
        return PaperObject(picture, paper.origin)

    drop = round((1 - step) * kit.scale.px(8))
    key = ("said", tuple(lines), where.rect.size, where.pointer, round(where.at, 2), step)
    kit.paper.keep(key, make).draw(target, (where.rect.x, where.rect.y + drop))


def asking_paper(kit: Kit, layout: Layout, rect: pygame.Rect | None = None) -> PaperObject:
    """Bubble behind the requests the person may choose from, pointing to the person's own face.

    `rect` is given if there are more requests than usual.
    """
    rect, own = rect or layout.asking, layout.seats[layout.ring[0]].face
    at = (own.centerx - rect.x) / rect.width
    return kit.paper.bubble(rect.size, "bottom", PAPER, at=min(0.88, max(0.12, at)))


def ray_length(kit: Kit, seat: SeatLayout) -> float:
    """Length of a ray in px."""
    return max(9.0, 0.16 * seat.face.width, 26 * kit.scale.k)


def ray_rect(kit: Kit, seat: SeatLayout) -> pygame.Rect:
    """Square that the rays may cover, round the face."""
    grow = round(2.8 * ray_length(kit, seat))
    return seat.face.inflate(grow, grow)


def trace_rect(kit: Kit, seat: SeatLayout) -> pygame.Rect:
    """Rectangle of the rays of a finished sign, at least 24 × 44 px so that it can be pointed at."""
    length, near = ray_length(kit, seat), _ray_start(kit, seat)
    turn = radians(RAYS[-1])
    inner, outer = near * cos(turn), near + length
    rect = pygame.Rect(0, 0, max(24, round(outer - inner)), max(44, round(2 * outer * sin(turn))))
    away = round((inner + outer) / 2)
    rect.center = seat.face.centerx + (away if TOWARDS[seat.edge] == 0 else -away), seat.face.centery
    return rect


def _ray_start(kit: Kit, seat: SeatLayout) -> float:
    """Distance in px from the middle of the face to the start of the rays."""
    return seat.face.width / 2 + max(6.0, 12 * kit.scale.k)


def draw_rays(target: pygame.Surface, kit: Kit, seat: SeatLayout, shown: float = 1.0) -> None:
    """Draw three strokes beside the face, in the direction of `TOWARDS`.

    `shown` (0…1) is how far they have appeared; `TRACE` of them stays after a sign.
    """
    towards = TOWARDS[seat.edge]
    rect = ray_rect(kit, seat)
    length = ray_length(kit, seat)
    near = _ray_start(kit, seat)
    step = round(shown * 4) / 4

    def make() -> PaperObject:
        side = rect.width
        paths = []
        for ray in RAYS:
            turn = radians(towards + ray)
            x, y = cos(turn), sin(turn)
            far = near + length * (0.35 + 0.65 * step)
            paths.append(
                f"M{side / 2 + x * near:.1f} {side / 2 + y * near:.1f}"
                f"L{side / 2 + x * far:.1f} {side / 2 + y * far:.1f}"
            )
        light, width = "#" + bytes(LAMP_LIGHT).hex(), max(2.0, 4.5 * kit.scale.k)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path d="{"".join(paths)}" '
            f'fill="none" stroke="{light}" stroke-width="{width:.1f}" '
            f'stroke-opacity="{0.2 + 0.8 * step:.2f}" stroke-linecap="round"/></svg>'
        )
        return PaperObject(primitives.ready(kit.raster.text(svg, (side, side)).copy()), (0, 0))

    kit.paper.keep(("rays", rect.width, towards, step), make).draw(target, rect.topleft)
