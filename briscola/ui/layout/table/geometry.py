"""Poses of cards and the shapes of hands. Pure numbers; angles in degrees anticlockwise."""

from collections.abc import Sequence
from math import cos, inf, radians, sin
from typing import Literal, NamedTuple

import pygame
from msgspec import Struct

Edge = Literal["bottom", "right", "top", "left"]
"""An edge of the table, of the window, or of a slip."""


class Pose(Struct, frozen=True):
    """Centre, height and turn of a card (px, degrees)."""

    x: float
    y: float
    height: float
    angle: float = 0.0

    def moved(self, dx: float, dy: float) -> "Pose":
        """The same pose `dx`, `dy` px further."""
        return Pose(self.x + dx, self.y + dy, self.height, self.angle)

    def towards(self, end: "Pose", t: float) -> "Pose":
        """Pose at a share `t` of the way to `end`; angles take the shorter way round."""
        turn = (end.angle - self.angle + 180) % 360 - 180
        return Pose(
            self.x + (end.x - self.x) * t,
            self.y + (end.y - self.y) * t,
            self.height + (end.height - self.height) * t,
            self.angle + turn * t,
        )

    def corners(self, ratio: float) -> Sequence[tuple[float, float]]:
        """The four corners of the card, upper left first; `ratio` is its width by its height."""
        turn, x, y, h = radians(self.angle), self.x, self.y, self.height / 2
        c, s, w = cos(turn), sin(turn), h * ratio
        across_x, across_y, along_x, along_y = w * c, w * s, h * s, h * c
        return (
            (x - across_x - along_x, y + across_y - along_y),
            (x + across_x - along_x, y - across_y - along_y),
            (x + across_x + along_x, y - across_y + along_y),
            (x - across_x + along_x, y + across_y + along_y),
        )

    def ends(self, ratio: float) -> "Ends":
        """The ends of the card."""
        turn, h = radians(self.angle), self.height / 2
        c, s = abs(cos(turn)), abs(sin(turn))
        x, y = h * (ratio * c + s), h * (ratio * s + c)
        return Ends(self.x - x, self.y - y, self.x + x, self.y + y)

    def most_x(self, disc: pygame.Rect, ratio: float) -> float:
        """Most x at which a card so turned leaves a disc at its right free; infinite beyond its ends."""
        turn = radians(self.angle)
        dx, dy, reach = disc.centerx - self.x, disc.centery - self.y, disc.width / 2
        if abs(dx * sin(turn) + dy * cos(turn)) > self.height / 2 + reach:
            return inf
        return disc.centerx - (self.height * ratio / 2 + reach + dy * sin(turn)) / cos(turn)

    def holds(self, pos: tuple[float, float], ratio: float) -> bool:
        """True if a point lies on the card."""
        turn = radians(self.angle)
        c, s, dx, dy = cos(turn), sin(turn), pos[0] - self.x, pos[1] - self.y
        half = self.height / 2
        return abs(dx * s + dy * c) <= half and abs(dx * c - dy * s) <= half * ratio


class Ends(NamedTuple):
    """Ends of some cards, in px or in heights of a card."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def ends_of(poses: Sequence[Pose], ratio: float) -> Ends:
    """Ends of some cards (at least one)."""
    lefts, tops, rights, bottoms = zip(*(pose.ends(ratio) for pose in poses), strict=True)
    return Ends(min(lefts), min(tops), max(rights), max(bottoms))


def bounds(poses: Sequence[Pose], ratio: float) -> pygame.Rect:
    """Smallest rectangle round some cards (at least one)."""
    ends = ends_of(poses, ratio)
    return pygame.Rect(round(ends.left), round(ends.top), round(ends.width), round(ends.height))


def arc(
    count: int, *, centre: tuple[float, float], height: float, turn: float, radius: float
) -> Sequence[Pose]:
    """Cards round a point `radius` px under `centre`, from left to right, `turn` degrees between neighbours.

    The middle of the arc is at `centre`.
    """
    poses = []
    for i in range(count):
        lean = turn * (i - (count - 1) / 2)
        at = radians(lean)
        poses.append(Pose(centre[0] + radius * sin(at), centre[1] + radius * (1 - cos(at)), height, -lean))
    return tuple(poses)


def fan(
    count: int, *, centre: tuple[float, float], height: float, step: float, spread: float
) -> Sequence[Pose]:
    """Cards side by side on a shallow arc: `step` px between neighbours, `spread` degrees in all.

    The middle of the arc is at `centre`; cards further out hang lower and lean outwards.
    """
    turn = spread / max(1, count - 1)
    if not turn:
        return tuple(Pose(centre[0] + step * (i - (count - 1) / 2), centre[1], height) for i in range(count))
    radius = step / (2 * sin(radians(turn) / 2))
    return arc(count, centre=centre, height=height, turn=turn, radius=radius)


def squared(poses: Sequence[Pose], *, floor: float, ratio: float) -> Sequence[Pose]:
    """The same cards, raised together so that none reaches below `floor` px."""
    low = max(pose.ends(ratio).bottom for pose in poses)
    return tuple(pose.moved(0, min(0.0, floor - low)) for pose in poses)
