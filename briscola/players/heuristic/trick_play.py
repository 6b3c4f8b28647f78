"""The careful look at one trick: play each card, let the others answer well, and weigh what comes of it."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT, beats
from briscola.players.declaring import lead_worth
from briscola.players.heuristic.belief import Scenario
from briscola.players.heuristic.pricing import (
    FINE,
    SECRECY,
    WILLING,
    Stakes,
    Weights,
    beaten_by_one,
    card_prices,
)
from briscola.players.knowledge import Knowledge
from briscola.players.race import missing
from briscola.players.sampling.hands import HandHint, sampled_hands

SAMPLES = 16  # deals of the hidden cards looked at in a decision; more gain nothing
WORK = 4000  # cards looked at in a decision, about: fewer samples where hands are full
FEWEST_SAMPLES = 6
END = 1000.0  # what ending the hand is worth to who answers: more than all cards


class Outlook(Struct, frozen=True, kw_only=True):
    """Everything about a decision that does not depend on the card tried."""

    knowledge: Knowledge
    prices: list[float]
    suit_risk: list[float]
    trump_risk: float
    turned_gain: float
    tempo: float
    lead: float
    """Worth of the next lead to the seat that decides, on top of `tempo`: a pair to declare."""
    missing: tuple[int, ...] | None = None
    """By seat the points with which it ends the hand at once (`race`)."""

    def ends(self, taker: int, pot: int) -> bool:
        """True if the hand ends once that seat has taken so many points."""
        return self.missing is not None and pot >= self.missing[taker]


def outlook(knowledge: Knowledge, weights: Weights, secret: int | None) -> Outlook:
    """The outlook of a seat; `secret` is a called card that would betray the hidden partner."""
    prices = card_prices(knowledge, weights)
    if secret is not None:
        prices[secret] += SECRECY
    suit_risk, trump_risk = beaten_by_one(knowledge)
    turned_gain = 0.0
    if knowledge.turned is not None and knowledge.last_draw_next and knowledge.unseen:
        turned_gain = prices[knowledge.turned] + POINTS[knowledge.turned] / 2
        turned_gain -= sum(prices[c] + POINTS[c] / 2 for c in knowledge.unseen) / len(knowledge.unseen)
    return Outlook(
        knowledge=knowledge,
        prices=prices,
        suit_risk=suit_risk,
        trump_risk=trump_risk,
        turned_gain=turned_gain,
        tempo=weights.tempo,
        lead=lead_worth(knowledge),
        missing=missing(knowledge),
    )


def aftermath(look: Outlook, friends: Sequence[float]) -> list[float]:
    """Worth of each winner's lead, and of the last draw after it, to a seat with such friends."""
    worth = [0.0] * len(friends)
    for winner in look.knowledge.order:
        last = friends[look.knowledge.before(winner)]
        worth[winner] = look.tempo * (last - friends[winner]) / 2 + look.turned_gain * last
        if winner == look.knowledge.me and friends[winner] > 0:
            worth[winner] += look.lead
    return worth


class Answerer(Struct, frozen=True, kw_only=True):
    """The trick as one place sees it.

    Its friends, the value of what follows each winner, the number of its enemies still to come, and the cost
    of a point lost to them.
    """

    friends: Sequence[float]
    after: Sequence[float]
    enemies: int
    loss: float


def answer(
    look: Outlook, seat: Answerer, hand: Sequence[int], led: int, best: int, winner: int, me: int, pot: int
) -> int:
    """The card a sensible place answers with; `led` is the suit led, `winner` holds the trick with `best`."""
    knowledge, prices = look.knowledge, look.prices
    trumps = knowledge.trumps
    if knowledge.must_follow:
        hand = [c for c in hand if SUIT[c] == led] or hand
    if len(hand) == 1:
        return hand[0]
    friend, after_other, after_own = seat.friends[winner], seat.after[winner], seat.after[me]
    enemies, loss, suit_best = seat.enemies, seat.loss, SUIT[best]
    chosen, top = hand[0], -1e9
    hold = _hold(look, best, pot, enemies) if enemies else 1.0
    for c in hand:
        got = pot + POINTS[c]
        suit = SUIT[c]
        if (c > best) if suit == suit_best else suit == trumps:
            if enemies:
                own = _hold(look, c, got, enemies)
                value = got * (own - (1.0 - own) * loss) + after_own * own
            else:
                value = got + after_own
        elif enemies:
            value = got * (friend * hold - (1.0 - hold) * loss) + after_other * hold
        else:
            value = got * friend + after_other
        value -= prices[c]
        if value > top + FINE:
            chosen, top = c, value
    return chosen


