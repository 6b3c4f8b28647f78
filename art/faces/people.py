"""People of the circolo: eight regulars, and the person as a woman or as a man."""

from __future__ import annotations

from art.faces import beards, clothes, extras, hair, hats
from art.faces.sitter import Eyes, Head, Mouth, Nose, Sitter, Sleeve
from art.faces.turn import FRONT, PROFILE
from art.kit.inks import INK, RED, WHITE, YELLOW

LIPS = "#c0392f"
ROSE = "#f1bda0"

_ada_behind, _ada_over = hair.bob("#a3481d", "#5c2409")
_teresa_behind, _teresa_over = hair.bun("#e9e6e1", "#5c564f")
_lucia_behind, _lucia_over = hair.long_hair("#2a201d", "#77594a")
_woman_behind, _woman_over = hair.swept("#633c22", "#2c170a")
_nino_behind, _nino_over = hair.curls("#2b2322", "#75605a")

PEPPE = Sitter(
    name="peppe",
    turn=PROFILE,
    title="Peppe",
    temper="sly",
    gender="m",
    ground="#d9b163",
    ground_ink="#b38d45",
    skin="#f0c49e",
    sleeve=Sleeve(cloth="#6b4426", cuff=WHITE),
    head=Head(jaw=4, cheeks=-1, age=0.9),
    nose=Nose(tip=7, drop=5, hump=3, wing=4),
    eyes=Eyes(iris="#4a5a5e", brow_ink="#8f8c86", brow=11, heavy=1.2, size=1.12),
    mouth=Mouth(width=0.85, low=6),
    clothes=(clothes.jacket("#6b4426", "#7c5230"), clothes.collar()),
    under=(hair.nape("#cfccc6", "#6f6a63"),),
    moustache=beards.handlebar("#e6e4e0", "#6f6a63", drop=4, profile=True),
    over=(hats.flat_cap("#656a58", "#474b3f"),),
)

TERESA = Sitter(
    name="teresa",
    nod=-15.0,
    title="Teresa",
    temper="prudent",
    gender="f",
    scale=1.0,
    looks="right",
    ground="#c6b7d2",
    ground_ink="#a494b3",
    skin="#f3cdb0",
    sleeve=Sleeve(cloth="#7d2a3c", cuff="#6a2231"),
    head=Head(jaw=0, chin=-2, age=0.75, shade=0.8),
    nose=Nose(tip=2, drop=2, hump=1),
    eyes=Eyes(iris="#4f6a80", brow_ink="#a8a39b", brow=6, heavy=1.5),
    mouth=Mouth(upper=4, lower=6, ink="#b3473c", width=0.92),
    behind=(_teresa_behind,),
    clothes=(clothes.cardigan("#7d2a3c", "#cfd8e6"),),
    worn=(extras.earring(),),
    over=(_teresa_over, extras.glasses("#3a3432")),
)

ADA = Sitter(
    name="ada",
    nod=11.0,
    title="Ada",
    temper="chatty",
    gender="f",
    tilt=-1.0,
    ground="#d8c9a0",
    ground_ink="#b5a478",
    blush=ROSE,
    sleeve=Sleeve(cloth="#2c6b47", cuff=WHITE),
    head=Head(jaw=1, chin=-7, cheeks=6, neck=-5, shade=0.62),
    nose=Nose(tip=2, drop=-6, hump=-5, wing=-1),
    eyes=Eyes(iris="#4b6b3d", brow_ink="#6d2d0f", brow=6, arch=3, lashes=True, crease=False),
    mouth=Mouth(upper=6, lower=8, ink=LIPS),
    behind=(_ada_behind,),
    clothes=(clothes.jacket("#2c6b47", "#357a53"), clothes.collar()),
    over=(_ada_over, extras.glasses(INK)),
)

ROCCO = Sitter(
    name="rocco",
    turn=FRONT,
    title="Rocco",
    temper="patient",
    gender="m",
    ground="#9fb6cb",
    ground_ink="#7d95ab",
    skin="#e9b78d",
    sleeve=Sleeve(cloth="#24407a", cuff="#1d3566"),
    head=Head(jaw=5, neck=6),
    nose=Nose(tip=3, wing=4, hump=1),
    eyes=Eyes(iris="#3b2a1e", brow_ink="#3d2313", brow=11),
    mouth=Mouth(lower=8, ink="#b8604e", width=0.8, low=6),
    behind=(hair.under_cap("#6b3d1c", "#2b1608"),),
    clothes=(clothes.roll_neck("#24407a", "#1d3566"),),
    beard=beards.full_beard("#6b3d1c", "#2b1608"),
    moustache=beards.handlebar("#6b3d1c", "#2b1608", drop=-1, curl=0.3),
    over=(hats.beanie("#d8271f", "#a81a17"),),
)

