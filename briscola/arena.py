"""Duplicate matches between two players, A and B (contract.md, `briscola arena`)."""

import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import perf_counter

from msgspec.structs import replace

from briscola.engine.actions import Action, Ask, Sign
from briscola.engine.events import Event, MatchBegan
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.observation import Observation, observe
from briscola.engine.replay import deal_event
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, request, signal
from briscola.engine.variants import make_rules
from briscola.players.bot import TIMEOUT, BotFault, BotProcess
from briscola.players.levels import BadLevel, make_player, parse_level
from briscola.players.player import Player
from briscola.players.talk.conversation import converse, say
from briscola.table import SeededDeals
from briscola.tally import Game, Summary, summarise

COMMAND = "cmd:"
CHUNKS_PER_JOB = 4
WINNING_HANDS = 1  # a game of the arena is one hand
TOTAL = 120

Guest = Callable[[Rules, str, int], Player]
"""Makes a player that is no level, for a game, a seed and a seat. It can be sent to other processes."""

NOBODY: Mapping[str, Guest] = {}


def complain_to_stderr(reason: str) -> None:
    """Where faults are told by default."""
    print(reason, file=sys.stderr)


@dataclass(frozen=True, kw_only=True)
class _Work:
    """A stretch of deals for one process, in plain data."""

    a: str
    b: str
    variant: str
    players: int
    options: dict[str, bool | int | str]
    first: int
    last: int
    seed: int
    timeout: float
    guests: Mapping[str, Guest]


def check_contestant(text: str) -> None:
    """Whether A or B names a level (with switches) or `cmd:PROGRAM ARGS`.

    Raises BadLevel with a sentence.
    """
    if not text.startswith(COMMAND):
        parse_level(text)
        return
    try:
        words = shlex.split(text.removeprefix(COMMAND))
    except ValueError as error:
        raise BadLevel(f"{text} cannot be read: {str(error).lower()}") from None
    if not words:
        raise BadLevel("cmd: must be followed by a program")
    if shutil.which(words[0]) is None:
        raise BadLevel(f"there is no program {words[0]!r} to run")


def run(
    a: str,
    b: str,
    *,
    rules: Rules,
    deals: int,
    seed: int,
    jobs: int = 1,
    timeout: float = TIMEOUT,
    complain: Callable[[str], None] = complain_to_stderr,
    guests: Mapping[str, Guest] = NOBODY,
) -> Summary:
    """Play deals 1 … `deals` and sum up: the one object that `briscola arena --json` prints.

    `a` and `b` are levels with switches or `cmd:PROGRAM ARGS`; `timeout` is in seconds; `complain` gets
    one sentence for each fault, in the order of the deals. The same for any `jobs`, the ms aside. `a` and `b`
    may also name `guests`. Raises BadLevel.
    """
    for text in (a, b):
        if text not in guests:
            check_contestant(text)
    work = [
        _Work(
            a=a,
            b=b,
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            first=first,
            last=last,
            seed=seed,
            timeout=timeout,
            guests=guests,
        )
        for first, last in _stretches(deals, jobs)
    ]
    if jobs == 1:
        played = [games for part in work for games in _play(part)]
    else:
        # A fresh interpreter for each process: the same on every system.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            played = [games for part in pool.map(_play, work) for games in part]
    for games in played:
        for game in games:
            if game.fault is not None:
                complain(game.reason)
    return summarise(played, roles=rules.has_payments)


