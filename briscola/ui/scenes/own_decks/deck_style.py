"""The look at a deck that somebody brings: read in the background, its cards drawn side by side."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pygame
from msgspec import Struct

from briscola.client.host.thinking_threads import Work
from briscola.engine.cards import Card, Suit
from briscola.storage import own_decks
from briscola.storage.own_decks import LENDERS, OwnDeck
from briscola.system import resources
from briscola.ui.render.cards.card_art import BACK, lay_index
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.card_images import PICTURE, keep_card
from briscola.ui.scenes.own_decks import deck_names
from briscola.ui.scenes.own_decks.card_sheet import Grid
from briscola.ui.scenes.own_decks.deck_import import DeckReport, scan_deck
from briscola.ui.views import deck_preview

_logger = logging.getLogger(__name__)


class DeckStyle:
    """Reads the deck at `path`; what is kept of it lies in `folder` until it is finished or let go."""

    def __init__(self, path: Path, grid: Grid | None = None) -> None:
        """One picture of all cards is cut by `grid`, or by the grid that is found in it."""
        self.path, self._grid = path, grid
        self.count = 0
        """Pictures that have been read."""
        self.all = CARDS
        """All that there are, as far as that is known."""
        self.folder: Path | None = None
        """Folder of the finished pictures."""
        self._stop = threading.Event()
        self.work = Work(self._read)

    def _read(self) -> DeckReport | None:
        folder: Path | None = None
        report = None
        try:
            folder = self.folder = own_decks.begin_deck()
            keep = partial(keep_card, folder)
            report = scan_deck(self.path, keep, grid=self._grid, told=self._tell, stopped=self._stop.is_set)
        except OSError as error:
            _logger.warning("no deck can be kept: %s", error)
        if folder is not None and (report is None or not report.whole or self._stop.is_set()):
            own_decks.give_up_deck(folder)
        return report

    def _tell(self, count: int, of_all: int) -> None:
        self.count, self.all = count, of_all

    def finish(self, deck: OwnDeck, suits: Mapping[Suit, Suit], pictures: Mapping[str, str]) -> str:
        """Make it a deck of the game, with a picture for each card and its suits those of `suits`.

        Returns its name. Raises TooManyDecks, OSError, or ValueError.
        """
        report, folder = self.work.result, self.folder
        if report is None or not report.whole or folder is None:
            raise ValueError("a deck that is not whole")
        codes = {picture: seen_as(code, suits) for code, picture in pictures.items()}
        name = own_decks.finish_deck(folder, report.size, deck, codes)
        self.folder = None
        return name

    def let_go(self) -> None:
        """Stop reading, and remove what has not been finished."""
        self._stop.set()
        if self.folder is not None and self.work.ready:
            own_decks.give_up_deck(self.folder)


CARDS = len(deck_names.CODES)
PREVIEW = ("1C", "4D", "7B", "FS", "CC", "RD", BACK)
"""Cards that show a deck."""
ROOM = 0.86
"""Share of the cloth's height for the cards."""
WIDTH = 510
"""Width of a card in tenths of a mm, by which an index is placed."""


def seen_as(code: str, suits: Mapping[Suit, Suit]) -> str:
    """Code of a card, or the back, once each suit is taken for the one in `suits`."""
    return code if code == BACK else code[0] + suits[Suit(code[1])].value


class BroughtCards(Struct, frozen=True, kw_only=True):
    """The pictures in a folder as cards of the game; codes are those under which they have been read."""

    folder: Path
    ratio: float
    """Width by height."""
    lender: str
    """The deck that lends its back; empty for their own."""
    deck: OwnDeck
    suits: Mapping[Suit, Suit]
    """The suit that each is taken for."""
    pictures: Mapping[str, str]
    """The picture that is taken for each card."""

    def draw_row(
        self, target: pygame.Surface, kit: Kit, rect: pygame.Rect, codes: Sequence[str] = PREVIEW
    ) -> None:
        """Draw cards side by side on a piece of the table."""
        target.blit(deck_preview.swatch(kit, kit.table.name, rect.size, 12), rect.topleft)
        high = round(min(rect.height * ROOM, rect.width * 0.96 / len(codes) / 1.08 / self.ratio))
        size = (max(2, round(high * self.ratio)), high)
        step = (rect.width * 0.96 - size[0]) / (len(codes) - 1)
        step = min(step, size[0] * 1.12)
        left = rect.centerx - (step * (len(codes) - 1) + size[0]) / 2
        for at, code in enumerate(codes):
            target.blit(self._card(kit, size, code), (round(left + at * step), rect.centery - high // 2))

    def draw_card(self, target: pygame.Surface, kit: Kit, room: pygame.Rect, card: Card) -> None:
        """Draw what is taken for a card of the game in the middle of a room."""
        suit = next(each for each, taken in self.suits.items() if taken is card.suit)
        code = Card(card.rank, suit).code
        self.draw_version(kit, code, self.pictures.get(code, code), target, room)

    def draw_version(
        self, kit: Kit, code: str, picture: str, target: pygame.Surface, room: pygame.Rect
    ) -> None:
        """Draw a picture of what has been read as that card, or as the back, in the middle of a room."""
        high = round(min(room.height, room.width / self.ratio))
        size = (max(2, round(high * self.ratio)), high)
        drawn = msgspec.structs.replace(self, pictures={code: picture})._card(kit, size, code)
        target.blit(drawn, drawn.get_rect(center=room.center))

    def _card(self, kit: Kit, size: tuple[int, int], code: str) -> pygame.Surface:
        name = self.pictures.get(code, code)
        own = resources.plain(self.folder / f"{name}{PICTURE}")
        lent = resources.card_drawing(self.lender, BACK) if code == BACK and self.lender else None
        card = pygame.Surface(size, pygame.SRCALPHA)
        drawing = kit.raster.drawing(f"the card {name} of a new deck", size, lent or own)
        if drawing is not None:
            card.blit(drawing, (0, 0))
        if self.deck.indexed:
            index = resources.lent_index(LENDERS[self.deck.family], seen_as(code, self.suits))
            if index is not None:
                lay_index(card, kit.raster, index, WIDTH)
        return kit.sprites.art.cut(card, code)
