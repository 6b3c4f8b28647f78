"""Words for the engine's things: cards, suits, games, options, reasons. Unknown keys show as themselves."""

from collections.abc import Sequence

from briscola import resources
from briscola.client.view import ME, OnTable, View, best_of, in_pairs
from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import HandEnded
from briscola.engine.rules import Rules
from briscola.i18n.text import _, ngettext, pgettext


def is_french(deck: str) -> bool:
    """Whether a deck has hearts and queens."""
    info = resources.deck(deck)
    return info is not None and info.french


def suit_name(suit: Suit, *, french: bool = False) -> str:
    """`cups`, or `hearts`."""
    if french:
        return {
            Suit.COPPE: _("hearts"),
            Suit.DENARI: _("diamonds"),
            Suit.BASTONI: _("clubs"),
            Suit.SPADE: _("spades"),
        }[suit]
    return {
        Suit.COPPE: _("cups"),
        Suit.DENARI: _("coins"),
        Suit.BASTONI: _("batons"),
        Suit.SPADE: _("swords"),
    }[suit]


def rank_name(rank: Rank, *, french: bool = False) -> str:
    """`jack`, `three` …"""
    names = {
        Rank.ACE: _("ace"),
        Rank.TWO: _("two"),
        Rank.THREE: _("three"),
        Rank.FOUR: _("four"),
        Rank.FIVE: _("five"),
        Rank.SIX: _("six"),
        Rank.SEVEN: _("seven"),
        Rank.JACK: pgettext("card", "jack"),
        Rank.KNIGHT: _("queen") if french else _("knight"),
        Rank.KING: pgettext("card", "king"),
    }
    return names[rank]


def card_name(card: Card, *, french: bool = False) -> str:
    """`jack of cups`."""
    return _("{rank} of {suit}").format(
        rank=rank_name(card.rank, french=french), suit=suit_name(card.suit, french=french)
    )


def upper(text: str) -> str:
    """With a capital at its start only."""
    return text[:1].upper() + text[1:]


def points_text(points: int) -> str:
    """`11 points`."""
    return ngettext("{n} point", "{n} points", points).format(n=points)


def cards_text(count: int) -> str:
    """`12 cards`."""
    return ngettext("{n} card", "{n} cards", count).format(n=count)


def bid_text(bid: Bid | bool | None, *, french: bool = False) -> str:
    """What is in the bubble: `72`, `three`, `two, 65`, `Pass`."""
    if bid is None or isinstance(bid, bool):
        return _("Pass")
    if bid.rank is None:
        return str(bid.points)
    name = upper(rank_name(bid.rank, french=french))
    return name if bid.points == 61 else _("{rank}, {points}").format(rank=name, points=bid.points)


def variant_name(variant: str) -> str:
    """The name of a game of the engine's table."""
    names = {
        "briscola": _("Briscola"),
        "chiamata": _("Chiamata"),
        "prini": _("Prini"),
        "bisca": _("Bisca"),
    }
    return names.get(variant, upper(variant))


def game_title(rules: Rules) -> str:
    """What stands at the top of the table."""
    name = variant_name(rules.variant)
    if rules.dummy is not None:
        return _("{game}, with the dummy").format(game=name)
    if in_pairs(rules):
        return _("{game} for four, in pairs").format(game=name)
    forms = {
        2: _("{game} for two"),
        3: _("{game} for three"),
        4: _("{game} for four, alone"),
        5: _("{game} for five"),
    }
    return forms.get(rules.players, "{game}").format(game=name)


def target_text(rules: Rules, winning_hands: int) -> str:
    """What wins the match."""
    form = rules.options.get("match", "wins")
    if form == "hands":
        return _("{n} hands").format(n=rules.options["match_hands"])
    if form == "target":
        return _("first to +{n}").format(n=rules.options["match_target"])
    return _("up to {n}").format(n=winning_hands)


