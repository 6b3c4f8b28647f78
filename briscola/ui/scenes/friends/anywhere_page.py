"""The page of friends in other places: a press makes a link, which is sent; whoever comes by it knocks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from briscola.client.friends.admission import Knock
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
from briscola.ui.render.theme import INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.open_seats import TableToOpen
from briscola.ui.scenes.friends.people_lists import add_knocks
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.new_match.kept_choices import last_match
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.parts import Control, Copy, FormField, PressButton, SheetRow, Space
from briscola.ui.views.qr_code import QrCode
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown

ASIDE = 0.38
"""Share of the sheet's width for the QR code, or for who knocks."""
LABEL = 0.24
"""Share of a row for what its control is about."""


class AnywherePage(ContentPage):
    """Nothing is called before its red button is pressed, which opens a table, too, if there is none."""

    wide = 800, 1400

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
    def _names(self) -> Sequence[str]:
        """Friends who sit at the table."""
        table = self.table
        return [] if table is None else [p.name for p in table.roster if p.key and p.seat != table.own]

    # ---- what stands on it

    @property
    def share(self) -> float:
        return 1 - ASIDE if self.way.link or self._knocking else 1

    @property
    def live(self) -> object:
        way, table = self.way, self.table
        people = () if table is None else (table.knocking, table.roster)
        facts = way.link, way.opening, way.news, people, self._ways.awaited
        return facts, self.setup, self._chosen, self._chooses, self._language, self._copied

    @property
    def look(self) -> float:
        return 0.05 if self.way.opening else 0.25  # a program tells its name, or somebody knocks

    @property
    def first(self) -> str:
        if self.way.link or self.way.lost:
            return "done" if self._knocking or self._sent else "copy-text"
        if self.way.opening or self._ways.awaited:
            return "no"
        return "start" if self._choices or self.table is not None else "more"

    @property
    def _knocking(self) -> Sequence[Knock]:
        return () if self.table is None else self.table.knocking

    @property
    def _sent(self) -> bool:
        """True once there is nothing more to be sent: the way to the table is next."""
        return self._copied or bool(self._names) or not self.way.link

    def fill(self, column: TextColumn) -> None:
        way = self.way
        if news := way.news:
            column.text(news, "menu-small", RED if way.warning else INK)
            self._add_key(column)
            if way.next_ways:
                column.gap(8)
                column.text(way.next_ways, "body")
            column.gap(20)
        if way.link:
            self._tell_link(column)
        elif way.opening:
            if not news:
                column.text(starting_words(), "menu-small", INK)
            self._tell_people(column)
        else:
            self._tell_ways(column)

    def fill_right(self, column: TextColumn) -> None:
        """Add the people who knock, or the QR code."""
        if self._knocking:
            add_knocks(column, self._knocking, self.friends.own.let_in)
        else:
            column.put(QrCode(self.way.link))

    def foot(self) -> SheetPart:
        """The buttons below; the red one on the page is the next thing to do."""
        stop = PressButton(_("Not now"), self._give_up, "no").tall(72)
        if self.way.link or self.way.lost:
            stop = PressButton(end_link(), self._ask_to_end, "stop").tall(72)
            to_table = PressButton(
                _("To the table"), self.app.pop, "done", main=self._sent and not self._knocking
            )
            return SheetRow(stop, Space(), to_table.tall(72).wide(600))  # not as near as the other
        if self.way.opening or self._ways.awaited:
            return SheetRow(stop, Space())
        start = PressButton(make_link(), self._start, "start", main=True).tall(72)
        start.off(not self._choices, no_ssh())
        if self.table is None:
            stop = PressButton(_("Seats and clock…"), self._more, "more").tall(72)
        return SheetRow(stop, start)

    def _tell_ways(self, column: TextColumn) -> None:
        """Say what a link is for, and who can read what passes; the game and the way may be changed."""
        column.text(elsewhere_text(), "menu-small", INK)
        if self.table is None:
            column.gap(24)
            rules, hands = self.setup.rules(), self.setup.winning_hands
            title = game_title(rules)
            if not rules.match_form.by_wins:
                title = f"{title} · {target_text(rules, hands)}"
            game = PressButton(title, partial(self._ways.choose_match, self._take), "game").tall(58)
            column.put(FormField(_("Game"), game, share=LABEL))
            if rules.match_form.by_wins:
                column.gap(16)
                goals, now = [target_text(rules, each) for each in WINNING_HANDS], WINNING_HANDS.index(hands)
                goal = Control(Dropdown, goals, now, self._play_to, name="hands").tall(58)
                column.put(FormField(match_title(rules), goal, share=LABEL))
        choices = self._choices
        if len(choices) > 1 and self._chooses:
            column.gap(16)
            names = [name for name, _operator, _kind in choices]
            way = Control(Dropdown, names, self._chosen, self._choose, name="way").tall(58)
            column.put(FormField(service_words(), way, share=LABEL))
        if choices:
            column.gap(16)
            name, operator, _kind = choices[self._chosen]
            column.text(who_can_read(operator, name), "body")
        if len(choices) > 1 and not self._chooses:
            column.gap(12)
            column.put(SheetRow(PressButton(another_service(), self._choose_way, "ways").tall(54), Space()))
        if (fault := self.way.server_fault) and self.way.trouble != fault:
            column.gap(12)
            column.text(self.way.trouble_words(fault), "body", RED)
        if self.way.lacks_ssh:
            column.gap(12)
            column.text(no_ssh(), "body")

    def _add_key(self, column: TextColumn) -> None:
        """Add a button that copies the key which a server does not know."""
        if self.way.trouble == "unknown_key" and (key := self.way.public_key):
            column.gap(10)
            column.put(SheetRow(Copy(_("Key of this computer"), key, "copy-key"), Space()))

    def _tell_link(self, column: TextColumn) -> None:
        """Show the link, and the text with which it is sent."""
        way, codes = self.way, available()
        column.title(sending_words())
        column.value(way.link, name="copy")
        with speaking(self._language):
            text, shown = send_text(way.link), send_text("").rstrip(" :\N{NO-BREAK SPACE}")
        column.gap(8)
        column.text(shown, "body-italic")
        column.gap(14)
        names = [LANGUAGES[code].name for code in codes]
        chosen = Control(Dropdown, names, codes.index(self._language), self._speak, name="language")
        copy = Copy(
            copy_text(),
            text,
            "copy-text",
            main=not (self._sent or self._knocking),
            on_copied=self._go_on_from_copy,
        )
        column.put(SheetRow(chosen.called(_("Language")).wide(260), copy, Space(), gap=18))
        column.gap(20)
        self._tell_people(column)
        name = "" if way.own_name is None else way.own_name.address
        column.text(who_can_read(way.operator, name))
        column.text(also_in_game())
        if way.called:
            column.text(returns_by_itself())

    def _tell_people(self, column: TextColumn) -> None:
        """Say which friends sit at the table."""
        if names := self._names:
            column.text(at_table_words(names), "body-strong", INK)
            column.gap(8)

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
        if not before and not self._knocking:
            self.group.focus_name("done")

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
