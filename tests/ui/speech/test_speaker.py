"""Order, grouping and interruption of what is said, and what can be heard again."""

from collections.abc import Callable, Iterator

import pytest

from briscola.storage.settings.settings import Settings, changed
from briscola.ui.speech.speaker import KEPT, Speaker, joined
from briscola.ui.speech.speech_voice import Found
from tests.ui.heard import HeardVoice


class Heard:
    """A speaker with a voice whose words are kept, and its clock."""

    def __init__(self, found: Found | None = None, **settings: object) -> None:
        self.voice = HeardVoice(found)
        self.now = 100.0
        self.speaker = Speaker(self.voice, clock=lambda: self.now)
        self.speaker.apply_settings(changed(Settings(), **settings), "en")
        self.speaker.find_voice()
        self.speaker.update()

    @property
    def said(self) -> list[str]:
        return self.voice.said

    def tells(self, *texts: str) -> None:
        """Tell these, and begin to say them."""
        for text in texts:
            self.speaker.tell(text)
        self.wait(0.0)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.speaker.update()

    def until_quiet(self) -> None:
        for _ in range(50):
            wake = self.speaker.wake
            self.wait(60.0 if wake is None else wake)
            if wake is None:
                return
        raise AssertionError("it never comes to an end")


@pytest.fixture
def heard() -> Iterator[Heard]:
    here = Heard()
    yield here
    here.speaker.close()


def test_what_happens_is_told_in_its_order_once_the_voice_is_free(heard: Heard) -> None:
    heard.tells("Ada plays the ace of cups")
    heard.speaker.tell("You take the trick")
    heard.wait(0.1)
    assert heard.said == ["Ada plays the ace of cups."]
    heard.wait(10.0)
    assert heard.said == ["Ada plays the ace of cups.", "You take the trick."]


def test_what_happens_meanwhile_is_said_together(heard: Heard) -> None:
    heard.tells("One")
    for text in ("Two", "Three!", "Four"):
        heard.speaker.tell(text)
    heard.until_quiet()
    assert heard.said == ["One.", "Two. Three! Four."]
    assert heard.voice.cut_off == 0


def test_the_loop_is_woken_when_the_voice_is_free(heard: Heard) -> None:
    assert heard.speaker.wake is None
    heard.speaker.tell("One")
    assert heard.speaker.wake == 0.0
    heard.wait(0.0)
    assert heard.speaker.wake is None
    heard.speaker.tell("Two")
    wake = heard.speaker.wake
    assert wake is not None and wake > 0.0
    heard.wait(wake)
    assert heard.said == ["One.", "Two."]


def test_a_long_text_takes_longer_and_a_fast_voice_less() -> None:
    def waits(text: str, rate: int) -> float:
        here = Heard(speech_rate=rate)
        here.tells(text)
        here.speaker.tell("then")
        return here.speaker.wake or 0.0

    assert waits("long " * 20, 50) > waits("short", 50)
    assert waits("long " * 20, 90) < waits("long " * 20, 50) < waits("long " * 20, 10)


def test_an_answer_is_said_at_once_and_what_waited_after_it(heard: Heard) -> None:
    heard.tells("Ada plays the ace of cups")
    heard.speaker.tell("You take the trick")
    heard.speaker.say("Trumps are cups")
    assert heard.said[-1] == "Trumps are cups" and heard.voice.cut_off == 1
    heard.until_quiet()
    assert heard.said == ["Ada plays the ace of cups.", "Trumps are cups", "You take the trick."]


def test_what_was_begun_is_not_said_again(heard: Heard) -> None:
    heard.speaker.tell("Ada plays the ace of cups")
    heard.wait(0.1)
    heard.speaker.say("Your turn")
    heard.until_quiet()
    assert heard.said == ["Ada plays the ace of cups.", "Your turn"]


def test_silence_on_demand_forgets_what_waits_and_goes_on_with_what_comes(heard: Heard) -> None:
    heard.tells("One")
    heard.speaker.tell("Two")
    heard.speaker.hush()
    assert heard.voice.cut_off == 1 and heard.speaker.wake is None
    heard.speaker.tell("Three")
    heard.until_quiet()
    assert heard.said == ["One.", "Three."]


def test_what_was_said_is_heard_again_back_and_forth(heard: Heard) -> None:
    for text in ("One", "Two", "Three"):
        heard.speaker.say(text)
    heard.speaker.repeat()
    for steps in (1, 1, 1, -1):  # the first stays
        heard.speaker.go_back(steps)
    heard.speaker.repeat()
    assert heard.said[3:] == ["Three", "Two", "One", "One", "Two", "Two"]
    assert list(heard.speaker.said) == ["One", "Two", "Three"]
    heard.speaker.say("Four")
    heard.speaker.repeat()
    assert heard.said[-1] == "Four"


