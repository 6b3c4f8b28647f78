"""STEPS, the stairs in order: six first steps, then a first hand of every other game that New match lists.

The first steps are rows. The others follow from the engine's table, so a new game has its step at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from msgspec import Struct, field

from briscola.client.setup.characters import TEACHER
from briscola.client.setup.usual_rules import OWN_GAMES, TEAMS
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS, make_rules

CLASSIC, AUCTION = "briscola", "chiamata"
BY_SEATS = (CLASSIC, AUCTION)
"""Variants that are other games with other numbers of players."""
FRIEND = "peppe"
PUZZLES = 3
"""Puzzles that make the step of puzzles."""


class StepKind(Enum):
    """Things that one does on a step."""

    LESSON = "lesson"  # the first evening
    HAND = "hand"  # a first hand, with a guide
    PUZZLES = "puzzles"
    MATCH = "match"  # a match of several hands


class StairFlight(Enum):
    """A flight of the stairs."""

    FIRST = "first"
    FAMILY = "family"  # the other games
    TABLES = "tables"  # the same games with other tables


class StairStep(Struct, frozen=True, kw_only=True):
    """A step: what one does on it, and at which table. `name` is the word of settings and stays as it is."""

    name: str
    kind: StepKind
    variant: str = CLASSIC
    players: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options that make this game: pairs or alone, and those of `OWN_GAMES`."""
    winning_hands: int = 1
    flight: StairFlight = StairFlight.FIRST
    beginner: bool = False
    """True if whoever knows the game can leave it out."""
    opponent: str = TEACHER
    """Face of the opponent where two play."""

    @property
    def rules(self) -> Rules:
        """The rules of the game, without any house rule."""
        return make_rules(self.variant, self.players, self.options)


FIRST_HAND = StairStep(name="first-hand", kind=StepKind.HAND, beginner=True)
FIRST: Sequence[StairStep] = (
    StairStep(name="first-evening", kind=StepKind.LESSON, beginner=True),
    FIRST_HAND,
    StairStep(name="puzzles", kind=StepKind.PUZZLES, beginner=True),
    StairStep(name="match", kind=StepKind.MATCH, winning_hands=2, beginner=True, opponent=FRIEND),
    StairStep(name="pairs", kind=StepKind.HAND, players=4),
    StairStep(name="auction", kind=StepKind.HAND, variant=AUCTION, players=5),
)
"""The first flight."""


def own_game(rules: Rules) -> str:
    """Slug of the game as a step names it: without house rules, and in the family at any table."""
    seats = rules.variant in BY_SEATS
    keys = (TEAMS, *OWN_GAMES) if seats else OWN_GAMES
    kept = {key: value for key, value in rules.changed.items() if key in keys}
    players = rules.players if seats else VARIANTS[rules.variant].players[0]
    return make_rules(rules.variant, players, kept).slug


def _games(variant: str) -> Iterator[tuple[int, Mapping[str, OptionValue]]]:
    """Number of players and options of every game of a variant, as New match lists them."""
    row = VARIANTS[variant]
    own = next((option for option in row.options if option.key in OWN_GAMES), None)
    made = [] if own is None else [{own.key: value} for value in own.values if value != own.default]
    for players in row.players if variant in BY_SEATS else row.players[:1]:
        alone = variant in BY_SEATS and TEAMS in make_rules(variant, players).options
        seats: Sequence[Mapping[str, OptionValue]] = ({}, {TEAMS: False}) if alone else ({},)
        yield from ((players, {**seat, **value}) for seat in seats for value in ({}, *made))


def _further() -> Iterator[StairStep]:
    """A first hand of every game without a step in the first flight: the family, then the other tables."""
    first = {step.rules.slug for step in FIRST}
    for flight in (StairFlight.FAMILY, StairFlight.TABLES):
        for variant in VARIANTS:
            if (variant in BY_SEATS) is (flight is StairFlight.FAMILY):
                continue
            for players, options in _games(variant):
                step = StairStep(
                    name=make_rules(variant, players, options).slug,
                    kind=StepKind.HAND,
                    variant=variant,
                    players=players,
                    options=options,
                    flight=flight,
                )
                if step.name not in first:
                    yield step


STEPS: Sequence[StairStep] = (*FIRST, *_further())
"""All steps, from the lowest."""
BY_NAME: Mapping[str, StairStep] = {step.name: step for step in STEPS}


def first_hand_of(rules: Rules) -> StairStep:
    """The first hand of a game, whatever its house rules. Raises StopIteration if it has no step."""
    game = own_game(rules)
    return next(step for step in STEPS if step.kind is StepKind.HAND and step.rules.slug == game)
