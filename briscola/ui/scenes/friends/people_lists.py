"""Lists of people at a table, at the door and in browsers, and the question before one is sent away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.friends.admission import Knock
from briscola.client.visit.news import LobbyState
from briscola.i18n.friends_words import away, doubt_words
from briscola.i18n.text import _, lazy
from briscola.network.messages.fields import RosterPlace
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button

MOST_KNOCKS = 3
"""People at the door that are shown; the others wait until these have an answer."""


class KnockList:
    """Set once at the end of a column: as many of those who knock as there is room for, but at least one."""

    def __init__(
        self,
        kit: Kit,
        column: TextColumn,
        rect: pygame.Rect,
        knocks: Sequence[Knock],
        let_in: Callable[[str, bool], None],
    ) -> None:
        """The column is drawn in `rect`; `let_in` takes a key and the answer."""
        self._kit, self._width = kit, rect.width
        self.widgets: list[Button] = []
        self.words: list[str] = []
        """Name of whoever knocks, and what for if it is not a seat."""
        gap, tall, face = kit.scale.px(14), kit.scale.target(58), max(40, kit.scale.px(72))
        wide, height = (rect.width - gap) // 2, face + gap + tall
        column.title(_("At the door"))
        for knock in knocks[:MOST_KNOCKS]:
            if column.height + height > rect.height and self.words:
                break
            y = rect.y + column.height + face + gap
            for at, (words, yes) in enumerate(((_("Let in"), True), (_("Not now"), False))):
                place = pygame.Rect(rect.x + at * (wide + gap), y, wide, tall)
                name = f"{'in' if yes else 'out'}-{knock.key}"
                press = partial(let_in, knock.key, yes)
                button = Button(
                    kit, place, words, press, primary=yes, role="button", name=name, on_paper=True
                )
                self.widgets.append(button.called(knock.name))
            wish = _knock_wish(knock)
            self.words.append(f"{knock.name}, {wish}" if wish else knock.name)
            column.canvas(height + gap, partial(self._draw_knock, knock, face), self.words[-1])

    def _draw_knock(self, knock: Knock, side: int, target: pygame.Surface, x: int, y: int) -> None:
        """Draw who knocks, and what for if it is not a seat."""
        kit, face = self._kit, pygame.Rect(x, y, side, side)
        draw_small_face(target, kit, face, knock.face)
        left, wish = face.right + kit.scale.px(18), _knock_wish(knock)
        room = x + self._width - left
        if not wish:
            at = (left, face.centery)
            kit.fonts.draw(target, knock.name, "row", at, INK, anchor="midleft", width=room)
            return
        y = face.centery - (kit.fonts.line("row") + kit.fonts.line("small")) // 2
        kit.fonts.draw(target, knock.name, "row", (left, y), INK, width=room)
        kit.fonts.draw(target, wish, "small", (left, y + kit.fonts.line("row")), INK_2, width=room)


def _knock_wish(knock: Knock) -> str:
    """Words for what somebody knocks for if it is not a seat, or a doubt about who it is."""
    if knock.doubtful:
        return doubt_words()
    return "" if knock.seat is not None else _("would like to look on")


class BrowserList:
    """Set once at the end of a column: everybody in a browser for whom there is room."""

    def __init__(
        self,
        kit: Kit,
        column: TextColumn,
        rect: pygame.Rect,
        table: LobbyState,
        send_away: Callable[[RosterPlace], None],
    ) -> None:
        """The column is drawn in `rect`."""
        self._kit = kit
        self.widgets: list[Button] = []
        words, row = _("Send away"), max(48, kit.scale.px(84), 2 * kit.fonts.line("small-strong") + 4)
        wide = Button.width_for(kit, words, role="button")
        for place in table.roster:
            if not place.page or column.height + row > rect.height:
                continue
            button = pygame.Rect(rect.right - wide, 0, wide, max(44, row - kit.scale.px(20)))
            button.centery = rect.y + column.height + row // 2
            if place.here or not table.playing:  # a match keeps the seat of who is gone
                press, name = partial(send_away, place), f"away-{place.seat}"
                out = Button(kit, button, words, press, role="button", name=name, on_paper=True)
                self.widgets.append(out.called(place.name))
            state = "" if place.here else away(left=place.left)
            said = ", ".join(filter(None, (place.name, state)))
            draw = partial(self._draw_place, place, state, row, rect.width - wide)
            column.canvas(row, draw, said)

    def _draw_place(
        self, place: RosterPlace, state: str, row: int, width: int, target: pygame.Surface, x: int, y: int
    ) -> None:
        """Draw somebody in a browser, in a row before her button, with her state if she is away."""
        kit, side = self._kit, max(40, row - self._kit.scale.px(16))
        face = pygame.Rect(x, y + (row - side) // 2, side, side)
        draw_small_face(target, kit, face, place.face)
        left, ink = face.right + kit.scale.px(16), INK if place.here else RED
        room = x + width - kit.scale.px(12) - left
        role: Role = "row" if kit.fonts.width(place.name, "row") <= room else "small-strong"
        lines = kit.fonts.wrap(place.name, role, room)
        up = (kit.fonts.line(role) * len(lines) + (kit.fonts.line("small") if state else 0)) // 2
        kit.fonts.draw_lines(target, lines, role, (left, face.centery - up), ink)
        if state:
            under = face.centery - up + kit.fonts.line(role) * len(lines)
            kit.fonts.draw(target, state, "small", (left, under), INK_2, width=room)


def ask_to_send_away(app: Host, name: str, send: Callable[[], None], *, plays: bool = False) -> None:
    """Ask before somebody is sent away; `plays`: a match goes on, in which she has a seat."""
    stays = lazy("A computer plays on until the match is over.")
    free = lazy("To come back, your yes is needed.")
    app.push(
        Dialog(
            app,
            title=lambda: _("Send {name} away?").format(name=name),
            text=stays if plays else free,
            yes=lazy("Send away"),
            on_yes=send,
            loses=True,
        )
    )
