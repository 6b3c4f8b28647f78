"""Tells by ear what happens at a table, and answers the questions of the person about it."""

from collections.abc import Sequence

import pygame

from briscola.client.view.view import ME, View
from briscola.engine.cards import card
from briscola.engine.events import Event, HandEnded
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.picture_words import company, position_words
from briscola.i18n.score_words import score_line
from briscola.i18n.table_answers import ANSWERS, answer
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.trick_words import effect_text
from briscola.ui.input.question_keys import asked_by
from briscola.ui.scenes.tabletop.content import facts_of
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.sign_display import past_signs
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.speech.speaker import Speaker, joined


class Narration:
    """For any table: a match, a playback, the coach, a lesson, a puzzle."""

    def __init__(self, context: SceneContext, speaker: Speaker, *, results_follow: bool) -> None:
        """`results_follow`: a page of its own tells the result of a hand."""
        self._results_follow = results_follow
        self._context, self._speaker = context, speaker
        self._asked = ""

    def witness(self, event: Event, before: View | None, after: View) -> None:
        """Tell an event that is being shown."""
        if not self._speaker.on or (self._results_follow and isinstance(event, HandEnded)):
            return
        context = self._context
        self._asked = ""
        self._speaker.tell(
            told_aloud(
                event,
                before,
                after,
                context.names,
                grimaces=context.grimaces,
                settings=context.settings,
                naming=context.naming,
                you=context.you,
                full=self._speaker.full,
            )
        )

    def ask(self) -> None:
        """Tell the person that it is her turn, once for each decision."""
        if not self._speaker.on:
            return
        asked = self._context.asked
        if asked and asked != self._asked:
            self._speaker.tell(asked)
        self._asked = asked

    # ---- questions

    def answers(self, event: pygame.event.Event) -> bool:
        """Answer the question that a key asks; False if it asks none."""
        asked = asked_by(event, self._context.settings.keys)
        told = None if asked is None or asked.anywhere else self.facts()
        if asked is None or told is None:
            return False
        words = answer(asked.name, told)
        if self._speaker.on:
            self._speaker.say(words)
        else:
            self._context.show_caption(words)
        return True

    def facts(self) -> TableFacts | None:
        """The facts for answers now; None before the first view."""
        context, view = self._context, self._context.view
        if view is None:
            return None
        acting, asked = context.flow.thinking, context.asked
        return facts_of(context, view, past_signs(context), acting=acting, asked=asked)

    @property
    def title(self) -> str:
        """The game, its occasion and the hand on show; empty before the first view."""
        view = self._context.view
        if view is None:
            return ""
        return joined([game_title(view.rules), hand_text(view, self._context.scene.occasion)])

    def reading(self) -> Sequence[ReadingLine]:
        """Every answer about the table as a line, under the title; nothing before the first view."""
        told = self.facts()
        if told is None:
            return ()
        answers = [ReadingLine(answer(question, told)) for question in ANSWERS]
        return [ReadingLine(self.title, heading=True), *answers]

    def caption(self, view: View) -> tuple[str, str]:
        """Everybody at the table, and a sentence on the moment: the words to a picture of it."""
        context, names, setup = self._context, self._context.names, self._context.setup
        score = score_line(view, setup)
        said = position_words(view, names, score, naming=context.naming, people=setup.here)
        return company(view, names), said

    def effect(self, code: str) -> str:
        """Words for the effect of a card of the hand, or for why it may not be played."""
        context, view = self._context, self._context.view
        if view is None:
            return ""
        if context.hand.forbids(code):
            return context.refusal(code)
        return effect_text(card(code), view) if card(code) in view.hands[ME] else ""
