"""Traits of the styles of play: trumps spent early, trumps and caricos led, bids, at each level for people.

    python -m benchmarks.styles [--levels LEVEL …] [--hands H]

A style plays against itself: briscola for two, and for the bids a fifth of the hands in chiamata for five.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.company import hands_played
from benchmarks.figure import GAMES, Figure
from benchmarks.judges.hand import Decision, decisions
from briscola.engine.actions import Bid, Pass, Play
from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT
from briscola.players.levels import LADDER, LEVELS
from briscola.players.styles import STYLES
from briscola.players.talk.leaning import is_early
from training.quiet import measuring

HANDS = 200
GAMES_PLAYED = {"briscola_2": 1.0, "chiamata_5": 0.2}
"""The games, each with its share of the hands."""
STYLED = tuple(name for name in LADDER if "style" in LEVELS[name].switches)


def traits(level: str, hands: int) -> Mapping[str, tuple[int, int]]:
    """For each trait how often a level that plays against itself had it, and could have had it."""
    made: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    for game, share in GAMES_PLAYED.items():
        for log in hands_played(GAMES[game], level, max(1, round(share * hands))):
            for decision in decisions(GAMES[game], log):
                for trait, did in seen(decision):
                    chances[trait] += 1
                    made[trait] += did
    return {trait: (made[trait], chances[trait]) for trait in chances}


def seen(decision: Decision) -> Iterator[tuple[str, bool]]:
    """The traits that a decision could show, each with whether it does.

    Of cards only while the stock lasts, or in the first half of a hand without one, and where there was a
    choice between one that shows the trait and one that does not.
    """
    action = decision.action
    if isinstance(action, Bid | Pass):
        yield "bids", isinstance(action, Bid)
    knowledge = decision.knowledge
    if knowledge is None or not isinstance(action, Play) or not is_early(knowledge):
        return
    played = knowledge.coder.number[action.card]
    trumps = [c for c in knowledge.legal if SUIT[c] == knowledge.trumps]
    caricos = [c for c in knowledge.legal if STRENGTH[c] >= FIRST_CARICO and c not in trumps]
    if 0 < len(trumps) < len(knowledge.legal):
        yield ("takes_with_trump" if knowledge.table else "leads_trump"), played in trumps
    if 0 < len(caricos) < len(knowledge.legal) and not knowledge.table:
        yield "leads_carico", played in caricos


def measure(levels: Sequence[str] = STYLED, hands: int | None = None) -> Iterator[Figure]:
    """Every trait of every style, in per cent of the chances."""
    for level in levels:
        for style in STYLES:
            for trait, (made, chances) in sorted(traits(f"{level}:style={style}", hands or HANDS).items()):
                name = f"styles_{level}_{style}_{trait}"
                yield Figure(name=name, value=round(100 * made / chances, 1), unit="%")


def main() -> None:
    """Print a row for each style of each level: every trait in per cent of the chances."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.styles", description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=STYLED, default=list(STYLED))
    parser.add_argument("--hands", type=int, default=HANDS)
    wanted = parser.parse_args()
    for level in wanted.levels:
        for style in STYLES:
            found = sorted(traits(f"{level}:style={style}", wanted.hands).items())
            told = "  ".join(f"{trait} {100 * made / of:5.1f} ({of})" for trait, (made, of) in found)
            print(f"{level:9} {style:8} {told}", flush=True)


if __name__ == "__main__":
    with measuring():
        main()
