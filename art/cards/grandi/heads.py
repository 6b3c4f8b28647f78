"""Three views of a head about (0, 0), 130 units wide: neck and face without eyes, brows, mouth."""

from __future__ import annotations

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.inks import STROKE, Skin
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import Drawing


def modelled(d: Drawing, light: str, nodes: list[Node], shadow: str, *shadows: list[Node]) -> None:
    """A form with shadows on it, under its contour."""
    outline = smooth(nodes)
    d.shape(outline, light, None)
    d.flats(*(smooth(part) for part in shadows), ink=shadow)
    d.line(outline, STROKE)


def three_quarter(
    d: Drawing, skin: Skin, *, nose: float = 1.0, hook: float = 0.0, chin: float = 0.0, cheek: float = 0.0,
    jaw: float = 0.0, snub: float = 0.0,
) -> None:  # fmt: skip
    """Turned to the left: a nose longer by `nose` and bent by `hook` or, `snub`, turned up; chin, cheek and
    the corner of the `jaw` pushed out."""
    form(
        d, skin.shadow, (-16, 70, "c"), (-18, 116), (-30, 150), (24, 190), (72, 150), (62, 110), (58, 40, "c")
    )
    form(d, skin.light, (54, -10, "c"), (72, -20), (82, 2), (76, 28), (58, 38, "c"))
    modelled(
        d, skin.light,
        [(-36, -80), (-54, -46), (-57, -18), (-50, 0), (-58 - cheek, 30), (-53 - cheek * 0.6, 58),
        (-42, 80 + chin),
         (-18, 95 + chin), (8 + jaw * 0.6, 94 + chin * 0.8), (40 + jaw, 76 + jaw * 0.6),
         (58 + cheek * 0.6, 46), (63, 4), (62, -50), (28, -86)],
        skin.shadow,
        [(60, -52), (61, 4), (56, 46), (38 + jaw, 74 + jaw * 0.6), (8 + jaw * 0.6, 91 + chin * 0.7),
        (20, 70), (38, 46), (42, 10), (46, -30)],
    )  # fmt: skip
    reach = 18 * nose
    ridge: list[Node] = [
        (-29, -4),
        (-37 - hook, 12),
        (-42 - reach, 34 - snub),
        (-36 - reach, 46 + hook - snub),
        (-22, 46),
    ]
    d.shape(smooth([*ridge, (-14, 20)]), skin.light, None)
    flat(d, skin.shadow, (-40 - reach * 0.8, 45 + hook * 0.7, "c"), (-24, 34), (-16, 46), (-30, 58, "c"))
    stroke(d, *ridge)


def profile(
    d: Drawing, skin: Skin, *, nose: float = 1.0, hook: float = 0.0, chin: float = 0.0, brow: float = 0.0
) -> None:
    """In profile to the left: a nose longer by `nose` and bent by `hook`, chin and `brow` pushed out."""
    form(
        d, skin.shadow, (-8, 90, "c"), (-10, 124), (-22, 156), (30, 190), (78, 150), (64, 106), (58, 20, "c")
    )
    tip = 30 * nose
    modelled(
        d, skin.light,
        [(-16, -88), (-46, -58), (-52 - brow, -26), (-43, -8, "c"), (-50 - tip * 0.4 - hook, 12),
         (-46 - tip, 38 + hook), (-40 - tip * 0.8, 50 + hook), (-46, 52, "c"), (-54, 62), (-57, 70),
         (-46, 76, "c"),
         (-54, 84), (-50, 94), (-54 - chin, 108), (-40 - chin * 0.6, 122), (-8, 116), (32, 92), (50, 50),
         (56, -10),
         (44, -84)],
        skin.shadow,
        [(54, -10), (48, 50), (31, 89), (-8, 112), (-36, 116), (-14, 98), (10, 70), (18, 30), (34, 10),
        (40, -30)],
        [(-46, 52, "c"), (-42 - tip * 0.75, 49 + hook), (-38, 36), (-30, 48)],
    )  # fmt: skip
    form(d, skin.light, (30, -6, "c"), (44, -20), (58, -4), (54, 24), (34, 34, "c"))
    stroke(d, (-44 - tip * 0.3, 40 + hook), (-36, 42), (-32, 52))


def frontal(d: Drawing, skin: Skin, *, wide: float = 1.0, nose: float = 1.0, chin: float = 0.0) -> None:
    """From the front: cheeks broader by `wide`, a nose broader by `nose`, a chin pushed down."""
    form(
        d, skin.shadow, (-34, 70, "c"), (-34, 120), (-42, 146), (0, 180), (42, 146), (34, 120), (34, 70, "c")
    )
    for _ in d.sides():
        form(
            d,
            skin.light,
            (-58 * wide, -14, "c"),
            (-74 * wide, -20),
            (-78 * wide, 6),
            (-70 * wide, 30),
            (-56 * wide, 32, "c"),
        )
    half: list[Node] = [(0, 97 + chin), (-28, 90 + chin), (-50 * wide, 62), (-61 * wide, 22), (-61, -30),
        (-50, -82, "c"), (0, -88, "c")]  # fmt: skip
    modelled(
        d, skin.light, mirror(half, 0, whole=True), skin.shadow,
        [(59, -60), (59 * wide, 22), (48 * wide, 61), (26, 87 + chin), (2, 94 + chin), (20, 70),
        (38 * wide, 36),
         (42, -4)],
        [(3, -18), (10, 14), (20 * nose, 32), (14 * nose, 44), (0, 46), (6, 24)],
    )  # fmt: skip
    stroke(d, (-19 * nose, 34), (-12 * nose, 44), (0, 41), (12 * nose, 44), (19 * nose, 34))
