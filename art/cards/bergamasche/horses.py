"""The four riders' horses: a flaxen chestnut, a plaited grey, an armoured black, a bay."""

from __future__ import annotations

from art.cards.bergamasche.inks import BLUE, GREEN, INK, OCHRE, RED, STEEL, WHITE
from art.cards.bergamasche.mount import Mount, plume
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat

_GREY = Coat(body="#dcdad6", far="#9a9894", mane="#4a4745", hoof="#35302c")


def _feathers(d: Drawing) -> None:
    """Two feathers in a socket below the ear."""
    plume(d, RED, BLUE)


def _chanfron(d: Drawing) -> None:
    """A steel plate over brow and nose, with a spike and gilt edges."""
    plate: list[Node] = [
        (4, -36, "c"), (26, -52), (60, -57), (94, -50), (144, -38), (184, -33, "c"), (192, -16), (166, -8),
        (132, -9), (106, -10), (97, -22), (84, -37), (64, -42), (46, -35), (36, -18), (14, -12, "c"),
    ]  # fmt: skip
    d.shape(smooth(plate), STEEL, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.8)])
    d.line(smooth([(24, -44), (60, -50), (94, -43), (144, -31), (180, -26)], closed=False), INNER, ink=OCHRE)
    d.lens([(112, -42), (114, -28), (110, -12)], 3)
    d.lens([(150, -36), (154, -24), (150, -10)], 3)
    d.flats(
        *(circle(x, y, 2.8) for x, y in ((22, -28), (122, -18), (140, -16), (164, -16), (180, -20))), ink=INK
    )
    d.shape(polyline([(54, -52), (64, -98), (74, -52)]), OCHRE, INNER, shade=[Shade(depth=0.5, spacing=4.4)])
    d.shape(circle(64, -50, 12), RED, INNER)
    d.shape(circle(64, -50, 5), OCHRE, DETAIL)


CHESTNUT = Mount(
    coat=Coat(body="#b56f3a", far="#7d4724", mane="#f2e2bd", hoof="#3c2a1e"),
    bridle=Bridle(strap=BLUE, stud=OCHRE), poll=(376, 216), nod=56, build=(1.0, 1.08), blaze=WHITE,
    fall=(46, 84), locks=7, seed=6,
)  # fmt: skip
GREY = Mount(
    coat=_GREY, bridle=Bridle(strap=GREEN, stud=OCHRE), poll=(412, 228), nod=78, build=(0.96, 1.04), arch=6,
    mane="plaited", ears=-4, forelock=False, gear=_feathers,
)  # fmt: skip
BLACK = Mount(
    coat=Coat(body="#4a3f3a", far="#2a231f", mane=INK, hoof="#1d1714"),
    bridle=Bridle(strap=OCHRE, stud=RED), poll=(344, 238), nod=46, build=(0.92, 0.96),
            ears=16,
    mane="hogged", forelock=False, gear=_chanfron,
)  # fmt: skip
BAY = Mount(
    coat=Coat(body="#7d5138", far="#452c20", mane="#1f1712", hoof="#1d1510"),
    bridle=Bridle(strap=WHITE, stud=RED), poll=(392, 226), nod=64, build=(0.92, 1.0), ears=-6, arch=8,
    fall=(44, 92), locks=6, seed=15, blaze="#f1e6d6",
)  # fmt: skip
