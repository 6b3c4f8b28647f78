"""The portraits: all drawn by their sources, each person told from the others, each mood readable."""

import io
import itertools
import json
from collections import Counter
from dataclasses import replace

import numpy as np
import pygame
import pytest
import resvg_py

from art.faces.__main__ import FOLDER, files, register
from art.faces.moods import FEELINGS, GLANCES, GRIMACES, MOODS, NEUTRAL
from art.faces.people import PEOPLE, REGULARS
from art.faces.portrait import portrait
from art.faces.sitter import Mood, Sitter
from art.faces.turn import FRONT, PROFILE, QUARTER, Turn, carried
from briscola.engine.actions import SIGNS
from briscola.i18n import sign_words
from briscola.i18n.sign_words import SETS


def picture(sitter: Sitter, mood: Mood = NEUTRAL, size: int = 96) -> np.ndarray:
    svg = portrait(sitter, mood).to_svg()
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))
    return pygame.surfarray.array3d(pygame.image.load(io.BytesIO(png), "face.png")).astype(int)


def seen_eyes(sitter: Sitter) -> float:
    """Share of the two eyes that is seen: a profile has one."""
    return 1.0 if sitter.turn.irises[1] else 0.6


def test_the_files_on_disk_are_what_the_sources_draw() -> None:
    drawn = files()
    assert {path.name for path in FOLDER.glob("*.svg")} == set(drawn)
    for name, svg in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == svg


def test_the_register_names_every_portrait_on_disk() -> None:
    """faces.json tells the window whom it can seat, how to speak of them, and in which moods they come."""
    assert (FOLDER / "faces.json").read_text(encoding="utf-8") == register()
    rows = json.loads(register())
    named = {row["name"] for row in rows} | {f"{row['name']}-{mood}" for row in rows for mood in row["moods"]}
    assert {path.stem for path in FOLDER.glob("*.svg")} == named
    assert {row["gender"] for row in rows if row["regular"]} == {"f", "m"}
    assert all(row["title"] for row in rows if row["regular"])


def test_regulars_and_the_person_as_woman_or_man_sit_at_the_circolo_each_on_another_ground() -> None:
    assert {sitter.name for sitter in PEOPLE} - {sitter.name for sitter in REGULARS} == {
        "person-woman",
        "person-man",
    }
    assert len({sitter.name for sitter in PEOPLE}) == len(PEOPLE)
    assert len({sitter.ground for sitter in REGULARS}) == len(REGULARS)


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_a_portrait_covers_its_whole_square(sitter: Sitter) -> None:
    """A medallion has no hole: every pixel is opaque, even at the corners."""
    svg = portrait(sitter, NEUTRAL).to_svg()
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=64, height=64, skip_system_fonts=True))
    alpha = pygame.surfarray.array_alpha(pygame.image.load(io.BytesIO(png), "face.png"))
    assert int(alpha.min()) == 255


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_a_mood_changes_the_head_and_nothing_but_the_head(sitter: Sitter) -> None:
    calm, eyes = picture(sitter), seen_eyes(sitter)
    gestures = [mood for mood in MOODS if mood.shoulder or mood.hand or mood.chin]
    for mood in MOODS[1:]:
        changed = np.abs(picture(sitter, mood) - calm).sum(axis=2) > 60
        assert changed.sum() > (25 if mood in GLANCES else 40) * eyes, mood.name
        if mood not in gestures:
            # A head may lean, never its clothes.
            assert mood.lean or not changed[:, :24].any(), mood.name
            assert not changed[:, 82:].any(), mood.name  # below the beard


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_no_two_grimaces_can_be_mixed_up_even_under_a_moustache(sitter: Sitter) -> None:
    eyes = seen_eyes(sitter)
    faces = {mood.name: picture(sitter, mood) for mood in (NEUTRAL, *FEELINGS, GLANCES[0], *GRIMACES)}
    for (one, a), (two, b) in itertools.combinations(faces.items(), 2):
        assert (np.abs(a - b).sum(axis=2) > 90).sum() > 60 * eyes, f"{one} and {two}"


MOODS_OF_THE_MOUTH = ("neutral", "pleased", "dismayed", "puff", "kiss", "twist")


@pytest.mark.parametrize("sitter", [one for one in PEOPLE if one.moustache], ids=lambda sitter: sitter.name)
def test_a_moustache_tells_what_the_mouth_does_below_it(sitter: Sitter) -> None:
    """With brows and eyes covered, no two of these can be mixed up at medallion size."""
    mouths = {mood.name: picture(sitter, mood)[:, 55:] for mood in MOODS if mood.name in MOODS_OF_THE_MOUTH}
    for (one, a), (two, b) in itertools.combinations(mouths.items(), 2):
        assert (np.abs(a - b).sum(axis=2) > 90).sum() > 120, f"{one} and {two}"


