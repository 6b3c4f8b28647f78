"""Motions take their time, and faces change theirs."""

import json

import pytest

from briscola import resources
from briscola.ui.animation.expression import MOVEMENTS, Expressions, drawings, shown
from briscola.ui.animation.motion import EASINGS, Motion
from briscola.ui.layout.geometry import Pose


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_from_one_end_to_the_other_and_never_back(ease: str) -> None:
    steps = [EASINGS[ease](n / 100) for n in range(101)]
    assert steps[0] == 0.0 and steps[-1] == pytest.approx(1.0)
    assert steps == sorted(steps)


@pytest.mark.parametrize(
    ("ease", "shares"),
    [("throw", (0.94, 0.99)), ("soft", (0.5, 0.84)), ("sweep", (0.40, 0.73)), ("linger", (0.0, 0.03))],
)
def test_a_card_is_thrown_fast_drawn_in_slowly_and_lingers(ease: str, shares: tuple[float, float]) -> None:
    """The share of the way that is done after half the time and after three quarters of it."""
    start, end = Pose(0, 0, 100, 0), Pose(1000, 0, 100, 0)
    motion = Motion(key="1C", code="1C", start=start, end=end, duration=1.0, ease=ease)
    assert [round(motion.pose(time).x / 1000, 2) for time in (0.5, 0.75)] == [
        pytest.approx(share, abs=0.011) for share in shares
    ]


STEP = 0.02


def course(*moods: tuple[str, float]) -> list[str]:
    """The drawings of one face in turn while it has each mood for so many seconds."""
    faces, seen = Expressions(), [""]
    for mood, seconds in moods:
        for _ in range(round(seconds / STEP)):
            changed = faces.update(STEP, {3: mood})
            drawing = faces.drawn[3]
            assert bool(changed) == (drawing != seen[-1])
            if changed:
                seen.append(drawing)
    return seen


def test_a_smile_opens_half_then_whole_and_goes_the_same_way() -> None:
    assert course(("pleased", 2.0), ("", 1.0)) == ["", "pleased-2", "pleased", "pleased-2", ""]


def test_one_feeling_follows_the_other_without_a_calm_face_between() -> None:
    assert course(("pleased", 1.0), ("dismayed", 1.0)) == [
        "", "pleased-2", "pleased", "dismayed-2", "dismayed",
    ]  # fmt: skip


def test_fingers_rub_as_long_as_the_sign_is_made() -> None:
    seen = course(("rub", 2.0), ("", 0.2))
    assert seen[1:-1] == ["rub", "rub-2"] * 6
    assert seen[-1] == ""


def test_what_does_not_move_is_shown_at_once() -> None:
    assert course(("kiss", 1.0), ("left", 1.0), ("", 1.0)) == ["", "kiss", "left", ""]


@pytest.mark.parametrize("mood", MOVEMENTS)
def test_the_table_wakes_when_a_drawing_changes(mood: str) -> None:
    faces = Expressions()
    faces.update(0.0, {1: mood, 2: ""})
    for _ in range(8):
        before, wait = faces.drawn[1], faces.wake()
        if wait is None:
            assert shown(mood, 99.0) == (before, None)
            return
        assert not faces.update(wait * 0.9, {1: mood, 2: ""})
        assert list(faces.update(wait * 0.1 + 1e-6, {1: mood, 2: ""})) == [1]


def test_everybody_has_every_drawing_of_what_moves() -> None:
    path = resources.asset("faces", "faces.json")
    assert path is not None
    for row in json.loads(path.read_text(encoding="utf-8")):
        assert {drawing for mood in MOVEMENTS for drawing in drawings(mood)} <= set(row["moods"]), row["name"]
