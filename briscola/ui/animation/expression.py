"""Expressions in motion: the drawing of a face while a mood lasts and when it goes.

A mood that moves has a second drawing, `<mood>-2`: half of the way from the calm face, or another key
pose.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

SECOND = "-2"


class Movement(Struct, frozen=True, kw_only=True):
    """Steps of a mood: drawings (a suffix of the mood's name) with their seconds.

    Afterwards the steps start again if it `loops`, else the mood's own drawing stays.
    """

    steps: tuple[tuple[str, float], ...]
    loops: bool = False
    back: float = 0.0
    """Seconds for which the second drawing is shown when the face becomes calm again."""


MOVEMENTS: Mapping[str, Movement] = {
    "pleased": Movement(steps=((SECOND, 0.10),), back=0.12),
    "dismayed": Movement(steps=((SECOND, 0.14),), back=0.16),
    "thinking": Movement(steps=(("", 1.7), (SECOND, 1.2)), loops=True),
    "puff": Movement(steps=((SECOND, 0.18), ("", 0.75)), loops=True, back=0.1),
    "shoulder": Movement(steps=((SECOND, 0.20), ("", 0.55)), loops=True, back=0.1),
    "rub": Movement(steps=(("", 0.17), (SECOND, 0.17)), loops=True),
}


def drawings(mood: str) -> Sequence[str]:
    """All drawings of a mood."""
    return (mood, mood + SECOND) if mood in MOVEMENTS else (mood,)


def shown(mood: str, age: float) -> tuple[str, float | None]:
    """Drawing of a mood that has lasted `age` seconds, and the seconds until it changes (None: never)."""
    motion = MOVEMENTS.get(mood)
    if motion is None:
        return mood, None
    if motion.loops:
        age %= sum(seconds for _suffix, seconds in motion.steps)
    for suffix, seconds in motion.steps:
        if age < seconds:
            return mood + suffix, seconds - age
        age -= seconds
    return mood, None


class _Face(Struct, kw_only=True):
    mood: str = ""
    age: float = 0.0
    leaving: str = ""
    """The mood that is just ending, or empty."""

    def shown(self) -> tuple[str, float | None]:
        if self.leaving:
            return self.leaving + SECOND, MOVEMENTS[self.leaving].back - self.age
        return shown(self.mood, self.age)

    def go_on(self, dt: float, mood: str) -> None:
        self.age += dt
        if mood != self.mood:
            motion = MOVEMENTS.get(self.mood)
            calms = motion is not None and motion.back > 0 and mood not in MOVEMENTS
            self.leaving = self.mood if calms else ""
            self.mood, self.age = mood, 0.0
        elif self.leaving and self.age >= MOVEMENTS[self.leaving].back:
            self.leaving, self.age = "", 0.0


class Expressions:
    """The faces round a table."""

    def __init__(self) -> None:
        self._faces: dict[int, _Face] = {}

    @property
    def drawn(self) -> Mapping[int, str]:
        """The drawing of each face, by place."""
        return {place: face.shown()[0] for place, face in self._faces.items()}

    def update(self, dt: float, moods: Mapping[int, str]) -> Sequence[int]:
        """Let `dt` seconds pass with these moods; return the places whose drawing has changed."""
        changed = []
        for place, mood in moods.items():
            face = self._faces.setdefault(place, _Face())
            before = face.shown()[0]
            face.go_on(dt, mood)
            if face.shown()[0] != before:
                changed.append(place)
        return changed

    def wake(self) -> float | None:
        """Seconds until a drawing changes, or None if all faces are at rest."""
        waits = [wait for face in self._faces.values() if (wait := face.shown()[1]) is not None]
        return min(waits, default=None)
