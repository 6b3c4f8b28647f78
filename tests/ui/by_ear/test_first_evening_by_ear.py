"""The first evening and a shared screen by ear: words and keys are enough, no hand is read aloud."""

import re
from pathlib import Path
from random import Random

import pygame
import pytest

from briscola.capabilities.lesson.steps import STEPS
from briscola.capabilities.lesson.words import first_match_text
from briscola.capabilities.stairs.entry import Staircase
from briscola.engine.cards import Card
from briscola.i18n.card_words import card_name
from briscola.i18n.spoken_signs import aloud
from briscola.i18n.text import _
from tests.spread import quick_some
from tests.ui.by_ear.listener import Listener
from tests.ui.heard import HeardVoice
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup

pytestmark = pytest.mark.usefixtures("no_screen", "unseen")
MOST = 600
"""Turns after which whoever listens has got stuck."""


class Pupil:
    """Hears the task, tries what it has not tried yet, and goes on when the teacher is content."""

    def __init__(self, ears: Listener) -> None:
        self.ears, self.chance = ears, Random(38)
        self.steps: set[str] = set()
        self.tried: set[str] = set()
        self.heard: list[str] = []

    def learn(self) -> None:
        """Do all steps. Raises AssertionError where one cannot be done by ear."""
        place = re.compile(_("Lesson {n} of {all}").format(n=r"(\d+)", all=len(STEPS)))
        for _turn in range(MOST):
            where = self.ears.answer(pygame.K_F5)
            self.heard.append(where)
            if (found := place.search(where)) is None:
                return
            if found[1] not in self.steps:
                self.tried.clear()
            self.steps.add(found[1])
            if aloud(first_match_text()) in where:
                return
            if _("Next") in where or _("Done") in where or _("Try again") in where:
                self.ears.ask(pygame.K_RETURN)
            else:
                self._try(where)
        raise AssertionError(f"stuck: {self.heard[-6:]}")

    def _try(self, where: str) -> None:
        answer = self.ears.answer(pygame.K_q)
        if _("Your bid") in answer or _("Call a card") in answer:
            self.ears.ask(pygame.K_RIGHT)
            for _step in range(self.chance.randrange(0, 9)):
                self.ears.ask(self.chance.choice((pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN)))
            self.ears.ask(pygame.K_RETURN)
            return
        if _("Ada, across the table").split(",")[0] in where and self.chance.random() < 0.5:
            self.ears.ask(pygame.K_s)
            for _step in range(self.chance.randrange(0, 8)):
                self.ears.ask(pygame.K_RIGHT)
            self.ears.ask(pygame.K_RETURN)
            return
        hand = re.findall(r"(\d+), ([^;.]+)", self.ears.answer(pygame.K_c))
        new = [number for number, card in hand if card not in self.tried] or [number for number, _c in hand]
        if not new:
            self.ears.hear()
            return
        number = self.chance.choice(new)
        self.tried |= {card for each, card in hand if each == number}
        self.ears.ask(getattr(pygame, f"K_{int(number) % 10}"))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "hr"])
def test_all_steps_of_the_first_evening_are_done_by_ear(tmp_path: Path, language: str) -> None:
    ears = Listener(tmp_path, language)
    ears.hear()
    ears.navigator.entry(Staircase).first_evening()
    ears.hear()
    pupil = Pupil(ears)
    pupil.learn()
    assert len(pupil.steps) == len(STEPS)
    assert set(ears.app.settings.lesson) == {step.name for step in STEPS}
    ears.close()


def test_the_teacher_reads_the_cards_that_she_shows_and_names_the_keys(tmp_path: Path) -> None:
    ears = Listener(tmp_path, "en")
    ears.hear()
    ears.navigator.entry(Staircase).first_evening()
    told = ears.text()
    assert "ace of cups, 11 points" in told
    assert "C reads your cards" in told
    ears.close()


class Overhearer(SharedRobot):
    """Plays for everybody, and compares each text that is said with what lies open."""

    def __init__(self, table: SharedTable, voice: HeardVoice) -> None:
        self.voice, self.told = voice, 0
        self.open: set[Card] = set()
        """Cards that have lain open so far."""
        super().__init__(table, seed=3, ways=("click",))

    def frame(self) -> None:
        super().frame()
        for text in self.voice.said[self.told :]:
            self._look()
            named = {
                card
                for card in self.scene.context.rules.pack
                if re.search(rf"\b{re.escape(card_name(card).lower())}\b", text.lower())
            }
            if "declares" not in text and "takes the" not in text:
                assert not named - self.open, text
        self.told = len(self.voice.said)

    def _look(self) -> None:
        view = self.scene.view
        assert view is not None
        self.open |= {on.card for on in (*view.table, *view.last)} | {*view.played}
        self.open |= {card for _seat, card in view.drawn} | ({view.turned} if view.turned else set())


@pytest.mark.parametrize("variant", quick_some(["briscola", "marianna", "brisca"], 1))
def test_nothing_but_what_lies_open_is_said_at_a_shared_screen(variant: str) -> None:
    """Cards are named once they are played, turned up, shown in a declaration or exchanged; not before."""
    voice = HeardVoice()
    table = SharedTable(shared_setup(variant, 2, (0, 1)), voice=voice, speech="on", speech_full=True)
    seconds = iter(range(0, 10**9, 5))  # the voice is never behind
    table.app.speaker.clock = lambda: float(next(seconds))
    robot = Overhearer(table, voice)
    robot.play_match()
    assert len(voice.said) > 40 and len(robot.opened) > 3
