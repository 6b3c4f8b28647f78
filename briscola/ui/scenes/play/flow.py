"""The evening's order: what has happened is shown piece by piece, then the table is asked what it wants.

The table is always ahead of the picture; `Flow` lets the picture catch up and lets computers think.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from briscola.client.background import Thought
from briscola.client.characters import temper_of
from briscola.client.fold import fold, fold_all
from briscola.client.session import Session, Want
from briscola.client.think_time import deliberation
from briscola.client.view import View
from briscola.engine.actions import Action
from briscola.engine.events import Committed, Event, HandEnded, MatchEnded, Requested, Revealed, Signalled
from briscola.ui.animation.motion import Cue, Pace
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scenes.play.show import Show

TAKE_BACK = 2.5
"""Seconds that the others leave the person to take a choice back which the next card drawn makes final."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ended:
    """The record of a match as it was when a hand ended, before anything that belongs to the next."""

    log: tuple[Event, ...]
    digest: str
    """The hash chain right after the hand's own link; empty where no record is kept."""
    next_seal: str = ""
    """The seal of the next hand, made since."""


class Flow(Show):
    """Shows a match that goes on, and steps the session when all is shown."""

    def __init__(
        self,
        session: Session,
        *,
        layout: Callable[[View], Layout],
        pace: Callable[[], Pace],
        play: Callable[[Sequence[Cue]], None],
        talk: Callable[[Signalled | Requested], None] = lambda _said: None,
        witness: Callable[[Event, View | None, View], None] = lambda _event, _before, _after: None,
        sealed: Callable[[], None] = lambda: None,
        salt: Callable[[float], str | None] = lambda _waited: "",
        cut_for_me: Callable[[], bool] = lambda: False,
    ) -> None:
        """As a `Show`; `sealed` is told of every seal at once; `salt` is what the person has added
        since, given the seconds that the draw or the cut has waited for it: None to wait on;
        `cut_for_me`: the person wants not to be asked where to cut."""
        super().__init__(layout=layout, pace=self._tempo, play=self._heard, talk=talk, witness=witness)
        self._chosen_pace, self._sounds = pace, play
        self.session = session
        self._sealed, self._salt, self._cut_for_me = sealed, salt, cut_for_me
        self.view = self.before = fold_all(session.history)
        self.ended: Ended | None = None
        """The hand has ended, and its result waits to be seen."""
        self._ahead: Sequence[Event] = ()
        """The seal of the next hand, made while the result lies there; it is shown after it."""
        self.held = False
        """Nothing goes on (a pause, a question)."""
        self.thought: Thought | None = None
        self._thought_at = 0
        """How much had happened when it began."""
        self._waited = 0.0
        self._since_seal = 0.0
        """Seconds that a draw or a cut has waited for the person's salt."""
        self._pause = 0.0
        """Seconds that the player who is to act seems to think."""
        self._final_in = 0.0
        """Seconds for which the others wait at least: the choice can still be taken back, and soon not."""
        self._to_the_end = False
        """The auction that the person only watches is to be over at once."""

    # ---- what happens

    def person(self, action: Action, *, origin: Pose | None = None) -> None:
        """The person has decided. Raises IllegalAction."""
        self._to_the_end = False
        self.push(self.session.act(action), origin=origin)
        stock = self.session.own_view.stock_count if self.session.dealt else 0
        self._final_in = TAKE_BACK if stock and self.session.can_undo else 0.0

    def undo(self) -> None:
        """Take the person's last choice back: whoever thinks is not heard, the picture is that before."""
        history = self.session.undo()
        self.thought, self._waited, self._to_the_end, self._final_in = None, 0.0, False, 0.0
        self.queue.clear()
        self.timeline.finish()
        self.view = self.before = fold_all(history)
        self.event = None

    @property
    def hand(self) -> int:
        """The number of the hand that is seen, over all matches at this table."""
        return self.session.table.hand - bool(self._ahead)

    @property
    def want(self) -> Want | None:
        """What the table wants, once the picture has caught up; None before."""
        return self._wanted() if self.waiting and self.ended is None else None

    def _wanted(self) -> Want:
        """What the table wants; a cut that the person leaves to the shuffle is like a computer's."""
        want = self.session.want
        return Want.CUT if want is Want.OWN_CUT and self._cut_for_me() else want

    @property
    def thinking(self) -> int | None:
        """The computer player that is to act now, once the picture has caught up."""
        return self.session.thinker if self.want is Want.COMPUTER else None

    # ---- time

    @property
    def watching(self) -> bool:
        """An auction goes on in which the person has passed."""
        return self.view is not None and self.view.watched

    @property
    def _hurried(self) -> bool:
        return self._to_the_end and self.watching

    def _tempo(self) -> Pace:
        """The chosen pace, or none where somebody waits for the end of an auction."""
        pace = self._chosen_pace()
        return replace(pace, factor=0.0) if self._hurried else pace

    def _heard(self, cues: Sequence[Cue]) -> None:
        """Bids that nobody stops to look at make no sound either."""
        if not self._hurried:
            self._sounds(cues)

    def skip(self) -> bool:
        """Hurry what moves or rests, and an auction that is only watched to its end."""
        self._to_the_end = self.watching
        if super().skip():
            return True
        waited, self._final_in = self._final_in > 0, 0.0
        return waited or self._to_the_end

    def _go_on(self, dt: float) -> bool:
        return not self.held and self.ended is None and self._advance(dt)

    def _shown(self, event: Event) -> None:
        if isinstance(event, HandEnded):
            self._end_hand()

    def _end_hand(self) -> None:
        """The reveal and the end of the match belong to the result: they are shown with it."""
        while self.view is not None and self.queue and isinstance(self.queue[0], Revealed | MatchEnded):
            self.view = fold(self.queue.popleft(), self.view)
        table = self.session.table
        log, digest = tuple(table.log), table.digest
        if self.session.want is Want.HAND:
            self._ahead = self._seal(self.session.begin_hand())
        seals = [event.sha256 for event in self._ahead if isinstance(event, Committed)]
        self.ended = Ended(log=log, digest=digest, next_seal="".join(seals))

    def _seal(self, events: Sequence[Event]) -> Sequence[Event]:
        """A seal has just been made: what the person does from now on is salt."""
        self._since_seal = 0.0
        self._sealed()
        return events

    def _advance(self, dt: float) -> bool:
        """Let the table go on by itself where it can; False when it waits for someone."""
        if said := self.session.converse():
            self.push(said)
            return True
        want = self._wanted()
        if want is Want.MATCH:
            if self.session.table.matches:
                return False
            self.push(self.session.begin_match())
        elif want is Want.SEAL_DRAW:
            self.push(self._seal(self.session.seal_draw()))
        elif want is Want.HAND:
            self.push(self._seal(self.session.begin_hand()))
        elif want in (Want.DRAW, Want.CUT):
            return self._salted(want, dt)
        elif want is Want.COMPUTER:
            return self._think(dt)
        elif want is Want.DUMMY:
            self._waited += dt
            if self._waited < self._pace().think:
                return False
            self._waited = 0.0
            self.push(self.session.turn_dummy())
        else:
            return False
        return True

    def _salted(self, want: Want, dt: float) -> bool:
        """Draw, or have the pack cut, with what the person has added since the seal."""
        self._since_seal += dt
        if want is Want.DRAW and self._since_seal < self._pace().think:
            return False
        salt = self._salt(self._since_seal)
        if salt is None:
            return False
        if want is Want.CUT:
            self.push(self.session.cut(None, salt))
            return True
        # The first hand is sealed while the draw is still being shown: hands move meanwhile.
        self.push(self.session.draw(salt))
        self.push(self._seal(self.session.begin_hand()))
        return True

    def update(self, dt: float) -> bool:
        if self.watching and not self.held and self.session.want is Want.COMPUTER:
            self._begin_to_think()  # while the bid before is still being read
        return super().update(dt)

    def _begin_to_think(self) -> Thought:
        now = len(self.session.table.log)
        if self.thought is None or self._thought_at != now:
            # What the person has said meanwhile counts, as it will when the match is taken up again.
            self.thought, self._thought_at, self._waited = self.session.think(), now, 0.0
            # Who waits for the end of an auction has no use for a show of thought.
            self._pause = 0.0 if self.watching else self._pace().think * self._deliberation()
        return self.thought

    def _think(self, dt: float) -> bool:
        thought = self._begin_to_think()
        self._waited += dt
        if not thought.ready or self._waited < max(self._pause, self._final_in):
            return False
        self._final_in = 0.0
        action = thought.action
        self.thought = None
        self.push(self.session.act(action))
        return True

    def _deliberation(self) -> float:
        """How many times the usual pause the computer that is to act takes; the same for the same play."""
        place, session = self.session.thinker, self.session
        if place is None or self.view is None:
            return 1.0
        chance = Random(f"pause:{len(session.table.log)}")
        return deliberation(self.view, place, temper_of(session.setup.face_of(place)), chance)

    def cut(self, at: int | None, salt: str) -> None:
        """Cut the pack in the person's place; at None where the shuffle says."""
        self.push(self.session.cut(at, salt))

    def go_on(self) -> None:
        """The result has been seen: the next hand, or the next match at this table."""
        self.ended = None
        if self._ahead:
            self.push(self._ahead)
            self._ahead = ()
        elif self.session.want is Want.MATCH:
            self.push(self.session.begin_match())

    def wake(self) -> float | None:
        """Seconds until something happens by itself; None when only the person can."""
        if self.held:
            return None
        soon = self.timeline.until_change()
        if soon is not None:
            return soon
        waits = (Want.COMPUTER, Want.DUMMY, Want.DRAW, Want.CUT)
        return 0.03 if self.want in waits else None
