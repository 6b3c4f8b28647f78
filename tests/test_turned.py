"""Random hands of every game as each seat sees and counts them, and as nobody at the table does."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from briscola.client.hand_log import logged_hands
from briscola.client.view.folding import as_seen_by, fold, fold_all
from briscola.client.view.view import View
from briscola.engine.events import NOBODY, Event
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation, observe
from briscola.engine.replay import replay
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_event, turned_view
from briscola.network.lines.person_entries import SentEntries
from briscola.network.messages.encoding import encode
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.client.observed import comparable, observed
from tests.engine.strategies import any_game, choose
from tests.other_truths import Course, as_told, course, exchanged, other_truth, until
from tests.spoken_facts import heard
from tests.tries import Tries

HANDS = 3
"""Hands of a match that are played, if it has so many."""

Moment = tuple[int, tuple[Observation, ...]]
"""A number of lines of a log, and what each seat saw then."""


@pytest.mark.parametrize("matches", [1, pytest.param(11, marks=pytest.mark.slow)])
def test_each_seat_of_a_hand_sees_the_same_match_and_no_hidden_card(matches: int, tries: Tries) -> None:
    forms: set[tuple[object, ...]] = set()
    for chance in tries(matches):
        rules = any_game(chance)
        forms.add((rules.variant, rules.players, *rules.changed.items()))
        tries.found += check_match(rules, chance)
    tries.found["sets of house rules"] = len(forms)


def check_match(rules: Rules, chance: Random) -> Counter[str]:
    """The first hands of a match, looked at from all seats; what was counted."""
    log, moments = played(rules, chance)
    found = Counter(events=len(log))
    for seat in range(rules.players):
        there = [turned_event(event, seat=seat, players=rules.players) for event in log]
        replay(there)
        check_views(there, moments, seat)
        found["views"] += len(moments)
    for hand in logged_hands(log):
        found["hands"] += 1
        here = course(until(hand, chance.randrange(len(hand.events) + 1)))
        for onlooker in (NOBODY, chance.randrange(rules.players)):
            found += check_other_truth(here, onlooker, chance)
    return found


def check_views(there: Sequence[Event], moments: Sequence[Moment], seat: int) -> None:
    """Fold a turned log line by line: at each moment the view is what that seat's observation alone tells."""
    view: View | None = None
    done = 0
    for lines, seen in moments:
        for event in as_seen_by(there[done:lines]):
            view = fold(event, view) if view is not None else fold_all([event])
        done = lines
        assert view is not None
        assert unsorted(view) == unsorted(observed(turned_view(seen[seat], seat=seat)))


def unsorted(view: View) -> View:
    """The comparable parts of a view; a card taken for the turned one lies where the other lay."""
    view = comparable(view)
    return replace(view, hands=tuple(tuple(sorted(hand, key=str)) for hand in view.hands))


def check_other_truth(here: Course, onlooker: int, chance: Random) -> Counter[str]:
    """Deal the hidden cards otherwise: whoever may not know is told and shown the same."""
    other = other_truth(here, onlooker, chance)
    assert as_told(here.facts, onlooker) == as_told(other.facts, onlooker)
    assert as_sent(here.facts, onlooker) == as_sent(other.facts, onlooker)
    standing = Standing(
        winning_hands=1, score=(0,) * here.hand.rules.players, balance=(0,) * here.hand.rules.places
    )
    for mine, theirs in zip(here.turns, other.turns, strict=True):
        assert observe(mine.after, onlooker, standing) == observe(theirs.after, onlooker, standing)
    moved = exchanged(here, other)
    if moved:
        rules = here.hand.rules
        assert [*heard(rules, here.facts, onlooker)] == [*heard(rules, other.facts, onlooker)]
    return Counter({"other truths": bool(moved), "cards exchanged in them": moved})


def as_sent(facts: Sequence[Event], onlooker: int) -> bytes:
    """The bytes that tell a person at another computer of these facts."""
    return b"".join(map(encode, SentEntries(facts, onlooker, "").news()))


def played(rules: Rules, chance: Random) -> tuple[Sequence[Event], Sequence[Moment]]:
    """The log of a match by chance, its first `HANDS` hands, with talk now and then; what all saw in it."""
    return played_with(rules, SeededDeals(chance.randrange(2**32)), chance)


def played_with(rules: Rules, deals: SeededDeals, chance: Random) -> tuple[Sequence[Event], Sequence[Moment]]:
    """The same with these deals."""
    table = RefereedTable(rules, winning_hands=2, levels=("random",) * rules.players, deals=deals)
    table.begin_match()
    moments: list[Moment] = []
    while table.phase is not Phase.MATCH and (table.hand, table.phase) != (HANDS, Phase.HAND):
        if table.phase is Phase.HAND:
            table.begin_hand()
        elif table.phase is Phase.CUT:
            table.cut()
        elif (asked := table.asked) is None:
            table.turn_dummy()
        else:
            talker = chance.randrange(rules.players)
            if (signs := table.signs(talker)) and chance.random() < 0.2:
                spies = [seat for seat in range(rules.players) if seat not in rules.side_of[talker]]
                caught = bool(rules.talk and rules.talk.spies) and chance.random() < 0.5
                table.signal(
                    seat=talker, sign=chance.choice(signs), spies=(chance.choice(spies),) if caught else ()
                )
            if (asks := table.requests(talker)) and chance.random() < 0.1:
                table.request(seat=talker, ask=chance.choice(asks))
            table.act(choose(chance, asked.view.legal))
        if table.phase is Phase.PLAY:
            moments.append((len(table.log), tuple(table.view(seat) for seat in range(rules.players))))
    return table.log, moments
