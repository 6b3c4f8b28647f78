"""Rey de oros: an old king seen from the front, long white beard, ermine; the coin raised, a sceptre."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, regalia
from art.cards.espanola.card import blank, frame
from art.cards.espanola.coin import coin
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import beards, dress, gestures, hair, hands, heads

HAIR = "#e2dfd8"
LOOK = replace(heads.elder(HAIR, FLESH), cheek=0.4, jaw=0.6, nose=3.0, stern=-1.6, gaze=-0.5, eye=0.66)


def draw() -> Drawing:
    """The card."""
    d = blank("RD")
    frame(d, "D")
    body.ground(d, 160, 506)
    _mantle(d)
    body.arm(d, (286, 346), (226, 440), (186, 352), BLUE, wide=46, joint=44, narrow=28)
    body.arm(d, (424, 346), (490, 452), (474, 556), BLUE, wide=46, joint=42, narrow=28, seed=4)
    _robe(d)
    _hands(d)
    _cape(d)
    _head(d)
    return d


def _mantle(d: Drawing) -> None:
    d.shape(smooth([
        (290, 300, "c"), (252, 420), (230, 580), (212, 740), (196, 862, "c"), (260, 880), (350, 884),
        (450, 880),
        (508, 860, "c"), (496, 720), (480, 560), (460, 420), (420, 300, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.2)])  # fmt: skip
    for run, w in (
        ([(216, 864), (236, 700), (258, 540)], 12),
        ([(252, 874), (262, 740), (270, 600)], 12),
        ([(488, 864), (472, 700), (452, 540)], 14),
        ([(470, 874), (456, 740), (442, 600)], 16),
        ([(448, 876), (440, 780), (432, 660)], 12),
    ):
        d.fold((run, w))
    d.flats(
        smooth(
            [
                (300, 480, "c"),
                (276, 640),
                (262, 760),
                (252, 868, "c"),
                (276, 872, "c"),
                (282, 740),
                (304, 560, "c"),
            ]
        ),
        smooth(
            [
                (404, 480, "c"),
                (428, 640),
                (440, 760),
                (450, 868, "c"),
                (424, 872, "c"),
                (420, 740),
                (398, 560, "c"),
            ]
        ),
        ink=INK,
    )
    left = smooth([(196, 862, "c"), (214, 740), (236, 580), (262, 440, "c"), (276, 450, "c"), (256, 590),
        (238, 740),
                   (224, 870, "c")])  # fmt: skip
    right = smooth([(508, 860, "c"), (494, 720), (480, 580), (462, 470, "c"), (448, 480, "c"), (466, 590),
        (472, 740),
                    (482, 870, "c")])  # fmt: skip
    regalia.ermine(d, left, [(254, 540), (244, 620), (232, 700), (222, 780), (214, 844)], clear=8)
    regalia.ermine(d, right, [(466, 540), (476, 620), (482, 700), (488, 780), (494, 844)], clear=8)


def _robe(d: Drawing) -> None:
    for x, flip in ((318, False), (386, True)):
        body.slipper(d, x, 842, RED, flip=flip)
    d.shape(smooth([
        (312, 290, "c"), (296, 380), (298, 470), (300, 540, "c"), (284, 640), (272, 740), (262, 846, "c"),
        (304, 858),
        (352, 862), (402, 858), (444, 846, "c"), (434, 740), (420, 640), (406, 540, "c"), (408, 470),
        (410, 380),
        (396, 290, "c"),
    ]), YELLOW, OUTER, shade=[Shade(depth=0.36), Shade(angle=180, depth=0.13, width=2.2)])  # fmt: skip
    for run, w in (
        ([(304, 846), (312, 740), (322, 590)], 9),
        ([(408, 846), (402, 740), (388, 590)], 10),
        ([(376, 850), (376, 760), (370, 660)], 7),
        ([(286, 840), (296, 760), (304, 670)], 6),
        ([(428, 838), (420, 760), (410, 690)], 8),
    ):
        d.fold((run, w))
    regalia.border(d, [(264, 832), (304, 844), (352, 848), (402, 844), (442, 832)], 14, BLUE, (RED, PAPER))
    regalia.border(d, [(353, 560), (353, 700), (353, 834)], 17, BLUE, (RED, PAPER), step=30)
    dress.belt(d, (298, 532), (408, 530), 28, GREEN, sag=9, jewel=RED, setting=WHITE, studs=9)


def _hands(d: Drawing) -> None:
    with d.at(180, 306, 1.78, -4):
        hands.palm_under(d, FLESH)
    body.cuff(d, (226, 440), (190, 364), 29, PAPER)
    with d.at(186, 222):
        coin(d, 82)
    with d.at(492, 640, rotate=9):
        regalia.sceptre(d, 300)
    with d.at(478, 570, 1.67, 6, flip=True):
        gestures.staff(d, FLESH, wrist=-86)
    body.cuff(d, (490, 452), (474, 546), 28, PAPER)


def _cape(d: Drawing) -> None:
    cape = smooth([
        (316, 274, "c"), (276, 290), (246, 330), (240, 376, "c"), (266, 396), (290, 392, "c"), (316, 418),
        (352, 428),
        (390, 418), (416, 392, "c"), (442, 396), (468, 374, "c"), (460, 328), (432, 290), (392, 274, "c"),
    ])  # fmt: skip
    regalia.ermine(d, cape, [
        (264, 352), (286, 318), (296, 366), (322, 392), (384, 392), (410, 366), (422, 318), (444, 352),
        (318, 336),
        (390, 336), (352, 408),
    ])  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(350, 216, (1.53, 1.55)):
        hair.frontal_bob_behind(d, LOOK)
        heads.frontal_neck(d, LOOK)
        heads.frontal_ears(d, LOOK)
        heads.frontal(d, LOOK)
        hair.frontal_bob_before(d, LOOK, full=1.0)
        beards.frontal_beard(d, HAIR, length=104)
        beards.frontal_moustache(d, WHITE, curl=-0.6)
        with d.at(0.3, -4, 0.88):
            crowns.arched(d, YELLOW, RED, (BLUE, PAPER, RED, PAPER, BLUE))
