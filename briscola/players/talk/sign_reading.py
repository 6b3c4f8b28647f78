"""A careful player's reading of signs: cards known to be held, and hints about hidden ones."""

from dataclasses import replace

from briscola.engine.actions import LEADS
from briscola.engine.cards import Card
from briscola.engine.observation import Observation, SignSeen
from briscola.players.card_codes import POINTS, SUIT, suit_number
from briscola.players.knowledge import Knowledge
from briscola.players.sampling.hands import HandHint
from briscola.players.signals import is_low_trump, named_ranks, stands

CARICO = 10
DOUBT = 0.8  # how far a sign caught from an opponent is believed: it may be false
LASTING = 0.85  # how likely a place that showed no trump has still none after each draw


def read_signs(knowledge: Knowledge) -> tuple[Knowledge, tuple[HandHint, ...]]:
    """The knowledge with the cards the partner has shown, and hints for what remains a guess."""
    view, number = knowledge.view, knowledge.coder.number
    hints: list[HandHint] = []
    for seen in dict.fromkeys(view.signals):
        if seen.seat == view.seat or not stands(view, seen):
            continue
        friend = seen.seat in view.rules.side_of[view.seat]
        hidden = {c for c in view.rules.pack if number[c] in knowledge.unseen}
        cards = frozenset(number[c] for c in hidden if _meant(view, seen, c))
        trust = 1.0 if friend else DOUBT
        if seen.sign == "none":
            draws = sum(1 for trick in range(seen.trick, len(view.tricks) + 1) if _drawn_after(view, trick))
            hints.append(HandHint(seat=seen.seat, cards=cards, trust=trust * LASTING**draws, without=True))
        elif len(cards) == 1 and friend:
            knowledge = _shown(knowledge, seen.seat, *cards)
        elif cards:
            hints.append(HandHint(seat=seen.seat, cards=cards, trust=trust))
    return knowledge, tuple(hints)


def believed(knowledge: Knowledge) -> Knowledge:
    """The knowledge with every trump that a partner's sign has named, as if there were no false signs.

    Only one's own cards are held against a sign (R-TALK-3 lets people sign falsely).
    """
    for seat, cards in knowledge.shown.items():
        if seat != knowledge.me and knowledge.friend(seat):
            held = knowledge.held.get(seat, ())
            new = tuple(c for c in cards if c not in held and c not in knowledge.hand)
            knowledge = replace(
                knowledge,
                held={**knowledge.held, seat: (*held, *new)},
                unseen=tuple(c for c in knowledge.unseen if c not in new),
            )
    return knowledge


def grants(knowledge: Knowledge, card: int) -> bool:
    """True if playing a card does what the partner has asked for."""
    led = {suit_number(LEADS[ask]) for ask in knowledge.asked if ask in LEADS}
    if led:
        return not knowledge.table and SUIT[card] in led
    if SUIT[card] == knowledge.trumps:
        return "trump" in knowledge.asked
    return ("carico" if POINTS[card] >= CARICO else "" if POINTS[card] else "liscio") in knowledge.asked


def _meant(view: Observation, seen: SignSeen, c: Card) -> bool:
    """True if a sign may speak of this card."""
    rank = named_ranks(view.rules.ranking).get(seen.sign)
    if rank is not None:
        return c.suit is view.trumps and c.rank is rank
    if seen.sign == "low":
        return is_low_trump(view, c)
    if seen.sign == "none":
        return c.suit is view.trumps
    return c.suit is not view.trumps and view.rules.ranking.points[c] >= CARICO


def _drawn_after(view: Observation, trick: int) -> bool:
    """True if cards were drawn after this trick, counted from 1."""
    return trick <= len(view.tricks) and trick <= view.rules.tricks - view.rules.hand_size


def _shown(knowledge: Knowledge, seat: int, card: int) -> Knowledge:
    """The knowledge with one more card known in a hand that has room for it."""
    held = knowledge.held.get(seat, ())
    if len(held) >= knowledge.counts[seat]:
        return knowledge
    return replace(
        knowledge,
        held={**knowledge.held, seat: (*held, card)},
        unseen=tuple(c for c in knowledge.unseen if c != card),
    )
