"""The levels: a table from a name to a player. Another one is a row more."""

from collections.abc import Callable, Mapping
from random import Random

from msgspec import Struct, field

from briscola.players.habits.habits import Habits
from briscola.players.player import Player, RandomPlayer
from briscola.players.styles import STYLES
from briscola.players.talk.temperament import TEMPERAMENTS

Switches = Mapping[str, str]


class BadLevel(ValueError):  # noqa: N818 - a sentence for the command line
    """An unknown level, switch or value; the message names what is allowed."""


class Level(Struct, frozen=True, kw_only=True):
    """A row: how to make the player, and its switches, each with its values (the first is the default).

    A switch in `WORDS` has a word of its own kind, none by default.
    `make` takes the generator of its play, the switches, and the generator of its talk (None: it is silent).
    """

    name: str
    make: Callable[[Random, Switches, Random | None], Player]
    switches: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    nets: bool = False
    """True if its choices depend on the machine: the last digits of nets do."""
    ladder: bool = False
    """True if people choose it in the window; others are for the command line and for matches of before."""
    now: str = ""
    """Level of the ladder nearest in strength to one that people could choose before."""


SWITCHES = {
    "goal": ("points", "win"),
    "signs": ("on", "off"),  # whether it makes signs and reads them, speaks requests and heeds them
}
COLOURED = SWITCHES | {"temper": tuple(TEMPERAMENTS)}
IN_STYLE = COLOURED | {"style": tuple(STYLES)}
ADAPT = "adapt"  # the habits of the opponent, spelled: what the player leans towards
WORDS: Mapping[str, Callable[[str], object]] = {ADAPT: Habits.read}
"""Switches whose value is a word, and what reads it; ValueError for one that is none."""


# Nets and exact ends need numpy; whoever lists the levels or draws the first picture does without it.


def _easy(rng: Random, _switches: Switches, chance: Random | None) -> Player:
    from briscola.players.easy import EasyPlayer

    return EasyPlayer(rng, chance=chance)


def _medium(rng: Random, switches: Switches, chance: Random | None) -> Player:
    from briscola.players.medium import AMATEUR, FULL, MediumPlayer

    return MediumPlayer(
        rng,
        win=switches["goal"] == "win",
        skill=FULL if switches["memory"] == "all" else AMATEUR,
        chance=chance,
        temper=TEMPERAMENTS[switches["temper"]],
    )


def _hard(rng: Random, switches: Switches, chance: Random | None) -> Player:
    from briscola.players.expert import Expert
    from briscola.players.policy_width import HARD

    return Expert(
        rng,
        win=switches["goal"] == "win",
        policy=HARD,
        chance=chance,
        temper=TEMPERAMENTS[switches["temper"]],
    )


def _maestro(rng: Random, switches: Switches, chance: Random | None) -> Player:
    from briscola.players.expert import Expert

    return Expert(
        rng,
        win=switches["goal"] == "win",
        searches=True,
        habits=Habits.read(switches[ADAPT]),
        chance=chance,
        temper=TEMPERAMENTS[switches["temper"]],
    )


def _of_people(name: str) -> Callable[[Random, Switches, Random | None], Player]:
    def make(rng: Random, switches: Switches, chance: Random | None) -> Player:
        from briscola.players.expert import Expert
        from briscola.players.medium import MediumPlayer
        from briscola.players.people import PEOPLE

        row = PEOPLE[name]
        skill, style = row.skill_in(switches["style"]), row.style(switches["style"])
        win, temper = switches["goal"] == "win", TEMPERAMENTS[switches["temper"]]
        if not row.follows_net:
            return MediumPlayer(rng, win=win, skill=skill, chance=chance, temper=temper, style=style)
        return Expert(rng, win=win, skill=skill, chance=chance, temper=temper, style=style)

    return make


