"""Animation of the count: cards fly from the piles, the totals run, the flag waves, the chalk writes."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.view.results import Band
from briscola.ui.animation.motion import Cue, Motion, Pace, Passage, both_soft
from briscola.ui.layout.table.geometry import Pose

SETTLE = 0.14
"""Seconds a runner still needs after its card has landed, at normal speed."""


class CountAnimation(Struct, frozen=True, kw_only=True):
    """The timetable of a count; times in seconds from its start."""

    passage: Passage
    worth: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    """Points of each band's cards, at which its runner ends."""
    landings: tuple[tuple[float, ...], ...]
    """Time at which each card of each band lands."""
    starts: tuple[tuple[float, ...], ...]
    soft: float
    """Half the time a runner takes for a card: it runs from so long before the landing to so long after."""
    waved: float | None
    """Time at which the flag is passed; None if nobody passes it."""
    wave: float
    """Duration of its wave."""
    counted: float
    """Time at which everything is counted and the result is known."""
    strokes: tuple[tuple[int, float], ...]
    """Lines of the slate that get a stroke, and its time."""
    stroke: float

    def total(self, band: int, time: float) -> float:
        """Points a band's runner shows at `time`."""
        if time >= self.counted:
            return float(self.points[band])
        found = 0.0
        for points, land in zip(self.worth[band], self.landings[band], strict=True):
            t = (time - (land - self.soft)) / (2 * self.soft) if self.soft else float(time >= land)
            found += points * both_soft(min(1.0, max(0.0, t)))
        return found

    def left(self, band: int, time: float) -> int:
        """Number of cards of a band still in the pile."""
        return sum(start > time for start in self.starts[band])

    def landed(self, band: int, time: float) -> int:
        """Number of cards of a band that have landed."""
        return sum(land <= time for land in self.landings[band])

    def waving(self, time: float) -> float | None:
        """Share (0…1) of the flag's wave that is over; None while it hangs still."""
        if self.waved is None or not self.wave or not self.waved <= time < self.waved + self.wave:
            return None
        return (time - self.waved) / self.wave

    def chalk(self, time: float) -> tuple[int, tuple[int, float] | None]:
        """Number of whole strokes, and the line of the one being drawn with its share (0…1), or None."""
        whole = 0
        for line, start in self.strokes:
            if time >= start + self.stroke:
                whole += 1
            elif time > start:
                return whole, (line, (time - start) / self.stroke)
            else:
                break
        return whole, None


def plan_count(
    bands: Sequence[Band],
    poses: Sequence[Sequence[Pose]],
    starts: Sequence[Pose],
    *,
    goal: int | None,
    strokes: Sequence[int],
    sound: str,
    pace: Pace,
) -> CountAnimation:
    """Timetable of a count. `poses` are the cards' places and `starts` the piles, by band.

    Without `goal` there is no flag; `sound` is what the end sounds like, empty for nothing.
    """
    longest = max((len(band.cards) for band in bands), default=0)
    gap = 0.0 if pace.instant else pace.count_gap(longest)
    flight = 0.0 if pace.instant else pace.counted
    soft = 0.0 if pace.instant else pace.s(SETTLE)
    motions = []
    leaving, landing = [], []
    for band, ends, pile in zip(bands, poses, starts, strict=True):
        times = tuple(gap * i for i in range(len(band.cards)))
        leaving.append(times)
        landing.append(tuple(at + flight for at in times))
        for i, (card, end, at) in enumerate(zip(band.cards, ends, times, strict=True)):
            motions.append(
                Motion(
                    key=card.code,
                    code=card.code,
                    start=pile,
                    end=end,
                    duration=flight,
                    delay=at,
                    arc=end.height * 0.10,
                    turns=True,
                    hidden=True,
                    layer=i,
                )
            )
    counted = max((times[-1] for times in landing if times), default=0.0) + soft
    passed = [
        None if goal is None else _passes(band, times, goal)
        for band, times in zip(bands, landing, strict=True)
    ]
    calls = any(band.calls for band in bands)
    reached = [
        t for band, t in zip(bands, passed, strict=True) if t is not None and (band.calls or not calls)
    ]
    first = counted + (0.0 if pace.instant else pace.breath)
    stroke = 0.0 if pace.instant else pace.stroke / max(1.0, len(strokes) / 2)
    written = tuple((line, first + (stroke + soft) * i) for i, line in enumerate(strokes))
    finish = (written[-1][1] + stroke if written else first) + soft
    waved = min(reached, default=None)
    cues = [
        Cue(at=m.delay + m.duration * 0.6, name="deal", volume=0.3) for m in motions[:: max(1, len(bands))]
    ]
    if waved is not None:
        cues.append(Cue(at=waved, name="flip", volume=0.7))
    cues += [Cue(at=max(0.0, at - 0.05), name="chalk", volume=0.8) for _, at in written]
    if sound:
        cues.append(Cue(at=finish, name=sound, volume=0.8))
    last = max((m.ends for m in motions), default=0.0)
    return CountAnimation(
        passage=Passage(motions=tuple(motions), cues=tuple(cues), rest=finish - last),
        worth=tuple(band.worth for band in bands),
        points=tuple(band.points for band in bands),
        landings=tuple(landing),
        starts=tuple(leaving),
        soft=soft,
        waved=waved,
        wave=0.0 if pace.instant else pace.flag,
        counted=counted,
        strokes=written,
        stroke=stroke,
    )


def _passes(band: Band, landings: Sequence[float], goal: int) -> float | None:
    """Time at which a band's total reaches the goal, or None."""
    total = 0
    for points, land in zip(band.worth, landings, strict=True):
        total += points
        if total >= goal:
            return land
    return None
