"""Settled options turned into rules: ranking and exchanges, stages, scoring, match and talk."""

from collections.abc import Mapping

from briscola.engine.cards import BRISCOLA_RANKING, SEVEN_RANKING, Ranking
from briscola.engine.match_form import ByBalance, ByHands, ByPoints, ByWins, MatchForm
from briscola.engine.outcome import Scoring
from briscola.engine.rules import Bidding, OptionValue, Silence, Swap, Talk
from briscola.engine.scoring import Independents, Payments, TwoSides
from briscola.engine.stages.auction import POINTS_LADDER, Auction, obliged_ladder, rank_ladder
from briscola.engine.stages.call import CallCard
from briscola.engine.stages.dark import DarkTrick, TricksAfterDark
from briscola.engine.stages.redeal import WeakHands
from briscola.engine.stages.stage import Stage
from briscola.engine.stages.tricks import Tricks
from briscola.engine.state import State

Chosen = Mapping[str, OptionValue]

WEAK_POINTS = 4
"""The most points of a weak hand (V-CH-24)."""
_LARGE_WINS = ((120, 4), (91, 2))  # V-BI-6

# R-XCHG-1/2 and V-BI-7 as data: which strength may take which turned ones, in any ranking.
_SEVEN = (5, range(6, 11))
_TWO = (1, range(2, 6))
_BISCA_TWO = (1, range(9, 11))
_SWAPS: Mapping[OptionValue, tuple[tuple[int, range], ...]] = {
    "off": (),
    "seven": (_SEVEN,),
    "seven_and_two": (_SEVEN, _TWO),
    "two": (_BISCA_TWO,),
}

_RANKINGS: Mapping[OptionValue, Ranking] = {"seven": SEVEN_RANKING}


def swaps_of(exchange: OptionValue, ranking: Ranking) -> tuple[Swap, ...]:
    """R-XCHG-1/2, V-BI-7."""
    rank = {strength: rank for rank, strength in ranking.rank_strength.items()}
    return tuple(
        Swap(give=rank[give], takes=frozenset(rank[strength] for strength in takes))
        for give, takes in _SWAPS[exchange]
    )


def silent_first_trick(chosen: Chosen) -> Silence:
    """Silence in the first trick unless the option is off (R-TALK-1).

    For all games but those that are silent to the end of the hand.
    """
    return Silence.FIRST_TRICK if chosen.get("silent_first_trick", True) else Silence.NONE


def ranking_of(chosen: Chosen, usual: Ranking) -> Ranking:
    """The usual one of the game, or that with the seven above the three."""
    return _RANKINGS.get(chosen.get("ranking", "off"), usual)


def usual_match(chosen: Chosen) -> MatchForm:
    """Winning hands, or 120 points of all hands (V-PT)."""
    return ByPoints(target=120) if chosen.get("total_120") else ByWins()


def points_or_wins(chosen: Chosen) -> MatchForm:
    """V-BO-2."""
    return ByPoints(target=int(chosen["to_points"])) if "to_points" in chosen else ByWins()


def chiamata_stages(chosen: Chosen) -> tuple[Stage[State], ...]:
    """Weak hands, auction, call, tricks (V-CH), where agreed in the dark (V-CH-26)."""
    bidding, concede = Bidding(chosen["bidding"]), bool(chosen["concede"])
    most = 0 if bidding is Bidding.TWO else WEAK_POINTS
    ladder = rank_ladder(ranking_of(chosen, BRISCOLA_RANKING)) if bidding is Bidding.RANK else POINTS_LADDER
    auction = Auction(ladder=obliged_ladder(ladder) if chosen.get("obliged") else ladder)
    before = (WeakHands(most=most), auction) if chosen["weak_redeal"] else (auction,)
    if chosen["dark"]:
        return (*before, DarkTrick(), CallCard(), TricksAfterDark(concede=concede))
    return (*before, CallCard(), Tricks(concede=concede))


def payments(chosen: Chosen) -> Scoring[State]:
    """V-CH-17, V-CH-18."""
    return Payments(
        multiplier=bool(chosen["multiplier"]),
        capot_doubles=bool(chosen["capot_doubles"]),
    )


def chiamata_match(chosen: Chosen) -> MatchForm:
    """V-CH-19."""
    forms: dict[OptionValue, MatchForm] = {
        "wins": ByWins(),
        "hands": ByHands(hands=int(chosen["match_hands"])),
        "target": ByBalance(target=int(chosen["match_target"])),
    }
    return forms[chosen["match"]]


def by_sides(chosen: Chosen, *, two_sides: bool) -> Scoring[State]:
    """The scoring of a game without payments."""
    stakes = _LARGE_WINS if chosen.get("stakes") else ()
    if not two_sides:
        return Independents(strict=chosen.get("independents") == "strict", stakes=stakes)
    return TwoSides(
        last_trick_breaks_tie=chosen.get("tie") == "last_trick",
        capot_scores=2 if chosen.get("capot") else 1,
        stakes=stakes,
    )


def redealt_after(chosen: Chosen) -> frozenset[str]:
    """R-DEAL-8, V-CH-6 and V-CH-24, with options void_dealer and all_pass."""
    reasons = {"tie": chosen.get("void_dealer"), "passed_out": chosen.get("all_pass"), "void": "same"}
    return frozenset(reason for reason, dealer in reasons.items() if dealer == "same")


def talk_of(chosen: Chosen) -> Talk | None:
    """R-TALK; None where nobody may say anything."""
    if "signs" not in chosen:
        return None
    return Talk(
        signs=str(chosen["signs"]),
        requests=bool(chosen["requests"]),
        leads=bool(chosen["lead_request"]),
        spies=bool(chosen["spies"]),
    )
