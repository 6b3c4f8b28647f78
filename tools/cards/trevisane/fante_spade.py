"""Fante di spade: the sword raised, a bearded head held up by its hair, its eyes closed."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, smooth
from tools.cards.kit.svg import DETAIL, INNER, Drawing
from tools.cards.parts import hair, hands, hats, heads
from tools.cards.trevisane import arms, garments, hairdress
from tools.cards.trevisane.court import court_card
from tools.cards.trevisane.inks import BLUE, GREEN, INK, RED, YELLOW
from tools.cards.trevisane.sword import sword


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
        d, [(200, 256, "c"), (150, 330), (80, 380), (4, 400, "c"), (4, 540, "c"), (200, 540, "c")], BLUE,
        folds=[[(80, 430), (66, 480), (62, 540)], [(172, 400), (148, 460), (136, 540)]],
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    arms.upper(d, (180, 290), (82, 390))
    arms.upper(d, (310, 290), (438, 344))


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (300, 440)), (144, 336), GREEN, pleats=6)
    nodes: list[Node] = [
        (214, 238, "c"), (180, 254, "c"), (188, 296), (192, 340), (182, 392), (188, 448, "c"), (245, 458),
        (302, 448, "c"), (308, 392), (298, 340), (302, 296), (310, 254, "c"), (276, 238, "c"),
    ]  # fmt: skip
    garments.bodice(d, nodes, RED)
    right: list[Node] = [(245, 240, "c"), (245, 460, "c"), *nodes[7:]]
    d.shape(smooth(right), GREEN, INNER, shade=[Shade(depth=0.4, spacing=5.9, width=3)])
    garments.belt(d, (184, 442), (306, 442), 24, BLUE, "zigzag", YELLOW, buckle=(YELLOW, RED))


def _sword(d: Drawing) -> None:
    arms.forearm(d, (80, 400), (96, 346), wide=33, narrow=20)
    sword(d, 104, 306, 320, 4, held=True, wide=21)
    with d.at(104, 306, 1.32, flip=True):
        hands.fist(d, wrist=74)
    arms.cuff(d, (96, 350), 174, RED, half=20)


def _trophy(d: Drawing) -> None:
    with d.at(380, 446, 0.94):
        _severed(d)
    with d.at(378, 372, 1.3):
        hands.fist(d, wrist=-26)
    arms.forearm(d, (446, 346), (412, 362), wide=34, narrow=20)
    arms.cuff(d, (410, 360), 70, RED, half=20)


def _severed(d: Drawing) -> None:
    look = heads.Look(hair=INK)
    hair.bob_behind(d, look)
    heads.face(d, look)
    hair.full_beard(d, INK)
    hair.bob_before(d, look)
    d.shape(
        smooth([(-30, -40, "c"), (-10, -70), (0, -80, "c"), (10, -70), (34, -40, "c"), (2, -36)]), INK, DETAIL
    )


def _head(d: Drawing) -> None:
    look = heads.Look(hair=hairdress.CHESTNUT, rosy=True, cheek=0.4, eye=1.0, stern=0.6, gaze=-0.3, nose=0.4)
    garments.collar_behind(d, (247, 250), 46, 26, BLUE)
    with d.at(250, 162, 1.42, 2):
        hairdress.waves_behind(d, look.hair)
        heads.neck(d, look)
    garments.collar_before(d, (247, 250), 46, 26, YELLOW)
    with d.at(250, 162, 1.42, 2):
        heads.face(d, look)
        hairdress.waves_before(d, look.hair)
        hats.bonnet(d, BLUE, band=YELLOW, feather=RED)
