"""Rey de bastos: a dark king turned to the right, furs and a blue robe, leaning on a tall cudgel."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, grips, grounds, hands_on_shafts, regalia
from art.cards.espanola.card import framed
from art.cards.espanola.cudgel import cudgel
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, EARTH, GREEN, INK, PAPER, RED, TAN, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, heads

HAIR = "#231c19"
STUBS = ((-33, -92, -152, 1.0), (26, 0, -24, 1.0), (-24, 22, 160, 0.86), (20, 74, 20, 0.76))
"""The lopped branches: none where the hand grasps or the forearm comes."""
GESTURE = Gesture(hip=28, lean=-16, slope=-5, tilt=4, drop=30, aside=-4)
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
    grounds.moss(d, 64, 470)
    with GESTURE.body(d):
        _mantle(d)
        body.arm(d, (290, 346), (250, 484), (204, 436), RED, wide=46, joint=40, narrow=26)
        body.arm(d, (430, 346), (510, 446), (444, 518), RED, wide=46, joint=42, narrow=27, seed=4)
        _robe(d)
        _cudgel(d)
        _fur(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Black in the shadow at the left; at the right the wind lifts it and the green catches the light."""
    d.shape(smooth([
        (306, 290, "c"), (284, 420), (276, 600), (268, 740), (262, 836, "c"), (320, 852), (380, 850, "c"),
        (408, 862), (434, 838, "c"), (458, 850), (480, 818, "c"), (504, 822), (522, 778, "c"), (532, 680),
        (520, 560), (490, 420), (430, 290, "c"),
    ]), GREEN, OUTER, shade=[Shade(depth=0.22)])  # fmt: skip
    d.flats(smooth([
        (306, 292, "c"), (284, 420), (276, 600), (268, 740), (263, 834, "c"), (320, 850), (378, 848, "c"),
        (426, 760), (446, 620), (440, 500), (420, 300, "c"),
    ]), ink=INK)  # fmt: skip
    d.fold(
        ([(434, 838), (462, 730), (470, 600), (458, 500)], 13),
        ([(480, 818), (502, 720), (504, 620), (490, 520)], 12),
        ([(408, 858), (440, 770), (452, 690)], 7), ([(460, 846), (482, 770), (486, 700)], 6),
        ([(506, 816), (518, 740), (520, 680)], 6), ([(440, 320), (478, 420), (508, 540)], 8),
    )  # fmt: skip
    for run in ([(280, 830), (288, 740), (294, 660)], [(304, 840), (308, 780), (312, 720)]):
        d.fold((run, 4.4), ink=GREEN)


def _robe(d: Drawing) -> None:
    feet.turned_shoe(d, 398, 826, RED)
    feet.shin(d, (396, 756), (398, 832), PAPER, back=-1, seed=3)
    feet.shoe(d, 292, 834, RED)
    feet.shin(d, (300, 760), (292, 838), PAPER)
    d.shape(smooth([
        (318, 290, "c"), (300, 380), (304, 460), (308, 520, "c"), (284, 610), (258, 710), (234, 802, "c"),
        (280, 824), (316, 814, "c"), (352, 836), (392, 820, "c"), (426, 832), (462, 802, "c"), (452, 720),
        (438, 620), (420, 520, "c"), (424, 460), (426, 380), (408, 290, "c"),
    ]), BLUE, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.1, width=2.2)])  # fmt: skip
    d.fold(
        ([(444, 780), (436, 700), (408, 548)], 13), ([(392, 786), (398, 700), (384, 560)], 12),
        ([(420, 790), (424, 730), (414, 660)], 7), ([(248, 772), (280, 690), (314, 560)], 9),
        ([(316, 540), (330, 580), (336, 630)], 6), ([(400, 536), (420, 590), (428, 650)], 6),
        ([(368, 800), (374, 750), (372, 700)], 6),
    )  # fmt: skip
    body.knee(d, (318, 664), (362, 540), (286, 782))
    _hem(d)
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


def _hem(d: Drawing) -> None:
    """A golden hem with teeth of red and black; it waves with the folds."""
    low: list[Point] = [(234, 802), (280, 824), (316, 814), (352, 836), (392, 820), (426, 832), (462, 802)]
    d.shape(smooth([
        (244, 768, "c"), (284, 788), (318, 778, "c"), (354, 800), (392, 784, "c"), (426, 796),
        (455, 768, "c"),
        *((x, y, "c") if k % 2 == 0 else (x, y) for k, (x, y) in reversed([*enumerate(low)])),
    ]), YELLOW, INNER)  # fmt: skip
    line = sampled(low, 27)
    for k, (x, y) in enumerate(line[1:-1] if len(line) > 2 else line):
        tooth = smooth([(x - 9, y - 5, "c"), (x + 2, y - 30, "c"), (x + 11, y - 5, "c")])
        d.shape(tooth, RED if k % 2 else INK, None)


def _cudgel(d: Drawing) -> None:
    with d.at(122, 396, rotate=10):
        grips.palm_at_the_trunk(d, TAN, 34)
    with d.at(116, 530, rotate=4):
        cudgel(d, 692, 4, slim=0.5, stubs=STUBS)
    with d.at(122, 396, rotate=10):
        grips.fingers_round_the_trunk(d, TAN, 34)
    body.cuff(d, (250, 484), (204, 438), 27, YELLOW)
    with d.at(436, 516, rotate=-20):
        hands_on_shafts.thumb_in_belt(d, TAN)
    body.cuff(d, (510, 446), (440, 520), 27, YELLOW)


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
