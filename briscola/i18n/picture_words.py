"""The words under a saved picture of a table, and those that say where it lies."""

from collections.abc import Sequence
from pathlib import Path

from briscola.client.host.recorder import refused
from briscola.client.view.view import View
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.result_words import ALONE, listed_names, result_reason, result_title
from briscola.i18n.saving_words import reason_text
from briscola.i18n.text import _, upper


def company(view: View, names: Sequence[str]) -> str:
    """Everybody at the table, partners together: `Anna and Ada · Teresa and Rocco`."""
    sides = view.rules.sides if view.rules.in_sides else [(place,) for place in range(view.rules.players)]
    return " · ".join(listed_names([names[place] for place in side]) for side in sides)


def position_words(
    view: View,
    names: Sequence[str],
    score: str,
    *,
    naming: Naming = ITALIAN,
    people: Sequence[int] = ALONE,
) -> str:
    """The game with its moment and score, or the result of the hand once it has ended."""
    if view.ended is None:
        said = hand_text(view)
    else:
        title = result_title(view.ended, names, people=people)
        said = f"{title}: {result_reason(view, view.ended, names, naming=naming, people=people)}"
    return " · ".join((game_title(view.rules), said, score))


def saved_words(path: Path) -> tuple[str, str]:
    """The slip for a saved picture: headline, and where it lies."""
    return _("The picture is saved"), str(path)


def not_saved_words(folder: Path, error: OSError) -> tuple[str, str]:
    """The slip for a picture that could not be saved: headline and reason."""
    if isinstance(error, NotADirectoryError):
        reason = _("There is no folder {folder}.").format(folder=folder)
    else:
        reason = upper(f"{reason_text(refused(error))}.")
    return _("The picture cannot be saved"), reason
