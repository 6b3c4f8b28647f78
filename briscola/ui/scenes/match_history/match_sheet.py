"""The sheet of one match: its hands, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.playback.kept_matches import KeptMatches, OpenedMatch
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.terms import PERSON
from briscola.i18n.character_words import name_of
from briscola.i18n.kept_match_words import (
    behind_text,
    day_text,
    ended_text,
    game_text,
    house_rules_text,
    people_text,
    score_text,
    time_text,
    transfer_text,
)
from briscola.i18n.text import _, lazy
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.transfer import CannotTransfer, documents
from briscola.ui.input import clipboard
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.match_history.match_list import all_remarks, draw_star
from briscola.ui.scenes.playback.scene import watch
from briscola.ui.scenes.results.actions import FinishedHand, HandOffer
from briscola.ui.scenes.saving_dialogs import ask_to_give_up
from briscola.ui.scenes.sheets.dialog import Dialog, path_of
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text import hand_lines
from briscola.ui.views.text.hand_lines import HandLine
from briscola.ui.views.text.hands_table import HandList
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_column_rule

PlayDeal = Callable[[MatchSetup, str], None]
"""Play a deal again, from the match's players and the deal's code."""
OnMatch = Callable[[PlayedMatch], None]
"""Continue a match, or give it up."""


OF_MATCH = ("continue", "watch", "favourite", "export", "give-up", "close")
"""Buttons about the match; all others are about the selected hand."""


def uncounted(line: HandLine) -> HandLine:
    """Mark a hand after damage in the record as not counted: without winners."""
    return replace(line, note=_("not counted"), won=(False,) * len(line.won), made=None)


_Row = tuple[str, str, Callable[[], None]]
"""A button's name, text and action."""


