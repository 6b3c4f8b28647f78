"""The person's settings: everything chosen outside a match, and their decoding.

Damaged settings never stop the game: readable values are kept, the others get their defaults (`settings_file`
reads and writes the file).
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from briscola.players.bots.command import COMMAND
from briscola.storage import system_motion
from briscola.storage.settings.person_names import clean
from briscola.system import resources
from briscola.system.own_folders import settings_folder

_logger = logging.getLogger(__name__)

SPEEDS = ("calm", "normal", "quick", "none")
BACKS = ("auto", "blue", "red")
INDICES = ("auto", "always", "never")
MOTIONS = ("system", "little", "full")
TELLING = ("speech", "always", "never")
SPEECHES = ("auto", "on", "off")
SIZES = (80, 90, 100, 110, 120, 140, 160)
"""Sizes of text and cards that are offered, in per cent."""
KEY_REPEATS = (0, 380, 700, 1200)
"""Offered milliseconds before a held key repeats; 0: never."""
READING_TIMES = (1.0, 2.0, 4.0, 10.0)
"""Offered factors for the time that words stay."""
LONGEST_NAME = 24


TableName = Literal["green", "walnut", "night"]
"""Names of the table colours that `ui/render/theme.py` paints."""

Note = Literal["unreadable", "partly", "unwritable"]
"""Problem with the settings file; the window words it in the person's language."""

_YES = msgspec.Raw(b"true")

Raws = Mapping[str, msgspec.Raw]
"""Every key of a settings file with its undecoded value."""

CANNOT_BE_READ = (msgspec.MsgspecError, ValueError, OverflowError, RecursionError)
"""Errors of a decoder for bytes that are not JSON or UTF-8, or are nested too deeply."""


Review = Literal["all", "last", "none"]
"""Tricks of the hand that may be looked at again."""
Speed = Literal["calm", "normal", "quick", "none"]
"""Speed of all that moves."""


class Settings(msgspec.Struct, kw_only=True):
    """Everything that can be chosen outside a match."""

    language: str | None = None
    """Language code; None follows the system."""
    table: TableName = "green"
    deck: str = "napoletane"
    back: Literal["auto", "blue", "red"] = "auto"
    """Card back; `auto` is the colour that goes with the table."""
    indices: Literal["auto", "always", "never"] = "auto"
    """Rank and sign in the corner of cards that show none; `auto`: where cards lie close together."""
    printed: bool = True
    """True if cards look printed: fibres in the board and slightly uneven ink."""
    speed: Speed = "normal"
    trick_pause: float = 1.2
    """Seconds for which a full trick stays on the table, 0.5 to 4."""
    live_points: bool = True
    show_reason: bool = True
    review: Review = "all"
    """Tricks that may be looked at again in a match of one's own against computers; elsewhere the last."""
    hints: bool = True
    """True if the table has a button and a key for hints, with reasons."""
    counting: bool = False
    """True if the person is asked now and then which cards have been played."""
    learn_habits: bool = True
    """True if the maestro is told the person's habits in matches begun from now on."""
    undo: bool = False
    """True if the person's last choice can be taken back in matches begun from now on."""
    cut_for_me: bool = False
    """True if the shuffle chooses the place when it is the person's turn to cut."""
    last_card: bool = True
    """True if the last card of a hand plays itself."""
    small_talk: bool = True
    free_words: bool = True
    """Friends at other computers may write a line, and the person to them."""
    """True if opponents remark on the play."""
    explain_signs: bool = True
    """True if a bubble explains each sign."""
    own_signs: dict[str, str] = {}
    """Grimace by sign, where the person has changed the usual ones."""
    call_me: bool = True
    """True if a match goes on without the window's focus until the person's turn, and then calls."""
    volume: float = 0.8
    mute: bool = False
    room: bool = True
    """True if sounds of the room are heard."""
    room_volume: float = 0.4
    music: bool = True
    """True if a mandolin plays on the title and at the end of a match."""
    music_volume: float = 0.6
    fullscreen: bool = False
    window_size: tuple[int, int] = (0, 0)
    """Size of the window in px as it was left; (0, 0) before it has been."""
    motion: Literal["system", "little", "full"] = "system"
    """Little motion or all of it; `system` is what the computer has been told for all programs."""
    text_size: int = 100
    """Size of text in per cent, 80 to 160; a small window shows less."""
    card_size: int = 100
    """Size of the cards on the table in per cent, 80 to 160; as far as there is room."""
    contrast: bool = False
    """True for black, white and a dark table."""
    speech: Literal["auto", "on", "off"] = "auto"
    """Everything is said aloud; `auto`: if a screen reader runs."""
    speech_rate: int = 50
    """Speed of the voice, 0 to 100; 50 is its own."""
    speech_full: bool = True
    """True if kinds of controls, places in lists and explanations are said too."""
    speech_voice: str = ""
    """Name of the voice; empty for one that speaks the language."""
    speech_offered: bool = False
    """True once somebody with a screen reader has been told how to use the game by ear."""
    sounds_tell: Literal["speech", "always", "never"] = "speech"
    """Sounds of their own for trumps, carichi, signs, one's turn, the end of the stock; `speech`: with it."""
    suit_tones: bool = False
    """True if each card sounds with a tone of its suit."""
    key_repeat: int = 380
    """Milliseconds before a held key repeats; 0: never."""
    hold_time: float = 0.45
    """Seconds after which a resting finger asks instead of pressing, 0.3 to 3."""
    sheet_wait: float = 0.4
    """Seconds for which a sheet that opens by itself ignores input, 0.2 to 3."""
    reading_time: float = 1.0
    """Factor for the time that words and signs stay to be read, 1 to 10."""
    keys: dict[str, str] = {}
    """Key of each question at the table, where the person has changed the usual one."""
    player: str = ""
    meeting_points: list[str] = []
    """Meeting points for tables, as texts; one that cannot be read stays until it is removed."""
    own_address: str = ""
    """Address of this computer that links and QR codes name as long as it is there; empty: the likeliest."""
    public_name: str = ""
    """Name by which friends elsewhere reach this computer; one that cannot be read serves nobody."""
    ssh_server: str = ""
    """A server of one's own, `user@host`, through which that name leads here; empty: it leads here itself."""
    ssh_key: str = ""
    """Path of the key for such servers; empty: one of the game's own."""
    match: dict[str, Any] = {}
    """Latest choices in the new-match scene."""
    played_match: dict[str, Any] | None = None
    """Those with which a match was begun last; None as long as they are those in `match`."""
    lesson: list[str] = []
    """Names of the steps done in the first evening."""
    lesson_offered: bool = False
    """True once the first evening has been offered."""
    not_now: dict[str, int] = {}
    """Steps of the stairs declined on the title, each with the hands played until then."""
    taught: dict[str, list[str]] = {}
    """Notes told so far in matches begun as a first hand, by the id of the match."""

    def __post_init__(self) -> None:
        self.trick_pause = min(4.0, max(0.5, self.trick_pause))
        self.volume = min(1.0, max(0.0, self.volume))
        self.room_volume = min(1.0, max(0.0, self.room_volume))
        self.music_volume = min(1.0, max(0.0, self.music_volume))
        self.text_size = min(SIZES[-1], max(SIZES[0], self.text_size))
        self.card_size = min(SIZES[-1], max(SIZES[0], self.card_size))
        self.speech_rate = min(100, max(0, self.speech_rate))
        self.key_repeat = min(KEY_REPEATS[-1], max(200, self.key_repeat)) if self.key_repeat > 0 else 0
        self.hold_time = min(3.0, max(0.3, self.hold_time))
        self.reading_time = min(READING_TIMES[-1], max(1.0, self.reading_time))
        self.sheet_wait = min(3.0, max(0.2, self.sheet_wait))
        self.player = clean(self.player, LONGEST_NAME)
        self.lesson = list(dict.fromkeys(self.lesson))
        self.meeting_points = list(dict.fromkeys(self.meeting_points))

    @property
    def last_table(self) -> dict[str, Any]:
        """The choices with which a match was begun last; empty before the first."""
        last = self.match if self.played_match is None else self.played_match
        return last if "variant" in last else {}

    @property
    def reduced_motion(self) -> bool:
        """True if there is to be little motion."""
        return system_motion.little() if self.motion == "system" else self.motion == "little"


