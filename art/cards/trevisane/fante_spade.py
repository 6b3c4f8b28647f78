"""Fante di spade: the sword raised, a bearded head held up by its hair, its eyes closed."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import borders, gestures, hands, heads
from art.cards.trevisane import arms, caps, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.court import court_card
from art.cards.trevisane.grip import pommel
from art.cards.trevisane.inks import BLUE, GREEN, OCHRE, PAPER, RED, YELLOW
from art.cards.trevisane.severed import severed
from art.cards.trevisane.sword import sword


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _arms(d)
    _body(d)
    _trophy(d)
    _sword(d)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(200, 256, "c"), (150, 330), (80, 380), (4, 400, "c"), (4, 540, "c"), (220, 540, "c")], RED,
        trim=([(206, 264), (158, 338), (86, 392), (4, 414)], BLUE, "zigzag", YELLOW),
        folds=[[(80, 430), (66, 480), (62, 540)], [(172, 400), (148, 460), (136, 540)]],
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    bent_arm(d, (182, 290), (68, 426), (90, 352), shift=(10, 2))
    bent_arm(d, (308, 294), (432, 296), (408, 338), tie=0.36, joint=34, ribbon=BLUE)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (300, 440)), (144, 336), GREEN, pleats=6)
    nodes: list[Node] = [
        (214, 238, "c"), (180, 254, "c"), (188, 296), (192, 340), (182, 392), (188, 448, "c"), (245, 458),
        (302, 448, "c"), (308, 392), (298, 340), (302, 296), (310, 254, "c"), (276, 238, "c"),
    ]  # fmt: skip
    garments.bodice(d, nodes, BLUE)
    right: list[Node] = [(245, 240, "c"), (245, 460, "c"), *nodes[7:]]
    d.shape(smooth(right), GREEN, INNER, shade=[Shade(depth=0.4, spacing=5.9, width=3)])
    sash: list[Point] = [(196, 262), (234, 328), (270, 390), (294, 432)]
    borders.border(d, sash, 13, YELLOW, "lozenges", RED, spacing=24)
    d.fold(([(192, 340), (204, 354), (208, 376)], 4.6), ([(298, 340), (288, 356), (284, 372)], 4.6),
        ([(188, 446), (202, 428), (206, 404)], 4))  # fmt: skip
    garments.belt(d, (184, 442), (306, 442), 24, RED, "zigzag", YELLOW, buckle=(YELLOW, BLUE))


def _sword(d: Drawing) -> None:
    sword(d, 102, 306, 300, 4, held=True, wide=25)
    with d.at(102, 306, 1.34, flip=True):
        hands.fist(d, wrist=74)
    arms.cuff(d, (92, 350), 174, BLUE, half=21)
    pommel(d, 102, 306, rotate=4)


def _trophy(d: Drawing) -> None:
    with d.at(384, 436):
        severed(d)
    with d.at(404, 340, 1.4, -34):
        gestures.reins(d)
    arms.cuff(d, (402, 340), 52, BLUE, half=22)


def _head(d: Drawing) -> None:
    look = heads.Look(
        hair=OCHRE, cheek=-1, eye=0.95, stern=1.6, gaze=-0.3, nose=0.8, hook=1.2, jaw=0.8, brow=1.15
    )
    garments.collar_behind(d, (247, 254), 46, 26, RED)
    with d.at(248, 176, 1.36, 2):
        hairdress.waves_behind(d, look.hair)
        heads.neck(d, look)
    garments.collar_before(d, (247, 254), 46, 26, YELLOW)
    with d.at(248, 176, 1.36, 2):
        heads.face(d, look)
        hairdress.waves_before(d, look.hair)
        caps.tall_cap(d, RED, YELLOW, BLUE, (GREEN, PAPER))
