"""Cavallo di spade: cantering to the left, cloak flying, the sword lifted behind him at the right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import beards, dress, hair, hands, heads, saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.siciliane import arms, postures, riders, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.siciliane.sword import sword

COAT = Coat(body="#b9bcc1", far="#888b91", mane="#e6e3dd", hoof="#34302d")
HARNESS = saddlery.Harness(strap=YELLOW, stud=RED, cloth=YELLOW, border=GREEN, fringe=RED, cut="tongue")
POSTURE = postures.CANTERING


def draw() -> Drawing:
    """The card."""
    d = blank("CS")
    stage.knight_plinth(d)
    with riders.group(d, left=True, dx=0, scale=0.905):
        steed.draw(d, COAT, POSTURE)
        with steed.on_trunk(d, POSTURE):
            saddlery.straps(d, HARNESS, POSTURE, pendants=3)
            saddlery.cloth(d, HARNESS)
        with riders.upper(d, POSTURE, lean=4):
            _cloak(d)
            arms.bent(d, (182, 266), (112, 292), (85, 238), RED, top=24)
            arms.bent(d, (264, 268), (290, 336), (310, 362), RED, top=23, joint=20)
            riders.jacket(d, BLUE, front="laced", trim=YELLOW, under=WHITE)
        with steed.on_trunk(d, POSTURE):
            riders.leg(d, RED, BLUE, WHITE, swing=20)
        with riders.upper(d, POSTURE, lean=4):
            riders.basque(d, BLUE, YELLOW)
            riders.sash(d, YELLOW, fringe=RED, ends=[])
            _head(d)
        with steed.on_trunk(d, POSTURE):
            saddlery.reins(d, HARNESS, POSTURE, (322, 382))
        with riders.upper(d, POSTURE, lean=4):
            with d.at(322, 374, 0.92, 24, flip=True):
                hands.fist(d, wrist=-36)
            with d.at(309, 364, 1.0, -46):
                hands.cuff(d, 12.5, 12)
    sword(d, 418, 164, 250, 23, -9)
    with riders.group(d, left=True, dx=0, scale=0.905), riders.upper(d, POSTURE, lean=4):
        with d.at(78, 222, 1.0, -10):
            hands.fist(d, wrist=80)
        with d.at(84, 240, 1.0, 156):
            hands.cuff(d, 13, 14)
    return d


def _cloak(d: Drawing) -> None:
    """Blown back from the shoulders."""
    cloak: list[Node] = [
        (250, 240, "c"), (200, 244), (160, 270), (128, 300), (100, 316), (72, 312), (50, 322, "c"), (62, 344),
        (54, 364), (36, 382, "c"), (64, 396), (90, 390), (84, 416), (68, 438, "c"), (106, 440), (140, 424),
        (180, 388), (210, 360, "c"),
    ]  # fmt: skip
    d.shape(smooth(cloak), GREEN, OUTER, shade=[Shade(angle=80, depth=0.5), Shade(angle=180, depth=0.1)])
    d.fold(
        ([(190, 280), (140, 326), (94, 342), (52, 346)], 6), ([(196, 310), (150, 360), (110, 384),
        (80, 392)], 6),
        ([(200, 340), (160, 384), (116, 412)], 5), ([(180, 270), (140, 306), (100, 324)], 4),
    )  # fmt: skip


def _head(d: Drawing) -> None:
    look = heads.Look(hair="#a8752f", nose=0.6, hook=1.6, jaw=1.4, chin=1.5, stern=1.4)
    with d.at(226, 184, 0.95, -5, flip=True):
        heads.neck(d, look)
    dress.ruff(d, 222, 234, 34, 13, YELLOW)
    with d.at(226, 184, 0.95, -5, flip=True):
        heads.profile(d, look)
        hair.cropped(d, look)
        heads.ear(d, look)
        beards.profile_moustache(d, INK)
        riders.round_hat(d, BLUE, brim=RED, band=YELLOW, high=0.9)