def _hold(look: Outlook, card: int, pot: int, enemies: int) -> float:
    """The chance that no enemy still to play beats a card when so many points lie on the table."""
    safe: float = 1.0 - look.suit_risk[card]
    if SUIT[card] != look.knowledge.trumps:
        safe *= 1.0 - look.trump_risk * min(1.0, pot / WILLING)
    return safe if enemies == 1 else safe**enemies


def action_values(
    knowledge: Knowledge,
    candidates: Sequence[int],
    scenarios: Sequence[Scenario],
    stakes: Stakes,
    weights: Weights,
    rng: Random,
    secret: int | None = None,
    hints: Sequence[HandHint] = (),
    samples: int = SAMPLES,
) -> list[float]:
    """Expected gain of playing each candidate, in points of difference."""
    look = outlook(knowledge, weights, secret)
    if not knowledge.later:
        return _last_to_play(look, candidates, scenarios, stakes)
    hints = [hint for hint in hints if hint.seat in knowledge.later]
    found = _weighed(look, candidates, scenarios, stakes, rng, hints, samples)
    if knowledge.table or not weights.bare:
        return found
    bare = [STRENGTH[c] == FIRST_CARICO and c + 1 in knowledge.unseen for c in candidates]
    return [value - weights.bare * alone for value, alone in zip(found, bare, strict=True)]


def _weighed(
    look: Outlook,
    candidates: Sequence[int],
    scenarios: Sequence[Scenario],
    stakes: Stakes,
    rng: Random,
    hints: Sequence[HandHint],
    samples: int,
) -> list[float]:
    """Values of the candidates if others are still to play, without the price of leading."""
    knowledge = look.knowledge
    one = len(knowledge.later) == len(scenarios) == 1 and not hints
    if one and knowledge.later[0] != knowledge.blind:
        return [_one_answers(look, c, scenarios[0], stakes) for c in candidates]
    return _sampled(look, candidates, scenarios, stakes, rng, hints, samples)


def kinship(knowledge: Knowledge, scenarios: Sequence[Scenario]) -> float:
    """Degree to which the actor's cards are the decider's own, -1 … 1.

    It is 1 except for a dummy that may be an enemy (V-MO-8).
    """
    return sum(s.weight * s.friends[knowledge.me][knowledge.actor] for s in scenarios)


def _with(knowledge: Knowledge, card: int) -> tuple[int, int, int, int]:
    """Suit led, best card, its place and the pot once the actor has added a card."""
    if not knowledge.table:
        return SUIT[card], card, knowledge.actor, POINTS[card]
    assert knowledge.best is not None
    led, pot = SUIT[knowledge.table[0][1]], knowledge.pot + POINTS[card]
    if knowledge.takes(card):
        return led, card, knowledge.actor, pot
    winner, best = knowledge.best
    return led, best, winner, pot


def _last_to_play(
    look: Outlook, candidates: Sequence[int], scenarios: Sequence[Scenario], stakes: Stakes
) -> list[float]:
    me = look.knowledge.me
    seen = [(s.weight, s.friends[me], aftermath(look, s.friends[me])) for s in scenarios]
    found = []
    for card in candidates:
        _, _, winner, pot = _with(look.knowledge, card)
        value = -look.prices[card] * kinship(look.knowledge, scenarios)
        for weight, friends, after in seen:
            value += weight * (stakes.gain(pot, friends[winner]) + after[winner])
        found.append(value)
    return found