def hand_text(view: View) -> str:
    """The second line of the header."""
    parts = [_("Hand {n}").format(n=max(1, view.hand_number))]
    if view.contract is not None:
        parts.append(_("contract {n}").format(n=view.contract))
    elif view.tricks and view.rules.players != 2:
        parts.append(_("trick {n}").format(n=min(view.rules.tricks, view.tricks + 1)))
    parts.append(target_text(view.rules, view.winning_hands))
    return " · ".join(parts)


def level_name(level: str, gender: str = "m") -> str:
    """The name of a strength, as one says it of a woman (`f`) or of a man."""
    woman = gender == "f"
    names = {
        "random": _("Random"),
        "easy": _("Beginner"),
        "medium": _("Regular"),
        "hard": pgettext("woman", "Expert") if woman else pgettext("man", "Expert"),
        "maestro": pgettext("woman", "Maestro") if woman else pgettext("man", "Maestro"),
    }
    base = level.partition(":")[0]
    return names.get(base, upper(base))


def why_taken(table: Sequence[OnTable], view: View, *, french: bool = False) -> str:
    """Why the winner of a trick took it (R-TRICK-4 … 6), or why he is winning it so far."""
    best = best_of(table, view.trumps, view.rules)
    if best is None:
        return ""
    trump = best.card.suit is view.trumps
    alone = sum(play.card.suit is best.card.suit for play in table) == 1
    if len(table) < view.rules.places:
        reason = _why_winning(trump=trump, alone=alone, only=len(table) == 1)
    elif trump:
        reason = _("{card}: the only trump takes.") if alone else _("{card}: the strongest trump takes.")
    elif alone:
        reason = _("{card}: nobody followed and nobody trumped.")
    else:
        reason = _("{card}: the strongest of the suit led, no trump.")
    return reason.format(card=upper(card_name(best.card, french=french)))


def _why_winning(*, trump: bool, alone: bool, only: bool) -> str:
    """The same while somebody is still to play; `alone` in its suit, `only` on the table."""
    if only:
        return _("{card}: it has been led, nobody has played to it yet.")
    if trump:
        return _("{card}: the only trump so far.") if alone else _("{card}: the strongest trump so far.")
    if alone:
        return _("{card}: so far nobody has followed or trumped.")
    return _("{card}: so far the strongest of the suit led, no trump.")


def effect_text(card: Card, view: View, *, allowed: bool = True, french: bool = False) -> str:
    """What a card of one's hand would do in the trick as it lies, if it may be played to it."""
    worth = points_text(view.rules.ranking.points[card])
    trump = card.suit is view.trumps
    if not allowed and view.table:
        return must_follow_text(view.table[0].card.suit, french=french)
    best = None if any(play.seat == ME for play in view.table) else view.winning
    if best is None:
        return _("{points} · trump").format(points=worth) if trump else worth
    takes = view.rules.ranking.beats(card, best.card, view.trumps)
    if trump:
        ending = _("trump: takes") if takes else _("trump, but does not take")
    else:
        ending = _("takes") if takes else _("does not take")
    return f"{worth} · {ending}"


def must_follow_text(suit: Suit, *, french: bool = False) -> str:
    """Why a card may not be played (V-PR-1)."""
    return _("You hold {suit}, the suit led: follow it.").format(suit=suit_name(suit, french=french))


def spoken(names: Sequence[str], place: int, rules: Rules) -> str:
    """A player's name inside a sentence: `the dummy`, or the name itself."""
    return _("the dummy") if place == rules.dummy_seat else names[place]


def result_title(ended: HandEnded) -> str:
    """The headline of a hand's result."""
    if ended.reason == "passed_out":
        return _("Everybody passed")
    if not ended.winners:
        return _("Nobody wins") if ended.reason == "nobody" else _("A tie")
    return _("Hand won") if ME in ended.winners else _("Hand lost")


