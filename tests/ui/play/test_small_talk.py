"""Small talk at the table: one at a time, where its bubbles lie, and what stops it."""

from random import Random
from typing import Any

import pygame
import pytest

from briscola.client.host.opponents import in_person
from briscola.client.setup.characters import temper_of
from briscola.engine.events import Requested
from briscola.i18n import text
from briscola.i18n.character_words import VOICES
from briscola.ui.chat.occasions import KINDS, Occasion, lines, waiting
from briscola.ui.layout.placement import never
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import NEVER
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.chat_overlay import PATIENCE, QUIET, ChatOverlay
from briscola.ui.views.bubbles.remark_placement import ROLE, place_remark, space_for_bubbles
from tests.spread import diagonal, quick_some
from tests.ui.demands import LANGUAGES
from tests.ui.drawn import QUICK
from tests.ui.evening import Evening, at_table, seat_at, window_on

TABLES = [
    (2, 3, False),
    (2, 9, False),
    (3, 3, False),
    (4, 3, True),
    (4, 10, True),
    (5, 3, False),
    (5, 8, False),
    (6, 3, True),
    (6, 3, False),
]
"""Players, cards a hand, in pairs."""


@pytest.mark.parametrize(
    ("table", "size", "language"),
    quick_some(
        diagonal(
            TABLES * 3,
            [(1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1024, 1366)],
            [LANGUAGES[(n + n // len(TABLES)) % len(LANGUAGES)] for n in range(27)],
        ),
        13,
    ),
    ids=str,
)
def test_a_bubble_covers_neither_hand_nor_trick_nor_faces_and_is_not_cut(
    table: tuple[int, int, bool], size: tuple[int, int], language: str
) -> None:
    players, held, pairs = table
    text.use(language)
    kit = Kit(size, QUICK)
    layout = Layout(size, range(players), held, partners=pairs)
    window = pygame.Rect((0, 0), size)
    said = sorted({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)}, key=len)
    for place in layout.ring[1:]:
        lying = [*space_for_bubbles(layout).lying, *never(layout.hand_rect)]
        untouchable = [rect for weight, rect in lying if weight >= NEVER]
        for line in (said[0], said[len(said) // 2], said[-1]):
            if players == 6 and not place_remark(kit, layout, place, line)[0].clear:
                continue  # and so it is not said: between three neighbours there is not room for all
            where, rows = place_remark(kit, layout, place, line)
            assert window.contains(where.rect)
            assert where.rect.collidelist(untouchable) < 0, (place, line, where.rect)
            assert " ".join(row for _role, row, _colour in rows) == line
            assert max(kit.fonts.width(row, ROLE) for _role, row, _colour in rows) < where.rect.width
        long_word = max(said, key=lambda line: max(map(len, line.split())))
        rows = place_remark(kit, layout, place, long_word)[1]
        assert " ".join(row for _role, row, _colour in rows).replace("- ", "-") == long_word


@pytest.mark.parametrize(
    ("language", "every"),
    [("en", 15), *(pytest.param(code, 1, marks=pytest.mark.slow) for code in LANGUAGES)],
)
def test_at_the_fullest_table_nearly_every_remark_has_room(language: str, every: int) -> None:
    """All are asked: of a few, more than one in ten may have none by chance."""
    text.use(language)
    kit, layout = Kit((1024, 600), QUICK), Layout((1024, 600), range(6), 3)
    kinds = [kind for kind in KINDS if not kind.endswith("_company")]  # said only when the match is over
    said = sorted({line for temper in VOICES for kind in kinds for line in lines(temper, kind)})[::every]
    for place in layout.ring[1:]:
        room = sum(place_remark(kit, layout, place, line)[0].clear for line in said)
        assert room >= 0.9 * len(said), place


class Eager(Random):
    """Whoever may speak does."""

    def random(self) -> float:
        return 0.0


class Talkative(Evening):
    """A table at which one talks as much as he can, led to the person's first move after some tricks."""

    def __init__(
        self, players: int = 2, *, variant: str = "briscola", tricks: int = 1, **fields: Any
    ) -> None:
        super().__init__(window_on(seat_at(variant, players), **fields))
        self.after(tricks)

    def after(self, tricks: int) -> None:
        """As at every table; then all are ready to talk."""
        self.play_until(lambda: self.asked and self.view.tricks >= tricks)
        self.chat.clear()
        self.chat.update(QUIET)
        self.scene.chance = Random(0)

    @property
    def chat(self) -> ChatOverlay:
        return self.scene.overlays.chat

    def happen(self, *found: Occasion) -> None:
        """Those concerned are asked until somebody speaks, if anybody may."""
        for _ in range(60):
            self.chat.speak(found, self.view)


def test_one_remark_at_a_time_and_then_a_while_none() -> None:
    table = Talkative(speed="normal")
    chat = table.chat
    table.happen(Occasion(1, "rich"))
    said = chat.said
    assert said is not None and said[0] == 1 and chat.moods == {1: "pleased"}
    table.happen(Occasion(1, "trumped"))
    assert chat.said == said
    table.frames_until(lambda: chat.said is None, 400)
    assert chat.moods == {}
    table.happen(Occasion(1, "trumped"))
    assert chat.said is None, "there is a pause between two remarks"


def test_small_talk_can_be_silenced() -> None:
    table = Talkative(small_talk=False)
    table.happen(Occasion(1, "rich"))
    table.chat.update(PATIENCE + 1)
    assert table.chat.said is None


def test_a_remark_is_drawn_and_goes_when_the_person_goes_on() -> None:
    table = Talkative(speed="normal")
    table.app.draw()
    bare = pygame.image.tobytes(table.app.window.surface, "RGB")
    table.happen(Occasion(1, "rich"))
    table.frames(30)
    table.app.draw()
    assert pygame.image.tobytes(table.app.window.surface, "RGB") != bare
    table.key(pygame.K_SPACE)
    assert table.chat.said is None


@pytest.mark.slow
def test_signs_come_before_small_talk() -> None:
    table = Talkative(players=4, speed="normal")
    table.happen(Occasion(2, "rich"))
    assert table.chat.said is not None
    table.scene.show_said(Requested(seat=2, ask="trump"))
    assert table.chat.said is None
    table.chat.update(QUIET)
    table.happen(Occasion(1, "rich"))
    assert table.chat.said is None


def test_somebody_speaks_up_when_the_person_thinks_for_long_and_only_once() -> None:
    table = Talkative()
    chat = table.chat
    table.scene.chance = Eager(1)
    chat.update(PATIENCE - QUIET - 0.5)
    assert chat.said is None
    assert chat.wake() == pytest.approx(0.5, abs=0.1)
    chat.update(1.0)
    assert chat.said is not None
    assert waiting(table.view) == (Occasion(1, "waiting"),)
    chat.clear()
    chat.update(1.0)
    assert chat.said is None


@pytest.mark.slow
def test_what_is_said_changes_nothing_that_is_played() -> None:
    logs = []
    for talk in (True, False):
        robot = at_table(level="easy", small_talk=talk, chance=4)
        robot.play_match()
        logs.append(robot.log)
    assert logs[0] == logs[1]


def test_a_level_is_played_for_the_match_and_with_the_temperament_of_the_face() -> None:
    temper = temper_of("rocco")
    assert in_person("medium", "rocco") == f"medium:goal=win,temper={temper.name}"
    assert in_person("easy", "rocco") == "easy:goal=win"
    assert in_person("expert", "rocco") == f"expert:goal=win,temper={temper.name},style={temper.style}"
    assert in_person("medium:goal=points", "rocco") == f"medium:goal=points,temper={temper.name}"
    assert in_person("maestro:signs=off", "person-man") == "maestro:signs=off,goal=win,temper=none"
