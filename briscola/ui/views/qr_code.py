"""A QR code as a picture."""

from collections.abc import Sequence
from functools import lru_cache

import pygame
import segno

from briscola.ui.render.theme import INK, PAPER
from briscola.ui.views.text.text_column import SheetPart, TextColumn

QUIET = 4
"""Modules of free paper on each side, as readers need it."""
WIDE, LEAST = 480, 120
"""Usual side of a code at 1080, and the least one in px."""


@lru_cache(maxsize=2)
def _modules(text: str) -> Sequence[bytes]:
    """Rows of modules, 1 where one is dark; a page asks for the same text at every layout."""
    return [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]


def qr_picture(text: str, side: int) -> pygame.Surface | None:
    """The QR code of a text, at most `side` px wide with its free edge; None if none can be read."""
    rows = _modules(text)
    count = len(rows) + 2 * QUIET
    module = side // count
    if module < 2:
        return None
    picture = pygame.Surface((count * module, count * module))
    picture.fill(PAPER)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                picture.fill(INK, ((x + QUIET) * module, (y + QUIET) * module, module, module))
    return picture


class QrCode(SheetPart):
    """A QR code in the middle of a column, `WIDE` px high (at 1080), or less where there is less room."""

    def __init__(self, text: str) -> None:
        self._text = text

    def add_to(self, column: TextColumn) -> None:
        wanted = min(column.width, column.kit.scale.px(WIDE))
        side = column.give(wanted, min(wanted, LEAST))
        picture = qr_picture(self._text, side)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            if picture is not None:
                target.blit(picture, picture.get_rect(center=(x + column.width // 2, y + side // 2)))

        column.canvas(side, paint)
