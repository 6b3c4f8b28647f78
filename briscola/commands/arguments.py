"""Command-line words as values; anything else is refused in a sentence that names what is allowed."""

import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path

from briscola.commands.errors import CannotDo, WrongUsage
from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules, without_effect
from briscola.i18n.option_words import why_idle
from briscola.players.bots.command import is_program
from briscola.players.bots.faults import plain
from briscola.players.habits.habits import LARGEST, BadHabits, from_json
from briscola.players.levels import ADAPT, BadLevel, parse_level, switches_of
from briscola.storage.files.safe_read import read_plain

LARGEST_SEED = 2**64 - 1
DIGITS = 20  # no number of the command line is longer; int() refuses to read very long ones
SMALLEST_SIZE = (1024, 600)
LARGEST_SIZE = (7680, 4320)


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`, for argparse."""
    wanted = f"a whole number of at least {low}" if high is None else f"a whole number from {low} to {high}"

    def read(text: str) -> int:
        if re.fullmatch(rf"-?[0-9]{{1,{DIGITS}}}", text) is None or not _within(int(text), low, high):
            raise ArgumentTypeError(f"{text!r} is not {wanted}")
        return int(text)

    return read


def _within(number: int, low: int, high: int | None) -> bool:
    return number >= low and (high is None or number <= high)


seed = whole_number(0, LARGEST_SEED)


def key_and_value(text: str) -> tuple[str, str]:
    """An option written KEY=VALUE, for argparse."""
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise ArgumentTypeError(f"{text!r} is not of the form KEY=VALUE")
    return key, value


def table_link(text: str) -> str:
    """The link of a table. Raises WrongUsage for any other."""
    from briscola.network.addresses.table_link import NoTableLink, read_table_link

    try:
        read_table_link(text)
    except NoTableLink as error:
        raise WrongUsage(f"this link names no table: {error}") from None
    return text


def window_size(text: str) -> tuple[int, int]:
    """A size written WxH in pixels, for argparse."""
    found = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    width, height = int(found[1]), int(found[2])
    low, high = SMALLEST_SIZE, LARGEST_SIZE
    if not (low[0] <= width <= high[0] and low[1] <= height <= high[1]):
        raise ArgumentTypeError(f"{text!r} is not between {low[0]}x{low[1]} and {high[0]}x{high[1]}")
    return width, height


def game(variant: str, players: int | None, options: Sequence[tuple[str, str]]) -> Rules:
    """The rules of the game asked for; without `players` the variant's usual number.

    Says on stderr which of the options have no effect in it.
    Raises BadOption, or WrongUsage for an option given twice.
    """
    wanted: dict[str, str] = {}
    for key, value in options:
        if key in wanted:
            raise WrongUsage(f"option {key} is given twice")
        wanted[key] = value
    if players is None:
        row = VARIANTS.get(variant)
        players = row.players[0] if row is not None else 0
    rules = make_rules(variant, players, wanted)
    for key in without_effect(rules) & wanted.keys():
        print(f"option {key} has no effect here: {why_idle(key)}", file=sys.stderr)
    return rules


def winning_hands(wanted: int | None, rules: Rules) -> int:
    """The hands that win a match; None is the usual number.

    Raises WrongUsage where points win it, not hands (V-PT-3).
    """
    if wanted is None:
        return rules.usual_wins
    if rules.match_form.by_points:
        raise WrongUsage("--winning-hands does not apply to a match by points")
    return wanted


def level(text: str) -> str:
    """A level with its switches, where `adapt=FILE` has become the habits in that file.

    Raises BadLevel, or CannotDo for a file that cannot be read. No comma can stand in its name.
    """
    name, _, rest = text.partition(":")
    if ADAPT in switches_of(text):
        parts = [_with_habits(part) for part in rest.split(",")] if rest else []
        text = f"{name}:{','.join(parts)}" if parts else name
    parse_level(text)
    return text


def _with_habits(switch: str) -> str:
    key, _, file = switch.partition("=")
    if key != ADAPT:
        return switch
    if not file:
        raise BadLevel(f"switch {ADAPT}: name a file of habits")
    try:
        habits = from_json(read_plain(Path(file), LARGEST + 1))
    except OSError as error:
        raise CannotDo(f"{file} cannot be read: {error.strerror or error}") from None
    except (BadHabits, ValueError) as error:  # a name that no file has is a ValueError too
        raise CannotDo(f"{file} tells of no habits: {plain(str(error))}") from None
    return f"{ADAPT}={habits.spell()}"


def contestant(text: str) -> str:
    """Contestant in the arena: a program's command as written, or a checked level."""
    return text if is_program(text) else level(text)


def seats(levels: str, players: int) -> Sequence[str]:
    """The level of each seat from `a` (for all) or `a,b,…` (one per seat), each as `level` reads it.

    Commas separate the switches of a level as well: `medium:goal=win,x=y,easy` is two levels. Raises
    BadLevel, CannotDo, or WrongUsage for a wrong number of levels.
    """
    named: list[str] = []
    for part in levels.split(","):
        key, equals, _ = part.partition("=")
        if named and ":" in named[-1] and equals and ":" not in key:
            named[-1] += f",{part}"
        else:
            named.append(part)
    named = [level(text) for text in named]
    if len(named) not in (1, players):
        raise WrongUsage(f"give one level, or one for each of the {players} seats, not {len(named)}")
    return named * players if len(named) == 1 else named
