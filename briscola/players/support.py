"""Games that the models of play are true to: arrays of tables, search, exact ends, nets, training.

The models know the rules that they were written for. Those are listed here. Whatever came later is refused
until somebody has taught it to the models or seen that it does not touch play: a part, a duty to follow, and
an option or a field of `Rules`, a stage or a scoring with any but its default, which is the game as it was
before. Who is refused falls back on what needs no model: the rule
player, among `Observation.legal`. tests/training/test_support.py holds this list to the engine.
"""

import dataclasses
from collections.abc import Collection, Mapping
from enum import Enum, StrEnum
from itertools import chain
from typing import Any, NamedTuple

from msgspec import structs

from briscola.engine.actions import Bid, Call, Pass, Play
from briscola.engine.cards import ALL_CARDS, Ranking
from briscola.engine.observation import Observation
from briscola.engine.options import ON_OFF
from briscola.engine.rules import Bidding, Dummy, Follow, OptionValue, Rules, Talk, Turned
from briscola.engine.scoring import Independents, Payments, TwoSides
from briscola.engine.stages.auction import POINTS_LADDER, Auction, obliged_ladder, rank_ladder
from briscola.engine.stages.call import CallCard
from briscola.engine.stages.dark import DarkTrick, TricksAfterDark
from briscola.engine.stages.redeal import WeakHands
from briscola.engine.stages.tricks import Tricks
from briscola.players.card_codes import POINTS


class Scope(Enum):
    """The part of a hand that a model is to follow."""

    HAND = "hand"
    """All of it, dealt anew: the arrays of tables, and with them search and training."""
    PLAY = "play"
    """Plays from where one stands: a net's values of those that are legal."""
    BIDS = "bids"
    """A net's values of bids and calls."""
    END = "end"
    """The tricks of two without a stock: exact ends."""


IN_PLAY: Mapping[str, Collection[OptionValue]] = {
    "teams": ON_OFF,
    "removed": ("2C", "2B", "2S", "2D", "fours", "twos"),
    "deal_all": ON_OFF,
    "hand_size": (3, 9),
    "follow_at_end": ON_OFF,
    "ranking": ("off", "seven"),
    "must_follow": ON_OFF,
    "trump_by": ("declaration", "turned"),
    "first_marianna": (20, 40),
    "morto": ("blind", "open"),
    "bidding": ("points", "rank"),
    "first_lead": ("dealer_right", "caller"),
    "call_own": ON_OFF,
    "all_pass": ("next", "same", "forced"),
    **dict.fromkeys(("obliged", "weak_redeal", "concede", "dark"), (False,)),
}
"""Options that change the play, and that all models follow."""

BESIDE_PLAY: Mapping[str, Collection[OptionValue]] = {
    "independents": ("highest", "strict"),
    "total_120": ON_OFF,
    "tie": ("void", "last_trick"),
    "capot": ON_OFF,
    "stakes": ON_OFF,
    "deal_by": ("one", "three"),
    "turn_up": ("next", "bottom"),
    "tie_counts": ON_OFF,
    "trump_card": ("bottom", "top", "dealer", "top_left"),
    "first_dealer": ("high", "low", "random"),
    "void_dealer": ("same", "next"),
    "signs": ("national", "swapped", "south", "custom", "off"),
    "spies": ON_OFF,
    "requests": ON_OFF,
    "lead_request": ON_OFF,
    "silent_first_trick": ON_OFF,
    "show_partner": ON_OFF,
    "multiplier": ON_OFF,
    "void_doubles": ON_OFF,
    "capot_doubles": ON_OFF,
    "capot_by": ("tricks", "points"),
    "match": ("wins", "hands", "target", "points"),
    "to_points": (121, 150, 151, 250, 300, 500, 501),
    "match_hands": range(1, 101),
    "match_target": range(1, 101),
}
"""Options of results, payments, talk, matches and of how a shuffled pack is handed out. No legal play, trick,
point or draw depends on them; nets value a hand and a contract as if `tie`, `capot`, `stakes`, `multiplier`
and `capot_doubles` were off. What the last two pay is weighed beside them, in the auction (`dear_bids`)."""

FROM_THE_STOCK: Mapping[str, Collection[OptionValue]] = {
    "exchange": ("off", "seven", "seven_and_two", "two", "two_any", "seven_any"),
    "stop_at_61": ON_OFF,
}
"""Options that the arrays of tables do not follow, and ends and nets need not: the turned card changes hands
only over a stock, and a hand that stops at 61 is won by the same plays as one that goes on."""

OPTIONS: Mapping[str, Collection[OptionValue]] = {**IN_PLAY, **BESIDE_PLAY, **FROM_THE_STOCK}

