"""The person's settings: what can be chosen outside a match, and how much of it some bytes say.

Damaged settings never stop the game: what can be read is kept, the rest is the default (`settings_file`
reads and writes them).
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_config_path

from briscola import resources
from briscola.players.bots.command import COMMAND
from briscola.storage.names import clean

_logger = logging.getLogger(__name__)

SPEEDS = ("calm", "normal", "quick", "none")
BACKS = ("auto", "blue", "red")
INDICES = ("auto", "always", "never")
LONGEST_NAME = 24


TableName = Literal["green", "walnut", "night"]
"""The tables that `ui/render/theme.py` paints."""

Note = Literal["unreadable", "partly", "unwritable"]
"""What went wrong with the file; the window says it in the person's language."""

Raws = Mapping[str, msgspec.Raw]
"""Every key of a file with its value as it stands there."""

CANNOT_BE_READ = (msgspec.MsgspecError, ValueError, OverflowError, RecursionError)
"""What a decoder says of bytes that are no JSON, no UTF-8, or nested without end."""


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
    printed: bool = True
    """Whether cards look as if they were printed: board with fibres, ink that is not quite even."""
    speed: Literal["calm", "normal", "quick", "none"] = "normal"
    trick_pause: float = 1.2
    """Seconds a full trick lies on the table, 0.5 to 4."""
    live_points: bool = True
    show_reason: bool = True
    hints: bool = True
    """Whether the table has a button, and a key, that says what to play and why."""
    counting: bool = False
    """Whether the person is asked at the table, now and then, what has been played."""
    learn_habits: bool = True
    """Whether the maestro is told what the person tends to do, in matches begun from now on."""
    undo: bool = False
    """Whether the person's last choice may be taken back in matches begun from now on."""
    cut_for_me: bool = False
    """Whether the pack is cut where the shuffle says when it is the person's turn to cut."""
    small_talk: bool = True
    """Whether opponents remark on what happens."""
    explain_signs: bool = True
    """Whether a bubble says what a sign means."""
    own_signs: dict[str, str] = {}
    """By sign the grimace that makes it, where the person’s own signs are not the usual ones."""
    volume: float = 0.8
    mute: bool = False
    room: bool = True
    """Whether the room round the table is heard."""
    room_volume: float = 0.4
    music: bool = True
    """Whether a mandolin plays on the title and at a match's end."""
    music_volume: float = 0.6
    fullscreen: bool = False
    reduced_motion: bool = False
    player: str = ""
    match: dict[str, Any] = {}
    """The last choices of the new-match scene."""
    lesson: list[str] = []
    """The steps of the first evening that have been done."""
    lesson_offered: bool = False
    """Whether the first evening has been offered."""

    def __post_init__(self) -> None:
        self.trick_pause = min(4.0, max(0.5, self.trick_pause))
        self.volume = min(1.0, max(0.0, self.volume))
        self.room_volume = min(1.0, max(0.0, self.room_volume))
        self.music_volume = min(1.0, max(0.0, self.music_volume))
        self.player = clean(self.player, LONGEST_NAME)
        self.lesson = list(dict.fromkeys(self.lesson))


OF_THE_COMPUTER = ("language", "fullscreen", "volume", "mute")
"""Settings that a new person finds as whoever played before left them; all others begin as usual."""


def named_programs(settings: Settings) -> frozenset[str]:
    """The levels that start a program which the person has seated in New match."""
    lines, tables = settings.match.get("programs"), settings.match.get("tables")
    named = {f"{COMMAND}{line}" for line in lines} if isinstance(lines, list) else set[str]()
    for table in tables.values() if isinstance(tables, dict) else ():
        seated = (
            [each.get("level") for each in table if isinstance(each, dict)] if isinstance(table, list) else []
        )
        named |= {level for level in seated if isinstance(level, str) and level.startswith(COMMAND)}
    return frozenset(named)


def changed(settings: Settings, **fields: Any) -> Settings:
    """A copy with fields changed; msgspec.ValidationError for a value that is not allowed."""
    return msgspec.convert({**msgspec.to_builtins(settings), **fields}, Settings)


def default_path() -> Path:
    """Where the settings live, unless told otherwise."""
    return user_config_path("briscola", appauthor=False) / "settings.json"


def values_of(data: bytes) -> Raws:
    """Every key of a file with its value as it stands there, each to be judged by itself.

    Raises one of CANNOT_BE_READ.
    """
    raws = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, msgspec.Raw])
    return {key: raw.copy() for key, raw in raws.items()}


def decode(raws: Raws) -> tuple[Settings, tuple[str, ...]]:
    """Settings, value by value, and the keys of ours whose values are not allowed."""
    kept: dict[str, Any] = {}
    damaged: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in raws:
            continue
        try:
            value = _value(field.name, raws[field.name])
        except CANNOT_BE_READ as error:
            _logger.warning("the setting %r starts afresh: %s", field.name, error)
            damaged.append(field.name)
        else:
            kept[field.name] = value
    return msgspec.convert(kept, Settings), tuple(damaged)


def _value(name: str, raw: msgspec.Raw) -> Any:
    """A value that can be used, and written again; raises one of CANNOT_BE_READ."""
    value = msgspec.json.decode(raw)
    msgspec.json.encode(value)
    msgspec.convert({name: value}, Settings)
    if name == "deck" and not _known_deck(value):
        raise ValueError(f"there is no deck {value!r:.60}")
    return value


def _known_deck(name: str) -> bool:
    known = [info.name for info in resources.decks()]
    return name in known or not known
