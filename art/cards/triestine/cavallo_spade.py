"""Cavallo di spade: a swarthy hussar in wide breeches on a black horse to the left, the sabre raised."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, placed, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, half_horse, half_tack, visage
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.faces import neck
from art.cards.triestine.fitted_sleeve import Fitted
from art.cards.triestine.hands_of_swords import RAISED_FIST
from art.cards.triestine.hands_on_reins import KNUCKLES
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BLUE, BROWN, GREEN, PAPER, RED, ROSE, YELLOW
from art.cards.triestine.mounts import Mount
from art.cards.triestine.weave import figured

HEAD: Final[Point] = (334, 152)
AXIS: Final = 330.0
SWORD: Final[Point] = (472, 286)
REIN: Final[Point] = (156, 348)
TAN: Final = "#dca77c"
SHEEN: Final = "#b9c0c9"
BOOT: Final = "#3a3038"
HORSE: Final = Mount(
    coat=Coat(body="#7c8590", far="#545c68", mane="#2a2c33", hoof="#1b1417"),
    bridle=Bridle(strap=YELLOW, stud=RED),
    crest=[(346, 196), (312, 216), (296, 268), (296, 328), (280, 384), (236, 450)],
    throat=[(378, 292), (392, 326), (424, 360), (456, 398), (474, 436), (474, 480)],
    at=half_horse.carriage(346, 196, scale=0.94, nod=44),
    fall=(22, 60), back=16, locks=6, seed=8,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CS", _figure, grain=1.5)


def _figure(d: Drawing) -> None:
    _pelisse(d)
    _croup(d)
    _horse(d)
    _shabrack(d)
    _saddle(d)
    _coat(d)
    _thigh(d)
    _sash(d)
    with d.at(WIDTH, flip=True):
        HORSE.head(d)
        with d.under(HORSE.at):
            _sheen(d, [(40, 2), (60, 22), (84, 14)], [(94, -33), (124, -25), (160, -23)])
    _rein_arm(d)
    _sword_arm(d)
    with d.at(*HEAD, 0.9, rotate=2):
        _head(d)


def _pelisse(d: Drawing) -> None:
    """The jacket that hangs from the left shoulder."""
    nodes: list[Node] = [(372, 232, "c"), (428, 246), (458, 310), (486, 420, "c"), (380, 420, "c")]
    d.shape(smooth(nodes), RED, OUTER, shade=[Shade(angle=180, depth=0.3, spacing=6, width=3.2, reach=60)])
    d.line(smooth([(424, 254), (450, 312), (474, 400)], closed=False), OUTER, ink=YELLOW)
    d.fold(([(430, 412), (432, 350), (420, 300)], 9), ([(456, 412), (452, 362), (440, 330)], 6))
    rake(d, [(456, 340), (464, 372), (470, 410)], [(442, 338), (448, 370), (452, 408)], 11, width=3)


def _croup(d: Drawing) -> None:
    """The horse's quarters."""
    back: list[Node] = [(456, 400, "c"), (474, 403), (514, 424), (530, 480, "c"), (450, 480, "c")]
    d.shape(smooth(back), HORSE.coat.body, OUTER)
    rake(d, [(488, 412), (502, 420), (514, 434)], [(486, 428), (496, 442), (500, 456)], 9, width=3.4)


def _shabrack(d: Drawing) -> None:
    """The saddle cloth, a crescent in its corner."""
    cloth: list[Node] = [(372, 390, "c"), (420, 392), (464, 402, "c"), (474, 430), (492, 476, "c"),
        (200, 476, "c"), (216, 420, "c")]  # fmt: skip
    d.shape(smooth(cloth), BLUE, OUTER, shade=[Shade(angle=20, depth=0.3, spacing=6, width=3, reach=50)])
    borders.border(d, [(460, 402), (466, 430), (482, 476)], 8, YELLOW, "lozenges", RED, spacing=17)
    crescent: list[Node] = [(440, 412, "c"), (424, 412), (418, 428), (428, 442), (444, 438, "c"), (432, 434),
        (430, 420)]  # fmt: skip
    d.shape(smooth(crescent), YELLOW, INNER)
    rake(d, [(262, 420), (310, 430), (360, 434), (408, 422)],
        [(264, 446), (314, 450), (362, 454), (404, 440)], 26, width=3.2)  # fmt: skip


def _horse(d: Drawing) -> None:
    """Neck and breast with the collar, mane; the plumes of its poll."""
    with d.at(WIDTH, flip=True):
        breast = half_horse.neck(d, HORSE.coat, HORSE.crest, HORSE.throat)
        with d.clip(breast):
            HORSE.strap(d, [(276, 402), (340, 434), (400, 432), (478, 412)])
        d.line(breast, OUTER)
        _sheen(d, [(350, 232), (344, 282), (352, 330), (368, 356)], [(366, 300), (370, 330), (382, 352)],
            [(428, 378), (446, 400), (456, 420)])  # fmt: skip
        HORSE.mane(d)
    for track, ink in (
        ([(164, 178), (154, 136), (134, 120), (118, 132)], YELLOW),
        ([(170, 178), (190, 128), (196, 92), (186, 66)], PAPER),
        ([(167, 178), (170, 126), (156, 92), (136, 84)], RED),
    ):
        feather(d, track, 13, ink)


