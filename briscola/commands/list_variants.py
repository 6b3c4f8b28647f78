"""`briscola variants`: every game with its player counts and house rules, from the engine's table."""

from collections.abc import Iterator, Sequence

import msgspec

from briscola.engine.options import BadOption, Option, Setting, applying
from briscola.engine.rules import spell
from briscola.engine.variants import VARIANTS, WINNING_HANDS, Variant, make_rules

Json = dict[str, object]


def variants() -> Json:
    """The object that `--json` prints, with all variants in it."""
    return {"variants": [_variant(row) for row in VARIANTS.values()]}


def json_line() -> str:
    """The object as one line."""
    return msgspec.json.encode(variants()).decode()


def _variant(row: Variant) -> Json:
    return {
        "variant": row.name,
        "players": sorted(row.players),
        "usual_players": row.players[0],
        "winning_hands": {"default": row.winning_hands, "values": list(WINNING_HANDS)},
        "options": [_option(row, option, counts) for option, counts in _settable(row)],
        **_other_hands(row),
    }


def _other_hands(row: Variant) -> Json:
    """Usual winning hands with one option changed, where they are others: `{"mariazza=on":4}` (V-MA-6)."""
    found: Json = {}
    for option, counts in _settable(row):
        for value in option.values:
            try:
                hands = make_rules(row.name, counts[0], {option.key: value}).usual_wins
            except BadOption:  # it needs another option beside it
                continue
            if hands != row.winning_hands:
                found[f"{option.key}={spell(value)}"] = hands
    return {"winning_hands_of_options": found} if found else {}


def _option(row: Variant, option: Option, counts: list[int]) -> Json:
    here = {
        str(players): found
        for players in counts
        for found, _ in applying(row.options, players, lambda option: option.default)
        if found.key == option.key
    }
    fewer = {players: list(found.values) for players, found in here.items() if found.values != option.values}
    other = {players: found.default for players, found in here.items() if found.default != option.default}
    said: Json = {
        "key": option.key,
        "type": option.kind,
        "default": option.default,
        "values": list(option.values),
        "players": counts,
    }
    said |= {"values_of_players": fewer} if fewer else {}
    return said | ({"default_of_players": other} if other else {})


def _settable(row: Variant) -> Iterator[tuple[Option, list[int]]]:
    """The options that may be set for some number of players, with the right choice of at most one other."""
    for option in row.options:
        counts = [n for n in sorted(row.players) if any(map(option.applies, _settings(row, n)))]
        if counts:
            yield option, counts


def _settings(row: Variant, players: int) -> Iterator[Setting]:
    """The defaults, and the defaults with one option changed."""
    there = list(applying(row.options, players, lambda option: option.default))
    usual = {option.key: default for option, default in there}
    yield Setting(players=players, chosen=usual)
    for option, default in there:
        for value in option.values:
            if value != default:
                yield Setting(players=players, chosen=usual | {option.key: value})


def in_words() -> Iterator[str]:
    """The variants in words, for people, line by line."""
    for row in VARIANTS.values():
        yield f"{row.name}: {_listed([str(n) for n in sorted(row.players)])} players"
        width = max(len(option.key) for option in row.options)
        for option, counts in _settable(row):
            where = "" if counts == sorted(row.players) else f" [{_listed([str(n) for n in counts])} players]"
            yield f"  {option.key:{width}}  {option.allowed} ({spell(option.default)}){where}"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + f" or {words[-1]}" if len(words) > 1 else words[0]
