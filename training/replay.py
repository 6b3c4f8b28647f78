"""The replay buffer: decisions of recent hands, to learn from more than once and in mixed order."""

from collections import deque

import numpy as np

from training.samples import Samples, merged


class Replay:
    """The last `batches` batches of samples."""

    def __init__(self, batches: int) -> None:
        self._kept: deque[Samples] = deque(maxlen=batches)

    def add(self, samples: Samples) -> None:
        """Keep these, forget the oldest."""
        self._kept.append(samples)

    def minibatch(self, count: int, rng: np.random.Generator) -> Samples:
        """So many samples, drawn uniformly, some perhaps several times."""
        sizes = np.array([len(samples) for samples in self._kept])
        drawn = rng.multinomial(count, sizes / sizes.sum())
        parts = [
            samples.picked(rng.integers(len(samples), size=share))
            for samples, share in zip(self._kept, drawn, strict=True)
        ]
        return merged(parts)