def result_reason(view: View, ended: HandEnded, names: Sequence[str], *, french: bool = False) -> str:
    """The result in words."""
    if ended.reason == "passed_out":
        return _("Nobody bid: the hand is void.")
    if ended.contract is not None and view.caller is not None:
        caller, partner = view.caller, view.partner
        made = side_points(ended, {caller, caller if partner is None else partner})
        if partner == caller or partner is None:
            with_whom = _("{caller} alone").format(caller=names[caller])
        elif partner == ME:
            with_whom = _("{caller} and you").format(caller=names[caller])
        else:
            with_whom = _("{caller} and {partner}").format(
                caller=names[caller], partner=spoken(names, partner, view.rules)
            )
        outcome = _("made") if ended.reason == "made" else _("failed")
        return _("{who}: {points} of the {contract} promised, {outcome}").format(
            who=with_whom, points=made, contract=ended.contract, outcome=outcome
        )
    totals = side_totals(view.rules, ended)
    if not ended.winners:
        if ended.reason == "nobody":
            return _("Nobody has more than 60 points.")
        return _("{points} each: the hand is void and dealt again.").format(points=max(totals))
    trumps = "" if view.trumps is None else suit_name(view.trumps, french=french)
    if len(totals) == 2:
        return _("{a} to {b}, trumps {suit}").format(a=totals[0], b=totals[1], suit=trumps)
    first = names[ended.winners[0]]
    return _("{name} with {points}, trumps {suit}").format(name=first, points=max(totals), suit=trumps)


def side_points(ended: HandEnded, places: set[int]) -> int:
    """The points of some places together."""
    return sum(ended.points[place] for place in places)


def side_totals(rules: Rules, ended: HandEnded) -> list[int]:
    """The points of each side of a game without an auction."""
    return [side_points(ended, set(side)) for side in rules.sides]


def option_name(key: str) -> str:
    """What an option of the engine is called."""
    names = {
        "teams": _("Pairs"),
        "first_dealer": _("First dealer"),
        "void_dealer": _("After a void hand"),
        "independents": _("Nobody over 60"),
        "tie": _("60 to 60"),
        "capot": _("All tricks count two"),
        "stop_at_61": _("Stop at 61"),
        "removed": _("Card left out"),
        "signs": _("Signs"),
        "spies": _("Opponents may see signs"),
        "requests": _("Requests to the partner"),
        "silent_first_trick": _("Silent first trick"),
        "show_partner": _("Show hands when the stock is out"),
        "exchange": _("Exchange of the turned card"),
        "deal_all": _("Deal all the cards"),
        "hand_size": _("Cards in hand"),
        "follow_at_end": _("Follow suit at the end"),
        "morto": _("The dummy"),
        "bidding": _("The auction"),
        "first_lead": _("First lead"),
        "call_own": _("May call one’s own card"),
        "all_pass": _("When all pass"),
        "multiplier": _("Higher bids pay more"),
        "capot_doubles": _("All tricks pay double"),
        "match": _("The match"),
        "match_hands": _("Hands to play"),
        "match_target": _("Points to reach"),
    }
    return names.get(key, upper(key.replace("_", " ")))


def value_name(key: str, value: bool | int | str) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int):
        return str(value)
    names = {
        "high": _("highest card"),
        "low": _("lowest card"),
        "random": _("by chance"),
        "same": _("same dealer"),
        "next": _("next dealer"),
        "forced": _("dealer must bid"),
        "highest": _("highest wins"),
        "strict": _("nobody wins"),
        "void": _("void"),
        "last_trick": _("last trick decides"),
        "national": _("usual"),
        "swapped": _("swapped"),
        "off": _("no"),
        "seven": _("with the seven"),
        "seven_and_two": _("with seven and two"),
        "two": _("with the two"),
        "blind": _("face down"),
        "open": _("face up"),
        "points": _("by points"),
        "rank": _("by rank"),
        "dealer_right": _("dealer’s right"),
        "caller": _("the caller"),
        "wins": _("winning hands"),
        "hands": _("number of hands"),
        "target": _("points of payment"),
    }
    if key == "removed":
        return card_name(Card(Rank(value[0]), Suit(value[1])))
    return names.get(value, value.replace("_", " "))


def dummy_name() -> str:
    """What the fifth place is called."""
    return _("Dummy")
