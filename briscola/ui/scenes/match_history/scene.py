"""The scene with the ledger of all stored matches of the person."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from briscola.client.playback.kept_matches import CannotOpen, KeptMatches
from briscola.client.single_deals.deal_again import goes_on
from briscola.i18n.kept_match_words import day_text, matches_text, transfer_text, waiting_text
from briscola.i18n.text import _, lazy
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import CannotTransfer
from briscola.ui.render.theme import CREAM, INK, INK_2
from briscola.ui.scene import Host, dropped_record
from briscola.ui.scenes.entry import OtherLink
from briscola.ui.scenes.match_history.filters import Filters
from briscola.ui.scenes.match_history.match_list import MatchList, columns, draw_head, match_words
from briscola.ui.scenes.match_history.match_sheet import MatchSheet, OnMatch, PlayDeal
from briscola.ui.scenes.results.actions import HandOffer
from briscola.ui.scenes.sheets.dialog import Dialog, path_of
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.props import draw_prop, draw_slip, slip_size
from briscola.ui.widgets.button import Button

READ = 100
"""Matches of a long list that are read line by line; the list itself leads to all."""
SAID = 6.0
"""Seconds for which a slip about a record stays."""


class MatchHistory(PageScene):
    """Every match by date; a press opens its sheet. A file dropped on the window is imported."""

    def __init__(
        self,
        app: Host,
        bookshelf: KeptMatches,
        *,
        play_deal: PlayDeal,
        offers: Sequence[HandOffer] = (),
        ways: Sequence[OtherLink] = (),
        go_on: OnMatch | None = None,
        give_up: OnMatch | None = None,
    ) -> None:
        """`play_deal(setup, code)` plays a deal again; `offers`: what else can be done with a hand; `ways`
        lead past the list.

        `go_on` continues a match that waits and `give_up` gives it up; None in a window that keeps none.
        """
        super().__init__(app)
        self.bookshelf, self.play_deal = bookshelf, play_deal
        self._go_on, self._on_give_up = go_on, give_up
        self._offers, self._ways = offers, ways
        bookshelf.search(Search())
        self.filters = Filters(bookshelf, self._seek)
        self.list: MatchList | None = None
        self.said, self._left = "", 0.0

    # ---- layout

    @property
    def chapter(self) -> str:
        return "keys"

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        pad = max(22, scale.px(48))
        inner = self.lay_page((pad, pad), focus="matches")
        row = max(44, scale.px(56))
        group = self.group
        door = self.add_link(_("Import…"), self._ask_for_file, "import")
        for way in self._ways:
            right = door.rect.x - scale.px(20)
            door = self.add_link(way.words(), way.press, way.name, right=right)
        self.title_room = door.rect.x - self.title_at[0] - scale.px(24)
        self.filters.place(kit, pygame.Rect(inner.x, inner.y, inner.width, row), group)
        self.head = pygame.Rect(
            inner.x, inner.y + row + scale.px(14), inner.width, kit.fonts.line("small-strong") + scale.px(14)
        )
        top = self.head.bottom + scale.px(6)
        rect = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
        before = self.list
        self.list = MatchList(kit, rect, self.bookshelf, on_open=self.open, on_star=self._star)
        self.list.focusable = self.bookshelf.count > 0
        if before is not None:
            self.list.choose(before.chosen)
        group.add(self.list)
        self.room = rect
        if not self.bookshelf.count and not self.filters.plain:
            words = _("See them all")
            clear = pygame.Rect(0, 0, Button.width_for(kit, words), max(44, scale.px(60)))
            clear.midtop = (rect.centerx, rect.centery + scale.px(50))
            group.add(self.button(clear, words, self.filters.clear, "all"))
        self.restore_focus("matches")

    def resume(self) -> None:
        self.bookshelf.read_again()
        self.layout(self.app.size)

    def title(self) -> str:
        return _("Evenings")

    @property
    def spoken_text(self) -> str:
        return self._counted if self.bookshelf.count else "\n".join(filter(None, self._nothing))

    def text_lines(self) -> Sequence[ReadingLine]:
        lines, evening = [ReadingLine(self.said)] if self.said else [], ""
        lines += super().text_lines()
        for number in range(min(READ, self.bookshelf.count)):
            match = self.bookshelf.match(number)
            if match is None:
                continue
            if match.evening != evening:
                lines.append(ReadingLine(day_text(match.evening), heading=True))
            evening = match.evening
            lines.append(ReadingLine(", ".join(match_words(match))))
        return [*lines, ReadingLine(_("Evenings"), heading=True)]

    @property
    def _counted(self) -> str:
        """Number of matches in the list, and of those that wait."""
        words = matches_text(self.bookshelf.count)
        if self.bookshelf.waiting:
            words = f"{words} · {waiting_text(self.bookshelf.waiting)}"
        return words

    @property
    def _nothing(self) -> tuple[str, str]:
        """The text for an empty list: no match at all, or none that passes the filters."""
        if self.filters.plain:
            return _("The evenings are still to come."), _("Play a match, and it will stand here.")
        return _("No match like that."), ""

    # ---- what is done

    def _seek(self, search: Search) -> None:
        self.bookshelf.search(search)
        self.list = None
        self.layout(self.app.size)

    def _star(self, match: PlayedMatch) -> None:
        kept = self.bookshelf.mark(match, favourite=not match.favourite)
        if not kept:
            self.say(_("That could not be saved: the disk refuses it."))
        if self.list is not None and self.bookshelf.count:
            self.list.renew()
        else:
            self.layout(self.app.size)
        self.dirty = True

    def open(self, match: PlayedMatch) -> None:
        """Lay the sheet of a match over the list, or say that its record cannot be read."""
        try:
            opened = self.bookshelf.open(match)
        except CannotOpen:
            self.say(_("The record of this match can no longer be read."))
            return
        may_go_on = goes_on(self.bookshelf.library, opened)
        self.app.push(
            MatchSheet(
                self.app,
                self.bookshelf,
                opened,
                play_deal=self.play_deal,
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
        fonts, scale = self.kit.fonts, self.kit.scale
        left = self.title_room - title.width - scale.px(24)
        if self.bookshelf.count:
            at = (title.right + scale.px(24), title.centery + scale.px(8))
            fonts.draw(target, self._counted, "aside", at, CREAM, anchor="midleft", halo=True, width=left)

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, scale = self.kit, self.kit.scale
        if self.bookshelf.count:
            draw_head(target, kit, self.head, columns(kit, self.head.width - max(14, scale.px(24))))
        else:
            self._draw_nothing(target)

    def _draw_nothing(self, target: pygame.Surface) -> None:
        """Draw the text for an empty list: no match at all, or none that passes the filters."""
        fonts, scale, room = self.kit.fonts, self.kit.scale, self.room
        lines = self._nothing
        if self.filters.plain:
            draw_prop(target, self.kit, "glass", (room.centerx, room.centery - scale.px(130)), scale.px(130))
        y = room.centery + (scale.px(30) if self.filters.plain else -scale.px(40))
        first = fonts.draw(
            target, lines[0], "heading", (room.centerx, y), INK, anchor="center", width=room.width
        )
        if lines[1]:
            at = (room.centerx, first.bottom + scale.px(8))
            fonts.draw(target, lines[1], "body", at, INK_2, anchor="midtop", width=room.width)

    def _draw_said(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        most = min(self.rect.width - scale.px(80), scale.px(1000))
        lines = [("body", line) for line in kit.fonts.wrap(self.said, "body", most - 2 * scale.px(28))]
        rect = pygame.Rect((0, 0), slip_size(kit, lines, most))
        rect.midbottom = (self.rect.centerx, self.rect.bottom - scale.px(28))
        draw_slip(target, kit, rect, lines, align="center", inked=len(lines))
