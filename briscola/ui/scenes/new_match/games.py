"""The games to choose from: which, in what order, and each as the row or the card that every view draws."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.setup.game_forms import Form, GameLine
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.setup.usual_rules import TEAMS
from briscola.i18n.game_titles import (
    difference,
    full_title,
    home_first,
    home_games,
    is_house_game,
    note,
    searched,
    short_note,
    title,
)
from briscola.storage.evenings.matches import Plays
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.widgets.lists.player_rows import Row, marks_width
from briscola.ui.widgets.lists.row_list import plain

BIG_CHOICES = (
    Form(variant="briscola", players=2),
    Form(variant="briscola", players=4, teams=True),
    Form(variant="briscola", players=3),
    Form(variant="chiamata", players=5),
)
"""The games shown at first sight; the game played last stands beside them if it is another."""


class GameCard(Struct, frozen=True, kw_only=True):
    """A table to sit down at: its name, a few words on it, and the match that would be played."""

    title: str
    note: str
    setup: MatchSetup


def big_choices(chosen: Form) -> Sequence[Form]:
    """As many forms as BIG_CHOICES, those of the home games first, and the chosen one."""
    first = list(dict.fromkeys((*home_games(), *BIG_CHOICES)))[: len(BIG_CHOICES)]
    return tuple(dict.fromkeys((*first, chosen)))


def game_cards(forms: Sequence[Form], choices: Choices) -> Sequence[GameCard]:
    """A card for each form; beside another game briscola needs its name."""
    named = not is_house_game(forms[0].variant)
    cards = []
    for form in forms:
        there = choices.with_form(form)
        whole = named and is_house_game(form.variant)
        words = full_title(form) if whole else title(there.line, form)
        about = difference(there.line, form, there.own_game)
        cards.append(GameCard(title=words, note=about, setup=there.setup()))
    return cards


def arranged(played: Sequence[Plays]) -> Sequence[GameLine]:
    """All lines: the one played last, then by number of matches, the home games, and the table's order.

    `played` begins with the game played last.
    """
    lines = home_first()
    times: dict[GameLine, int] = {}
    for game in played:
        line = next((line for line in lines if _is_of(line, game)), None)
        if line is not None:
            times[line] = times.get(line, 0) + game.times
    last = next(iter(times), None)
    return sorted(lines, key=lambda line: (line != last, -times.get(line, 0)))


def _is_of(line: GameLine, game: Plays) -> bool:
    teams = game.options.get(TEAMS)
    return any(
        form.variant == game.variant
        and form.players == game.players
        and (form.teams is not False) == (teams is not False)
        and line.fits(form, game.options)
        for form in line.forms
    )


def found_by(words: str, lines: Sequence[GameLine]) -> Sequence[int]:
    """Numbers of the lines that contain every word of the search."""
    wanted = plain(words).split()
    told = enumerate(plain(searched(line)) for line in lines)
    return [at for at, text in told if all(word in text for word in wanted)]


def form_row(line: GameLine, form: Form, *, turns: bool = False, short: bool = False) -> Row:
    """A line in one of its forms, among which it `turns`; `short` has fewer words."""
    words = short_note(line, form) if short else note(line, form, turns=turns)
    return Row(name=form.variant, title=title(line, form), note=words, marks=form.sides)


def line_row(line: GameLine, *, marked: bool) -> Row:
    """A line in all its forms: with a mark per player if it has one, else with the numbers of players."""
    form, counts = line.forms[0], sorted({form.players for form in line.forms})
    one = len(line.forms) == 1 and marked
    numbers = str(counts[0]) if len(counts) == 1 else f"{counts[0]} – {counts[-1]}"
    shown = line.forms if len(counts) == 1 else (form,)
    return Row(
        name=form.variant,
        title=title(line, form),
        note=", ".join(dict.fromkeys(difference(line, each) for each in shown)),
        marks=form.sides if one else (),
        aside="" if one else numbers,
    )


def row_width(kit: Kit, row: Row) -> int:
    """Width in px of a row's words and of what stands at their right."""
    words = max(kit.fonts.width(row.title, "row"), kit.fonts.width(row.note, "small"))
    return words + (kit.fonts.width(row.aside, "small") if row.aside else marks_width(kit, row.marks))