PARTS: Mapping[type, frozenset[str]] = {
    Rules: frozenset(
        {
            *("variant", "players", "options", "changed", "sides", "ranking", "pack", "laid", "hand_size"),
            *(
                "turned",
                "bidding",
                "dealer_must_bid",
                "own_card_callable",
                "caller_leads",
                "follow",
                "stages",
            ),
            *(
                "marianna",
                "scoring",
                "match_form",
                "dummy",
                "swaps",
                "silence",
                "talk",
                "show_partner",
                "first_dealer",
            ),
            *(
                "redealt_after",
                "stop_at_61",
                "usual_wins",
                "open_hands",
                "called_rank",
                "dark",
                "swap_at_once",
                "voids_double",
                "ties_count",
            ),
        }
    ),
    Tricks: frozenset({"concede"}),
    WeakHands: frozenset({"most"}),
    Auction: frozenset({"ladder"}),
    DarkTrick: frozenset({"concede"}),
    CallCard: frozenset(),
    TricksAfterDark: frozenset({"concede"}),
    TwoSides: frozenset({"last_trick_breaks_tie", "capot_scores", "stakes"}),
    Independents: frozenset({"strict", "stakes"}),
    Payments: frozenset({"multiplier", "capot_doubles", "capot_by_points"}),
    Talk: frozenset({"signs", "requests", "leads", "spies"}),
}
"""The parts that rules may be made of, each with the fields that models were written for."""

FOLLOWS = (Follow.FREE, Follow.ALWAYS, Follow.STOCK_OUT)
TURNED = (Turned.AFTER_DEAL, Turned.LAST_DEALT, Turned.NONE)
DUMMIES = (None, Dummy.BLIND, Dummy.OPEN)


class RuleReader(StrEnum):
    """A player of hands, or one that tells of them."""

    RULE_PLAYER = "rule player"
    NETS = "nets"
    ENDS = "exact ends"
    SEARCH = "search"
    HINTS = "hints"
    COACH = "coach"
    PUZZLES = "puzzles"
    ARENA = "arena"


ALL = frozenset(RuleReader)
PLAYERS = frozenset({RuleReader.RULE_PLAYER, RuleReader.NETS, RuleReader.ENDS, RuleReader.SEARCH})
TELLERS = frozenset({RuleReader.HINTS, RuleReader.COACH, RuleReader.PUZZLES})


class Unread(NamedTuple):
    """Readers that refuse the games of an option, and those that go `as_if` it had its default.

    All others read it.
    """

    refused: frozenset[RuleReader] = frozenset()
    as_if: frozenset[RuleReader] = frozenset()


RESULTS: Mapping[str, Unread] = {
    "mariazza": Unread(
        refused=frozenset({RuleReader.NETS, RuleReader.ENDS, RuleReader.COACH, RuleReader.PUZZLES})
    ),
    "independents": Unread(as_if=ALL - {RuleReader.HINTS, RuleReader.COACH}),
    "tie": Unread(as_if=ALL - {RuleReader.ENDS}),
    "tie_counts": Unread(as_if=PLAYERS | TELLERS),
    "total_120": Unread(),
    "stop_at_61": Unread(),
    "stakes": Unread(as_if=ALL),
    "capot": Unread(as_if=ALL),
    "multiplier": Unread(as_if=TELLERS | {RuleReader.ENDS, RuleReader.SEARCH}),
    "capot_doubles": Unread(as_if=TELLERS | {RuleReader.ENDS, RuleReader.SEARCH}),
    "capot_by": Unread(as_if=TELLERS | {RuleReader.ENDS, RuleReader.SEARCH}),
    "void_doubles": Unread(as_if=PLAYERS | TELLERS),
    "weak_redeal": Unread(),
    "weak_points": Unread(),
    "concede": Unread(),
    "dark": Unread(refused=frozenset({RuleReader.SEARCH, RuleReader.COACH, RuleReader.PUZZLES})),
    "first_marianna": Unread(),
    "to_points": Unread(as_if=ALL),
    "match": Unread(as_if=PLAYERS | TELLERS),
    "match_hands": Unread(as_if=PLAYERS | TELLERS),
    "match_target": Unread(as_if=PLAYERS | TELLERS),
}
"""Options that change how a hand or a match ends, is paid or won, with those who do not read them."""


def refuses(reader: RuleReader, rules: Rules) -> bool:
    """True if an option of `RESULTS` that is in force in a game is one that a reader refuses."""
    return any(key in RESULTS and reader in RESULTS[key].refused for key in rules.changed)


BARS: Mapping[str, Collection[OptionValue]] = {
    "bidding": ("two",),
    "weak_redeal": (True,),
    "weak_points": (2,),
    "concede": (True,),
    "obliged": (True,),
    "dark": (True,),
}
"""Chiamata as played in bars: arrays of tables do not follow it; nets do, told of it as the plain game
(`nets.chiamata.bars`)."""


