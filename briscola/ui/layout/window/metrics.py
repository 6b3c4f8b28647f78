"""Sizes, written in px of a window 1080 high and scaled to the real one."""

from msgspec import Struct

MIN_SIZE = (1024, 600)
MIN_TYPE = 15
MIN_TARGET = 44
LEAST, MOST = 0.8, 1.6
"""Smallest and largest factor for the size of text and cards that a person can choose."""
MOST_IN_SMALL = 1.2
"""Largest factor in a window narrower or lower than `ROOMY`."""
ROOMY = (1280, 800)
SMALL_TEXT = 28
"""Text up to this size (at 1080) grows by the whole factor; larger text by as many px as this."""


def allowed(size: tuple[int, int], wished: float) -> float:
    """The factor nearest to the wished one that a window of `size` px has room for.

    >>> allowed((1280, 800), 1.6), allowed((1024, 600), 1.6)
    (1.6, 1.2)
    """
    roomy = size[0] >= ROOMY[0] and size[1] >= ROOMY[1]
    return min(MOST if roomy else MOST_IN_SMALL, max(LEAST, wished))


class Scale(Struct, frozen=True):
    """Measures of one window size, in px."""

    width: int
    height: int
    text: float = 1.0
    """Factor for the size of text."""
    cards: float = 1.0
    """Factor for the size of cards on the table."""

    @property
    def k(self) -> float:
        """Real px for one px at 1080; a tall narrow window counts by its width."""
        return min(self.height / 1080, self.width / 1640)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def area(self) -> float:
        """Pixels as a multiple of those at 1920×1080: what pictures of the whole weigh."""
        return self.width * self.height / (1920 * 1080)

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

    def growth(self, size: float) -> float:
        """Factor for text of a size at 1080: large text is read with ease and grows less."""
        return 1 + (self.text - 1) * min(1.0, SMALL_TEXT / size)

    def type(self, size: float, growth: float | None = None) -> int:
        """A type size at 1080 in real px, at least 15; `growth` stands for the factor of that size."""
        factor = self.growth(size) if growth is None else growth
        return max(MIN_TYPE, round(max(MIN_TYPE, size * self.k) * factor))

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
