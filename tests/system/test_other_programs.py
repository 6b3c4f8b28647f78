"""Programs of the system and of others get the environment that is theirs, not that of the packaged game."""

import os
import sys
from pathlib import Path

import pytest

from briscola.players.bots.group import Group
from briscola.storage.system_motion import _printed
from briscola.system.other_programs import environment, show_folder


@pytest.mark.parametrize(
    ("frozen", "before", "theirs"),
    [(True, "/their/libraries", "/their/libraries"), (True, None, None), (False, None, "/ours")],
)
def test_others_do_not_load_the_libraries_of_the_packaged_game(
    monkeypatch: pytest.MonkeyPatch, frozen: bool, before: str | None, theirs: str | None
) -> None:
    """PyInstaller keeps what stood there before by another name."""
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    found = environment()
    assert found.get("LD_LIBRARY_PATH") == theirs and "LD_LIBRARY_PATH_ORIG" not in found
    assert found["PATH"] == os.environ["PATH"] and os.environ["LD_LIBRARY_PATH"] == "/ours"


@pytest.mark.linux
def test_bots_tunnels_and_the_desktop_are_asked_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    told = ("/bin/sh", "-c", 'echo "<$LD_LIBRARY_PATH>"')
    group = Group(told)
    try:
        assert group.pipes[1].readline() == b"<>\n"
    finally:
        for pipe in group.pipes:
            pipe.close()
        group.end()
    assert _printed(told) == "<>\n"


@pytest.mark.linux
@pytest.mark.parametrize(("platform", "name"), [("linux", "xdg-open"), ("darwin", "open")])
def test_the_program_of_the_system_shows_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, name: str
) -> None:
    opener = tmp_path / name
    opener.write_text(f'#!/bin/sh\nprintf "%s" "$1$LD_LIBRARY_PATH" >"{tmp_path}/shown"\nexit 7\n')
    opener.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("PATH", str(tmp_path))
    running = show_folder(tmp_path / "a folder")
    assert running is not None and running.wait(20) == 7
    assert (tmp_path / "shown").read_text() == f"{tmp_path}/a folder"
    opener.unlink()
    with pytest.raises(FileNotFoundError):
        show_folder(tmp_path)


def test_windows_shows_a_folder_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "startfile", shown.append, raising=False)
    assert show_folder(tmp_path) is None and shown == [tmp_path]
