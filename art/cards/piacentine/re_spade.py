"""Re di spade: frontal, gaunt, black-bearded, in armour, a white cross on his breast; a fist on his hip."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import armour, cloth, crowns, faces, hair, hands_of_courts, hands_on_shafts
from art.cards.piacentine.court import AXIS, court
from art.cards.piacentine.inks import DARK_GREEN, GOLD, GREEN, INK, RED, SILVER, STEEL, WHITE
from art.cards.piacentine.look import Look
from art.cards.piacentine.sword import sword

_HEAD = (AXIS, 162.0)
_LOOK = Look(age=2, jaw=0.95, cheek=-2, chin=4, gaze=-0.25, stern=3.6, lids=0.84, nose="hooked", brow=1.25)


def draw() -> Drawing:
    """The card."""
    return court("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    armour.plate_arm(d, (366, 312), (426, 404), (356, 440), wide=37, narrow=24)
    _tabard(d)
    armour.pauldron(d, 350, 302, flip=True, lames=0)
    _hip_hand(d)
    _head(d)
    sword(d, 88, 250, 424, 36)
    armour.plate_arm(d, (156, 316), (176, 428), (130, 442), wide=34, narrow=21)
    armour.gauntlet(d, (172, 446), (133, 434), 21)
    with d.at(88, 390, 0.9):
        hands_on_shafts.sword_in_a_gauntlet(d, 9)
    armour.pauldron(d, 160, 302, lames=1)


def _mantle(d: Drawing) -> None:
    """The mantle from shoulder to shoulder: lit in front, black where it hangs behind the arms."""
    half: list[Node] = [(AXIS, 224, "c"), (196, 232), (150, 246), (96, 266), (20, 298), (-44, 326, "c"),
        (-44, 480, "c"), (AXIS, 480, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), GREEN, OUTER)
    left: list[Node] = [
        (-44, 328, "c"),
        (20, 300),
        (96, 268, "c"),
        (128, 290),
        (118, 360),
        (124, 480, "c"),
        (-44, 480, "c"),
    ]
    d.hatch(smooth(left), Shade(depth=0.4, spacing=5.6, width=3.4, reach=70, seed=41),
        Shade(angle=50, depth=0.3, spacing=5.8, width=2.6, reach=44, seed=42))  # fmt: skip
    d.flats(smooth([(118, 330, "c"), (130, 310), (190, 330, "c"), (196, 480, "c"), (112, 480, "c"), (106,
        430), (118, 380)]), ink=INK)  # fmt: skip
    d.flats(smooth([(330, 330, "c"), (392, 352), (412, 384), (386, 410), (352, 428), (336, 480, "c"),
        (318, 480, "c")]), ink=INK)  # fmt: skip
    right: list[Node] = [(392, 272, "c"), (430, 280), (490, 304, "c"), (490, 480, "c"), (360, 480, "c"),
        (420, 440), (470, 396), (430, 340)]  # fmt: skip
    d.hatch(smooth(right), Shade(depth=0.5, spacing=5.6, width=3.4, reach=70, seed=43),
        Shade(angle=56, depth=0.4, spacing=5.8, width=2.6, reach=50, seed=44))  # fmt: skip
    for points in ([(10, 326), (-4, 390), (2, 470)], [(56, 296), (44, 370), (52, 470)], [(96, 300), (84, 370),
            (92, 470)], [(450, 300), (470, 360), (462, 470)],
            [(424, 436), (416, 452), (414, 476)]):  # fmt: skip
        cloth.valley(d, points, width=6, reach=20)
    d.line(smooth([(66, 320), (58, 390), (66, 470)], closed=False), INNER, ink=DARK_GREEN)
    collar: list[Node] = [(202, 234), (150, 251), (98, 270), (20, 303), (-44, 331)]
    track = [(x, y) for x, y, *_ in collar]
    for way in (track, [(2 * AXIS - x, y) for x, y in track]):
        cloth.border(d, way, 11, GOLD, unit="pearls", ink=RED, spacing=17)


def _tabard(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 244, "c"), (214, 246), (184, 266, "c"), (178, 300), (182, 350), (198, 404),
        (178, 480, "c"), (AXIS, 480, "c")]  # fmt: skip
    shape = smooth(mirror(half, AXIS, whole=True))
    d.shape(shape, RED, OUTER)
    cross: list[Node] = [(AXIS - 24, 236, "c"), (AXIS - 18, 290), (AXIS - 21, 316, "c"), (AXIS - 46, 320),
        (178, 313, "c"), (184, 365, "c"), (AXIS - 46, 360), (AXIS - 21, 360, "c"), (AXIS - 17, 410),
        (AXIS - 26, 484, "c")]  # fmt: skip
    d.shape(smooth(mirror(cross, AXIS) + cross), WHITE, INNER)
    d.hatch(shape, Shade(depth=0.34, spacing=5.4, width=3.4, reach=60, seed=51),
        Shade(angle=56, depth=0.26, spacing=5.8, width=2.8, reach=40, seed=53),
        Shade(angle=180, depth=0.08, spacing=6.4, width=2.2, reach=12, seed=52))  # fmt: skip
    d.fold(([(182, 352), (204, 376), (214, 398)], 5.4), ([(328, 352), (306, 378), (296, 400)], 5.4),
        ([(192, 268), (206, 292), (206, 314)], 5), ([(318, 268), (304, 292), (306, 314)], 5),
        ([(216, 446), (206, 462), (202, 480)], 5.4), ([(294, 446), (304, 462), (306, 480)], 5.4),
        ([(248, 404), (246, 380), (250, 352)], 3.6))  # fmt: skip
    cloth.border(d, [(190, 424), (AXIS, 438), (320, 424)], 14, GOLD, unit="lozenges", ink=STEEL, second=RED,
        spacing=20)  # fmt: skip
    d.hatch(smooth([(188, 442, "c"), (AXIS, 455), (322, 442, "c"), (324, 464, "c"), (AXIS, 474), (186, 464,
        "c")]), Shade(angle=-90, depth=0.9, spacing=5.4, width=3, reach=16))  # fmt: skip


def _hip_hand(d: Drawing) -> None:
    """The other fist, on the belt."""
    armour.gauntlet(d, (420, 406), (358, 438), 23)
    with d.at(316, 434, 0.98):
        hands_of_courts.belt_gauntlet(d)


def _head(d: Drawing) -> None:
    # A bevor of mail under the beard.
    mail: list[Node] = [(196, 246, "c"), (204, 218), (AXIS, 210), (306, 218), (314, 246, "c"), (290, 266),
        (AXIS, 272), (220, 266)]  # fmt: skip
    d.shape(smooth(mail), SILVER, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.8, reach=40)])
    for k in range(3):
        y = 228 + 13 * k
        for j in range(9):
            x = 207 + 12 * j
            d.lens(
                [
                    (x - 5, y + abs(j - 4) * -1.4),
                    (x, y + 4 - abs(j - 4) * 1.4),
                    (x + 5, y - abs(j - 4) * 1.4),
                ],
                2,
            )
    with d.at(*_HEAD, 1.1, -2):
        hair.behind(d, hair.BLACK_HAIR, bottom=66)
        faces.face(d, _LOOK)
        hair.parted(d, hair.BLACK_HAIR, low=-14)
        for side in (-1, 1):
            hair.curtain(d, hair.BLACK_HAIR, side, bottom=62, count=2)
        hair.full_beard(d, hair.BLACK_HAIR, length=40)
        hair.moustache(d, hair.BLACK_HAIR, droop=0.6)
        with d.at(2, -44):
            crowns.leafed(d, STEEL)
        d.line(smooth([(-4, 62), (0, 80), (-2, 96)], closed=False), DETAIL)
