"""The result of one table of a season or cup, from its events alone, and the points that it gives.

Everybody gets 2 points for each opponent left behind and 1 for each who stands level, so every meeting of two
people is worth 2 points, whatever the game and the size of the table. Partners do not meet.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from briscola import __version__
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event, GivenUp, HandEnded, MatchBegan
from briscola.engine.occupant import Occupant
from briscola.engine.ranks import ranks_of
from briscola.engine.replay_cursor import in_force
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.storage.match_choices import seated
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable

AHEAD, LEVEL = 2, 1
"""Points for an opponent left behind, and for one who stands level."""


class TableGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game of a table, and the winning hands of its match."""

    variant: str = "briscola"
    players: int = 2
    options: Mapping[str, OptionValue] = {}
    winning_hands: int = 1

    def rules(self) -> Rules:
        """The rules of the game. Raises BadOption."""
        return make_rules(self.variant, self.players, self.options)

    def setup(self, players: Sequence[Occupant]) -> MatchSetup:
        """The match of the table, with these players by seat."""
        return seated(MatchSetup(**structs.asdict(self)), players)


class TableResult(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a match, by seat. `partners` are the sides; empty where everybody is alone."""

    ranks: tuple[int, ...]
    """1 for whoever stands best; partners share a rank, and so do opponents who stand level."""
    hands: tuple[int, ...]
    """Hands won."""
    partners: tuple[tuple[int, ...], ...] = ()
    record: str = ""
    """Id of the record of the match; empty if computers played it alone."""
    program: str = f"briscola {__version__}"
    """The program that played it; empty if it was lost without play."""

    @property
    def played(self) -> bool:
        """True unless the table was lost without play."""
        return self.program != ""


def result_of(events: Sequence[Event], *, record: str = "") -> TableResult | None:
    """The result of a match, by the seats of its record; None if it is not over.

    A match given up is lost for whoever sits at seat 0, and for a partner there.
    """
    holding = in_force(events)
    began = next((event for event in holding if isinstance(event, MatchBegan)), None)
    if began is None:
        return None
    rules = make_rules(began.variant, began.players, began.options)
    ended = [event for event in holding if isinstance(event, HandEnded)]
    hands = tuple(sum(seat in hand.winners for hand in ended) for seat in range(rules.players))
    partners = rules.sides if rules.in_sides else ()
    ranks = ranks_of(holding)
    if ranks is None:
        if not is_given_up(holding):
            return None
        return structs.replace(lost_result(rules, record=record), hands=hands)
    return TableResult(ranks=ranks, hands=hands, partners=partners, record=record)


def is_given_up(events: Sequence[Event]) -> bool:
    """True for a match that somebody has given up."""
    return any(isinstance(event, GivenUp) for event in in_force(events))


def is_broken_off(game: TableGame, result: TableResult) -> bool:
    """True for a match that somebody has given up: nobody has won the hands that it needs."""
    return game.rules().match_form.by_wins and max(result.hands) < game.winning_hands


def lost_result(rules: Rules, *, record: str = "") -> TableResult:
    """The result of a match that is lost without having been played to its end, for seat 0 and a partner."""
    lost = [seat in rules.side_of[0] for seat in range(rules.players)]
    return TableResult(
        ranks=tuple(1 + lost.count(False) * each for each in lost),
        hands=(0,) * rules.players,
        partners=rules.sides if rules.in_sides else (),
        record=record,
    )


def meetings(result: TableResult) -> Iterator[tuple[int, int, int]]:
    """Every meeting at a table: a seat, an opponent's seat, and the points of the first against that one."""
    side = {seat: side for side in result.partners for seat in side}
    for mine, my_rank in enumerate(result.ranks):
        for other, rank in enumerate(result.ranks):
            if other != mine and other not in side.get(mine, ()):
                yield mine, other, AHEAD if my_rank < rank else LEVEL if my_rank == rank else 0


def table_points(result: TableResult) -> tuple[int, ...]:
    """Points of every seat."""
    points = [0] * len(result.ranks)
    for seat, _other, gained in meetings(result):
        points[seat] += gained
    return tuple(points)


def log_of_computers(game: TableGame, levels: Sequence[str], *, seed: int) -> Sequence[Event]:
    """The whole log of a match of computers at all seats; the same arguments give the same one.

    For levels with nets only on the same machine (see `Level.nets`). Raises BadOption, BadLevel.
    """
    rules = game.rules()
    table = RefereedTable(
        rules, winning_hands=game.winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed
    )
    players = [make_player(level, seed=seed, seat=seat) for seat, level in enumerate(levels)]
    return list(play(table, players))


def played_by_computers(game: TableGame, levels: Sequence[str], *, seed: int) -> TableResult:
    """The result of that match. Raises BadOption, BadLevel."""
    result = result_of(log_of_computers(game, levels, seed=seed))
    if result is None:
        raise RuntimeError("a match of computers has no end")
    return result
