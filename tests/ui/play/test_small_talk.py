"""Small talk at the table: one at a time, where its bubbles lie, and what stops it."""

from random import Random
from typing import Any

import pygame
import pytest

from briscola.client.characters import temper_of
from briscola.client.opponents import in_person
from briscola.client.view import View
from briscola.engine.events import (
    Requested,
)
from briscola.i18n import text
from briscola.i18n.character_words import VOICES
from briscola.ui.chat.moments import KINDS, Moment, lines, waiting
from briscola.ui.layout.placement import NEVER, never
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.small_talk import PATIENCE, QUIET
from briscola.ui.views.remark_placement import ROLE, space_for_bubbles, spoken
from tests.client.seat_steps import host_of
from tests.spread import diagonal, quick_some
from tests.ui.demands import LANGUAGES
from tests.ui.robot import Robot, table_for

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
    diagonal(
        TABLES * 3,
        [(1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1024, 1366)],
        [LANGUAGES[(n + n // len(TABLES)) % len(LANGUAGES)] for n in range(27)],
    ),
    ids=str,
)
def test_a_bubble_covers_neither_hand_nor_trick_nor_faces_and_is_not_cut(
    table: tuple[int, int, bool], size: tuple[int, int], language: str, raster: Raster
) -> None:
    players, held, pairs = table
    text.use(language)
    kit = Kit(size, raster)
    layout = Layout(size, range(players), held, partners=pairs)
    window = pygame.Rect((0, 0), size)
    said = sorted({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)}, key=len)
    for place in layout.ring[1:]:
        lying = [*space_for_bubbles(layout).lying, *never(layout.hand_rect)]
        untouchable = [rect for weight, rect in lying if weight >= NEVER]
        for line in (said[0], said[len(said) // 2], said[-1]):
            if players == 6 and not spoken(kit, layout, place, line)[0].clear:
                continue  # and so it is not said: between three neighbours there is not room for all
            where, rows = spoken(kit, layout, place, line)
            assert window.contains(where.rect)
            assert where.rect.collidelist(untouchable) < 0, (place, line, where.rect)
            assert " ".join(row for _role, row, _colour in rows) == line
            assert max(kit.fonts.width(row, ROLE) for _role, row, _colour in rows) < where.rect.width
        long_word = max(said, key=lambda line: max(map(len, line.split())))
        rows = spoken(kit, layout, place, long_word)[1]
        assert " ".join(row for _role, row, _colour in rows).replace("- ", "-") == long_word


@pytest.mark.parametrize("language", quick_some(list(LANGUAGES), 1))
def test_at_the_fullest_table_nearly_every_remark_has_room(language: str, raster: Raster) -> None:
    text.use(language)
    kit, layout = Kit((1024, 600), raster), Layout((1024, 600), range(6), 3)
    kinds = [kind for kind in KINDS if not kind.endswith("_company")]  # said only when the match is over
    said = sorted({line for temper in VOICES for kind in kinds for line in lines(temper, kind)})[::6]
    for place in layout.ring[1:]:
        room = sum(spoken(kit, layout, place, line)[0].clear for line in said)
        assert room >= 0.9 * len(said), place


class Eager(Random):
    """Whoever may speak does."""

    def random(self) -> float:
        return 0.0


class Evening:
    """A table at which one talks as much as he can, led to the person's first move after some tricks."""

    def __init__(
        self, raster: Raster, players: int = 2, *, variant: str = "briscola", tricks: int = 1, **fields: Any
    ) -> None:
        self.app, self.scene = table_for(variant, players, {}, raster=raster, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.play_until(tricks)

    def play_until(self, tricks: int) -> None:
        """Go on until the person is to play after so many tricks; then all are ready to talk."""
        self.robot.play_until(lambda: self.robot.asked and self.view.tricks >= tricks)
        self.scene.over.chat.clear()
        self.scene.over.chat.update(QUIET)
        self.scene.over.chat.chance = Random(0)

    @property
    def view(self) -> View:
        """What the picture shows."""
        view = self.scene.flow.view
        assert view is not None
        return view

    def happen(self, *found: Moment) -> None:
        """Those concerned are asked until somebody speaks, if anybody may."""
        for _ in range(60):
            self.scene.over.chat.speak(found, self.view)


@pytest.mark.usefixtures("no_screen")
class TestAtTheTable:
    """With a window that nobody sees."""

    def test_one_remark_at_a_time_and_then_a_while_none(self, raster: Raster) -> None:
        table = Evening(raster, speed="normal")
        chat = table.scene.over.chat
        table.happen(Moment(1, "rich"))
        said = chat.said
        assert said is not None and said[0] == 1 and chat.moods == {1: "pleased"}
        table.happen(Moment(1, "trumped"))
        assert chat.said == said
        for _ in range(400):
            table.robot.frame()
            if chat.said is None:
                break
        assert chat.said is None and chat.moods == {}
        table.happen(Moment(1, "trumped"))
        assert chat.said is None, "there is a pause between two remarks"
        table.app.close()

    def test_small_talk_can_be_silenced(self, raster: Raster) -> None:
        table = Evening(raster, small_talk=False)
        table.happen(Moment(1, "rich"))
        table.scene.over.chat.update(PATIENCE + 1)
        assert table.scene.over.chat.said is None
        table.app.close()

    def test_a_remark_is_drawn_and_goes_when_the_person_goes_on(self, raster: Raster) -> None:
        table = Evening(raster, speed="normal")
        table.app.draw()
        bare = pygame.image.tobytes(table.app.screen, "RGB")
        table.happen(Moment(1, "rich"))
        for _ in range(30):
            table.robot.frame()
        table.app.draw()
        assert pygame.image.tobytes(table.app.screen, "RGB") != bare
        table.robot.press(pygame.K_SPACE)
        table.robot.frame()
        assert table.scene.over.chat.said is None
        table.app.close()

    @pytest.mark.slow
    def test_signs_come_before_small_talk(self, raster: Raster) -> None:
        table = Evening(raster, players=4, speed="normal")
        table.happen(Moment(2, "rich"))
        assert table.scene.over.chat.said is not None
        table.scene.show_said(Requested(seat=2, ask="trump"))
        assert table.scene.over.chat.said is None
        table.scene.over.chat.update(QUIET)
        table.happen(Moment(1, "rich"))
        assert table.scene.over.chat.said is None
        table.app.close()

    def test_somebody_speaks_up_when_the_person_thinks_for_long_and_only_once(self, raster: Raster) -> None:
        table = Evening(raster)
        chat = table.scene.over.chat
        chat.chance = Eager(1)
        chat.update(PATIENCE - QUIET - 0.5)
        assert chat.said is None
        assert chat.wake() == pytest.approx(0.5, abs=0.1)
        chat.update(1.0)
        assert chat.said is not None
        assert waiting(table.view) == (Moment(1, "waiting"),)
        chat.clear()
        chat.update(1.0)
        assert chat.said is None
        table.app.close()

    @pytest.mark.slow
    def test_what_is_said_changes_nothing_that_is_played(self, raster: Raster) -> None:
        logs = []
        for talk in (True, False):
            app, scene = table_for("briscola", 2, {}, raster=raster, level="easy", small_talk=talk)
            Robot(app, scene, seed=4, ways=("digit",)).play_match()
            logs.append(list(host_of(scene.seat).table.log))
            app.close()
        assert logs[0] == logs[1]


def test_a_level_is_played_for_the_match_and_with_the_temperament_of_the_face() -> None:
    temper = temper_of("rocco")
    assert in_person("medium", "rocco") == f"medium:goal=win,temper={temper.name}"
    assert in_person("easy", "rocco") == "easy:goal=win"
    assert in_person("expert", "rocco") == f"expert:goal=win,temper={temper.name},style={temper.style}"
    assert in_person("medium:goal=points", "rocco") == f"medium:goal=points,temper={temper.name}"
    assert in_person("maestro:signs=off", "person-man") == "maestro:signs=off,goal=win,temper=none"
