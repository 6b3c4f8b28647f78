"""One attempt at a lesson step: the current task, the verdicts, and when the table waits."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.capabilities.lesson.attempt_conditions import Tried, try_out
from briscola.capabilities.lesson.seat import LessonSeat
from briscola.capabilities.lesson.steps import LessonStep, Task
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Action, Play, Sign

PATIENCE = 2
"""Wrong tries at one task after which the right card is shown."""


class Wrong(Struct, frozen=True):
    """A wrong try, and the name of the answer to it."""

    answer: str
    tried: Tried


class Attempt:
    """A lesson step in progress, from its start or after the tasks already done."""

    def __init__(
        self,
        step: LessonStep,
        *,
        player: str = "",
        face: str = "person-woman",
        done: Sequence[Action | Sign] = (),
        misses: int = 0,
    ) -> None:
        """`done` are the actions that solved the earlier tasks; `misses` counts wrong tries at this one.

        `player` and `face` are the person's name and drawing.
        """
        self.step, self._player, self._face, self.misses = step, player, face, misses
        self.seat = LessonSeat(step.laid, player=player, face=face)
        self.wrong: Wrong | None = None
        self.done: Tried | None = None
        """The try that solved the last task; None until then."""
        self._did: list[Action | Sign] = []
        for action in done:
            self._repeat(action)

    def _repeat(self, action: Action | Sign) -> None:
        seat = self.seat
        if isinstance(action, str):
            seat.signal(action)
        else:
            self._let_others_play()
            seat.choose(action)
        self._did.append(action)

    def _let_others_play(self) -> None:
        seat = self.seat
        while seat.next_step is NextStep.COMPUTER:
            assert seat.thinker is not None and seat.host.table.asked is not None
            seat.choose(seat.host.computer(seat.thinker).choose(seat.host.table.asked.view))

    @property
    def number(self) -> int:
        """Index of the current task, from 0; the last one once all are done."""
        return min(len(self._did), len(self.step.tasks) - 1)

    @property
    def task(self) -> Task:
        """The current task; the last one once all are done."""
        return self.step.tasks[self.number]

    @property
    def open(self) -> bool:
        """True while the person is to act: no wrong try stands and the step is not done."""
        return self.wrong is None and self.done is None

    @property
    def goes_on(self) -> bool:
        """True while the others play on: up to the person's task, or to the end of a trick."""
        if self.open:
            return not self.task.signs
        return bool(self.seat.view.table)

    def judge(self, action: Action | Sign) -> None:
        """Judge a legal action of the person before it is played."""
        tried = try_out(self.seat, action)
        answer = self.task.answer(tried)
        if answer is not None:
            self.wrong = Wrong(answer, tried)
            return
        self._did.append(action)
        if len(self._did) == len(self.step.tasks):
            self.done = tried
        else:
            self.misses = 0

    def again(self) -> "Attempt":
        """A new attempt at the same task, with the same cards and one more miss."""
        return Attempt(
            self.step,
            player=self._player,
            face=self._face,
            done=self._did,
            misses=self.misses + 1,
        )

    @property
    def shows(self) -> str | None:
        """Code of the card that solves the task, after `PATIENCE` misses; None before or if none does."""
        if self.misses < PATIENCE or not self.open or self.seat.next_step is not NextStep.OWN_MOVE:
            return None
        for action in self.seat.view.legal:
            if isinstance(action, Play) and self.task.right(try_out(self.seat, action)):
                return action.card.code
        return None
