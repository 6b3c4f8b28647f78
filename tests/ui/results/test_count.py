"""The count of a hand: true totals at every pace, any hand goes on, everything in its room."""

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from briscola.client.view.results import bands, least_points
from briscola.engine.variants import make_rules
from briscola.i18n.character_words import name_of
from briscola.i18n.game_words import target_text
from briscola.i18n.result_words import headline, match_goal, remark, result_reason
from briscola.ui.animation.count_animation import plan_count
from briscola.ui.animation.motion import pace
from briscola.ui.app import App
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scenes.results import count_picture
from tests.spread import quick_diagonal
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES, watched_texts
from tests.ui.hands import click, press, tap
from tests.ui.played import alone, play
from tests.ui.results.conftest import Written
from tests.ui.results.kept import GAMES, SIZES, game, result, run


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("speed", ["calm", "quick", "none"])
def test_the_count_ends_on_the_true_totals(open_app: Open, name: str, speed: str) -> None:
    played = game(name)
    scene = result(open_app(speed=speed), played)
    run(scene, 12)
    assert scene.over
    assert scene.totals() == tuple(band.points for band in scene.bands)


def test_totals_only_grow_while_they_are_counted(app: App) -> None:
    scene = result(app, game("two"))
    before = scene.totals()
    assert before == (0, 0)
    while not scene.over:
        scene.update(1 / 30)
        now = scene.totals()
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now
    assert sum(before) == 120


@pytest.mark.slow
def test_the_headline_gives_nothing_away_before_the_count(app: App, written: Written) -> None:
    scene = result(app, game("two"))
    run(scene, 0.5)
    during = dict(written(app))
    assert headline(scene.view) not in during
    press(scene, pygame.K_SPACE)
    after = dict(written(app))
    assert headline(scene.view) in after


def test_purists_see_no_totals_before_the_end(open_app: Open, written: Written) -> None:
    app = open_app(live_points=False)
    scene = result(app, game("two"))
    run(scene, 1.5)
    assert "61" not in dict(written(app))
    rule = {str(n) for n in range(0, 121, 10)}
    assert not rule & set(dict(written(app)))
    press(scene, pygame.K_SPACE)
    assert rule & set(dict(written(app))) == rule - {"60"}, "where the line of 61 is, no figure stands"


@pytest.mark.parametrize("hand", ["click", "tap", "space", "enter"])
def test_any_hand_skips_the_count_and_then_goes_on(app: App, gone: list[str], hand: str) -> None:
    scene = result(app, game("pairs"), next=lambda: gone.append("next"))
    run(scene, 0.3)
    free = (scene.plan.title[0], scene.plan.title[1])

    def once() -> None:
        if hand == "click":
            click(scene, free)
        elif hand == "tap":
            tap(scene, free)
        else:
            press(scene, pygame.K_SPACE if hand == "space" else pygame.K_RETURN)

    assert not scene.over
    once()
    assert scene.over and not gone
    for _ in range(3):
        once()
        assert not gone, "still meant for the count"
    run(scene, 0.5)
    once()
    assert gone == ["next"]
    assert app.top is not scene


def test_who_hurries_a_count_that_has_just_ended_stays(app: App, gone: list[str]) -> None:
    scene = result(app, game("pairs"), next=lambda: gone.append("next"))
    while not scene.over:
        scene.update(1 / 30)
    press(scene, pygame.K_SPACE)
    assert not gone
    run(scene, 0.5)
    press(scene, pygame.K_SPACE)
    assert gone == ["next"]


def test_reduced_motion_shows_the_result_at_once(open_app: Open) -> None:
    scene = result(open_app(motion="little"), game("five"))
    scene.update(1 / 60)
    assert scene.over and scene.known
    assert scene.totals() == tuple(band.points for band in scene.bands)


def test_nothing_moves_when_everything_is_written(app: App) -> None:
    scene = result(app, game("three"))
    run(scene, 10)
    assert scene.update(1 / 60) is False


