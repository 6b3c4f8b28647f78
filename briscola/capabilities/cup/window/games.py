"""The games that a cup may be played in, as New match names them."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from briscola.capabilities.cup.forms import CupForm
from briscola.client.setup import TEAMS
from briscola.client.tournament import TableGame
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue
from briscola.i18n.game_titles import full_title, lines, title


class CupGame(NamedTuple):
    """A game that fits a form, with its name."""

    game: TableGame
    title: str

    def is_of(self, table: TableGame) -> bool:
        """True if this game is played at that table, however long its match is."""
        return structs.replace(table, winning_hands=self.game.winning_hands) == self.game


def games_for(form: CupForm) -> Sequence[CupGame]:
    """All games that can be played in a form, in the order of New match."""
    found: dict[str, CupGame] = {}
    for line in lines():
        for each in line.forms:
            options: dict[str, OptionValue] = {} if each.teams is None else {TEAMS: each.teams}
            if line.made and line.house is not None:
                options[line.house[0]] = line.house[1]
            game = TableGame(variant=each.variant, players=each.players, options=options)
            try:
                fits = form.takes(game.rules())
            except BadOption:
                continue
            if fits:
                words = full_title(each) if not line.made else title(line, each)
                found.setdefault(words, CupGame(game, words))
    return list(found.values())
