"""The talk of a computer partner: its sign after the draws, and the request it speaks (R-TALK).

`choose_sign` and `choose_request` see only what the seat sees. Whoever runs a table asks every computer seat
in turn, once after the draws of each trick, and lets `caught_by` say who else saw the sign. A false sign
(R-TALK-3) is made only where it cannot mislead the partner (`harmless_lies`).
"""

from collections.abc import Iterator
from random import Random

from briscola.engine.actions import LEADS, Ask, Sign
from briscola.engine.cards import Card, Rank, Ranking
from briscola.engine.observation import Observation, SignSeen
from briscola.engine.rules import Rules, Talk

CAUGHT = 4  # one sign in so many is caught where opponents may catch them


def named_ranks(ranking: Ranking) -> dict[Sign, Rank]:
    """The signs that show one trump card; in bisca the sign of the three is that of the seven."""
    return {
        "ace": Rank.ACE,
        "three": ranking.order[1],
        "king": Rank.KING,
        "knight": Rank.KNIGHT,
        "jack": Rank.JACK,
    }


WORTH: tuple[Sign, ...] = ("ace", "three", "king", "knight", "jack", "low", "none", "carico")
"""The signs, the most telling first."""

WORTH_WITH_SPIES: tuple[Sign, ...] = tuple(sign for sign in WORTH if sign != "none")
"""The signs where opponents may catch them, the most telling first.

No `none`: that one has no trump helps opponents as much as the partner. Measured against players who catch
and read one sign in four: leaving out `none` costs nothing, each of the others is worth its risk.
"""


def makes_signs(rules: Rules) -> bool:
    """True if partners may make signs in a game."""
    return rules.talk is not None and rules.talk.signs != "off"


def choose_sign(view: Observation, chance: Random, *, bluff: float = 0.0) -> Sign | None:
    """The most telling true sign that the partner does not know yet; None to stay silent.

    Where there is none, but opponents who may be fooled, `bluff` is the chance (0 … 1) of a false one.
    """
    talk = _may_talk(view)
    if talk is None or talk.signs == "off":
        return None
    told = _told(view, view.seat)
    if not _seen_by_partner(view):
        true = {sign for sign in true_signs(view) if sign not in told}
        worth = WORTH_WITH_SPIES if talk.spies else WORTH
        if found := next((sign for sign in worth if sign in true), None):
            return found
    lies = [sign for sign in harmless_lies(view) if sign not in told] if talk.spies and bluff else []
    return lies[0] if lies and chance.random() < bluff else None


def harmless_lies(view: Observation) -> tuple[Sign, ...]:
    """False signs the partner sees through, the grandest first.

    They claim a trump that the partner has shown to be his own; once partners have seen each other's cards,
    any that is still about.
    """
    if view.trumps is None:
        return ()
    gone = {play.card for trick in view.tricks for play in trick.plays}
    named = {sign: Card(rank, view.trumps) for sign, rank in named_ranks(view.rules.ranking).items()}
    about = tuple(sign for sign, card in named.items() if card not in gone and card not in view.hand)
    if _seen_by_partner(view):
        return about
    told = {sign for s in view.rules.side_of[view.seat] if s != view.seat for sign in _told(view, s)}
    return tuple(sign for sign in about if sign in told)


def choose_request(view: Observation, chance: Random, *, asks: float = 1.0) -> Ask | None:
    """Request to a partner who plays before this seat, the last of the trick, or to a partner who leads.

    None to stay silent. `asks` is the chance (0 … 1) that a request is spoken at all.
    """
    talk = _may_talk(view)
    if talk is None or not talk.requests or view.table or view.leader is None or _seen_by_partner(view):
        return None
    ask: Ask | None = None
    if (view.leader - 1) % view.rules.players == view.seat:
        ask = _wish(view)
    partners = set(view.rules.side_of[view.seat]) - {view.seat}
    if ask is None and talk.leads and view.leader in partners:
        ask = _lead(view)
    return ask if asks >= 1 or ask is None or chance.random() < asks else None


def _wish(view: Observation) -> Ask | None:
    """The request that would help most, or None."""
    trumps = [c for c in view.hand if c.suit is view.trumps]
    if any(not _stronger_unseen(view, c) for c in trumps):
        return "carico"
    if trumps or "none" in _told(view, view.seat):
        return None
    if any(view.rules.ranking.points[c] >= 10 for c in view.hand) and not view.stock_count:
        return "trump"
    return "liscio" if all(view.rules.ranking.points[c] == 0 for c in view.hand) else None


