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
from briscola.i18n.friends_words import agreed_words, good_night_words, table_of, waited_words
from briscola.i18n.game_words import game_title, rules_chapter
from briscola.i18n.text import lazy
from briscola.network.messages.fields import RosterPlace
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import FaceSheet, guest_faces
from briscola.ui.scenes.friends.code_column import add_code
from briscola.ui.scenes.friends.guest_sheet import GuestSheet
from briscola.ui.scenes.friends.lobby_offer import lobby_offer
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from briscola.ui.scenes.friends.seat_list import SeatList
from briscola.ui.scenes.phones.addresses import choose_address
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Text
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.panel import draw_heading, heading_height

AGREED = 0.42
"""Share of their width for what the table has agreed on, if the game has a long name."""
WAITED_STEP = 10
"""Seconds from one time told to the next, while an answer is waited for."""


class TablePage(ContentPage):
    """The page of a table of friends. It follows the table; the match begins over it."""

    share = 0.58
    margins = 48, 48
    above_foot = 24
    sinks = 0.3

    def __init__(self, app: Host, friends: FriendsClient, table: LobbyState, phones: PhonesOfTable) -> None:
        """`phones` come to a table of one's own; their ways lead from any table."""
        super().__init__(app)
        self.friends, self.table = friends, table
        self._leave = phones.ways.leave
        self.let_phones_in: Callable[[int], None] = phones.let_in
        self._elsewhere = phones if table.hosting else None
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

    # ---- content

    @property
    def live(self) -> object:
        return self.note, self._elsewhere and self._elsewhere.page

    @property
    def first(self) -> str:
        """Whoever comes would rather sit down than look on, and a host who waits sees to the seats."""
        table, go = self.table, self._foot_button[0]
        if self.moment.enabled and table.bottom is not None and not table.knocking:
            return go
        others = [place for place in table.roster if place.key and place.seat != table.own]
        waits = [f"change-{place.seat}" for place in others if not place.ready]
        there = ("sit-",) if table.bottom is None else ("phone-", *waits)
        names = (widget.name for column in self.columns for widget in column.widgets)
        return next((name for name in names if name.startswith(there)), go)

    def layout(self, size: tuple[int, int]) -> None:
        focused, led = self.group.focused_name, self.group.led
        self.moment = lobby_offer(self.table, asked=self.asked, asks_to_look=self._asks_to_look)
        super().layout(size)
        self.group.led = led and self.group.focused_name == focused
        if self._waits and self.group.focused_name != focused:
            self.group.focus(None)  # a second Enter takes no wish back, and wishes for nothing else

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        far = self._elsewhere
        return [] if far is None else [(elsewhere_title(), far.show_link, "elsewhere")]

    def fill(self, column: TextColumn) -> None:
        self.seats = SeatList(column.kit, self.table, asked=self.asked, waits=self._waits, actions=self)
        game, agreed = game_title(self.seats.rules), agreed_words(self.table.terms, self.seats.rules)
        paint = partial(self._draw_game, width=column.width)
        column.canvas(heading_height(column.kit), paint, ReadingLine(game, heading=True), agreed)
        column.put(self.seats)

    def fill_right(self, column: TextColumn) -> None:
        table, far = self.table, self._elsewhere
        add_code(
            column,
            table=table if far is None else replace(table, page=far.page),
            own_address=self.app.settings.own_address,
            let_in=self.friends.own.let_in,
            choose=self._choose_address,
        )

    def foot(self) -> SheetPart:
        name, press = self._foot_button
        go = PressButton(self.moment.words, press, name, main=self.moment.primary)
        ink = RED if self._warning else INK_2
        ends = self.table.over and self.table.own is not None
        leave = [PressButton(good_night_words(), self.ask_to_leave, "good-night")] if ends else []
        note = Text(self.note, ink=ink, news=True)
        return SheetRow(note, *leave, go.off(not self.moment.enabled, self.moment.note), gap=24)

    @property
    def _foot_button(self) -> tuple[str, Callable[[], None]]:
        """Name and action of the button at the foot, as the moment of the table offers it."""
        presses: dict[str, tuple[str, Callable[[], None]]] = {
            "leave": ("leave", self._leave),
            "look-on": ("look-on", self._look_on),
            "ready": ("go", self._begin),
            "not-ready": ("go", partial(self.friends.ready, False)),
        }
        return presses[self.moment.press]

    def title(self) -> str:
        return table_of(self.table.host)

    @property
    def spoken_text(self) -> str:
        return "\n".join(line.text for line in self._news)

    @property
    def note(self) -> str:
        """The sentence at the foot: what has become of the link for friends elsewhere comes first."""
        waited = int(self._waited) // WAITED_STEP * WAITED_STEP
        told = [self.moment.note, *([waited_words(waited)] if waited and self._asks else [])]
        return self._warning or " ".join(told)

    @property
    def _warning(self) -> str:
        """Words on what has become of the page for friends elsewhere."""
        return "" if self._elsewhere is None else self._elsewhere.warning

    @property
    def _asks(self) -> bool:
        """True while whoever has been asked has not answered."""
        return self.table.claimed is None and (self.asked is not None or self._asks_to_look)

    @property
    def _waits(self) -> bool:
        """True while this person waits for an answer, or for a seat that she is to have."""
        return self._asks or self.table.claimed is not None

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
        if not self._waits:
            self.focus_red_button()

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
        self._waited = self._waited + dt if self._asks else 0.0
        moving = super().update(dt)
        if self._knocked is not None:
            self._knocked.update(dt)
            moving |= self._knocked.deaf
        self.wake_after([1.0 if self._asks else None])
        table = self.friends.table
        if table is not None and table != self.table:
            self._follow(table)
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

    def _draw_game(self, target: pygame.Surface, x: int, y: int, *, width: int) -> None:
        """The game's name, and at the right the goal and what else is agreed on, in two lines if need be."""
        kit, title = self.kit, game_title(self.seats.rules)
        agreed = agreed_words(self.table.terms, self.seats.rules)
        room = max(width - kit.fonts.width(title, "heading") - kit.scale.px(24), round(AGREED * width))
        goal, _dot, others = agreed.partition(" · ")
        lines = [agreed] if kit.fonts.width(agreed, "small") <= room else [*filter(None, (goal, others))]
        tall, left = kit.fonts.line("small"), x + width
        middle = y + (kit.fonts.line("heading") - tall * (len(lines) - 1)) // 2
        for line in lines:
            words, style = kit.fonts.fit(line, "small", room)
            drawn = kit.fonts.draw(target, words, style, (x + width, middle), INK_2, anchor="midright")
            left = min(left, drawn.left)
            middle += tall
        draw_heading(target, kit, title, (x, y), width=left - kit.scale.px(24) - x)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.seats.draw_sides(target)
