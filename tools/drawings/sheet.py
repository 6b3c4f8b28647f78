"""`python -m tools.drawings.sheet DECK[,DECK …] OUT.png [CODE …]`: cards side by side, as they are drawn."""

import argparse
import math
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from briscola.system import resources
from tools.drawings.deck import BACKS, CODES
from tools.drawings.pictures import EYES, seen, surface

FELT = (34, 84, 60)
GAP = 10


def sheet(cards: Sequence[pygame.Surface], columns: int) -> pygame.Surface:
    """The pictures on felt, `columns` to a row."""
    wide, high = (GAP + max(picture.get_size()[axis] for picture in cards) for axis in (0, 1))
    page = pygame.Surface((GAP + columns * wide, GAP + math.ceil(len(cards) / columns) * high))
    page.fill(FELT)
    for k, picture in enumerate(cards):
        page.blit(picture, (GAP + k % columns * wide, GAP + k // columns * high))
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    """Save the sheet; 1 if a deck or card is not there."""
    parser = argparse.ArgumentParser(prog="python -m tools.drawings.sheet", description=__doc__)
    parser.add_argument("decks", help="a deck, or several with commas between")
    parser.add_argument("out", type=Path)
    parser.add_argument("codes", nargs="*", help="default: every card and back")
    parser.add_argument("--height", type=int, default=600, help="of a card in pixels")
    parser.add_argument("--eyes", choices=EYES, help="as people who see fewer colours see them")
    parser.add_argument("--indexed", action="store_true", help="with room for their index")
    wish = parser.parse_args(arguments)
    pictures = []
    for name in wish.decks.split(","):
        info = resources.deck(name)
        for code in wish.codes or (*CODES, *BACKS):
            drawing = resources.card_drawing(name, code, indexed=wish.indexed)
            if info is None or (drawing is None and wish.codes):
                what = f"deck {name!r}" if info is None else f"{code} in the deck {name!r}"
                print(f"there is no {what}", file=sys.stderr)
                return 1
            if drawing is None:
                continue
            pictures.append(surface(drawing, (round(wish.height * info.ratio), wish.height)))
    page = sheet(pictures, min(10, len(pictures)))
    if wish.eyes:
        page = pygame.surfarray.make_surface(seen(pygame.surfarray.array3d(page).astype(float), wish.eyes))
    pygame.image.save(page, str(wish.out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
