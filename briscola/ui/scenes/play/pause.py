"""Stop the match until the person comes back: the pause, the rules, giving up, news of a program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from briscola.client.host.guarded_program import ProgramNews
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.characters import person
from briscola.engine.actions import CONCEDE
from briscola.i18n.elsewhere_words import link_for_friends
from briscola.i18n.friends_words import people_looking_on
from briscola.i18n.program_words import news_text, news_title
from briscola.i18n.saving_words import not_kept_text, waits_text
from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.rules_reader import THIS_TABLE
from briscola.ui.scenes.saving_dialogs import ask_to_give_up
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.dialog import Dialog, tell
from briscola.ui.scenes.sheets.parts import PressButton
from briscola.ui.scenes.tabletop.distant_table import DistantTable, KnockShown
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_sheet

LEAST_DOOR = 230
"""Width in px beside the sheet from which the slip for whoever knocks lies there."""


class Interruptions:
    """Pushes other scenes over the table; the match stands still meanwhile, as under any scene."""

    def __init__(
        self, app: Host, context: PlayContext, actions: TableActions, distant: DistantTable | None = None
    ) -> None:
        """`distant` says what goes on in a pause."""
        self._app, self._context = app, context
        self.actions, self._distant = actions, distant

    def open_menu(self) -> None:
        """Open the pause menu."""
        self._app.push(Pause(self._app, self))

    @property
    def news(self) -> str:
        """Text on what goes on meanwhile, or on what is not saved; empty for nothing."""
        if self._distant is not None:
            return self._distant.pause_text()
        return not_kept_text(self._context.seat.trouble)

    @property
    def waits(self) -> str:
        """Text on a match that can be left and continued; empty for one that cannot."""
        seat, goes_on = self._context.seat, self.actions.again is None and self._distant is None
        return waits_text() if goes_on and seat.kept and seat.trouble is None else ""

    @property
    def knock(self) -> KnockShown | None:
        """Whoever knocks first at one's own table; None if nobody does."""
        return None if self._distant is None else self._distant.knock()

    def answer_knock(self, key: str, yes: bool) -> None:
        """Let in whoever has this key, or not."""
        if self._distant is not None:
            self._distant.answer_knock(key, yes)

    @property
    def by_link(self) -> bool:
        """True if friends come to one's own table by a link: they need no code of this network."""
        return self._distant is not None and self._distant.by_link()

    @property
    def alone(self) -> bool:
        """True if one person alone sits at the table."""
        return self._context.seat.alone

    @property
    def may_concede(self) -> bool:
        """True if the person may give up the hand now (V-CH-25)."""
        context = self._context
        return context.flow.next_step is NextStep.OWN_MOVE and CONCEDE in context.seat.view.legal

    def concede(self, *, paused: bool = False) -> None:
        """Ask once for confirmation, then give up the hand; `paused`: from the pause over the table."""
        if not self.may_concede:
            return

        def given_up() -> None:
            if paused:
                self._app.pop()
            self._context.scene.act(CONCEDE)

        self._app.push(
            Dialog(
                self._app,
                title=lazy("Give up this hand?"),
                text=partial(_price_text, self._context.seat.view.contract),
                yes=lazy("Give up"),
                on_yes=given_up,
                loses=True,
            )
        )

    def rules_of_the_table(self) -> None:
        """Open the house rules of this match."""
        self._app.open_rules(THIS_TABLE)

    def report(self, news: ProgramNews) -> None:
        """Report a program's fault; the match waits until the person has read it."""
        setup, seat = self._context.seat.setup, news.seat
        text = partial(news_text, news, setup.name(seat), person(setup.face_of(seat)).gender)
        tell(self._app, partial(news_title, news), text, lazy("Play on"))


def _price_text(contract: int | None) -> str:
    return _(
        "The {contract} you promised count as failed: it is paid for at once, "
        "and everybody learns who your partner is."
    ).format(contract=contract)


class PauseRow(NamedTuple):
    """A button of the pause menu."""

    text: str
    press: Callable[[], None]
    name: str
    note: str = ""
    """Sentence under the button."""