LEVELS: Mapping[str, Level] = {
    row.name: row
    for row in (
        Level(name="random", make=lambda rng, _, __: RandomPlayer(rng), switches=SWITCHES),
        Level(name="easy", make=_easy, switches=SWITCHES, now="beginner"),
        Level(
            name="medium",
            make=_medium,
            switches=COLOURED | {"memory": ("some", "all")},  # all: the rule player at its full strength
            now="expert",
        ),
        Level(name="hard", make=_hard, switches=COLOURED, nets=True, now="maestro"),
        Level(name="novice", make=_of_people("novice"), switches=IN_STYLE, ladder=True),
        Level(name="beginner", make=_of_people("beginner"), switches=IN_STYLE, ladder=True),
        Level(name="regular", make=_of_people("regular"), switches=IN_STYLE, ladder=True),
        Level(name="expert", make=_of_people("expert"), switches=IN_STYLE, nets=True, ladder=True),
        Level(name="maestro", make=_maestro, switches=COLOURED | {ADAPT: ("",)}, nets=True, ladder=True),
    )
}

LADDER = tuple(name for name, row in LEVELS.items() if row.ladder)
"""The levels that people choose from, weakest first."""


def of_before(level: str) -> bool:
    """True for a level that people could choose before the ladder had five."""
    row = LEVELS.get(level.partition(":")[0])
    return row is not None and bool(row.now)


def on_the_ladder(level: str) -> str:
    """A level of before as its neighbour in strength on the ladder; any other as it is.

    >>> on_the_ladder("easy")
    'beginner'
    """
    row = LEVELS.get(level)
    return row.now if row is not None and row.now else level


def parse_level(text: str) -> tuple[Level, Switches]:
    """The level and all its switches named by `medium` or `medium:goal=win`.

    Raises BadLevel.
    """
    name, _, rest = text.partition(":")
    level = LEVELS.get(name)
    if level is None:
        raise BadLevel(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    chosen = {key: values[0] for key, values in level.switches.items()}
    for part in rest.split(",") if rest else ():
        key, _, value = part.partition("=")
        allowed = level.switches.get(key)
        if allowed is None:
            raise BadLevel(f"level {name} has no switch {key!r}; it has {', '.join(level.switches)}")
        if key in WORDS:
            try:
                WORDS[key](value)
            except ValueError as error:
                raise BadLevel(f"switch {key}: {error}") from None
        elif value not in allowed:
            raise BadLevel(f"switch {key} may be {' or '.join(allowed)}, not {value!r}")
        chosen[key] = value
    return level, chosen


def switches_of(text: str) -> Mapping[str, tuple[str, ...]]:
    """The switches that a level has, each with its values; none for a program."""
    name = text.partition(":")[0]
    return LEVELS[name].switches if name in LEVELS else {}


def wishing(text: str, wishes: Switches) -> str:
    """A level with its switches as wished, where it has them and says nothing of them itself.

    >>> wishing("maestro:signs=off", {"goal": "win", "signs": "on"})
    'maestro:signs=off,goal=win'
    """
    name, _, rest = text.partition(":")
    said = rest.split(",") if rest else []
    named = {part.partition("=")[0] for part in said}
    known = switches_of(text)
    said += [f"{key}={value}" for key, value in wishes.items() if key in known and key not in named]
    return f"{name}:{','.join(said)}" if said else text


def without(text: str, switch: str) -> str:
    """A level that says nothing of a switch.

    >>> without("maestro:signs=off,goal=win", "signs")
    'maestro:goal=win'
    """
    name, _, rest = text.partition(":")
    said = [part for part in rest.split(",") if part and part.partition("=")[0] != switch]
    return f"{name}:{','.join(said)}" if said else name


def make_player(text: str, *, seed: int | str, seat: int, moment: str = "") -> Player:
    """A player of a level with switches; seed and seat alone decide its randomness.

    At a `moment` it is the same player (how it remembers stays), whose chance from here on follows from that
    moment as well.
    Raises BadLevel.
    """
    level, switches = parse_level(text)
    of_play, of_talk = f"briscola:{seed}:{seat}", f"briscola:{seed}:{seat}:talk"
    play, talk = Random(of_play), Random(of_talk)
    player = level.make(play, switches, talk if switches.get("signs") == "on" else None)
    if moment:
        play.seed(f"{of_play}:{moment}")
        talk.seed(f"{of_talk}:{moment}")
    return player
