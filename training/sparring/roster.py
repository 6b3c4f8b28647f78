"""The sparring partners by name. Each is a kind of its own, so that no level is tuned against one alone."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from briscola.engine.rules import Rules
from briscola.players.medium import MediumPlayer
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.net import Net, load_net
from briscola.players.player import Player
from training.sparring.pimc import PerfectInformation
from training.sparring.rule_play import RulePlay
from training.sparring.sampled import SampledSearch
from training.sparring.trumper import Trumper
from training.tricks.greedy import greedy
from training.tricks.styles import STYLES

NETS = Path(__file__).with_name("nets")

MANY_WORLDS = 1000

Make = Callable[[Rules, Random], Player]
"""A partner for a game, with its own chance. Raises ValueError for a game that it does not play."""


def _rules(_rules: Rules, rng: Random) -> Player:
    return MediumPlayer(rng)


def _sampled(worlds: int, *, infers: bool) -> Make:
    def make(rules: Rules, rng: Random) -> Player:
        return SampledSearch(rules, RulePlay(rules), seed=rng.getrandbits(32), worlds=worlds, infers=infers)

    return make


def _worlds(rules: Rules, rng: Random) -> Player:
    return SampledSearch(rules, RulePlay(rules), seed=rng.getrandbits(32), worlds=MANY_WORLDS, playout=greedy)


def _pimc(rules: Rules, rng: Random) -> Player:
    return PerfectInformation(rules, MediumPlayer(rng), seed=rng.getrandbits(32))


def _trumper(_rules: Rules, _rng: Random) -> Player:
    return Trumper()


def _styled(name: str) -> Make:
    def make(rules: Rules, rng: Random) -> Player:
        try:
            from training.sparring.styled import Styled
        except ModuleNotFoundError as missing:
            raise ValueError("a style needs numba, of the extra `training`") from missing
        return Styled(rules, STYLES[name], seed=rng.getrandbits(32))

    return make


def _net(name: str) -> Make:
    def make(rules: Rules, _rng: Random) -> Player:
        return TricksPlayer(_read(NETS / f"{name}-{rules.players}.npz"), rules)

    return make


@cache
def _read(path: Path) -> Net:
    if not path.is_file():
        raise ValueError(f"there is no net {path.stem}")
    return load_net(path)


PARTNERS: Mapping[str, Make] = {
    "rules": _rules,  # the rule player with a perfect memory and a sharp eye
    "sampled": _sampled(100, infers=True),  # many hidden worlds, played out by rules
    "sampled-200": _sampled(200, infers=True),  # twice as many
    "flat-200": _sampled(200, infers=False),  # as many, all alike
    "worlds": _worlds,  # 1,000, played out by greedy
    "pimc": _pimc,  # open cards in a few worlds, near the end
    "trumper": _trumper,  # rules of thumb
    "early": _net("early"),  # a net of our kind, some minutes old
    "other": _net("other"),  # another net: half as wide, Monte Carlo alone, taught by rule players
    **{name: _styled(name) for name in STYLES},  # a habit each
}


def make_partner(name: str, rules: Rules, seed: int | str, seat: int) -> Player:
    """A sparring partner. Raises KeyError for an unknown name, ValueError for a game it does not play."""
    return PARTNERS[name](rules, Random(f"sparring:{seed}:{seat}"))


def plays(name: str, rules: Rules) -> bool:
    """True if a partner plays a game."""
    try:
        make_partner(name, rules, 0, 0)
    except ValueError:
        return False
    return True