OF_THE_COMPUTER = (
    *("language", "fullscreen", "window_size", "volume", "mute"),
    *("speech", "speech_rate", "speech_full", "speech_voice", "speech_offered", "keys", "own_address"),
    *("public_name", "ssh_server", "ssh_key"),
)
"""Settings a new person takes over from the previous player; all others start at their defaults."""


def named_programs(settings: Settings) -> frozenset[str]:
    """Levels that start a program and that the person has seated in New match."""
    lines, tables = settings.match.get("programs"), settings.match.get("tables")
    named = {f"{COMMAND}{line}" for line in lines} if isinstance(lines, list) else set[str]()
    for table in tables.values() if isinstance(tables, dict) else ():
        seated = (
            [each.get("level") for each in table if isinstance(each, dict)] if isinstance(table, list) else []
        )
        named |= {level for level in seated if isinstance(level, str) and level.startswith(COMMAND)}
    return frozenset(named)


def changed(settings: Settings, **fields: Any) -> Settings:
    """A copy with some fields changed. Raises msgspec.ValidationError for a value not allowed."""
    return msgspec.convert({**msgspec.to_builtins(settings), **fields}, Settings)


def default_path() -> Path:
    """Default path of the settings file."""
    return settings_folder() / "settings.json"


def values_of(data: bytes) -> Raws:
    """Every key of a settings file with its undecoded value, to be checked one by one.

    Raises one of CANNOT_BE_READ.
    """
    raws = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, msgspec.Raw])
    return {key: raw.copy() for key, raw in raws.items()}


def decode(raws: Raws) -> tuple[Settings, tuple[str, ...]]:
    """Decode settings value by value; also return the known keys whose values are not allowed."""
    kept: dict[str, Any] = {}
    damaged: list[str] = []
    if raws.get("reduced_motion") == _YES:  # as files up to 0.12 have it
        kept["motion"] = "little"
    for field in msgspec.structs.fields(Settings):
        if field.name not in raws:
            continue
        try:
            value = _value(field.name, raws[field.name])
        except CANNOT_BE_READ as error:
            _logger.warning("the setting %r starts afresh: %s", field.name, error)
            if not isinstance(error, _GoneDeckError):
                damaged.append(field.name)
        else:
            kept[field.name] = value
    return msgspec.convert(kept, Settings), tuple(damaged)


def _value(name: str, raw: msgspec.Raw) -> Any:
    """Decode a value and check that it can be used and written again. Raises one of CANNOT_BE_READ."""
    value = msgspec.json.decode(raw)
    msgspec.json.encode(value)
    msgspec.convert({name: value}, Settings)
    if name == "deck" and not _known_deck(value):
        if resources.is_own(value):
            raise _GoneDeckError("that deck has been removed")
        raise ValueError(f"there is no deck {value!r:.60}")
    return value


class _GoneDeckError(ValueError):
    """Error for a deck that somebody had brought: another person has removed it, nothing is damaged."""


def _known_deck(name: str) -> bool:
    known = [info.name for info in resources.decks()]
    return name in known or not known