def test_the_flag_waves_once_when_a_side_passes_it(app: App) -> None:
    scene = result(app, game("two"))
    timetable = scene.animation
    assert timetable is not None and timetable.waved is not None
    assert timetable.waving(timetable.waved + 0.01) is not None
    assert timetable.waving(timetable.waved - 0.01) is None
    assert timetable.waving(timetable.waved + timetable.wave + 0.01) is None
    total = max(timetable.total(at, timetable.waved + timetable.soft) for at in range(2))
    assert total >= 61


def test_only_the_promise_moves_the_flag_in_chiamata() -> None:
    """The defenders may have more than the contract: the flag is the caller's."""
    played = game("chiamata")
    counted = bands(played.log, played.view)
    timetable = plan_count(
        counted,
        [_row(len(band.cards)) for band in counted],
        [_row(1)[0] for _ in counted],
        goal=played.view.goal,
        strokes=(),
        sound="win",
        pace=pace("normal"),
    )
    assert played.view.contract is not None
    made = counted[0].points >= played.view.contract
    assert (timetable.waved is not None) == made


def test_no_flag_is_drawn_where_simply_the_most_points_win(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    flags: list[int] = []
    monkeypatch.setattr(count_picture, "draw_flag", lambda _t, _k, _at, goal, _wave: flags.append(goal))
    for name, flown in (("two", [61]), ("three", [])):
        scene = result(app, game(name))
        run(scene, 10)
        flags.clear()
        scene.draw(app.window.surface)
        assert flags == flown
        assert scene.animation is not None and (scene.animation.waved is None or flown)


def test_the_wood_has_all_its_figures_where_no_line_crosses_it(app: App, written: Written) -> None:
    run(result(app, game("three")), 10)
    assert {str(n) for n in range(0, 121, 10)} <= set(dict(written(app)))


def _row(count: int) -> list[Pose]:
    return [Pose(10.0 * i, 10, 100) for i in range(count)]


def test_the_chalk_comes_after_the_count_and_its_sound_first(app: App) -> None:
    scene = result(app, game("two"))
    timetable = scene.animation
    assert timetable is not None and timetable.strokes
    start = timetable.strokes[0][1]
    assert start > timetable.counted
    sounds = [cue.at for cue in timetable.passage.cues if cue.name == "chalk"]
    assert sounds and sounds[0] < start
    assert timetable.chalk(start - 0.01) == (0, None)
    assert timetable.chalk(float("inf")) == (len(timetable.strokes), None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"),
    [
        *((name, (1024, 600)) for name in GAMES),
        *((name, (1024, 768)) for name in ("two", "five", "chiamata")),
        *((name, (1080, 1400)) for name in ("pairs", "five", "passed out")),
    ],
    ids=str,
)
def test_every_name_and_total_is_written_inside_the_window(
    open_app: Open, name: str, size: tuple[int, int], written: Written
) -> None:
    played = game(name)
    app = open_app(size, language="it")
    scene = result(app, played)
    press(scene, pygame.K_SPACE)
    found = written(app)
    window = pygame.Rect(0, 0, *size)
    outside = [text for text, rect in found if not window.contains(rect)]
    assert not outside
    texts = [text for text, _ in found]
    for place in range(played.view.rules.places):
        assert name_of(played.setup, played.view.rules, place) in texts
    for band in scene.bands:
        assert texts.count(str(band.points)) >= 2  # on the runner and in the side's colour


@pytest.mark.parametrize(("name", "size"), quick_diagonal([*GAMES], SIZES), ids=str)
def test_controls_words_and_slate_keep_clear_of_each_other(
    open_app: Open, name: str, size: tuple[int, int]
) -> None:
    scene = result(open_app(size), game(name))
    window = pygame.Rect(0, 0, *size)
    bands = scene.plan.bands
    widgets = scene.group.order()
    for widget in widgets:
        assert window.contains(widget.ring_rect()), widget.name
        for other in widgets:
            assert other is widget or not widget.rect.colliderect(other.rect), (widget.name, other.name)
        if widget.name != "seal":
            assert not widget.rect.colliderect(scene.plan.scoreboard), widget.name
    for row in bands.rows:
        assert window.contains(row.cards)
        assert not row.cards.colliderect(bands.rule)
        for member in row.members:
            assert window.contains(member.face) and window.contains(member.tag)
            assert not member.tag.colliderect(row.cards)


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_stay_in_their_room(app: App, name: str) -> None:
    scene = result(app, game(name))
    for row, poses in zip(scene.plan.bands.rows, scene.picture.poses, strict=True):
        for pose in poses:
            half = pose.height * app.kit.sprites.info.ratio / 2
            assert row.cards.left - 1 <= pose.x - half and pose.x + half <= row.cards.right + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["chiamata", "in mano", "morto"])
