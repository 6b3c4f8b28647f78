"""Two sheets of the settings for the ear: the keys of questions at the table, and the voices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.question_key_words import (
    changed_text,
    explained_text,
    keys_title,
    press_text,
    reserved_text,
    taken_text,
    written_text,
)
from briscola.i18n.speech_words import QUESTION_NAMES, key_words
from briscola.i18n.text import _, pgettext
from briscola.ui.input import pointer
from briscola.ui.input.question_keys import QUESTIONS, Question, key_text, keys_in_use, refusal
from briscola.ui.render.theme import INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.list_sheet import ListSheet, Rows


class QuestionKeys(ListSheet):
    """Lies over the scene that opened it."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.waiting: Question | None = None
        """The question whose new key is waited for."""
        self._sentence = ""
        self._refused = False
        self._held: int | None = None
        """The key that has chosen the row, until it goes up: it may repeat."""

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return keys_title()

    def rows(self) -> Rows:
        used = keys_in_use(self.app.settings.keys)
        return [(str(QUESTION_NAMES[each.name]), key_words(used[each.name])) for each in QUESTIONS]

    @property
    def sentence(self) -> str:
        return self._sentence or explained_text()

    @property
    def sentence_ink(self) -> Colour:
        return RED if self._refused else INK_2

    def sentences(self) -> Sequence[str]:
        names = [str(words) for words in QUESTION_NAMES.values()]
        longest = max(names, key=len)
        widest = max((key for _name, key in self.rows()), key=len)
        return (
            explained_text(),
            press_text(longest),
            reserved_text(widest),
            taken_text(widest, longest),
            written_text(widest),
            changed_text(widest, longest),
        )

    def usual(self) -> tuple[str, Callable[[], None]]:
        return _("The usual keys"), self.set_usual

    # ---- what is done

    @property
    def takes_every_key(self) -> bool:
        return self.waiting is not None

    def press(self, number: int) -> None:
        """Wait for the new key of a question."""
        self.waiting = QUESTIONS[number]
        self._tell(press_text(str(QUESTION_NAMES[self.waiting.name])))

    def set_usual(self) -> None:
        """Give every question its usual key."""
        self.waiting = None
        self.app.change(keys={})
        self._tell("")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = None
        if self.waiting is None:
            self._held = event.key if event.type == pygame.KEYDOWN else self._held
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            self._take(event, self.waiting)
            return True
        if pointer.is_back(event):
            self._leave()
            return True
        return super().handle(event)

    def _leave(self) -> None:
        """Wait no longer; the question keeps its key."""
        self.waiting = None
        self._tell("")

    def _take(self, event: pygame.event.Event, question: Question) -> None:
        """Take a key for a question, or say why not."""
        key = key_text(event)
        if not key or event.key == self._held:
            return
        if pointer.is_back(event):
            self._leave()
            return
        used = keys_in_use(self.app.settings.keys)
        why, words = refusal(question, key, used), key_words(key)
        if why is None:
            self.waiting = None
            kept = {name: old for name, old in self.app.settings.keys.items() if name != question.name}
            self.app.change(keys=kept if key == question.key else {**kept, question.name: key})
            self._tell(changed_text(words, str(QUESTION_NAMES[question.name])))
        elif why == "reserved":
            self._tell(reserved_text(words), refused=True)
        elif why == "written":
            self._tell(written_text(words), refused=True)
        else:
            self._tell(taken_text(words, str(QUESTION_NAMES[why])), refused=True)

    def _tell(self, sentence: str, *, refused: bool = False) -> None:
        if refused:
            self.app.click("peg")
        self._sentence, self._refused = sentence, refused


class VoiceSheet(ListSheet):
    """Lies over the settings."""

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return voice_title()

    @property
    def voices(self) -> Sequence[str]:
        """Names of the voices; the first is empty, for one that speaks the language."""
        found = self.app.speaker.found.voices
        chosen = self.app.settings.speech_voice
        return ("", *([chosen] if chosen and chosen not in found else []), *found)

    def rows(self) -> Rows:
        chosen = self.app.settings.speech_voice
        sign = pgettext("voice", "chosen")
        return [(name or language_voice(), sign if name == chosen else "") for name in self.voices]

    def begins_at(self) -> int:
        return self.voices.index(self.app.settings.speech_voice)

    @property
    def sentence(self) -> str:
        return _("Press a voice, and it speaks from now on. A letter leads to the names that begin with it.")

    def press(self, number: int) -> None:
        """Let a voice speak."""
        name = self.voices[number]
        self.app.change(speech_voice=name)
        self.app.speaker.say(name or language_voice())


def voice_title() -> str:
    """Title of the page, also used for links to it."""
    return _("The voice")


def language_voice() -> str:
    """The voice that is chosen by the language."""
    return _("One that speaks your language")
