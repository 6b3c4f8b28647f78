"""An open table: who sits where, the code for others, who knocks, and the way to the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.friends.friends import Friends
from briscola.client.friends.news import TableState
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import (
    agreed_words,
    claimant_note,
    dealer_note,
    onlooker_note,
    onlookers_words,
    partners_of,
    seat_words,
    table_of,
    take_over_words,
)
from briscola.i18n.game_words import game_title, rules_chapter
from briscola.i18n.text import _, lazy
from briscola.network.message_fields import RosterPlace
from briscola.ui.input import pointer
from briscola.ui.layout.sheet_layout import headed
from briscola.ui.render.theme import CREAM, HAIRLINE, INK_2
from briscola.ui.scene import Host, Scene, control_lines
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.code_column import CodeColumn
from briscola.ui.scenes.friends.guest_sheet import GuestSheet
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.page import FriendsWays
from briscola.ui.scenes.friends.seat_row import draw_seat_row, face_rect
from briscola.ui.scenes.friends.stand_in_notes import unreachable
from briscola.ui.scenes.new_match.face_sheet import TITLE, FaceSheet, GuestFace, guest_faces
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import (
    Button,
    RoundButton,
    draw_column_rule,
    draw_heading,
    draw_mark,
    draw_sheet,
    heading_height,
)
from briscola.ui.widgets.widget import Widget

SEATS = 0.55
"""Share of the sheet's width for the seats; the code has the rest."""
AGREED = 0.42
"""Share of their width for what the table has agreed on, if the game has a long name."""


