"""The hands of a match so far, one of them judged while it is shown, and the words about it."""

from collections.abc import Sequence

from briscola.capabilities.coach import words
from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay, Verdict, costliest, strongest
from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.judging_process import Judging
from briscola.client.decisions import Decision, hands_of
from briscola.client.playback.reel import Reel
from briscola.client.view.view import ME
from briscola.engine.actions import Play
from briscola.engine.events import Event, MatchBegan, Played
from briscola.engine.rules import Rules
from briscola.i18n.action_words import label
from briscola.i18n.card_words import Naming
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.players.insight.deliberation import COACH
from briscola.players.search.deepening import Depth
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.views.text.explanation_sheet import ExplanationWords
from briscola.ui.widgets.choice_strip import Cell


class CoachSession:
    """The hand that is judged, its choices and their judgements as far as they are known."""

    def __init__(
        self,
        log: Sequence[Event],
        hand: int,
        *,
        kept: JudgedMatch | None = None,
        since: int | None = None,
        depth: Depth = COACH,
    ) -> None:
        """`log`: all events of a match so far; `hand`: the one judged first, from 1; `kept`: the store of the
        match's judgements; `depth`: how deep to judge what is not stored yet; `since`: the event with which
        the hand took another course than the match.
        """
        # Rematches share one log: that of the last match.
        began = max((at for at, event in enumerate(log) if isinstance(event, MatchBegan)), default=0)
        self._since = None if since is None else since - began
        self._log = log = log[began:]
        self._kept, self._depth = kept, depth
        self.hands = list(hands_of(log, ME))
        self.reel = Reel(log)
        self.take(hand)

    def take(self, hand: int) -> None:
        """Start judging a hand (from 1)."""
        self.number = hand
        decided = self.hands[hand - 1]
        self.decisions = decided.decisions
        self.other_from = _other_from([decision.event for decision in self.decisions], self._since)
        known = None if self._kept is None else self._kept.get(decided)
        self.judging = Judging(decided, self._log, ME, self._depth, known=known)
        self.store = None if known is not None else self._kept
        """The store that still awaits the judgement; None once it is written, or if it is not kept."""

    def keep(self) -> None:
        """Store the judgement of the hand as soon as it is complete, once."""
        if self.store is not None and self.whole is not None:
            self.store.put(self.whole)
            self.store = None

    @property
    def end(self) -> int:
        """The stop of the reel at the end of the hand."""
        return self.reel.hands[self.number - 1].last

    @property
    def whole(self) -> JudgedHand | None:
        """The judgement of the whole hand; None until it is complete."""
        return self.judging.news.hand

    def judged(self, at: int | None) -> JudgedPlay | None:
        """The judgement of an own choice, by its index in the hand (from 0); None while there is none."""
        return next((play for play in self.judging.news.plays if play.finding.number - 1 == at), None)

    def better(self, at: int | None) -> Play | None:
        """The better card at a choice; None if there is none."""
        play = self.judged(at)
        return play.best if play is not None and play.faulty and isinstance(play.best, Play) else None

    def best_played(self, at: int | None) -> Played | None:
        """The best card at a choice as it would be played; None if there is none."""
        play = self.judged(at)
        if play is None or not isinstance(play.best, Play):
            return None
        seat = play.decision.view.to_act
        return Played(seat=ME if seat is None else seat, card=play.best.card)

    def card(self, at: int | None) -> str | None:
        """Code of the card that was chosen; None if it was another choice."""
        action = None if at is None else self.decisions[at].action
        return action.card.code if isinstance(action, Play) else None

    @property
    def costly(self) -> Sequence[int]:
        """Indices of the choices that cost most, as far as they are judged."""
        return [play.finding.number - 1 for play in costliest(self.judging.news.plays)]

    @property
    def strong(self) -> Sequence[int]:
        """Indices of the good plays, as far as they are judged."""
        return [play.finding.number - 1 for play in strongest(self.judging.news.plays)]

    def told(self, at: int | None, context: SceneContext) -> ExplanationWords:
        """The words on an own choice, or on the hand as a whole (None)."""
        if at is None:
            return of_hand(self.judging, context.rules, hands=len(self.hands), other_from=self.other_from)
        decision = self.decisions[at]
        speech = context.speech(contract=decision.view.contract is not None)
        return of_choice(self.judging, decision, self.judged(at), speech)

    def cells(self, naming: Naming) -> Sequence[Cell]:
        """The choices for the strip."""
        found = []
        for at, decision in enumerate(self.decisions):
            action, play = decision.action, self.judged(at)
            found.append(
                Cell(
                    code=action.card.code if isinstance(action, Play) else None,
                    words=label(action, naming=naming),
                    figure="" if play is None else words.mark_of(play),
                    strong=play is not None and play.verdict is Verdict.STRONG,
                    known=play is not None,
                )
            )
        return found


def of_hand(judging: Judging, rules: Rules, *, hands: int, other_from: int | None = None) -> ExplanationWords:
    """Words on the whole hand, or on the coach's progress; `hands`: number of hands in the match so far;
    `other_from`: the own choice (from 0) with which it left the match's course.
    """
    mark = [] if other_from is None else [words.other_course_text(other_from)]
    title, hand, share = _("What could have been"), judging.news.hand, judging.news.share
    which = _("Hand {hand} of {hands}").format(hand=judging.hand.number, hands=hands) if hands > 1 else ""
    if hand is not None:
        even = rules.total / 2 if rules.two_sides and rules.marianna is None else None
        accuracy = hand.accuracy
        return ExplanationWords(
            title=title,
            about=_joined(which, words.accuracy_text(accuracy) if accuracy is not None else ""),
            sentences=[*mark, *words.summary_of(hand, even=even)],
            foot=words.honest_text(),
        )
    if judging.failed:
        return ExplanationWords(title=title, about=which, sentences=[_("This hand cannot be judged.")])
    about = _joined(which, words.thinking_text(share))
    return ExplanationWords(title=title, about=about, sentences=mark, foot=words.honest_text(), share=share)


def _joined(*texts: str) -> str:
    return " · ".join(text for text in texts if text)


def of_choice(
    judging: Judging, decision: Decision, play: JudgedPlay | None, speech: Speech
) -> ExplanationWords:
    """Words on one own choice; `play` is its judgement, None while there is none."""
    if play is not None:
        return ExplanationWords(
            title=words.title_of(play),
            about=words.done_text(play, speech),
            sentences=words.words_of(play, speech),
            faulty=play.faulty,
            strong=play.verdict is Verdict.STRONG,
        )
    done = label(decision.action, naming=speech.naming)
    if not judging.over:
        return ExplanationWords(title=done, about=words.thinking_text(judging.news.share))
    if len(decision.view.legal) < 2:
        return ExplanationWords(title=done, sentences=[_("There was no choice.")])
    return ExplanationWords(title=done, sentences=[_("Nobody can say honestly what this was worth.")])


def _other_from(events: Sequence[int], since: int | None) -> int | None:
    """Index (from 0) of the first own choice outside the match's course; None if it was not left."""
    return next((at for at, event in enumerate(events) if since is not None and event >= since), None)
