"""Input of a choreography: the table before and after an event, and the choice by the event's type."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from briscola.client.view import View
from briscola.engine.events import Event
from briscola.ui.animation.motion import Dust, Motion, Pace, Passage
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout


@dataclass(frozen=True, kw_only=True, slots=True)
class Transition:
    """The table before and after an event, its layout, and the pace."""

    before: View
    after: View
    layout: Layout
    pace: Pace
    origin: Pose | None = None
    """Pose at which the person let a dragged card go, or None: it starts from its place in the hand."""


def in_order(parts: Sequence[Passage], gap: float) -> Passage:
    """Several passages as one, each starting `gap` seconds after the one before."""
    motions: list[Motion] = []
    dust: list[Dust] = []
    for at, part in enumerate(parts):
        motions += [replace(m, delay=m.delay + gap * at) for m in part.motions]
        dust += [replace(d, delay=d.delay + gap * at) for d in part.dust]
    return Passage(motions=tuple(motions), dust=tuple(dust), rest=max((p.rest for p in parts), default=0.0))


@singledispatch
def passage(event: Event, change: Transition) -> Passage:
    """Motions of an event; none unless its type has its own function."""
    del event, change
    return Passage()
