"""The decisions of recent hands, to learn from more than once and in mixed order."""

import numpy as np

from training.lessons import Lessons, Rows


class Replay:
    """The last `batches` batches of lessons; `padding` fills up the shorter rows."""

    def __init__(self, batches: int, padding: int) -> None:
        self._batches, self._padding = batches, padding
        self._kept: list[Lessons] = []

    def add(self, lessons: Lessons) -> None:
        """Keep these, forget the oldest."""
        self._kept = [*self._kept[-(self._batches - 1) :], lessons] if self._batches > 1 else [lessons]

    def sample(self, count: int, rng: np.random.Generator) -> Lessons:
        """So many lessons, any alike."""
        which = rng.integers(len(self._kept), size=count)
        parts: list[Lessons] = []
        for i, kept in enumerate(self._kept):
            chosen = rng.integers(len(kept.actions), size=int((which == i).sum()))
            parts.append(
                Lessons(
                    observations=kept.observations[chosen],
                    actions=kept.actions[chosen],
                    targets=kept.targets[chosen],
                )
            )
        return Lessons(
            observations=self._stacked([p.observations for p in parts]),
            actions=np.concatenate([p.actions for p in parts]),
            targets=np.concatenate([p.targets for p in parts]),
        )

    def _stacked(self, tables: list[Rows]) -> Rows:
        stacked: Rows = np.full(
            (sum(map(len, tables)), max(table.shape[1] for table in tables)), self._padding, np.uint16
        )
        at = 0
        for table in tables:
            stacked[at : at + len(table), : table.shape[1]] = table
            at += len(table)
        return stacked
