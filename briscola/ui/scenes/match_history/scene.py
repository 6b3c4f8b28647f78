"""The scene with the ledger of all stored matches of the person."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
from briscola.client.single_deals.deal_again import goes_on
from briscola.i18n.kept_match_words import day_text, matches_text, transfer_text, waiting_text
from briscola.i18n.text import _, lazy
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import CannotTransfer
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.scene import Host, dropped_record
from briscola.ui.scenes.entry import MatchOrigin, OtherLink
from briscola.ui.scenes.match_history.filters import Filters
from briscola.ui.scenes.match_history.match_list import LedgerRow, MatchList, add_head, match_words
from briscola.ui.scenes.match_history.match_sheet import MatchSheet, OnMatch, PlayDeal
from briscola.ui.scenes.results.actions import HandOffer
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.dialog import Dialog, path_of
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.props import draw_prop, draw_slip, slip_size
from briscola.ui.views.text.text_column import TextColumn

READ = 100
"""Matches of a long list that are read line by line; the list itself leads to all."""
NO_ORIGINS: Mapping[str, MatchOrigin] = {}
SAID = 6.0
"""Seconds for which a slip about a record stays."""


class MatchHistory(ContentPage):
    """Every match by date; a press opens its sheet. A file dropped on the window is imported."""

    first = "matches"
    high = 2160
    margins = 48, 48

    def __init__(
        self,
        app: Host,
        bookshelf: KeptMatches,
        *,
        play_deal: PlayDeal,
        offers: Sequence[HandOffer] = (),
        ways: Sequence[OtherLink] = (),
        origins: Mapping[str, MatchOrigin] = NO_ORIGINS,
        go_on: OnMatch | None = None,
        give_up: OnMatch | None = None,
    ) -> None:
        """`play_deal(setup, code)` plays a deal again; `offers`: what else can be done with a hand; `ways`
        lead past the list; `origins` tell what matches belong to, by their ids.

        `go_on` continues a match that waits and `give_up` gives it up; None in a window that keeps none.
        """
        super().__init__(app)
        self.bookshelf, self.play_deal = bookshelf, play_deal
        self._go_on, self._on_give_up = go_on, give_up
        self._offers, self._ways, self._origins = offers, ways, origins
        self._going_on: dict[str, bool] = {}
        """For matches without an end that have been looked at: True if they may go on."""
        bookshelf.search(Search())
        self.filters = Filters(bookshelf, self._seek)
        self.said, self._left = "", 0.0

    # ---- what stands on it

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return _("Evenings")

    @property
    def beside(self) -> str:
        return self._counted if self.bookshelf.count else ""

    @property
    def spoken_text(self) -> str:
        return self.beside or super().spoken_text

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        ways = [(way.words(), way.press, way.name) for way in reversed(self._ways)]
        return [*ways, (_("Import…"), self._ask_for_file, "import")]

    def fill(self, column: TextColumn) -> None:
        column.put(self.filters)
        if not self.bookshelf.count:
            self._add_nothing(column)
            return
        column.gap(14)
        add_head(column)
        column.gap(6)
        search = self.filters.search
        matches = Control(
            MatchList, self.bookshelf, search, row_of=self._row, on_open=self.open, on_star=self._star
        )
        high = column.most - column.height
        column.put(matches.giving(high, high))

    def _add_nothing(self, column: TextColumn) -> None:
        """Add the words for an empty list: no match at all, or none that passes the filters."""
        plain, room = self.filters.plain, column.most - column.height
        column.height += round(room * (0.24 if plain else 0.4))
        if plain:
            high = column.kit.scale.px(190)

            def paint(target: pygame.Surface, x: int, y: int) -> None:
                middle = (x + column.width // 2, y + column.kit.scale.px(75))
                draw_prop(target, column.kit, "glass", middle, column.kit.scale.px(130))

            column.canvas(high, paint)
            column.text(_("The evenings are still to come."), "heading", INK, middle=True)
            column.text(_("Play a match, and it will stand here."), "body", middle=True)
            return
        column.text(_("No match like that."), "heading", INK, middle=True)
        column.gap(30)
        column.put(SheetRow(Space(), PressButton(_("See them all"), self.filters.clear, "all"), Space()))

    def resume(self) -> None:
        self.bookshelf.read_again()
        self._going_on.clear()
        self.layout(self.app.size)

    def reading(self) -> Sequence[ReadingLine]:
        title, *lines = super().reading()
        said = [ReadingLine(self.said)] if self.said else []
        return [title, *said, *lines, *self._matches()]

    def _matches(self) -> Iterator[ReadingLine]:
        """The first matches of the list, evening by evening."""
        evening = ""
        for number in range(min(READ, self.bookshelf.count)):
            match = self.bookshelf.match(number)
            if match is None:
                continue
            if match.evening != evening:
                yield ReadingLine(day_text(match.evening), heading=True)
            evening = match.evening
            yield ReadingLine(", ".join(match_words(self._row(match))))

    def _row(self, match: PlayedMatch) -> LedgerRow:
        """The row of a match."""
        origin = self._origins.get(match.id)
        return LedgerRow(match, self._goes_on(match), "" if origin is None else origin.name)

    def _goes_on(self, match: PlayedMatch) -> bool:
        """True if the sheet of a match leads back to its table."""
        if match.waits or not match.left_open:
            return match.waits
        if match.id not in self._going_on:
            self._going_on[match.id] = False
            with suppress(CannotOpen):
                self._going_on[match.id] = self._may_go_on(self.bookshelf.open(match))
        return self._going_on[match.id]

    def _may_go_on(self, opened: OpenedMatch) -> bool:
        origin = self._origins.get(opened.match.id)
        return not (origin is not None and origin.closed) and goes_on(self.bookshelf.library, opened)

    @property
    def _counted(self) -> str:
        """Number of matches in the list, and of those that wait."""
        words = matches_text(self.bookshelf.count)
        if waiting := self.bookshelf.waiting + sum(map(self._goes_on, self.bookshelf.left)):
            words = f"{words} · {waiting_text(waiting)}"
        return words

    # ---- what is done

    def _seek(self, search: Search) -> None:
        self.bookshelf.search(search)
        self.layout(self.app.size)

    def _star(self, match: PlayedMatch) -> None:
        kept = self.bookshelf.mark(match, favourite=not match.favourite)
        if not kept:
            self.say(_("That could not be saved: the disk refuses it."))
        self.layout(self.app.size)

    def open(self, match: PlayedMatch) -> None:
        """Lay the sheet of a match over the list, or say that its record cannot be read."""
        try:
            opened = self.bookshelf.open(match)
        except CannotOpen:
            self.say(_("The record of this match can no longer be read."))
            return
        may_go_on = self._may_go_on(opened)
        self.app.push(
            MatchSheet(
                self.app,
                self.bookshelf,
                opened,
                play_deal=self.play_deal,
                row_of=self._row,
                offers=self._offers,
                go_on=self._go_on if may_go_on else None,
                give_up=self._on_give_up and self._give_up if may_go_on and match.can_go_on else None,
            )
        )

    def _give_up(self, match: PlayedMatch) -> None:
        if self._on_give_up is not None:
            self._on_give_up(match)
            self.resume()

    def _ask_for_file(self) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("Import a record"),
                text=lazy(
                    "Type where the file is, or drag it onto this window. It is checked first. Other "
                    "people’s matches can be watched; they do not count in your statistics."
                ),
                yes=lazy("Import"),
                take=lambda line: self._bring_in(path_of(line)),
                any_sign=True,
            )
        )

    def _bring_in(self, path: Path) -> str:
        """Import a file; return a message, empty if it worked."""
        try:
            brought = self.bookshelf.bring_in(path)
        except CannotTransfer as error:
            return transfer_text(error)
        self.filters.clear()
        self.say(
            _("The match is in the list now.") if brought.new else _("That match is in the list already.")
        )
        return ""

    def bring_in(self, path: Path) -> None:
        """Import a file dropped on the window, and show the outcome."""
        wrong = self._bring_in(path)
        if wrong:
            self.say(wrong)

    def say(self, words: str) -> None:
        """Show a slip for `SAID` seconds."""
        self.said, self._left = words, SAID * self.kit.hands.reading
        self.app.speaker.tell(words)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if (record := dropped_record(event)) is not None:
            self.bring_in(record)
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if self.said:
            self._left -= dt
            if self._left <= 0:
                self.said = ""
                self.dirty = True
        self.wake = self._left if self.said else None
        return super().update(dt)

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.said:
            self._draw_said(target)

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        fonts, gap = self.kit.fonts, self.kit.scale.px(24)
        at = (title.right + gap, title.centery + self.kit.scale.px(8))
        room = self.title_place.right - gap - at[0]
        fonts.draw(target, self.beside, "aside", at, CREAM, anchor="midleft", halo=True, width=room)

    def _draw_said(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        most = min(self.rect.width - scale.px(80), scale.px(1000))
        lines = [("body", line) for line in kit.fonts.wrap(self.said, "body", most - 2 * scale.px(28))]
        rect = pygame.Rect((0, 0), slip_size(kit, lines, most))
        rect.midbottom = (self.rect.centerx, self.rect.bottom - scale.px(28))
        draw_slip(target, kit, rect, lines, align="center", inked=len(lines))
