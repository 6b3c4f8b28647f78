"""Moustaches and beards; they follow the corners of the mouth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.faces.moods import NEUTRAL
from art.faces.sitter import INNER, OUTER, Mood, MoodPart
from art.faces.trace import trace
from art.kit.hatch import Shade
from art.kit.inks import INK
from art.kit.paths import Node, Point, smooth
from art.kit.svg import Drawing

PHILTRUM = 166.0  # x of the middle of the upper lip
REST = NEUTRAL.smile
ROOTED = 12.0  # skew of the mouth on a profile that the root of a moustache follows; its end goes further
HIDDEN = 10.0  # from which skew of the mouth on a profile shows nothing of the far end
NEAR_HAIRS = ("172,246 194,252 222,262", "172,252 192,260 214,267")  # strands of a moustache
FAR_HAIR = "158,247 142,254 124,262"
# A moustache on lips that are pushed out, from the side.
ON_PURSED_LIPS = (
    "118,239! 134,241 149,248 160,249 170,243 174,229! 180,247 173,259 156,264 139,258 126,251 113,251! "
    "111,244"
)
FAR_TIP = "120,240! 110,240 103,244 97,238! 97,249 105,252 118,249!"
PURSED_HAIRS = ("123,245 139,249 154,255", "139,253 153,258 166,255")
# Strands of a full beard; those by the ear would lie on a puffed cheek.
BY_THE_EAR = ("262,206 258,236 240,264", "248,226 240,250 224,270")
ON_THE_CHIN = (
    "196,284 198,300 192,314",
    "176,286 174,300 172,314",
    "158,280 156,294 160,304",
    "216,278 216,292 208,306",
)
# How far puffed cheeks push a beard's upper edge down, node by node from the far ear to the near one.
CHEEK_EDGE = (0.0, 0.0, 0.0, 10.0, 22.0, 24.0, 14.0, 18.0, 28.0, 36.0, 34.0)
FLANK, NEAR_EAR = 13, 15  # where a beard's upper edge ends, and where it leaves the near ear
# And how far the round of a cheek pushes it aside.
CHEEK_ASIDE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, -1.0)


def handlebar(
    fill: str, ink: str = INK, *, drop: float = 0.0, curl: float = 1.0, profile: bool = False
) -> MoodPart:
    """A moustache with swept ends, `curl` times as far up; in profile its far end is hidden by the lip.

    A kiss in profile is drawn before the face (`grimaces.pucker_in_profile`), and so is what lies on it.
    """

    def draw(d: Drawing, mood: Mood) -> None:
        if profile and mood.purse:
            _on_pursed_lips(d, fill, ink)
            return
        c = curl
        near: list[Node] = [
            *trace("164,240! 186,238 206,250 224,254"),
            (242, 240 - 6 * c, "c"),
            *trace("238,260 216,271 190,264 166,254"),
        ]
        far: list[Node] = [
            *trace("165,240! 150,240 136,252 122,254"),
            (110, 243 - 4 * c, "c"),
            *trace("114,262 132,269 152,263 166,254"),
        ]
        if profile:
            far = trace("165,240! 150,243 134,249 126,258 132,268 152,266 166,254!")
        if not profile or mood.skew < HIDDEN:
            d.shape(smooth(_carried(far, mood, drop, profile)), fill, INNER)
        shade = Shade(angle=70, depth=0.36, spacing=6, width=2.6, reach=14, ink=ink)
        d.shape(smooth(_carried(near, mood, drop, profile)), fill, INNER, shade=[shade])
        hidden = profile and mood.skew >= HIDDEN
        for hairs in NEAR_HAIRS if hidden else (*NEAR_HAIRS, FAR_HAIR):
            d.lens(_points(_carried(trace(hairs), mood, drop, profile)), 3.0, ink=ink)

    return draw


def _on_pursed_lips(d: Drawing, fill: str, ink: str) -> None:
    """A moustache in profile, pushed forward with the upper lip: its far tip shows beyond the lip."""
    d.shape(smooth(trace(FAR_TIP)), fill, INNER)
    shade = Shade(angle=70, depth=0.36, spacing=6, width=2.6, reach=14, ink=ink)
    d.shape(smooth(trace(ON_PURSED_LIPS)), fill, INNER, shade=[shade])
    for hairs in PURSED_HAIRS:
        d.lens(_points(trace(hairs)), 3.0, ink=ink)


def full_beard(fill: str, ink: str = INK) -> MoodPart:
    """A full beard from ear to ear, from the front, trimmed round (Rocco); the mouth is painted over it."""

    def draw(d: Drawing, mood: Mood) -> None:
        outline = trace(
            "117,128! 136,128! 139,184 141,212 145,234 156,244 182,244 206,246 228,238 248,214 "
            "256,184 260,150 262,128! 290,128! 287,166! 271,184 276,220 266,272 240,304 206,324 176,326 "
            "152,308 138,280 130,254 126,216 124,190 117,170!"
        )
        shades = [
            Shade(angle=64, depth=0.36, spacing=7, width=3.2, reach=40, ink=ink),
            Shade(angle=110, depth=0.22, spacing=7, width=3.0, reach=26, ink=ink),
        ]
        grown = _blown(outline, mood.puff)
        whole = smooth(grown)
        d.shape(whole, fill, None)
        d.hatch(whole, *shades)
        # The whiskers before the ears grow out of the hair without an edge.
        d.line(smooth(grown[1 : FLANK + 1], closed=False), INNER)
        d.line(smooth(grown[NEAR_EAR : NEAR_EAR + 2], closed=False), INNER)
        d.line(smooth(grown[NEAR_EAR + 1 : -2], closed=False), OUTER)
        d.line(smooth(grown[-3:-1], closed=False), INNER)
        for hairs in (*([] if mood.puff else BY_THE_EAR), *ON_THE_CHIN):
            d.lens(_points(trace(hairs)), 3.4, ink=ink)

    return draw


def _carried(nodes: Sequence[Node], mood: Mood, drop: float, rooted: bool = False) -> list[Node]:
    """The nodes as the mouth carries them: their ends up with a smile and hanging with a drawn mouth, off
    teeth and tongue, askew with a skewed lip, drawn together over pursed lips between puffed cheeks."""
    result: list[Node] = []
    wide = 0.5 + 0.5 * max(0.8, mood.width) - 0.36 * mood.purse - 0.22 * mood.puff
    lift = 8 * mood.purse + 5 * mood.tongue + 5 * mood.puff + 0.5 * max(0.0, mood.part - 1)
    bend = 0.6 * REST + 1.35 * (mood.smile - REST)
    for node in nodes:
        away = node[0] - PHILTRUM
        share = min(1.2, abs(away) / 56)
        stretch = max(0.0, mood.skew - ROOTED) * (1 - 0.5 * share) if rooted else 0.0
        x = PHILTRUM + away * wide + (mood.skew - stretch) * 0.8
        y = node[1] + drop - bend * share**1.4 - lift - away * max(0.0, mood.skew - 4) * 0.016
        result.append((x, y, "c") if len(node) == 3 else (x, y))
    return result


def _blown(nodes: Sequence[Node], puff: float) -> list[Node]:
    """A beard on cheeks puffed by a share of 1: wider in the middle of its height, and its upper edge below
    the cheeks, which come out over it."""
    grown: list[Node] = []
    for place, node in enumerate(nodes):
        middle = math.exp(-(((node[1] - 258) / 34) ** 2))
        edge = place < len(CHEEK_EDGE)
        x = node[0] + (CHEEK_ASIDE[place] if edge else (18 if node[0] > 200 else -26) * middle) * puff
        y = node[1] + (CHEEK_EDGE[place] if edge else 0.0) * puff
        grown.append((x, y, "c") if len(node) == 3 else (x, y))
    return grown


def _points(nodes: Sequence[Node]) -> list[Point]:
    return [(node[0], node[1]) for node in nodes]
