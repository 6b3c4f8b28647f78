"""Sizes, written in px of a window 1080 high and scaled to the real one."""

from dataclasses import dataclass

MIN_SIZE = (1024, 600)
MIN_TYPE = 15
MIN_TARGET = 44


@dataclass(frozen=True, slots=True)
class Scale:
    """Measures of one window size, in px."""

    width: int
    height: int

    @property
    def k(self) -> float:
        """Real px for one px at 1080; a tall narrow window counts by its width."""
        return min(self.height / 1080, self.width / 1640)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def small(self) -> bool:
        """True below 700 px: no labels under round buttons, no espresso, short headers."""
        return self.height < 700

    def px(self, value: float) -> int:
        """A length at 1080 in whole real px, at least 1."""
        return max(1, round(value * self.k))

    def f(self, value: float) -> float:
        """A length at 1080 in real px."""
        return value * self.k

    def u(self, units: float = 1) -> int:
        """`units` grid units of 8 px at 1080, in real px."""
        return self.px(8 * units)

    def type(self, size: float) -> int:
        """A type size at 1080 in real px, at least 15."""
        return max(MIN_TYPE, round(size * self.k))

    def target(self, size: float) -> int:
        """Side of a control: scaled, at least 44 px."""
        return max(MIN_TARGET, round(size * self.k))

    @property
    def rim(self) -> int:
        """Width of the walnut edge, in px."""
        return max(8, round(20 * self.k))

    @property
    def air(self) -> int:
        """Room between the rim and the first thing, in px: 16 at 600 px, 40 at 1080, at least 14."""
        return max(14, round(16 + (self.k - 600 / 1080) * 24 / (1 - 600 / 1080)))

    @property
    def edge(self) -> int:
        """Rim and air together, in px: the least distance of things from the window's edge."""
        return self.rim + self.air
