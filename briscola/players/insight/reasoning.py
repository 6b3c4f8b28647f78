"""Finds what can be said of a card: rules that look at the trick as it would lie."""

from collections.abc import Callable, Sequence

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT, beats
from briscola.players.declaring import leads_to_come, open_pairs
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.trick_outlook import TrickOutlook, beaters, trial
from briscola.players.knowledge import Knowledge, SideRole
from briscola.players.race import counted

FEW_POINTS = 4  # a trick of so few is let go rather than trumped

Rule = Callable[[TrickOutlook], Reason | None]


def reasons_for(knowledge: Knowledge, card: int) -> tuple[Reason, ...]:
    """All that can be said of a card by itself: what speaks for it first, the more telling first."""
    tried = trial(knowledge, card)
    found = [reason for rule in RULES if (reason := rule(tried)) is not None]
    return tuple(sorted(found, key=lambda reason: reason.against))


# ---- the trick


def _points_of(knowledge: Knowledge, seats: frozenset[int]) -> int:
    """The points of these seats, declared ones included."""
    return sum(knowledge.view.totals[seat] for seat in seats)


def _with_trick(knowledge: Knowledge, seats: frozenset[int], pot: int) -> int:
    """The points of these seats once they have taken a trick of so many, with what it gets them paid.

    A pair that is still to be declared is not told as theirs.
    """
    return sum(counted(knowledge, undeclared=False)[seat] for seat in seats) + pot


def _goal(t: TrickOutlook) -> Reason | None:
    mine = _points_of(t.knowledge, t.knowledge.allies)
    if t.knowledge.rules.match_form.by_points:
        return None  # all points count (V-PT-1)
    then = _with_trick(t.knowledge, t.knowledge.allies, t.pot)
    if t.safe and mine < t.knowledge.target <= then:
        return t.say(Why.SECURES_GOAL, points=then)
    return None


def _denial(t: TrickOutlook) -> Reason | None:
    knowledge, holder, best = t.knowledge, t.before_winner, t.before_best
    if holder is None or best is None or holder not in knowledge.foes or not t.safe:
        return None
    rules = knowledge.rules
    if rules.match_form.by_points:
        return None
    side = knowledge.foes if rules.two_sides or rules.has_payments else frozenset({holder})
    theirs = _points_of(knowledge, side)
    least = _with_trick(knowledge, side, knowledge.pot)
    if not theirs < knowledge.target_of_foes <= least:
        return None
    rescue = [s for s in knowledge.later if s not in side]
    if any(True for _ in beaters(knowledge, best, t.led, rescue)):
        return None
    return t.say(Why.DENIES_GOAL, points=least, seat=holder if len(side) == 1 else None)


def _win(t: TrickOutlook) -> Reason | None:
    if not (t.takes and t.safe):
        return None
    friends = (s for s in t.knowledge.later if any(True for _ in beaters(t.knowledge, t.best, t.led, [s])))
    return t.say(Why.WINS_TRICK, t.card, seat=next(friends, None), points=t.pot)


def _so_far(t: TrickOutlook) -> Reason | None:
    if t.takes and t.threats and t.before_winner is not None and t.before_winner not in t.knowledge.allies:
        return t.say(Why.TAKES_SO_FAR, t.card, *t.threats, points=t.pot)
    return None


def _home(t: TrickOutlook) -> Reason | None:
    if t.takes and t.safe and not t.trump and STRENGTH[t.card] >= FIRST_CARICO:
        return t.say(Why.BRINGS_HOME, t.card, points=POINTS[t.card])
    return None


def _winning_trumps(t: TrickOutlook) -> list[int]:
    """The trumps that may be played and would take the trick for certain."""
    trumps = [c for c in t.knowledge.legal if SUIT[c] == t.knowledge.trumps]
    return [c for c in trumps if (tried := trial(t.knowledge, c)).takes and tried.safe]


def _cheapest(t: TrickOutlook) -> Reason | None:
    if t.trump and t.takes and t.safe and t.knowledge.table:
        enough = _winning_trumps(t)
        if len(enough) > 1 and t.card == min(enough):
            return t.say(Why.CHEAPEST_TRUMP, *sorted(enough)[1:], points=t.pot)
    return None


def _dear(t: TrickOutlook) -> Reason | None:
    if t.trump and t.takes and t.safe and t.knowledge.table:
        lowest = min(_winning_trumps(t))
        if lowest < t.card and POINTS[lowest] < POINTS[t.card]:
            return t.say(Why.HIGHER_THAN_NEEDED, t.card, lowest)
    return None