class Pause(ContentSheet):
    """The pause menu: go on, rules, settings, leave (saves the match if possible), give up (does not).

    Whoever may give up the hand that is played finds that here too (V-CH-25).
    """

    first = "go"

    def __init__(self, app: Host, interruptions: Interruptions) -> None:
        super().__init__(app)
        self.interruptions = interruptions
        self._knock = interruptions.knock
        """Whoever knocks as a frame begins: no press within it meets the answers to somebody else."""
        self.door: pygame.Rect | None = None
        """The slip on which whoever knocks has her answers, beside the sheet: no row moves for it."""

    def title(self) -> str:
        return _("Pause")

    @property
    def wide(self) -> tuple[int, int]:
        """Wide enough for the longest row, so that all have one size of text."""
        longest = max(Button.width_for(self.kit, row.text) for row in self._rows())
        return max(330, longest + 2 * self.kit.scale.px(52)), 470

    @property
    def live(self) -> object:
        """The match may go on below."""
        return self._knock, [row.name for row in self._rows()]

    def fill(self, column: TextColumn) -> None:
        if self.interruptions.news:
            column.text(self.interruptions.news, news=True)
        for row in self._rows():
            column.gap(14)
            column.put(PressButton(row.text, row.press, row.name, main=row.name == self.first).tall(62))
            if row.note:
                column.gap(7)
                column.text(row.note, middle=True, news=True)

    def _rows(self) -> Sequence[PauseRow]:
        """The rows of the menu, from the top."""
        match, actions = self.interruptions, self.interruptions.actions
        rows = [
            PauseRow(_("Go on"), self.app.pop, "go"),
            PauseRow(_("Rules of this table"), match.rules_of_the_table, "rules"),
            PauseRow(_("Settings"), opener(self.app, SettingsScene), "settings"),
        ]
        if actions.phones is not None and not match.by_link:
            rows.append(PauseRow(_("Cards on a phone"), partial(self._go_to, actions.phones), "phones"))
        if actions.link is not None:
            rows.append(PauseRow(link_for_friends(), partial(self._go_to, actions.link), "link"))
        if actions.onlookers is not None:
            rows.append(PauseRow(people_looking_on(), partial(self._go_to, actions.onlookers), "onlookers"))
        if match.may_concede:
            rows.append(PauseRow(_("Give up this hand"), partial(match.concede, paused=True), "concede"))
        if actions.sit() is not None:
            rows.append(PauseRow(_("Sit down"), self._sit, "sit"))
        rows.append(PauseRow(actions.leave_words(), actions.leave, "leave", match.waits))
        if actions.give_up is not None:
            rows.append(PauseRow(_("Give up the match"), partial(self._give_up, actions.give_up), "give-up"))
        return rows

    def layout(self, size: tuple[int, int]) -> None:
        before = self.group
        super().layout(size)
        self.door, self.above = None, ()
        if self._knock is not None:
            self._add_answers(self._knock, size)
            self.restore_focus(self.first)
            self.group.go_on_from(before)

    def _add_answers(self, knock: KnockShown, size: tuple[int, int]) -> None:
        """Place the slip with the two answers to whoever knocks: right of the sheet, or below it."""
        scale = self.kit.scale
        pad, gap = scale.px(28), scale.px(14)
        beside = size[0] - self.rect.right - 2 * gap
        right = beside >= LEAST_DOOR
        width = min(scale.px(470), beside) if right else self.rect.width
        slip = TextColumn(self.kit, width - 2 * pad)
        slip.text(knock.sentence, "small-strong", INK)
        for words, yes, name in ((knock.welcome, True, "in"), (_("Not now"), False, "out")):
            press = partial(self.interruptions.answer_knock, knock.key, yes)
            slip.gap(14)
            slip.put(PressButton(words, press, f"{name}-{knock.key}").tall(62).called(knock.sentence))
        self.door = pygame.Rect(0, 0, width, slip.height + 2 * pad)
        if right:
            self.door.topleft = self.rect.right + gap, self.rect.y
        else:
            self.door.midtop = self.rect.centerx, self.rect.bottom + gap
        self.door.clamp_ip(pygame.Rect((0, 0), size))
        self.above = slip.widgets
        self._stand(slip, (self.door.x + pad, self.door.y + pad))

    @property
    def _news(self) -> Sequence[ReadingLine]:
        """Whoever knocks is heard before all else."""
        knocks = [] if self._knock is None else [ReadingLine(self._knock.sentence)]
        return [*knocks, *super()._news]

    def update(self, dt: float) -> bool:
        self._knock = self.interruptions.knock
        return super().update(dt)

    def _sit(self) -> None:
        """Ask for the seat that is free at the press."""
        if (sit := self.interruptions.actions.sit()) is not None:
            self._go_to(sit)

    def _go_to(self, sheet: Callable[[], None]) -> None:
        """Go to the sheet of phones, or of onlookers; from there the way leads straight to the table."""
        self.app.pop()
        sheet()

    def _give_up(self, give_up: Callable[[], None]) -> None:
        self.app.push(ask_to_give_up(self.app, alone=self.interruptions.alone, give_up=give_up))

    def paint(self, target: pygame.Surface, y: int) -> None:
        if self.door is not None:
            draw_sheet(target, self.kit, self.door)
        super().paint(target, y)
