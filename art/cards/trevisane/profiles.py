"""The two faces in the cup of the asso di coppe: Martin the monk and the man who has his cape now."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREY
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, hats, heads
from art.cards.trevisane.inks import BLUE, DARK_RED, GREEN, OCHRE, RED, TAUPE, YELLOW

RX, RY = 136.0, 112.0  # half-axes of the window


def window(d: Drawing) -> None:
    """The oval window with both heads, about (0, 0)."""
    oval = ellipse(0, 0, RX, RY)
    d.shape(oval, YELLOW, None)
    with d.clip(oval):
        d.hatch(
            oval, Shade(angle=180, depth=0.16, spacing=6, width=2.6), Shade(angle=-90, depth=0.16, spacing=6)
        )
        with d.at(-63, 14, 1.36, flip=True):
            _nobleman(d)
        with d.at(63, 14, 1.36):
            _monk(d)
    d.line(oval, OUTER)


def _monk(d: Drawing) -> None:
    look = heads.Look(hair=GREY, nose=1.5, hook=1.0, cheek=1.4, chin=0.8, jaw=1.0, age=1, eye=1.05)
    habit: list[Node] = [(-34, 110, "c"), (-30, 78), (-14, 58), (10, 50), (36, 56), (58, 84), (66, 110, "c")]
    heads.neck(d, look)
    d.shape(smooth(habit), TAUPE, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4)])
    hood: list[Node] = [
        (-24, 62, "c"), (-8, 50), (16, 40), (34, 22), (44, 26), (50, 44), (46, 62), (26, 70), (0, 74),
        (-18, 72),
    ]  # fmt: skip
    d.shape(smooth(hood), TAUPE, OUTER, shade=[Shade(angle=30, depth=0.5, spacing=5)])
    d.fold(([(40, 30), (30, 46), (8, 60)], 4), ([(46, 48), (34, 60), (14, 66)], 3.4))
    crown: list[Node] = [
        (-20, -34, "c"),
        (-15, -50),
        (-2, -60),
        (14, -62),
        (28, -54),
        (37, -38),
        (36, -18, "c"),
        (0, -20, "c"),
    ]
    d.shape(smooth(crown), look.skin, INNER)
    heads.profile(d, look)
    # The skull closes over the face's upper edge.
    d.flats(
        smooth(
            [(-19, -40, "c"), (-14, -49), (0, -57), (14, -59), (26, -52), (34, -38), (20, -30), (-8, -32)]
        ),
        ink=look.skin,
    )
    ring: list[Node] = [
        (-21, -33, "c"), (-17, -42), (-6, -46), (10, -46), (24, -42), (34, -34), (40, -20), (39, -2),
        (36, 14),
        (33, 22, "c"), (30, 14), (27, 20, "c"), (24, 8), (23, -4), (20, -16, "c"), (14, -10, "c"),
        (11, -22), (8, -30),
        (-2, -30, "c"), (-8, -34), (-12, -29, "c"), (-16, -34),
    ]  # fmt: skip
    d.shape(smooth(ring), GREY, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.4)])
    for track in ([(-14, -42), (-10, -38), (-8, -35)], [(0, -45), (3, -38), (4, -32)], [(12, -45),
    (16, -36), (15, -24)],
                  [(24, -41), (28, -30), (27, -14)], [(33, -33), (35, -18), (32, 2)]):  # fmt: skip
        d.lens(list(track), 2.2)
    heads.ear(d, look)
    d.lens([(-2, -54), (10, -57), (20, -53)], 1.6)


def _nobleman(d: Drawing) -> None:
    look = heads.Look(hair=OCHRE, hook=1.6, nose=0.6, cheek=-0.8, brow=1.2, age=1, stern=0.6)
    cloak: list[Node] = [(-36, 110, "c"), (-30, 76), (-14, 60), (12, 50), (38, 58), (60, 82), (70, 110, "c")]
    heads.neck(d, look)
    d.shape(smooth(cloak), RED, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4)])
    d.fold(([(30, 60), (26, 80), (32, 108)], 4), ([(-4, 66), (-10, 84), (-8, 106)], 3.6))
    collar: list[Node] = [
        (-20, 60, "c"),
        (-6, 48),
        (14, 44),
        (34, 40, "c"),
        (42, 54, "c"),
        (20, 64),
        (-2, 70),
        (-16, 76, "c"),
    ]
    d.shape(smooth(collar), BLUE, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.8, width=2.4)])
    heads.profile(d, look)
    locks: list[Node] = [
        (12, -40, "c"), (12, -22), (16, -10, "c"), (19, -4), (18, 12), (24, 26), (34, 34, "c"), (42, 24),
        (42, 0),
        (38, -38, "c"),
    ]  # fmt: skip
    d.shape(smooth(locks), look.hair, INNER, shade=[Shade(angle=20, depth=0.36, spacing=4.6, width=2.4)])
    for x in (20, 27, 34):
        d.lens([(x - 4, -36), (x - 1, -10), (x + 3, 22)], 2)
    beards.profile_beard(d, look.hair, length=60)
    beards.profile_moustache(d, look.hair)
    hats.beret(d, GREEN, band=YELLOW, feather=DARK_RED)