def _with_partner(t: TrickOutlook) -> bool:
    """True if the trick lies with another player of the own side."""
    return not t.takes and t.winner in t.knowledge.allies


def _load(t: TrickOutlook) -> Reason | None:
    if _with_partner(t) and POINTS[t.card]:
        why = Why.LOADS_PARTNER if t.safe else Why.FEEDS_PARTNER
        return t.say(why, t.card, seat=t.winner, points=POINTS[t.card])
    return None


def _overtake(t: TrickOutlook) -> Reason | None:
    holder = t.before_winner
    if holder is None or not t.takes or holder == t.knowledge.actor or holder not in t.knowledge.allies:
        return None
    assert t.before_best is not None
    against = [s for s in t.knowledge.later if s not in t.knowledge.allies]
    if any(True for _ in beaters(t.knowledge, t.before_best, t.led, against)):
        return None
    return t.say(Why.OVERTAKES_PARTNER, t.card, t.before_best, seat=holder)


def _partners_to_come(t: TrickOutlook) -> list[int]:
    """The places of the own side still to play to a trick that lies with the others."""
    knowledge = t.knowledge
    if t.winner not in knowledge.foes or knowledge.actor != knowledge.me:
        return []
    return [seat for seat in knowledge.later if seat in knowledge.allies]


def _leave(t: TrickOutlook) -> Reason | None:
    for seat in _partners_to_come(t):
        if any(True for _ in beaters(t.knowledge, t.best, t.led, [seat])):
            return t.say(Why.LEAVES_TO_PARTNER, seat=seat)
    return None


def _showed(t: TrickOutlook) -> Reason | None:
    for seat in _partners_to_come(t):
        able = [c for c in t.knowledge.shown.get(seat, ()) if beats(c, t.best, t.knowledge.trumps)]
        if able:
            return t.say(Why.PARTNER_SHOWED, *able, seat=seat)
    return None


def _draw_trumps(t: TrickOutlook) -> Reason | None:
    if t.knowledge.table or not t.trump or not t.knowledge.must_follow:
        return None
    against = [s for s in t.knowledge.later if s not in t.knowledge.allies]
    theirs = (c for seat in against for c in t.knowledge.may_answer(seat, t.led))
    return t.say(Why.DRAWS_TRUMPS, t.card) if any(SUIT[c] == t.knowledge.trumps for c in theirs) else None


def _out(knowledge: Knowledge, suit: int, above: int = -1) -> bool:
    """True if a card of a suit, stronger than `above`, is in another hand or the stock."""
    return any(SUIT[c] == suit and c > above for c in knowledge.elsewhere)


def _gone(t: TrickOutlook) -> Reason | None:
    """Said of a lead of points, while cards are still out."""
    knowledge = t.knowledge
    if knowledge.table or t.trump or not POINTS[t.card] or not t.threats or knowledge.trumps < 0:
        return None
    return None if _out(knowledge, knowledge.trumps) else t.say(Why.TRUMPS_ARE_GONE, t.card)


def _only_trumps(t: TrickOutlook) -> Reason | None:
    knowledge = t.knowledge
    if knowledge.table or t.trump or not t.threats or not _out(knowledge, knowledge.trumps):
        return None
    return None if _out(knowledge, t.led, t.card) else t.say(Why.ONLY_TRUMPS_BEAT, t.card)


def _void(t: TrickOutlook) -> Reason | None:
    """Said where suit must be followed to the end and trumps remain in hand."""
    knowledge = t.knowledge
    if not knowledge.must_follow or knowledge.stock or t.trump:
        return None
    if any(SUIT[c] == SUIT[t.card] for c in t.kept) or not any(SUIT[c] == knowledge.trumps for c in t.kept):
        return None
    return t.say(Why.VOIDS_SUIT, t.card) if _out(knowledge, SUIT[t.card]) else None


# ---- what is kept


def _master(t: TrickOutlook) -> Reason | None:
    knowledge = t.knowledge
    mine = max((c for c in t.kept if SUIT[c] == knowledge.trumps), default=None)
    if mine is None or t.trump or _out(knowledge, knowledge.trumps, mine):
        return None
    last = not knowledge.stock and len(t.kept) == 1
    return t.say(Why.LAST_TRICK_CERTAIN if last else Why.KEEPS_MASTER, mine)


