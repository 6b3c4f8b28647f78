"""Pieces for the mandolin and the guitar of the circolo: a waltz, a mazurka, a serenade, and two short ends.

All were composed for this game.
"""

from art.sounds.score import Piece, Section

_WALTZ_THEME = (
    "D5:2 B4:1 | C5:1 D5:.5 C5:.5 B4:1 | A4:2 F#4:1 | A4:3 |"
    "C5:2 A4:1 | B4:1 G4:1 B4:1 | C#5:1 E5:1 G5:1 | F#5:2 D5:1"
)
_WALTZ_CLOSE = (
    "D5:2 B4:1 | C5:1 D5:.5 C5:.5 B4:1 | A4:2 F#4:1 | A4:3 |"
    "(D5)E5:2 D5:1 | C5:1 D5:.5 C5:.5 A4:1 | B4:1 A4:1 F#4:1 | G4:3"
)
WALTZ = Piece(
    beat=0.42,
    bar=3,
    figure="waltz",
    ends="G",
    last=(55, 62, 71, 79),
    sections=(
        Section(melody="-:3 | -:3", chords="G D7", loud=0.55),
        Section(melody=_WALTZ_THEME, chords="G G D7 D7 Am G A7 D7", loud=0.68),
        Section(melody=_WALTZ_CLOSE, chords="G G D7 D7 E7 Am D7 G", loud=0.74),
        Section(
            melody="E5:1.5! F#5:.5 G5:1 | F#5:1 E5:1 D#5:1 | E5:2 B4:1 | G#4:1 B4:1 D5:1 |"
            "C5:1.5! D5:.5 E5:1 | D5:1 C5:1 A4:1 | B4:2 G4:1 | F#4:2 B4:1",
            chords="Em B7 Em E7 Am D7 G B7",
            loud=0.8,
            pace=1.05,
        ),
        Section(
            melody="E5:1.5! F#5:.5 G5:1 | F#5:1 E5:1 D#5:1 | E5:2 B4:1 | G#4:1 B4:1 D5:1 |"
            "C5:1 E5:1 A5:1! | (A5)G5:1.5 F#5:.5 E5:1 | F#5:1 E5:.5 D5:.5 C5:1 | A4:1 C5:1 F#5:1",
            chords="Em B7 Em E7 Am A7 D7 D7",
            loud=0.92,
            pace=1.06,
        ),
        Section(
            melody="D5+B4:2 B4+G4:1 | C5+A4:1 D5:.5 C5:.5 B4+G4:1 | A4+F#4:2 F#4:1 | C5+A4:3 |"
            "C5+A4:2 A4:1 | B4+G4:1 G4:1 B4+G4:1 | C#5:1 E5:1 G5:1 | F#5+C5:2 D5:1",
            chords="G G D7 D7 Am G A7 D7",
            loud=0.62,
            pace=0.97,
        ),
        Section(
            melody="D5+B4:2 G5:1! | F#5:1 E5:.5 D5:.5 B4:1 | C5:2 A4:1 | F#4:1 A4:1 D5:1 |"
            "(D#5)E5+B4:2 G#4:1 | A4:1 C5:1 E5:1 | D5+B4:1 C5+A4:1 F#4:1 | G4:3",
            chords="G G D7 D7 E7 Am D7 G",
            loud=0.82,
        ),
        Section(
            melody="G4:1 B4:1 D5:1 | E5+C5:2 D5:.5 C5:.5 | B4+G4:1 D5:1 G5:1 | F#5+C5:3",
            chords="G C G D7",
            loud=0.7,
        ),
    ),
)
_MAZURKA_THEME = (
    "D5:.75 E5:.25 F#5:1 A5:1! | F#5:.75 E5:.25 D5:2! | C#5:.75 D5:.25 E5:1 G5:1! | E5:.75 D5:.25 C#5:2! |"
)
_MAZURKA_AWAY = (
    "D5:.75 E5:.25 F#5:1 A5:1! | B5:.75 A5:.25 G5:2! | F#5:.75 E5:.25 D5:1 B4:1! | A4:1 C#5:1 E5:1"
)
_MAZURKA_HOME = "D5:.75 E5:.25 F#5:1 A5:1! | B5:.75 A5:.25 G5:2! | F#5:.75 E5:.25 A4:1 C#5:1! | D5:1 D5+A4:2!"
_TRIO = "D5+B4:.75 E5+C5:.25 D5+B4:2! | B4+G4:1 D5+B4:2! | C5+A4:.75 D5+B4:.25 C5+A4:2! | A4+F#4:1 C5+A4:2! |"
MAZURKA = Piece(
    beat=0.395,
    bar=3,
    figure="mazurka",
    ends="D",
    last=(57, 62, 69, 78),
    sections=(
        Section(melody="-:3 | -:3", chords="D A7", loud=0.62),
        Section(melody=_MAZURKA_THEME + _MAZURKA_AWAY, chords="D D A7 A7 D G E7 A7", loud=0.76),
        Section(melody=_MAZURKA_THEME + _MAZURKA_HOME, chords="D D A7 A7 D7 G A7 D", loud=0.82),
        Section(
            melody="B4:.75 C#5:.25 D5:1 F#5:1! | E5:.75 D5:.25 C#5:2! |"
            "A#4:.75 B4:.25 C#5:1 E5:1! | D5:.75 C#5:.25 B4:2! |"
            "B4:.75 D5:.25 G5:1 B5:1! | A5:.75 G5:.25 F#5:2! | G5:.75 F#5:.25 E5:1 A#4:1! | B4:1 B4+F#4:2!",
            chords="Bm F#7 F#7 Bm G D F#7 Bm",
            loud=0.66,
        ),
        Section(
            melody="B4:.75 C#5:.25 D5:1 F#5:1! | E5:.75 D5:.25 C#5:2! |"
            "A#4:.75 B4:.25 C#5:1 E5:1! | D5:.75 C#5:.25 B4:2! |"
            "E5:.75 F#5:.25 G5:1 B5:1! | A5:.75 F#5:.25 D5:2! | E5:.75 D5:.25 B4:1 G#4:1! |"
            "A4:1 C#5:.5 E5:.5 G5:1",
            chords="Bm F#7 F#7 Bm Em D E7 A7",
            loud=0.84,
        ),
        Section(melody=_MAZURKA_THEME + _MAZURKA_HOME, chords="D D A7 A7 D7 G A7 D", loud=0.88, pace=1.03),
        Section(
            melody=_TRIO
            + "E5+C5:.75 F#5+D5:.25 E5+C5:2! | D5+B4:1 G5+D5:2! | F#5+C5:.75 E5+C5:.25 A4+F#4:2! | B4+G4:3",
            chords="G G D7 D7 C G D7 G",
            loud=0.56,
            pace=0.94,
        ),
        Section(
            melody=_TRIO
            + "E5+B4:.75 D5+B4:.25 G#4:2! | A4:1 E5+C5:2! | D5+B4:.75 C5+A4:.25 F#4:2! | C#5:1 E5:1 G5:1",
            chords="G G D7 D7 E7 Am D7 A7",
            loud=0.64,
            pace=0.95,
        ),
        Section(melody=_MAZURKA_THEME + _MAZURKA_HOME, chords="D D A7 A7 D7 G A7 D", loud=0.9, pace=1.03),
        Section(melody="G5+D5:1 E5+B4:1 C#5+G4:1", chords="A7", loud=0.85),
    ),
)
SERENADE = Piece(
    beat=0.335,
    bar=6,
    figure="serenade",
    ends="A",
    last=(57, 64, 73, 81),
    trembles=2.0,
    sections=(
        Section(melody="-:6 | -:6", chords="Am E7", loud=0.5),
        Section(
            melody="C5:3 B4:1 A4:2 | E5:4 D5:1 C5:1 | F5:3 E5:1 D5:2 | C5:5 -:1 |"
            "D5:3 C5:1 Bb4:2 | A4:3 C5:3 | F#5:3 E5:1 D#5:2 | E5:5 -:1",
            chords="Am Am Dm Am Bb Am B7 E7",
            loud=0.64,
        ),
        Section(
            melody="C5:3 B4:1 A4:2 | E5:3 G5:3 | F5:4 E5:1 D5:1 | C5:3 E5:3 |"
            "D5:3 F5:1 D5:2 | C5:3 A4:3 | B4:3 D5:1 C5:1 B4:1 | A4:5 -:1",
            chords="Am A7 Dm Am Bb Am E7 Am",
            loud=0.76,
        ),
        Section(
            melody="C#5+A4:3 E5+C#5:3 | D5+B4:4 C#5:1 B4:1 | B4+G#4:3 D5+B4:3 | C#5+A4:5 -:1 |"
            "C#5+A#4:2 F#5+C#5:3 E5:1 | D5+B4:4 E5:1 F#5:1 | G#5+D5:3 F#5:1 E5+B4:2 | A5+C#5:5 -:1",
            chords="A E7 E7 A F#7 Bm E7 A",
            loud=0.88,
            pace=1.06,
        ),
        Section(
            melody="C5:3 B4:1 A4:2 | E5:3 (F5)G5:3 | F5:4 E5:1 D5:1 | C5:3 E5:3 |"
            "D5+Bb4:3 F5+D5:1 D5+Bb4:2 | C5+A4:3 A4:3 | B4+G#4:3 D5:1 C5:1 B4:1 | A4:5 -:1",
            chords="Am A7 Dm Am Bb Am E7 Am",
            loud=0.66,
            pace=0.97,
        ),
        Section(
            melody="F5+D5:3 A5+F5:3 | E5+C5:3 C5+A4:3 | D5+B4:3 G#4:3",
            chords="Dm Am E7",
            loud=0.74,
            pace=0.96,
        ),
    ),
)
WON = Piece(
    beat=0.3,
    bar=3,
    figure="march",
    ends="G",
    last=(55, 62, 71, 79),
    trembles=1.5,
    held=2.0,
    sections=(
        Section(
            melody="G4:.5 B4:.5 D5:.5 G5:1 F#5:.5 | E5:.5 F#5:.5 D5:.5 E5:1.5! |"
            "C5:.5 E5:.5 D5:.5 A4:1 F#5:.5",
            chords="G C D7",
            loud=0.9,
        ),
    ),
)
LOST = Piece(
    beat=0.42,
    bar=3,
    figure="march",
    ends="G",
    last=(55, 62, 71, 74),
    held=2.0,
    sections=(Section(melody="B4:2 A4:1 | G4:2 E4:1 | F#4:1.5 A4:.5 F#4:1", chords="Em C D7", loud=0.7),),
)
