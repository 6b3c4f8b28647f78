"""One hand of the arena: the same deal for all seatings, levels and programs at the table."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter

from briscola.arena.tally import Game
from briscola.arena.worth import TOTAL, fault_payments, side_of, value_of
from briscola.engine.actions import Action, Ask, Sign
from briscola.engine.events import Event, MatchBegan
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.observation import Observation, observe
from briscola.engine.replay import deal_event
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.talk import legal_requests, legal_signs, request, signal
from briscola.players.bot import BotFault, BotProcess
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.players.talk.conversation import converse, say
from briscola.table import SeededDeals

COMMAND = "cmd:"
WINNING_HANDS = 1  # a game of the arena is one hand

Guest = Callable[[Rules, str, int], Player]
"""Makes a player that is no level, for a game, a seed and a seat. It can be sent to other processes."""


class Bots:
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


class Hand:
    """One hand of the arena: the referee's work without cut or match."""

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        ours: tuple[int, ...],
        number: int,
        seed: int,
        bots: dict[str, Bots],
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
        value = value_of(self.rules, outcome.points, outcome.payments, self._ours)
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
        guilty = side_of(state, seat)
        others = [s for s in range(rules.places) if s not in guilty]
        points = tuple(0 if s in guilty else TOTAL / len(others) for s in range(rules.places))
        payments = fault_payments(state, seat) if rules.has_payments else None
        value = value_of(rules, points, payments, self._ours)
        mine = self._ours[0] in guilty
        told = f"deal {self._number}, seat {seat} ({'A' if ours else 'B'}): {reason}"
        return self._game(value, -1 if mine else 1, self._role(), fault=ours, reason=told)

    def _game(
        self, value: float, result: int, role: str | None, *, fault: bool | None = None, reason: str = ""
    ) -> Game:
        ms_a, ms_b = self._ms
        return Game(value=value, result=result, role=role, fault=fault, reason=reason, ms_a=ms_a, ms_b=ms_b)
