"""VARIANTS, the table of all games: a new game is a row here and, at most, a stage."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct, field

from briscola.engine import house_rules as house
from briscola.engine.cards import (
    BISCA_RANKING,
    BRISCOLA_RANKING,
    Card,
    Rank,
    Ranking,
    pack_without,
)
from briscola.engine.events import TrumpCard
from briscola.engine.match_form import MatchForm
from briscola.engine.options import BadOption, Option, idle, settings_of
from briscola.engine.outcome import Scoring
from briscola.engine.rules import (
    Bidding,
    Dummy,
    FirstDealer,
    Follow,
    Marianna,
    OptionValue,
    Rules,
    Silence,
    Turned,
    spell,
)
from briscola.engine.scoring import TwoSides
from briscola.engine.stage import Stage
from briscola.engine.state import State


def laid_out(
    count: int,
    *,
    places: int,
    dealt: int,
    packet: int = 1,
    bottom_turned: bool = False,
    dealer_first: bool = False,
    leftwards: bool = False,
) -> tuple[int, ...]:
    """Places in the pack, counted from the top, of `count` cards in the order that R-DEAL-4 … 6 expect.

    That is: `dealt` cards one at a time round the table, the turned card, the stock in drawing order. Each
    place gets `packet` cards in a row (option deal_by); turned is the next card, or the bottom one (turn_up).
    With `dealer_first` the dealer gets the top card, which lies on the table and so comes last (V-SU-4);
    then cards may go `leftwards` round the table (V-SU-6).
    """
    hands = [_dealt_to(place, places, dealt // places, packet) for place in range(places)]
    if dealer_first:
        of_dealer, *others = hands
        hands = [*(others[::-1] if leftwards else others), [*of_dealer[1:], *of_dealer[:1]]]
    rest = list(range(dealt, count))
    stock = [*rest[-1:], *rest[:-1]] if bottom_turned else rest
    return (*(hands[i % places][i // places] for i in range(dealt)), *stock)


def _dealt_to(place: int, places: int, size: int, packet: int) -> Sequence[int]:
    """The cards that come to the place that is dealt to so many places after the first."""
    return [(i // packet) * packet * places + place * packet + i % packet for i in range(size)]


WINNING_HANDS = range(1, 12)
DEFAULT_WINNING_HANDS = 2


class Variant(Struct, frozen=True, kw_only=True, eq=False):
    """A row of the table: who may play, with which options, by which kind of hand. Each is itself alone."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    ranking: Ranking = BRISCOLA_RANKING
    follow: Callable[[house.Chosen], Follow] = lambda _: Follow.FREE
    stages: Callable[[house.Chosen], tuple[Stage[State], ...]] = house.usual_stages
    scoring: Callable[[house.Chosen], Scoring[State]] | None = None  # None: by sides
    match_form: Callable[[house.Chosen], MatchForm] = house.usual_match
    turned: Callable[[house.Chosen], Turned] = lambda _: Turned.AFTER_DEAL
    hand_size: Callable[[house.Chosen], int] = lambda chosen: int(chosen.get("hand_size", 3))
    marianna: Callable[[house.Chosen], Marianna | None] = lambda _: None
    silence: Callable[[house.Chosen], Silence] = house.silent_first_trick
    left_out: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """By the number of players, the cards that are never dealt, whatever is agreed (V-BR-1)."""
    open_hands: bool = False
    in_pairs: bool = False
    """True if four players always sit in pairs."""
    winning_hands: int = DEFAULT_WINNING_HANDS
    """The hands that usually win a match; an option may have others (V-MA-6)."""