class Unsupported(ValueError):  # noqa: N818 - a sentence for the command line
    """A game with a rule that models of play do not follow; the message names it."""


def supports(rules: Rules, scope: Scope = Scope.HAND) -> bool:
    """True if models agree with the engine, play by play, in every hand of a game."""
    return refusal(rules, scope) is None


def require(rules: Rules, scope: Scope = Scope.HAND) -> None:
    """Raises Unsupported where `supports` is false."""
    reason = refusal(rules, scope)
    if reason is not None:
        raise Unsupported(f"{rules.slug}: models of play do not know {reason}")


def refusal(rules: Rules, scope: Scope = Scope.HAND) -> str | None:
    """The part of a game's rules that models do not follow, in words; None if they follow all."""
    for part in (rules, *rules.stages, rules.scoring, rules.talk):
        if part is not None and not _read(part):
            return f"all of {type(part).__name__}"
    for key, value in rules.options.items():
        told = scope is not Scope.HAND and value in BARS.get(key, ())
        usual = key not in OPTIONS and key not in rules.changed
        if not usual and value not in OPTIONS.get(key, ()) and not told:
            return f"option {key}={value}"
    if rules.follow not in FOLLOWS or rules.turned not in TURNED or rules.dummy not in DUMMIES:
        return "the duty to follow, the way to trumps or the dummy"
    if not _usual_cards(rules):
        return "these cards"
    if not (_usual_auction(rules, scope) if rules.bidding is not None else _usual_tricks(rules)):
        return "these stages for so many players"
    if scope is Scope.HAND and (rules.swaps or rules.stop_at_61):
        return "the exchange of the turned card" if rules.swaps else "hands that stop early"
    return None


def _read(part: Any) -> bool:
    """True if a part is as it was when the models were written: each field added later has its default."""
    known = PARTS.get(type(part))
    if known is None:
        return False
    fields = dataclasses.fields(part) if isinstance(part, Rules) else structs.fields(part)
    here = {field.name: field.default for field in fields}
    return here.keys() >= known and all(
        getattr(part, name) == default for name, default in here.items() if name not in known
    )


def _usual_cards(rules: Rules) -> bool:
    """True if the cards are those of `coding`, and deal and draws come out even."""
    ranking, pack = rules.ranking, rules.pack
    worth = tuple(ranking.rank_points[rank] for rank in reversed(ranking.order))
    known = type(ranking) is Ranking and worth == POINTS[:10] and set(pack) <= set(ALL_CARDS)
    drawn = len(pack) - rules.hand_size * rules.places
    return known and len(set(pack)) == len(pack) and drawn >= 0 and drawn % rules.places == 0


def _usual_tricks(rules: Rules) -> bool:
    """True if a hand is tricks and draws of two to six, alone or in two sides of partners in turn."""
    n, sides = rules.players, len(rules.sides)
    partners = n in (4, 6) and rules.sides == (tuple(range(0, n, 2)), tuple(range(1, n, 2)))
    seats = sorted(chain(*rules.sides)) == list(range(n))
    usual = rules.dummy is None and seats and 2 <= n <= 6 and (partners or sides == n)
    return usual and rules.stages == (Tricks(),)


def _usual_auction(rules: Rules, scope: Scope) -> bool:
    """True if a hand is auction, call and eight tricks of five places; for nets also as played in bars."""
    alone = len(rules.sides) == rules.players == 5 - (rules.dummy is not None)
    usual = alone and rules.hand_size == 8 and rules.follow is Follow.FREE
    ranks = rank_ladder(rules.ranking)
    ladder = {Bidding.RANK: ranks}.get(rules.bidding or Bidding.POINTS, POINTS_LADDER)
    if scope is Scope.HAND:
        return usual and rules.stages == (Auction(ladder=ladder), CallCard(), Tricks())
    kinds = tuple(type(stage) for stage in rules.stages if not isinstance(stage, WeakHands))
    ladders = [stage.ladder for stage in rules.stages if isinstance(stage, Auction)]
    known = kinds in ((Auction, CallCard, Tricks), (Auction, DarkTrick, CallCard, TricksAfterDark))
    return usual and known and ladders[0] in (ladder, obliged_ladder(ranks))


def follows(view: Observation) -> bool:
    """True if a net may value the choices of a moment: never cards or a call in the dark (V-CH-26)."""
    first = view.legal[0]
    if isinstance(first, Play):
        return not view.in_the_dark
    if isinstance(first, Bid | Pass):
        return supports(view.rules, Scope.BIDS)
    return isinstance(first, Call) and not view.rules.dark
