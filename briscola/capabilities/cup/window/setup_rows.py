"""The choices on the page on which a cup is set up, in words."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import structs

from briscola.capabilities.cup.choice import CupChoice, Field, games_for
from briscola.capabilities.cup.forms import FORMS
from briscola.capabilities.cup.words import form_name
from briscola.client.setup import TEAMS, Form
from briscola.client.tournament import TableGame
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_titles import full_title, line_of, title
from briscola.i18n.game_words import target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, count
from briscola.players import LADDER


class SetupRow(NamedTuple):
    """A row of the page: its values by their names, and the choice that follows from another of them."""

    field: Field
    label: str
    values: Sequence[str]
    chosen: int
    choose: Callable[[int], CupChoice]


def setup_rows(choice: CupChoice, people: int) -> Sequence[SetupRow]:
    """The rows for a choice, at whose cup so many people play, from the top."""
    rules = choice.game.rules()
    games, sizes = games_for(choice.form, made=True), choice.sizes(people)
    rows = [
        SetupRow(
            field="form",
            label=_("Form of the cup"),
            values=[form_name(form) for form in FORMS],
            chosen=[*FORMS].index(choice.form),
            choose=partial(choice.with_, "form"),
        ),
        SetupRow(
            field="game",
            label=_("Game"),
            values=[_title_of(game) for game in games],
            chosen=choice.place_in(games),
            choose=lambda at: choice.with_game(games[at]),
        ),
        SetupRow(
            field="hands",
            label=_("The match"),
            values=[target_text(rules, n) for n in WINNING_HANDS],
            chosen=WINNING_HANDS.index(choice.game.winning_hands),
            choose=partial(choice.with_, "hands"),
        ),
        SetupRow(
            field="size",
            label=_("Entrants"),
            values=[count(n) for n in sizes],
            chosen=sizes.index(choice.size),
            choose=lambda at: structs.replace(choice, size=sizes[at]),
        ),
        SetupRow(
            field="level",
            label=_("Computers"),
            values=[level_name(each) for each in LADDER],
            chosen=LADDER.index(choice.level),
            choose=partial(choice.with_, "level"),
        ),
    ]
    return [row for row in rows if row.field != "hands" or rules.match_form.by_wins]


def _title_of(game: TableGame) -> str:
    """The name of a game, as New match has it."""
    teams = game.options.get(TEAMS)
    form = Form(variant=game.variant, players=game.players, teams=None if teams is None else bool(teams))
    line = line_of(form, game.options)
    return title(line, form) if line.made else full_title(form)