def _sheen(d: Drawing, *strokes: list[Point]) -> None:
    """The light on a sleek coat."""
    for stroke in strokes:
        d.lens(stroke, 6, ink=SHEEN)


def _saddle(d: Drawing) -> None:
    """The high cantle behind him, its edge gilt."""
    cantle: list[Node] = [(386, 404, "c"), (412, 386), (420, 358), (436, 350), (446, 362), (438, 404, "c")]
    d.shape(smooth(cantle), BROWN, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.6)])
    d.line(smooth([(415, 384), (424, 362), (436, 355), (442, 364)], closed=False), OUTER, ink=YELLOW)
    d.shape(circle(250, 368, 9), YELLOW, INNER)


def _coat(d: Drawing) -> None:
    nodes: list[Node] = [(296, 220, "c"), (266, 234), (276, 290), (286, 330), (282, 386, "c"), (AXIS, 398),
        (394, 390, "c"), (384, 330), (392, 290), (404, 234), (366, 220, "c")]  # fmt: skip
    d.shape(smooth(nodes), GREEN, OUTER)
    rake(d, [(304, 246), (306, 300), (306, 338)], [(324, 250), (322, 300), (324, 338)], 15, width=3.2)
    rake(d, [(370, 250), (372, 300), (386, 338)], [(356, 254), (358, 300), (360, 338)], 13, width=2.6)
    dress.frogs(d, AXIS + 6, 260, 25, (23, 23, 23, 23), YELLOW)


def _thigh(d: Drawing) -> None:
    """The near leg: a thigh in figured breeches that tapers to the knee, the shin in a hussar's boot."""
    boot: list[Node] = [(188, 416, "c"), (196, 446), (202, 480, "c"), (254, 480, "c"), (254, 446),
        (248, 420, "c")]  # fmt: skip
    d.shape(smooth(boot), BOOT, OUTER)
    d.lens([(206, 432), (211, 454), (216, 480)], 6, ink="#8a7f86")
    rake(d, [(250, 428), (253, 448), (253, 470)], [(232, 432), (236, 450), (236, 470)], 7, width=3)
    leg: list[Node] = [(400, 356, "c"), (350, 358), (290, 366), (236, 369), (202, 372), (186, 380),
        (181, 394), (184, 410), (191, 420, "c"), (220, 425), (248, 424, "c"), (260, 418), (310, 431),
        (362, 435), (408, 426), (427, 400), (418, 370)]  # fmt: skip
    area = smooth(leg)
    d.shape(area, YELLOW, None)
    with d.at(rotate=-8):
        figured(d, area.under(placed(rotate=8)), "quatrefoil", RED, step=27)
    d.shape(area, None, OUTER, shade=[Shade(angle=70, depth=0.26, spacing=6, width=3.2, reach=20)])
    d.fold(
        ([(256, 420), (244, 407), (222, 402)], 8), ([(258, 419), (270, 406), (294, 400)], 6),
        ([(204, 385), (197, 396), (204, 408)], 3.6),
    )  # fmt: skip
    top: list[Node] = [(186, 416, "c"), (202, 424), (217, 432, "c"), (232, 424), (252, 419, "c"),
        (254, 429, "c"), (234, 434), (218, 444, "c"), (203, 434), (189, 427, "c")]  # fmt: skip
    d.shape(smooth(top), YELLOW, INNER)


def _sash(d: Drawing) -> None:
    skirt: list[Node] = [(286, 356, "c"), (276, 380, "c"), (330, 390), (398, 378, "c"), (386, 356, "c")]
    d.shape(smooth(skirt), GREEN, OUTER, shade=[Shade(depth=0.3, spacing=6, width=3, reach=30)])
    d.line(smooth([(279, 375), (330, 384), (395, 373)], closed=False), OUTER, ink=YELLOW)
    dress.belt(d, (284, 350), (388, 350), 24, RED, "lozenges", YELLOW)
    d.fold(([(331, 367), (332, 376), (330, 388)], 4))


def _sword_arm(d: Drawing) -> None:
    Fitted(fill=BLUE, shoulder=(394, 254), elbow=(366, 382), cuff=BROWN, cord=YELLOW, fur=True, skin=TAN,
        arrow=YELLOW).hold(d, SWORD, RAISED_FIST, _sabre, size=0.84)  # fmt: skip


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 216, 5, bow=-0.12, side=1, cut=1)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(d, HORSE.bridle, HORSE.at, [(432, 356), (412, 374), (388, 360)])
        half_tack.rein_end(d, HORSE.bridle, [(376, 366), (368, 384), (376, 402), (390, 416), (394, 436)])
    Fitted(fill=BLUE, shoulder=(278, 254), elbow=(304, 334), cuff=BROWN, cord=YELLOW, fur=True, skin=TAN,
        arrow=YELLOW, seed=5).hold(d, REIN, KNUCKLES, size=0.8)  # fmt: skip


