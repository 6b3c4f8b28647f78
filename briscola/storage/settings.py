"""The person's settings: a small JSON file in the user's configuration folder.

Unreadable or damaged settings never stop the game: what can be read is kept, the rest is the default.
"""

import logging
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_config_path

from briscola.storage.whole import write_whole

_logger = logging.getLogger(__name__)

SPEEDS = ("calm", "normal", "quick", "none")
BACKS = ("auto", "blue", "red")
INDICES = ("auto", "always", "never")


TableName = Literal["green", "walnut", "night"]
"""The tables that `ui/render/theme.py` paints."""

Note = Literal["unreadable", "partly", "unwritable"]
"""What went wrong with the file; the window says it in the person's language."""


class Settings(msgspec.Struct, kw_only=True):
    """Everything that can be chosen outside a match."""

    language: str | None = None
    """None: the system's."""
    table: TableName = "green"
    deck: str = "napoletane"
    back: Literal["auto", "blue", "red"] = "auto"
    """`auto`: the colour that goes with the table."""
    indices: Literal["auto", "always", "never"] = "auto"
    """Rank and sign in the corner of cards that do not say them; `auto`: where cards lie close."""
    speed: Literal["calm", "normal", "quick", "none"] = "normal"
    trick_pause: float = 1.2
    """Seconds a full trick lies on the table, 0.5 to 4."""
    live_points: bool = True
    show_reason: bool = True
    hints: bool = True
    """Whether the table has a button, and a key, that says what to play and why."""
    small_talk: bool = True
    """Whether opponents remark on what happens."""
    explain_signs: bool = True
    """Whether a bubble says what a sign means."""
    volume: float = 0.8
    mute: bool = False
    fullscreen: bool = False
    reduced_motion: bool = False
    player: str = ""
    opponents: list[str] = []
    levels: list[str] = []
    match: dict[str, Any] = {}
    """The last choices of the new-match scene."""

    def __post_init__(self) -> None:
        self.trick_pause = min(4.0, max(0.5, self.trick_pause))
        self.volume = min(1.0, max(0.0, self.volume))
        self.player = self.player[:24]


def changed(settings: Settings, **fields: Any) -> Settings:
    """A copy with fields changed; msgspec.ValidationError for a value that is not allowed."""
    return msgspec.convert({**msgspec.to_builtins(settings), **fields}, Settings)


def default_path() -> Path:
    """Where the settings live, unless told otherwise."""
    return user_config_path("briscola", appauthor=False) / "settings.json"


def decode(data: bytes) -> tuple[Settings, Note | None]:
    """Settings from JSON, field by field, and a note when something had to be left out."""
    try:
        raw = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return Settings(), "unreadable"
    if not isinstance(raw, dict):
        return Settings(), "unreadable"
    kept: dict[str, object] = {}
    dropped: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            try:
                msgspec.convert({field.name: raw[field.name]}, Settings)
            except msgspec.ValidationError:
                dropped.append(field.name)
            else:
                kept[field.name] = raw[field.name]
    return msgspec.convert(kept, Settings), "partly" if dropped else None


def load(path: Path | None = None) -> tuple[Settings, Note | None]:
    """The saved settings, or the defaults with a note when they are there but damaged."""
    path = path or default_path()
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        _logger.warning("%s cannot be read: %s", path, error)
        return Settings(), "unreadable"
    settings, note = decode(data)
    if note is not None:
        _logger.warning("%s is damaged: %s", path, note)
    return settings, note


def save(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings whole or not at all; False when the folder cannot be written."""
    data = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    return write_whole(path or default_path(), data)
