"""The wooden rule of points, the runners on their bars, and the red flag at majority or contract."""

from math import exp, pi, sin

import pygame

from briscola.client.view.view import Side
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import INK, LAMP, PAPER, RED, THEM, US, Colour, mix
from briscola.ui.widgets.slider import Ruler


def side_colour(side: Side) -> Colour:
    """Gold for the person's side, blue for the others."""
    return US if side == "us" else THEM


def make_rule(kit: Kit, rect: pygame.Rect, total: int) -> Ruler:
    """Make the rule from 0 to `total`, the points of the pack; its `x` converts points to px."""
    return Ruler(kit, rect, low=0, high=total, on_paper=False)


def draw_lane(target: pygame.Surface, kit: Kit, rule: Ruler, y: int, value: float, side: Side) -> None:
    """Draw a bar from 0 to the runner, and the runner with its number: a disc for us, a lozenge for them."""
    scale = kit.scale
    thick = max(7, scale.px(13))
    start, end = rule.x(0), rule.x(value)
    if end - start > thick:
        bar = kit.paper.bar((end - start, thick), side_colour(side))
        target.blit(bar, (start, y - thick // 2))
    draw_runner(target, kit, rule, y, value, side)


def draw_runner(target: pygame.Surface, kit: Kit, rule: Ruler, y: int, value: float, side: Side) -> None:
    """Draw the runner with its number, also over the line of the goal."""
    end = rule.x(value)
    size = runner_size(kit)
    if side != "us" and round(value) >= 100:
        size = round(size * 1.2)  # three digits reach into the corners of a lozenge
    knob = _runner(kit, size, side)
    target.blit(knob, (end - size // 2, y - size // 2))
    kit.fonts.draw(target, str(round(value)), "figure", (end, y - 1), INK, anchor="center")


def runner_size(kit: Kit) -> int:
    """Width of a runner in px: three digits fit."""
    return max(kit.scale.px(52), kit.fonts.width("120", "figure") + kit.scale.px(14))


def _runner(kit: Kit, size: int, side: Side) -> pygame.Surface:
    paint = f'fill="#{bytes(side_colour(side)).hex()}" stroke="#{bytes(INK).hex()}" stroke-width="2.4"'
    shape = (
        f'<circle cx="20" cy="20" r="18" {paint}/>'
        if side == "us"
        else f'<path d="M20 -1.5 41.5 20 20 41.5 -1.5 20Z" {paint} stroke-linejoin="round"/>'
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 46 46">{shape}</svg>'
    return kit.paper.plain(("runner", size, side), kit.raster.text, svg, (size, size))


def flag_size(kit: Kit, goal: int) -> tuple[int, int]:
    """Width and height of the flag's cloth in px."""
    wide = max(kit.scale.px(66), kit.fonts.width(str(goal), "figure") + kit.scale.px(26))
    return wide, max(kit.scale.px(38), kit.fonts.line("figure") - kit.scale.px(2))


def draw_goal_line(target: pygame.Surface, kit: Kit, x: int, top: int, bottom: int) -> None:
    """Draw the red line at the goal, with its dark edge."""
    thick = max(2, kit.scale.px(4))
    for grow, colour in ((1, mix(RED, INK, 0.65)), (0, RED)):
        rect = pygame.Rect(x - thick // 2 - grow, top - grow, thick + 2 * grow, bottom - top + 2 * grow)
        pygame.draw.rect(target, colour, rect, border_radius=2)


def draw_pennant(target: pygame.Surface, kit: Kit, rule: Ruler, y: int, points: int) -> None:
    """Mark the points from which a won hand counts more.

    A notch crosses the wood, and a small paper flag stands at the height `y`.
    """
    x, thick = rule.x(points), max(2, kit.scale.px(3))
    notch = pygame.Rect(x - thick // 2, rule.rect.y, thick, rule.rect.height)
    pygame.draw.rect(target, mix(RED, INK, 0.35), notch)
    rect = pygame.Rect(0, 0, kit.fonts.width("120", "small-strong") + kit.scale.px(16), 0)
    rect.height = kit.fonts.line("small-strong") + kit.scale.px(2)
    rect.center = (x, y)
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    kit.fonts.draw(target, str(points), "small-strong", (x, y - 1), INK, anchor="center")


def draw_flag(
    target: pygame.Surface, kit: Kit, centre: tuple[int, int], goal: int, wave: float | None
) -> None:
    """Draw the flag with its number; `wave` (0…1) is the share of its one wave that is over, None at rest."""
    size = flag_size(kit, goal)
    key = None if wave is None else round(wave * 24)

    def make() -> PaperObject:
        k = kit.scale.k
        k2 = 2
        body = kit.raster.text(_flag_svg(size, k, key), (size[0] * k2, size[1] * 2 * k2))
        words = kit.fonts.render(str(goal), "figure", PAPER)
        big = pygame.transform.smoothscale(body, (size[0], size[1] * 2))
        sway = 0 if key is None else round(_sway(key / 24, 0.5) * size[1] * 0.22)
        big.blit(words, words.get_rect(center=(size[0] // 2, size[1] - 1 + sway)))
        return PaperObject(big, (size[0] // 2, size[1]))

    kit.paper.keep(("flag", size, goal, key), make).draw(target, centre)


def _sway(t: float, along: float) -> float:
    """Distance (−1…1) of the cloth from its plane at time `t` (0…1) and at a share `along` its length."""
    return exp(-2.2 * t) * sin(2 * pi * (3 * t - along * 0.8)) * min(1.0, t * 8)


def _flag_svg(size: tuple[int, int], k: float, key: int | None) -> str:
    """SVG of a red cloth, wavy while it moves, in a picture twice its height."""
    w, h = size
    edge = max(1.2, 2.2 * k)
    top, low = h * 0.5 + edge, h * 1.5 - edge
    t = 0.0 if key is None else key / 24
    steps = 12
    points = [
        (edge + (w - 2 * edge) * i / steps, 0.0 if key is None else _sway(t, i / steps) * h * 0.22)
        for i in range(steps + 1)
    ]
    upper = " ".join(f"{x:.1f},{top + off:.1f}" for x, off in points)
    lower = " ".join(f"{x:.1f},{low + off:.1f}" for x, off in reversed(points))
    light = " ".join(f"{x:.1f},{top + edge * 2.2 + off:.1f}" for x, off in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {2 * h}">'
        f'<polygon points="{upper} {lower}" fill="#{bytes(RED).hex()}" stroke="#{bytes(INK).hex()}" '
        f'stroke-width="{edge:.2f}" stroke-linejoin="round"/><polyline points="{light}" fill="none" '
        f'stroke="#{bytes(LAMP).hex()}" stroke-opacity="0.45" stroke-width="{max(1.0, 1.2 * k):.2f}"/></svg>'
    )
