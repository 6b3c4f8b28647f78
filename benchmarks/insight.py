"""Errors of the values that explain a play, against exact ends and against the results of hands."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance

from benchmarks.figure import GAMES, Figure
from briscola.engine.actions import Play
from briscola.engine.events import HandEnded
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.net_players.trained_players import trained_player
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.search.endgame import STEPS_30_MS, known_values
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

HANDS = 200
FREE_RIDE = 0.5  # points within which two exact values are the same
MEASURED = (
    *("briscola_2", "briscola_3", "briscola_4", "briscola_4_alone", "briscola_5"),
    *("chiamata_5", "prini_2", "prini_2_all", "bisca_2_nine"),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class NetDecision:
    """Values of the net by legal action before one was chosen: share of the points to come, chance to win."""

    view: Observation
    shares: Sequence[float]
    chances: Sequence[float]
    chosen: int


def played(
    rules: Rules, player: TricksPlayer | ChiamataPlayer
) -> Iterator[tuple[Sequence[NetDecision], HandEnded]]:
    """Hands in which all seats follow the net, with every decision and the result."""
    table = RefereedTable(
        rules, winning_hands=11, levels=["maestro"] * rules.players, deals=SeededDeals(2026)
    )
    for _ in range(HANDS):
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut()
        decisions: list[NetDecision] = []
        while table.phase is Phase.PLAY:
            asked = table.asked
            assert asked is not None
            view = asked.view
            action = player.choose(view)
            if len(view.legal) > 1:
                shares, chances = (tuple(float(v) for v in found) for found in player.values(know(view)))
                chosen = view.legal.index(action)
                decisions.append(NetDecision(view=view, shares=shares, chances=chances, chosen=chosen))
            table.act(action)
        yield decisions, next(e for e in reversed(table.log) if isinstance(e, HandEnded))


def exact_errors(decision: NetDecision) -> tuple[list[float], bool] | None:
    """Points by which plays are misjudged, and whether the net's best is a best; None with hidden cards."""
    view = decision.view
    knowledge = know(view)
    exact = known_values(knowledge, STEPS_30_MS)
    if exact is None:
        return None
    number = coder_of(view.rules).number
    true = [(knowledge.left + exact[number[a.card]]) / 2 for a in view.legal if isinstance(a, Play)]
    said = [view.rules.total * share for share in decision.shares]
    best = true[said.index(max(said))]
    return [abs(a - b) for a, b in zip(said, true, strict=True)], max(true) - best < FREE_RIDE


def measure() -> Iterator[Figure]:
    """For each game with a net: error and agreement by cards in hand, and the Brier score of the chance."""
    for name in MEASURED:
        rules = GAMES[name]
        player = trained_player(rules, win=True)
        if player is None:
            continue
        errors: dict[int, list[float]] = defaultdict(list)
        agreed: dict[int, list[bool]] = defaultdict(list)
        brier: list[float] = []
        shares: list[float] = []
        for decisions, ended in played(rules, player):
            if ended.reason == "passed_out":
                continue
            for decision in decisions:
                view = decision.view
                won = 0.5 if not ended.winners else float(view.seat in ended.winners)
                brier.append((decision.chances[decision.chosen] - won) ** 2)
                shares.append(won)
                found = exact_errors(decision)
                if found is not None:
                    errors[len(view.hand)] += found[0]
                    agreed[len(view.hand)].append(found[1])
        for cards in sorted(errors):
            yield Figure(
                name=f"insight_error_{name}_{cards}", value=round(fmean(errors[cards]), 2), unit="points"
            )
            share = round(100 * fmean(agreed[cards]), 1)
            yield Figure(name=f"insight_agreement_{name}_{cards}", value=share, unit="%")
        spread = pvariance(shares)
        yield Figure(name=f"insight_brier_{name}", value=round(fmean(brier), 4), unit="of 1")
        yield Figure(name=f"insight_brier_blind_{name}", value=round(spread, 4), unit="of 1")
