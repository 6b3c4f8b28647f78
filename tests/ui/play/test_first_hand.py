"""The guide at the table of a first hand: one note a turn, never in the way, gone with one press."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.capabilities.first_hand.notes import notes_of
from briscola.capabilities.stairs.entry import Staircase
from briscola.capabilities.stairs.stairs import BY_NAME, STEPS, StepKind
from briscola.capabilities.stairs.tables import setup_of
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.engine.actions import Call
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.panels.call_panel import CallPanel
from tests.client.duel.test_duel import played
from tests.ui.aids import guide_of
from tests.ui.evening import Evening, Home, asked_for, window_on

HANDS = [step.name for step in STEPS if step.kind is StepKind.HAND]


class FirstHand(Evening):
    """The first hand of a step, against computers that play by chance."""

    def __init__(
        self,
        name: str,
        *,
        size: tuple[int, int] = (1024, 600),
        seed: int = 1,
        hands_before: int = 0,
        guided: bool = True,
    ) -> None:
        step = BY_NAME[name]
        setup = setup_of(step, player="Mia", face="person-woman")
        players = [make_player("random", seed=seed, seat=seat) for seat in range(1, step.players)]
        seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed), players=players))
        super().__init__(window_on(played(seat, hands_before), size=size), chance=seed)
        self.told: Sequence[str] = ()
        if guided:
            guide_of(self.scene).teach((), self.keep)

    def keep(self, told: Sequence[str]) -> None:
        """Store the notes told."""
        self.told = tuple(told)

    @property
    def lesson(self) -> str | None:
        """Name of the guide's note on the table."""
        return guide_of(self.scene).note

    def clear_of_cards(self) -> bool:
        """True if the slip covers neither the hand nor the trick nor a button."""
        scene, rect = self.scene, guide_of(self.scene).rect
        view, layout = self.view, scene.context.layout
        assert rect is not None
        cards = [*layout.hand(len(view.hands[0])), *(layout.slot(card.seat) for card in view.table)]
        lying = [bounds([pose], layout.ratio) for pose in cards]
        lying += scene.context.round_buttons.values()
        if scene.panel is not None and not scene.panel.covers_table:
            lying.append(scene.panel.rect)
        return rect.collidelist(lying) < 0

    def play(self) -> list[str]:
        """Play the hand to its end; return the notes in the order in which they lay there."""
        seen: list[str] = []

        def over() -> bool:
            if self.app.top is not self.scene:
                return True
            if self.lesson is not None and self.lesson not in seen[-1:]:
                assert self.asked, "nobody is in the middle of something"
                assert self.clear_of_cards(), self.lesson
                seen.append(self.lesson)
            return False

        self.play_until(over)
        return seen

    def turn(self) -> None:
        """Go on until the person is to play a card, and what is told of it lies there."""
        self.until_asked()
        self.frame()


def test_the_first_turn_brings_a_note_and_each_further_turn_at_most_one() -> None:
    table = FirstHand("first-hand")
    table.turn()
    first = table.lesson
    assert first is not None and table.told == (first,)
    table.key(pygame.K_ESCAPE)
    assert table.lesson is None and table.top is table.scene, "Esc takes the note away, and nothing else"
    table.frames(30)
    assert table.lesson is None, "the next one waits for another turn"
    table.throw_card()
    table.turn()
    assert table.lesson not in (None, first)


def test_where_to_cut_is_asked_only_once_the_first_hand_is_over() -> None:
    first, second = FirstHand("marianna-2"), FirstHand("marianna-2", hands_before=1)
    for table in (first, second):
        table.until_asked()
    assert first.scene.cut_for_me and not second.scene.cut_for_me


def test_a_press_on_the_slip_takes_it_away_and_a_card_played_as_well() -> None:
    table = FirstHand("sueca-4")
    table.turn()
    rect = guide_of(table.scene).rect
    assert rect is not None
    log = len(table.log)
    table.click_at(rect.center)
    assert table.lesson is None and len(table.log) == log
    table.throw_card()
    assert not table.asked or table.lesson != table.told[0]


@pytest.mark.slow
def test_in_a_tall_window_too_no_note_covers_hand_trick_or_button() -> None:
    table = FirstHand("pairs", size=(1080, 1400))
    assert "partner" in table.play()


