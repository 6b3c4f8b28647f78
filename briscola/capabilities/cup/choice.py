"""All that is chosen before a cup is drawn, in a window and on the page of a dealer. Data alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.cup.cup import Cup, Entrant, draw
from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.forms import FORMS, MOST, form_of
from briscola.capabilities.cup.people import with_computers
from briscola.client.setup.game_forms import lines_of
from briscola.client.setup.usual_rules import TEAMS
from briscola.client.tournament.table_result import TableGame
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, WINNING_HANDS
from briscola.players.levels import LADDER

Field = Literal["form", "game", "hands", "size", "level"]


class CupChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The form of a cup, its game, its size and the level of its computers; at first a cup for an evening."""

    form: str = "everybody"
    game: TableGame = TableGame(winning_hands=4)
    """Its winning hands are kept for the next game where this one is not played to hands won."""
    size: int = 6
    level: str = "regular"

    def sizes(self, least: int = 0) -> Sequence[int]:
        """Numbers of entrants that can play it, from `least`."""
        return [n for n in range(least, MOST + 1) if form_of(self.form).allows(n, self.game.players)]

    def index_in(self, games: Sequence[TableGame]) -> int:
        """Place of its game in one of the lists of `games_for`."""
        return games.index(replace(self.game, winning_hands=games[0].winning_hands))

    def with_(self, field: Field, value: int) -> "CupChoice":
        """The choice with another value, by its number in its list. Raises IndexError."""
        match field:
            case "form":
                form = [*FORMS][value]
                fits = form_of(form).takes(self.game.rules())
                return replace(self, form=form).with_game(self.game if fits else games_for(form)[0])
            case "game":
                return self.with_game(games_for(self.form)[value])
            case "hands":
                return replace(self, game=replace(self.game, winning_hands=WINNING_HANDS[value]))
            case "size":
                return replace(self, size=self.sizes()[value])
            case "level":
                return replace(self, level=LADDER[value])

    def with_game(self, game: TableGame) -> "CupChoice":
        """The choice with another game, as large as can be had."""
        return replace(self, game=replace(game, winning_hands=self.game.winning_hands)).with_space(0)

    def with_space(self, people: int) -> "CupChoice":
        """The choice with the nearest size at which so many have a place."""
        return replace(self, size=min(self.sizes(people), key=lambda n: abs(n - self.size)))

    def draw(self, people: Sequence[Entrant], seed: int, day: str = "") -> Cup:
        """A cup of these people with its tables drawn; computers take the places that are left."""
        by_wins = self.game.rules().match_form.by_wins
        return draw(
            seed=seed,
            form=self.form,
            game=self.game if by_wins else replace(self.game, winning_hands=1),
            level=self.level,
            entrants=with_computers(people, self.size, self.level),
            day=day,
        )


@lru_cache
def games_for(form: str, *, made: bool = False) -> Sequence[TableGame]:
    """All games that can be played in a form, with their usual rules.

    With `made` there are also those that a house rule makes of another game.
    """
    found: list[TableGame] = []
    for line in (line for variant in VARIANTS for line in lines_of(variant) if made or not line.made):
        house: dict[str, OptionValue] = dict([line.house]) if line.made and line.house else {}
        for each in line.forms:
            options = house if each.teams is None else {TEAMS: each.teams, **house}
            game = TableGame(variant=each.variant, players=each.players, options=options)
            if form_of(form).takes(game.rules()):
                found.append(game)
    return tuple(found)


def choice_after(ended: Sequence[CupRow]) -> CupChoice:
    """The choices of the last cup that was played to its end, as far as they can be had."""
    usual = CupChoice()
    last = next((row for row in reversed(ended) if row.champions), None)
    if last is None:
        return usual
    games, rules = games_for(last.form, made=True), last.game.rules()
    game = next((each for each in games if each.rules().slug == rules.slug), games[0])
    hands = last.game.winning_hands if rules.match_form.by_wins else usual.game.winning_hands
    return CupChoice(
        form=last.form,
        game=replace(game, winning_hands=hands),
        size=last.size,
        level=last.level if last.level in LADDER else usual.level,
    )
