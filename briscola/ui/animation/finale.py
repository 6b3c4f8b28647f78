"""The end of a match acted out: two glasses meet, everybody says a word, the trick is played again."""

from msgspec import Struct

from briscola.ui.animation.motion import Cue, Pace, Passage, both_soft

APART, MEET, RING = 0.25, 0.5, 0.7
"""Seconds before the glasses move, seconds until they touch, and seconds for which that rings."""
WORD, WORDS = 1.2, 0.6
"""Time of the first word, and the time to each next one, in s."""
CARD, CARDS, LAND = 0.9, 0.55, 0.28
"""Time at which the first card falls, the time to the next, and the duration of a fall, in s."""


class Finale(Struct, frozen=True, kw_only=True):
    """Timetable in seconds from its start; shares run from 0 to 1."""

    pace: Pace
    words: int
    cards: int

    @property
    def length(self) -> float:
        """Length of the animation in s; 0 if everything is there at once."""
        if self.pace.instant:
            return 0.0
        said = WORD + WORDS * self.words
        played = CARD + CARDS * self.cards + LAND
        return self.pace.s(max(APART + MEET + RING, said, played))

    @property
    def meeting(self) -> float:
        """Time at which the glasses touch."""
        return 0.0 if self.pace.instant else self.pace.s(APART + MEET)

    @property
    def passage(self) -> Passage:
        """The finale as a passage for the timeline, with a slap for every card."""
        if self.pace.instant:
            return Passage()
        falls = (self.pace.s(CARD + CARDS * at + LAND * 0.8) for at in range(self.cards))
        cues = tuple(Cue(at=fall, name="slap", volume=0.35) for at, fall in enumerate(falls))
        return Passage(cues=cues, rest=self.length)

    def met(self, time: float) -> float:
        """Share of their way that the glasses have come."""
        return both_soft(self._share(time, APART, MEET))

    def ringing(self, time: float) -> float:
        """Share of the ringing that is over: 0 before the glasses touch, 1 when it is still."""
        return self._share(time, APART + MEET, RING)

    def said(self, at: int, time: float) -> float:
        """Share of the appearance of bubble `at`."""
        return self._share(time, WORD + WORDS * at, 0.2)

    def fallen(self, at: int, time: float) -> float:
        """Share of its fall that card `at` of the trick has done."""
        return both_soft(self._share(time, CARD + CARDS * at, LAND))

    def _share(self, time: float, start: float, length: float) -> float:
        if self.pace.instant or time >= self.length:
            return 1.0
        return min(1.0, max(0.0, (time - self.pace.s(start)) / self.pace.s(length)))
