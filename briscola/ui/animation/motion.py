"""All durations and easings, and `Motion`: a card going from one pose to another."""

from collections.abc import Sequence
from math import hypot, pi, sin

from msgspec import Struct

from briscola.storage.settings.settings import Settings
from briscola.ui.layout.table.card_spots import Key
from briscola.ui.layout.table.geometry import Pose

SPEEDS = {"calm": 1.45, "normal": 1.0, "quick": 0.5, "none": 0.0}


class Pace(Struct, frozen=True, kw_only=True):
    """Seconds for everything that takes time, already scaled by the chosen speed."""

    factor: float = 1.0
    trick_pause: float = 1.2
    reduced: bool = False
    reading: float = 1.0
    """Factor for the time that words and signs stay."""

    @property
    def still(self) -> bool:
        """True if nothing moves and nothing waits."""
        return self.factor == 0

    def s(self, seconds: float) -> float:
        """`seconds` scaled to this speed."""
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
        """Shortest time of an opponent's decision, so that a play can be followed."""
        return self.s(0.55)

    @property
    def dust(self) -> float:
        return 0.0 if self.reduced else self.s(0.45)

    @property
    def said(self) -> float:
        """Time to read a bid or a pass before the next one."""
        return self.s(0.55)

    def overheard(self, bids: int) -> float:
        """The same after the person has passed and `bids` more have followed: a long auction speeds up."""
        return self.s(0.30 if bids < 8 else 0.12)

    @property
    def glance(self) -> float:
        """Time for which the play waits for a sign or a request; the sign may be shown for longer."""
        return self.s(1.0)

    @property
    def grimace(self) -> float:
        """Time for which a face makes a sign and a request can be read; at least 2.8 s at any speed."""
        return 2.8 * max(1.0, self.factor) * self.reading

    @property
    def declared(self) -> float:
        """Time for which a declared pair is shown before it goes back; at least 1.3 s at any speed."""
        return max(1.3, self.s(1.9)) * self.reading

    @property
    def instant(self) -> bool:
        """True if results show at once and nothing is acted out."""
        return self.still or self.reduced

    @property
    def counted(self) -> float:
        """Flight of a card from the pile to its place in the count."""
        return self.s(0.36)

    @property
    def flag(self) -> float:
        """The flag's one wave when it is passed."""
        return self.s(0.9)

    @property
    def stroke(self) -> float:
        """Drawing of a chalk stroke; its sound comes a little earlier."""
        return self.s(0.4)

    @property
    def breath(self) -> float:
        """Pause between the last card counted and the chalk."""
        return self.s(0.45)

    def count_gap(self, cards: int) -> float:
        """Time between two cards of the count: a long count goes faster."""
        return self.s(min(0.14, 2.9 / max(1, cards)))

    def deal_gap(self, cards: int) -> float:
        """Time between two cards of a deal: a long deal goes faster."""
        return self.s(min(0.085, 2.3 / max(1, cards)))


def pace(speed: str, *, trick_pause: float = 1.2, reduced: bool = False, reading: float = 1.0) -> Pace:
    """Pace for a speed: calm, normal, quick or none."""
    return Pace(factor=SPEEDS[speed], trick_pause=trick_pause, reduced=reduced, reading=reading)


def pace_for(settings: Settings) -> Pace:
    """Pace chosen in these settings."""
    return pace(
        settings.speed,
        trick_pause=settings.trick_pause,
        reduced=settings.reduced_motion,
        reading=settings.reading_time,
    )


def leave_fast(t: float) -> float:
    """Fast away, soft landing (quartic ease-out)."""
    return 1 - (1 - t) ** 4


def both_soft(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3 - 2 * t)


def gather(t: float) -> float:
    """Slow at first, then drawn in: the sweep of a trick."""
    return t * t * (2.2 - 1.2 * t)


def linger(t: float) -> float:
    """At rest for 72 % of the time, to be looked at, then softly away."""
    return both_soft(max(0.0, t / 0.28 - 0.72 / 0.28))


EASINGS = {"throw": leave_fast, "soft": both_soft, "sweep": gather, "linger": linger}


class Motion(Struct, frozen=True, kw_only=True):
    """A card on its way: at `start` until `delay` s have passed, at `end` from delay + duration on."""

    key: Key
    code: str | None
    start: Pose
    end: Pose
    duration: float
    delay: float = 0.0
    ease: str = "throw"
    arc: float = 0.0
    """Height in px by which the way bends upwards in its middle."""
    settle: float = 0.0
    """Degrees by which the card still swings as it comes to rest."""
    slap: float = 0.0
    """Growth of the card in flight, so that it comes down hard (0.08: eight per cent)."""
    turns: bool = False
    """True if the card turns over on the way, from `shown` (its back if None) to `code`."""
    shown: str | None = None
    """Code of the face seen before it turns over, or None for its back."""
    hidden: bool = False
    """True if it is unseen before it starts: it still lies in a pack."""
    winning: bool = False
    """True for the card that took the trick: lit until it starts."""
    layer: int = 0
    """Drawing order: higher lies over lower."""

    @property
    def ends(self) -> float:
        """Seconds until the card has arrived."""
        return self.delay + self.duration

    def progress(self, time: float) -> float:
        """Share of the way (0…1) that is done, before easing."""
        if self.duration <= 0:
            return 1.0 if time >= self.delay else 0.0
        return min(1.0, max(0.0, (time - self.delay) / self.duration))

    def pose(self, time: float) -> Pose:
        """Pose of the card at `time`."""
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

    def stride(self, time: float) -> float:
        """Px by which the card has moved in the last sixtieth of a second."""
        now, before = self.pose(time), self.pose(time - 1 / 60)
        return hypot(now.x - before.x, now.y - before.y)

    def lift(self, time: float) -> float:
        """Height of the card over the table (0…1)."""
        t = self.progress(time)
        return 0.0 if t in (0.0, 1.0) else min(1.0, 1.3 * sin(pi * t) ** 0.8)

    def face(self, time: float) -> tuple[str | None, float]:
        """The visible side (a code, or None for the back) and the visible share of its width (0…1)."""
        t = self.progress(time)
        if not self.turns:
            return self.code, 1.0
        turn = min(1.0, max(0.0, (t - 0.30) / 0.55))
        if turn < 0.5:
            return self.shown, 1 - 2 * turn
        return self.code, 2 * turn - 1


class Dust(Struct, frozen=True, kw_only=True):
    """Chalk dust where a trump comes down; px and s."""

    x: float
    y: float
    size: float
    delay: float
    duration: float


class Cue(Struct, frozen=True, kw_only=True):
    """A sound at a time in s; pan −1 (left) … 1 (right)."""

    at: float
    name: str
    volume: float = 1.0
    pan: float = 0.0


class Passage(Struct, frozen=True, kw_only=True):
    """Animation of one or more events: motions in parallel, each with its delay, and a rest at the end."""

    motions: Sequence[Motion] = ()
    dust: Sequence[Dust] = ()
    cues: Sequence[Cue] = ()
    pause: float = 0.0
    """Seconds at the start in which nothing moves (a trick lying there to be read)."""
    rest: float = 0.0
    """Seconds of stillness after the last motion."""

    @property
    def length(self) -> float:
        """Seconds until everything has come to rest."""
        return max((m.ends for m in self.motions), default=0.0) + self.rest
