"""The ten courts that are seen three-quarter, each with a face of his own."""

from __future__ import annotations

from art.cards.kit.inks import GREY
from art.cards.napoletane import features as f
from art.cards.napoletane.visage import (
    HEART,
    HEAVY,
    JUTTING,
    LONG,
    OVAL,
    ROUND,
    SQUARE,
    Brows,
    Lids,
    Visage,
)

FANTE_DENARI = Visage(
    skull=ROUND, hair=GREY,
    lids=Lids(top=0.74, foot=0.42, iris=4.2, gaze=-1.0, look=0.6, cover=0.24, slant=-0.06, lash=2.8),
    brows=Brows(near=((-7.6, -21), (4, -27), (15.6, -22)), far=((-15.6, -21), (-20, -25.4),
        (-25.6, -21)), weight=2.6),
    nose=f.snub_nose, mouth=f.smiling_lips, shade=(f.soft, f.rosy),
)  # fmt: skip
"""A boy who looks at the coin and likes it."""

FANTE_SPADE = Visage(
    skull=HEART, hair="#a8752f",
    lids=Lids(top=0.42, peak=-0.1, foot=0.24, slant=0.22, iris=3.6, gaze=0.9, cover=0.5, lash=3.6),
    brows=Brows(near=((-8, -18.6), (5, -24), (18, -24.4)), far=((-15.6, -18.6), (-20.6, -22.4),
        (-25.4, -22.6)), weight=2.8),
    nose=f.straight_nose, mouth=f.sulking_lips, shade=(f.soft,),
)  # fmt: skip
"""A proud girl who looks at us over her shoulder, through her lashes."""

FANTE_COPPE = Visage(
    skull=OVAL, hair=GREY,
    lids=Lids(top=0.56, peak=0.1, foot=0.2, slant=0.12, iris=4.2, gaze=1.0, look=0.5, cover=0.4, lash=3.6),
    brows=Brows(near=((-7.6, -20.6), (5, -28), (18, -23.6)), far=((-15.4, -17.6), (-20.6, -21),
        (-25.8, -19.6)), weight=3.2),
    nose=f.straight_nose, mouth=f.smirking_lips, shade=(f.soft,), marks=(f.beauty_spot,),
)  # fmt: skip
"""A pert youth who turns away and looks back at the cup."""

CAVALLO_DENARI = Visage(
    skull=HEAVY, hair="#3b2c24",
    lids=Lids(top=0.46, foot=0.3, slant=-0.18, peak=-0.2, gaze=-1.0, look=0.5, cover=0.5, bag=2, lash=3.6),
    brows=Brows(near=((-8, -20), (4, -29), (19.6, -20)), far=((-14.6, -16), (-20, -18.6),
        (-25.6, -13.6)), weight=5.4, bushy=True),
    nose=f.bulbous_nose, mouth=f.firm_mouth, shade=(f.fleshy,), marks=(f.quizzical, f.nose_fold),
)  # fmt: skip
"""A stout merchant of sixty who has his doubts about the coin."""

CAVALLO_COPPE = Visage(
    skull=OVAL, hair="#8a4a1f",
    lids=Lids(top=0.5, peak=0.3, foot=0.16, slant=0.1, gaze=-0.9, look=0.6, cover=0.28, bag=1),
    brows=Brows(near=((-7, -20), (5, -28), (17, -21)), far=((-15, -20), (-20.4, -26),
        (-26, -20.6)), weight=3.2),
    nose=f.long_nose, mouth=f.laughing_mouth, shade=(f.soft, f.rosy), marks=(f.crows_feet,),
)  # fmt: skip
"""A merry red-haired drinker with a long nose."""

CAVALLO_SPADE = Visage(
    skull=JUTTING, hair="#1b1411", skin="#a9764e",
    lids=Lids(top=0.52, foot=0.26, slant=0.16, iris=3.6, gaze=-0.5, cover=0.16, lash=4.4),
    brows=Brows(near=((-10, -12.6), (4, -20), (19, -22.6)), far=((-14.4, -12.6), (-19.6, -18.6),
        (-26, -20.6)), weight=6.0),
    nose=f.broken_nose, mouth=f.grim_mouth, shade=(f.planes,), marks=(f.scar, f.frown),
)  # fmt: skip
"""The Moor: a fighter with a broken nose and a scar, his mind made up."""

RE_DENARI = Visage(
    skull=LONG, hair=GREY,
    lids=Lids(top=0.3, foot=0.24, slant=-0.14, gaze=-0.9, look=-0.5, cover=0.74, bag=2, lash=3.6),
    brows=Brows(near=((-7.6, -19), (3, -29), (17.6, -24)), far=((-15, -18.6), (-20, -26),
        (-25, -23.6)), weight=3.4),
    nose=f.long_nose, mouth=f.grim_mouth, shade=(f.gaunt,), marks=(f.furrows, f.crows_feet),
)  # fmt: skip
"""A thin, shrewd old man who counts, and looks down his nose at us."""

RE_COPPE = Visage(
    skull=HEAVY, hair="#33261f",
    lids=Lids(top=0.36, peak=0.1, foot=0.0, slant=-0.1, gaze=-0.8, look=0.6, cover=0.26, bag=2, lash=3.6),
    brows=Brows(near=((-6, -22), (5, -30.6), (18.6, -22)), far=((-15.8, -22), (-20.6, -28.6),
        (-26.4, -21.6)), weight=5.0),
    nose=f.broad_nose, mouth=f.laughing_mouth, shade=(f.planes, f.rosy), marks=(f.crows_feet, f.drinker),
)  # fmt: skip
"""A broad-faced man of fifty who laughs into his beard; the wine shows on his nose."""

RE_SPADE = Visage(
    skull=SQUARE, hair="#8f8b86",
    lids=Lids(top=0.5, foot=0.28, slant=0.0, iris=3.4, gaze=-0.4, cover=0.12, bag=1, lash=4.0),
    brows=Brows(near=((-9.6, -13.4), (4, -20.6), (19, -17)), far=((-14.6, -13.4), (-19.6, -18.6),
        (-26.6, -16.6)), weight=5.2, bushy=True),
    nose=f.aquiline_nose, mouth=f.grim_mouth, shade=(f.gaunt, f.planes), marks=(f.furrows, f.nose_fold),
)  # fmt: skip
"""A stern soldier with an eagle's nose."""

RE_BASTONI = Visage(
    skull=OVAL, hair="#5e3517",
    lids=Lids(top=0.6, peak=-0.05, foot=0.3, slant=0.1, iris=4.0, gaze=1.0, cover=0.3, lash=3.4),
    brows=Brows(near=((-7.4, -21), (5, -30.6), (18.6, -25)), far=((-14.4, -15), (-20, -18.4),
        (-26, -17)), weight=4.6),
    nose=f.straight_nose, mouth=f.wry_mouth, shade=(f.planes,), marks=(f.dimple, f.quizzical),
)  # fmt: skip
"""A handsome young man, one brow raised: he does not believe it yet."""
