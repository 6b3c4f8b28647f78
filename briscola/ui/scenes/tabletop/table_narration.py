"""Tells by ear what happens at a table, and answers the questions of the person about it."""

import pygame

from briscola.client.view import ME, View
from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.events import Event, HandEnded
from briscola.i18n.character_words import addressed
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.refusal_words import refusal_text
from briscola.i18n.table_answers import answer, asked_of
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.trick_words import effect_text
from briscola.ui.input import asked_by
from briscola.ui.scenes.tabletop.context import PlayContext, TableContext
from briscola.ui.scenes.tabletop.sign_display import past_signs, told_of_past
from briscola.ui.speech import Speaker


class TableNarration:
    """For any table: a match, a playback, the coach, a lesson, a puzzle."""

    def __init__(self, context: TableContext, speaker: Speaker, *, results_follow: bool) -> None:
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
                you=addressed(context.setup),
                full=self._speaker.full,
            )
        )

    def ask(self) -> None:
        """Tell the person that it is her turn, once for each decision."""
        context = self._context
        if not self._speaker.on or not isinstance(context, PlayContext):
            return
        asked = self._asked_now(context)
        if asked and asked != self._asked:
            self._speaker.tell(asked)
        self._asked = asked

    # ---- questions

    def hear(self, event: pygame.event.Event) -> bool:
        """Answer the question that a key asks; False if it asks none."""
        asked = asked_by(event, self._context.settings.keys)
        told = None if asked is None or asked.anywhere else self.told()
        if asked is None or told is None:
            return False
        words = answer(asked.name, told)
        if self._speaker.on:
            self._speaker.say(words)
        else:
            self.show(words)
        return True

    def show(self, words: str) -> None:
        """Show an answer to somebody who does not listen."""
        if isinstance(self._context, PlayContext):
            self._context.say(words)

    def told(self) -> TableFacts | None:
        """The facts for answers now; None before the first view."""
        context, view = self._context, self._context.view
        if view is None:
            return None
        return TableFacts(
            view=view,
            setup=context.setup,
            settings=context.settings,
            naming=context.naming,
            signs=told_of_past(past_signs(context)),
            acting=context.flow.thinking,
            asked=self._asked_now(context) if isinstance(context, PlayContext) else "",
            rivals=context.rivals,
        )

    def _asked_now(self, context: PlayContext) -> str:
        view = context.view
        return "" if view is None else asked_of(context.seat, view, context.names, context.flow.next_step)

    def effect(self, code: str) -> str:
        """Words for the effect of a card of the hand, or for why it may not be played."""
        context, view = self._context, self._context.view
        if view is None:
            return ""
        if context.hand.forbids(code) and isinstance(context, PlayContext):
            refused = context.seat.refusal(Play(card=card(code)))
            return "" if refused is None else refusal_text(refused, naming=context.naming)
        return effect_text(card(code), view) if card(code) in view.hands[ME] else ""
