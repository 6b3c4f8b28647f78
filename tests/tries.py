"""Count and chance of what a test tries: `--times` and `--seed`, or as the test says.

`-s` shows what came of it.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

USUAL_SEED = 99


class Tries:
    """Calling it gives a generator of chance for each try. What is `found` is counted and told at the end."""

    def __init__(self, times: int | None, seed: int | None) -> None:
        self.seed = USUAL_SEED if seed is None else seed
        self.found = Counter[str]()
        self.last = ""
        """The try that failed, if one did: its number and the seed."""
        self._times = times

    @classmethod
    def asked_for(cls, config: pytest.Config) -> "Tries":
        """As the command line says."""
        return cls(config.option.times, config.option.seed)

    def count(self, usual: int) -> int:
        """The number of tries: that of the command line, or the test's usual one."""
        return usual if self._times is None else self._times

    def __call__(self, usual: int) -> Iterator[Random]:
        """As many tries as `count` says."""
        for number in range(self.count(usual)):
            self.last = f"{number} of seed {self.seed}"
            yield Random(f"{self.seed}:{number}")

    @property
    def told(self) -> str:
        """All counts in one line."""
        return ", ".join(f"{count} {what}" for what, count in sorted(self.found.items()))


TRIED = pytest.StashKey[Tries]()