class TablePage(Scene):
    """Follows the table; the match begins over it."""

    def __init__(self, app: Host, friends: Friends, ways: FriendsWays, table: TableState) -> None:
        super().__init__(app)
        self.friends, self._ways, self.table = friends, ways, table
        self.asked: int | None = None
        """The seat at which this person has asked to sit, until there is an answer."""
        self._asks_to_look = False
        """True from this person's wish to look on until there is an answer."""
        self._begins = False
        """True from the host's press on, until everybody knows that the host is ready."""

    @property
    def rules(self) -> Rules:
        """The rules of the table's game."""
        terms = self.table.terms
        return make_rules(terms.variant, terms.players, terms.options)

    @property
    def chapter(self) -> str:
        return rules_chapter(self.rules)

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale, table = self.kit, self.kit.scale, self.table
        pad, gap, button = max(22, scale.px(48)), scale.px(24), scale.target(66)
        row = max(48, scale.px(100))
        count = len(table.roster) + bool(table.onlookers)
        between = scale.px(20) if self.rules.in_sides else 0
        head = heading_height(kit)
        seats = max(5 * row, count * row + between)
        over = headed(scale, height=2 * pad + head + seats + gap + button, sinks=0.3)
        self.title_at, self.sheet = over.title, over.sheet
        inner = self.inner = self.sheet.inflate(-2 * pad, -2 * pad)
        left = round(inner.width * SEATS) - 2 * gap
        foot = inner.bottom - button
        self.list_rect = pygame.Rect(inner.x, inner.y + head, left, foot - gap - inner.y - head)
        row = min(row, (self.list_rect.height - between) // count)
        lines = {seat: at for at, seat in enumerate(self._order)}
        self.rows = []
        for seat in range(count):
            at = lines.get(seat, seat)
            y = self.list_rect.y + at * row + (between if at >= self._upper else 0)
            self.rows.append(pygame.Rect(inner.x, y, left, row))
        group = self.new_group()
        group.add(self.back_button(over.back.center))
        self.column_x = inner.x + left + 2 * gap
        side = pygame.Rect(self.column_x + 2 * gap, inner.y, 0, foot - gap - inner.y)
        side.width = inner.right - side.x
        self.column = CodeColumn(
            kit,
            side,
            table,
            let_in=self._answer,
            own_address=self.app.settings.own_address,
            choose_address=self._choose_address,
        )
        self._looking = self.rows.pop() if table.onlookers else None
        self._ends = [rect.right for rect in self.rows]
        if table.own is not None:
            place, face = table.roster[table.own], face_rect(kit, self.rows[table.own])
            own_face = GuestFace(kit, face, place.face, self.choose_face, name="face")
            group.add(own_face.called(_("Your face")))
        for seat in self._order:
            for widget in self._seat_controls(table.roster[seat], self.rows[seat]):
                group.add(widget)
                self._ends[seat] = widget.rect.x - scale.px(12)
        group.add(*self.column.widgets)
        if self._looking is not None and table.hosting:
            send = self._row_button(self._looking, _("Change…"), self._edit_onlookers, "onlookers")
            send.called(onlookers_words([each.name for each in table.onlookers]))
            group.add(send)
            self._looking.width = send.rect.x - scale.px(12) - self._looking.x
        go = self._go(foot, button)
        group.add(go)
        group.default = go.name
        self.foot = pygame.Rect(inner.x, foot, go.rect.x - gap - inner.x, button)
        chosen = (
            w.name for w in (*self.column.widgets, *group.widgets) if w.name.startswith(("in-", "sit-"))
        )
        seated = table.bottom is not None  # whoever comes would rather sit down than look on
        self.settle(go.name if go.enabled and seated else next(chosen, go.name if go.enabled else "copy"))

    @property
    def _order(self) -> Sequence[int]:
        """The seats from the top down, those of a side together."""
        rules = self.rules
        return [seat for side in rules.sides for seat in side] if rules.in_sides else range(rules.players)

    @property
    def _upper(self) -> int:
        """Number of lines above the gap between two sides."""
        return len(self.rules.sides[0]) if self.rules.in_sides else len(self.table.roster)

    def _seat_controls(self, place: RosterPlace, rect: pygame.Rect) -> Sequence[Widget]:
        """The button of a seat: to sit down there, or what a host may do with whoever sits there."""
        table = self.table
        seated = table.own is not None
        found: tuple[str, Callable[[], None], str]
        others = seated and self._mark(place.seat) == "t"
        may_sit = not place.name or (others and bool(place.level))
        if may_sit and not table.hosting and place.seat != self.asked:
            found = _("Sit here"), partial(self._sit, place.seat), f"sit-{place.seat}"
        elif place.claimable and table.own is None and self.asked is None:
            found = take_over_words(), partial(self._sit, place.seat), f"sit-{place.seat}"
        elif not place.name and table.hosting and self._is_first_open(place):
            found = _("By phone…"), partial(self._ways.let_phones_in, place.seat), f"phone-{place.seat}"
        elif table.hosting and place.key and (place.seat != table.own or self.rules.in_sides):
            found = _("Change…"), partial(self._edit, place), f"change-{place.seat}"
        else:
            return ()
        words = self._said(place)
        return (self._row_button(rect, *found).called(f"{place.seat + 1}, {words}"),)

    def _is_first_open(self, place: RosterPlace) -> bool:
        """True for the first open seat of the table, or of each side."""
        side = self.rules.side_of[place.seat] if self.rules.in_sides else range(self.rules.players)
        return place.seat == next((seat for seat in side if not self.table.roster[seat].name), None)

    def _words(self, place: RosterPlace) -> tuple[str, str, str]:
        """Name of a seat, how it stands with whoever sits there, and with whom she plays."""
        table = self.table
        partners = partners_of(self.rules, table.roster, place.seat)
        own, asked = place.seat == table.own, place.seat == self.asked
        return seat_words(place, own=own, asked=asked, partners=partners)

    def _said(self, place: RosterPlace) -> str:
        """The words of a seat as they are read aloud."""
        name, *notes = self._words(place)
        return ", ".join(filter(None, (name, " · ".join(filter(None, notes)))))

    def _mark(self, seat: int) -> str:
        """Mark of the side of a seat: one's own, or that of the first; empty where there are none."""
        rules, mine = self.rules, self.table.own or 0
        return ("u" if seat in rules.side_of[mine] else "t") if rules.in_sides else ""

    def _row_button(self, row: pygame.Rect, words: str, press: Callable[[], None], name: str) -> Button:
        wide = Button.width_for(self.kit, words)
        tall = min(self.kit.scale.target(56), max(44, row.height - self.kit.scale.px(8)))
        button = pygame.Rect(0, 0, wide, tall)
        button.midright = row.midright
        return Button(self.kit, button, words, press, name=name, role="button", on_paper=True)

    def _go(self, y: int, height: int) -> Button:
        """The button at the foot: begin, ready, or not ready."""
        table, mine = self.table, self._mine
        ready = mine is not None and mine.ready
        press: Callable[[], None]
        name = "go"
        if table.looks_on:
            words, press, name = _("Leave"), self._ways.leave, "leave"
        elif mine is None:
            words, press, name = _("Look on"), self._look_on, "look-on"
        elif ready and not table.hosting:
            words, press = _("Not yet"), partial(self.friends.ready, False)
        elif table.over:
            words, press = _("Another match"), self._begin
        elif table.hosting:
            words, press = _("Begin"), self._begin
        else:
            words, press = _("I am ready"), partial(self.friends.ready, True)
        wide = max(Button.width_for(self.kit, words, role="button-main"), self.kit.scale.px(300))
        rect = pygame.Rect(self.inner.right - wide, y, wide, height)
        primary = mine is not None and not (ready and not table.hosting) and not table.knocking
        button = Button(
            self.kit, rect, words, press, primary=primary, role="button", name=name, on_paper=True
        )
        button.enabled = (
            not self._asks_to_look and self.asked is None and (not table.hosting or not self._awaited)
        )
        return button

    @property
    def spoken_title(self) -> str:
        return table_of(self.table.host)

    @property
    def spoken_text(self) -> str:
        knocks = [f"{_('At the door')}: {words}" for words in self.column.knock_words]
        return "\n".join([*knocks, self._note()])

    def reading(self) -> Sequence[ReadingLine]:
        table = self.table
        agreed = agreed_words(table.terms.clock, hints=table.terms.hints)
        roster = self._roster
        seats = [self._said(roster[seat]) for seat in self._order]
        looking = [each.name for each in table.onlookers]
        return [
            ReadingLine(self.spoken_title, heading=True),
            ReadingLine(self._note()),
            ReadingLine(game_title(self.rules), heading=True),
            *([ReadingLine(agreed)] if agreed else []),
            *map(ReadingLine, seats),
            *([ReadingLine(onlookers_words(looking))] if looking else []),
            *self.column.reading(),
            *control_lines(self.group),
        ]

    @property
    def _roster(self) -> Sequence[RosterPlace]:
        """The seats as far as anything is known of them: of the others nothing while the own line is lost."""
        table = self.table
        lost = {place.seat for place in table.roster if place.key and place.seat != table.own}
        return [
            replace(place, here=False) if place.seat in lost and not table.connected else place
            for place in table.roster
        ]

    @property
    def _claim(self) -> RosterPlace | None:
        """The seat that this person would take over; None if she has not asked for one."""
        asked = None if self.asked is None else self.table.roster[self.asked]
        return asked if asked is not None and asked.claimant is not None else None

    @property
    def _mine(self) -> RosterPlace | None:
        own = self.table.own
        return None if own is None else self.table.roster[own]

    @property
    def _awaited(self) -> list[str]:
        """Names of the others who are not ready."""
        return [
            place.name
            for place in self.table.roster
            if place.key and place.seat != self.table.own and not (place.ready and place.here)
        ]

    # ---- what is done

    def _sit(self, seat: int) -> None:
        if self.table.own is None:
            self.asked = seat
        self.friends.sit(seat)
        self.layout(self.app.size)

    def choose_face(self, *, taken: bool = False) -> None:
        """Ask which face this person would have here; `taken`: somebody else has hers."""
        own = self.table.own
        seat = self.asked if own is None else own
        if seat is None:
            return
        if taken:
            self.refused()
        others = {place.face for place in self.table.roster if place.name and place.seat != own}
        faces = [face for face in guest_faces(()) if face not in others]
        now = faces[0] if own is None else self.table.roster[own].face
        title = lazy("Your face is taken: which one instead?") if taken else TITLE
        self.app.push(FaceSheet(self.app, now, faces, partial(self._wear, seat), title=title))

    def _wear(self, seat: int, face: str) -> None:
        if self.table.own is None:
            self.asked = seat
        self.friends.sit(seat, face)
        self.layout(self.app.size)

    def _look_on(self) -> None:
        self._asks_to_look = True
        self.friends.watch()
        self.layout(self.app.size)

    def _edit(self, place: RosterPlace) -> None:
        self.app.push(
            GuestSheet(
                self.app,
                place,
                seats=[
                    " · ".join((str(each.seat + 1), *filter(None, self._words(each))))
                    for each in self.table.roster
                ],
                own=place.seat == self.table.own,
                host=self.friends.own,
            )
        )

    def _edit_onlookers(self) -> None:
        self.app.push(OnlookersSheet(self.app, self.table.onlookers, self.friends.own.send_onlooker_away))

    def _answer(self, key: str, yes: bool) -> None:
        self.friends.own.let_in(key, yes)

    def _choose_address(self, address: str) -> None:
        self.app.change(own_address=address)
        self.layout(self.app.size)

    def _begin(self) -> None:
        """Be ready; the host's press begins the match as soon as that is known."""
        self._begins = self.table.hosting
        self.friends.ready(True)

    def ask_to_leave(self) -> None:
        """Ask before the table is left; whoever has no seat there just goes."""
        if self.table.hosting:
            words = (
                lazy("Close the table?"),
                lazy("Everybody else has to go too. What has been played is kept."),
                lazy("Close it"),
            )
        elif self.table.bottom is None or self.table.looks_on:
            self._ways.leave()
            return
        else:
            in_lobby = lazy("Your seat becomes free. With the same code you can come back.")
            in_match = lazy("A computer takes your seat. With the same code you can come back.")
            text = in_lobby if self.app.top is self else in_match
            words = lazy("Leave the table?"), text, lazy("Leave")
        title, text, yes = words
        self.app.push(Dialog(self.app, title=title, text=text, yes=yes, on_yes=self._ways.leave, loses=True))

    # ---- time and events

    def resume(self) -> None:
        self.layout(self.app.size)

    def refused(self) -> None:
        """Forget what was asked for: there is an answer."""
        self.asked, self._asks_to_look = None, False
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        table = self.friends.table
        if table is not None and table != self.table:
            self._follow(table)
        mine = self._mine
        if self._begins and mine is not None and mine.ready:
            self._begins = False
            self.friends.own.begin()
        return moving

    @property
    def _may_go(self) -> bool:
        """True if the button at the foot can be pressed."""
        return any(widget.name == "go" and widget.enabled for widget in self.group.widgets)

    def _follow(self, table: TableState) -> None:
        """Show the table as it is now; the focus goes to what is new."""
        before, could_go = self.table, self._may_go
        self.table = table
        if table.bottom is not None:
            self.asked, self._asks_to_look = None, False
        elif table.playing and not before.playing:
            self.app.call_person()
        self.layout(self.app.size)
        if len(table.knocking) > len(before.knocking):
            self.app.call_person()
            self.app.audio.play("knock", 1.0)
            self.group.focus_name(f"in-{table.knocking[0].key}")
        elif self._may_go and not could_go and not table.knocking:
            self.group.focus_name("go")

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if pointer.is_back(event):
            self.ask_to_leave()
            return True
        return False

    def back_button(self, centre: tuple[int, int]) -> RoundButton:
        """The round button asks before the table is left."""
        button = super().back_button(centre)
        button.on_press = self.ask_to_leave
        return button

    # ---- drawing

    @property
    def dealer(self) -> str:
        """One line on whose computer deals."""
        table = self.table
        neutral = bool(table.terms.dealer)
        return dealer_note(table.host, table.roster, hosting=table.hosting, neutral=neutral)

    def _note(self) -> str:
        """One or two sentences: what is waited for, and whose computer deals."""
        table = self.table
        said = self.dealer
        if lost := unreachable(table):
            return lost if self._mine is None else lost + " " + _("Your seat is kept.")
        if table.looks_on:
            return onlooker_note()
        if self._mine is None:
            if (claim := self._claim) is not None:
                return claimant_note(agreed=claim.agreed)
            if self.asked is not None or self._asks_to_look:
                return _("The host has been asked to let you in.")
            if table.playing:
                return _("A match goes on; you can look on.") + " " + said
            if all(place.name for place in table.roster):
                return _("No seat is open; you can look on.") + " " + said
            return _("Choose an open seat, or look on.") + " " + said
        if self._mine.ready and not table.hosting:
            if table.terms.dealer:
                return _("The match begins when everybody is ready.") + " " + said
            return _("{name} begins when everybody is ready.").format(name=table.host) + " " + said
        if table.hosting and (awaited := self._awaited):
            return _("Not ready yet: {names}.").format(names=", ".join(awaited))
        if table.hosting and any(not place.name for place in table.roster):
            return _("Computers take the seats that stay open.") + " " + said
        return said

    def _draw_game(self, target: pygame.Surface) -> None:
        """The game's name, and at the right what else the table has agreed on."""
        kit, rect, title = self.kit, self.list_rect, game_title(self.rules)
        agreed = agreed_words(self.table.terms.clock, hints=self.table.terms.hints)
        room = rect.width - kit.fonts.width(title, "heading") - kit.scale.px(24)
        words, style = kit.fonts.fit(agreed, "small", max(room, round(AGREED * rect.width)))
        at = (rect.right, self.inner.y + kit.fonts.line("heading") // 2)
        left = kit.fonts.draw(target, words, style, at, INK_2, anchor="midright").left - kit.scale.px(24)
        draw_heading(target, kit, title, self.inner.topleft, width=(left if agreed else rect.right) - rect.x)

    def _draw_sides(self, target: pygame.Surface) -> None:
        """Draw the line between two sides, and the marks of both."""
        above = self.rows[self._order[self._upper - 1]]
        thick = max(2, self.kit.scale.px(3))
        pygame.draw.rect(target, INK_2, (above.x, above.bottom - thick // 2, above.width, thick))
        for place, row in zip(self.table.roster, self.rows, strict=True):
            face = face_rect(self.kit, row)
            out = round(face.width * 0.36)
            at = (face.centerx - out, face.centery - out)
            draw_mark(target, self.kit, self._mark(place.seat), at, size=24)

    def _draw_onlookers(self, target: pygame.Surface, row: pygame.Rect) -> None:
        kit = self.kit
        pygame.draw.line(target, HAIRLINE, row.bottomleft, (self.list_rect.right - 1, row.bottom))
        words = onlookers_words([each.name for each in self.table.onlookers])
        kit.fonts.draw(target, words, "body", row.midleft, INK_2, anchor="midleft", width=row.width)

    def draw(self, target: pygame.Surface) -> None:
        kit, inner, table = self.kit, self.inner, self.table
        self.app.draw_table(target)
        room = target.get_width() - self.title_at[0] - kit.scale.edge
        title = table_of(table.host)
        kit.fonts.draw(target, title, "scene", self.title_at, CREAM, anchor="midleft", halo=True, width=room)
        draw_sheet(target, kit, self.sheet)
        self._draw_game(target)
        draw_column_rule(target, self.column_x, inner.y, self.foot.y - kit.scale.px(24))
        for place, row, end in zip(self._roster, self.rows, self._ends, strict=True):
            draw_seat_row(
                target,
                kit,
                row,
                place,
                self._words(place),
                own=place.seat == table.own,
                right=end,
            )
        if self._looking is not None:
            self._draw_onlookers(target, self._looking)
        self.column.draw(target)
        lines = kit.fonts.wrap(self._note(), "small", self.foot.width)
        y = self.foot.centery - kit.fonts.line("small") * len(lines) // 2
        for line in lines:
            kit.fonts.draw(target, line, "small", (self.foot.x, y), INK_2)
            y += kit.fonts.line("small")
        self.group.draw(target)
        if self.rules.in_sides:
            self._draw_sides(target)