def _stretches(deals: int, jobs: int) -> list[tuple[int, int]]:
    size = deals if jobs == 1 else -(-deals // (jobs * CHUNKS_PER_JOB))
    return [(first, min(deals, first + size - 1)) for first in range(1, deals + 1, max(1, size))]


def _play(work: _Work) -> list[list[Game]]:
    """The games of every deal of a stretch."""
    rules = make_rules(work.variant, work.players, work.options)
    with ExitStack() as stack:
        bots = {text: _Bots(text, work.timeout) for text in (work.a, work.b) if text.startswith(COMMAND)}
        for crew in bots.values():
            stack.callback(crew.close)
        return [list(_games(rules, work, i, bots)) for i in range(work.first, work.last + 1)]


def seatings(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Where A sits in each game of a deal: on either side, or in turn at every seat."""
    return rules.sides if len(rules.sides) == 2 else tuple((seat,) for seat in range(rules.players))


class _Bots:
    """The processes of one program, one for each seat, started when needed and again after a fault."""

    def __init__(self, text: str, timeout: float) -> None:
        self._command = shlex.split(text.removeprefix(COMMAND))
        self._timeout = timeout
        self._at: dict[int, BotProcess] = {}

    def sit(self, seat: int, rules: Rules) -> BotProcess:
        if seat not in self._at:
            self._at[seat] = BotProcess(self._command, timeout=self._timeout)
        self._at[seat].hello(rules, seat=seat, winning_hands=WINNING_HANDS)
        return self._at[seat]

    def dismiss(self, seat: int) -> None:
        """Send the process of a seat away: after a fault a late answer would spoil the next game."""
        if seat in self._at:
            self._at.pop(seat).close()

    def close(self) -> None:
        for bot in self._at.values():
            bot.close()
        self._at.clear()


def _games(rules: Rules, work: _Work, number: int, bots: dict[str, _Bots]) -> Iterator[Game]:
    for ours in seatings(rules):
        names = [work.a if seat in ours else work.b for seat in range(rules.players)]
        yield _Hand(rules, names, ours, number, work.seed, bots, work.guests).play()


class _Hand:
    """One hand of the arena: the referee's work without cut or match."""

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        ours: tuple[int, ...],
        number: int,
        seed: int,
        bots: dict[str, _Bots],
        guests: Mapping[str, Guest],
    ) -> None:
        dealer = rules.players - 1
        secret = SeededDeals(seed).for_hand(number)
        self._deck, _ = shuffle_and_cut(rules.pack, seed_of(secret), 0)
        self.rules, self._names, self._ours, self._bots = rules, names, ours, bots
        self._number, self._seed, self._guests = number, seed, guests
        self._state = deal(rules, dealer=dealer, pack=self._deck)
        self._match: Match = begin_match(rules, winning_hands=WINNING_HANDS, dealer=dealer)
        self._players: list[Player] = []
        self._listening: list[tuple[int, BotProcess]] = []
        self._ms: tuple[list[float], list[float]] = ([], [])
        self._talked = 0  # tricks that have had their talk
        self._luck = Random(f"briscola:{seed}:{number}:spies")

    def play(self) -> Game:
        """The game to its end, or to the first fault."""
        seat = 0
        try:
            for seat, name in enumerate(self._names):
                self._players.append(self._sit(seat, name))
            self._open()
            while self._state.outcome is None:
                who = decider(self._state)
                if who is None:
                    self._apply(legal_actions(self._state)[0])
                    continue
                seat = who
                self._act(seat)
            return self._ended()
        except BotFault as fault:
            self._bots[self._names[seat]].dismiss(seat)
            return self._faulted(seat, str(fault))

    def _sit(self, seat: int, name: str) -> Player:
        if name.startswith(COMMAND):
            bot = self._bots[name].sit(seat, self.rules)
            self._listening.append((seat, bot))
            return bot
        seed = f"{self._seed}:{self._number}"
        guest = self._guests.get(name)
        return make_player(name, seed=seed, seat=seat) if guest is None else guest(self.rules, seed, seat)

    def _open(self) -> None:
        if self._listening:
            rules = self.rules
            began = MatchBegan(
                variant=rules.variant,
                players=rules.players,
                sides=rules.sides,
                winning_hands=WINNING_HANDS,
                options=dict(rules.changed),
                levels=tuple(self._names),
            )
            self._tell([began, deal_event(self._state, self._number, self._deck)])

    def _act(self, seat: int) -> None:
        if not self._state.table and len(self._state.tricks) >= self._talked:
            self._talked = len(self._state.tricks) + 1
            for _ in converse(self, self._players, seat, self._luck):
                pass
        view = self.view(seat)
        player = self._players[seat]
        before = perf_counter()
        action = player.choose(view)
        self._ms[seat not in self._ours].append((perf_counter() - before) * 1000)
        if isinstance(player, BotProcess):
            for _ in say(self, self._players, seat, player.signs, player.requested, self._luck):
                pass
        self._apply(action)

    def view(self, seat: int) -> Observation:
        """What a seat sees now."""
        return observe(self._state, seat, self._match.standing, asked=seat == decider(self._state))

    def signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs a seat may make now."""
        return legal_signs(self._state, seat)

    def requests(self, seat: int) -> tuple[Ask, ...]:
        """The requests a seat may speak now."""
        return legal_requests(self._state, seat)

    def signal(self, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()) -> Sequence[Event]:
        """Make a sign; the programs that see it are told."""
        self._state, events = signal(self._state, seat=seat, sign=sign, spies=spies)
        self._tell(events)
        return events

    def request(self, *, seat: int, ask: Ask) -> Sequence[Event]:
        """Speak a request; the programs are told."""
        self._state, events = request(self._state, seat=seat, ask=ask)
        self._tell(events)
        return events

    def _apply(self, action: Action) -> None:
        self._state, events = apply(self._state, action)
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        """Events to the programs; one that no longer listens is found out when it is asked."""
        for seat, bot in self._listening:
            for event in events:
                seen = event.for_seat(seat)
                if seen is not None:
                    with suppress(BotFault):
                        bot.tell(seen)

    def _ended(self) -> Game:
        outcome = self._state.outcome
        assert outcome is not None
        match = after_hand(self._match, self._state)
        self._tell([hand_ended(match, self._state, hand=self._number)])
        result = 0 if not outcome.winners else 1 if self._ours[0] in outcome.winners else -1
        value = _value(self.rules, outcome.points, outcome.payments, self._ours)
        return self._game(value, result, self._role())

    def _role(self) -> str | None:
        state = self._state
        if state.caller is None or state.called is None:
            return None
        (seat,) = self._ours
        return "caller" if seat == state.caller else "partner" if seat == state.partner else "defender"

    def _faulted(self, seat: int, reason: str) -> Game:
        """No points for the side at fault, all of them for the others."""
        state, rules = self._state, self.rules
        ours = seat in self._ours
        guilty = _side_of(state, seat)
        others = [s for s in range(rules.places) if s not in guilty]
        points = tuple(0 if s in guilty else TOTAL / len(others) for s in range(rules.places))
        payments = _fault_payments(state, seat) if rules.has_payments else None
        value = _value(rules, points, payments, self._ours)
        mine = self._ours[0] in guilty
        told = f"deal {self._number}, seat {seat} ({'A' if ours else 'B'}): {reason}"
        return self._game(value, -1 if mine else 1, self._role(), fault=ours, reason=told)

    def _game(
        self, value: float, result: int, role: str | None, *, fault: bool | None = None, reason: str = ""
    ) -> Game:
        ms_a, ms_b = self._ms
        return Game(value=value, result=result, role=role, fault=fault, reason=reason, ms_a=ms_a, ms_b=ms_b)


def _value(
    rules: Rules, points: Sequence[float], payments: Sequence[int] | None, ours: tuple[int, ...]
) -> float:
    """What a game is worth to A: payment, points less the other side's, or points less a fair share."""
    if payments is not None:
        return payments[ours[0]]
    own = sum(points[seat] for seat in ours)
    if len(rules.sides) == 2:
        return own - sum(points[seat] for seat in range(rules.players) if seat not in ours)
    return own - TOTAL / rules.players


def _side_of(state: State, seat: int) -> tuple[int, ...]:
    """The seats that share a result with this one."""
    if not state.rules.has_payments:
        return state.rules.side_of[seat]
    if state.called is None:
        return (seat,)
    callers = {state.caller, state.partner}
    return tuple(s for s in range(state.rules.places) if (s in callers) == (seat in callers))


def _fault_payments(state: State, seat: int) -> tuple[int, ...]:
    """The contract is lost by the side at fault; before the call it pays as a caller who failed alone."""
    places = range(state.rules.places)
    if state.called is None:
        return tuple(-len(places) + 1 if s == seat else 1 for s in places)
    guilty = _side_of(state, seat)
    points = tuple(0 if s in guilty else TOTAL for s in places)
    payments = state.rules.scoring.result(replace(state, points=points)).payments
    assert payments is not None
    return payments