VARIANTS: Mapping[str, Variant] = {
    row.name: row
    for row in (
        Variant(
            name="briscola",
            players=(2, 3, 4, 5, 6),
            options=house.BRISCOLA_OPTIONS,
        ),
        Variant(
            name="chiamata",
            players=(5, 4),
            options=house.CHIAMATA_OPTIONS,
            stages=house.chiamata_stages,
            scoring=house.payments,
            match_form=house.chiamata_match,
            turned=lambda _: Turned.NONE,
            hand_size=lambda _: 8,
        ),
        Variant(
            name="prini",
            players=(2, 3, 4, 5),
            options=house.PRINI_OPTIONS,
            follow=lambda _: Follow.ALWAYS,
            turned=lambda chosen: Turned.LAST_DEALT if chosen["deal_all"] else Turned.AFTER_DEAL,
            silence=lambda _: Silence.HAND,
        ),
        Variant(
            name="bisca",
            players=(2, 3, 4),
            options=house.BISCA_OPTIONS,
            ranking=BISCA_RANKING,
            follow=lambda chosen: Follow.STOCK_OUT if chosen["follow_at_end"] else Follow.FREE,
        ),
        Variant(name="scoperta", players=(2,), options=house.SCOPERTA_OPTIONS, open_hands=True),
        Variant(
            name="briscolone",
            players=(2,),
            options=house.BRISCOLONE_OPTIONS,
            follow=lambda chosen: Follow.ALWAYS if chosen["must_follow"] else Follow.FREE,
            match_form=house.points_or_wins,
            turned=lambda _: Turned.NONE,
            hand_size=lambda _: 5,
        ),
        Variant(
            name="brisca",
            players=(2, 3, 4),
            options=house.BRISCA_OPTIONS,
            left_out={3: house.TWOS},
        ),
        Variant(
            name="sueca",
            players=(4,),
            options=house.SUECA_OPTIONS,
            ranking=BISCA_RANKING,
            follow=lambda _: Follow.ALWAYS,
            turned=lambda _: Turned.LAST_DEALT,
            silence=lambda _: Silence.HAND,
            scoring=lambda _: TwoSides(capot_scores=4, stakes=((91, 2),)),  # V-SU-3
            in_pairs=True,
            winning_hands=4,
        ),
        Variant(
            name="marianna",
            players=(2, 3, 4),
            options=house.MARIANNA_OPTIONS,
            follow=lambda chosen: Follow.ALWAYS if chosen["must_follow"] else Follow.FREE,
            match_form=house.marianna_match,
            turned=lambda chosen: Turned.NONE if chosen["trump_by"] == "declaration" else Turned.AFTER_DEAL,
            hand_size=house.marianna_hand,
            marianna=house.marianna_points,
            in_pairs=True,
        ),
    )
}


MOST_PLAYERS = max(players for row in VARIANTS.values() for players in row.players)
"""The most people who sit at one table."""
PACK_POINTS = max(sum(row.ranking.points.values()) for row in VARIANTS.values())
"""The points of the cards of a pack (R-CARD-2); if games differed, the most."""


def make_rules(variant: str, players: int, options: Mapping[str, OptionValue] | None = None) -> Rules:
    """The rules of a game; `options` holds what is wished, as values or as words of the command line.

    Raises BadOption, which names what is allowed.
    """
    row = VARIANTS.get(variant)
    if row is None:
        raise BadOption(f"there is no variant {variant}; there are {', '.join(VARIANTS)}")
    if players not in row.players:
        counts = ", ".join(str(n) for n in sorted(row.players))
        raise BadOption(f"{variant} is not played by {players} players; it takes {counts}")
    wished = ((key, type(value), _plain(value)) for key, value in (options or {}).items())
    return _rules_of(row, players, tuple(wished))


def _plain(value: OptionValue) -> OptionValue:
    """The value, or its spelling if no option has values of its type.

    No option allows that spelling either.
    """
    return value if isinstance(value, str | int) else spell(value)


