"""The portraits: all drawn by their sources, each person told from the others, each mood readable."""

import io
import itertools
import json

import numpy as np
import pygame
import pytest
import resvg_py

from art.faces.__main__ import FOLDER, files, register
from art.faces.moods import FEELINGS, GLANCES, GRIMACES, MOODS, NEUTRAL
from art.faces.people import PEOPLE, REGULARS
from art.faces.portrait import portrait
from art.faces.sitter import Mood, Sitter
from briscola.engine.actions import SIGNS
from briscola.i18n import sign_words
from briscola.i18n.sign_words import SETS


def picture(sitter: Sitter, mood: Mood = NEUTRAL, size: int = 96) -> np.ndarray:
    svg = portrait(sitter, mood).to_svg()
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))
    return pygame.surfarray.array3d(pygame.image.load(io.BytesIO(png), "face.png")).astype(int)


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
def test_a_mood_changes_the_face_and_nothing_but_the_face(sitter: Sitter) -> None:
    calm = picture(sitter)
    gestures = [mood for mood in MOODS if mood.shoulder or mood.hand]
    for mood in MOODS[1:]:
        changed = np.abs(picture(sitter, mood) - calm).sum(axis=2) > 60
        assert changed.sum() > (25 if mood in GLANCES else 40), mood.name
        if mood not in gestures:
            assert not changed[:, :24].any(), mood.name
            assert not changed[:, 80:].any(), mood.name  # below the beard


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_no_two_grimaces_can_be_mixed_up_even_under_a_moustache(sitter: Sitter) -> None:
    faces = {mood.name: picture(sitter, mood) for mood in (NEUTRAL, *FEELINGS, GLANCES[0], *GRIMACES)}
    for (one, a), (two, b) in itertools.combinations(faces.items(), 2):
        assert (np.abs(a - b).sum(axis=2) > 90).sum() > 60, f"{one} and {two}"


MOODS_OF_THE_MOUTH = ("neutral", "pleased", "dismayed", "puff", "kiss", "twist")


@pytest.mark.parametrize("sitter", [one for one in PEOPLE if one.moustache], ids=lambda sitter: sitter.name)
def test_a_moustache_tells_what_the_mouth_does_below_it(sitter: Sitter) -> None:
    """With brows and eyes covered, no two of these can be mixed up at medallion size."""
    mouths = {mood.name: picture(sitter, mood)[:, 55:] for mood in MOODS if mood.name in MOODS_OF_THE_MOUTH}
    for (one, a), (two, b) in itertools.combinations(mouths.items(), 2):
        assert (np.abs(a - b).sum(axis=2) > 90).sum() > 120, f"{one} and {two}"


WOMEN = [sitter for sitter in PEOPLE if sitter.gender == "f"]


@pytest.mark.parametrize("sitter", WOMEN, ids=lambda sitter: sitter.name)
def test_no_woman_has_stubble(sitter: Sitter) -> None:
    """Between her mouth and her ear there is skin and shade, but no black stroke: at most a wrinkle."""
    face = picture(sitter, size=200)
    cheek = (face if sitter.looks == "left" else face[::-1])[112:128, 108:122]
    assert (cheek.sum(axis=2) < 300).mean() < 0.04


@pytest.mark.parametrize("sitter", PEOPLE, ids=lambda sitter: sitter.name)
def test_a_raised_shoulder_comes_up_with_its_clothes_while_the_other_stays(sitter: Sitter) -> None:
    calm, raised = (picture(sitter, mood) for mood in MOODS if mood.name in ("neutral", "shoulder"))
    if sitter.looks == "right":
        calm, raised = calm[::-1], raised[::-1]
    crest = np.abs(raised - calm)[80:88, 66:72].sum(axis=2) > 90
    assert crest.mean() > 0.7
    assert not (np.abs(raised - calm)[:40, 90:].sum(axis=2) > 60).any()


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
