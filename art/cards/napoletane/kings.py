"""Shared parts of the kings: paper and plinth, cloth of mantles and tunics, the head over its collar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.napoletane import body, ground, hairdo, visage
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.visage import Visage
from art.cards.parts import heads
from art.cards.parts.stance import Stance

Part = Callable[[Drawing], None]
TUNIC = (Shade(depth=0.36), Shade(angle=180, depth=0.12, width=2))
FALL = (Shade(depth=0.5, spacing=5.6), Shade(angle=180, depth=0.14, width=2, spacing=6.4))


def paper(code: str, plinth: str, grain: float = 1.0) -> Drawing:
    """The card of that king with his plinth."""
    d = court_blank(code, grain=grain)
    ground.plinth(d, plinth)
    return d


def tunic(d: Drawing, nodes: Sequence[Node], fill: str) -> None:
    """Cloth that lies on the body."""
    d.shape(smooth(nodes), fill, OUTER, shade=TUNIC)


def fall(d: Drawing, nodes: Sequence[Node], fill: str) -> None:
    """The part of a mantle that falls free at one side."""
    d.shape(smooth(nodes), fill, OUTER, shade=FALL)


def lining(d: Drawing, nodes: Sequence[Node], fill: str, depth: float = 0.2) -> None:
    """The inside of a mantle, behind him."""
    d.shape(smooth(nodes), fill, OUTER, shade=[Shade(angle=12, depth=depth, spacing=6.4)])


def shadow(d: Drawing, nodes: Sequence[Node]) -> None:
    """Black between the folds, without a contour, for places without light."""
    d.shape(smooth(nodes), INK, None)


def head(
    d: Drawing,
    stance: Stance,
    at: Point,
    face: Visage,
    collar: Part,
    features: Part,
    mane: float | None = None,
) -> None:
    """Neck, collar, face; then the `features` over it: beard and crown, in the heads' units.

    `mane`: the length of hair to the shoulder.
    """
    with body.head(d, stance, *at):
        if mane:
            hairdo.mane_behind(d, face.hair)
        heads.neck(d, face.look)
    with stance.head(d):
        collar(d)
    with body.head(d, stance, *at):
        visage.draw(d, face)
        if mane:
            hairdo.mane(d, face.hair, length=mane)
        features(d)
