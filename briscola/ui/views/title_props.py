"""Things under the fan on the title: the espresso, the slate with its chalk, and the pack."""

import pygame

from briscola import resources
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import Thing
from briscola.ui.render.primitives import turned
from briscola.ui.views.props import shadowed
from briscola.ui.views.slate import Slate, draw_slate
from briscola.ui.views.title_fan import FanPlace


def draw_title_things(target: pygame.Surface, kit: Kit, fan: FanPlace, *, stacked: bool) -> None:
    """Draw the things; `stacked` is a tall window, which has more room for them."""
    scale = kit.scale
    f = min(scale.k * (1.4 if stacked else 1.0), fan.width / 1105)
    x, y = fan.x, fan.under
    side = round(f * 186)
    cup = kit.raster.drawing("the cup", (side, side), resources.asset("props", "espresso.svg"))
    if cup is not None and not scale.small:
        centre = (round(x - f * 326), y)
        kit.paper.keep(("cup", side), shadowed, cup, 1.2 * scale.k).draw(
            target, (centre[0] - side // 2, centre[1] - side // 2)
        )
    words = (_("GOOD EVENING"), _("WHO DEALS?"))

    def write(slate: Slate) -> None:
        inner = slate.inner
        slate.text(words[0], f * 46, (inner.centerx, inner.y + inner.height * 0.25), width=inner.width * 0.9)
        y0 = inner.y + inner.height * 0.42
        slate.line((inner.x + f * 12, y0 - f * 3), (inner.right - f * 12, y0), width=max(1.8, f * 3.4))
        slate.text(words[1], f * 36, (inner.centerx, inner.y + inner.height * 0.80), width=inner.width * 0.9)

    slate_at = (x + f * 21, y + f * 4)
    draw_slate(target, kit, ("title", words), (round(f * 298), round(f * 196)), slate_at, 4.0, write)
    path = resources.asset("props", "chalk.svg")
    long = round(f * 62)
    ratio = kit.raster.ratio(path) if path else 1.0
    chalk = kit.raster.drawing("the chalk", (2 * long, round(2 * long / ratio)), path)
    if chalk is not None:
        piece = kit.paper.keep(("chalk", long), _turned_piece, chalk, 1.2 * scale.k)
        piece.draw(target, (round(x + f * 146), round(y + f * 64)))
    kit.sprites.pile(target, None, (x + f * 362, y - f * 4), f * 204, -68.0 + 180, count=40)


def _turned_piece(chalk: pygame.Surface, k: float) -> Thing:
    return shadowed(turned(chalk, 24), k)
