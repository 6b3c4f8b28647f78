"""Cards in flight: turned and scaled from one doubled sprite, so that no frame rasterises anything."""

from math import cos, sin

import pygame

from briscola.ui.geometry import Pose
from briscola.ui.kit import Kit
from briscola.ui.motion import Dust, Motion
from briscola.ui.paper import Thing
from briscola.ui.sprites import Look
from briscola.ui.theme import CHALK

SHADOW_TURN = 6
"""Shadows of flying cards are turned in steps of so many degrees: they are too soft to show it."""


def draw_flying(
    target: pygame.Surface,
    kit: Kit,
    code: str | None,
    pose: Pose,
    *,
    base: float,
    lift: float,
    share: float = 1.0,
) -> None:
    """A card on its way; `base` is its height at rest, whose sprite is used; share < 1: it turns over."""
    sprites = kit.sprites
    size = max(4, round(base))
    if share < 0.999:
        drawn = pygame.transform.rotozoom(
            sprites.squeezed(code, size, max(0.06, share)), pose.angle, pose.height / size
        )
    else:
        drawn = pygame.transform.rotozoom(sprites.card(code, 2 * size), pose.angle, pose.height / (2 * size))
    turn = round(pose.angle / SHADOW_TURN) * SHADOW_TURN
    shade, (dx, dy) = sprites.shadow(base, turn, lift)
    if share >= 0.5:
        target.blit(shade, shade.get_rect(center=(round(pose.x) + dx, round(pose.y) + dy)))
    target.blit(drawn, drawn.get_rect(center=(round(pose.x), round(pose.y))))


def draw_motion(target: pygame.Surface, kit: Kit, motion: Motion, time: float) -> None:
    """A card where its motion has brought it; before it starts it lies still (or in its pack, unseen)."""
    t = motion.progress(time)
    base = max(motion.start.height, motion.end.height)
    if t <= 0:
        if motion.hidden:
            return
        shown = motion.shown if motion.turns else motion.code
        pose = motion.start
        kit.sprites.draw(
            target, shown, (pose.x, pose.y), pose.height, pose.angle, Look(winning=motion.winning)
        )
        return
    code, share = motion.face(time)
    draw_flying(target, kit, code, motion.pose(time), base=base, lift=motion.lift(time), share=share)


def draw_dust(target: pygame.Surface, kit: Kit, dust: Dust, t: float) -> None:
    """A little chalk dust that spreads and thins."""
    step = round(t * 10) / 10

    def make() -> Thing:
        side = round(dust.size * 1.7)
        grains = []
        for i in range(26):
            # A fixed scatter: golden angle, growing radius.
            angle = i * 2.39996
            reach = (0.50 + 0.32 * ((i * 7) % 10) / 10) * (0.82 + 0.34 * step)
            x = 50 + 50 * reach * cos(angle) * 0.78
            y = 50 + 50 * reach * sin(angle)
            size = 0.5 + 0.9 * ((i * 3) % 5) / 5
            grains.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.2f}"/>')
        fade = 0.55 * (1 - step)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<g fill="#{bytes(CHALK).hex()}" fill-opacity="{fade:.2f}">{"".join(grains)}</g></svg>'
        )
        picture = kit.raster.text(svg, (side, side))
        return Thing(picture, (side // 2, side // 2))

    kit.paper.keep(("dust", round(dust.size), step), make).draw(target, (dust.x, dust.y))
