"""Rey de bastos: a dark king turned to the right, furs and a blue robe, leaning on a tall cudgel."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, grounds, hands_on_shafts, regalia
from art.cards.espanola.card import framed
from art.cards.espanola.cudgel import cudgel
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, EARTH, GREEN, INK, PAPER, RED, TAN, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, heads

HAIR = "#231c19"
STUBS = ((-33, -92, -152, 1.0), (26, 0, -24, 1.0), (-24, 22, 160, 0.86), (20, 74, 20, 0.76))
"""The lopped branches: none where the hand grasps or the forearm comes."""
GESTURE = Gesture(hip=28, lean=-16, slope=-5, tilt=4, drop=30, aside=-20)
LOOK = replace(
    heads.man(HAIR, TAN),
    nose=3.0,
    hook=0.4,
    jaw=3.4,
    cheek=1.0,
    brow=2.0,
    bushy=True,
    stern=2.6,
    eye=0.74,
    chin=1.6,
    age=2,
)


def draw() -> Drawing:
    """The card."""
    d = framed("RB")
    grounds.moss(d, 90, 470)
    with GESTURE.body(d):
        _mantle(d)
        body.arm(d, (292, 346), (262, 486), (206, 452), RED, wide=46, joint=42, narrow=27)
        body.bent_sleeve(d, (432, 346), (506, 452), (452, 540), RED, wide=46, joint=42, narrow=27, seed=4)
        _robe(d)
        _cudgel(d)
        _fur(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Black without a fold at the left; at the right the wind turns its green lining out."""
    d.shape(smooth([
        (306, 290, "c"), (284, 420), (272, 600), (262, 760), (256, 868, "c"), (320, 882), (400, 876),
        (440, 884), (464, 862, "c"), (484, 740), (496, 600), (486, 430), (430, 290, "c"),
    ]), INK, OUTER)  # fmt: skip
    d.shape(smooth([
        (420, 300, "c"), (464, 350), (492, 440), (502, 560), (500, 680), (486, 780), (472, 852, "c"),
        (466, 874), (456, 858, "c"), (448, 878), (438, 864, "c"), (454, 740), (464, 590), (456, 460),
    ]), GREEN, OUTER, shade=[Shade(depth=0.2)])  # fmt: skip
    d.fold(([(456, 858), (478, 730), (482, 560)], 8), ([(470, 858), (486, 780), (494, 680)], 5))
    for run in ([(276, 864), (286, 740), (292, 640)], [(432, 868), (444, 760), (446, 660)]):
        d.fold((run, 4.4), ink=GREEN)


def _robe(d: Drawing) -> None:
    feet.turned_shoe(d, 390, 826, RED)
    feet.shin(d, (392, 756), (390, 832), PAPER, back=-1, seed=3)
    feet.shoe(d, 300, 834, RED)
    feet.shin(d, (304, 760), (300, 838), PAPER)
    d.shape(smooth([
        (318, 290, "c"), (300, 380), (304, 460), (308, 520, "c"), (288, 620), (270, 720), (254, 814, "c"),
        (306, 830), (360, 834), (412, 828), (458, 812, "c"), (450, 720), (438, 620), (420, 520, "c"),
        (424, 460), (426, 380), (408, 290, "c"),
    ]), BLUE, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.1, width=2.2)])  # fmt: skip
    d.fold(
        ([(432, 778), (422, 700), (400, 570)], 12), ([(398, 784), (396, 710), (384, 620)], 9),
        ([(268, 778), (290, 700), (316, 590)], 6),
    )  # fmt: skip
    body.knee(d, (322, 668), (362, 540), (292, 788))
    hem: list[Node] = [
        (258, 778, "c"), (308, 796), (360, 800), (412, 794), (455, 776, "c"), (458, 812, "c"), (412, 828),
        (360, 834), (306, 830), (254, 814, "c"),
    ]  # fmt: skip
    d.shape(smooth(hem), YELLOW, INNER)
    for k in range(8):
        x = 272 + k * 24.6
        y = 799 + 12 * (1 - ((k - 3.5) / 3.5) ** 2)
        d.shape(
            smooth([(x - 9, y + 12, "c"), (x, y - 10, "c"), (x + 9, y + 12, "c")]),
            RED if k % 2 else INK,
            None,
        )
    # Slashed breast with lacing.
    d.shape(smooth([(336, 300, "c"), (352, 420), (366, 516, "c"), (380, 420),
        (392, 300, "c")]), YELLOW, INNER,
            shade=[Shade(depth=0.46, spacing=5.4)])  # fmt: skip
    for k in range(7):
        y = 336 + k * 25
        half = 24 - k * 2.6
        d.line(
            smooth([(365 - half, y, "c"), (366, y + 7), (366 + half, y, "c")], closed=False), OUTER, ink=RED
        )
    dress.belt(d, (304, 510), (424, 508), 30, EARTH, sag=9, jewel=GREEN, setting=YELLOW, studs=7)
    d.fold(([(300, 400), (314, 418), (320, 446)], 5), ([(426, 396), (412, 420), (406, 452)], 6))


