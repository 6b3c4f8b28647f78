"""The choices as the settings keep them, read with care: anything may stand there."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from briscola.client.hot_seat.agreement import company_of
from briscola.client.setup.characters import TEACHER, own_people, person, regular_people
from briscola.client.setup.game_forms import Form, forms, game_keys, own_game_option
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine import variants
from briscola.engine.rules import OptionValue
from briscola.i18n.game_titles import usual_form, usual_hands
from briscola.players.bots.command import COMMAND
from briscola.players.levels import LADDER, on_the_ladder
from briscola.storage.match_choices import Opponent
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import clean
from briscola.ui.scenes.new_match.next_match import (
    KEPT_PROGRAMS,
    NAME_LENGTH,
    SAVED_RULES,
    USUAL_LEVEL,
    Choices,
    KeptChoices,
)
from briscola.ui.scenes.new_match.opponent_kinds import can_be_read


def first_match(player: str, face: str) -> MatchSetup:
    """The first game with Teresa at the weakest level."""
    form = usual_form()
    choices = Choices(form=form, winning_hands=usual_hands(form, {}), player=player, face=face)
    return choices.with_opponent(1, face=TEACHER, name=person(TEACHER).title, level=LADDER[0]).setup()


def last_match(
    kept: Mapping[str, Any], player: str, face: str, others: Sequence[Profile] = (), *, alone: bool = False
) -> MatchSetup:
    """The match last chosen, as the settings keep it; before any, the first one, whatever else they keep.

    `others` and `alone` as in `read_choices`.
    """
    if "variant" not in kept:
        return first_match(player, face)
    return read_choices(kept, player, others, alone=alone).setup()


def read_choices(
    kept: Mapping[str, Any], player: str = "", others: Sequence[Profile] = (), *, alone: bool = False
) -> Choices:
    """Read the choices from the settings; use defaults for anything unknown or damaged.

    `others` are the household besides the person who begins: whoever is not among them has left the table.
    `alone`: nobody else of this computer sits down.
    """
    found = _undamaged(kept)
    form = _form(found)
    own_games, wishes = _house_rules(found, form)
    own = [p.name for p in own_people()]
    there = Choices(form=form, own_games=own_games, wishes=wishes)
    known_hands = found.winning_hands in variants.WINNING_HANDS
    return replace(
        there,
        winning_hands=found.winning_hands if known_hands else usual_hands(form, there.wanted),
        player=player,
        face=found.face if found.face in own else own[0] if own else "",
        tables=_tables(found.tables),
        programs=_programs(found.programs),
        named_rules=_named_rules(found.named_rules),
        company=company_of(kept).known_to(others),
        alone=alone,
    )


def remembering_program(kept: Mapping[str, Any], level: str) -> Mapping[str, Any]:
    """Add a program to those that the settings keep as seated before."""
    return {**kept, "programs": list(read_choices(kept).remembering(level).programs)}


def _undamaged(kept: Mapping[str, Any]) -> KeptChoices:
    """Everything kept that is of its type."""
    found: dict[str, Any] = {}
    for each in msgspec.structs.fields(KeptChoices):
        with suppress(KeyError, msgspec.ValidationError):
            found[each.name] = msgspec.convert(kept[each.name], each.type)
    return KeptChoices(**found)


def _form(kept: KeptChoices) -> Form:
    if kept.variant not in variants.VARIANTS:
        return usual_form()
    known = forms(kept.variant)
    same = [form for form in known if form.players == kept.players]
    return next((form for form in same if form.teams == kept.teams), (same or known)[0])


def _house_rules(
    kept: KeptChoices, form: Form
) -> tuple[dict[str, OptionValue], dict[str, dict[str, OptionValue]]]:
    """Read `own_games` and `wishes`; before 0.11 a variant had one set, which goes to its last game."""
    own_games = {
        variant: value
        for variant, value in _values(kept.own_games).items()
        if variant in variants.VARIANTS and own_game_option(variant) is not None
    }
    wishes = {game: _values(wished) for game, wished in kept.rules.items() if game in game_keys()}
    for variant, raw in kept.options.items():
        if variant in variants.VARIANTS:
            wished, option = _values(raw), own_game_option(variant)
            if option is not None and option.key in wished:
                own_games.setdefault(variant, wished.pop(option.key))
            last = form if form.variant == variant else forms(variant)[0]
            wishes.setdefault(last.key(own_games.get(variant)), wished)
    return own_games, wishes


def _named_rules(raw: Mapping[str, Any]) -> dict[str, dict[str, dict[str, OptionValue]]]:
    return {
        game: {
            cleaned: _values(wished)
            for name, wished in list(sets.items())[-SAVED_RULES:]
            if (cleaned := clean(str(name), NAME_LENGTH))
        }
        for game, sets in raw.items()
        if game in game_keys() and isinstance(sets, dict)
    }


def _values(raw: object) -> dict[str, OptionValue]:
    """The entries of a stored object that can be option values, by key."""
    found = raw if isinstance(raw, dict) else {}
    return {str(key): value for key, value in found.items() if isinstance(value, bool | int | str)}


def _programs(raw: Sequence[Any]) -> tuple[str, ...]:
    lines = (line for line in raw if isinstance(line, str) and can_be_read(COMMAND + line))
    return tuple(lines)[:KEPT_PROGRAMS]


def _tables(raw: Mapping[str, Any]) -> dict[int, tuple[Opponent, ...]]:
    found: dict[int, tuple[Opponent, ...]] = {}
    known = {p.name for p in regular_people()}
    for count, seated in raw.items():
        with suppress(msgspec.ValidationError, ValueError):
            opponents, players = msgspec.convert(seated, tuple[Opponent, ...]), int(count)
            faces = {o.face for o in opponents}
            if len(opponents) == len(faces) == players - 1 and faces <= known:
                found[players] = tuple(_seated_now(o) for o in opponents)
    return found


def _seated_now(one: Opponent) -> Opponent:
    """A stored opponent with a name that fits and a level as it can be chosen today, near the stored one."""
    now = on_the_ladder(one.level)
    level = now if can_be_read(now) else USUAL_LEVEL
    return replace(one, name=clean(one.name, NAME_LENGTH), level=level)
