"""The table of a step: the usual company at the lowest level, and the rules of the game as they are."""

from briscola.capabilities.stairs.stairs import StairStep
from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import REGULARS, MatchSetup
from briscola.client.setup.usual_rules import usual_options
from briscola.players.levels import LEVELS
from briscola.storage.match_choices import Opponent

LOWEST = next(name for name, level in LEVELS.items() if level.ladder)
"""The weakest level that one can choose."""


def setup_of(step: StairStep, *, player: str, face: str) -> MatchSetup:
    """The match of a step, which leaves nothing to choose."""
    company = (step.opponent,) if step.players == 2 else REGULARS[step.players]
    return MatchSetup(
        variant=step.variant,
        players=step.players,
        options=usual_options(step.variant, step.players, step.options),
        winning_hands=step.winning_hands,
        player=player,
        face=face,
        opponents=tuple(Opponent(name=person(name).title, face=name, level=LOWEST) for name in company),
    )
