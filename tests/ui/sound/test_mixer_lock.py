"""The window calls of the mixer only what lets Python run meanwhile (docs/pygame-mixer-deadlock.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import briscola
from briscola.ui.sound.audio import Audio

MIXER = {
    "Channel", "Sound", "find_channel", "get_init", "init", "music", "pre_init", "quit", "set_num_channels",
    "stop",
}  # fmt: skip
MUSIC = {"load", "play", "set_volume", "stop", "unload"}
CHANNEL = {"fadeout", "id", "play", "set_volume"}
MAY = {"mixer": MIXER, "music": MUSIC, "Channel": CHANNEL, "find_channel": CHANNEL, "Sound": {"get_length"}}
"""What the window may use of each part of the mixer; `Channel` stands for what it makes, too."""
ELSEWHERE = {
    "pause",
    "unpause",
    "get_metadata",
    "get_busy",
    "queue",
    "rewind",
    "set_pos",
    "set_source_location",
}
"""Names that only parts of the mixer have, so that they are found on an object in a variable, too."""


def uses_of_the_mixer(source: str) -> Iterator[tuple[str, str]]:
    """Each part of the mixer with the name that is asked of it, in a module that plays sounds."""
    if "mixer" not in source:
        return
    channels = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pygame.mixer"):
            yield from (("mixer", name.name) for name in node.names)
        if isinstance(node, ast.Assign) and "find_channel" in ast.unparse(node.value):
            channels |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.Attribute):
            of = node.value.func if isinstance(node.value, ast.Call) else node.value
            part = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
            if part in channels:
                part = "Channel"
            if part in MAY or node.attr in ELSEWHERE:
                yield part, node.attr


def refused(source: str) -> list[tuple[str, str]]:
    """Uses of the mixer that are not on the list."""
    return [(part, name) for part, name in uses_of_the_mixer(source) if name not in MAY.get(part, ())]


def test_the_window_uses_nothing_of_the_mixer_but_what_is_on_the_list() -> None:
    folder = Path(briscola.__file__).parent
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    found = set(uses_of_the_mixer(sources[folder / "ui" / "sound" / "background_sound.py"]))
    assert {("music", "set_volume"), ("Channel", "fadeout")} <= found
    assert ("Channel", "play") in set(uses_of_the_mixer(sources[folder / "ui" / "sound" / "audio.py"]))
    assert {path: wrong for path, source in sources.items() if (wrong := refused(source))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import pygame.mixer as mixer; mixer.unknown()",
        "pygame.mixer.music.unknown()",
        "pygame.mixer.Channel(0).unknown()",
        "channel = pygame.mixer.find_channel(); channel.unknown()",
        "pygame.mixer.Sound('x').unknown()",
        "from pygame.mixer import unknown",
        "mixed = [pygame.mixer]; mixed[0].get_busy()",
    ],
)
def test_whatever_is_not_on_the_list_is_refused(line: str) -> None:
    assert len(refused(line)) == 1


def test_the_mixer_ends_when_nothing_sounds_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    audio, sounds_at_the_end = Audio(), list[bool]()
    assert audio.open()
    audio.play("shuffle")
    assert pygame.mixer.get_busy()
    end = pygame.mixer.quit

    def listen() -> None:
        sounds_at_the_end.append(pygame.mixer.get_busy())
        end()

    monkeypatch.setattr(pygame.mixer, "quit", listen)
    audio.close()
    assert sounds_at_the_end == [False]
