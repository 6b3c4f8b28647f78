"""The motion of each card of the fan: up, down, aside and back."""

from collections.abc import Sequence
from math import exp, pi, sin

from briscola.ui.layout.table.geometry import Pose

LIFT_TIME = 0.12
SHAKE_TIME = 0.30
RAISE = 0.08
"""Height by which an advised card stands above the others, as a share of its own height."""
FALL = 14
"""Rate at which a card that falls back nears its place: after t seconds exp(-FALL · t) of the way is left."""


class HandMotion:
    """Position of each card between its rest and its aim; `k` is the scale."""

    def __init__(self, k: float, *, still: bool) -> None:
        """With `still` every card reaches its aim at once."""
        self.k, self.still = k, still
        self._lift: dict[str, float] = {}
        self._raised: dict[str, float] = {}
        self._away: dict[str, tuple[float, float]] = {}
        self._shake: tuple[str, float] | None = None

    def keep(self, codes: Sequence[str]) -> None:
        """Forget the cards that are no longer held."""
        for state in (self._lift, self._raised, self._away):
            for code in [c for c in state if c not in codes]:
                state.pop(code)

    def lift(self, code: str) -> float:
        """Share (0…1) of its lift that a card has reached."""
        return self._lift.get(code, 0.0)

    def falling(self, code: str) -> bool:
        """True if a card that was let go has not come back yet."""
        return code in self._away

    def drop(self, code: str, away: tuple[float, float]) -> None:
        """Let go of a lifted card `away` px (x, y) from its place; it falls back."""
        self._away[code] = away
        self._lift[code] = 1.0

    def shake(self, code: str) -> None:
        """Shake a card, because it may not be played."""
        self._shake = (code, 0.0)

    def pose(self, code: str, codes: Sequence[str], rest: Pose, lifted: Pose) -> Pose:
        """Pose of a card now, between `rest` and `lifted`."""
        pose = rest.towards(lifted, _ease(self.lift(code)))
        dx, dy = self._away.get(code, (0.0, 0.0))
        # Moved as it is, neither larger nor turned: its picture is there already.
        up = RAISE * rest.height * _ease(self._raised.get(code, 0.0))
        return pose.moved(dx + self._aside(code, codes) + self._tremble(code), dy - up)

    def _aside(self, code: str, codes: Sequence[str]) -> float:
        """Shift in px of a card beside a lifted one: up to 6 px (at 1080) away from it."""
        at = codes.index(code)
        near = [step for step in (-1, 1) if 0 <= at + step < len(codes)]
        return sum(-step * 6 * self.k * self.lift(codes[at + step]) for step in near)

    def _tremble(self, code: str) -> float:
        if self._shake is None or self._shake[0] != code:
            return 0.0
        t = self._shake[1] / SHAKE_TIME
        return 4 * max(1.0, self.k * 1.5) * sin(t * 5 * pi) * (1 - t)

    def update(self, codes: Sequence[str], shown: str | None, hinted: str | None, dt: float) -> bool:
        """Let `dt` seconds pass: `shown` rises, `hinted` stands out. True while a card moves."""
        moving = False
        for code in codes:
            moving = self._approach(self._lift, code, code == shown, dt) or moving
            moving = self._approach(self._raised, code, code == hinted != shown, dt) or moving
        for code, (dx, dy) in list(self._away.items()):
            fade = 0.0 if self.still else exp(-dt * FALL)
            if abs(dx) + abs(dy) < 1:
                del self._away[code]
            else:
                self._away[code] = (dx * fade, dy * fade)
            moving = True
        if self._shake is not None:
            code, time = self._shake
            self._shake = None if time + dt >= SHAKE_TIME or self.still else (code, time + dt)
            moving = True
        return moving

    def _approach(self, state: dict[str, float], code: str, up: bool, dt: float) -> bool:
        """Bring a card one step nearer to its aim; True if it was not there yet."""
        aim, now = float(up), state.get(code, 0.0)
        if now == aim:
            return False
        step = 1.0 if self.still else dt / LIFT_TIME
        state[code] = min(aim, now + step) if aim > now else max(aim, now - step)
        return True


def _ease(t: float) -> float:
    return 1 - (1 - t) ** 2
