"""Fante di coppe: looks up at the cup he lifts by its stem, the other hand on his hip."""

from __future__ import annotations

from typing import Final

from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, Point, circle, polyline, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts import dress, hats, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import caps, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.blossoms import jasmine
from art.cards.trevisane.countenance import flush
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.hands_of_cups import KNUCKLES_ON_HIP, ROUND_STEM
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (258, 154)
FLAX: Final = "#efc24a"


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _cup_arm(d)
    _sleeve((308, 294), (422, 386), tie=YELLOW, seed=11).hold(d, (348, 424), KNUCKLES_ON_HIP, tilt=-14)
    _head(d)


def _sleeve(shoulder: Point, elbow: Point, *, tie: str | None, seed: int) -> Arm:
    return Arm(
        shoulder=shoulder,
        elbow=elbow,
        cuffs=YELLOW,
        ground=BLUE,
        motif=jasmine,
        wide=42,
        joint=34,
        tie=tie,
        bare=(((154, 282), 30), ((394, 350), 34)),
        seed=seed,
    )


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 250, "c"), (352, 252), (410, 276), (480, 316, "c"), (480, 540, "c"), (280, 540, "c"),
            (280, 420)], GREEN,
        folds=[[(440, 330), (450, 420), (446, 540)], [(360, 430), (376, 480), (384, 540)]],
        trim=([(306, 258), (356, 264), (410, 290), (484, 332)], RED, "zigzag", YELLOW),
    )  # fmt: skip
    garments.cloak(
        d, [(200, 256, "c"), (150, 330), (80, 390), (4, 430), (-44, 446, "c"), (-44, 540, "c"),
            (220, 540, "c")], GREEN,
        folds=[[(60, 450), (50, 490), (46, 540)], [(150, 420), (136, 480), (128, 540)]],
        trim=([(206, 260), (158, 338), (86, 402), (4, 444), (-44, 460)], RED, "zigzag", YELLOW),
    )  # fmt: skip
    for side in (-1, 1):
        garments.lining(d, side)


def _cup_arm(d: Drawing) -> None:
    """The elbow low, the forearm upright under the cup."""
    _sleeve((186, 300), (70, 390), tie=None, seed=12).hold(
        d, (112, 184), ROUND_STEM, _cup, flip=True, over=True, size=0.96
    )
    # The near side of the foot stands before the wrist.
    with d.clip(polyline([(60, 222), (69, 225), (90, 233), (134, 233), (156, 224), (160, 262), (60, 262)])):
        _cup(d)


def _cup(d: Drawing) -> None:
    """The cup, its stem drawn out to give room to the hand."""
    with d.at(112, 141, (0.93, 1.05)):
        cup(d, 0, 0, 196)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((192, 440), (302, 440)), (152, 350), BLUE, trim=YELLOW)
    garments.bodice(
        d, [(218, 236, "c"), (180, 254, "c"), (190, 290), (194, 330), (184, 380), (192, 446, "c"),
            (246, 456), (302, 446, "c"), (312, 380), (304, 330), (306, 290), (322, 252, "c"), (282, 234,
            "c")],
        RED,
    )  # fmt: skip
    garments.gathered(
        d, [(222, 234, "c"), (232, 300), (246, 420, "c"), (262, 300), (280, 234, "c")],
        [([(238, 250), (242, 290), (246, 340)], 3.4), ([(264, 250), (256, 300), (250, 360)], 3.4)],
    )  # fmt: skip
    garments.lacing(d, (248, 262), (246, 410), (22, 8), 6)
    d.fold(
        ([(192, 330), (206, 344), (212, 366)], 4.6),
        ([(304, 330), (290, 346), (284, 372)], 4.6),
        ([(194, 440), (206, 420), (210, 396)], 4),
        ([(300, 440), (288, 418), (286, 392)], 4),
    )
    garments.belt(d, (188, 440), (306, 440), 24, YELLOW, "lozenges", RED, buckle=(PAPER, BLUE))


def _head(d: Drawing) -> None:
    with d.at(*HEAD, rotate=5), stock(d):
        heads.neck(d, Look(skin=FLESH, female=True))
    dress.pleated_collar(d, 252, 240, 48, 23, PAPER, pleats=9, inner=0.5)
    with d.at(*HEAD, rotate=5):
        _face(d)
        with stock(d):
            hairdress.profile_bob(d, FLAX)
            caps.ostrich(d, [(30, -52), (52, -74), (78, -74), (98, -54), (104, -26)], 16, BLUE)
            hats.beret(d, RED, band=INK, feather=PAPER)


def _face(d: Drawing) -> None:
    """A boy in profile: a short turned-up nose, parted lips, a soft chin, a long-lashed eye."""
    face: list[Node] = [
        (-22, -46), (-32, -36), (-35, -22), (-31, -10), (-35, 2), (-45, 14), (-45, 20), (-36, 24, "c"),
        (-37, 29), (-39, 33), (-34, 36, "c"), (-38, 40), (-33, 45), (-31, 49), (-33, 56), (-28, 63), (-16,
            66),
        (-2, 62), (16, 50), (30, 30), (37, 4), (38, -22), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, start=0.5, stop=0.8, cross=0)
    flush(d, -10, 24)
    d.flats(smooth([(-24, 0, "c"), (-19, -6.4), (-11, -4.4), (-8, 1, "c"), (-15, 4)]), ink=WHITE)
    d.flats(smooth([(-22, -2), (-19.6, -6.4), (-16, -5), (-15, 0), (-18.6, 3), (-22, 2)]), ink="#3f6a8c")
    d.flats(circle(-18.8, -1.6, 2.2), ink=INK)
    d.lens([(-25.6, 0), (-19, -8), (-12, -6.4), (-4, 0)], 3.8)
    d.lens([(-22, 5), (-15, 6.6), (-9, 3)], 2.0)
    d.lens([(-22, -10), (-15, -12.6), (-6, -8)], 1.8)
    d.fold(([(-8, -4), (-3, -6), (0, -11)], 2.6), ([(-24, -6), (-28, -8), (-30, -12)], 2.4))
    d.lens([(-30, -18), (-19, -24), (-5, -18)], 3.4)
    d.lens([(-33, 15), (-28, 17), (-28, 22), (-32, 23.4)], 2.6)
    d.lens([(-39, 22), (-35.6, 20), (-33, 22.6)], 2.2)
    upper: list[Node] = [(-37, 30), (-38.6, 33), (-34, 36, "c"), (-24, 35, "c")]
    lower: list[Node] = [(-34, 36.4, "c"), (-25, 35.6, "c"), (-30, 43), (-36, 42)]
    d.shapes([smooth(upper), smooth(lower)], LIP, None)
    d.lens([(-36, 36), (-30, 35.4), (-22, 33.4)], 2.8)
    d.lens([(-31, 48), (-27, 47), (-22, 48.4)], 2.0)