@pytest.mark.parametrize(
    ("size", "text_size", "shown"),
    [
        ((1024, 600), 100, False),
        ((1280, 800), 100, True),
        ((1280, 800), 160, False),
        ((1920, 1080), 100, True),
    ],
)
def test_on_a_panel_that_covers_the_table_a_note_covers_neither_words_nor_picture_nor_control(
    size: tuple[int, int], text_size: int, shown: bool
) -> None:
    """It stays away without room for that: the panel says itself what is to be done."""
    table = asked_for(Call, "chiamata", size=size, text_size=text_size)
    guide_of(table.scene).teach(("bid", "overbid"), lambda _told: None)
    table.frames(3)
    panel, rect = table.scene.panel, guide_of(table.scene).rect
    assert isinstance(panel, CallPanel) and (rect is not None) is shown
    lying = [each for group in panel.occupied for each in group]
    assert rect is None or rect.collidelist(lying) < 0
    assert "is your secret partner" in panel.spoken_text


def test_a_hint_and_an_opened_sheet_come_before_the_note() -> None:
    table = FirstHand("first-hand")
    table.until_asked()
    table.throw_card()
    table.turn()
    before = table.lesson
    assert before is not None
    table.key(pygame.K_l)
    assert table.scene.overlays.sheets.panel is not None and table.lesson is None
    table.key(pygame.K_ESCAPE)
    assert table.lesson == before


@pytest.mark.parametrize("used", [True, False])
def test_the_button_of_the_hint_is_not_explained_to_whoever_has_used_it(used: bool) -> None:
    table = FirstHand("first-hand")
    table.until_asked()
    if used:
        table.key(pygame.K_h)
        table.until(lambda: table.scene.overlays.hint.up)
        table.key(pygame.K_ESCAPE)
    seen = set[str | None]()
    for _ in range(6):
        table.throw_card()
        table.turn()
        seen.add(table.lesson)
    assert ("hint" in seen) is not used


@pytest.mark.parametrize("guided", [pytest.param(True, marks=pytest.mark.slow), False])
def test_the_opening_words_are_said_only_where_no_guide_tells_them(guided: bool) -> None:
    table = FirstHand("briscolone-2", guided=guided)
    said: set[str] = set()

    def asked() -> bool:
        said.add(table.caption)
        return table.asked

    table.play_until(asked)
    table.frame()
    assert ("There are no trumps" in said) is not guided and (table.lesson == "no-trumps") is guided


def test_the_guide_of_a_hand_begun_from_the_stairs_goes_on_where_it_was(tmp_path: Path) -> None:
    home = Home(tmp_path)
    navigator = home.navigator
    navigator.entry(Staircase).climb(BY_NAME["sueca-4"])
    table = home.table()
    assert guide_of(table.scene).guides
    table.until_asked()
    match = navigator.active_match.match
    assert match is not None
    assert home.app.settings.taught == {match: [guide_of(table.scene).note]}
    taught = home.app.settings.taught
    home.app.close()
    again = Home(tmp_path, taught=taught).resume().scene
    assert again is not table.scene
    assert guide_of(again).guides and guide_of(again).told == taught[match]


@pytest.mark.slow
@pytest.mark.parametrize("told", [True, False])
def test_a_note_without_its_moment_in_the_first_hand_of_a_game_by_points_comes_later(told: bool) -> None:
    table = FirstHand("marianna-2", hands_before=1)
    known = [note.name for note in notes_of(table.view.rules) if told or note.name != "no-trumps-yet"]
    guide_of(table.scene).teach(known, table.keep)
    table.turn()
    assert table.view.counted == 1
    assert table.lesson == (None if told else "no-trumps-yet")
    assert not guide_of(table.scene).guides, "what is said at every deal is said again"


def test_another_match_of_the_same_game_has_no_guide(tmp_path: Path) -> None:
    setup = setup_of(BY_NAME["sueca-4"], player="", face="person-woman")
    assert not Home(tmp_path).sit_down(setup).scene.guided


@pytest.mark.slow
@pytest.mark.parametrize("name", HANDS)
def test_a_robot_plays_every_first_hand_to_its_end(name: str) -> None:
    table = FirstHand(name, seed=2)
    seen = table.play()
    assert seen and len(seen) == len(set(seen)) and tuple(seen) == tuple(table.told)


@pytest.mark.parametrize("deed", ["a card", "a language"])
def test_a_note_goes_with_the_card_that_is_played_and_with_its_language(deed: str) -> None:
    table = FirstHand(HANDS[0])
    table.play_until(lambda: table.asked and table.lesson is not None)
    if deed == "a card":
        table.scene.act(table.scene.seat.view.legal[0])
    else:
        table.app.change(language="it")
    assert table.lesson is None