class MatchSheet(SheetScene):
    """Lies over the list. A match that waits goes on from here; a hand is watched, played again, shared."""

    def __init__(
        self,
        app: Host,
        bookshelf: KeptMatches,
        opened: OpenedMatch,
        *,
        play_deal: PlayDeal,
        offers: Sequence[HandOffer] = (),
        go_on: OnMatch | None = None,
        give_up: OnMatch | None = None,
    ) -> None:
        """`offers`: what can be done with the selected hand. `go_on` and `give_up` are None if the match does
        not, or in a window that keeps no matches.
        """
        super().__init__(app)
        self._go_on, self._give_up = go_on, give_up
        self.bookshelf, self.opened, self.play_deal = bookshelf, opened, play_deal
        self.match, self._offers = opened.match, offers
        self.said, self.fault = "", False
        self._chosen = 0
        """Number of the chosen hand in the list, from 0."""

    @property
    def names(self) -> Sequence[str]:
        """Players' names by place."""
        setup, rules = self.opened.setup, self.opened.rules
        return [name_of(setup, rules, place) for place in range(rules.places)]

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(940, scale.px(1480)))
        height = min(size[1] - 2 * scale.edge, max(520, scale.px(900)))
        pad = max(26, scale.px(52))
        inner = self.unfold(size, (width, height), (pad, pad))
        column = max(232, scale.px(390))
        self.split = inner.right - column - scale.px(36)
        left = self.split - scale.px(36) - inner.x
        self.column = TextColumn(kit, left)
        self._describe(self.column)
        top = inner.y + kit.fonts.line("panel") + scale.px(6) + self.column.height + scale.px(16)
        group = self.new_group(focus=self._main)
        self._place_hands(pygame.Rect(inner.x, top, left, inner.bottom - top))
        self._place_buttons(pygame.Rect(inner.right - column, inner.y, column, inner.height))
        if self.hands.count:
            group.add(self.hands)
        self.restore_focus(self._main)

    @property
    def _main(self) -> str:
        """Name of the main button; of a match that may go on, only finished hands can be watched."""
        if self._go_on is not None:
            return "continue"
        return "watch" if self._watchable else "close"

    @property
    def _watchable(self) -> bool:
        return bool(self.opened.events)

    def _place_hands(self, room: pygame.Rect) -> None:
        opened, view = self.opened, self.opened.view
        heads = hand_lines.headings(opened.setup, view.rules) if view is not None else ()
        lines = hand_lines.lines(view, opened.hands, self.names) if view is not None else ()
        if view is not None:
            behind = [hand for hand, _code in opened.behind]
            lines += tuple(map(uncounted, hand_lines.lines(view, behind, self.names)))
        self.hands = HandList(self.kit, room, heads, lines, self._turned, chosen=self._chosen)
        self._chosen = self.hands.chosen

    def _place_buttons(self, room: pygame.Rect) -> None:
        kit, scale = self.kit, self.kit.scale
        gap, tall = scale.px(14), max(44, scale.px(62))
        hand = self.hand
        rows: list[_Row] = []
        if self._go_on is not None:
            rows.append(("continue", _("Continue"), partial(self._go_on, self.match)))
        if self._watchable:
            rows.append(("watch", _("Watch the match"), partial(self._show, 0)))
        if self._go_on is None:
            liked = _("Remove from the favourites") if self.match.favourite else _("Add to the favourites")
            rows.append(("favourite", liked, self._star))
        rows.append(("export", _("Export…"), self._export))
        y = room.y
        if rows[0][0] == self._main:
            main = pygame.Rect(room.x, room.y, room.width, max(50, scale.px(78)))
            self._add(main, *rows.pop(0), primary=True)
            y = main.bottom + gap
        y = self._column(room, y, rows) + scale.px(10)
        self.hand_title = (room.x, y)
        if hand is not None:
            y += kit.fonts.line("heading") + scale.px(12)
            rows = []
            if not self.is_behind:
                rows.append(("watch_hand", _("Watch this hand"), partial(self._show, hand)))
                rows += self._offered(sends=False)
            if (code := self.code) is not None:
                again = partial(self.play_deal, self.opened.setup, code)
                rows.append(("again", _("Play this deal again"), again))
            if sending := self._offered(sends=True):
                rows += sending
            elif code is not None:
                rows.append(("code", _("Copy the deal code"), partial(self._copy, code)))
            y = self._column(room, y, rows)
        foot = pygame.Rect(room.x, room.bottom - tall, room.width, tall)
        if self._give_up is not None:
            half = (room.width - gap) // 2
            self._add(pygame.Rect(foot.x, foot.y, half, tall), "give-up", _("Give up"), self._ask_to_give_up)
            foot = pygame.Rect(foot.right - half, foot.y, half, tall)
        self._add(foot, "close", _("Close"), self.app.pop)
        self.said_room = pygame.Rect(room.x, y, room.width, max(0, foot.y - y))

    def _column(self, room: pygame.Rect, y: int, rows: Sequence[_Row]) -> int:
        """Place buttons one below another from y; return the y below them."""
        gap, tall = self.kit.scale.px(14), max(44, self.kit.scale.px(62))
        for name, words, press in rows:
            self._add(pygame.Rect(room.x, y, room.width, tall), name, words, press)
            y += tall + gap
        return y

    def _add(
        self, rect: pygame.Rect, name: str, words: str, press: Callable[[], None], *, primary: bool = False
    ) -> None:
        button = Button(
            self.kit, rect, words, press, primary=primary, name=name, on_paper=True, role="button", margin=10
        )
        if name not in OF_MATCH:
            button.label = self._hand_words
        self.group.add(button)

    @property
    def spoken_text(self) -> str:
        return self.column.said

    def text_lines(self) -> Sequence[ReadingLine]:
        hands = [ReadingLine(self.hands.spoken_row(at)[0]) for at in range(self.hands.count)]
        heading = ReadingLine(_("The hands"), heading=True)
        return [*self.column.read, heading, *(hands or [ReadingLine(self._hand_words)])]

    @property
    def _hand_words(self) -> str:
        """The selected hand, or that there is none."""
        if self.hand is None:
            return _("No hand was played to its end.")
        return _("Hand {n}").format(n=self.hand)

    def _describe(self, column: TextColumn) -> None:
        """Write about the match: date, result, players and their play, anything unusual."""
        match = self.match
        when = f"{day_text(match.evening)}, {time_text(match.began)}"
        ended = f"{ended_text(match)} {score_text(match)}"
        column.text(f"{when} · {ended}")
        column.text(people_text(self.opened.setup, self.names))
        damage = behind_text(len(self.opened.behind))
        unusual = [words for words in (house_rules_text(match), *all_remarks(match), damage) if words]
        if unusual:
            column.text(" · ".join(unusual))

    @property
    def hand(self) -> int | None:
        """Number of the selected hand; None if there is none."""
        if not self.hands.count:
            return None
        if self.is_behind:
            return self.opened.behind[self._chosen - len(self.opened.hands)][0].number
        return self.opened.hands[self._chosen].number

    @property
    def is_behind(self) -> bool:
        """True if the selected hand comes after damage in the record."""
        return self._chosen >= len(self.opened.hands)

    @property
    def code(self) -> str | None:
        """Deal code of the selected hand; None if its shuffle was not revealed."""
        hand = self.hand
        if hand is None:
            return None
        if self.is_behind:
            return self.opened.behind[self._chosen - len(self.opened.hands)][1]
        return self.opened.codes.get(hand)

    # ---- what is done

    def _turned(self, chosen: int) -> None:
        self._chosen, self.said = chosen, ""
        self.layout(self.app.size)

    def _ask_to_give_up(self) -> None:
        alone = self.match.levels.count(PERSON) == 1
        self.app.push(ask_to_give_up(self.app, alone=alone, give_up=self._given_up))

    def _given_up(self) -> None:
        self.app.pop()
        if self._give_up is not None:
            self._give_up(self.match)

    def _offered(self, *, sends: bool) -> Sequence[_Row]:
        """The buttons of what can be done with the selected hand: send it to somebody, or look at it."""
        opened, match = self.opened, self.match
        if self.hand is None or self.is_behind:
            return ()
        hand = FinishedHand(
            setup=opened.setup,
            log=opened.events,
            number=self.hand,
            match=match.id,
            seat=match.seat,
            seeds=() if match.imported or match.replayed else opened.header.seeds,
            version=opened.header.program.removeprefix("briscola "),
        )
        buttons = [offer.button(hand) for offer in self._offers if offer.sends is sends]
        return [(name, words, press) for name, words, press in buttons if press is not None]

    def _show(self, hand: int) -> None:
        watch(self.app, self.opened, hand, offers=self._offers)

    def _star(self) -> None:
        liked = not self.match.favourite
        if self.bookshelf.mark(self.match, favourite=liked):
            self.match = self.bookshelf.again(self.match)
            self.layout(self.app.size)
        else:
            self._say(_("That could not be saved: the disk refuses it."), fault=True)

    def _copy(self, code: str) -> None:
        done = clipboard.copy(code)
        words = _("The code is in the clipboard.") if done else _("There is no clipboard here.")
        self._say(words, fault=not done)

    def _export(self) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("Export the record"),
                text=lazy(
                    "Name a folder or a new file. Whoever has the file can watch and verify the match."
                ),
                yes=lazy("Export"),
                line=str(documents()),
                take=self._export_to,
                any_sign=True,
            )
        )

    def _export_to(self, line: str) -> str:
        try:
            lies = self.bookshelf.export(self.match, path_of(line))
        except CannotTransfer as error:
            return transfer_text(error)
        self._say(_("It lies there as {file}.").format(file=lies.name))
        return ""

    def _say(self, words: str, *, fault: bool = False) -> None:
        self.said, self.fault = words, fault
        self.app.speaker.tell(words)
        self.dirty = True

    # ---- drawing

    def title(self) -> str:
        return game_text(self.match)

    def draw_title(self, target: pygame.Surface) -> int:
        """Draw the game's name, and after that of a favourite its star."""
        kit, scale, inner = self.kit, self.kit.scale, self.inner
        star = scale.px(20) + max(20, scale.px(30)) if self.match.favourite else 0
        width = self.split - scale.px(36) - inner.x - star
        drawn = kit.fonts.draw(target, self.title(), "panel", inner.topleft, self.ink, width=width)
        if star:
            draw_star(target, kit, (drawn.right + star - max(10, scale.px(15)), drawn.centery), lit=True)
        return drawn.bottom

    def paint(self, target: pygame.Surface, y: int) -> None:
        scale, fonts, inner = self.kit.scale, self.kit.fonts, self.inner
        y += scale.px(6)
        self.column.draw(target, inner.x, y)
        draw_column_rule(target, self.split, inner.y, inner.bottom)
        words = self._hand_words
        if self.hand is not None:
            fonts.draw(target, words, "heading", self.hand_title, INK, width=self.said_room.width)
        else:
            width = self.split - scale.px(36) - inner.x
            place = (inner.x, y + self.column.height + scale.px(20))
            fonts.draw(target, words, "body", place, INK_2, width=width)
        if self.hands.count:
            self.hands.draw_head(target)
        if self.said:
            self._draw_said(target)

    def _draw_said(self, target: pygame.Surface) -> None:
        fonts, room = self.kit.fonts, self.said_room
        lines = fonts.wrap(self.said, "small-strong", room.width)[: room.height // fonts.line("small-strong")]
        fonts.draw_lines(target, lines, "small-strong", room.topleft, RED if self.fault else INK)
