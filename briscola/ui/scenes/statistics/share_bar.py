"""A bar of matches won, drawn and lost, and its legend with gold discs and blue lozenges."""

import pygame

from briscola.i18n.statistics_words import lost_text, tied_text, won_text
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2, PAPER, THEM, US
from briscola.ui.views.pen_charts import PenCharts
from briscola.ui.widgets import draw_mark


def share_bar(kit: Kit, size: tuple[int, int], won: int, drawn: int, lost: int) -> pygame.Surface:
    """Make the bar: gold from the left for won, hatched blue from the right for lost, paper for drawn."""
    ink = PenCharts(kit, size)
    whole = pygame.Rect((0, 0), size)
    ink.bar(whole, PAPER)
    total = won + drawn + lost
    if total:
        gold, blue = round(size[0] * won / total), round(size[0] * lost / total)
        if gold and blue and not drawn:
            blue += ink.edge  # one contour between the two
        ink.bar(pygame.Rect(size[0] - blue, 0, blue, size[1]), THEM, hatched=True)
        ink.bar(pygame.Rect(0, 0, gold, size[1]), US)
    return ink.picture()


def shares_text(counts: tuple[int, int, int]) -> str:
    """Won, tied and lost in words: `12 won, 2 tied, 8 lost`; ties only if there are any."""
    won, drawn, lost = counts
    tied = [tied_text(drawn)] if drawn else []
    return ", ".join((won_text(won), *tied, lost_text(lost)))


def draw_shares(
    target: pygame.Surface, kit: Kit, pos: tuple[int, int], counts: tuple[int, int, int], *, width: int
) -> None:
    """Draw `12 won, 2 tied, 8 lost` in a row from `pos`, each after its mark; ties only if there are any."""
    won, drawn, lost = counts
    scale, fonts = kit.scale, kit.fonts
    parts = [("u", won_text(won)), ("t", lost_text(lost))]
    if drawn:
        parts.insert(1, ("o", tied_text(drawn)))
    x, middle = pos[0], pos[1] + fonts.line("small") // 2
    side = max(10, scale.px(18))
    for mark, words in parts:
        draw_mark(target, kit, mark, (x + side // 2, middle))
        room = pos[0] + width - x - side - scale.px(8)
        rect = fonts.draw(
            target, words, "small", (x + side + scale.px(8), middle), INK_2, anchor="midleft", width=room
        )
        x = rect.right + scale.px(22)