@pytest.mark.parametrize("sitter", [one for one in PEOPLE if one.moustache], ids=lambda sitter: sitter.name)
def test_a_moustache_lies_over_lips_that_kiss(sitter: Sitter) -> None:
    kiss = next(mood for mood in GRIMACES if mood.name == "kiss")
    drawn = picture(sitter, kiss)

    def columns(other: Sitter) -> np.ndarray:
        return np.flatnonzero((drawn != picture(other, kiss)).any(axis=(1, 2)))

    lips = columns(replace(sitter, mouth=replace(sitter.mouth, ink="#00ff00")))
    moustache = columns(replace(sitter, moustache=None))
    assert moustache[0] < lips.mean() < moustache[-1]


WOMEN = [sitter for sitter in PEOPLE if sitter.gender == "f"]


@pytest.mark.parametrize("sitter", WOMEN, ids=lambda sitter: sitter.name)
def test_no_woman_has_stubble(sitter: Sitter) -> None:
    """Between her mouth and her ear there is skin and shade, but no black stroke: at most a wrinkle."""
    face = picture(sitter, size=200)
    top = 108 - round(sitter.nod / 2)
    cheek = (face if sitter.looks == "left" else face[::-1])[112:128, top : top + 14]
    assert (cheek.sum(axis=2) < 300).mean() < 0.04


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_a_raised_shoulder_comes_up_to_the_jaw_while_the_other_drops(sitter: Sitter) -> None:
    """As a trunk leans: the near shoulder line rises by a ninth of the picture, the far one sinks."""
    tops = {}
    for mood in MOODS:
        if mood.name in ("neutral", "shoulder"):
            face = picture(sitter, mood, 200)
            face = face if sitter.looks == "left" else face[::-1]
            cloth = np.abs(face - face[2, 2]).sum(axis=2) > 60
            # From the lower edge up to where the cloth ends.
            tops[mood.name] = [200 - int(np.argmin(cloth[x, 199::-1])) for x in (172, 30)]
    near, far = (a - b for a, b in zip(tops["neutral"], tops["shoulder"], strict=True))
    assert near > 22
    assert -30 < far < -5


def test_the_regulars_hold_their_heads_at_different_angles() -> None:
    """Three quarters to either side, from the front, in profile; some with the chin up, some with it down."""
    seen = Counter((sitter.looks, sitter.turn.angle) for sitter in REGULARS)
    assert len(seen) >= 4
    assert max(seen.values()) <= 2
    assert {"quarter", "front", "profile"} == {angle for _looks, angle in seen}
    assert min(sitter.nod for sitter in REGULARS) < 0 < max(sitter.nod for sitter in REGULARS)


@pytest.mark.parametrize("turn", [QUARTER, FRONT, PROFILE], ids=lambda turn: turn.angle)
def test_a_turned_head_never_folds_over_itself(turn: Turn) -> None:
    """A point further right stays further right at every angle, at every height of the face."""
    for knots, y in itertools.product((turn.features, turn.shell), (50, 120, 190, 260)):
        warp = carried(knots, 0.0, turn)
        columns = [warp((x, y))[0] for x in range(60, 360)]
        assert all(a < b for a, b in itertools.pairwise(columns))


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_eyes_go_to_the_side_they_are_told_whichever_way_the_head_is_turned(sitter: Sitter) -> None:
    left, right = (picture(sitter, mood, 192) for mood in GLANCES[1:])
    differ = np.abs(left - right).sum(axis=2) > 90
    columns = np.arange(192)[:, None]
    dark_left, dark_right = ((differ & (face.sum(axis=2) < 220)) for face in (left, right))
    middle = [float((dark * columns).sum() / dark.sum()) for dark in (dark_left, dark_right)]
    assert middle[0] < middle[1] - 1


def test_the_grimaces_are_those_that_the_game_has_words_for() -> None:
    assert {mood.name for mood in GRIMACES} == set(sign_words.GRIMACES)
    assert {name for signs in SETS.values() for name in signs.values()} <= set(sign_words.GRIMACES)
    assert all(set(signs) == set(SIGNS) for signs in SETS.values())


def test_two_people_are_never_alike_at_medallion_size() -> None:
    pictures = [picture(sitter, size=48) for sitter in PEOPLE]
    for i, one in enumerate(pictures):
        for other in pictures[i + 1 :]:
            assert np.abs(one - other).sum(axis=2).mean() > 40