def test_what_everybody_pays_is_written(app: App, name: str, written: Written) -> None:
    """V-CH-15 … 18."""
    players, choose = {"chiamata": (5, None), "in mano": (5, alone), "morto": (4, None)}[name]
    played = play("chiamata", players, options={"match": "hands"}, choose=choose)
    ended = played.view.ended
    assert ended is not None and ended.payments is not None
    scene = result(app, played)
    press(scene, pygame.K_SPACE)
    texts = dict(written(app))
    for paid in ended.payments:
        assert (f"+{paid}" if paid > 0 else f"−{-paid}") in texts
    assert any(str(ended.contract) in text for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_written_is_cut(
    open_app: Open, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1024, 600), language=language, motion="little")
    result(app, game(name))
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, 1024, 600))
    app.draw()
    assert list(wrong) == []


def test_a_tie_and_a_lead_have_their_words() -> None:
    view = game("two").view
    ended = view.ended
    assert ended is not None
    tie = replace(view, ended=msgspec.structs.replace(ended, winners=(), reason="tie"))
    assert headline(tie) == "A tie" and remark(tie, ("You", "Peppe")) == "again!"
    onward = replace(tie, rules=make_rules("sueca", 4), score=(0, 0, 0, 0))
    assert remark(onward, ("Us", "Them")) == "all square", "V-SU-3: the deal moves on"
    nobody = replace(view, ended=msgspec.structs.replace(ended, winners=(), reason="nobody"))
    assert headline(nobody) == "Nobody wins"
    swept = replace(view, ended=msgspec.structs.replace(ended, winners=(0,), capot=True))
    assert headline(swept) == "Every trick yours"
    lead = replace(view, ended=msgspec.structs.replace(ended, winners=(0,)), score=(2, 1))
    assert remark(lead, ("You", "Peppe")) == "one more!"


def test_a_hand_that_stopped_early_says_so_and_how_much_was_left() -> None:
    """Option stop_at_61: 42 to 74 would look as if cards had been lost."""
    view = replace(game("two").view, rules=make_rules("briscola", 2, {"stop_at_61": True}))
    assert view.ended is not None
    stopped = msgspec.structs.replace(view.ended, points=(42, 74), winners=(1,), capot=False)
    said = result_reason(view, stopped, ("You", "Peppe"))
    assert said.endswith("; the hand stopped at 61, with 4 points still to come")
    whole = msgspec.structs.replace(stopped, points=(46, 74))
    assert "stopped" not in result_reason(view, whole, ("You", "Peppe"))


def test_chiamata_says_when_its_payments_decide() -> None:
    """V-CH-19."""
    paid = make_rules("chiamata", 5)
    assert target_text(paid, 3) == "first to 3 hands"
    assert match_goal(paid, 3).endswith(
        "3 strokes win the match. If two get there together, the better balance decides."
    )


def test_the_slate_says_who_is_near_the_mark_of_a_match_by_points() -> None:
    """V-PT-2."""
    view = game("two").view
    rules = make_rules("briscolone", 2, {"to_points": 121})
    near = replace(view, rules=rules, score=(58, 104), winners=())
    assert remark(near, ("You", "Peppe")) == "Peppe: 17 to go"


def test_a_pennant_stands_where_a_hand_won_counts_more(app: App, written: Written) -> None:
    """V-SU-3, V-BI-6."""
    assert least_points(make_rules("bisca", 2, {"stakes": True})) == {1: 61, 2: 91, 4: 120}
    scene = result(app, play("sueca", 4))
    press(scene, pygame.K_SPACE)
    stands = dict(written(app))
    assert stands["90"].centerx < stands["91"].centerx < stands["100"].centerx
