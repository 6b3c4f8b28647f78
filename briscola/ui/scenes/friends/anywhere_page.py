"""The page of friends in other places: a press makes a link, which is sent; whoever comes by it knocks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import structs

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.elsewhere_words import (
    also_in_game,
    another_service,
    at_table_words,
    copy_text,
    elsewhere_text,
    elsewhere_title,
    end_link,
    end_link_text,
    end_link_title,
    make_link,
    no_ssh,
    returns_by_itself,
    send_text,
    sending_words,
    service_words,
    starting_words,
    who_can_read,
)
from briscola.i18n.game_words import game_title, match_title, target_text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import _, available, language, speaking
from briscola.network.addresses.tunnel_kinds import TunnelKind
from briscola.pages.phones.friends_elsewhere import FriendsElsewhere
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.open_seats import TableToOpen
from briscola.ui.scenes.friends.people_lists import KnockList
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.new_match.kept_choices import last_match
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.views.qr_code import qr_picture
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button, CopyButton
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.panel import draw_column_rule
from briscola.ui.widgets.widget import Widget

ASIDE = 0.38
"""Share of the sheet's width for the QR code, or for who knocks."""
LABEL = 0.24
"""Share of a row for what its control is about."""
WIDE = 1400
"""Width of the sheet, at 1080."""


