"""Show signs and requests: grimaces and bubbles.

What nobody shows the person never comes here: it is left out of the events of the person's seat.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil

import pygame
from msgspec import Struct

from briscola.client.view.view import ME, View
from briscola.engine.actions import Sign
from briscola.engine.events import PhraseSaid, Requested, Signalled
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.sign_words import (
    ask_meaning,
    ask_speech,
    claim,
    deed,
    doing_text,
    meaning_of,
    repeated,
    seen_by,
    thing,
)
from briscola.i18n.text import _
from briscola.ui.layout.placement import Placement
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.views.bubbles.remark_placement import place_sign
from briscola.ui.views.bubbles.speech_bubble import BubbleLine, BubbleWords, draw_balloon, draw_rays
from briscola.ui.views.faces.sign_row import PastSign

COMES, GOES = 0.14, 0.18
"""Fade-in and fade-out time of a bubble in s."""


class BubbleTime(Struct, kw_only=True):
    """Age and total lifetime of a bubble, in s. `still`: no fading."""

    length: float
    time: float = 0.0

    @property
    def left(self) -> float:
        """Seconds until it is gone."""
        return self.length - self.time

    @property
    def noticed(self) -> bool:
        """True once it has been shown for more than twice its fade-in time."""
        return self.time > 2 * COMES

    def shown(self, *, still: bool) -> float:
        """Opacity, 0…1."""
        return 1.0 if still else max(0.0, min(1.0, self.time / COMES, self.left / GOES))

    def moves(self, dt: float, *, still: bool) -> bool:
        """True if its opacity changed within the last dt seconds."""
        return not still and (self.time < COMES + dt or self.left < GOES)

    def until_change(self, *, still: bool) -> float:
        """Seconds until its fade-out begins, or until it is gone if that has begun or if `still`."""
        fade = 0.0 if still or self.left <= GOES else GOES
        return max(0.0, self.left - fade)


class PlacedBubble(BubbleTime, kw_only=True):
    """A bubble that stays where it lies until the layout, or other papers, are not the same any more."""

    layout: Layout | None = None
    papers: Sequence[pygame.Rect] = ()
    where: Placement | None = None
    """Its place; None before it was placed first."""
    lines: Sequence[BubbleLine] = ()

    def place(
        self,
        layout: Layout,
        papers: Sequence[pygame.Rect],
        find: Callable[[], tuple[Placement, Sequence[BubbleLine]]],
    ) -> tuple[Placement, Sequence[BubbleLine]]:
        """Its place and lines on that table; `find` finds them."""
        if self.where is None or layout is not self.layout or papers != self.papers:
            self.layout, self.papers = layout, papers
            self.where, self.lines = find()
        return self.where, self.lines


def past_signs(context: SceneContext) -> Sequence[PastSign]:
    """The signs of each player in the hand on show, in the order of the seats."""
    view = context.view
    if view is None:
        return ()
    made = context.grimaces
    signs: dict[int, list[Sign]] = {}
    for place, sign in view.signs:
        if sign in made:
            signs.setdefault(place, []).insert(0, sign)
    return [_past(context, view, place, told) for place, told in signs.items()]


def told_of_past(signs: Sequence[PastSign]) -> Mapping[int, str]:
    """The explanation of each past sign, by place."""
    return {
        sign.place: repeated(sign.doing, sign.meaning, caught=sign.caught, earlier=sign.earlier)
        for sign in signs
    }


def _past(context: SceneContext, view: View, place: int, signs: Sequence[Sign]) -> PastSign:
    """All about the signs of a player, the last one first."""

    def meaning(sign: Sign) -> str:
        if place == ME:
            return thing(sign, view.rules.ranking, naming=context.naming)
        return meaning_of(sign, view, naming=context.naming) if context.settings.explain_signs else ""

    last, *earlier = signs
    grimace = context.grimaces[last]
    return PastSign(
        place=place,
        name=context.names[place],
        face=context.setup.face_of(place),
        grimace=grimace,
        doing=deed(grimace),
        meaning=meaning(last),
        caught=place not in context.rules.side_of[ME],
        earlier=tuple(doing_text(deed(context.grimaces[sign]), meaning(sign)) for sign in earlier),
    )


LEAST = 1.6
"""Minimum time in s that a sign stays before the same player shows something else."""
NEARER = 6
"""Number of sizes between a face at its seat and one fully enlarged."""


Said = Signalled | Requested | PhraseSaid
PHRASE_TIME = 3.0
"""Seconds at the normal pace that a phrase stays."""


class _Heard(PlacedBubble, kw_only=True):
    """The sign, request or phrase that one player shows now."""

    said: Said
    words: BubbleWords
    """Bubble text, fixed when it was said."""


class SignDisplay(Overlay):
    """The signs and requests that are on show at a table, one a player."""

    def __init__(self, context: SceneContext) -> None:
        self.context = context
        self.heard: dict[int, _Heard] = {}
        self._next: list[Said] = []

    def show(self, said: Said) -> None:
        """Show a sign, request or phrase, after the player's previous one has had its time."""
        before = self.heard.get(said.seat)
        if before is not None and before.time < LEAST:
            self._next.append(said)
            return
        length = self.context.pace.grimace
        if isinstance(said, PhraseSaid):
            length = PHRASE_TIME * max(1.0, self.context.pace.factor) * self.context.pace.reading
        self.heard[said.seat] = _Heard(said=said, words=self.words(said), length=length)
        self.context.invalidate()

    def hush(self) -> None:
        """Take away signs and requests that have been shown long enough to be noticed."""
        for place in [p for p, heard in self.heard.items() if p != ME and heard.noticed]:
            self._goes(place)

    def _goes(self, place: int) -> None:
        """Remove what a player shows."""
        del self.heard[place]
        self.context.invalidate()

    def clear(self) -> None:
        """Take away all signs and requests."""
        self.heard.clear()
        self._next.clear()

    @property
    def busy(self) -> bool:
        """True while a sign or request is shown or waits to be."""
        return bool(self.heard or self._next)

    @property
    def noticed(self) -> Sequence[Said]:
        """The signs and requests shown long enough to be noticed."""
        return [heard.said for heard in self.heard.values() if heard.noticed]

    @property
    def went_by(self) -> Sequence[int]:
        """Players whose sign has ended and may be asked about: none of those only watched."""
        return ()

    @property
    def past(self) -> Sequence[PastSign]:
        """The last sign of each player, to be asked about."""
        return ()

    @property
    def faces(self) -> Mapping[int, str]:
        """The grimaces shown now, by place."""
        made = self.context.grimaces
        signs = {p: h.said.sign for p, h in self.heard.items() if isinstance(h.said, Signalled)}
        return {place: made[sign] for place, sign in signs.items() if sign in made}

    @property
    def near(self) -> Mapping[int, float]:
        """Enlargement (0…1) of the face of each partner who signs, by place."""
        context = self.context
        if context.settings.reduced_motion:
            return {}
        return {
            place: ceil(heard.shown(still=context.still) * NEARER) / NEARER
            for place, heard in self.heard.items()
            if place in self.partners
            and place in context.layout.close_ups
            and isinstance(heard.said, Signalled)
        }

    def _seat(self, place: int) -> SeatLayout:
        """The seat of a player, with the face at its enlarged size while it signs."""
        layout = self.context.layout
        return layout.close_ups[place] if place in self.near else layout.seats[place]

    def words(self, said: Said) -> BubbleWords:
        """Bubble text: without `explain_signs` only the words of a request, and nothing for a sign."""
        context = self.context
        if isinstance(said, PhraseSaid):
            return BubbleWords(text=str(PHRASES[said.phrase]))
        explained = context.settings.explain_signs
        if isinstance(said, Requested):
            meaning = ask_meaning(said.ask, context.rules.ranking) if explained else ""
            return BubbleWords(text=self._spoken(said), detail=meaning)
        if not explained:
            return BubbleWords(text="")
        if said.seat == ME:
            return BubbleWords(
                text=thing(said.sign, context.rules.ranking, naming=context.naming),
                detail=seen_by([context.names[seat] for seat in self.partners]),
            )
        caught = said.seat not in context.rules.side_of[ME]
        view = context.view
        meaning = (
            claim(said.sign, context.rules.ranking, naming=context.naming)
            if view is None
            else meaning_of(said.sign, view, naming=context.naming)
        )
        return BubbleWords(
            text=deed(context.grimaces[said.sign]),
            detail=_("caught! {meaning}").format(meaning=meaning) if caught else f"= {meaning}",
            caught=caught,
        )

    def _spoken(self, said: Requested) -> str:
        """Wording of a request at this point of a trick."""
        context = self.context
        view, allies = context.view, context.rules.side_of[said.seat]
        if view is None:
            return ask_speech(said.ask, naming=context.naming)
        leads = not view.table and view.leader in allies and view.leader != said.seat
        best = view.winning
        beaten = best is not None and best.seat not in allies
        return ask_speech(said.ask, leads=leads, beaten=beaten, naming=context.naming)

    @property
    def partners(self) -> tuple[int, ...]:
        """The person's partners (V-SX-1: two of them at a table of six)."""
        return tuple(seat for seat in self.context.rules.side_of[ME] if seat != ME)

    def update(self, dt: float) -> bool:
        """Advance by dt s; True while a bubble appears or fades."""
        still, moving = self.context.still, False
        for place, heard in list(self.heard.items()):
            heard.time += dt
            if heard.left <= 0:
                self._goes(place)
            elif heard.moves(dt, still=still):
                moving = True
        waiting, self._next = self._next, []
        for said in waiting:
            self.show(said)
        return moving

    def wake(self) -> float | None:
        ends = [heard.until_change(still=self.context.still) for heard in self.heard.values()]
        ends += [LEAST - self.heard[said.seat].time for said in self._next if said.seat in self.heard]
        return min((max(0.0, end) for end in ends), default=None)

    def _placed(self, place: int, heard: _Heard) -> tuple[Placement, Sequence[BubbleLine]]:
        context, rays = self.context, isinstance(heard.said, Signalled)
        others = [each.where.rect for each in self.heard.values() if each.where and each is not heard]
        near = place in self.near
        find = partial(
            place_sign, context.kit, context.layout, place, heard.words, near=near, rays=rays, besides=others
        )
        return heard.place(context.layout, [self._seat(place).face], find)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        return [
            (f"said {place}", self._placed(place, heard)[0].rect, (heard.words.text, heard.words.detail))
            for place, heard in self.heard.items()
            if heard.words.text
        ]

    def draw(self, target: pygame.Surface) -> None:
        """Draw all bubbles, and the rays of signs."""
        kit = self.context.kit
        for place, heard in self.heard.items():
            shown = heard.shown(still=self.context.still)
            if isinstance(heard.said, Signalled):
                draw_rays(target, kit, self._seat(place), shown)
            if heard.words.text:
                draw_balloon(target, kit, *self._placed(place, heard), shown)
