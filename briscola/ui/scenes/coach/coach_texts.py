"""Texts of the coach's sheet: on the hand as a whole, or on one choice in it."""

from briscola.client.coach.decisions import Decision
from briscola.client.coach.judgement import JudgedPlay, Verdict
from briscola.client.coach.judging_process import Judging
from briscola.engine.rules import Rules
from briscola.i18n import coach_words as words
from briscola.i18n.action_words import label
from briscola.i18n.card_words import Naming
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.ui.views.explanation_sheet import ExplanationWords


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
    judging: Judging, decision: Decision, play: JudgedPlay | None, speech: Speech, naming: Naming
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
    done = label(decision.action, naming=naming)
    if not judging.over:
        return ExplanationWords(title=done, about=words.thinking_text(judging.news.share))
    if len(decision.view.legal) < 2:
        return ExplanationWords(title=done, sentences=[_("There was no choice.")])
    return ExplanationWords(title=done, sentences=[_("Nobody can say honestly what this was worth.")])