def _head(d: Drawing) -> None:
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(18, -36), (26, 0), (28, 36), (22, 62)], [(44, -36), (58, 0), (58, 36),
        (44, 70)], tone, count=3, seed=53)  # fmt: skip
    neck(d, TAN, (0, 52), 21, long=34)
    dress.fur(d, [(-40, 72), (0, 90), (42, 70)], 13, BROWN, tuft=13)
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-32, -6), (-37, 6), (-35, 18), (-29, 34), (-27, 46), (-20, 58),
            (-6, 62),
        (10, 57), (26, 42), (35, 22), (38, -2), (38, -26), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=10, cross=0)
    visage.eye(d, 6, -2, 11, -1, wide=0.84, gaze=-0.5, hood=1.4, tilt=2)
    visage.eye(d, -26, -2, 6, 1, wide=0.84, gaze=-0.5, tilt=2)
    visage.brow(d, [(-10, -9), (3, -18), (17, -24), (31, -20)], 7.4)
    visage.brow(d, [(-18, -10), (-27, -19), (-38, -19)], 6.4)
    d.lens([(-13, -21), (-14.6, -15), (-12.4, -9)], 2.4)
    _broken_nose(d)
    _scar(d)
    visage.mouth(d, (-28, 43), (-8, 43), dip=(-18, 41), full=0.6)
    chin: list[Node] = [(-24, 51, "c"), (-15, 49), (-8, 52, "c"), (-8, 64), (-18, 80, "c"), (-24, 66)]
    hair.beard(d, chin, tone, [])
    hair.wing(d, (-18, 32), [(-6, 36), (8, 38), (20, 30), (24, 14)], 12, tone)
    hair.wing(d, (-20, 32), [(-30, 36), (-40, 36), (-47, 27), (-49, 14)], 11, tone)
    hair.tail_of_hair(
        d, [(26, -40), (31, -12), (32, 14)], [(44, -40), (50, -6), (42, 30)], tone, count=3, seed=54
    )
    fringe: list[Node] = [(-33, -46, "c"), (-33, -32), (-31, -19, "c"), (-23, -26), (-19, -33, "c"),
        (-15, -29), (-10, -22, "c"), (-3, -28), (3, -35, "c"), (8, -30), (15, -25, "c"), (24, -31),
        (29, -46, "c")]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    d.lens([(38, 20), (42, 27), (36, 32), (33, 26), (38, 20)], 3.6, ink=YELLOW)
    feather(d, [(-8, -76), (18, -105), (54, -107), (80, -82)], 12, PAPER)
    with d.at(0, -5, (1.0, 0.8)):
        hats.kolpak(d, BROWN, RED, YELLOW)


def _broken_nose(d: Drawing) -> None:
    """A hooked nose, set crooked after a break: a knuckle in its bridge, the tip drooping over the lip."""
    edge: list[Node] = [
        (-15, -11), (-20, -5), (-30, -3), (-34.5, 2), (-33, 8), (-38, 13), (-43.6, 20), (-43, 26),
        (-37, 28.6), (-31, 25), (-25, 26.6), (-18, 26), (-13, 21), (-14, 3),
    ]  # fmt: skip
    d.shape(smooth(edge), TAN, None)
    d.fold(([(-44, 22), (-38.4, 13.4), (-33.4, 8.4), (-35, 2), (-30, -3), (-20, -5.4), (-15, -12)], 4.0))
    d.line(
        smooth([(-38, 13), (-43.6, 20), (-43, 26), (-37, 28.6), (-31, 25), (-25, 26.6)], closed=False), INNER
    )
    d.lens([(-21, 25.4), (-13, 24), (-10.6, 18), (-15, 12.6)], 3.0)
    d.lens([(-33, 24), (-27, 21.6), (-21, 24)], 2.8)
    d.lens([(-27, 1), (-29, 5), (-27, 9)], 2.0)
    d.ticks(*(((-11.6 - 1.2 * k, -5 + 4.6 * k), (-19 - 2.0 * k, -2.6 + 4.6 * k), 2.2) for k in range(4)))


def _scar(d: Drawing) -> None:
    """A sabre cut across the cheek, which parts the end of the brow, and the marks of its stitches."""
    d.lens([(33, -32), (31, -20), (27, -8)], 4.4, ink=TAN)
    cut: list[Point] = [(25, 6), (18, 11), (9, 20), (1, 31)]
    d.lens(cut, 8.0, ink=ROSE)
    d.lens(cut, 2.4)
    d.ticks(*(
        mark for x, y in ((20, 9), (14, 14.6), (8.4, 21), (4, 27))
        for mark in (((x - 5, y - 3), (x, y), 2.0), ((x + 5, y + 3), (x, y), 2.0))
    ))  # fmt: skip
