"""Durations and easings, all in one place, and what a motion is: a card going from one pose to another."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

from briscola.storage.settings import Settings
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.spots import Key

SPEEDS = {"calm": 1.45, "normal": 1.0, "quick": 0.5, "none": 0.0}


@dataclass(frozen=True, kw_only=True, slots=True)
class Pace:
    """Seconds for everything that takes time, already scaled by the chosen speed."""

    factor: float = 1.0
    trick_pause: float = 1.2
    reduced: bool = False

    @property
    def still(self) -> bool:
        """Nothing moves and nothing waits."""
        return self.factor == 0

    def s(self, seconds: float) -> float:
        """A length of time at this speed."""
        return seconds * self.factor

    @property
    def throw(self) -> float:
        return self.s(0.26)

    @property
    def trump(self) -> float:
        return self.s(0.34)

    @property
    def sweep(self) -> float:
        return self.s(0.38)

    @property
    def draw(self) -> float:
        return self.s(0.30)

    @property
    def draw_gap(self) -> float:
        return self.s(0.15)

    @property
    def flip(self) -> float:
        return self.s(0.34)

    @property
    def deal(self) -> float:
        return self.s(0.24)

    @property
    def refan(self) -> float:
        return self.s(0.18)

    @property
    def shuffle(self) -> float:
        return self.s(0.62)

    @property
    def cut(self) -> float:
        return self.s(0.55)

    @property
    def think(self) -> float:
        """The shortest time an opponent takes, so that a play can be followed."""
        return self.s(0.55)

    @property
    def dust(self) -> float:
        return 0.0 if self.reduced else self.s(0.45)

    @property
    def said(self) -> float:
        """How long a bid or a pass is left to be read before the next one."""
        return self.s(0.55)

    def overheard(self, bids: int) -> float:
        """The same once the person has passed and has heard so many since: a long haggle goes faster."""
        return self.s(0.30 if bids < 8 else 0.12)

    @property
    def glance(self) -> float:
        """How long the play waits for a sign or a request; what is shown may stay longer."""
        return self.s(1.0)

    @property
    def grimace(self) -> float:
        """How long a face makes a sign and a request is left to be read: never too short for that."""
        return 2.8 * max(1.0, self.factor)

    @property
    def declared(self) -> float:
        """How long a declared pair is shown before it goes back: it is to be read, whatever the speed."""
        return max(1.3, self.s(1.9))

    @property
    def hold(self) -> float:
        """How long a whole trick lies on the table: chosen apart, whatever the speed."""
        return self.trick_pause

    @property
    def instant(self) -> bool:
        """Results show at once, nothing is acted out."""
        return self.still or self.reduced

    @property
    def counted(self) -> float:
        """A card on its way from the pile to its place in the count."""
        return self.s(0.36)

    @property
    def flag(self) -> float:
        """The flag's one wave when it is passed."""
        return self.s(0.9)

    @property
    def stroke(self) -> float:
        """A chalk stroke; its sound comes a little before it."""
        return self.s(0.4)

    @property
    def breath(self) -> float:
        """Between the last card counted and the chalk."""
        return self.s(0.45)

    def count_gap(self, cards: int) -> float:
        """Between two cards of the count."""
        return self.s(min(0.14, 2.9 / max(1, cards)))

    def deal_gap(self, cards: int) -> float:
        """Between two cards of a deal: a long deal goes faster."""
        return self.s(min(0.085, 2.3 / max(1, cards)))


def pace(speed: str, *, trick_pause: float = 1.2, reduced: bool = False) -> Pace:
    """The pace of a setting: calm, normal, quick or none."""
    return Pace(factor=SPEEDS[speed], trick_pause=trick_pause, reduced=reduced)


def pace_for(settings: Settings) -> Pace:
    """The pace that somebody has chosen."""
    return pace(settings.speed, trick_pause=settings.trick_pause, reduced=settings.reduced_motion)


def leave_fast(t: float) -> float:
    """Fast away, soft landing (quintic ease-out)."""
    return 1 - (1 - t) ** 4