@lru_cache(maxsize=512)  # a window asks for them at every press, in a millisecond each
def _rules_of(row: Variant, players: int, wished: tuple[tuple[str, type, OptionValue], ...]) -> Rules:
    """The rules of a game of this row. Types tell True from 1. Raises BadOption."""
    settled = settings_of(row.name, row.options, players, {key: value for key, _, value in wished})
    chosen = {option.key: value for option, value in settled}
    dummy = Dummy(chosen["morto"]) if "morto" in chosen else None
    pack = pack_without(_left_out(row, players, chosen))
    turned = row.turned(chosen)
    places = players + (dummy is not None)
    sides = _sides(players, 2 if chosen.get("teams", row.in_pairs and players == 4) else players)
    hand_size = len(pack) // places if turned is Turned.LAST_DEALT else row.hand_size(chosen)
    leftwards = chosen.get("trump_card") == "top_left"
    ranking = house.ranking_of(chosen, row.ranking)
    called_rank = Rank.TWO if chosen.get("bidding") == "two" else None
    return Rules(
        variant=row.name,
        players=players,
        options=chosen,
        changed={option.key: value for option, value in settled if value != option.default},
        sides=sides,
        ranking=ranking,
        pack=pack,
        laid=laid_out(
            len(pack),
            places=places,
            dealt=hand_size * places,
            packet=hand_size if leftwards else 3 if chosen.get("deal_by") == "three" else 1,
            bottom_turned=chosen.get("turn_up") == "bottom",
            dealer_first=leftwards or chosen.get("trump_card") == "top",
            leftwards=leftwards,
        ),
        hand_size=hand_size,
        turned=turned,
        bidding=Bidding(chosen["bidding"]) if "bidding" in chosen else None,
        dealer_must_bid=chosen.get("all_pass") == "forced",
        own_card_callable=bool(chosen.get("call_own", False)) or called_rank is not None,
        called_rank=called_rank,
        dark=bool(chosen.get("dark", False)),
        caller_leads=chosen.get("first_lead") == "caller",
        follow=row.follow(chosen),
        stages=row.stages(chosen),
        scoring=row.scoring(chosen) if row.scoring else house.by_sides(chosen, two_sides=len(sides) == 2),
        match_form=row.match_form(chosen),
        dummy=dummy,
        swaps=house.swaps_of(chosen.get("exchange", "off"), ranking),
        swap_at_once=chosen.get("exchange") in ("two_any", "seven_any"),
        marianna=row.marianna(chosen),
        silence=row.silence(chosen),
        talk=house.talk_of(chosen),
        show_partner=bool(chosen.get("show_partner", False)),
        open_hands=row.open_hands,
        first_dealer=FirstDealer(chosen["first_dealer"]),
        redealt_after=house.redealt_after(chosen),
        stop_at_61=bool(chosen.get("stop_at_61", False)),
        voids_double=house.voids_double(chosen),
        ties_count=bool(chosen.get("tie_counts")),
        ends_at=house.MARIAZZA_ENDS_AT if chosen.get("mariazza") else None,
        usual_wins=4 if chosen.get("mariazza") else row.winning_hands,
        dealer_chooses=chosen.get("trump_card") == "dealer",
    )


def _sides(players: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Sides by number, their seats in turn round the table (R-SEAT-2/3)."""
    return tuple(tuple(range(first, players, count)) for first in range(count))


def _left_out(row: Variant, players: int, chosen: house.Chosen) -> tuple[Card, ...]:
    """The cards taken out before the shuffle (R-CARD-4/5)."""
    return house.LEFT_OUT[chosen["removed"]] if "removed" in chosen else row.left_out.get(players, ())


def with_trump_card(rules: Rules, which: TrumpCard) -> Rules:
    """The rules by which a hand is dealt again as it was, where its dealer has chosen the card (V-SU-5)."""
    if not rules.dealer_chooses:
        return rules
    return make_rules(rules.variant, rules.players, {**rules.changed, "trump_card": which})


def without_effect(rules: Rules) -> frozenset[str]:
    """The keys of the options that change nothing in a game, whatever their value (R-OPT-2)."""
    return idle(VARIANTS[rules.variant].options, rules.players, rules.options)