def _one_answers(look: Outlook, card: int, scenario: Scenario, stakes: Stakes) -> float:
    """Exact expectation over the hand of the one place still to play, which answers with its best card."""
    knowledge = look.knowledge
    (seat,) = knowledge.later
    led, best, winner, pot = _with(knowledge, card)
    mine, theirs = scenario.friends[knowledge.me], scenario.friends[seat]
    after_me, after_it = aftermath(look, mine), aftermath(look, theirs)
    ranked: list[tuple[bool, float, int, float]] = []
    known = knowledge.held.get(seat, ())
    void = knowledge.voids[seat]
    for c in (*known, *(c for c in knowledge.unseen if not void >> SUIT[c] & 1)):
        taker = seat if beats(c, best, knowledge.trumps) else winner
        got = pot + POINTS[c]
        if look.ends(taker, got):
            eager = END * theirs[taker]
        else:
            eager = round(got * theirs[taker] + after_it[taker] - look.prices[c], 6)
        ranked.append(
            (
                knowledge.must_follow and SUIT[c] == led,
                eager,
                c,
                stakes.gain(got, mine[taker]) + after_me[taker],
            )
        )
    ranked.sort(reverse=True)
    unknown = len(ranked) - len(known)
    draws = min(unknown, knowledge.counts[seat] - len(known))
    total, reached = -look.prices[card] * mine[knowledge.actor], 1.0
    for _, _, c, gain in ranked:
        if c in known:
            return total + reached * gain
        if not draws:
            continue
        here = reached * draws / unknown
        total += here * gain
        reached -= here
        unknown -= 1
        if reached <= 0.0:
            break
    return total


def _sampled(
    look: Outlook,
    candidates: Sequence[int],
    scenarios: Sequence[Scenario],
    stakes: Stakes,
    rng: Random,
    hints: Sequence[HandHint],
    most_samples: int,
) -> list[float]:
    """The mean over sampled hands of those still to play; every candidate meets the same hands."""
    knowledge = look.knowledge
    later, me = knowledge.later, knowledge.me
    odds = [s.weight for s in scenarios]
    starts = [_with(knowledge, card) for card in candidates]
    size = sum(knowledge.counts[seat] for seat in later) * len(candidates)
    samples = min(most_samples, max(FEWEST_SAMPLES, WORK // size))
    kin = kinship(knowledge, scenarios) * samples
    totals = [-look.prices[card] * kin for card in candidates]
    seats: dict[int, tuple[list[Answerer], list[float]]] = {}
    for _ in range(samples):
        index = rng.choices(range(len(scenarios)), odds)[0] if len(scenarios) > 1 else 0
        scenario = scenarios[index]
        if index not in seats:
            seats[index] = (_seats(look, scenario), aftermath(look, scenario.friends[me]))
        who, after = seats[index]
        hands = sampled_hands(knowledge, later, rng, fixed=scenario.fixed, hints=hints)
        if knowledge.blind in hands:
            rng.shuffle(hands[knowledge.blind])
        friends = scenario.friends[me]
        for i, (led, best, winner, pot) in enumerate(starts):
            for seat, eyes in zip(later, who, strict=True):
                hand = hands[seat]
                c = (
                    hand[0]
                    if seat == knowledge.blind
                    else answer(look, eyes, hand, led, best, winner, seat, pot)
                )
                pot += POINTS[c]
                if beats(c, best, knowledge.trumps):
                    best, winner = c, seat
            totals[i] += stakes.gain(pot, friends[winner]) + after[winner]
    return [total / samples for total in totals]


def _seats(look: Outlook, scenario: Scenario) -> list[Answerer]:
    later = look.knowledge.later
    found = []
    for i, seat in enumerate(later):
        friends = scenario.friends[seat]
        enemies = [-friends[s] for s in later[i + 1 :] if friends[s] < 0]
        loss = max(enemies, default=0.0)
        found.append(
            Answerer(friends=friends, after=aftermath(look, friends), enemies=len(enemies), loss=loss)
        )
    return found