def _above(t: TrickOutlook) -> Reason | None:
    """The three (or whatever ranks second) is kept while the ace is out."""
    out = t.knowledge.unseen_and_held
    kept = [c for c in t.kept if STRENGTH[c] == FIRST_CARICO and c + 1 in out]
    return t.say(Why.OPPONENT_MAY_HOLD_ACE, *kept) if kept else None


def _last_trump(t: TrickOutlook) -> Reason | None:
    trumps = [c for c in t.knowledge.hand if SUIT[c] == t.knowledge.trumps]
    if len(trumps) != 1 or len(t.knowledge.hand) == 1:
        return None
    if trumps[0] == t.card:
        return t.say(Why.SPENDS_LAST_TRUMP, t.card)
    return t.say(Why.KEEPS_LAST_TRUMP, trumps[0])


def _pair(t: TrickOutlook) -> Reason | None:
    """Said while a lead may still come at which the pair can be declared."""
    knowledge = t.knowledge
    if not leads_to_come(knowledge):
        return None
    pairs = ((king, knight) for _suit, king, knight, _brings in open_pairs(knowledge))
    kept = [card for pair in pairs if set(pair) <= set(knowledge.hand) for card in pair]
    return t.say(Why.KEEPS_PAIR, *kept) if kept and t.card not in kept else None


def _saving(t: TrickOutlook) -> Reason | None:
    if t.trump or t.winner not in t.knowledge.foes or t.before_best is None or t.knowledge.pot > FEW_POINTS:
        return None
    trumps = [c for c in t.knowledge.legal if SUIT[c] == t.knowledge.trumps]
    able = [c for c in trumps if beats(c, t.before_best, t.knowledge.trumps)]
    return t.say(Why.SAVES_TRUMP, *able, points=t.knowledge.pot) if able else None


def _saves_carico(t: TrickOutlook) -> Reason | None:
    """Said where nothing that may be played saves the trick."""
    knowledge = t.knowledge
    if not knowledge.table or POINTS[t.card] or not all(trial(knowledge, c).lost for c in knowledge.legal):
        return None
    kept = [c for c in knowledge.legal if STRENGTH[c] >= FIRST_CARICO]
    return t.say(Why.SAVES_CARICO, *kept) if kept else None


def _blank(t: TrickOutlook) -> Reason | None:
    if POINTS[t.card] or t.trump or t.takes == bool(t.knowledge.table) or _with_partner(t):
        return None
    return t.say(Why.DISCARDS_BLANK if t.knowledge.table else Why.LEADS_BLANK, t.card)


# ---- what it costs


def _gift(t: TrickOutlook) -> Reason | None:
    if t.lost and POINTS[t.card]:
        return t.say(Why.GIVES_POINTS, t.card, seat=t.winner, points=POINTS[t.card])
    return None


def _risk(t: TrickOutlook) -> Reason | None:
    if STRENGTH[t.card] >= FIRST_CARICO and t.threats:
        return t.say(Why.RISKS_CARICO, t.card, *t.threats)
    return None


def _waste(t: TrickOutlook) -> Reason | None:
    if not t.trump or t.knowledge.pot:
        return None
    blanks = [c for c in t.knowledge.legal if SUIT[c] != t.knowledge.trumps and not POINTS[c]]
    return t.say(Why.WASTES_TRUMP, t.card, *blanks) if blanks and t.takes else None


# ---- the last draw, the called card


def _turned(t: TrickOutlook) -> Reason | None:
    knowledge = t.knowledge
    if not knowledge.last_draw_next or knowledge.turned is None or knowledge.later:
        return None
    last = knowledge.before(t.winner)
    why = Why.TAKES_TURNED_CARD if last in t.knowledge.allies else Why.LEAVES_TURNED_CARD
    return t.say(why, knowledge.turned, seat=last)


def _secret(t: TrickOutlook) -> Reason | None:
    called = t.knowledge.view.called
    if called is None or t.knowledge.role is not SideRole.HIDDEN:
        return None
    secret = t.knowledge.coder.number[called]
    return t.say(Why.SHOWS_CALLED_CARD if t.card == secret else Why.CALLED_CARD_HIDDEN, secret)


RULES: Sequence[Rule] = (
    *(_goal, _denial, _load, _home, _cheapest, _win, _so_far, _draw_trumps, _gone, _only_trumps),
    *(_pair, _saving, _saves_carico, _master, _above, _last_trump, _secret, _turned, _showed, _leave, _void),
    *(_blank, _overtake, _gift, _risk, _waste, _dear),
)
"""The more telling first."""
