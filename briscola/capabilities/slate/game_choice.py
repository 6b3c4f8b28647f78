"""The games that a slate can be begun for: by players, with what bears on the counting, and every goal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.slate.evening import RealGame, Rotation, may_rotate
from briscola.client.tournament.table_result import TableGame
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS, WINNING_HANDS, make_rules, without_effect

PLAYERS = tuple(range(2, 7))
Options = Mapping[str, OptionValue]
_COUNTINGS: Sequence[Options] = (
    {},
    {"teams": False},
    {"capot": True},
    {"stakes": True},
    {"teams": False, "stakes": True},
    {"multiplier": True},
    {"capot_doubles": True},
    {"multiplier": True, "capot_doubles": True},
    {"capot_doubles": True, "capot_by": "points"},
    {"multiplier": True, "capot_doubles": True, "capot_by": "points"},
    {"void_doubles": True, "match": "hands"},
    {"multiplier": True, "void_doubles": True, "match": "hands"},
    {"tie_counts": True},
    {"trump_by": "turned"},
    {"mariazza": True},
    {"first_marianna": 40},
)
"""House rules that bear on the counting, those that are played together in one row."""
_GOALS: Sequence[Options] = (
    {},
    {"match": "wins"},
    *({"to_points": points} for points in (121, 151, 250, 300, 500, 501)),
    {"total_120": True},
    *({"match": "hands", "match_hands": hands} for hands in (5, 10, 15, 20, 25, 30)),
    *({"match": "target", "match_target": target} for target in (5, 11, 15, 21, 31)),
)
ROTATIONS: Sequence[Rotation] = ("never", "match", "hand")


def variants_for(players: int) -> Sequence[str]:
    """The games that so many people play."""
    return tuple(name for name, row in VARIANTS.items() if players in row.players)


def countings(variant: str, players: int) -> Sequence[Options]:
    """The ways to count a game, the usual one first."""
    return tuple(options for options, _rules in _valid(variant, players, {}, _COUNTINGS))


def goals(variant: str, players: int, counting: Options) -> Sequence[TableGame]:
    """A game counted like this, with every goal of its match."""
    found = []
    for options, rules in _valid(variant, players, counting, _GOALS):
        hands = WINNING_HANDS if rules.match_form.by_wins else (VARIANTS[variant].winning_hands,)
        both = {**counting, **options}
        found += [
            TableGame(variant=variant, players=players, options=both, winning_hands=most) for most in hands
        ]
    return tuple(found)


def _valid(
    variant: str, players: int, base: Options, more: Sequence[Options]
) -> Iterator[tuple[Options, Rules]]:
    """The options that make a game of their own, without any that change nothing."""
    seen: set[str] = set()
    for options in more:
        try:
            rules = make_rules(variant, players, {**base, **options})
        except BadOption:
            continue
        if rules.slug not in seen and not without_effect(rules) & {*base, *options}:
            seen.add(rules.slug)
            yield options, rules


class GameDraft(Struct, frozen=True, kw_only=True):
    """A game that is being chosen, by numbers in the lists above, and who plays it."""

    names: tuple[str, ...] = ("", "")
    variant: str = "briscola"
    counting: int = 0
    goal: int = -1
    """Below 0: the usual one."""
    rotates: Rotation = "never"

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.names)

    @property
    def countings(self) -> Sequence[Options]:
        """The ways to count the game."""
        return countings(self.variant, self.players)

    @property
    def goals(self) -> Sequence[TableGame]:
        """The goals of its match."""
        return goals(self.variant, self.players, self.countings[self.counting])

    @property
    def game(self) -> TableGame:
        """The game as chosen."""
        return self.goals[self.goal]

    @property
    def may_rotate(self) -> bool:
        """True if it is asked how often partners change."""
        return may_rotate(self.game.rules())

    def named(self, player: int, name: str) -> "GameDraft":
        """The draft with another name of a player, from 0 on."""
        return replace(self, names=(*self.names[:player], name, *self.names[player + 1 :]))

    def with_(
        self, field: Literal["players", "variant", "counting", "goal", "rotates"], value: int
    ) -> "GameDraft":
        """The draft with another choice; what does not go with it becomes the usual. Raises IndexError."""
        if value < 0:
            raise IndexError(value)
        match field:
            case "players":
                players = PLAYERS[value]
                names = (*self.names, *("",) * players)[:players]
                variants = variants_for(players)
                variant = self.variant if self.variant in variants else variants[0]
                return _usual(replace(self, names=names, variant=variant, counting=0))
            case "variant":
                variant = variants_for(self.players)[value]
                return _usual(replace(self, variant=variant, counting=0))
            case "counting":
                self.countings[value]
                return _usual(replace(self, counting=value))
            case "goal":
                self.goals[value]
                return replace(self, goal=value)
            case "rotates":
                return replace(self, rotates=ROTATIONS[value])


def _usual(draft: GameDraft) -> GameDraft:
    """The draft with the usual goal of its game."""
    options = draft.countings[draft.counting]
    hands = make_rules(draft.variant, draft.players, options).usual_wins
    usual = TableGame(variant=draft.variant, players=draft.players, options=options, winning_hands=hands)
    return replace(draft, goal=draft.goals.index(usual))


def first_draft() -> GameDraft:
    """The draft that a new slate begins with."""
    return _usual(GameDraft())


def draft_of(names: Sequence[str], now: RealGame) -> GameDraft:
    """The game that goes on, as a draft for the next one."""
    game = now.game
    found = GameDraft(names=tuple(names), variant=game.variant, rotates=now.rotates)
    for counting in range(len(found.countings)):
        goals_so = replace(found, counting=counting).goals
        if game in goals_so:
            return replace(found, counting=counting, goal=goals_so.index(game))
    return _usual(found)
