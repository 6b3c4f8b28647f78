"""The head and neck of the full-length horse, modelled with the graver; units of `horse`, facing right.

Draw `chest` and `neck` inside the horse's outline before mane and bridle, `face` after it; `neck` and `face`
go under `horse.carriage(nod)`.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts.engrave import rake

MANE: tuple[Point, ...] = ((366, 314), (362, 334), (356, 354), (350, 376), (340, 396))
MANE_SHADOW: tuple[Point, ...] = ((376, 326), (375, 348), (370, 368), (364, 390), (354, 408))
CHEST: tuple[Point, ...] = ((376, 378), (391, 408), (407, 438), (412.6, 468), (406, 496))
CHEST_SHADOW: tuple[Point, ...] = ((358, 384), (368, 414), (382, 440), (389, 464), (384, 486))


def neck(d: Drawing) -> None:
    """The jugular groove, and the shadow that the mane throws on the neck."""
    d.lens([(374, 340), (366, 362), (364, 384), (370, 404)], 3.0)
    rake(d, MANE, MANE_SHADOW, 13, width=2.6, bend=0.12)


def chest(d: Drawing) -> None:
    """Strokes that turn throat and chest away from us, in the units of the trunk."""
    rake(d, CHEST, CHEST_SHADOW, 17, width=2.9, bend=0.1, seed=2)


def face(d: Drawing) -> None:
    """Cheek, crest, eye, nostril, mouth."""
    _cheek(d)
    _planes(d)
    _eye(d)
    _muzzle(d)


def _cheek(d: Drawing) -> None:
    """The round jowl: its edge, and strokes that follow the round from the shaded lower side."""
    d.lens([(381, 292), (373, 312), (377, 334), (394, 343), (411, 334)], 3.4)
    d.hatch(
        smooth([(377, 300), (392, 310), (406, 330), (396, 342), (381, 338), (373.6, 318)]),
        Shade(angle=62, depth=0.56, spacing=4.4, width=2.3),
    )
    for x, y, bow in ((386, 300, 3.0), (392, 306, 4.0), (398, 313, 4.0), (404, 320, 3.0)):
        d.lens([(x - 5, y + 9), (x + bow * 0.4, y + 3), (x + 3, y - 5)], 1.5)


def _planes(d: Drawing) -> None:
    """The facial crest with the hollow under it, the bridge of the nose, veins."""
    d.lens([(405, 285), (415, 303), (429, 320)], 2.9)
    for k in range(5):
        x, y = 409 + 4.6 * k, 294 + 6.4 * k
        d.fold(([(x, y), (x - 4, y + 5), (x - 6, y + 11 - k)], 2.1))
    d.lens([(411, 274), (424, 296), (438, 314)], 2.3)
    for k in range(8):
        x, y = 409 + 4.3 * k, 254 + 6.6 * k
        d.fold(([(x, y), (x - 4.6, y + 1.6), (x - 8.4, y + 5)], 2.2))
    # The hollow over the eye and the bone of the brow.
    d.lens([(385, 258), (394, 250), (405, 252)], 2.8)
    d.fold(([(399, 240), (401, 246), (400, 251)], 2.2), ([(393, 239), (394, 244), (392, 248)], 2.0))
    d.lens([(418, 316), (426, 322), (430, 332)], 1.7)
    d.lens([(426, 322), (434, 324), (440, 330)], 1.5)


def _eye(d: Drawing) -> None:
    eye = smooth([(386.6, 271, "c"), (392.6, 262.6), (402, 263), (409, 272.6, "c"), (400, 276.8), (391, 276)])
    d.shape(eye, INK, None)
    d.shapes([circle(396, 267, 1.9)], WHITE, None)
    d.lens([(382, 272), (391, 260), (402, 260.4), (412, 275)], 4.2)
    d.lens([(386, 278), (398, 281), (408, 276)], 2.2)
    d.lens([(388, 283), (398, 286), (406, 282)], 1.6)
    d.lens([(383, 262), (391, 255.6), (402, 255)], 1.8)


def _muzzle(d: Drawing) -> None:
    d.shape(smooth([(449, 337), (453.4, 328.6), (459.6, 331), (458.4, 340), (452.6, 344)]), INK, None)
    d.lens([(443, 345), (444.6, 331), (451, 323), (459, 323)], 2.6)
    d.lens([(439, 340), (440, 330), (445, 322)], 1.7)
    d.fold(([(455, 354), (445, 352), (435, 345)], 3.8))
    d.lens([(436, 340), (438.4, 346), (437, 351)], 1.8)
    d.lens([(431, 349), (438, 353), (446, 358)], 1.7)
    d.fold(([(452, 363), (446, 361), (440, 357)], 2.2), ([(440, 366), (437, 360), (434, 356)], 2.0))
    for x, y in ((456, 349), (460, 346), (450, 350)):
        d.fold(([(x, y), (x - 2.4, y - 1.6), (x - 4, y - 4)], 1.7))