def _lead(view: Observation) -> Ask | None:
    """The suit of a side-suit carico that nothing can beat any more, for a partner to lead (lead_request)."""
    gone = {play.card for trick in view.tricks for play in trick.plays}
    trumps = {c for c in view.rules.pack if c.suit is view.trumps} - gone - set(view.hand)
    sure = {c.suit for c in view.hand if _is_carico(view, c) and not _stronger_unseen(view, c)}
    return (
        None if trumps else next((ask for ask, suit in LEADS.items() if suit in sure - {view.trumps}), None)
    )


def caught_by(rules: Rules, seat: int, chance: Random) -> tuple[int, ...]:
    """The opponents who catch a sign of `seat`: with `spies` one sign in four, by either of them."""
    if rules.talk is None or not rules.talk.spies or chance.randrange(CAUGHT):
        return ()
    opponents = [s for s in range(rules.players) if s not in rules.side_of[seat]]
    return (opponents[chance.randrange(len(opponents))],)


def true_signs(view: Observation) -> set[Sign]:
    """Every sign that shows what this hand holds, but for a card that everybody knows it to hold."""
    found: set[Sign] = set()
    named = {rank: sign for sign, rank in named_ranks(view.rules.ranking).items()}
    for c in view.hand:
        if c.suit is not view.trumps:
            if _is_carico(view, c):
                found.add("carico")
        elif c != view.turned:
            found.add(named.get(c.rank, "low"))
    if not any(c.suit is view.trumps for c in view.hand):
        found.add("none")
    return found


def stands(view: Observation, seen: SignSeen) -> bool:
    """True if a sign, true when it was made, has not been overtaken by the cards played since."""
    since = [c for trick, c in _played_by(view, seen.seat) if trick >= seen.trick]
    rank = named_ranks(view.rules.ranking).get(seen.sign)
    if rank is not None:
        return not any(c.suit is view.trumps and c.rank is rank for c in since)
    if seen.sign == "low":
        return not any(is_low_trump(view, c) for c in since)
    if seen.sign == "carico":
        return not any(c.suit is not view.trumps and _is_carico(view, c) for c in since)
    # A trump played in the trick of the sign went before it; one played or shown later has been drawn since.
    shown = [s for s in view.signals if s.seat == seen.seat and s.trick > seen.trick]
    drawn = [c for trick, c in _played_by(view, seen.seat) if trick > seen.trick and c.suit is view.trumps]
    return not drawn and all(s.sign in ("none", "carico") for s in shown)


def is_low_trump(view: Observation, c: Card) -> bool:
    """True if the sign `low` may mean this card."""
    return c.suit is view.trumps and c.rank not in named_ranks(view.rules.ranking).values()


def _is_carico(view: Observation, c: Card) -> bool:
    return view.rules.ranking.points[c] >= 10


def _may_talk(view: Observation) -> Talk | None:
    """The rules of talk, where partners may talk now and there are still cards to choose from."""
    talk = view.rules.talk
    if talk is None or len(view.rules.side_of[view.seat]) == 1 or len(view.hand) < 2:
        return None
    if view.rules.silent(len(view.tricks)):
        return None
    return talk


def _seen_by_partner(view: Observation) -> bool:
    """True if partners have seen each other's cards (R-TALK-6): there is nothing left to tell."""
    return view.rules.show_partner and not view.stock_count


def _told(view: Observation, seat: int) -> set[Sign]:
    """The signs of a seat that still stand."""
    return {seen.sign for seen in view.signals if seen.seat == seat and stands(view, seen)}


def _played_by(view: Observation, seat: int) -> Iterator[tuple[int, Card]]:
    """The cards a seat has played, each with the number of its trick."""
    for number, trick in enumerate(view.tricks, 1):
        yield from ((number, play.card) for play in trick.plays if play.seat == seat)
    yield from ((len(view.tricks) + 1, play.card) for play in view.table if play.seat == seat)


def _stronger_unseen(view: Observation, c: Card) -> bool:
    """True if somebody else may still play a stronger trump."""
    gone = {play.card for trick in view.tricks for play in trick.plays} | {play.card for play in view.table}
    strength = view.rules.ranking.strength
    return any(
        other.suit is c.suit
        and strength[other] > strength[c]
        and other not in gone
        and other not in view.hand
        for other in view.rules.pack
    )
