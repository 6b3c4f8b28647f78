"""The games that people play at home in the language in use: first in New match, and the first match."""

from collections.abc import Sequence

from briscola.engine import variants
from briscola.i18n.languages import LANGUAGES, HomeGame
from briscola.i18n.text import language
from briscola.ui.scenes.new_match.form_list import Form, GameLine, forms


def home_games() -> Sequence[HomeGame]:
    """The home games of the language in use, first one first."""
    return LANGUAGES[language()].games


def form_of(game: HomeGame) -> Form:
    """The form of a home game. Raises StopIteration if its variant has no such form."""
    return next(
        form for form in forms(game.variant) if (form.players, form.teams) == (game.players, game.teams)
    )


def usual_form() -> Form:
    """The form of the first home game, else the first form of the first game."""
    return next(
        (form_of(game) for game in home_games()),
        forms(next(iter(variants.VARIANTS)))[0],
    )


def usual_hands(form: Form) -> int:
    """Winning hands of a match in this form where nobody has chosen: the home game's, else the variant's."""
    at_home = next((game.winning_hands for game in home_games() if form_of(game) == form), None)
    return at_home or variants.VARIANTS[form.variant].winning_hands


def home_first(lines: Sequence[GameLine]) -> Sequence[GameLine]:
    """The lines, the home games before the others."""
    found = [form_of(game) for game in home_games()]

    def place(line: GameLine) -> int:
        mine = [at for at, form in enumerate(found) if form in line.forms and not line.made]
        return mine[0] if mine else len(found)

    return sorted(lines, key=place)