def both_soft(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3 - 2 * t)


def gather(t: float) -> float:
    """Slowly at first, then drawn in: the sweep of a trick."""
    return t * t * (2.2 - 1.2 * t)


def linger(t: float) -> float:
    """Held where it is to be looked at, then softly away."""
    return both_soft(max(0.0, t / 0.28 - 0.72 / 0.28))


EASINGS = {"throw": leave_fast, "soft": both_soft, "sweep": gather, "linger": linger}


@dataclass(frozen=True, kw_only=True, slots=True)
class Motion:
    """A card on its way: at `start` until `delay` has passed, at `end` from delay + duration on."""

    key: Key
    code: str | None
    start: Pose
    end: Pose
    duration: float
    delay: float = 0.0
    ease: str = "throw"
    arc: float = 0.0
    """How far (px) the way bends upwards in its middle."""
    settle: float = 0.0
    """Degrees by which the card still turns as it comes to rest."""
    slap: float = 0.0
    """How much larger the card is in flight, to come down hard (0.08: eight per cent)."""
    turns: bool = False
    """The card is turned over on the way, from its back to `code` (or to its back)."""
    shown: str | None = None
    """What is seen before it is turned over."""
    hidden: bool = False
    """Not seen before it starts: it still lies in a pack."""
    winning: bool = False
    """Lit until it starts: the card that took the trick."""
    layer: int = 0
    """Higher lies over lower."""

    @property
    def ends(self) -> float:
        """When the card has arrived."""
        return self.delay + self.duration

    def progress(self, time: float) -> float:
        """How much of the way (0…1) is done, before easing."""
        if self.duration <= 0:
            return 1.0 if time >= self.delay else 0.0
        return min(1.0, max(0.0, (time - self.delay) / self.duration))

    def pose(self, time: float) -> Pose:
        """Where the card is."""
        t = self.progress(time)
        if t <= 0:
            return self.start
        if t >= 1:
            return self.end
        at = self.start.towards(self.end, EASINGS[self.ease](t))
        bow = sin(pi * EASINGS[self.ease](t))
        swing = self.settle * sin(pi * min(1.0, t * 1.15)) * (1 - t)
        return Pose(
            at.x, at.y - self.arc * bow, at.height * (1 + self.slap * sin(pi * min(1.0, t))), at.angle + swing
        )

    def lift(self, time: float) -> float:
        """How high over the table (0…1) the card flies."""
        t = self.progress(time)
        return 0.0 if t in (0.0, 1.0) else min(1.0, 1.3 * sin(pi * t) ** 0.8)

    def face(self, time: float) -> tuple[str | None, float]:
        """What is seen (a code, or None for the back) and how much of its width (0…1)."""
        t = self.progress(time)
        if not self.turns:
            return self.code, 1.0
        turn = min(1.0, max(0.0, (t - 0.30) / 0.55))
        if turn < 0.5:
            return self.shown, 1 - 2 * turn
        return self.code, 2 * turn - 1


@dataclass(frozen=True, kw_only=True, slots=True)
class Dust:
    """Chalk dust where a trump comes down."""

    x: float
    y: float
    size: float
    delay: float
    duration: float


@dataclass(frozen=True, kw_only=True, slots=True)
class Cue:
    """A sound at a moment; pan −1 (left) … 1 (right)."""

    at: float
    name: str
    volume: float = 1.0
    pan: float = 0.0


@dataclass(frozen=True, kw_only=True, slots=True)
class Passage:
    """What is seen of one or more events: motions in parallel, each with its delay, and a rest at the end."""

    motions: Sequence[Motion] = ()
    dust: Sequence[Dust] = ()
    cues: Sequence[Cue] = ()
    pause: float = 0.0
    """A first stretch in which nothing moves (a trick lying there to be read)."""
    rest: float = 0.0
    """Seconds of stillness after the last motion."""

    @property
    def length(self) -> float:
        """Seconds until everything has come to rest."""
        return max((m.ends for m in self.motions), default=0.0) + self.rest
