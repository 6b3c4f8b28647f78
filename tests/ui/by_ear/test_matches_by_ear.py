"""A match of every game from the title to its end, in each language, by somebody who only listens."""

from pathlib import Path

import pygame
import pytest

from briscola.commands import gallery
from briscola.i18n import languages
from briscola.i18n.speech_words import QUESTION_NAMES
from briscola.i18n.text import _
from briscola.ui.input.question_keys import QUESTIONS
from tests.tries import Tries
from tests.ui.by_ear.listener import Listener
from tests.ui.by_ear.player import EarPlayer, ends_of_matches, is_the_end, sit_down
from tests.ui.by_ear.truth import KEYS, Truth

pytestmark = pytest.mark.usefixtures("no_screen", "unseen")

ROWS, CHIAMATA = 16, 7
"""Games in the list of *New match*, and the row of the one with an auction."""
LANGUAGES = tuple(languages.LANGUAGES)
SPEEDS = ("none", "quick", "normal")


def play_row(folder: Path, row: int, language: str) -> tuple[Listener, EarPlayer, Truth]:
    """Sit down at a game of the list and play it to its end; whoever plays is left on the last page."""
    ears = Listener(folder, language, match={"winning_hands": 1})
    sit_down(ears, row)
    return played(ears, row, bold=False)


def played(ears: Listener, seed: int, *, bold: bool) -> tuple[Listener, EarPlayer, Truth]:
    """Play the match that has begun to its end."""
    truth = Truth(ears)
    player = EarPlayer(ears, seed, bold=bold, before_playing=truth.check)
    assert is_the_end(player.play()), ends_of_matches()
    return ears, player, truth


# Quick although it is dear: the one match that is played by ear alone.
@pytest.mark.parametrize("row", [1, pytest.param(CHIAMATA, marks=pytest.mark.slow)])
def test_a_match_is_played_from_the_title_to_its_end(tmp_path: Path, row: int) -> None:
    """Briscola for two, and a chiamata: bids, calls, cards, result; each answer on the way is true."""
    ears, player, truth = play_row(tmp_path, row, "en")
    assert player.did["digits"] + player.did["arrows"] >= 7
    assert len(truth.checked) == len(KEYS) and min(truth.checked.values()) >= 7
    ears.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options", "language"),
    [(5, {}, "it"), (5, {"bidding": "rank"}, "fr"), (4, {"morto": "open"}, "en")],
)
def test_an_auction_is_won_and_a_card_called_by_ear(
    tmp_path: Path, players: int, options: dict[str, str], language: str
) -> None:
    """By points, by ranks, and with the dummy."""
    match = {"variant": "chiamata", "players": players, "options": options, "winning_hands": 1}
    ears = Listener(tmp_path, language, match=match)
    ears.hear()
    ears.press(pygame.K_RETURN)  # the table of the evening before
    ears.hear(0.2)
    ears, player, _truth = played(ears, 8, bold=True)
    assert player.did["bids"] and player.did["call"]
    ears.close()


@pytest.mark.slow
@pytest.mark.parametrize("row", range(1, ROWS + 1))
def test_every_game_is_played_by_ear(tmp_path: Path, row: int, tries: Tries) -> None:
    for number, chance in enumerate(tries(1)):
        language, speed = LANGUAGES[(row + number) % len(LANGUAGES)], SPEEDS[number % len(SPEEDS)]
        ears = Listener(tmp_path / str(number), language, match={"winning_hands": 1}, speed=speed)
        sit_down(ears, row)
        _, player, truth = played(ears, chance.randrange(2**32), bold=number % 2 == 1)
        assert len(truth.checked) == len(KEYS)
        tries.found += player.did
        ears.close()


