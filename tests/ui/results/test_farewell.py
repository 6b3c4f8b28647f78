"""A match won is drunk to, one lost is short: who is shown, who says what; nothing lies on another."""

from collections.abc import Callable, Sequence
from random import Random

import pygame
import pytest

from briscola.engine.actions import Action, Bid
from briscola.engine.observation import Observation
from briscola.ui.animation.finale import Finale
from briscola.ui.animation.motion import pace
from briscola.ui.chat.farewell import GRIMACES, partings
from briscola.ui.chat.occasions import lines
from briscola.ui.input.input_guard import IN_NO_HURRY
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.result_layout import corners
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, spoken, watched_texts
from tests.ui.hands import click, press
from tests.ui.played import Chooser, Played, by_chance, play
from tests.ui.results.kept import DRAWN, final, run

GAMES = {
    "two": ("briscola", 2),
    "three": ("briscola", 3),
    "pairs": ("briscola", 4),
    "five": ("briscola", 5),
    "six": ("briscola", 6),
    "chiamata": ("chiamata", 5),
    "morto": ("chiamata", 4),
}
LONG_NAME = "Massimiliano"
_kept: dict[tuple[str, bool], Played] = {}


def modest(seed: int) -> Chooser:
    """By chance, but nobody promises much: then promises are kept and broken."""
    chance, other = Random(seed), by_chance(seed)

    def choose(seat: int, view: Observation) -> Action:
        legal = view.legal
        bids = [action for action in legal if isinstance(action, Bid)]
        rest = [action for action in legal if not isinstance(action, Bid)]
        if bids and rest:
            return bids[0] if bids[0].points < 66 and chance.random() < 0.4 else rest[0]
        return other(seat, view)

    return choose


def ended(name: str, *, won: bool) -> Played:
    """A match that the person has won, or lost."""
    if (name, won) not in _kept:
        variant, players = GAMES[name]
        matches = (
            play(variant, players, seed=seed, hands=300, choose=modest(seed), name=LONG_NAME)
            for seed in range(400)
        )
        _kept[name, won] = next(played for played in matches if (0 in played.view.winners) == won)
    return _kept[name, won]


def parts(scene: MatchResult) -> Sequence[pygame.Rect]:
    """What must not lie on each other, but for a tag on its own face and glasses held to a face."""
    gathering, decider = scene.people, scene.decider
    found = [member.face.union(member.tag) if member.tag.height else member.face
             for member in gathering.members.values()]  # fmt: skip
    found += [speech.where.rect for speech in gathering.speeches.values()]
    found += [scene.sheet.rect, scene.places.scoreboard, corners(scene.kit.scale)[1]]
    found += [widget.rect for widget in scene.group.widgets if widget.name in ("rematch", "new", "title")]
    if decider is not None:
        found.append(decider.slip)
        cards = [pygame.Rect(0, 0, 4, decider.height) for _ in decider.cards]
        for rect, at in zip(cards, decider.cards, strict=True):
            rect.center = at
        found.append(cards[0].unionall([*cards[1:], *decider.faces]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (2560, 1440)], ids=str)
@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_and_nothing_lies_on_another(
    open_app: Open, name: str, won: bool, size: tuple[int, int]
) -> None:
    scene = final(open_app(size, language="it"), ended(name, won=won), new_match=lambda: None)
    window = pygame.Rect(0, 0, *size)
    rects = parts(scene)
    assert all(window.contains(rect) for rect in rects)
    for at, rect in enumerate(rects):
        assert rect.collidelist(rects[at + 1 :]) < 0, (at, rect)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("name", ["pairs", "chiamata"])
def test_every_word_can_be_read(
    open_app: Open, name: str, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language=language)
    scene = final(app, ended(name, won=True), new_match=lambda: None)
    run(scene, 12)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    app.draw()
    assert [(why, text) for why, text in wrong if LONG_NAME not in text] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_match_won_shows_everybody_and_the_trick_that_decided_it(open_app: Open, name: str) -> None:
    played = ended(name, won=True)
    scene = final(open_app((1280, 800)), played)
    assert set(scene.people.members) == set(range(played.view.rules.players))
    assert scene.people.toast is not None and not scene.people.toast.alone, "two glasses meet"
    assert {parting.place for parting in scene.people.partings} == set(range(1, played.view.rules.players))
    assert scene.decisive is not None and scene.decider is not None
    assert len(scene.decider.cards) == len(scene.decisive.trick.plays) == played.view.rules.places


@pytest.mark.parametrize("name", GAMES)
def test_a_match_lost_is_short(open_app: Open, name: str) -> None:
    """The winners, a word of theirs, one glass beside one or two of them: nothing is played again."""
    played = ended(name, won=False)
    scene = final(open_app((1280, 800)), played)
    assert set(scene.people.members) == set(played.view.winners)
    assert {parting.kind for parting in scene.people.partings} == {"gracious"}
    assert scene.decider is None
    toast, several = scene.people.toast, len(played.view.winners) > 2
    assert toast is None if several else toast is not None and toast.alone


def test_everybody_says_a_line_of_his_own() -> None:
    played = ended("five", won=True)
    for seed in range(20):
        said = partings(played.view, played.setup, Random(seed), aloud=True)
        assert [parting.kind for parting in said] == ["outdone"] * 4
        assert all(parting.text for parting in said)
        assert len({parting.text for parting in said}) == 4


def test_the_partner_rejoices_and_speaks_first() -> None:
    played = ended("pairs", won=True)
    said = partings(played.view, played.setup, Random(1), aloud=True)
    assert [(parting.place, parting.kind) for parting in said] == [
        (2, "champion"),
        (1, "outdone"),
        (3, "outdone"),
    ]
    assert said[0].mood == "pleased"


