"""The end of a match: who has won, the table of hands, where its doors lead; one end and one score."""

from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import fold_all
from briscola.client.view.results import hands_of_match
from briscola.engine.events import HandEnded
from briscola.engine.rules import OptionValue
from briscola.i18n.character_words import name_of
from briscola.i18n.result_words import match_words
from briscola.i18n.score_words import tallies
from briscola.ui.app import App
from briscola.ui.input.salt import Salt
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.after_hand import AfterHand
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.tabletop.flow import Ended
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.scroll import ScrollView
from tests.client.duel.test_duel import match_of, played, setup_of
from tests.ui.conftest import Open
from tests.ui.demands import spoken, watched_texts
from tests.ui.driver import control
from tests.ui.hands import click, press
from tests.ui.played import play
from tests.ui.results.conftest import Written
from tests.ui.results.kept import DRAWN, final, match, offer, result, run


@pytest.mark.slow
@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("name", ["two", "three", "pairs", "five", "six", "chiamata", "morto"])
def test_the_end_of_a_match_names_everybody_inside_the_window(
    open_app: Open, name: str, size: tuple[int, int], written: Written
) -> None:
    played = match(name)
    app = open_app(size, language="it")
    final(app, played)
    found = written(app)
    window = pygame.Rect(0, 0, *size)
    assert not [text for text, rect in found if not window.contains(rect)]
    texts = [text for text, _ in found]
    for seat in played.view.winners:
        name = name_of(played.setup, played.view.rules, seat)
        assert any(name in text for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("winners", [(0, 1), (1, 2, 3), (1, 2, 3, 4), (0, 1, 2, 3, 4)])
def test_however_many_win_together_each_name_stands_whole(
    open_app: Open,
    winners: tuple[int, ...],
    size: tuple[int, int],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = match("chiamata")
    app = open_app(size, language=language)
    scene = final(app, replace(played, view=replace(played.view, winners=winners)))
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    app.draw()
    assert list(wrong) == []
    places = scene.places
    tags = [member.tag for member in scene.people.members.values()]
    tags += [speech.where.rect for speech in scene.people.speeches.values()]
    room = [places.column, scene.sheet.rect]
    assert all(tag.collidelist([*tags[:at], *tags[at + 1 :], *room]) < 0 for at, tag in enumerate(tags))


def test_the_table_of_hands_has_a_line_a_hand() -> None:
    played = match("two")
    hands = hands_of_match(played.log)
    ended = [event for event in played.log if isinstance(event, HandEnded)]
    assert [hand.ended for hand in hands] == ended
    assert [hand.number for hand in hands] == list(range(1, len(ended) + 1))


def test_the_sums_of_the_table_are_those_of_its_lines(app: App) -> None:
    scene = final(app, match("two"))
    sums = [sum(int(line.cells[at]) for line in scene.sheet.lines) for at in range(2)]
    assert scene.sheet.total.cells == tuple(str(n) for n in sums)


def test_in_chiamata_the_table_ends_with_the_balance(app: App) -> None:
    """V-CH-15."""
    played = match("chiamata")
    scene = final(app, played)
    shown = [int(cell.replace("−", "-")) for cell in scene.sheet.total.cells]
    assert shown == list(played.view.balance[:5])
    assert sum(shown) == 0


def test_who_has_won_the_match_is_said() -> None:
    played = match("pairs")
    names = ["You", "Rocco", "Ada", "Teresa"]
    title, line = match_words(played.view, names, 4)
    assert title == (
        "You and Ada win the match" if 0 in played.view.winners else "Rocco and Teresa win the match"
    )
    assert line.startswith("3 to ")
    three = replace(match("chiamata").view, winners=(0, 1, 3), score=(1, 1, 0, 1, 0))
    title, line = match_words(three, ["You", "Rocco", "Lucia", "Nino", "Teresa"], 2)
    assert title == "You, Rocco and Nino win the match"
    assert line == "1 win out of 2 hands"


@pytest.mark.parametrize(
    ("winners", "title"),
    [
        ((0,), "You win the match"),
        ((2,), "Lucia wins the match"),
        ((1, 2, 3), "Rocco, Lucia and Nino win the match"),
        ((0, 1, 2, 3), "You and 3 others win the match"),
        ((1, 2, 3, 4), "All the others win the match"),
        ((0, 1, 2, 3, 4), "Everybody wins the match"),
    ],
)
def test_however_many_win_the_title_is_one_line(winners: tuple[int, ...], title: str) -> None:
    view = replace(match("chiamata").view, winners=winners)
    assert match_words(view, ["You", "Rocco", "Lucia", "Nino", "Teresa"], 2)[0] == title


def test_rematch_new_match_and_title_are_reached_by_keys_and_mouse(app: App, gone: list[str]) -> None:
    doors = {
        "next": lambda: gone.append("rematch"),
        "new_match": lambda: gone.append("new"),
        "leave": lambda: gone.append("title"),
    }
    scene = final(app, match("two"), **doors)
    run(scene, 12)
    for _ in range(2):
        press(scene, pygame.K_DOWN)
    press(scene, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    first = next(widget for widget in scene.group.order() if widget.name == "rematch")
    click(scene, first.rect.center)
    assert gone == ["new", "title", "rematch"]
    assert app.top is not scene


def test_a_long_match_scrolls(open_app: Open) -> None:
    played = play("chiamata", 5, options={"match": "hands", "match_hands": 24}, hands=200)
    scene = final(open_app((1024, 600)), played)
    view = control(scene, "hands")
    assert scene.sheet.scrolls and isinstance(view, ScrollView) and view.offset == view.most > 0
    view.scroll_to(view.most / 2)
    scene.layout(scene.app.size)  # somebody wishes for a rematch, or writes
    again = control(scene, "hands")
    assert isinstance(again, ScrollView) and again.offset == view.offset, "it stays where it is read"


class End:
    """Scene after a match for so many winning hands has ended at a real table."""

    def __init__(self, app: App, winning_hands: int, **ways: Any) -> None:
        self.app, self.done = app, list[str]()
        setup = msgspec.structs.replace(setup_of(level="easy"), winning_hands=winning_hands)
        seat = match_of(setup, 1)
        while seat.next_step is not NextStep.MATCH:
            played(seat, 1)
        app.push(Scene(app))
        after = AfterHand(
            app,
            seat,
            go_on=lambda: self.done.append("rematch"),
            pause=lambda: self.done.append("pause"),
            actions=TableActions(
                leave=lambda: self.done.append("title"),
                new_match=lambda: self.done.append("new"),
                **ways,
            ),
        )
        view = fold_all(seat.history)
        assert view is not None
        after.show(view, Ended(log=tuple(seat.host.table.log), digest=""), Salt())
        assert isinstance(app.top, HandResult)
        self.count = app.top
        press(self.count, pygame.K_SPACE)
        run(self.count, 1.0)

    @property
    def buttons(self) -> dict[str, Button]:
        return {one.name: one for one in self.count.group.widgets if isinstance(one, Button)}


def test_the_count_of_the_only_hand_is_the_end_of_its_match(app: App) -> None:
    end = End(app, 1)
    assert end.count.spoken_title.endswith(("win the match", "wins the match"))
    assert [button.text for button in end.buttons.values()] == ["Rematch", "New match", "To the title"]
    end.buttons["rematch"].confirm()
    assert end.done == ["rematch"] and not isinstance(app.top, HandResult | MatchResult)


@pytest.mark.parametrize(("closes", "last"), [(False, "Good night"), (True, "Close the table")])
def test_at_a_table_of_friends_the_way_out_is_what_one_says_there(app: App, closes: bool, last: str) -> None:
    end = End(app, 1, others_may_wish=True, closes=closes)
    assert [button.text for button in end.buttons.values()] == ["Rematch", "New match", last]


def test_nobody_hurries_into_a_rematch(app: App) -> None:
    end = End(app, 1)
    press(end.count, pygame.K_RETURN)
    click(end.count, end.count.plan.title)
    assert not end.done and app.top is end.count, "a hurried press takes no button, the cloth begins nothing"
    press(end.count, pygame.K_TAB, pygame.K_ESCAPE)
    assert end.done == ["title"]


@pytest.mark.parametrize("hands", [1, 2])
def test_whoever_comes_back_from_a_page_begins_no_rematch_with_enter(app: App, hands: int) -> None:
    end = End(app, hands, offers=[offer("coach", lambda: app.push(Scene(app)))])
    if hands > 1:
        press(end.count, pygame.K_RETURN)
        run(app.scenes[-1], 20)
    page = app.scenes[-1]
    page.group.focus(control(page, "coach"))
    for _ in range(2):
        press(page, pygame.K_RETURN)
        assert not end.done and app.top is not page
        app.pop()


@pytest.mark.parametrize("hands", [1, 2])
def test_a_way_that_goes_while_it_has_the_focus_arms_no_rematch(app: App, hands: int) -> None:
    ways = [lambda: None]
    end = End(app, hands, write=lambda: ways[0] if ways else None, others_may_wish=True)
    if hands > 1:
        press(end.count, pygame.K_RETURN)
        run(app.scenes[-1], 20)
    page = app.scenes[-1]
    page.group.focus(control(page, "write"))
    ways.clear()
    run(page, 0.1)
    assert "write" not in [widget.name for widget in page.group.widgets]
    for _ in range(2):
        press(page, pygame.K_RETURN)
        run(page, 1.0)
        assert not end.done
    assert page.group.focused_name == "rematch", "it is shown before it is pressed"


def test_a_match_of_several_hands_goes_from_its_last_count_to_its_end(app: App) -> None:
    end = End(app, 2)
    assert end.buttons["next"].text == "To the final score"
    press(end.count, pygame.K_RETURN)
    assert isinstance(app.top, MatchResult) and not end.done


@pytest.mark.parametrize(
    ("options", "shown"), [({}, "strokes"), ({"match": "hands"}, "balance"), ({"match": "target"}, "balance")]
)
def test_chiamatas_slate_shows_strokes_or_the_balance_and_never_both(
    app: App, options: dict[str, OptionValue], shown: str, written: Written
) -> None:
    """Decision 15."""
    hand = play("chiamata", 5, options=options, seed=3)
    assert any(hand.view.balance) and any(hand.view.score)
    lines = tallies(hand.view, hand.setup)
    assert any(line.strokes for line in lines) is (shown == "strokes")
    assert [line.balance for line in lines] == (list(hand.view.balance) if shown == "balance" else [None] * 5)
    scene = result(app, hand)
    press(scene, pygame.K_SPACE)
    run(scene, 1.0)
    signs = [text for text, _ in written(app) if text[:1] in "+−" and text[1:].isdigit()]
    assert bool(signs) is (shown == "balance"), "nor are payments counted beside strokes"


def test_the_slate_of_every_moment_keeps_to_its_one_score() -> None:
    hand = play("chiamata", 5, seed=3)
    for score in (hand.view.score, (0,) * 5):
        lines = tallies(replace(hand.view, score=score), hand.setup)
        assert not any(line.figure for line in lines)