def test_two_hundred_texts_are_kept(heard: Heard) -> None:
    for number in range(KEPT + 50):
        heard.speaker.tell(f"text {number}")
    assert len(heard.speaker.said) == KEPT == 200
    heard.speaker.go_back(KEPT + 50)
    assert heard.said[-1] == "text 50"
    heard.speaker.repeat()
    assert len(heard.speaker.said) == KEPT
    assert heard.speaker.said[-1] == f"text {KEPT + 49}"


def test_told_in_a_group_each_is_kept_alone(heard: Heard) -> None:
    for text in ("One", "Two"):
        heard.speaker.tell(text)
    heard.until_quiet()
    heard.speaker.go_back(1)
    assert heard.said == ["One. Two.", "One"]


def test_the_last_text_is_spelt(heard: Heard) -> None:
    heard.speaker.say("Asso")
    heard.speaker.spell(lambda text: " ".join(text))
    assert heard.said[-1] == "A s s o"
    heard.speaker.repeat()
    assert heard.said[-1] == "Asso"


def test_nothing_to_repeat_says_nothing(heard: Heard) -> None:
    heard.speaker.repeat()
    heard.speaker.go_back(1)
    heard.speaker.spell(str.upper)
    heard.speaker.say("  ")
    heard.speaker.tell("")
    heard.until_quiet()
    assert heard.said == []


@pytest.mark.parametrize(
    ("wanted", "reader", "on"),
    [("auto", True, True), ("auto", False, False), ("on", False, True), ("off", True, False)],
)
def test_speech_is_on_for_a_reader_or_for_who_asks(wanted: str, reader: bool, on: bool) -> None:
    here = Heard(Found(name="somebody", reader=reader), speech=wanted)
    assert here.speaker.on is on
    here.speaker.say("Hello")
    here.speaker.tell("World")
    here.until_quiet()
    assert here.said == (["Hello", "World."] if on else [])
    assert list(here.speaker.said) == (["Hello", "World"] if on else [])


def test_without_a_voice_nothing_is_said_or_looked_for() -> None:
    speaker = Speaker()
    speaker.apply_settings(Settings(speech="on"), "en")
    speaker.find_voice()
    speaker.say("Hello")
    speaker.tell("World")
    assert not speaker.update() and not speaker.on and speaker.wake is None
    speaker.hush()
    speaker.close()


def test_switched_off_it_falls_silent_at_once(heard: Heard) -> None:
    heard.tells("One")
    heard.speaker.tell("Two")
    heard.speaker.apply_settings(Settings(speech="off"), "en")
    assert heard.voice.cut_off == 1
    heard.until_quiet()
    assert heard.said == ["One."]
    heard.speaker.apply_settings(Settings(speech="on"), "en")
    heard.speaker.say("On again")
    assert heard.said[-1] == "On again"


def test_the_voice_hears_of_rate_name_and_language(heard: Heard) -> None:
    heard.speaker.apply_settings(Settings(speech_rate=80, speech_voice="Anna"), "it")
    wished = heard.voice.wished
    assert (wished.rate, wished.name, wished.language) == (80, "Anna", "it")


class Late(HeardVoice):
    """Finds what speaks only when told to."""

    def find(self, found: Callable[[Found], object], *, readers_only: bool) -> None:
        del readers_only
        self.waiting = found

    def found_now(self) -> None:
        self.waiting(self.found)


def test_the_loop_looks_often_until_something_has_been_found() -> None:
    voice = Late()
    speaker = Speaker(voice)
    speaker.apply_settings(Settings(), "en")
    speaker.find_voice()
    wake = speaker.wake
    assert wake is not None and wake <= 0.2
    assert not speaker.update() and not speaker.on
    voice.found_now()
    assert speaker.update() and speaker.on and speaker.wake is None
    assert not speaker.update()


def test_no_voice_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        here = Heard(Found(), speech="on")
        for _ in range(3):
            here.speaker.find_voice()
            here.speaker.update()
    assert [record.message for record in caplog.records] == ["no voice speaks here"]


def test_sentences_are_joined_with_a_mark_each() -> None:
    assert joined(["Ada: ace", " ", "You take it!", "Next"]) == "Ada: ace. You take it! Next."
