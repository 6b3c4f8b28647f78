"""F12 saves what is on the table as a picture: never more than is seen, and over no other file."""

import datetime
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.i18n.spoken_signs import aloud
from briscola.ui import picture_key
from briscola.ui.access.tree import TreeBuilder
from briscola.ui.picture_key import SHOWN, keep_picture
from briscola.ui.scene import shown_lines
from tests.ui.by_ear_scenes.heard_scene import words_of
from tests.ui.conftest import Inked, Open
from tests.ui.hands import key
from tests.ui.heard import HeardVoice
from tests.ui.play.test_last_cards import late_in, leads
from tests.ui.results.kept import final, game, result
from tests.ui.results.test_farewell import ended
from tests.ui.robot import Robot

DAY = datetime.date(2026, 11, 23)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's folder of pictures."""
    monkeypatch.setattr(picture_key, "pictures_folder", lambda: tmp_path / "Pictures")
    (tmp_path / "Pictures").mkdir()
    return tmp_path / "Pictures"


def slip(robot: Robot) -> Sequence[str]:
    return robot.app.pictures.lines


def test_no_picture_is_written_over(tmp_path: Path) -> None:
    paths = [keep_picture(bytes([n]), tmp_path, DAY) for n in range(3)]
    assert [path.stem for path in paths] == [f"briscola-2026-11-23{again}" for again in ("", "-2", "-3")]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1", b"\2"]


def test_the_table_is_saved_with_a_strip_and_a_slip_says_where_it_lies(folder: Path) -> None:
    robot = late_in(lambda view: leads(view, 3))
    robot.key(pygame.K_F12)
    (path,) = folder.iterdir()
    assert slip(robot) == ("The picture is saved", str(path))
    saved = pygame.image.load(path)
    assert saved.get_width() == 1024 and saved.get_height() > 600
    over = pygame.Surface(robot.app.size, pygame.SRCALPHA)
    robot.app.pictures.draw(over, robot.app.kit)
    assert not over.get_bounding_rect().colliderect(robot.scene.hand.rect)
    robot.app.tick(SHOWN)
    assert not slip(robot)
    robot.key(pygame.K_F12)
    assert len(list(folder.iterdir())) == 2


def test_the_picture_is_what_is_on_the_screen_without_the_controls() -> None:
    robot = late_in(lambda view: leads(view, 3))
    taken = robot.scene.snapshot()
    assert taken is not None
    robot.app.draw()
    seen, kept = robot.app.window.surface.copy(), taken.picture.copy()
    for widget in robot.scene.group.widgets:
        if widget.name != "hand":
            for picture in (seen, kept):
                picture.fill("black", widget.rect.inflate(60, 60))
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(kept, "RGB")


def test_a_match_that_is_won_gives_the_trick_that_decided_it(open_app: Open, folder: Path) -> None:
    app = open_app((1024, 600))
    scene = final(app, ended("two", won=True))
    assert scene.won and scene.snapshot() is None, "the glasses still meet"
    scene.timeline.finish()
    taken = scene.snapshot()
    assert taken is not None and taken.picture.get_width() < 1024
    assert taken.names == "Massimiliano · Peppe" and taken.result.startswith("You win the match · ")
    app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("missing", [True, False], ids=["no folder", "full"])
def test_a_picture_that_cannot_be_saved_gets_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, missing: bool
) -> None:
    robot = late_in(lambda view: leads(view, 3))
    if missing:
        folder.rmdir()
    else:
        monkeypatch.setattr(picture_key, "keep_picture", _full)
    robot.key(pygame.K_F12)
    reason = f"There is no folder {folder}." if missing else "The disk is full."
    assert slip(robot) == ("The picture cannot be saved", reason)


def _full(_png: bytes, _folder: Path, _day: datetime.date) -> Path:
    raise OSError(28, "No space left on device")


def test_a_half_written_picture_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __enter__(self) -> "Full":
            return self

        def __exit__(self, *_: object) -> None:
            return None

        def write(self, _data: bytes) -> None:
            raise OSError(28, "No space left on device")

    def half(path: Path, _mode: str) -> Full:
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", half)
    with pytest.raises(OSError, match="No space"):
        keep_picture(b"png", tmp_path, DAY)
    assert list(tmp_path.iterdir()) == []


def test_the_count_has_no_picture_before_the_result_is_known(open_app: Open) -> None:
    scene = result(open_app((1024, 600)), game("two"))
    assert scene.snapshot() is None
    scene.timeline.finish()
    assert scene.snapshot() is not None


@pytest.mark.parametrize("kept", [True, False], ids=["saved", "no folder"])
def test_whoever_cannot_see_the_slip_hears_and_reads_all_that_is_drawn_on_it(
    folder: Path, inked: Inked, kept: bool
) -> None:
    voice = HeardVoice()
    robot = late_in(lambda view: leads(view, 3), voice=voice, speech="on")
    robot.frames(3)
    if not kept:
        folder.rmdir()
    before, read = len(voice.said), shown_lines(robot.scene)
    robot.key(pygame.K_F12)
    first, where = slip(robot)
    said = voice.since(before)[0]
    assert said == aloud(f"{first}. {where}" + "." * kept)
    robot.frames(3)
    inked.clear()
    robot.app.pictures.draw(pygame.Surface(robot.app.size), robot.app.kit)
    drawn = words_of(" ".join(text for text, _at in inked))
    assert drawn and drawn <= words_of(said)
    robot.app.dispatch(key(pygame.K_END, mod=pygame.KMOD_CTRL))
    assert voice.said[-1] == aloud(where)
    tree = TreeBuilder().build(robot.scene, robot.app.window.fitted, "")
    assert {first, where} <= {node.name for node in tree.nodes}
    robot.app.tick(SHOWN)
    assert shown_lines(robot.scene) == read
