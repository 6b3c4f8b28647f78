"""Players of the arena that are no levels: the greedy yardstick and the sparring partners, in process."""

from collections.abc import Mapping
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from briscola.arena.duplicate_hand import Guest
from briscola.engine.actions import Action
from briscola.engine.notation import action_from_json, action_to_json, observation_to_json
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.player import Player
from training.sparring.roster import PARTNERS, make_partner

GREEDY = Path(__file__).resolve().parents[2] / "shared" / "bots" / "greedy.py"


@cache
def _greedy_module() -> ModuleType:
    spec = spec_from_file_location("greedy", GREEDY)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class GreedyGuest:
    """The program of the yardstick, asked without a process of its own."""

    def __init__(self, rules: Rules) -> None:
        self._bot = _greedy_module().Greedy({"variant": rules.variant, "sides": rules.sides})

    def choose(self, view: Observation) -> Action:
        """Its answer to `act`."""
        legal = [action_to_json(action) for action in view.legal]
        return action_from_json(self._bot.act(observation_to_json(view), legal))


def _greedy(rules: Rules, _seed: str, _seat: int) -> Player:
    return GreedyGuest(rules)


GUESTS: Mapping[str, Guest] = {"greedy": _greedy} | {name: partial(make_partner, name) for name in PARTNERS}
