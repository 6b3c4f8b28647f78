"""All judges of card play over the decisions of a hand."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from benchmarks.judges import called, tricks
from benchmarks.judges.hand import Decision
from benchmarks.judges.open_cards import harmless
from benchmarks.judges.sight import Sight

Judge = Callable[[Sight], bool | None]

JUDGES: Mapping[str, Judge] = {
    "partner_overtaken": tricks.partner_overtaken,
    "trump_waste": tricks.trump_waste,
    "overkill": tricks.overkill,
    "carico_led": tricks.carico_led,
    "partner_not_loaded": tricks.partner_not_loaded,
    "enemy_fed": tricks.enemy_fed,
    "partner_betrays": called.partner_betrays,
    "partner_against_caller": called.partner_against_caller,
    "defender_feeds": called.defender_feeds,
}
"""The mistakes of card play by name, in the order of the table."""


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """A chance for a mistake, and whether it was made."""

    mistake: str
    made: bool
    decision: Decision


def verdicts(decisions: Iterable[Decision]) -> Iterator[Verdict]:
    """A verdict for each chance of each mistake.

    Near the end of a hand a mistake is pardoned if no other card would have been better with open cards.
    """
    for decision in decisions:
        sight = decision.sight
        if sight is None or len(sight.legal) == 1:
            continue
        for name, judge in JUDGES.items():
            made = judge(sight)
            if made is not None:
                yield Verdict(mistake=name, made=made and not harmless(decision), decision=decision)
