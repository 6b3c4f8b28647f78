"""An open table: who sits where, the code for others, who knocks, and the way to the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.i18n.closing_words import closing_question
from briscola.i18n.elsewhere_words import elsewhere_title
from briscola.i18n.friends_words import agreed_words, table_of, waited_words
from briscola.i18n.game_words import game_title, rules_chapter
from briscola.i18n.text import lazy
from briscola.network.messages.fields import RosterPlace
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host, control_lines
from briscola.ui.scenes.faces import FaceSheet, guest_faces
from briscola.ui.scenes.friends.code_column import add_code
from briscola.ui.scenes.friends.guest_sheet import GuestSheet
from briscola.ui.scenes.friends.lobby_offer import lobby_offer
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from briscola.ui.scenes.friends.seat_list import SeatList
from briscola.ui.scenes.phones.addresses import choose_address
from briscola.ui.scenes.sheets.content_sheet import filled
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_column_rule, draw_heading, heading_height

SEATS = 0.55
"""Share of the sheet's width for the seats; the code has the rest."""
AGREED = 0.42
"""Share of their width for what the table has agreed on, if the game has a long name."""
WAITED_STEP = 10
"""Seconds from one time told to the next, while an answer is waited for."""


class TablePage(PageScene):
    """The page of a table of friends. It follows the table; the match begins over it."""

    def __init__(self, app: Host, friends: FriendsClient, table: LobbyState, phones: PhonesOfTable) -> None:
        """`phones` come to a table of one's own; their ways lead from any table."""
        super().__init__(app)
        self.friends, self.table = friends, table
        self._leave = phones.ways.leave
        self.let_phones_in: Callable[[int], None] = phones.let_in
        self._elsewhere = phones if table.hosting else None
        self._linked: tuple[object, str] = (None, "")
        """The page by which friends elsewhere come, and what is told of it, as they are shown."""
        self._knocked: InputGuard | None = None
        """Stops an Enter as somebody knocks: it was meant for something else."""
        self.asked: int | None = None
        """The seat at which this person has asked to sit, until there is an answer."""
        self._asks_to_look = False
        """True from this person's wish to look on until there is an answer."""
        self._waited = 0.0
        """Seconds since this person has asked."""
        self._face_taken = False
        """True once this person has knocked with another face than her own, which somebody else has here."""
        self._begins = False
        """True from the host's press on, until everybody knows that the host is ready."""

    @property
    def chapter(self) -> str:
        return rules_chapter(self.seats.rules)

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, table, far = self.kit, self.kit.scale, self.table, self._elsewhere
        focused, led = self.group.focused_name, self.group.led
        self.moment = lobby_offer(table, asked=self.asked, asks_to_look=self._asks_to_look)
        if far is not None:
            self._linked = far.page, far.warning
            table = replace(table, page=far.page)
        pad, gap, button = max(22, scale.px(48)), scale.px(24), scale.target(66)
        head = heading_height(kit)
        self.seats = SeatList(kit, table, asked=self.asked, waits=self._waits, actions=self)
        height = 2 * pad + head + self.seats.height + gap + button
        inner = self.lay_page((pad, pad), height=height, sinks=0.3)
        left = round(inner.width * SEATS) - 2 * gap
        foot = inner.bottom - button
        self.list_rect = pygame.Rect(inner.x, inner.y + head, left, foot - gap - inner.y - head)
        self.seats.place(self.list_rect)
        group = self.group
        self.column_x = inner.x + left + 2 * gap
        side = pygame.Rect(self.column_x + 2 * gap, inner.y, 0, foot - gap - inner.y)
        side.width = inner.right - side.x
        code = partial(
            add_code,
            table=table,
            own_address=self.app.settings.own_address,
            let_in=self.friends.own.let_in,
            choose=self._choose_address,
        )
        self.column, self.column_at = filled(kit, code, side.width, side.height), side.topleft
        for widget in self.column.widgets:
            widget.rect.move_ip(side.topleft)
        group.add(*self.seats.widgets)
        group.add(*self.column.widgets)
        group.add(*self.seats.onlookers_button())
        go = self._foot_button(foot, button)
        group.add(go)
        if far is not None:
            door = self.add_link(elsewhere_title(), far.show_link, "elsewhere", height=54)
            self.beside_title = size[0] - scale.edge - door.rect.x + gap
        self.foot = pygame.Rect(inner.x, foot, go.rect.x - gap - inner.x, button)
        # Whoever comes would rather sit down than look on, and a host who waits sees to the seats.
        others = [place for place in table.roster if place.key and place.seat != table.own]
        waits = [f"change-{place.seat}" for place in others if not place.ready]
        there = ("sit-",) if table.bottom is None else ("phone-", *waits)
        chosen = (widget.name for widget in group.widgets if widget.name.startswith(there))
        ready = go.enabled and table.bottom is not None and not table.knocking
        self.restore_focus(go.name if ready else next(chosen, go.name))
        self.group.led = led and self.group.focused_name == focused
        if self._waits and self.group.focused_name != focused:
            self.group.focus(None)  # a second Enter takes no wish back, and wishes for nothing else

    def _foot_button(self, y: int, height: int) -> Button:
        """The button at the foot, as the moment of the table offers it."""
        moment = self.moment
        presses: dict[str, tuple[str, Callable[[], None]]] = {
            "leave": ("leave", self._leave),
            "look-on": ("look-on", self._look_on),
            "ready": ("go", self._begin),
            "not-ready": ("go", partial(self.friends.ready, False)),
        }
        name, press = presses[moment.press]
        wide = max(Button.width_for(self.kit, moment.words, role="button-main"), self.kit.scale.px(300))
        rect = pygame.Rect(self.inner.right - wide, y, wide, height)
        button = self.button(rect, moment.words, press, name, primary=moment.primary)
        button.enabled = moment.enabled
        return button

    def title(self) -> str:
        return table_of(self.table.host)

    @property
    def spoken_text(self) -> str:
        return "\n".join([*self.column.news, self.note])

    @property
    def note(self) -> str:
        """The sentence at the foot: what has become of the link for friends elsewhere comes first."""
        waited = int(self._waited) // WAITED_STEP * WAITED_STEP
        told = [self.moment.note, *([waited_words(waited)] if waited and self._asks else [])]
        return self._linked[1] or " ".join(told)

    @property
    def _asks(self) -> bool:
        """True while whoever has been asked has not answered."""
        return self.table.claimed is None and (self.asked is not None or self._asks_to_look)

    @property
    def _waits(self) -> bool:
        """True while this person waits for an answer, or for a seat that she is to have."""
        return self._asks or self.table.claimed is not None

    def reading(self) -> Sequence[ReadingLine]:
        table = self.table
        agreed = agreed_words(table.terms, self.seats.rules)
        return [
            ReadingLine(self.spoken_title, heading=True),
            ReadingLine(self.note),
            ReadingLine(game_title(self.seats.rules), heading=True),
            ReadingLine(agreed),
            *map(ReadingLine, self.seats.reading()),
            *self.column.read,
            *control_lines(self.group.widgets),
        ]

    # ---- what is done

    def _choose_address(self, address: str) -> None:
        choose_address(self.app, address)
        self.layout(self.app.size)

    def sit(self, seat: int) -> None:
        """Ask for a seat."""
        if self.table.own is None:
            self.asked = seat
        self.friends.sit(seat)
        self.layout(self.app.size)

    def choose_face(self, *, taken: bool = False) -> None:
        """Ask which face this person would have here; `taken`: somebody else has hers.

        Before she sits she knocks with another face first, which she may change once she is in.
        """
        own = self.table.own
        seat = self.asked if own is None else own
        if seat is None:
            return
        if taken:
            self.refused()
        others = {place.face for place in self.table.roster if place.name and place.seat != own}
        faces = [face for face in guest_faces(()) if face not in others]
        if taken and own is None and not self._face_taken:
            self._face_taken = True
            self._wear(seat, faces[0])
            return
        now = faces[0] if own is None else self.table.roster[own].face
        title = lazy("Your face is taken: which one instead?") if taken else None
        self.app.push(FaceSheet(self.app, now, faces, partial(self._wear, seat), title=title))

    def _wear(self, seat: int, face: str) -> None:
        if self.table.own is None:
            self.asked = seat
        self.friends.sit(seat, face)
        self.layout(self.app.size)

    def _look_on(self) -> None:
        self._asks_to_look = True
        self.friends.do(lambda visitor: visitor.watch())
        self.layout(self.app.size)

    def edit(self, place: RosterPlace) -> None:
        """Change somebody's name or seat."""
        self.app.push(
            GuestSheet(
                self.app,
                place,
                seats=[
                    " · ".join((str(each.seat + 1), *filter(None, self.seats.words(each))))
                    for each in self.table.roster
                ],
                own=place.seat == self.table.own,
                may_host=place.may_keep_table and not self.table.playing,
                table=self.friends.own,
            )
        )

    def edit_onlookers(self) -> None:
        """Show who looks on, and if anybody may."""
        self.app.push(OnlookersSheet(self.app, self.friends))

    def _begin(self) -> None:
        """Be ready; the host's press begins the match as soon as that is known."""
        self._begins = self.table.hosting
        self.friends.ready(True)

    @property
    def _has_company(self) -> bool:
        """True if somebody else sits here, knocks or looks on, or a match has been played."""
        table = self.table
        others = any(place.name and not place.level and place.seat != table.own for place in table.roster)
        return bool(others or table.knocking or table.onlookers or table.playing or table.over)

    def ask_to_leave(self) -> None:
        """Ask before the table is left; whoever has no seat there just goes."""
        words: tuple[Callable[[], str], Callable[[], str], Callable[[], str]]
        if self.table.hosting:
            together = partial(closing_question, self.friends.seat)
            alone = lazy("Nobody else is here yet. Whoever has the code or the link finds it closed.")
            words = lazy("Close the table?"), together if self._has_company else alone, lazy("Close it")
        elif self.table.bottom is None or self.table.looks_on:
            self._leave()
            return
        else:
            in_lobby = lazy("Your seat becomes free. With the same code you can come back.")
            in_match = lazy("A computer takes your seat. With the same code you can come back.")
            text = in_lobby if self.app.top is self else in_match
            words = lazy("Leave the table?"), text, lazy("Leave")
        title, told, yes = words
        self.app.push(Dialog(self.app, title=title, text=told, yes=yes, on_yes=self._leave, loses=True))

    # ---- time and events

    def resume(self) -> None:
        self.layout(self.app.size)

    def refused(self) -> None:
        """Forget what was asked for: there is an answer."""
        self.asked, self._asks_to_look = None, False
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving, told = super().update(dt), self.note
        if self._knocked is not None:
            self._knocked.update(dt)
            moving |= self._knocked.deaf
        self._waited = self._waited + dt if self._asks else 0.0
        if self.note != told:
            self.invalidate()
        self.wake_after([1.0 if self._asks else None])
        table = self.friends.table
        if table is not None and table != self.table:
            self._follow(table)
        if (far := self._elsewhere) is not None and self._linked != (far.page, far.warning):
            self.layout(self.app.size)
            self.invalidate()
        own = self.table.own
        if self._begins and own is not None and self.table.roster[own].ready:
            self._begins = False
            self.friends.own.do(lambda table: table.begin())
        return moving

    @property
    def _may_go(self) -> bool:
        """True if the button at the foot can be pressed."""
        return any(widget.name == "go" and widget.enabled for widget in self.group.widgets)

    def _follow(self, table: LobbyState) -> None:
        """Show the table as it is now; the focus goes to what is new, from a knock only if nobody led it."""
        before, could_go, led = self.table, self._may_go, self.group.led and self.group.focused_name
        self.table = table
        line_changed = table.connected != before.connected  # a lost line takes a knock away: she asks anew
        if table.bottom is not None or line_changed:
            self.asked, self._asks_to_look = None, False
        elif table.playing and not before.playing:
            self.app.call_person()
        self.layout(self.app.size)
        if table.knocking_keys - before.knocking_keys:
            self._knocked = InputGuard(self.kit.hands)
            if not led or self.group.focused_name != led:
                self.group.focus_name(f"in-{table.knocking[0].key}")
        elif self._may_go and not could_go and not table.knocking:
            self.group.focus_name("go")

    def handle(self, event: pygame.event.Event) -> bool:
        hasty = pointer.is_confirm(event) and self._knocked is not None and self._knocked.stops(event)
        return hasty or super().handle(event)

    def go_back(self) -> None:
        self.ask_to_leave()

    # ---- drawing

    def _draw_game(self, target: pygame.Surface) -> None:
        """The game's name, and at the right the goal and what else is agreed on, in two lines if need be."""
        kit, rect, title = self.kit, self.list_rect, game_title(self.seats.rules)
        agreed = agreed_words(self.table.terms, self.seats.rules)
        room = rect.width - kit.fonts.width(title, "heading") - kit.scale.px(24)
        room = max(room, round(AGREED * rect.width))
        goal, _dot, others = agreed.partition(" · ")
        lines = [agreed] if kit.fonts.width(agreed, "small") <= room else [*filter(None, (goal, others))]
        tall, left = kit.fonts.line("small"), rect.right
        y = self.inner.y + (kit.fonts.line("heading") - tall * (len(lines) - 1)) // 2
        for line in lines:
            words, style = kit.fonts.fit(line, "small", room)
            left = min(
                left, kit.fonts.draw(target, words, style, (rect.right, y), INK_2, anchor="midright").left
            )
            y += tall
        draw_heading(target, kit, title, self.inner.topleft, width=left - kit.scale.px(24) - rect.x)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.seats.draw_sides(target)

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        self._draw_game(target)
        draw_column_rule(target, self.column_x, inner.y, self.foot.y - kit.scale.px(24))
        self.seats.draw(target)
        self.column.draw(target, *self.column_at)
        lines = kit.fonts.wrap(self.note, "small", self.foot.width)
        y = self.foot.centery - kit.fonts.line("small") * len(lines) // 2
        kit.fonts.draw_lines(target, lines, "small", (self.foot.x, y), RED if self._linked[1] else INK_2)
