"""A QR code as a picture."""

import pygame
import segno

from briscola.ui.render.theme import INK, PAPER

QUIET = 4
"""Modules of free paper on each side, as readers need it."""


def qr_picture(text: str, side: int) -> pygame.Surface | None:
    """The QR code of a text, at most `side` px wide with its free edge; None if none can be read."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
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
