"""The knights' horses: coat and its marks, posture, harness, and the card on which they stand."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.svg import Drawing
from art.cards.parts import saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.parts.steed import Posture
from art.cards.siciliane import dapples, stage
from art.cards.siciliane.card import blank


@dataclass(frozen=True, kw_only=True)
class Mount:
    """A saddled horse; `flecked`: dark flecks instead of a grey's dapples; `plumes`: inks of its feathers."""

    coat: Coat
    harness: Harness
    posture: Posture
    seed: int
    flecked: bool = False
    pendants: int = 0
    plumes: tuple[str, ...] = ()


def setting(code: str, left: float, right: float, *, grain: float = 1.1) -> Drawing:
    """The card with the knights' plinth, and what horse and rider throw on it."""
    d = blank(code)
    d.grain = grain
    stage.knight_plinth(d)
    stage.shadow(d, left, right, 720)
    return d


def draw(d: Drawing, mount: Mount) -> None:
    """The horse under its harness, without a rider."""
    steed.draw(d, mount.coat, mount.posture, dappled=False)
    if mount.flecked:
        dapples.flecks(d, mount.posture, mount.coat.far, seed=mount.seed)
    else:
        dapples.dapple(d, mount.posture, seed=mount.seed)
    with steed.on_trunk(d, mount.posture):
        saddlery.straps(d, mount.harness, mount.posture, pendants=mount.pendants)
        if mount.plumes:
            saddlery.plume(d, mount.posture, *mount.plumes)
        saddlery.cloth(d, mount.harness)
