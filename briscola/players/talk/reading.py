"""What a careful player makes of the signs it saw: cards known to be held, and hints about hidden ones."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from briscola.engine.actions import Ask
from briscola.engine.cards import Card
from briscola.engine.observation import Observation, SignSeen
from briscola.players.coding import POINTS, SUIT, coder_of
from briscola.players.heuristic.memory import Memory, sample_hands
from briscola.players.talk.signals import is_low_trump, named_ranks, stands

CARICO = 10
DOUBT = 0.8  # how far a sign caught from an opponent is believed: it may be false
LASTING = 0.85  # how likely a place that showed no trump has still none after each draw


@dataclass(frozen=True, kw_only=True, slots=True)
class Hint:
    """That `seat` holds one of `cards` or, with `without`, none of them: true with this probability."""

    seat: int
    cards: frozenset[int]
    trust: float
    without: bool = False


def read_signs(view: Observation, memory: Memory) -> tuple[Memory, tuple[Hint, ...]]:
    """The memory with the cards the partner has shown, and hints for what remains a guess."""
    number = coder_of(view.rules).number
    hints: list[Hint] = []
    for seen in dict.fromkeys(view.signals):
        if seen.seat == view.seat or not stands(view, seen):
            continue
        friend = seen.seat in view.rules.side_of[view.seat]
        hidden = {c for c in view.rules.pack if number[c] in memory.unseen}
        cards = frozenset(number[c] for c in hidden if _meant(view, seen, c))
        trust = 1.0 if friend else DOUBT
        if seen.sign == "none":
            draws = sum(1 for trick in range(seen.trick, len(view.tricks) + 1) if _drawn_after(view, trick))
            hints.append(Hint(seat=seen.seat, cards=cards, trust=trust * LASTING**draws, without=True))
        elif len(cards) == 1 and friend:
            memory = _shown(memory, seen.seat, *cards)
        elif cards:
            hints.append(Hint(seat=seen.seat, cards=cards, trust=trust))
    return memory, tuple(hints)


def grants(memory: Memory, card: int, ask: Ask) -> bool:
    """Whether playing a card is what the partner has asked for."""
    if ask == "trump":
        return SUIT[card] == memory.trumps
    if SUIT[card] == memory.trumps:
        return False
    return POINTS[card] >= CARICO if ask == "carico" else not POINTS[card]


def deal_hidden(
    memory: Memory, seats: Sequence[int], rng: Random, fixed: dict[int, int], hints: Sequence[Hint]
) -> dict[int, list[int]]:
    """Hands the given places may hold that agree with the hints, each believed as far as it is trusted."""
    if not hints:
        return sample_hands(memory, seats, rng, fixed)
    free = [c for c in memory.unseen if c not in fixed.values()]
    rng.shuffle(free)
    hands = {s: [*memory.held.get(s, ()), *([fixed[s]] if s in fixed else [])] for s in seats}
    banned: dict[int, frozenset[int]] = {}
    for hint in hints:
        hand = hands.get(hint.seat)
        if hand is None or rng.random() >= hint.trust:
            continue
        if hint.without:
            banned[hint.seat] = hint.cards
        elif len(hand) < memory.counts[hint.seat] and not any(c in hint.cards for c in hand):
            chosen = next((c for c in free if c in hint.cards), None)
            if chosen is not None:
                hand.append(chosen)
                free.remove(chosen)
    for s in sorted(seats, key=lambda seat: seat not in banned):
        need = memory.counts[s] - len(hands[s])
        shut = banned.get(s, frozenset())
        taken = sorted(free, key=lambda c: c in shut or bool(memory.voids[s] >> SUIT[c] & 1))[:need]
        hands[s] += taken
        free = [c for c in free if c not in taken]
    return hands


def _meant(view: Observation, seen: SignSeen, c: Card) -> bool:
    """Whether a sign may speak of this card."""
    rank = named_ranks(view.rules.ranking).get(seen.sign)
    if rank is not None:
        return c.suit is view.trumps and c.rank is rank
    if seen.sign == "low":
        return is_low_trump(view, c)
    if seen.sign == "none":
        return c.suit is view.trumps
    return c.suit is not view.trumps and view.rules.ranking.points[c] >= CARICO


def _drawn_after(view: Observation, trick: int) -> bool:
    """Whether cards were drawn after this trick, counted from 1."""
    return trick <= len(view.tricks) and trick <= view.rules.tricks - view.rules.hand_size


def _shown(memory: Memory, seat: int, card: int) -> Memory:
    """The memory with one more card known in a hand that has room for it."""
    held = memory.held.get(seat, ())
    if len(held) >= memory.counts[seat]:
        return memory
    return replace(
        memory,
        held=memory.held | {seat: (*held, card)},
        unseen=tuple(c for c in memory.unseen if c != card),
    )
