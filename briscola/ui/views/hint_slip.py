"""A hint on paper: a slip with the advice and its reason, or a small table that compares all choices."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import pygame

from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.icons import on_disc
from briscola.ui.render.kit import Kit
from briscola.ui.render.primitives import ring
from briscola.ui.render.theme import CREAM, LAMP_LIGHT
from briscola.ui.views.props import balanced, draw_slip, slip_size
from briscola.ui.views.text.text_table import RULED, TIGHT, Figures, FiguresTable

WIDTHS = (430, 360, 300, 250)
"""Widths of a slip (at 1080), the best first."""
GLOW, GLOW_STEPS, LIT = 170, 16, 70
"""Alpha of a lamp's light at its brightest beside its button, its rings, and its alpha on the button."""
ROWS = 10
"""Most choices that are compared."""


def caption(kit: Kit, words: str, lines: int) -> Sequence[str]:
    """Break a caption into `lines` lines (fewer if it has fewer words), as narrow as possible."""
    parts = words.split(" ")
    breaks = combinations(range(1, len(parts)), min(lines, len(parts)) - 1)
    ways = [[" ".join(parts[a:b]) for a, b in pairwise((0, *cuts, len(parts)))] for cuts in breaks]

    def widest(way: Sequence[str]) -> int:
        return max(kit.fonts.width(line, "small") for line in way)

    return min(ways, key=widest)


class HintSlip:
    """A slip of at most `width` (at 1080) at one scale: its size in px, and its drawing."""

    def __init__(self, kit: Kit, text: str, detail: str, width: float) -> None:
        self.kit = kit
        most = max(190, kit.scale.px(width))
        room = most - 2 * kit.scale.px(20)
        heads = balanced(kit, text, "row", room)
        rest = balanced(kit, detail, "small", room) if detail else []
        self.lines, self.heads = (*heads, *rest), len(heads)
        self.size = slip_size(kit, self.lines, most)

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the advice in ink and the reason below it."""
        draw_slip(target, self.kit, rect, self.lines, inked=self.heads)


class ChoiceTable:
    """The figures of all choices behind a hint, at one scale: its size in px, and its drawing.

    `heads` stand over the values, in two lines. `tight` saves space and sets them in three.
    """

    def __init__(
        self, kit: Kit, title: str, heads: Sequence[str], rows: Sequence[Figures], *, tight: bool = False
    ) -> None:
        self.kit = kit
        lines = [caption(kit, words, 3 if tight else 2) for words in heads]
        self.table = FiguresTable(kit, rows, lines, title=title, style=TIGHT if tight else RULED)
        self.pad = (kit.scale.px(14), kit.scale.px(12)) if tight else (kit.scale.px(26), kit.scale.px(18))
        self.size = (self.table.size[0] + 2 * self.pad[0], self.table.size[1] + 2 * self.pad[1])

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the table on cream paper, the advice in red."""
        self.kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
        self.table.draw(target, rect.x + self.pad[0], rect.y + self.pad[1])


def head_of(pose: Pose) -> tuple[int, int]:
    """Middle of a card's upper edge."""
    (x, y), *_rest = pose.corners(0.0)
    return round(x), round(y)


def lamp_rect(kit: Kit, centre: tuple[int, int]) -> pygame.Rect:
    """Rectangle of the small lamp about its centre."""
    side = max(26, kit.scale.px(44))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    return rect


def glow_rect(button: pygame.Rect) -> pygame.Rect:
    """Rectangle that the light of a lamp's round button fills."""
    return button.inflate(round(button.width * 0.8), round(button.height * 0.8))


def draw_glow(target: pygame.Surface, button: pygame.Rect, strength: float) -> None:
    """Draw the light of a lamp that thinks about its round button; `strength` is 0 to 1."""
    rect = glow_rect(button)
    light = pygame.Surface(rect.size, pygame.SRCALPHA)
    middle, outer, inner = (rect.width // 2, rect.height // 2), rect.width / 2, button.width / 2
    for step in range(1, GLOW_STEPS + 1):
        share = step / GLOW_STEPS
        radius = round(outer + (inner - outer) * share)
        pygame.draw.circle(light, (*LAMP_LIGHT, round(GLOW * strength * share**2)), middle, radius)
    pygame.draw.circle(light, (*LAMP_LIGHT, round(LIT * strength)), middle, round(inner))
    target.blit(light, rect)
    edge = ring(button.size, button.width / 2, LAMP_LIGHT, max(2.0, button.width / 24))
    edge.set_alpha(round(255 * strength))
    target.blit(edge, edge.get_rect(center=button.center))


def draw_lamp(target: pygame.Surface, kit: Kit, centre: tuple[int, int]) -> None:
    """Draw the small lamp on the upper edge of the advised card: the same picture as its button."""
    rect = lamp_rect(kit, centre)
    side = rect.width
    kit.paper.round_button(side, hover=False, pressed=False).draw(target, rect.topleft)
    picture = on_disc(kit.raster, "hint", side)
    target.blit(picture, picture.get_rect(center=rect.center))