@pytest.mark.slow
def test_after_a_match_its_result_and_the_coach_are_read_and_the_statistics_opened(tmp_path: Path) -> None:
    """The winner and the score, line by line; to the coach and back, then the statistics from the title."""
    ears, _player, _truth = play_row(tmp_path, 1, "en")
    ears.hear()
    ears.press(pygame.K_HOME, mod=pygame.KMOD_CTRL)
    first = ears.text()
    assert is_the_end(first)
    lines = [ears.ask(pygame.K_DOWN, pygame.KMOD_CTRL) for _line in range(12)]
    assert any("points" in line for line in lines) and len({*lines}) > 4
    ears.find(_("What could have been"), pygame.K_TAB)
    opened = ears.ask(pygame.K_RETURN)
    assert opened
    read = [ears.ask(pygame.K_DOWN, pygame.KMOD_CTRL) for _line in range(8)]
    assert len({*read}) > 3
    ears.ask(pygame.K_ESCAPE)
    ears.find(_("To the title"), pygame.K_TAB)
    ears.ask(pygame.K_RETURN)
    ears.find(_("Statistics"), pygame.K_s)
    assert _("Statistics") in ears.ask(pygame.K_RETURN)
    figures = [ears.ask(pygame.K_DOWN, pygame.KMOD_CTRL) for _line in range(10)]
    assert any("1" in line for line in figures)
    ears.close()


def test_the_rules_are_read_chapter_by_chapter(tmp_path: Path) -> None:
    """F1 opens them, a letter jumps to a chapter, headings lead through it."""
    ears = Listener(tmp_path, "en")
    ears.hear()
    assert _("Rules") in ears.ask(pygame.K_F1)
    first = ears.ask(pygame.K_RIGHT, pygame.KMOD_CTRL)
    second = ears.ask(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert first and second and first != second
    assert len(ears.ask(pygame.K_DOWN, pygame.KMOD_CTRL)) > 20
    assert "Called briscola" in ears.ask(pygame.K_c)
    ears.close()


def test_a_hand_that_is_not_dealt_yet_is_not_spoken_of(tmp_path: Path) -> None:
    ears = Listener(tmp_path)
    ears.hear()
    ears.find(_("New match"))
    ears.ask(pygame.K_RETURN)
    ears.find(_("Sit down and play"), pygame.K_TAB)
    ears.press(pygame.K_RETURN)
    for code in (pygame.K_F5, pygame.K_TAB, pygame.K_UP):
        ears.ask(code)
    assert "You cut the pack" in " ".join(ears.voice.said) and "Your hand, 0" not in " ".join(ears.voice.said)
    ears.close()


def test_speech_is_silent_until_it_is_wanted_and_says_so(tmp_path: Path) -> None:
    """Without a reader nothing is said before F2; F2 again ends it."""
    ears = Listener(tmp_path, "en", speech="auto", reader=False)
    ears.ask(pygame.K_DOWN)
    assert not ears.voice.said
    begun = ears.ask(pygame.K_F2)
    assert _("Speech is on. F2 switches it off.") in begun
    asked = [each for each in QUESTIONS if not each.anywhere]
    assert all(f"{each.key.upper()}, {QUESTION_NAMES[each.name]}" in begun for each in asked)
    assert ears.ask(pygame.K_DOWN)
    assert _("Speech is off.") in ears.ask(pygame.K_F2)
    count = len(ears.voice.said)
    ears.ask(pygame.K_DOWN)
    assert len(ears.voice.said) == count
    ears.close()


def test_whoever_has_a_reader_is_welcomed_once(tmp_path: Path) -> None:
    ears = Listener(tmp_path, "en", speech="auto", speech_offered=False)
    ears.app.speaker.find_voice()
    assert "Welcome to Briscola" in ears.text()
    ears.close()
    again = Listener(tmp_path, "en", speech="auto", speech_offered=True)
    again.app.speaker.find_voice()
    assert "Welcome" not in again.text()
    again.close()


def test_a_reader_that_reads_the_tree_tells_the_focus_itself(tmp_path: Path) -> None:
    """Then only titles, and what changes inside of a control, are said: nothing is heard twice."""
    ears = Listener(tmp_path, "en")
    ears.hear()
    ears.press(pygame.K_RETURN)
    ears.hear()
    ears.app.accessibility.narrator.reader_tells_focus = lambda: True
    assert not ears.ask(pygame.K_TAB)
    assert ears.ask(pygame.K_F1).startswith(_("Rules"))
    ears.app.reset(gallery.SCENES["title"](ears.app))
    ears.hear()
    assert not ears.ask(pygame.K_DOWN), "the reader tells the lines of a menu"
    ears.app.accessibility.narrator.reader_tells_focus = lambda: False
    assert ears.ask(pygame.K_DOWN)
    ears.close()
