"""Re di denari: in profile, white-bearded and horned like a doge, ermine cape, spear; the coin before him."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, hands, heads
from art.cards.trevisane import arms, crowns, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.coin import coin
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, SILVER, YELLOW
from art.cards.trevisane.spear import spear


def draw() -> Drawing:
    """The card."""
    return court_card("RD", _figure)


def _figure(d: Drawing) -> None:
    coin(d, 118, 114, 122)
    _mantle(d)
    _robe(d)
    _arms(d)
    _gathers(d)
    _cape(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 252, "c"), (372, 268), (440, 296), (484, 330, "c"), (484, 540, "c"), (300, 540, "c")], RED,
        folds=[[(372, 470), (386, 510), (388, 545)]],
        trim=([(312, 380), (346, 450), (362, 550)], YELLOW, "zigzag", BLUE),
    )  # fmt: skip
    garments.cloak(
        d, [(200, 252, "c"), (124, 278), (52, 318), (6, 352, "c"), (6, 540, "c"), (196, 540, "c")], RED,
        folds=[[(60, 330), (46, 420), (44, 540)], [(92, 480), (84, 510), (80, 545)]],
        trim=([(178, 380), (144, 450), (126, 550)], YELLOW, "zigzag", BLUE),
    )  # fmt: skip


def _robe(d: Drawing) -> None:
    garments.skirt(d, ((178, 444), (312, 444)), (146, 340), BLUE, pleats=6)
    garments.bodice(
        d, [(214, 240, "c"), (176, 264, "c"), (178, 380), (178, 452, "c"), (312, 452, "c"), (314, 380),
            (318, 264, "c"), (282, 238, "c")], BLUE,
    )  # fmt: skip
    borders.border(d, [(245, 300), (245, 420), (245, 545)], 17, YELLOW, "lozenges", RED, spacing=24)
    garments.belt(d, (176, 444), (314, 444), 24, GREEN, "beads", YELLOW, buckle=(YELLOW, RED))


def _arms(d: Drawing) -> None:
    with d.at(412, 314):
        spear(d, 272, GREEN, BLUE, head="winged")
    bent_arm(d, (330, 296), (420, 452), (421, 366), wide=46, joint=40, narrow=25, shift=(14, 10))
    with d.at(412, 314, 1.34):
        hands.fist(d, wrist=78)
    arms.cuff(d, (420, 362), 182, GREEN, half=24, length=24)
    bent_arm(d, (156, 296), (76, 440), (186, 456), wide=50, joint=40, narrow=24)
    with d.at(200, 450, 1.34, -26, flip=True):
        hands.at_hip(d)
    arms.cuff(d, (192, 452), 256, GREEN, half=24, length=24)


def _gathers(d: Drawing) -> None:
    """Folds where the wide sleeves run into their cuffs."""
    d.fold(
        ([(166, 436), (146, 436), (122, 444)], 4.4), ([(167, 450), (150, 454), (134, 460)], 4),
        ([(170, 466), (150, 472), (128, 478)], 4.4), ([(438, 394), (441, 410), (450, 426)], 4.4),
    )  # fmt: skip


def _cape(d: Drawing) -> None:
    nodes: list[Node] = [
        (212, 236, "c"), (160, 258), (110, 300), (92, 342, "c"), (112, 356), (132, 352, "c"), (150, 374),
        (176, 372, "c"), (196, 390), (222, 384, "c"), (246, 398), (270, 384, "c"), (296, 390), (318, 372,
        "c"),
        (342, 374), (362, 352, "c"), (380, 356), (402, 340, "c"), (384, 298), (332, 256), (286, 234, "c"),
    ]  # fmt: skip
    cape = smooth(nodes)
    d.shape(cape, PAPER, OUTER, shade=[Shade(angle=70, depth=0.12, spacing=5.2, width=2.4, reach=16),
        Shade(depth=0.14, spacing=6, width=2.4, reach=30, stop=0.7)])  # fmt: skip
    for x, y in ((160, 290), (128, 322), (172, 336), (204, 302), (206, 358), (150, 358), (290, 302), (332,
        290),
        (364, 322), (320, 338), (288, 358), (350, 358)):  # fmt: skip
        d.use("tail", _tail, x, y)
    for y in (290, 322, 354):
        d.shape(circle(246, y, 9.5), YELLOW, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
        d.shape(circle(243, y - 3, 2.4), PAPER, None)


def _tail(d: Drawing) -> None:
    d.flats(smooth([(0, -8, "c"), (2.6, 0), (5.4, 10, "c"), (1.6, 7), (0, 12, "c"), (-1.6, 7), (-5.4, 10,
        "c"),
        (-2.6, 0)]), circle(-4.4, -7, 1.9), circle(4.4, -7, 1.9), circle(0, -11.5, 1.9), ink=INK)  # fmt: skip


def _head(d: Drawing) -> None:
    look = replace(heads.elder(SILVER, FLESH), hook=2.0, eye=0.84)
    with d.at(250, 174, 1.42, -2):
        heads.neck(d, look)
    collar: list[Node] = [
        (204, 250, "c"), (226, 240), (252, 244), (276, 236), (296, 226, "c"), (307, 242), (306, 258),
        (298, 272, "c"), (252, 276), (216, 264),
    ]  # fmt: skip
    pleats = [([(268, 270), (275, 256), (274, 244)], 3.2), ([(287, 268), (293, 252), (291, 240)], 3.2)]
    garments.gathered(d, collar, pleats, RED)
    with d.at(250, 174, 1.42, -2):
        heads.profile(d, look)
        heads.ear(d, look)
        hairdress.profile_hair(d, SILVER)
        hairdress.flowing_beard(d, SILVER)
        crowns.horned(d, RED, BLUE)
