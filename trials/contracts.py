"""Contracts of chiamata by level and form where they are not all paid alike, and what weighing that is worth.

Each deal is played by a level that weighs what a contract pays, and by the same level as it was before, which
bids as if every contract were paid once. Then one seat weighs among others that do not, at each seat in turn:
the difference of its payments to those of the same seat that does not weigh is the gain.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev
from unittest.mock import patch

from briscola.engine.actions import Action, Bid, Pass
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players import dear_bids
from briscola.players.levels import LADDER, make_player
from briscola.players.net_players import chiamata_player
from briscola.players.player import Player

FORMS: Mapping[str, tuple[int, dict[str, OptionValue]]] = {
    "five": (5, {}),
    "blind dummy": (4, {}),
    "open dummy": (4, {"morto": "open"}),
}
PAID: Mapping[str, dict[str, OptionValue]] = {
    "multiplier": {"multiplier": True},
    "capot": {"capot_doubles": True},
    "both": {"multiplier": True, "capot_doubles": True},
}
BAND = 10
"""Contracts from one payment to the next (V-CH-17)."""


class AsBefore(Player):
    """A player who bids as if every contract were paid once."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: Observation) -> Action:
        if not isinstance(view.legal[0], Bid | Pass):
            return self._player.choose(view)
        with (
            patch.object(dear_bids, "pays_otherwise", _never),
            patch.object(chiamata_player, "pays_otherwise", _never),
        ):
            return self._player.choose(view)


def _never(rules: Rules) -> bool:
    del rules
    return False


def contracts(times: int, seed: int) -> str:
    """Play so many deals of each level, form and way to be paid.

    Raises AssertionError where a level loses by weighing.
    """
    return "\n".join(
        row(level, form, paid, times, seed) for level in LADDER for form in FORMS for paid in PAID
    )


def row(level: str, form: str, paid: str, times: int, seed: int) -> str:
    """The contracts of a level before and now, and what one seat gains by weighing, with a 95 % interval."""
    players, options = FORMS[form]
    rules = make_rules("chiamata", players, {**options, **PAID[paid]})
    seats = range(rules.players)
    before, now, gains = Counter[str](), Counter[str](), list[float]()
    for number in range(times):
        deal_seed = f"{seed}:{number}"
        old = Hand(rules, level, deal_seed, ())
        said, paid_before = (old.state.bids, old.state.called), tuple[int, ...]()
        before[_band(old.state)] += 1
        now[_band(Hand(rules, level, deal_seed, seats).state)] += 1
        gained = 0
        for seat in seats:
            hand = Hand(rules, level, deal_seed, (seat,))
            if (hand.state.bids, hand.state.called) == said:
                continue  # the same auction leads to the same hand
            paid_before = paid_before or old.payments()
            gained += hand.payments()[seat] - paid_before[seat]
        gains.append(gained / rules.players)
    error = 1.96 * stdev(gains) / sqrt(times) if times > 1 else float("inf")
    gain = fmean(gains)
    assert gain + error >= 0, f"{level}, {form}, {paid}: weighing loses {-gain:.3f} ± {error:.3f} a hand"
    return f"{level} | {form} | {paid} | {_told(before)} | {_told(now)} | {gain:+.3f} ± {error:.3f}"


class Hand:
    """A hand of a level up to its call, in which only some seats weigh what a contract pays."""

    def __init__(self, rules: Rules, level: str, seed: str, weigh: Collection[int]) -> None:
        pack = list(rules.pack)
        Random(seed).shuffle(pack)
        self.state = deal(rules, dealer=rules.players - 1, pack=pack)
        self._standing = begin_match(rules, winning_hands=1, dealer=self.state.dealer).standing
        players = [make_player(f"{level}:signs=off", seed=seed, seat=seat) for seat in range(rules.players)]
        self._players = [player if seat in weigh else AsBefore(player) for seat, player in enumerate(players)]
        self._go_on(lambda state: state.called is not None)

    def payments(self) -> tuple[int, ...]:
        """Play it to its end; what each place is paid."""
        self._go_on(lambda _: False)
        assert self.state.outcome is not None and self.state.outcome.payments is not None
        return self.state.outcome.payments

    def _go_on(self, reached: Callable[[State], bool]) -> None:
        while self.state.outcome is None and not reached(self.state):
            seat = decider(self.state)
            if seat is None:  # the blind dummy turns its top card
                action = legal_actions(self.state)[0]
            else:
                action = self._players[seat].choose(observe(self.state, seat, self._standing, asked=True))
            self.state, _ = apply(self.state, action)


def _band(state: State) -> str:
    if state.contract is None:
        return "none"
    least = (state.contract - 61) // BAND * BAND + 61
    return f"{least}–{min(least + BAND - 1, 120)}"


def _told(contracts: Counter[str]) -> str:
    return ", ".join(f"{band}: {count}" for band, count in sorted(contracts.items()))
