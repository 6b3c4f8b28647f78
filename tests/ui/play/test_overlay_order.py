"""Of two overlays that are due at once one goes first, and the other waits until it has gone."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pygame
import pytest

from briscola.capabilities.counting.counting import asked_now
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Call
from briscola.ui.chat.occasions import Occasion
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.sheet_stack import SheetOverlay
from briscola.ui.scenes.tabletop.overlay import Overlay
from tests.ui.aids import guide_of, trainer_of
from tests.ui.evening import Evening, asked_for, at_table
from tests.ui.play.test_last_cards import guided, last_one, late_in, wait
from tests.ui.play.test_small_talk import Talkative


def named(scene: PlayScene) -> Mapping[str, Overlay]:
    """The overlays of a table by name, the aids included."""
    own = {name: each for name, each in vars(scene.overlays).items() if isinstance(each, Overlay)}
    return {**own, "counting": trainer_of(scene), "guide": guide_of(scene)}


class Table(Evening):
    """A table at which a question of the counting trainer would be due, once it trains."""

    def __init__(self) -> None:
        table = at_table(counting=True, live_points=False)
        super().__init__(table.scene)
        self.play_until(lambda: self.asked and self.would_count())
        self.frame()

    def would_count(self) -> bool:
        """True if the trainer has a question for this moment."""
        view = self.scene.seat.view
        seal = self.view.sha256 or ""
        return bool(view.tricks) and asked_now(view, seal, points_shown=False, before=[]) is not None

    def is_up(self, name: str) -> bool:
        return named(self.scene)[name].up

    def ask_anew(self) -> None:
        """Ask what the moment asks, as the scene does when anything at the table changes."""
        self.scene.overlays.follow(NextStep.OWN_MOVE)
        self.frames(3)


def sheet(table: Table) -> None:
    table.key(pygame.K_l)


def hint(table: Table) -> None:
    table.hint()


def note(table: Table) -> None:
    guide_of(table.scene).teach((), lambda _told: None)
    table.frames(2)


def count(table: Table) -> None:
    trainer_of(table.scene).train(lambda _answer: None, lambda _seal: ())
    table.ask_anew()


class Due(NamedTuple):
    """An overlay by its name at the table, and how it becomes due."""

    name: str
    begin: Callable[[Table], None]


SHEET, HINT, NOTE, COUNT = Due("sheets", sheet), Due("hint", hint), Due("guide", note), Due("counting", count)


@pytest.mark.parametrize(
    ("first", "second"),
    [(SHEET, COUNT), (NOTE, COUNT), (COUNT, NOTE), (SHEET, NOTE), (HINT, NOTE)],
    ids=lambda due: due.name,
)
def test_the_second_of_two_that_are_due_waits(first: Due, second: Due) -> None:
    table = Table()
    first.begin(table)
    assert table.is_up(first.name)
    second.begin(table)
    table.frames(30)  # who is asked unexpectedly is not heard at once
    assert table.is_up(first.name) and not table.is_up(second.name)
    table.key(pygame.K_ESCAPE)
    table.ask_anew()
    assert not table.is_up(first.name) and table.is_up(second.name), "it was due all the time"


class First(Overlay):
    """An overlay that others wait for while it `goes_first`."""

    goes_first = True

    @property
    def up(self) -> bool:
        return self.goes_first


WAITING: Mapping[str, tuple[Callable[[], Evening], Callable[[Any], object]]] = {
    "chat": (Talkative, lambda table: table.happen(Occasion(1, "rich"))),
    "counting": (Table, count),
    "guide": (Table, note),
    "last_cards": (lambda: late_in(last_one), lambda _table: None),
}
"""Each overlay that waits for others: its table, and how it becomes due there."""


def has_come(overlay: Overlay) -> bool:
    return overlay.up or bool(overlay.hover_targets)


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("name", WAITING)
def test_an_overlay_waits_for_those_that_go_first(name: str) -> None:
    make, begin = WAITING[name]
    table = make()
    first, overlay = First(), named(table.scene)[name]
    assert overlay.waits_for
    overlay.waits_for = (first,)
    for goes_first in (True, False):
        first.goes_first = goes_first
        begin(table)
        table.frames(3)
        assert has_come(overlay) is not goes_first


def test_every_overlay_that_others_go_before_is_seen_to_wait() -> None:
    overlays = named(at_table().scene)
    assert {name for name, each in overlays.items() if each.waits_for} == {*WAITING}


def test_every_overlay_with_a_sheet_is_the_panel_and_the_top_one_goes_first() -> None:
    scene = at_table().scene
    holders = {name: each for name, each in named(scene).items() if isinstance(each, SheetOverlay)}
    assert {*holders} == {"sheets", "question", "counting"}
    for name, each in holders.items():
        each.show(Panel(each.context.surroundings))
        assert scene.panel is each.panel and each.up, name
        each.clear()
    for name in ("counting", "question", "sheets"):
        holders[name].show(Panel(holders[name].context.surroundings))
        assert scene.panel is holders[name].panel, name


def test_a_note_and_a_last_card_that_plays_itself_wait_for_each_other() -> None:
    table, guide = guided(last_one)
    wait(table, 0.2)
    assert table.scene.overlays.last_cards.up and not guide.up
    table, guide = guided(last_one, last_card=False)
    wait(table, 0.2)
    table.app.change(last_card=True)
    wait(table, 1.5)
    assert guide.up and not table.scene.overlays.last_cards.up
    table.key(pygame.K_ESCAPE)
    assert table.scene.overlays.last_cards.up and not guide.up


def test_escape_closes_the_sheet_over_a_hint_before_the_hint() -> None:
    table = Table()
    table.hint()
    table.key(pygame.K_l)
    table.key(pygame.K_ESCAPE)
    assert table.is_up("hint") and not table.is_up("sheets")
    table.key(pygame.K_ESCAPE)
    assert not table.is_up("hint") and table.top is table.scene


def test_escape_closes_the_hint_over_a_question_of_the_trainer_before_the_question() -> None:
    table = Table()
    count(table)
    table.hint()
    table.key(pygame.K_ESCAPE)
    assert table.is_up("counting") and not table.is_up("hint")
    table.frames(15)  # a question hears no key in its first half second
    table.key(pygame.K_ESCAPE)
    assert not table.is_up("counting") and table.top is table.scene


def drawn(table: Evening, rect: pygame.Rect) -> bytes:
    """The picture of a part of the window."""
    table.app.draw()
    return pygame.image.tobytes(table.app.window.surface.subsurface(rect), "RGB")


def test_a_hint_is_drawn_over_the_panel_that_asks_for_a_card() -> None:
    table = asked_for(Call, "chiamata")
    panel = table.scene.panel
    assert panel is not None
    table.hint()
    rect = table.scene.overlays.hint.rect
    assert rect is not None and panel.rect.colliderect(rect)
    part = rect.clip(panel.rect)
    shown = drawn(table, part)
    table.key(pygame.K_ESCAPE)
    assert drawn(table, part) != shown


def test_a_note_is_drawn_over_the_panel_that_asks_for_a_card() -> None:
    table = asked_for(Call, "chiamata", size=(1280, 800))
    panel, guide = table.scene.panel, guide_of(table.scene)
    assert panel is not None
    guide.teach(("bid", "overbid"), lambda _told: None)
    table.frames(3)
    assert guide.rect is not None and panel.rect.contains(guide.rect)
    shown, part = drawn(table, guide.rect), guide.rect
    table.key(pygame.K_ESCAPE)
    assert guide.rect is None and drawn(table, part) != shown