def _cudgel(d: Drawing) -> None:
    with d.at(170, 556, rotate=4):
        cudgel(d, 640, 4, slim=0.58, stubs=STUBS)
    with d.at(176, 442, rotate=4):
        hands_on_shafts.over_the_top(d, TAN, 27, turn=14)
    body.cuff(d, (264, 486), (220, 460), 28, YELLOW)
    with d.at(440, 546, rotate=-14):
        hands_on_shafts.thumb_in_belt(d, TAN)
    body.cuff(d, (506, 452), (446, 542), 28, YELLOW)


def _fur(d: Drawing) -> None:
    """A cape of brown fur, ragged below, black under its locks."""
    edge: list[Node] = []
    for k in range(10):
        t = k / 9
        x = 470 - 228 * t
        y = 372 + 52 * (1 - (2 * t - 1) ** 2)
        edge += [(x, y - 10, "c"), (x - 10, y + 14, "c")]
    cape = smooth([(320, 272, "c"), (276, 292), (250, 330), (238, 366, "c"), *reversed(edge),
        (474, 362, "c"), (462, 326),
                   (440, 292), (402, 270, "c")])  # fmt: skip
    d.shape(cape, EARTH, OUTER, shade=[Shade(depth=0.3), Shade(angle=90, depth=0.2)])
    for row, (y, count) in enumerate(((306, 6), (338, 8), (370, 8), (400, 5))):
        for k in range(count):
            x = 358 + (k - (count - 1) / 2) * 27 + (6 if row % 2 else 0)
            yy = y - abs(x - 358) * 0.12
            d.fold(([(x, yy + 12), (x + 3, yy + 2), (x + 1, yy - 10)], 7), ([(x + 7, yy + 10),
                (x + 9, yy + 2),
                    (x + 8, yy - 6)], 4.4))  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(366, 204, (1.58, 1.54), 3, flip=True):
        hair.bob_behind(d, LOOK)
        heads.neck(d, LOOK)
    regalia.border(
        d, [(306, 270), (332, 300), (360, 308), (388, 298), (412, 268)], 11, YELLOW, (RED, PAPER), step=20
    )
    with d.at(366, 204, (1.58, 1.54), 3, flip=True):
        heads.face(d, LOOK)
        d.lens([(15, -4), (11, 5), (13, 15)], 3)
        d.ticks(((9, 2), (14, 4), 2), ((10, 8), (15, 9), 2))
        hair.bob_before(d, LOOK)
        beards.short_beard(d, HAIR)
        beards.moustache(d, INK, curl=1.6)
        with d.at(0.8, 1, (1.1, 1.04)):
            crowns.rayed(d, YELLOW, RED, (GREEN, PAPER, RED, PAPER, GREEN))
