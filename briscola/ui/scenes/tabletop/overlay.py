"""Overlays over the table of a match: their base, with a hook for each moment that may concern one."""

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.tabletop.thing import HoverTarget

Shortcuts = Mapping[int, Callable[[], None]]


class Overlay:
    """A bubble, a slip, a sheet or a hint over the table; here one without a picture, which takes nothing.

    Every hook has a default, for hardly an overlay needs more than half of them:

    * all: `update`, `wake`, `clear`; those with a picture: `draw`, `rebuild`
    * what a press can close (sheets, question, count, hint, guide): `up`, `handle`, `covers`, `decided`
    * what can be pointed at (bubbles, remark, caption, notice): `hover_targets`; what is said: `hush`
    * what stays where others would lie (notice, guide): `paper`
    * what is written in words of its moment (questions, bubbles, remark, caption): `unwrite`
    * what a choice has led to (claim): `taken_back`
    * what a key opens (sheets, signs, phrases, caption, hint, claim): `shortcuts`
    * what comes with a moment of the match (question, count): `follow`
    * what the table follows (sheets, claim): `version`
    """

    waits_for: Sequence["Overlay"] = ()
    """Overlays that go first. Nothing else keeps it away: it asks `waits` before it comes up."""

    panel: Panel | None = None
    """Its sheet of paper; None while it has none."""

    @property
    def version(self) -> Hashable:
        """The state of it that fan, controls and other overlays depend on: they follow when it changes."""
        return None

    @property
    def up(self) -> bool:
        """True while it has the person's attention: events reach it before the table."""
        return False

    @property
    def guides(self) -> bool:
        """True while it leads the person through a first hand, who is asked for nothing but cards."""
        return False

    @property
    def waits(self) -> bool:
        """True while another goes first."""
        return any(overlay.up for overlay in self.waits_for)

    @property
    def covers(self) -> Sequence[pygame.Rect]:
        """Rectangles of the table that it hides: what lies there is not explained."""
        return ()

    @property
    def paper(self) -> pygame.Rect | None:
        """Rectangle of a paper of it that all others keep clear of; None: there is none, or it gives way."""
        return None

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        """Papers of it that can be pointed at."""
        return ()

    @property
    def shortcuts(self) -> Shortcuts:
        """Its keys now, and what they do while nothing that is up takes them."""
        return {}

    def follow(self, next_step: NextStep | None) -> None:
        """Come or go with the moment; `next_step` is what the match waits for, None while cards move."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event while it is `up`; True when it meant something here."""
        del event
        return False

    def rebuild(self) -> None:
        """Build what it shows anew for another size, deck or language."""

    def decided(self) -> None:
        """Close what the person need not read any more after an act."""

    def hush(self) -> None:
        """End speech that has been shown long enough to be noticed: the person plays on."""

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""
        del dt
        return False

    def wake(self) -> float | None:
        """Seconds until something changes by itself; None: not before an event."""
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw it, if it is shown."""

    def clear(self) -> None:
        """Close it."""

    def unwrite(self) -> None:
        """Take away words that are out of date after a change of language or names."""

    def taken_back(self) -> None:
        """Close it because the person has taken a choice back."""
        self.clear()
