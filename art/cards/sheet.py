"""`python -m art.cards.sheet DECKS OUT.png [--height 600] [CODES…]`: a contact sheet, drawn from source."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path

from art.cards.decks import REGISTER, load, marks
from art.cards.eyes import EYES, seen
from art.cards.index import index, silent
from art.cards.kit.svg import Drawing
from art.cards.placing import indexed, picture, placed

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

FELT = (34, 84, 60)
EDGE = (23, 18, 15, 70)
CORNER = 0.07  # of the card's width
GAP = 10


def render(drawing: Drawing, height: int) -> pygame.Surface:
    """The drawing as a surface `height` pixels high."""
    return picture(drawing.to_svg(), round(height * drawing.width / drawing.height), height)


def laid(deck: str, code: str, height: int) -> pygame.Surface:
    """The card making room for its index, and the index in its corner."""
    info, cards = load(deck)
    drawing, mark = cards[code](), marks(deck)
    svg = drawing.to_svg()
    width = round(height * info.width / info.height)
    card = picture(indexed(svg), width, height)
    if code in silent(info):
        label = index(info, code, mark[code[1]], placed(info, code, svg, mark[code[1]]))
        zoom = width / info.width
        over = picture(label.to_svg(), round(label.width * zoom), round(label.height * zoom))
        card.blit(over, tuple(round(side * zoom) for side in label.corner))
    return card


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
    for i, card in enumerate(pictures):
        page.blit(card, (GAP + i % columns * (wide + GAP), GAP + i // columns * (high + GAP)))
    return page


def stacked(pages: list[pygame.Surface]) -> pygame.Surface:
    """Pages under one another, each in the middle."""
    whole = pygame.Surface((max(p.get_width() for p in pages), sum(p.get_height() for p in pages)))
    whole.fill(FELT)
    y = 0
    for page in pages:
        whole.blit(page, ((whole.get_width() - page.get_width()) // 2, y))
        y += page.get_height()
    return whole


def cropped(card: pygame.Surface, part: tuple[float, float, float, float]) -> pygame.Surface:
    """A part of the card: left, top, width, height in per cent of it."""
    size = (card.get_width(), card.get_height()) * 2
    x, y, w, h = (round(length * share / 100) for length, share in zip(size, part, strict=True))
    return card.subsurface((x, y, w, h))


def main() -> None:
    """Parse the command line and save the sheet."""
    parser = argparse.ArgumentParser(prog="python -m art.cards.sheet", description=__doc__)
    parser.add_argument("decks", help="a deck, several with commas between, or `all`; each has its own rows")
    parser.add_argument("out", type=Path)
    parser.add_argument("codes", nargs="*", help="default: every card")
    parser.add_argument("--height", type=int, default=600)
    parser.add_argument("--columns", type=int, default=0, help="default: 10, or fewer when there are fewer")
    parser.add_argument("--eyes", choices=EYES, help="as people with other colour vision see them")
    parser.add_argument("--crop", type=float, nargs=4, metavar=("X", "Y", "W", "H"), help="in %% of the card")
    parser.add_argument("--indexed", action="store_true", help="making room for their index")
    wish = parser.parse_args()
    pages = []
    for deck in REGISTER if wish.decks == "all" else wish.decks.split(","):
        _, cards = load(deck)
        pictures = [
            rounded(laid(deck, code, wish.height) if wish.indexed else render(cards[code](), wish.height))
            for code in wish.codes or cards
        ]
        if wish.crop:
            pictures = [cropped(card, tuple(wish.crop)) for card in pictures]
        pages.append(sheet(pictures, wish.columns or min(10, len(pictures))))
    page = stacked(pages)
    if wish.eyes:
        page = pygame.surfarray.make_surface(seen(pygame.surfarray.array3d(page), wish.eyes))
    pygame.image.save(page, str(wish.out))


if __name__ == "__main__":
    main()
