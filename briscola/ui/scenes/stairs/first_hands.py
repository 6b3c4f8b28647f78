"""Matches begun as a first hand, and the notes told in each; kept in the settings by the match's id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.active_match import ActiveMatch
from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_setup import MatchSetup
from briscola.ui.scene import Host

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene

MOST = 8
"""Matches whose notes are remembered: the latest ones."""


class FirstHands:
    """Knows which match is a first hand, from the press on a step until the match is taken up again."""

    def __init__(self, app: Host, active_match: ActiveMatch) -> None:
        self._app, self._active_match = app, active_match
        self._expected: MatchSetup | None = None
        self._seat: HostedSeat | None = None
        """The first hand of this window, which may be one that is not kept."""

    def expect(self, setup: MatchSetup) -> None:
        """The match begun from this very setup will be a first hand."""
        self._expected = setup

    def begun(self, setup: MatchSetup, seat: HostedSeat) -> None:
        """Note that a match has begun from a setup."""
        if setup is self._expected:
            self._seat = seat
            self._keep(self._active_match.match, ())
        self._expected = None

    def guide(self, scene: PlayScene) -> None:
        """Give the table of a first hand its guide, who goes on after the notes told before."""
        match = self._active_match.match
        told = self._app.settings.taught.get(match or "")
        if told is not None or scene.seat is self._seat:
            scene.over.guide.teach(told or (), partial(self._keep, match))

    def _keep(self, match: str | None, told: Sequence[str]) -> None:
        if match is None:
            return
        others = [(id_, notes) for id_, notes in self._app.settings.taught.items() if id_ != match]
        self._app.change(taught={**dict(others[1 - MOST :]), match: list(told)})
