"""Plays one passage at a time. The game does not wait for it: its event has already happened."""

from collections.abc import Sequence
from operator import attrgetter

from briscola.ui.animation.motion import Cue, Dust, Motion, Passage
from briscola.ui.layout.table.card_spots import Key


class Timeline:
    """The passage being played and its time in s."""

    def __init__(self) -> None:
        self.passage = Passage()
        self._played = 0
        self.time = 0.0
        self._heard = 0
        self._end = 0.0
        """Time at which everything has come to rest."""
        self._waiting: tuple[tuple[int, float], Sequence[Motion], frozenset[Key]] | None = None
        """A moment, its unfinished motions, lower layers first, and their keys."""

    @property
    def version(self) -> tuple[int, float]:
        """Number of the passage and its time: two equal moments look the same."""
        return self._played, self.time

    @property
    def running(self) -> bool:
        """True while something moves or rests to be read."""
        return self.time < self._end

    @property
    def moving(self) -> bool:
        """True while a card is in flight or dust in the air."""
        return any(m.progress(self.time) > 0 for m in self.flying()) or bool(self.dust())

    def play(self, passage: Passage) -> None:
        """Start a passage; cut short one that is still running."""
        self.passage, self.time, self._heard = passage, 0.0, 0
        self._played += 1
        self._end = max([passage.length, *(d.delay + d.duration for d in passage.dust)])

    def update(self, dt: float) -> Sequence[Cue]:
        """Let `dt` seconds pass and return the sounds that are due."""
        if not self.running:
            return ()
        self.time += dt
        return self._due()

    def skip(self) -> Sequence[Cue]:
        """Go to the end of the first stillness, or else of everything; return at most one sound."""
        pause = self.passage.pause
        self.time = pause if self.time < pause else max(self.time, self._end)
        due = self._due()
        # What was skipped is not all heard at once: the last sound stands for it.
        return due[-1:]

    def finish(self) -> None:
        """Go to the end of everything, without a sound."""
        self.time = max(self.time, self._end)
        self._heard = len(self.passage.cues)

    def _due(self) -> Sequence[Cue]:
        cues = sorted(self.passage.cues, key=attrgetter("at"))
        first = self._heard
        while self._heard < len(cues) and cues[self._heard].at <= self.time:
            self._heard += 1
        return tuple(cues[first : self._heard])

    def flying(self) -> Sequence[Motion]:
        """Motions not finished yet, lower layers first."""
        return self._unfinished()[0]

    def hidden(self) -> frozenset[Key]:
        """Keys of the cards not yet at their place in the picture."""
        return self._unfinished()[1]

    def _unfinished(self) -> tuple[Sequence[Motion], frozenset[Key]]:
        """The same, computed once a moment: a frame asks many times."""
        if self._waiting is None or self._waiting[0] != self.version:
            found = [m for m in self.passage.motions if m.progress(self.time) < 1]
            keys = frozenset(m.key for m in found)
            self._waiting = self.version, tuple(sorted(found, key=attrgetter("layer"))), keys
        return self._waiting[1:]

    def dust(self) -> Sequence[tuple[Dust, float]]:
        """Clouds in the air, each with the share (0…1) of its time that is over."""
        found = []
        for cloud in self.passage.dust:
            t = (self.time - cloud.delay) / cloud.duration if cloud.duration else 1.0
            if 0 <= t < 1:
                found.append((cloud, t))
        return tuple(found)

    def until_change(self) -> float | None:
        """Seconds until the next motion, dust or sound starts or everything ends; None when nothing runs."""
        if not self.running:
            return None
        starts = [m.delay for m in self.passage.motions if m.delay > self.time]
        starts += [d.delay for d in self.passage.dust if d.delay > self.time]
        starts += [c.at for c in self.passage.cues if c.at > self.time]
        return max(0.0, min([*starts, self._end]) - self.time)
