"""The house rules as options (docs/rules/options.md): where they apply, when idle, their effect on a game."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from briscola.engine.cards import ALL_CARDS, BRISCOLA_RANKING, SEVEN_RANKING, Card, Rank, Ranking
from briscola.engine.match_form import ByBalance, ByHands, ByPoints, ByWins, MatchForm
from briscola.engine.options import ON_OFF, Option, Setting
from briscola.engine.outcome import Scoring
from briscola.engine.rules import Bidding, Marianna, OptionValue, Silence, Swap, Talk
from briscola.engine.scoring import Independents, Payments, TwoSides
from briscola.engine.stage import Stage
from briscola.engine.stages.auction import POINTS_LADDER, Auction, obliged_ladder, rank_ladder
from briscola.engine.stages.call import CallCard
from briscola.engine.stages.dark import DarkTrick, TricksAfterDark
from briscola.engine.stages.redeal import WeakHands
from briscola.engine.stages.tricks import Tricks
from briscola.engine.state import State

Chosen = Mapping[str, OptionValue]


def _tables_of(*players: int) -> Callable[[Setting], bool]:
    return lambda setting: setting.players in players


def _partners(setting: Setting) -> bool:
    return setting.partners


def _hands_won(setting: Setting) -> bool:
    """True if the match counts hands won, not points added up (V-PT-3)."""
    return not setting.chosen.get("total_120", False) and setting.chosen.get("match") != "points"


def _never_tied(setting: Setting) -> bool:
    """True if no hand is void for a tie: the last trick decides, nobody wins, or contracts are paid."""
    chosen = setting.chosen
    tied = chosen.get("tie") == "void" or chosen.get("independents") == "highest"
    return not tied


def _points_added(setting: Setting) -> bool:
    return not _hands_won(setting)


def _by_stakes(setting: Setting) -> bool:
    """True if a hand scores by its size, where taking every trick is all 120 points anyway (V-BI-6)."""
    return setting.chosen.get("stakes") is True


def _unless_match(form: str) -> Callable[[Setting], bool]:
    return lambda setting: setting.chosen["match"] != form


def _two_sides_win(setting: Setting) -> bool:
    return setting.two_sides and _hands_won(setting)


def _alone_win(setting: Setting) -> bool:
    return not setting.two_sides and _hands_won(setting)


def _has_stock(setting: Setting) -> bool:
    """True if a turned card lies under a stock."""
    return not setting.chosen.get("deal_all", False) and setting.chosen.get("trump_by") != "declaration"


def _threes_dealt(setting: Setting) -> bool:
    """True if whole packets of three are dealt; mariazza has five cards in hand (R-DEAL-4)."""
    return _has_stock(setting) and not _mariazza(setting)


def _mariazza(setting: Setting) -> bool:
    return setting.chosen.get("mariazza") is True


def _points_counted(setting: Setting) -> bool:
    """True if a match of marianna goes by points; mariazza counts hands (V-MA-6)."""
    return not _mariazza(setting)


def _trumps_declared(setting: Setting) -> bool:
    return setting.chosen["trump_by"] == "declaration"


def _by_rank(setting: Setting) -> bool:
    return setting.chosen["bidding"] == "rank"


def _straight_to_two(setting: Setting) -> bool:
    return setting.chosen["bidding"] == "two"


def _never_doubled(setting: Setting) -> bool:
    """True if void hands raise no payment: hands won are counted, or no hand can be void (V-CH-28)."""
    chosen = setting.chosen
    return chosen["match"] == "wins" or (chosen["all_pass"] == "forced" and not chosen["weak_redeal"])


TWOS = tuple(c for c in ALL_CARDS if c.rank is Rank.TWO)
LEFT_OUT: Mapping[OptionValue, tuple[Card, ...]] = {
    **{c.code: (c,) for c in TWOS},
    "fours": tuple(c for c in ALL_CARDS if c.rank is Rank.FOUR),
    "twos": TWOS,
}
"""The cards that each value of `removed` takes out before the shuffle (R-CARD-4, V-SX-1)."""
_TABLES: Mapping[OptionValue, tuple[int, ...]] = {"fours": (3, 6), "twos": (6,)}
"""Player counts that divide the pack without these cards; without one two, three players divide it."""


TEAMS = Option(key="teams", values=ON_OFF, default=True, applies=_tables_of(4, 6))
FIRST_DEALER = Option(key="first_dealer", values=("high", "low", "random"), default="high")
VOID_DEALER = Option(
    key="void_dealer", values=("same", "next"), default="same", applies=_hands_won, idle=_never_tied
)
TOTAL_120 = Option(key="total_120", values=ON_OFF, default=False)
REMOVED = Option(
    key="removed",
    values=("2C", "2B", "2S", "2D", "fours", "twos"),
    default="2C",
    applies=_tables_of(3, 6),
    stands=lambda setting, value: setting.players in _TABLES.get(value, (3,)),
)
RESULT = (
    TOTAL_120,
    Option(key="independents", values=("highest", "strict"), default="highest", applies=_alone_win),
    Option(key="tie", values=("void", "last_trick"), default="void", applies=_two_sides_win),
    Option(key="capot", values=ON_OFF, default=False, applies=_two_sides_win, idle=_by_stakes),
    Option(key="stop_at_61", values=ON_OFF, default=False, applies=_two_sides_win),
    REMOVED,
    FIRST_DEALER,
    VOID_DEALER,
)
DUEL = tuple(option for option in RESULT if option.key not in ("total_120", "independents", "removed"))
"""The result options that a game for exactly two players has."""
TALK = (
    Option(
        key="signs",
        values=("national", "swapped", "south", "custom", "off"),
        default="national",
        applies=_partners,
    ),
    Option(
        key="spies",
        values=ON_OFF,
        default=False,
        applies=_partners,
        idle=lambda setting: setting.chosen["signs"] == "off",
    ),
    Option(key="requests", values=ON_OFF, default=True, applies=_partners),
    Option(
        key="lead_request",
        values=ON_OFF,
        default=False,
        applies=_partners,
        idle=lambda setting: setting.chosen["requests"] is False,
    ),
    Option(key="silent_first_trick", values=ON_OFF, default=True, applies=_partners),
    Option(key="show_partner", values=ON_OFF, default=False, applies=_partners),
)
EXCHANGE = Option(
    key="exchange",
    values=("off", "seven", "seven_and_two"),
    default="off",
    applies=_has_stock,
    stands=lambda setting, value: value != "seven_and_two" or setting.players != 6,  # R-XCHG-5
)
BRISCA_EXCHANGE = replace(
    EXCHANGE,
    values=(*EXCHANGE.values, "two_any"),
    default="seven_and_two",
    stands=lambda setting, value: value in ("off", "seven") or setting.players != 3,  # V-BR-1, V-BR-2
)
BRISCA_RESULT = tuple(option for option in RESULT if option.key != "removed")
BRISCA_TALK = tuple(
    replace(option, default=True) if option.key == "show_partner" else option for option in TALK
)
BISCA_EXCHANGE = Option(key="exchange", values=("off", "two"), default="off")
RANKING = Option(key="ranking", values=("off", "seven"), default="off")
"""For every game with the ranking 1 3 R C F 7 6 5 4 2."""
DEALING = (
    Option(key="deal_by", values=("one", "three"), default="one", applies=_threes_dealt),
    Option(key="turn_up", values=("next", "bottom"), default="next", applies=_has_stock),
)
TRUMP_CARD = Option(key="trump_card", values=("bottom", "top", "dealer", "top_left"), default="bottom")
TIE_COUNTS = Option(key="tie_counts", values=ON_OFF, default=False)
STAKES = Option(key="stakes", values=ON_OFF, default=False, idle=_points_added)
DEAL_ALL = Option(key="deal_all", values=ON_OFF, default=False)
HAND_SIZE = Option(key="hand_size", values=(3, 9), default=3, applies=_tables_of(2))
FOLLOW_AT_END = Option(key="follow_at_end", values=ON_OFF, default=False)
MUST_FOLLOW = Option(key="must_follow", values=ON_OFF, default=False)
DECLARED_MARKS, TURNED_MARKS = (250, 300, 500, 501), (150, 500, 501)
"""Points that may win a match of marianna by declaration, and with a turned card (V-MA-4, V-MA-5)."""
MARIANNA_OWN = (
    Option(key="mariazza", values=ON_OFF, default=False, applies=_tables_of(2)),
    Option(
        key="trump_by",
        values=("declaration", "turned"),
        default="declaration",
        stands=lambda setting, value: value == "turned" or not _mariazza(setting),  # V-MA-6
    ),
    Option(
        key="to_points",
        values=(150, 250, 300, 500, 501),
        default=500,
        applies=_points_counted,
        stands=lambda setting, value: (
            value in (DECLARED_MARKS if _trumps_declared(setting) else TURNED_MARKS)
        ),
        instead=lambda setting: None if _trumps_declared(setting) else TURNED_MARKS[0],
    ),
    Option(key="first_marianna", values=(20, 40), default=20, applies=_trumps_declared),
    MUST_FOLLOW,
)
MARIANNA_EXCHANGE = replace(
    EXCHANGE,
    values=("off", "seven_any", "seven", "seven_and_two"),  # the last that stands is usual in mariazza: seven
    stands=lambda setting, value: (
        value in (("seven_any", "seven") if _mariazza(setting) else EXCHANGE.values)
    ),
)
PAIRS_TALK = tuple(replace(option, applies=_tables_of(4)) for option in TALK)
"""The talk of a game in which four always sit in pairs."""
BRISCOLONE_MATCH = (
    Option(key="match", values=("points", "wins"), default="points"),
    Option(
        key="to_points",
        values=(121, 151),
        default=121,
        applies=lambda setting: setting.chosen["match"] == "points",
    ),
)
CHIAMATA_OPTIONS = (
    Option(key="morto", values=("blind", "open"), default="blind", applies=_tables_of(4)),
    Option(key="bidding", values=("points", "rank", "two"), default="points"),
    Option(key="obliged", values=ON_OFF, default=False, applies=_by_rank),
    Option(key="first_lead", values=("dealer_right", "caller"), default="dealer_right"),
    Option(key="call_own", values=ON_OFF, default=True, idle=_straight_to_two),
    Option(key="all_pass", values=("next", "same", "forced"), default="next"),
    Option(key="multiplier", values=ON_OFF, default=False),
    Option(key="void_doubles", values=ON_OFF, default=False, idle=_never_doubled),
    Option(key="capot_doubles", values=ON_OFF, default=False),
    Option(
        key="capot_by",
        values=("tricks", "points"),
        default="tricks",
        idle=lambda setting: not setting.chosen["capot_doubles"],
    ),
    Option(key="weak_redeal", values=ON_OFF, default=False),
    Option(
        key="weak_points",
        values=(4, 2),
        default=4,
        idle=lambda setting: _straight_to_two(setting) or not setting.chosen["weak_redeal"],
    ),
    Option(key="concede", values=ON_OFF, default=False),
    Option(key="dark", values=ON_OFF, default=False),
    Option(key="match", values=("wins", "hands", "target"), default="wins"),
    Option(key="match_hands", values=tuple(range(1, 101)), default=10, idle=_unless_match("hands")),
    Option(key="match_target", values=tuple(range(1, 101)), default=11, idle=_unless_match("target")),
    FIRST_DEALER,
    VOID_DEALER,
    RANKING,
)

# A new house rule goes into the row of its game, or into one of the lists above that several games share.
BRISCOLA_OPTIONS = (TEAMS, *RESULT, *TALK, EXCHANGE, *DEALING, RANKING)
PRINI_OPTIONS = (TEAMS, DEAL_ALL, *RESULT, EXCHANGE, *DEALING, RANKING)
BISCA_OPTIONS = (TEAMS, HAND_SIZE, FOLLOW_AT_END, STAKES, *RESULT, *TALK, BISCA_EXCHANGE, *DEALING)
SCOPERTA_OPTIONS = (*DUEL, EXCHANGE, *DEALING, RANKING)
BRISCOLONE_OPTIONS = (MUST_FOLLOW, *BRISCOLONE_MATCH, *DUEL, RANKING)
BRISCA_OPTIONS = (TEAMS, *BRISCA_RESULT, *BRISCA_TALK, BRISCA_EXCHANGE, *DEALING, RANKING)
SUECA_OPTIONS = (TRUMP_CARD, TIE_COUNTS, FIRST_DEALER)
MARIANNA_OPTIONS = (*MARIANNA_OWN, REMOVED, FIRST_DEALER, *PAIRS_TALK, MARIANNA_EXCHANGE, *DEALING, RANKING)


# ---- what they make of a game

_LARGE_WINS = ((120, 4), (91, 2))  # V-BI-6

# R-XCHG-1/2, V-BI-7, V-BR-2 and V-MA-7 as data: which strength may take which turned ones, in any ranking.
_SEVEN = (5, range(6, 11))
_SEVEN_ANY = (5, (*range(1, 5), *range(6, 11)))
_TWO = (1, range(2, 6))
_BISCA_TWO = (1, range(9, 11))
_TWO_ANY = (1, range(2, 11))
_SWAPS: Mapping[OptionValue, tuple[tuple[int, Sequence[int]], ...]] = {
    "off": (),
    "seven": (_SEVEN,),
    "seven_and_two": (_SEVEN, _TWO),
    "two": (_BISCA_TWO,),
    "two_any": (_TWO_ANY,),
    "seven_any": (_SEVEN_ANY,),
}

_RANKINGS: Mapping[OptionValue, Ranking] = {"seven": SEVEN_RANKING}


def swaps_of(exchange: OptionValue, ranking: Ranking) -> tuple[Swap, ...]:
    """R-XCHG-1/2, V-BI-7, V-BR-2, V-MA-7."""
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


MARIAZZA_ENDS_AT = 41
"""Points that end and win a hand of mariazza (V-MA-6)."""


def marianna_match(chosen: Chosen) -> MatchForm:
    """V-MA-4, V-MA-5, V-MA-6."""
    return ByWins() if chosen.get("mariazza") else ByPoints(target=int(chosen["to_points"]))


def marianna_hand(chosen: Chosen) -> int:
    """Cards dealt to a player of marianna (V-MA-1, V-MA-5, V-MA-6)."""
    return 5 if chosen["trump_by"] == "declaration" or chosen.get("mariazza") else 3


def marianna_points(chosen: Chosen) -> Marianna:
    """V-MA-3, V-MA-5, V-MA-6."""
    return Marianna(
        makes_trumps=chosen["trump_by"] == "declaration",
        first=int(chosen.get("first_marianna", 20)),
        any_turn=bool(chosen.get("mariazza")),
    )


def usual_stages(chosen: Chosen) -> tuple[Stage[State], ...]:
    """Tricks alone."""
    del chosen
    return (Tricks(),)


def chiamata_stages(chosen: Chosen) -> tuple[Stage[State], ...]:
    """Weak hands, auction, call, tricks (V-CH), where agreed in the dark (V-CH-26)."""
    bidding, concede = Bidding(chosen["bidding"]), bool(chosen["concede"])
    most = 0 if bidding is Bidding.TWO else int(chosen["weak_points"])
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
        capot_by_points=chosen["capot_by"] == "points",
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


def voids_double(chosen: Chosen) -> bool:
    """True if payments grow with the void hands before (V-CH-28); hands won are never doubled."""
    return bool(chosen.get("void_doubles")) and chosen["match"] != "wins"


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
