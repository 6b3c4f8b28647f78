"""Prepare pictures for the next motions while nothing moves, one small task at a time."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from operator import attrgetter
from time import perf_counter

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.cards import Card
from briscola.ui.animation.expression import drawings
from briscola.ui.animation.motion import Motion
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster_worker import LOOK
from briscola.ui.scenes.panels.sign_wheel import Wheel, ground, wedge
from briscola.ui.views.bubbles.speech_bubble import asking_paper
from briscola.ui.views.faces.face_closeup import grimace_of
from briscola.ui.views.faces.seat_views import MOODS, prepare_portrait
from briscola.ui.views.table.curtain_view import curtain_pictures
from briscola.ui.views.table.flight import base_of, cover_at, flight_shadow

Task = Callable[[], object]

SHARE = 0.004
"""Seconds of a frame to spend on pictures for later."""
LONGEST = 0.006
"""Seconds that one picture may take."""
EVERY = 0.012
"""Seconds from one such frame to the next."""


def bases(layout: Layout) -> Sequence[float]:
    """Heights in px at which cards rest on this table, for flights from one to another."""
    backs = {layout.backs(place, 1)[0].height for place in layout.ring[1:]}
    return (layout.hand_height, layout.trick_height, layout.stock.height, *backs)


def tasks(
    kit: Kit, layout: Layout, setup: MatchSetup, pack: Iterable[Card], grimaces: Iterable[str] = ()
) -> Iterator[Task]:
    """Everything a table needs sooner or later, most urgent first; `grimaces` are those of its signs."""
    heights = bases(layout)
    for height in heights:
        for shown in (height, min(heights)):  # on its way to the smallest a back may be the plainer one
            yield partial(kit.sprites.loose, None, height, shown=shown)
        for lift in (0.5, 1.0):
            for angle in (0, 90):
                yield partial(flight_shadow, kit, height, angle, lift)
    yield from curtain_pictures(kit, setup)
    for place in layout.ring:
        seat, face = layout.seats[place], setup.face_of(place)
        for drawing in chain.from_iterable(map(drawings, MOODS)) if face else ():
            yield partial(prepare_portrait, kit, seat.face.width, face, drawing)
    for card in pack:
        yield partial(kit.sprites.loose, card.code, layout.trick_height, cover=Cover.NONE)
    for place in layout.ring:
        slot = layout.slot(place)
        yield partial(kit.sprites.glow, slot.height, slot.angle)
        yield partial(kit.sprites.shadow, slot.height, slot.angle)
    signs = tuple(dict.fromkeys(grimaces))
    if signs:
        yield partial(asking_paper, kit, layout)
        yield partial(ground, kit, layout.wheel.width, len(signs))
    for at in range(len(signs)):
        yield partial(wedge, kit, layout.wheel.width, len(signs), at)
    for grimace in signs:
        yield partial(grimace_of, kit, setup.face_of(ME), grimace, Wheel.across(layout.wheel))
        for place in layout.ring:
            for drawing in drawings(grimace):
                yield partial(
                    prepare_portrait, kit, layout.seats[place].face.width, setup.face_of(place), drawing
                )
        for place in layout.close_ups.keys() & layout.ring[2::2]:  # partners come nearer to make a sign
            near, face = layout.close_ups[place].face.width, setup.face_of(place)
            for drawing in drawings(grimace):
                yield partial(prepare_portrait, kit, near, face, drawing, near=True)
    for height in heights:
        for angle in (30, 60, 120, 150):
            for lift in (0.5, 1.0):
                yield partial(flight_shadow, kit, height, angle, lift)


def flights(kit: Kit, layout: Layout, motions: Sequence[Motion]) -> Iterator[Task]:
    """Tasks for cards that are about to move, in the order in which they need them."""
    sprites, heights = kit.sprites, bases(layout)
    for motion in sorted(motions, key=attrgetter("delay")):
        end, base = motion.end, base_of(max(motion.start.height, motion.end.height), heights)
        cover = cover_at(motion.layer, layout.much_covered)
        for code in dict.fromkeys((motion.shown, motion.code) if motion.turns else (motion.code,)):
            if code is not None:
                yield from sprites.prepare(code, base, cover=cover)
        yield partial(sprites.shadow, end.height, end.angle)
        yield partial(sprites.card, motion.code, end.height, end.angle, cover=cover)


class Prewarmer:
    """Works through tasks while nothing moves, and between the frames of what moves."""

    def __init__(self, rasterising: Callable[[], bool]) -> None:
        """`rasterising` tells if a process makes drawings: no task then makes what is soon on the disk."""
        self._rasterising = rasterising
        self._kit: Kit | None = None
        self._todo: deque[Task] = deque()
        self._soon: deque[Task] = deque()
        self._moving: Sequence[Motion] = ()

    def begin(self, kit: Kit, todo: Iterable[Task]) -> None:
        """Start on the tasks of this kit, unless they have been started already."""
        if kit is not self._kit:
            self._kit, self._todo = kit, deque(todo)
            self._soon.clear()

    def expect(self, kit: Kit, layout: Layout, motions: Sequence[Motion]) -> None:
        """Put the tasks for these coming motions before all others."""
        if motions is not self._moving:
            self._moving, self._soon = motions, deque(flights(kit, layout, motions))

    def wake(self) -> float | None:
        """Seconds until the next share of work, or None if everything is made."""
        if not self._todo and not self._soon:
            return None
        return LOOK if self._rasterising() else EVERY

    def work(self) -> None:
        """Do a frame's share of the tasks (at least one), unless a process makes drawings."""
        if self._rasterising():
            return
        until = perf_counter() + SHARE
        while todo := self._soon or self._todo:
            todo.popleft()()
            if perf_counter() >= until:
                return

    def hurry(self, until: float) -> None:
        """Do the urgent tasks while there is time before `until` (in `perf_counter` seconds)."""
        while self._soon and perf_counter() < until - LONGEST:
            self._soon.popleft()()
