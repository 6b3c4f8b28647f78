"""One try at a step: what is to be done now, what was said of what was done, and when the table rests."""

from collections.abc import Sequence
from dataclasses import dataclass

from briscola.client.lesson.evening import LessonSession
from briscola.client.lesson.steps import LessonStep, Task
from briscola.client.lesson.tried import Tried, try_out
from briscola.client.session import Want
from briscola.engine.actions import Action, Play, Sign

PATIENCE = 2
"""After so many wrong tries at one task the card that does it is shown."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What was tried, and the name of the answer to it."""

    answer: str
    tried: Tried


class Attempt:
    """A step from its beginning, or from a task on, once those before it have been done."""

    def __init__(
        self,
        step: LessonStep,
        *,
        player: str = "",
        face: str = "person-woman",
        done: Sequence[Action | Sign] = (),
        misses: int = 0,
    ) -> None:
        """`player` and `face` are the person's; `done` is what did the tasks before; `misses` counts the
        wrong tries at this one."""
        self.step, self._player, self._face, self.misses = step, player, face, misses
        self.session = LessonSession(step.laid, player=player, face=face)
        self.wrong: Wrong | None = None
        self.done: Tried | None = None
        """What did the last task."""
        self._did: list[Action | Sign] = []
        for action in done:
            self._repeat(action)

    def _repeat(self, action: Action | Sign) -> None:
        session = self.session
        if isinstance(action, str):
            session.signal(action)
        else:
            self._let_others_play()
            session.act(action)
        self._did.append(action)

    def _let_others_play(self) -> None:
        session = self.session
        while session.want is Want.COMPUTER:
            assert session.thinker is not None and session.table.asked is not None
            session.act(session.computer(session.thinker).choose(session.table.asked.view))

    @property
    def number(self) -> int:
        """The number of the task to be done, the last one once all are."""
        return min(len(self._did), len(self.step.tasks) - 1)

    @property
    def task(self) -> Task:
        """The task to be done, the last one once all are."""
        return self.step.tasks[self.number]

    @property
    def open(self) -> bool:
        """Whether the person is still to do something, and has not just done something else."""
        return self.wrong is None and self.done is None

    @property
    def goes_on(self) -> bool:
        """Whether the others play on: to the end of a trick, and to where the person can do the task."""
        if self.open:
            return not self.task.signs
        return bool(self.session.own_view.table)

    def judge(self, action: Action | Sign) -> None:
        """The person is about to do that, which is legal."""
        tried = try_out(self.session, action)
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
        """The same task once more, the cards as they lay."""
        return Attempt(
            self.step,
            player=self._player,
            face=self._face,
            done=self._did,
            misses=self.misses + 1,
        )

    @property
    def shows(self) -> str | None:
        """The code of the card that does the task, shown to who has missed it often enough."""
        if self.misses < PATIENCE or not self.open or self.session.want is not Want.OWN_MOVE:
            return None
        for action in self.session.own_view.legal:
            if isinstance(action, Play) and self.task.right(try_out(self.session, action)):
                return action.card.code
        return None