def test_without_small_talk_the_faces_say_it_all(open_app: Open) -> None:
    scene = final(open_app((1280, 800), small_talk=False), ended("five", won=True))
    assert scene.people.speeches == {}
    assert all(parting.mood for parting in scene.people.partings)
    assert all(scene.people.members[place].tag.height for place in range(5))


@pytest.mark.parametrize("settings", [{"speed": "none"}, {"motion": "little"}], ids=str)
def test_who_wants_no_motion_sees_everything_at_once(open_app: Open, settings: dict[str, object]) -> None:
    scene = final(open_app((1280, 800), **settings), ended("pairs", won=True))
    assert not scene.timeline.running
    assert scene.finale.met(0) == scene.finale.said(2, 0) == scene.finale.fallen(3, 0) == 1


def test_the_glasses_meet_before_anybody_speaks_and_all_is_there_at_the_end() -> None:
    finale = Finale(pace=pace("normal"), words=4, cards=5)
    assert finale.met(0) == 0 and finale.met(0.76) == 1 and finale.said(0, 0.76) == 0
    assert [finale.fallen(at, 2.2) >= 1 for at in range(5)] == [True, True, False, False, False]
    end = finale.length
    assert all(share == 1 for share in (finale.said(3, end), finale.fallen(4, end), finale.ringing(end)))
    assert len(finale.passage.cues) == 5 and finale.passage.length == pytest.approx(end)


@pytest.mark.parametrize(
    ("won", "settings", "before", "after"),
    [(True, {}, [], ["win"]), (True, {"speed": "none"}, ["win"], ["win"]), (False, {}, ["loss"], ["loss"])],
    ids=["won", "won at once", "lost"],
)
def test_a_win_is_heard_when_the_glasses_meet(
    open_app: Open,
    won: bool,
    settings: dict[str, object],
    before: list[str],
    after: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    app = open_app((1280, 800), **settings)
    monkeypatch.setattr(app.audio, "play", lambda name, *_how: heard.append(name))
    scene = final(app, ended("two", won=won))
    run(scene, 0.6)
    assert heard == before
    run(scene, 0.3)
    assert heard == after


def test_who_hurries_still_hears_it_once(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    app = open_app((1280, 800))
    monkeypatch.setattr(app.audio, "play", lambda name, *_how: heard.append(name))
    scene = final(app, ended("two", won=True))
    press(scene, pygame.K_SPACE)
    run(scene, 3)
    assert heard == ["win"]


HURRIES: dict[str, Callable[[MatchResult], object]] = {
    "space": lambda scene: press(scene, pygame.K_SPACE),
    "enter": lambda scene: press(scene, pygame.K_RETURN),
    "click": lambda scene: click(scene, scene.group.order()[0].rect.center),
}


@pytest.mark.parametrize("way", HURRIES)
def test_who_hurries_has_not_asked_for_a_rematch(open_app: Open, gone: list[str], way: str) -> None:
    scene = final(open_app((1280, 800)), ended("two", won=True), next=lambda: gone.append("rematch"))
    HURRIES[way](scene)
    assert gone == [] and not scene.timeline.running
    for _ in range(3):
        HURRIES[way](scene)
    assert gone == []
    run(scene, 1)
    press(scene, pygame.K_DOWN, pygame.K_RETURN)
    assert gone == ["rematch"]


@pytest.mark.parametrize("motion", ["little", "full"])
def test_hurried_presses_show_the_red_button_and_one_after_a_calm_while_takes_it(
    open_app: Open, gone: list[str], motion: str
) -> None:
    app = open_app((1280, 800), motion=motion)
    scene = final(app, ended("two", won=True), next=lambda: gone.append("rematch"))
    run(scene, 0.2)
    for _ in range(40):
        press(scene, pygame.K_SPACE, pygame.K_RETURN)
        run(scene, 0.2)
    assert gone == [] and scene.group.focused_name == "rematch"
    run(scene, IN_NO_HURRY + 0.1)
    press(scene, pygame.K_RETURN)
    assert gone == ["rematch"]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
@pytest.mark.parametrize("won", [False, True])
def test_after_a_calm_while_one_press_takes_the_red_button(
    open_app: Open, gone: list[str], code: int, won: bool
) -> None:
    scene = final(open_app((1280, 800)), ended("two", won=won), next=lambda: gone.append("rematch"))
    run(scene, 20)
    press(scene, code)
    assert gone == ["rematch"]


def test_another_size_arms_no_button(open_app: Open) -> None:
    app = open_app((1280, 800))
    scene = final(app, ended("two", won=True))
    scene.layout(app.size)
    assert scene.group.focused is None
    press(scene, pygame.K_DOWN, pygame.K_DOWN)
    scene.layout(app.size)
    assert scene.group.focused_name == "new"


def test_who_clicks_to_hurry_does_not_press_what_lies_there(open_app: Open, gone: list[str]) -> None:
    scene = final(open_app((1280, 800)), ended("two", won=True), next=lambda: gone.append("rematch"))
    button = scene.group.order()[0].rect.center
    for _ in range(3):
        click(scene, button)
    assert gone == []
    run(scene, 1)
    click(scene, button)
    assert gone == ["rematch"]


@pytest.mark.parametrize("temper", sorted(GRIMACES))
def test_who_has_won_never_says_that_it_was_close(temper: str) -> None:
    """Said after 106 to 14 too."""
    said = " ".join(lines(temper, "gracious")).lower()
    assert said
    assert not [words for words in ("close", "nearly", "either way", "sweat", "almost") if words in said]