class AnywherePage(PageScene):
    """Nothing is called before its red button is pressed, which opens a table, too, if there is none."""

    def __init__(self, app: Host, friends: FriendsClient, way: FriendsElsewhere, ways: RoutesToTable) -> None:
        super().__init__(app)
        self.friends, self.way, self._ways = friends, way, ways
        self.setup = last_match(app.settings.match, app.settings.player, "", alone=True)
        """The match of a table that is still to be opened."""
        self._chosen = 0
        """Index of the way that the red button opens."""
        self._chooses = False
        """True once the choice of ways is shown."""
        self._language = language()
        """Language of the text that is sent."""
        self._copied = False
        """True once the text has been copied."""
        self._shown: object = None

    def title(self) -> str:
        return elsewhere_title()

    @property
    def table(self) -> LobbyState | None:
        """The own table; None before it is open."""
        return self.friends.table

    @property
    def _choices(self) -> Sequence[tuple[str, str, TunnelKind | None]]:
        """Everything that can be opened: its name, its operator, and its kind if it is a tunnel."""
        name = self.way.own_name
        own = [] if name is None else [(name.address, "", None)]
        return [*own, *((kind.called, kind.operator, kind) for kind in self.way.tunnels)]

    @property
    def _state(self) -> object:
        """The things that need another layout when they change."""
        way, table = self.way, self.table
        people = () if table is None else (table.knocking, table.roster)
        return way.link, way.opening, way.news, people, self._ways.awaited

    @property
    def _names(self) -> Sequence[str]:
        """Friends who sit at the table."""
        table = self.table
        return [] if table is None else [p.name for p in table.roster if p.key and p.seat != table.own]

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale, way, table = self.kit, self.kit.scale, self.way, self.table
        self._shown = self._state
        pad, gap, button = max(24, scale.px(52)), scale.px(24), scale.target(72)
        wide = min(max(800, scale.px(WIDE)), self.app.size[0] - 2 * scale.edge) - 2 * pad
        knocking = () if table is None else table.knocking
        side = round(wide * ASIDE) if way.link or knocking else 0
        column = TextColumn(kit, wide - (side + 2 * gap if side else scale.px(26)))
        self.column = column
        if news := way.news:
            column.text(news, "menu-small", RED if way.warning else INK)
            self._add_key()
            if way.next_ways:
                column.gap(8)
                column.text(way.next_ways, "body", INK_2)
            column.gap(20)
        if way.link:
            self._tell_link()
        elif way.opening:
            if not news:
                column.text(starting_words(), "menu-small", INK)
            self._tell_people()
        else:
            self._tell_ways()
        tall = max(column.height, side) + gap + button + 2 * pad
        inner = self.lay_page((pad, pad), width=wide + 2 * pad, height=tall, sinks=0.35)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - gap - button)
        self.knocks: Sequence[Widget] = ()
        self.aside, self.qr = TextColumn(kit, side), None
        self.aside_rect = pygame.Rect(inner.right - side, inner.y, side, room.height)
        if knocking:
            shown = KnockList(kit, self.aside, self.aside_rect, knocking, self.friends.own.let_in)
            self.knocks = shown.widgets
        elif side:
            self.qr = qr_picture(way.link, min(side, room.height))
        if side:
            room.width -= side + gap
        self.scrolled(column, room)
        self.group.add(*self.knocks)
        self._add_foot(button, gap)

    def _add_foot(self, height: int, gap: int) -> None:
        """Add the buttons below; the red one on the page is the next thing to do."""
        left, right = self.button_row(height, gap)
        stop = self.button(left, _("Not now"), self._give_up, "no")
        first = "no"
        if self.way.link or self.way.lost:
            left.width = min(Button.width_for(self.kit, end_link()), left.width)  # not as near as the other
            stop = self.button(left, end_link(), self._ask_to_end, "stop")
            self.done = self.button(right, _("To the table"), self.app.pop, "done")
            self.group.add(stop, self.done)
            self._redden()
            first = "done" if self.knocks or self.done.primary else "copy-text"
        elif self.way.opening or self._ways.awaited:
            self.group.add(stop)
        else:
            start = self.button(right, make_link(), self._start, "start", primary=True)
            start.role = "button-main"
            start.enabled = bool(self._choices)
            first = "start"
            if self.table is None:
                stop = self.button(left, _("Seats and clock…"), self._more, "more")
                first = "start" if self._choices else "more"
            self.group.add(stop, start)
        self.restore_focus(first)

    def _redden(self) -> None:
        """Have the next thing to do be red: to let somebody in, to send the link, to go to the table."""
        sent = self._copied or bool(self._names) or not self.way.link
        self.done.primary = sent and not self.knocks
        if self.way.link:
            self.copy.primary = not (sent or self.knocks)

    def _row(self, words: str, tall: int) -> pygame.Rect:
        """Begin a row of the column with what its control is about; the place of the control."""
        column = self.column
        left = round(column.width * LABEL)
        top = column.height
        column.text(words, "body", INK_2, right=column.width - left, least=tall)
        return pygame.Rect(left, top + (column.height - top - tall) // 2, column.width - left, tall)

    def _tell_ways(self) -> None:
        """Say what a link is for, and who can read what passes; the game and the way may be changed."""
        column, kit, tall = self.column, self.kit, self.kit.scale.target(58)
        column.text(elsewhere_text(), "menu-small", INK)
        if self.table is None:
            column.gap(24)
            rules, hands = self.setup.rules(), self.setup.winning_hands
            place, title = self._row(_("Game"), tall), game_title(rules)
            if not rules.match_form.by_wins:
                title = f"{title} · {target_text(rules, hands)}"
            game = self.button(place, title, partial(self._ways.choose_match, self._take), "game")
            column.widgets.append(game.called("", _("Game")))
            if rules.match_form.by_wins:
                column.gap(16)
                label, goals = match_title(rules), [target_text(rules, each) for each in WINNING_HANDS]
                place, now = self._row(label, tall), WINNING_HANDS.index(hands)
                goal = Dropdown(kit, place, goals, now, self._play_to, name="hands")
                column.widgets.append(goal.called(label))
        choices = self._choices
        if len(choices) > 1 and self._chooses:
            column.gap(16)
            place, names = self._row(service_words(), tall), [name for name, _operator, _kind in choices]
            way = Dropdown(kit, place, names, self._chosen, self._choose, name="way")
            column.widgets.append(way.called(service_words()))
        if choices:
            column.gap(16)
            name, operator, _kind = choices[self._chosen]
            column.text(who_can_read(operator, name), "body", INK_2)
        if len(choices) > 1 and not self._chooses:
            column.gap(12)
            place = pygame.Rect(0, 0, Button.width_for(kit, another_service()), kit.scale.target(54))
            column.widget(self.button(place, another_service(), self._choose_way, "ways"))
        if (fault := self.way.server_fault) and self.way.trouble != fault:
            column.gap(12)
            column.text(self.way.trouble_words(fault), "body", RED)
        if self.way.lacks_ssh:
            column.gap(12)
            column.text(no_ssh(), "body", INK_2)

    def _add_key(self) -> None:
        """Add a button that copies the key which a server does not know."""
        if self.way.trouble == "unknown_key" and (key := self.way.public_key):
            words, column = _("Key of this computer"), self.column
            column.gap(10)
            place = pygame.Rect(0, 0, self._wide(words), CopyButton.side(self.kit))
            column.widget(CopyButton(self.kit, place, key, name="copy-key", text=words))

    def _wide(self, words: str) -> int:
        """Width of a button that copies and has words on it."""
        return self.kit.fonts.width(words, "small-strong") + 2 * CopyButton.side(self.kit)

    def _tell_link(self) -> None:
        """Show the link, and the text with which it is sent."""
        column, kit, way = self.column, self.kit, self.way
        column.title(sending_words())
        column.value(way.link, name="copy")
        with speaking(self._language):
            text, shown = send_text(way.link), send_text("").rstrip(" :\N{NO-BREAK SPACE}")
        column.gap(8)
        column.text(shown, "body-italic", INK_2)
        column.gap(14)
        tall, gap, codes = kit.scale.target(60), kit.scale.px(18), available()
        wide = max(self._wide(words) for words in (copy_text(), _("Copied")))
        place = pygame.Rect(0, 0, max(0, min(kit.scale.px(260), column.width - wide - gap)), tall)
        names = [LANGUAGES[code].name for code in codes]
        chosen = Dropdown(kit, place, names, codes.index(self._language), self._speak, name="language")
        column.widget(chosen.called(_("Language")))
        place = pygame.Rect(chosen.rect.right + gap, chosen.rect.y, wide, tall)
        self.copy = CopyButton(
            kit, place, text, name="copy-text", text=copy_text(), on_copied=self._go_on_from_copy
        )
        column.widgets.append(self.copy)
        column.gap(20)
        self._tell_people()
        name = "" if way.own_name is None else way.own_name.address
        column.text(who_can_read(way.operator, name), "small", INK_2)
        column.text(also_in_game(), "small", INK_2)
        if way.called:
            column.text(returns_by_itself(), "small", INK_2)

    def _tell_people(self) -> None:
        """Say which friends sit at the table."""
        if names := self._names:
            self.column.text(at_table_words(names), "body-strong", INK)
            self.column.gap(8)

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (self.aside.said, self.column.said)))

    # ---- what happens

    def _take(self, setup: MatchSetup) -> None:
        """Take the game that has been chosen on the page above."""
        self.setup = setup
        while self.app.top is not self:
            self.app.pop()
        self.layout(self.app.size)
        self.group.focus_name("start")

    def _play_to(self, at: int) -> None:
        """Choose the hands that win the match, also for the next time."""
        hands, kept = WINNING_HANDS[at], self.app.settings.match
        self.setup = structs.replace(self.setup, winning_hands=hands)
        if kept:
            self.app.change(match={**kept, "winning_hands": hands})
        self.layout(self.app.size)

    def _choose_way(self) -> None:
        """Show the choice of ways, which most people do not need."""
        self._chooses = True
        self.layout(self.app.size)
        self.group.focus_name("way")

    def _choose(self, at: int) -> None:
        self._chosen = at
        self.layout(self.app.size)

    def _speak(self, at: int) -> None:
        self._language, self._copied = available()[at], False
        self.layout(self.app.size)

    def _go_on_from_copy(self) -> None:
        """Have the way to the table be next, once the text has been copied for the first time."""
        before, self._copied = self._copied, True
        self._redden()
        if self.done.primary and not before:
            self.group.focus_name("done")
        self.invalidate()

    def _more(self) -> None:
        """Show the seats, a clock and the meeting points."""
        self.app.push(self._ways.seats(self.setup, self._open, anywhere=bool(self._choices)))

    def _start(self) -> None:
        if self.table is None:
            self._open(self._ways.usual_table(self.setup, by_link=bool(self._choices)))
        else:
            self._make_link()

    def _open(self, table: TableToOpen) -> None:
        """Open the table, and the way to it unless friends come through a meeting point."""
        linked = table.by_link and bool(self._choices)
        if linked:
            self._make_link()
        self._ways.host(table, stays=linked)

    def _make_link(self) -> None:
        self.way.open(self._choices[self._chosen][2])
        self.layout(self.app.size)

    def _ask_to_end(self) -> None:
        """Ask before the link ends, on which somebody may be at the table."""
        ask = Dialog(
            self.app,
            title=end_link_title,
            text=end_link_text,
            yes=end_link,
            on_yes=self._give_up,
            loses=True,
        )
        self.app.push(ask)

    def _give_up(self) -> None:
        """Let nobody come from elsewhere; a table that is still being opened is left."""
        self._withdraw()
        if self.way.link or self.way.opening:
            self.way.close()
        elif self.table is not None:
            self.app.pop()
            return
        self.layout(self.app.size)

    def _withdraw(self) -> None:
        """Wait no longer for a table."""
        if self.way.asked and self.table is None:
            self.way.close()
            self._ways.turn_back()

    def leave(self) -> None:
        if self._ways.awaited:
            self._withdraw()

    def cover(self) -> None:
        super().cover()
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._state != self._shown:
            self.layout(self.app.size)
            self.invalidate()
        self.wake_after([0.05 if self.way.opening else 0.25])  # a program tells its name, or somebody knocks
        return moving

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        if not self.aside_rect.width:
            return
        rule = self.aside_rect.x - self.kit.scale.px(24)
        draw_column_rule(target, rule, self.aside_rect.y, self.aside_rect.bottom)
        self.aside.draw(target, *self.aside_rect.topleft)
        if self.qr is not None:
            target.blit(self.qr, self.qr.get_rect(center=self.aside_rect.center))
