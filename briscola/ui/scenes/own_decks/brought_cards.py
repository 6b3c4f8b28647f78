"""The picture of a deck before it is kept: some cards and a back, side by side on the cloth."""

from pathlib import Path

import pygame

from briscola import resources
from briscola.storage.own_decks import LENDERS, OwnDeck
from briscola.ui.render.card_art import BACK, lay_index
from briscola.ui.render.kit import Kit
from briscola.ui.render.picture_cards import PICTURE
from briscola.ui.views import deck_preview

CODES = ("1C", "4D", "7B", "FS", "CC", "RD")
ROOM = 0.86
"""Share of the cloth's height for the cards."""
WIDTH = 510
"""Width of a card in tenths of a mm, by which an index is placed."""


def draw_brought(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    folder: Path,
    ratio: float,
    deck: OwnDeck,
    lender: str,
) -> None:
    """Draw cards of the pictures in `folder`; the back is the lender's, or the deck's own for none.

    `ratio`: their width by height.
    """
    target.blit(deck_preview.swatch(kit, kit.table.name, rect.size, 12), rect.topleft)
    codes = (*CODES, BACK)
    high = round(min(rect.height * ROOM, rect.width * 0.96 / len(codes) / 1.08 / ratio))
    size = (max(2, round(high * ratio)), high)
    step = (rect.width * 0.96 - size[0]) / (len(codes) - 1)
    step = min(step, size[0] * 1.12)
    left = rect.centerx - (step * (len(codes) - 1) + size[0]) / 2
    for at, code in enumerate(codes):
        card = _card(kit, size, folder, deck, code, lender)
        target.blit(card, (round(left + at * step), rect.centery - high // 2))


def _card(
    kit: Kit, size: tuple[int, int], folder: Path, deck: OwnDeck, code: str, lender: str
) -> pygame.Surface:
    own = resources.plain(folder / f"{code}{PICTURE}")
    found = (resources.card_drawing(lender, BACK) if code == BACK and lender else None) or own
    card = pygame.Surface(size, pygame.SRCALPHA)
    drawing = kit.raster.drawing(f"the card {code} of a new deck", size, found)
    if drawing is not None:
        card.blit(drawing, (0, 0))
    index = resources.index_drawing(LENDERS[deck.family], code) if deck.indexed else None
    if index is not None:
        lay_index(card, kit.raster, index, WIDTH)
    return kit.sprites.art.cut(card, code)
