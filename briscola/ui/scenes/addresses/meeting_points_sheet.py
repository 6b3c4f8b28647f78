"""Meeting points in the settings: their list, and the sheet that tries one and adds it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from briscola.i18n.meeting_words import (
    bad_entry,
    meeting_point_sources,
    meeting_points_text,
    meeting_points_title,
    no_meeting_point,
    works_words,
    wrong_words,
)
from briscola.i18n.text import _
from briscola.network.addresses.meeting_points import MeetingPoint, NoMeetingPoint, read_meeting_point
from briscola.network.meeting.meeting_trial import MeetingTrial, try_meeting_point
from briscola.network.network_thread import NetworkAttempt
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.list_sheet import RemovableList, RemovableRow
from briscola.ui.scenes.sheets.parts import Control, Label, PressButton, SheetRow, Stack
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField

WAKE = 0.05
"""Seconds between two looks at a running trial."""
LINES = 3
"""Lines that are kept free for what the trial tells."""


class AddMeetingPoint(ContentSheet):
    """Lies over the list; nothing goes anywhere before *Try it* is pressed, and only what works is added."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.text = self.fault = ""
        self._point: MeetingPoint | None = None
        self.attempt: NetworkAttempt[MeetingTrial] | None = None
        """The trial that runs or has run."""

    def title(self) -> str:
        return _("Add a meeting point")

    # ---- what happens

    @property
    def trying(self) -> bool:
        """True while a trial runs."""
        return self.attempt is not None and not self.attempt.over

    @property
    def outcome(self) -> MeetingTrial | None:
        """The outcome of the trial; None before."""
        return None if self.attempt is None else self.attempt.outcome

    @property
    def works(self) -> MeetingPoint | None:
        """The meeting point that has stood its trial."""
        outcome = self.outcome
        return self._point if outcome is not None and outcome.wrong is None else None

    def go_on(self) -> None:
        """Try what is written; add it once it has been tried."""
        if self.works is not None:
            points = self.app.settings.meeting_points
            self.app.change(meeting_points=[*points, self.works.text])
            self.app.pop()
            return
        if not self.text.strip() or self.trying:
            return
        self.leave()
        try:
            self._point = point = read_meeting_point(self.text)
        except NoMeetingPoint:
            self.fault = no_meeting_point()
        else:
            self.fault, self.attempt = "", NetworkAttempt(try_meeting_point(point))

    def _state(self) -> tuple[str, Colour]:
        outcome = self.outcome
        if self.fault:
            return self.fault, RED
        if self.attempt is None:
            return _("Nothing goes there before you press “Try it”."), INK_2
        if outcome is None:
            return _("Trying it…"), INK_2
        if outcome.wrong is None:
            return works_words(outcome.milliseconds, slow=outcome.slow), INK
        return wrong_words(outcome.wrong), RED

    def _write(self, text: str) -> None:
        self.text = text
        self.leave()
        self.fault = ""

    def _now(self) -> tuple[str, MeetingTrial | None]:
        return self._state()[0], self.outcome

    def leave(self) -> None:
        attempt, self.attempt = self.attempt, None
        if attempt is not None:
            attempt.stop()

    # ---- what stands on it

    @property
    def live(self) -> tuple[str, MeetingTrial | None]:
        return self._state()[0], self.outcome

    @property
    def look(self) -> float | None:
        return WAKE if self.trying else None

    def fill(self, column: TextColumn) -> None:
        column.text(_("Whoever runs the meeting point tells you its address."), "body")
        column.gap(22)
        address = Control(
            TextField,
            self.text,
            self._write,
            limit=300,
            hint="play.example.org",
            name="address",
            on_enter=self.go_on,
        )
        column.put(address.called(_("Address of the meeting point")))
        column.gap(22)
        said, tone = self._state()
        column.text(said, "body", tone, least=LINES * column.kit.fonts.line("body"), news=True)

    def foot(self) -> SheetPart:
        words = _("Add it") if self.works else _("Try it")
        return SheetRow(
            PressButton(_("Cancel"), self.app.pop, "no"), PressButton(words, self.go_on, "yes", main=True)
        )


MOST = 20
"""Meeting points that can be added."""


class MeetingPoints(RemovableList):
    """Lies over the settings, or over a page of friends. Changes apply at once; Esc goes back."""

    def title(self) -> str:
        return meeting_points_title()

    @property
    def texts(self) -> Sequence[str]:
        return meeting_points_text(), "", meeting_point_sources()

    @property
    def empty(self) -> str:
        return _("There is none yet.")

    def listed(self) -> Sequence[RemovableRow]:
        found = []
        for at, text in enumerate(self.app.settings.meeting_points):
            host, under = _row_words(text)
            shown = Stack(Label(host, "row"), Label(under, "small", RED if host == text else INK_2), gap=0)
            found.append(RemovableRow(str(at), f"{host}, {under}", partial(self._remove, text), shown))
        return found

    def adding(self) -> PressButton:
        add = PressButton(_("Add one…"), lambda: self.app.push(AddMeetingPoint(self.app)), "add")
        add.off(
            len(self.app.settings.meeting_points) >= MOST, _("There is room for no more. Remove one first.")
        )
        return add

    # ---- what is done

    def _remove(self, text: str) -> None:
        kept = [each for each in self.app.settings.meeting_points if each != text]
        self.app.change(meeting_points=kept)


def _row_words(text: str) -> tuple[str, str]:
    """A meeting point’s host and address; of what is none, the text and that it is none."""
    try:
        return read_meeting_point(text).host, text
    except NoMeetingPoint:
        return text, bad_entry()
