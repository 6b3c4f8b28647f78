"""The page of the cup on the big screen: what is on now, the standings or bracket, the next match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.capabilities.cup.cup import (
    Cup,
    Entrant,
    TableIndex,
    has_people,
    is_over,
    open_tables,
    table_at,
)
from briscola.capabilities.cup.keeper import CupKeeper, FinalToWatch
from briscola.capabilities.cup.tables import CupTrouble, setup_of_computers
from briscola.capabilities.cup.window.leavers import LeavingSheet, ask_to_break_off
from briscola.capabilities.cup.window.standings import picture_of
from briscola.capabilities.cup.words import (
    TOLD,
    TROUBLES,
    form_name,
    heading,
    result_text,
    round_name,
    rules_text,
    state_text,
    table_text,
)
from briscola.engine.terms import PERSON
from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.sheets.content_sheet import ContentPage, PaperScene
from briscola.ui.scenes.sheets.dialog import tell
from briscola.ui.scenes.sheets.parts import Label, PressButton, PressLink, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn

MAIN = ("next", "new", "computers", "watch")
"""Names of the buttons that may be the red one."""
LED_TO = (*MAIN, "again")
"""Those that have the focus as long as they stand there; never the one that takes somebody away."""
LOOK = 0.1
"""Seconds between two looks at what the computers have played."""


class CupPage(ContentPage):
    """Shows the cup of a keeper. Its tables of computers go on while it is open, and while people play."""

    wide = 0, 2100
    high = 2160
    margins = 40, 26
    above_foot = 16

    def __init__(
        self,
        app: Host,
        keeper: CupKeeper,
        *,
        play: Callable[[TableIndex, bool], None],
        new: Callable[[], None],
        end: Callable[[], None],
        household: Callable[[], Sequence[Entrant]],
    ) -> None:
        """`play` begins or continues the match of a table; True: with phones. `new` sets up another cup,
        `end` breaks this one off.

        `household` gives everybody who plays at this computer.
        """
        super().__init__(app)
        self.keeper, self._household = keeper, household
        self._play, self._new, self._end = play, new, end
        self._laid: FinalToWatch | None = None
        """The final that is played to be watched; None before, and once it can be seen."""
        self._seen: Callable[[], None] | None = None
        """Takes in the final that lies over the page."""
        self.title_at = (0, 0)

    def title(self) -> str:
        cup = self.keeper.cup
        if cup is None:
            return _("The cup")
        room = self.kit.scale.width - self.title_at[0] - self.kit.scale.edge
        whole = self.kit.fonts.width(heading(cup), "scene") <= room
        return heading(cup) if whole else form_name(cup.form)

    @property
    def spoken_text(self) -> str:
        return self._state()

    @property
    def waiting(self) -> list[TableIndex]:
        """Tables at which people are to play, one under way first."""
        cup = self.keeper.cup
        if cup is None:
            return []
        found = [
            (place, table) for place, table in open_tables(cup) if table.record or has_people(cup, table)
        ]
        return [place for place, table in sorted(found, key=lambda each: not each[1].record)]

    def _state(self) -> str:
        cup, keeper = self.keeper.cup, self.keeper
        if cup is None:
            return ""
        waiting = [table_text(cup, table_at(cup, place)) for place in self.waiting[:1]]
        final = keeper.final if self._laid is None else None
        working = keeper.computers.working or self._laid is not None
        said = [state_text(cup, working=working, waits="".join(waiting), final=final)]
        if keeper.trouble is not None:
            said.append(str(TROUBLES[keeper.trouble]))
        return " ".join(said)

    # ---- content

    @property
    def first(self) -> str:
        names = [name for name, _words, _press in self._buttons()]
        return names[-1] if names and names[-1] in LED_TO else "rounds" if names else "back"

    @property
    def live(self) -> object:
        keeper = self.keeper
        working = keeper.computers.working and not self.waiting
        return keeper.cup, keeper.trouble, working, keeper.final, self._laid is not None

    @property
    def look(self) -> float | None:
        return LOOK if self.keeper.busy or self._laid is not None else None

    def fill(self, column: TextColumn) -> None:
        cup, keeper = self.keeper.cup, self.keeper
        may_end = cup is not None and not is_over(cup) and keeper.ours() and keeper.steps.kept
        link = PressLink(_("Break the cup off"), self._ask_to_end, "end")
        state = Label(self._state(), "heading", RED, said=self._state())
        column.put(SheetRow(state, *([link] if may_end else []), gap=16))
        column.gap(0 if may_end else 10)  # the link is as high as a finger needs
        if cup is not None:
            column.part("cup: standings", partial(self._add_picture, column, cup))

    def _add_picture(self, column: TextColumn, cup: Cup) -> None:
        room = column.width, column.most - column.height
        picture = picture_of(column.kit, cup, room, waiting=self.waiting)
        column.canvas(room[1], picture.draw, *picture.reading())

    def foot(self) -> SheetPart | None:
        rows = self._buttons()
        if not rows:
            return None
        red = rows[-1][0] in MAIN
        *others, last = (PressButton(words, press, name, main=name in MAIN) for name, words, press in rows)
        return SheetRow(*others, *([Space(), last] if red else [last, Space()]), gap=16, one_line=True)

    def _buttons(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Name, words and action of each button, the main one last."""
        cup, keeper = self.keeper.cup, self.keeper
        rows: list[tuple[str, str, Callable[[], None]]] = []
        if cup is not None:
            rows.append(("rounds", _("Rounds and rules"), self._rounds))
        if cup is None or keeper.trouble is CupTrouble.SECOND:
            return rows
        if keeper.trouble is CupTrouble.UNWRITTEN:  # nothing is begun on what is not on the disk
            return [*rows, ("again", _("Write it again"), self._again)]
        if is_over(cup):
            return [*rows, ("new", _("A new cup"), self._new)]
        if sum(each.level == PERSON for each in cup.entrants) > 1:
            rows.append(("leaves", _("Somebody leaves"), self._leaves))
        if waiting := self.waiting:
            table = table_at(cup, waiting[0])
            under_way = bool(table.record)
            if sum(cup.entrants[who].plays for who in table.seats) > 1:
                rows.append(("phones", _("With phones"), partial(self._sit_down, waiting[0], True)))
            words = _("Continue") if under_way else _("Next match")
            rows.append(("next", words, partial(self._sit_down, waiting[0], False)))
        elif keeper.final is not None and self._laid is None:
            rows.append(("result", _("Just the result"), self._skip_final))
            rows.append(("watch", _("Watch the final"), self._watch_final))
        elif keeper.trouble is CupTrouble.BROKE_OFF:
            rows.append(("computers", _("Let the computers play"), self.keeper.computers.again))
        return rows

    # ---- what is done

    def _sit_down(self, place: TableIndex, phones: bool) -> None:
        self._play(place, phones)
        self.tell()

    def _skip_final(self) -> None:
        self.keeper.call_final()
        self.keeper.poll()

    def _watch_final(self) -> None:
        """Have the final played, to be seen as soon as it has been; it takes seconds for strong players."""
        self._laid = self.keeper.final_to_watch()

    def _show_final(self) -> None:
        """Show the final once it has been played; if that broke off, leave it to the computers."""
        cup, place, laid = self.keeper.cup, self.keeper.final, self._laid
        if laid is None or cup is None or place is None:
            return
        for log in laid.news():
            self._laid, self._seen = None, partial(self.keeper.watched, place, log)
            setup = setup_of_computers(cup, place)
            self.app.push(PlaybackScene(self.app, setup=setup, log=log, first_time=True))
        if laid.over and self._laid is not None:
            self._laid = None
            self.keeper.call_final()

    def _rounds(self) -> None:
        self.app.push(RoundsSheet(self.app, self.keeper))

    def _leaves(self) -> None:
        self.app.push(LeavingSheet(self.app, self.keeper, self._household))

    def _ask_to_end(self) -> None:
        ask_to_break_off(self.app, self._end)

    def _again(self) -> None:
        self.keeper.steps.retry(at_once=True)

    def update(self, dt: float) -> bool:
        self.keeper.poll()
        self._show_final()
        had = self._led_to
        moving = super().update(dt)
        if self._led_to and not had:  # nobody had anything to press until now
            self.group.focus_name(*self._led_to)
        return moving

    @property
    def _led_to(self) -> set[str]:
        """The button that has the focus as long as it stands there."""
        return {widget.name for widget in self.group.widgets} & {*LED_TO}

    def enter(self) -> None:
        self.tell()

    def tell(self) -> None:
        """Tell what has to be told once."""
        while self.keeper.told:
            text = TOLD[self.keeper.told.pop()]
            tell(self.app, lazy("The cup"), text, lazy("Go on"))

    def resume(self) -> None:
        if self._seen is not None:
            self._seen()
            self._seen = None

    def leave(self) -> None:
        if self._laid is not None:
            self._laid.stop()


class RoundsSheet(PaperScene):
    """All rounds with their results, and the rules of points and ties."""

    def __init__(self, app: Host, keeper: CupKeeper) -> None:
        super().__init__(app)
        self._keeper = keeper

    def title(self) -> str:
        return _("Rounds and rules")

    def fill(self, column: TextColumn) -> None:
        cup = self._keeper.cup
        if cup is None:
            return
        for paragraph in rules_text(cup.row):
            column.text(paragraph)
        for number, tables in enumerate(cup.rounds):
            column.gap(14)
            column.heading(round_name(cup, number))
            for at, table in enumerate(tables):
                place = TableIndex(number, at)
                result = figure("cup: result", partial(result_text, cup, place), NO_FIGURE)
                column.text(": ".join(filter(None, (table_text(cup, table), result))), "body")
