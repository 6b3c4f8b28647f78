"""One hand of the arena: the same deal for all seatings, levels and programs at the table."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter

from briscola.arena.arena_summary import Game
from briscola.arena.game_value import fault_payments, side_of, value_of
from briscola.engine.actions import Action
from briscola.engine.events import Event, MatchBegan, TrumpCardChosen
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.shuffle import drawn_trump_card, seed_of, shuffle_and_cut
from briscola.players.bots.command import is_program, words_of
from briscola.players.bots.faults import BotFault
from briscola.players.bots.seat import BotProcess
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.table.deals import SeededDeals
from briscola.table.referee import HandReferee, play_turn

WINNING_HANDS = 1  # a game of the arena is one hand

Guest = Callable[[Rules, str, int], Player]
"""Makes a player that is no level, for a game, a seed and a seat. It can be sent to other processes."""


class Bots:
    """The processes of one program, one for each seat, started when needed and again once closed."""

    def __init__(self, text: str, timeout: float) -> None:
        self._command = words_of(text)
        self._timeout = timeout
        self._at: dict[int, BotProcess] = {}

    def sit(self, seat: int, rules: Rules) -> BotProcess:
        if seat not in self._at:
            self._at[seat] = BotProcess(self._command, timeout=self._timeout)
        self._at[seat].hello(rules, seat=seat, winning_hands=WINNING_HANDS)
        return self._at[seat]

    def dismiss(self, seat: int) -> None:
        """Close the process of a seat: after a fault a late answer would spoil the next game."""
        if seat in self._at:
            self._at.pop(seat).close()

    def close(self) -> None:
        for bot in self._at.values():
            bot.close()
        self._at.clear()


class Hand:
    """One hand of the arena: without cut or match, its turns timed, its events told to the programs."""

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
        secret = seed_of(SeededDeals(seed).for_hand(number))
        deck, _ = shuffle_and_cut(rules.pack, secret, 0)
        match = begin_match(rules, winning_hands=WINNING_HANDS, dealer=rules.players - 1)
        self._chosen: TrumpCardChosen | None = None
        if rules.dealer_chooses:
            which = drawn_trump_card(secret)
            self._chosen = TrumpCardChosen(seat=match.dealer, which=which)
        top = self._chosen is not None and self._chosen.which == "top"
        self._hand, self._dealt = HandReferee.dealt(match, deck, hand=number, top=top)
        self.rules, self._names, self._ours, self._bots = rules, names, ours, bots
        self._number, self._seed, self._guests = number, seed, guests
        self._players: list[Player] = []
        self._listening: list[tuple[int, BotProcess]] = []
        self._ms: tuple[list[float], list[float]] = ([], [])
        self._asked = 0
        """The seat last asked for anything, blamed if a fault comes up."""

    def play(self) -> Game:
        """The game to its end, or to the first fault."""
        luck = Random(f"briscola:{self._seed}:{self._number}:spies")
        conversation = Conversation(self._players, lambda: luck)
        try:
            for seat, name in enumerate(self._names):
                self._players.append(self._sit(seat, name))
            self._open()
            while not self._hand.over:
                for event in play_turn(self._hand, self._players, conversation, self._choose):
                    self._tell(event)
            return self._ended()
        except BotFault as fault:
            return self._faulted(self._asked, str(fault))

    def _sit(self, seat: int, name: str) -> Player:
        self._asked = seat
        if is_program(name):
            bot = self._bots[name].sit(seat, self.rules)
            self._listening.append((seat, bot))
            return bot
        seed = f"{self._seed}:{self._number}"
        guest = self._guests.get(name)
        return make_player(name, seed=seed, seat=seat) if guest is None else guest(self.rules, seed, seat)

    def _open(self) -> None:
        if self._listening:
            rules = self.rules
            self._tell(
                MatchBegan(
                    variant=rules.variant,
                    players=rules.players,
                    sides=rules.sides,
                    winning_hands=WINNING_HANDS,
                    options=dict(rules.changed),
                    levels=tuple(self._names),
                )
            )
            if self._chosen is not None:
                self._tell(self._chosen)
            self._tell(self._dealt)

    def _choose(self, player: Player, view: Observation) -> Action:
        """A player's choice, and the time it took."""
        self._asked = view.seat
        before = perf_counter()
        action = player.choose(view)
        self._ms[view.seat not in self._ours].append((perf_counter() - before) * 1000)
        return action

    def _tell(self, event: Event) -> None:
        """Tell the programs an event; one that no longer listens is noticed when it is next asked."""
        for seat, bot in self._listening:
            seen = event.for_seat(seat)
            if seen is not None:
                with suppress(BotFault):
                    bot.tell(seen)

    def _ended(self) -> Game:
        outcome = self._hand.state.outcome
        assert outcome is not None
        result = 0 if not outcome.winners else 1 if self._ours[0] in outcome.winners else -1
        value = value_of(self.rules, outcome.totals, outcome.payments, self._ours)
        return self._game(value, result, self._role())

    def _role(self) -> str | None:
        state = self._hand.state
        if state.caller is None or state.called is None:
            return None
        (seat,) = self._ours
        return "caller" if seat == state.caller else "partner" if seat == state.partner else "defender"

    def _faulted(self, seat: int, reason: str) -> Game:
        """No points for the side at fault, all of them for the others."""
        self._bots[self._names[seat]].dismiss(seat)
        state, rules = self._hand.state, self.rules
        ours = seat in self._ours
        guilty = side_of(state, seat)
        others = [s for s in range(rules.places) if s not in guilty]
        points = tuple(0 if s in guilty else rules.total / len(others) for s in range(rules.places))
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