NINO = Sitter(
    name="nino",
    nod=14.0,
    title="Nino",
    temper="hotheaded",
    gender="m",
    tilt=-3.0,
    looks="right",
    ground="#e0b48d",
    ground_ink="#bd8f68",
    skin="#e3ac80",
    sleeve=Sleeve(cloth="#f2ead8", cuff="#24407a", stripe="#24407a", seam=24.0),
    head=Head(jaw=2, chin=2),
    nose=Nose(tip=4, drop=2, hump=2, wing=2),
    eyes=Eyes(iris="#2e1c12", brow_ink="#221714", brow=10, arch=1),
    mouth=Mouth(lower=7, width=0.9, low=6),
    behind=(_nino_behind,),
    clothes=(clothes.striped("#f2ead8", "#24407a"), clothes.braces("#3b3a3c")),
    moustache=beards.handlebar("#2b2322", "#75605a", curl=2.2),
    over=(_nino_over,),
)

LUCIA = Sitter(
    name="lucia",
    nod=-12.0,
    title="Lucia",
    temper="daring",
    gender="f",
    tilt=6.0,
    ground="#a9c3a5",
    ground_ink="#87a384",
    blush=ROSE,
    sleeve=Sleeve(cloth="#c4251f", cuff="#a81a17"),
    head=Head(jaw=-9, chin=0, cheeks=-3, neck=-6, shade=0.55),
    nose=Nose(tip=2, drop=3, hump=4, wing=-2),
    eyes=Eyes(iris="#33221a", brow_ink="#2a1d18", brow=6, arch=5, lashes=True, size=1.05),
    mouth=Mouth(upper=7, lower=10, ink="#bb2a25"),
    behind=(_lucia_behind,),
    clothes=(clothes.dress("#c4251f"), extras.pearls()),
    over=(_lucia_over, extras.earring(), extras.flower(RED, YELLOW, 282, 104, 27)),
)

GINO = Sitter(
    name="gino",
    turn=PROFILE,
    title="Gino",
    temper="chatty",
    gender="m",
    tilt=-2.0,
    looks="right",
    ground="#a6c6c4",
    ground_ink="#82a4a3",
    skin="#f2c3a2",
    blush="#ecae90",
    sleeve=Sleeve(cloth=WHITE, cuff=WHITE, armhole=True),
    head=Head(jaw=12, chin=2, cheeks=9, neck=8, age=0.4, shade=0.8),
    nose=Nose(tip=4, drop=1, hump=-4, wing=6),
    eyes=Eyes(iris="#4d3421", brow_ink="#6d655d", brow=9, arch=2, size=1.06),
    mouth=Mouth(lower=8, width=0.95),
    clothes=(clothes.waistcoat("#8a6a2c", WHITE, "#b3241f", "#f6e7c4"),),
    under=(hair.tonsure("#a39c93"),),
    over=(extras.gleam("#fde3cf"),),
)

ROSA = Sitter(
    name="rosa",
    title="Rosa",
    temper="sly",
    gender="f",
    ground="#dcb5ab",
    ground_ink="#b98f85",
    skin="#eabf98",
    sleeve=Sleeve(cloth="#27496b", cuff="#d9a432"),
    head=Head(jaw=3, chin=1, age=0.5, shade=0.85),
    nose=Nose(tip=6, drop=3, hump=3, wing=1),
    eyes=Eyes(iris="#3b2a1e", brow_ink="#5a544e", brow=8, arch=2, heavy=1.0),
    mouth=Mouth(upper=4, lower=7, ink="#a9483c"),
    clothes=(clothes.shawl("#27496b", "#d9a432", "#3a2a2e"),),
    over=(hair.cropped("#b5b1ab", "#4c4843"), extras.earring(hoop=True)),
    turn=FRONT,
    tilt=-3.0,
)

WOMAN = Sitter(
    name="person-woman",
    title="",
    gender="f",
    tilt=2.0,
    looks="right",
    ground="#e6d3ab",
    ground_ink="#c6af82",
    blush=ROSE,
    sleeve=Sleeve(cloth="#9c2420", cuff=WHITE),
    head=Head(jaw=-1, chin=-4, cheeks=-1, neck=-5, shade=0.58),
    nose=Nose(tip=-4, drop=-2, hump=0, wing=-3),
    eyes=Eyes(iris="#4a3220", brow_ink="#43281a", brow=7, arch=3, lashes=True),
    mouth=Mouth(upper=6, lower=9, ink=LIPS),
    behind=(_woman_behind,),
    clothes=(clothes.jacket("#9c2420", "#ad302a"), clothes.collar()),
    over=(_woman_over,),
)

MAN = Sitter(
    name="person-man",
    title="",
    gender="m",
    looks="right",
    ground="#e6d3ab",
    ground_ink="#c6af82",
    skin="#efc39c",
    sleeve=Sleeve(cloth="#9c2420", cuff=WHITE),
    head=Head(jaw=4, chin=2, neck=2, stubble=True),
    nose=Nose(tip=2, drop=1, hump=1),
    eyes=Eyes(iris="#4a3220", brow_ink="#38220f", brow=10),
    mouth=Mouth(lower=8),
    clothes=(clothes.jacket("#9c2420", "#ad302a"), clothes.collar()),
    over=(hair.parted("#5b3820", "#2a1609"),),
)

REGULARS = (PEPPE, TERESA, ADA, ROCCO, NINO, LUCIA, GINO, ROSA)
PEOPLE = (*REGULARS, WOMAN, MAN)
