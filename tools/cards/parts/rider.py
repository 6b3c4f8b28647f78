"""What the four horsemen share: their place on the horse, the trunk of the coat and its skirt.

Designed on a horse facing right; the trunk's middle is x = 222, the seat y = 404.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Outline, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import dress, ground, horse, legs, tack

GROWN = 1.07


@contextmanager
def facing_left(d: Drawing) -> Iterator[None]:
    """Mirror what is designed for a horse facing right."""
    with d.at(ground.WIDTH, 0, 1.0, 0, flip=True):
        yield


@contextmanager
def upper(d: Drawing, *, left: bool = False) -> Iterator[None]:
    """The rider above the saddle, drawn a little larger about his seat; not mirrored."""
    seat = ground.WIDTH - 222 if left else 222
    with d.at(seat * (1 - GROWN), 406 * (1 - GROWN), GROWN):
        yield


def mounted(
    d: Drawing,
    coat: legs.Coat,
    harness: tack.Tack,
    *,
    lifted: legs.Lifted,
    nod: float = 0.0,
    fore: legs.Folded = legs.FAR_LIFTED,
    engraved: bool = False,
) -> None:
    """The harnessed horse, before the rider; the other words are those of `horse`."""
    horse.behind(d, coat, lifted=lifted, fore=fore)
    horse.body(d, coat, lifted=lifted, nod=nod, engraved=engraved)
    tack.harness(d, harness, nod)
    tack.cloth(d, harness)


def trunk(d: Drawing, fill: str, shade: Sequence[Shade] = dress.CLOTH) -> Outline:
    """The body of the coat from the shoulders to the waist; its outline is returned for trimmings."""
    outline = smooth([
        (196, 236, "c"), (174, 248, "c"), (182, 290), (180, 330), (184, 374, "c"), (222, 382),
        (260, 374, "c"), (264, 330), (264, 290),
        (276, 248, "c"), (250, 236, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=shade)
    d.fold(
        ([(183, 312), (192, 322), (196, 338)], 4),
        ([(263, 312), (252, 324), (250, 342)], 4),
        ([(186, 372), (196, 360), (200, 346)], 3.4),
    )
    return outline


def skirt(d: Drawing, fill: str, hem: str) -> None:
    """The skirt of the coat, lying over the thigh, with a trimmed edge."""
    outline = smooth([
        (184, 376, "c"), (170, 404), (156, 440), (152, 466, "c"), (178, 470), (204, 470), (236, 456),
        (264, 436), (286, 416, "c"),
        (276, 394), (260, 374, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=[Shade(angle=45, depth=0.4), Shade(angle=180, depth=0.14, width=2)])
    edge = smooth([
        (155, 450, "c"), (180, 455), (203, 454), (232, 441), (258, 422), (279, 403, "c"), (286, 416, "c"),
        (264, 436), (236, 456),
        (204, 470), (178, 470), (152, 466, "c"),
    ])  # fmt: skip
    d.shape(edge, hem, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5.4, width=2.2)])
    d.fold(
        ([(202, 386), (190, 418), (184, 450)], 5),
        ([(222, 388), (220, 420), (216, 448)], 5),
        ([(244, 386), (252, 404), (252, 424)], 4.4),
    )
