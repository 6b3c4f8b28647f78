"""The timing of a bubble: it fades in, stays to be read, fades out."""

from dataclasses import dataclass

COMES, GOES = 0.14, 0.18
"""Fade-in and fade-out time of a bubble in s."""


@dataclass(kw_only=True, slots=True)
class BubbleTime:
    """Age and total lifetime of a bubble, in s. `still`: no fading."""

    length: float
    time: float = 0.0

    @property
    def left(self) -> float:
        """Seconds until it is gone."""
        return self.length - self.time

    @property
    def settled(self) -> bool:
        """True once it has been shown for more than twice its fade-in time."""
        return self.time > 2 * COMES

    def shown(self, *, still: bool) -> float:
        """Opacity, 0…1."""
        return 1.0 if still else max(0.0, min(1.0, self.time / COMES, self.left / GOES))

    def moves(self, dt: float, *, still: bool) -> bool:
        """True if its opacity changed within the last dt seconds."""
        return not still and (self.time < COMES + dt or self.left < GOES)

    def until_change(self, *, still: bool) -> float:
        """Seconds until its fade-out begins, or until it is gone if that has begun or if `still`."""
        fade = 0.0 if still or self.left <= GOES else GOES
        return max(0.0, self.left - fade)
