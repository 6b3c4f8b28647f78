"""Small talk: remarks on what has just happened, one at a time and not too many.

Where the table is silent (R-TALK-1) no word falls and no face shows one: in this game faces are signs.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from briscola.client.rivals import MemoryRemark
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.characters import person, temper_of
from briscola.client.view.view import View
from briscola.engine.events import BidMade, Committed, Event, MatchBegan, Passed
from briscola.i18n.character_words import temper_word
from briscola.i18n.text import _, upper
from briscola.ui.chat.occasions import BEARINGS, Kind, Occasion, lines, occasions, remark, waiting
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.sign_display import PlacedBubble, SignDisplay
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.views.bubbles.remark_placement import place_remark
from briscola.ui.views.bubbles.speech_bubble import draw_balloon

READ, LETTER = 1.5, 0.045
"""Seconds that a remark stays: a base, plus this much for each letter."""
QUIET = 6.0
"""Seconds between two remarks within a hand."""
PATIENCE = 30.0
"""Seconds the person may think before somebody remarks on it, once a hand."""
STALE = 16
"""Number of latest remarks that are not repeated."""


class _Said(PlacedBubble, kw_only=True):
    speaker: int
    kind: Kind
    text: str


class ChatOverlay(Overlay):
    """The current remark, and the wait until the next one."""

    def __init__(self, context: PlayContext, signs: SignDisplay) -> None:
        """While `signs` are shown nobody begins to talk: they come before small talk."""
        self.context, self._signs = context, signs
        self._said: _Said | None = None
        self._stale: deque[str] = deque(maxlen=STALE)
        self._quiet = 0.0
        self._thinking = 0.0
        self._nudged = False

    @property
    def said(self) -> tuple[int, str] | None:
        """The speaker's place and the text; None while nobody speaks."""
        said = self._said
        return None if said is None else (said.speaker, said.text)

    @property
    def noticed(self) -> bool:
        """True if a remark is shown and has been long enough to be noticed."""
        return self._said is not None and self._said.noticed

    @property
    def moods(self) -> Mapping[int, str]:
        """The facial mood that goes with the remark, by place."""
        said = self._said
        if said is None:
            return {}
        bearing, talk = BEARINGS[said.kind], self.context.rules.talk
        signs = talk is not None and talk.signs != "off"
        return {said.speaker: bearing.mood if signs or not bearing.aside else bearing.aside}

    # ---- what happens

    def witness(self, event: Event, before: View | None, after: View) -> None:
        """Take note of an event; somebody may remark on it."""
        if isinstance(event, MatchBegan | Committed):
            self._quiet, self._nudged = 0.0, False
        if isinstance(event, BidMade | Passed):
            self.clear()
            return
        if after.silent:
            self.clear()  # whoever is still speaking of the hand before falls silent with the deal
        sits_down = isinstance(event, MatchBegan) and (before is None or before.ended is None)
        recalled = self.context.memory.remark if sits_down else None
        if recalled is None or not self._recall(recalled, after):
            self.speak(occasions(event, before, after), after)

    def _recall(self, recalled: MemoryRemark, view: View) -> bool:
        """Let a rival speak of the matches before; False if he may not, or there is no room."""
        temper = temper_of(self.context.setup.face_of(recalled.place)).name
        text = lines(temper, recalled.kind)[recalled.line]
        if not self._may_speak(view) or not self._fits(recalled.place, text):
            return False
        self._say(Occasion(recalled.place, recalled.kind), text)
        return True

    def _may_speak(self, view: View) -> bool:
        context = self.context
        if not context.settings.small_talk or view.silent or self.said is not None or self._quiet > 0:
            return False
        return not self._signs.busy and context.panel is None and not self.waits

    def speak(self, found: Sequence[Occasion], view: View) -> None:
        """Let one of the players concerned speak: with small talk on, nobody speaking and no silent table."""
        context = self.context
        if not found or not self._may_speak(view):
            return
        found = [m for m in found if m.place not in context.setup.people]  # they speak for themselves
        tempers = {m.place: temper_of(context.setup.face_of(m.place)) for m in found}
        picked = remark(found, tempers, self._stale, context.scene.chance, fits=self._fits)
        if picked is not None:
            self._say(*picked)

    def _say(self, moment: Occasion, text: str) -> None:
        context = self.context
        self._stale.append(text)
        length = (READ + LETTER * len(text)) * max(1.0, context.pace.factor) * context.pace.reading
        context.speak(_("{name}: {words}").format(name=context.names[moment.place], words=text))
        self._said = _Said(speaker=moment.place, kind=moment.kind, text=text, length=length)
        context.invalidate()

    def _fits(self, place: int, line: str) -> bool:
        context = self.context
        papers = context.papers(self)
        return place_remark(context.kit, context.layout, place, line, besides=papers)[0].clear

    def hush(self) -> None:
        if self.noticed:
            self.clear()

    def clear(self) -> None:
        """Take the remark away."""
        if self._said is not None:
            self._quiet = QUIET
            self._said = None
            self.context.invalidate()

    def unwrite(self) -> None:
        self.clear()

    # ---- time

    def update(self, dt: float) -> bool:
        """Advance by dt s; True while the bubble fades in or out."""
        self._quiet = max(0.0, self._quiet - dt)
        self._wait(dt)
        said = self._said
        if said is None:
            return False
        said.time += dt
        if said.left <= 0:
            self.clear()
            return False
        return said.moves(dt, still=self.context.still)

    def _wait(self, dt: float) -> None:
        """Count the person's thinking time; after `PATIENCE` somebody may remark on it."""
        if self.context.flow.next_step is not NextStep.OWN_MOVE:
            self._thinking = 0.0
            return
        self._thinking += dt
        view = self.context.flow.view
        if self._thinking >= PATIENCE and self._may_nudge and view is not None:
            self._nudged = True
            self._quiet = 0.0
            self.speak(waiting(view), view)

    @property
    def _may_nudge(self) -> bool:
        """True until somebody has remarked on the person's slowness in this hand; False at a silent table."""
        view = self.context.flow.view
        return not self._nudged and view is not None and not view.silent

    def wake(self) -> float | None:
        found = []
        if self._said is not None:
            found.append(self._said.until_change(still=self.context.still))
        if self.context.flow.next_step is NextStep.OWN_MOVE and self._may_nudge:
            found.append(max(0.0, PATIENCE - self._thinking))
        return min(found, default=None)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        said, context = self._said, self.context
        if said is None or said.where is None or context.in_auction:
            return ()
        who = context.setup.face_of(said.speaker)
        words = (context.names[said.speaker], upper(temper_word(person(who))))
        return ((f"remark {said.speaker}", said.where.rect, words),)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubble beside the speaker's face; bids have bubbles of their own."""
        said, context = self._said, self.context
        if said is None or context.in_auction:
            return
        layout, papers = context.layout, context.papers(self)
        find = partial(place_remark, context.kit, layout, said.speaker, said.text, besides=papers)
        bubble = said.place(layout, papers, find)
        draw_balloon(target, context.kit, *bubble, said.shown(still=context.still))
