"""Results, the coach and a playback by ear: all that is drawn, and nothing before it is."""

import pytest

from briscola.client.playback import Reel
from briscola.players.search.deepening import Depth
from briscola.ui.scenes.coach import CoachScene
from briscola.ui.scenes.playback import PlaybackScene
from tests.spread import quick_some
from tests.ui.by_ear_scenes.heard_scene import WRONG, heard
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.played import play
from tests.ui.results.kept import GAMES, final, game, match, result

LIGHT = Depth(samples=12, batch=6)


@pytest.mark.parametrize(
    ("name", "language"),
    quick_some([(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(GAMES)], 4),
)
def test_the_lines_of_a_count_hold_every_point_of_the_hand(open_app: Open, name: str, language: str) -> None:
    app, played = open_app(language=language, speed="none"), game(name)
    scene = result(app, played)
    lines = scene.reading()
    assert scene.spoken_title and not [text for text in heard(scene) if WRONG.search(text)]
    points = [band.total for band in scene.bands]
    headings = [line.text for line in lines if line.heading][1 : 1 + len(points)]
    assert all(str(worth) in heading for worth, heading in zip(points, headings, strict=True))
    cards = sum(len(band.cards) for band in scene.bands)
    assert cards in (0, len(played.view.rules.pack))


def test_before_the_count_is_over_nothing_tells_who_has_won(open_app: Open) -> None:
    app, played = open_app(speed="normal", motion="full"), game("two")
    scene = result(app, played)
    app.tick(1 / 60)
    assert not scene.known and scene.spoken_title == "The count"
    points = str(scene.bands[0].points)
    assert not [text for text in heard(scene) if points in text or "Hand won" in text or "Hand lost" in text]
    scene.go_on()
    assert scene.known and points in " ".join(heard(scene))


@pytest.mark.parametrize("name", ["two", "pairs"])
def test_the_end_of_a_match_is_told_hand_by_hand(open_app: Open, name: str) -> None:
    scene = final(open_app(speed="none"), match(name))
    lines = [line.text for line in scene.reading()]
    assert scene.spoken_title == lines[0]
    for hand in scene.lines:
        told = next(line for line in lines if line.startswith(f"Hand {hand.number}:"))
        assert all(cell in told for cell in hand.cells)


@pytest.mark.slow
def test_the_coach_tells_each_choice_and_what_it_cost(open_app: Open) -> None:
    app, played = open_app(speed="none"), play("briscola", 2, seed=3)
    scene = CoachScene(
        app, setup=played.setup, rules=played.setup.rules(), log=played.log, hand=1, depth=LIGHT
    )
    app.push(scene)
    scene.judging.wait()
    app.tick(1 / 20)
    assert scene.whole is not None
    assert scene.spoken_text and not [text for text in heard(scene) if WRONG.search(text)]
    for at in range(len(scene.decisions)):
        scene.look_at(at)
        app.tick(1 / 20)
        strip = scene.plank.strip.spoken()
        assert strip.position == (at + 1, len(scene.decisions)) and strip.name
        play_ = scene.judged(at)
        assert (play_ is not None) == bool(strip.value)
        if play_ is not None:
            assert scene.spoken_title and scene.spoken_text


def test_a_playback_can_be_read_at_every_stop(open_app: Open) -> None:
    app, played = open_app(speed="none"), game("chiamata")
    scene = PlaybackScene(app, setup=played.setup, rules=played.setup.rules(), log=list(played.log))
    app.push(scene)
    scene.show.playing = False
    for stop in range(0, Reel(list(played.log)).last + 1, 3):
        scene.show.jump(stop)
        app.tick(1 / 20)
        lines = scene.reading()
        assert lines[0].text == scene.bar.words
        # The chance to win is computed meanwhile; the rule has it a frame later.
        assert scene.bar.words.startswith(scene.bar.rule.spoken().value)
        assert not [line.text for line in lines if WRONG.search(line.text)]
