"""`python -m tools.cards.sheet DECK OUT.png [--height 600] [CODES…]`: a contact sheet, drawn from source."""

from __future__ import annotations

import argparse
import io
import math
import os
from pathlib import Path

import resvg_py

from tools.cards.decks import load
from tools.cards.eyes import EYES, seen
from tools.cards.kit.svg import Drawing

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

FELT = (34, 84, 60)
EDGE = (23, 18, 15, 70)
CORNER = 0.07  # of the card's width
GAP = 10


def render(drawing: Drawing, height: int) -> pygame.Surface:
    """The drawing as a surface `height` pixels high."""
    width = round(height * drawing.width / drawing.height)
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawing.to_svg(), width=width, height=height))
    return pygame.image.load(io.BytesIO(png), "card.png")


def rounded(card: pygame.Surface) -> pygame.Surface:
    """The card as the game shows it: corners rounded, a hairline along the edge."""
    big = pygame.Surface((card.get_width() * 4, card.get_height() * 4), pygame.SRCALPHA)
    radius = round(big.get_width() * CORNER)
    pygame.draw.rect(big, "white", big.get_rect(), border_radius=radius)
    shape = pygame.transform.smoothscale(big, card.get_size())
    out = card.copy()
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(out, EDGE, out.get_rect(), 1, border_radius=round(card.get_width() * CORNER))
    return out


def sheet(pictures: list[pygame.Surface], columns: int) -> pygame.Surface:
    """The pictures on felt, `columns` to a row."""
    rows = math.ceil(len(pictures) / columns)
    wide = max(p.get_width() for p in pictures)
    high = max(p.get_height() for p in pictures)
    page = pygame.Surface((GAP + columns * (wide + GAP), GAP + rows * (high + GAP)))
    page.fill(FELT)
    for i, picture in enumerate(pictures):
        page.blit(picture, (GAP + i % columns * (wide + GAP), GAP + i // columns * (high + GAP)))
    return page


def main() -> None:
    """Parse the command line and save the sheet."""
    parser = argparse.ArgumentParser(prog="python -m tools.cards.sheet", description=__doc__)
    parser.add_argument("deck")
    parser.add_argument("out", type=Path)
    parser.add_argument("codes", nargs="*", help="default: every card")
    parser.add_argument("--height", type=int, default=600)
    parser.add_argument("--columns", type=int, default=0, help="default: 10, or fewer when there are fewer")
    parser.add_argument("--eyes", choices=EYES, help="as people with other colour vision see them")
    parser.add_argument("--crop", type=float, nargs=4, metavar=("X", "Y", "W", "H"), help="in %% of the card")
    wish = parser.parse_args()
    _, cards = load(wish.deck)
    codes = wish.codes or list(cards)
    pictures = [rounded(render(cards[code](), wish.height)) for code in codes]
    if wish.crop:
        x, y, w, h = wish.crop
        pictures = [
            p.subsurface(
                (
                    round(p.get_width() * x / 100),
                    round(p.get_height() * y / 100),
                    round(p.get_width() * w / 100),
                    round(p.get_height() * h / 100),
                )
            )
            for p in pictures
        ]
    page = sheet(pictures, wish.columns or min(10, len(pictures)))
    if wish.eyes:
        page = pygame.surfarray.make_surface(seen(pygame.surfarray.array3d(page), wish.eyes))
    pygame.image.save(page, str(wish.out))


if __name__ == "__main__":
    main()
