"""What the teacher says on the first evening: short, and no word of the trade before it was shown."""

import pytest

from briscola.capabilities.lesson.steps import STEPS
from briscola.capabilities.lesson.words import WORDS
from briscola.i18n import text
from tests.i18n.own_words import TRADE

LONGEST = 240
"""Letters that a child reads before anything happens."""


def spoken(step: str) -> list[str]:
    """All that is said in a step, as it stands in the tables."""
    words = WORDS[step]
    return [str(each) for each in (words.title, *words.tasks, *words.wrong.values(), words.done)]


def test_no_word_of_the_trade_comes_before_it_is_shown(language: str) -> None:
    """A language names its words here once it teaches in words of its own."""
    if language not in TRADE:
        own = [said for step in STEPS for said in spoken(step.name)]
        text.use("en")
        assert own == [said for step in STEPS for said in spoken(step.name)], f"name {language} in TRADE"
        return
    names = [step.name for step in STEPS]
    for word, shown in TRADE[language].items():
        first = next(name for name in names if any(word in each.lower() for each in spoken(name)))
        assert first == shown, word


@pytest.mark.usefixtures("language")
def test_sentences_are_short() -> None:
    for step in STEPS:
        for said in spoken(step.name):
            assert len(said) <= LONGEST, said
            sentences = said.replace("!", ".").replace("?", ".").replace(":", ".").split(".")
            assert max(len(sentence.split()) for sentence in sentences) <= 20, said


def test_each_step_has_words_for_all_its_tasks() -> None:
    for step in STEPS:
        assert len(WORDS[step.name].tasks) == len(step.tasks)
