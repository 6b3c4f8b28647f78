"""Drawn props with a shadow of their own outline, and short words on paper slips."""

from collections.abc import Sequence

import pygame

from briscola.system import resources
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.primitives import turned
from briscola.ui.render.text.fonts import Role, unbroken
from briscola.ui.render.theme import CREAM, INK, INK_2, LAMP, RED, SHADOW

PLAIN = {"seal": RED, "dealer": CREAM, "peg-red": RED, "peg-gold": LAMP, "peg-plain": CREAM}
"""Colours of the discs that replace props with a meaning if they cannot be drawn."""
SHAVED = 8
"""Px by which lines are narrowed, step by step, until there would be one more line."""


def shadowed(picture: pygame.Surface, k: float) -> PaperObject:
    """A drawing with its soft shadow, drawn by its upper left corner."""
    pad = max(6, round(16 * k))
    shade = primitives.blurred(picture, pad=pad, sigma=max(1.0, 5 * k), colour=SHADOW, alpha=0.5)
    dx, dy = round(3 * k), round(7 * k)
    out = pygame.Surface((shade.get_width() + dx, shade.get_height() + dy), pygame.SRCALPHA)
    out.fill((*SHADOW, 0))
    out.blit(shade, (dx, dy))
    out.blit(picture, (pad, pad))
    return PaperObject(primitives.ready(out), (pad, pad))


def draw_prop(
    target: pygame.Surface, kit: Kit, name: str, centre: tuple[float, float], width: int, angle: float = 0
) -> None:
    """Draw a prop of assets/props `width` px wide.

    If it is missing, draw a plain disc (`PLAIN`) or nothing.
    """

    def make() -> PaperObject:
        path = resources.asset("props", f"{name}.svg")
        fine = 2 if angle else 1
        wide = max(1, fine * width)
        high = max(1, round(wide / (kit.raster.ratio(path) if path else 1)))
        picture = kit.raster.drawing(f"the thing {name}", (wide, high), path)
        if picture is None:
            colour = PLAIN.get(name)
            if colour is None:
                return PaperObject(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0))
            return shadowed(primitives.disc(width, colour), kit.scale.k)
        return shadowed(turned(picture, angle) if angle else picture, kit.scale.k)

    thing = kit.paper.keep(("prop", name, width, angle), make)
    body_w = thing.surface.get_width() - 2 * thing.origin[0] - round(3 * kit.scale.k)
    body_h = thing.surface.get_height() - 2 * thing.origin[1] - round(7 * kit.scale.k)
    thing.draw(target, (centre[0] - body_w / 2, centre[1] - body_h / 2))


def draw_sign(target: pygame.Surface, kit: Kit, suit: str, centre: tuple[int, int], side: int) -> None:
    """Draw a suit sign fitted into a square, or its letter if the drawing is missing."""
    deck = kit.sprites.info.name

    def make() -> pygame.Surface:
        sign = resources.sign_drawing(deck, suit)
        ratio = kit.raster.ratio(sign) if sign else 1.0
        size = (side, round(side / ratio)) if ratio >= 1 else (round(side * ratio), side)
        return kit.raster.drawing(f"the sign {suit}", size, sign) or kit.fonts.render(suit, "heading", INK)

    picture = kit.raster.memory.get(("sign", deck, suit, side), make)
    target.blit(picture, picture.get_rect(center=centre))


def balanced(kit: Kit, text: str, role: Role, room: int) -> Sequence[tuple[Role, str]]:
    """Lines (role, text) of about the same length, as few as possible."""
    lines = kit.fonts.wrap(text, role, room)
    least = max(kit.fonts.width(word, role) for word in unbroken(text))
    while len(lines) > 1 and room - SHAVED >= least:
        room -= SHAVED
        closer = kit.fonts.wrap(text, role, room)
        if len(closer) > len(lines):
            break
        lines = closer
    return [(role, line) for line in lines]


def slip_size(kit: Kit, lines: Sequence[tuple[Role, str]], width: int) -> tuple[int, int]:
    """Size in px of a slip with lines (role, text), at most `width` px wide."""
    pad_x, pad_y = kit.scale.px(20), kit.scale.px(12)
    wide = max(kit.fonts.width(text, role) for role, text in lines)
    tall = sum(kit.fonts.line(role) for role, _ in lines)
    return min(width, wide + 2 * pad_x), tall + 2 * pad_y


def draw_slip(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    lines: Sequence[tuple[Role, str]],
    *,
    pointer: str = "none",
    align: str = "left",
    inked: int = 1,
) -> None:
    """Write on paper: `lines` are (role, text), the first `inked` in ink, the others in the second ink."""
    if pointer == "none":
        kit.paper.tag(rect.size).draw(target, rect.topleft)  # a plain sheet is made in no time
    else:
        kit.paper.bubble(rect.size, pointer, CREAM).draw(target, rect.topleft)
    pad = kit.scale.px(20)
    tall = sum(kit.fonts.line(role) for role, _ in lines)
    y = rect.y + (rect.height - tall) // 2
    for number, (role, text) in enumerate(lines):
        x = {"left": rect.x + pad, "center": rect.centerx, "right": rect.right - pad}[align]
        anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[align]
        kit.fonts.draw(
            target,
            text,
            role,
            (x, y),
            INK if number < inked else INK_2,
            anchor=anchor,
            width=rect.width - 2 * pad + kit.scale.px(8),
        )
        y += kit.fonts.line(role)
