"""Hands and matches played once for all tests of what came of them, and their scenes."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.results.actions import (
    FinishedHand,
    HandEnd,
    HandOffer,
    Press,
    ResultActions,
    TableActions,
)
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.result_scene import Finished
from tests.ui.played import Played, alone, passing, play

SIZES = [(1024, 600), (1024, 768), (1920, 1080), (2560, 1080), (2560, 1440), (1080, 1400)]
DRAWN = [(1024, 600), (1024, 768), (1080, 1400)]
"""Where whole pictures are drawn: the smallest, a squarish and a tall window; geometry is tried at all."""
ALONE = {"teams": False}
GAMES: dict[str, Callable[[], Played]] = {
    "two": lambda: play(),
    "three": lambda: play(players=3),
    "pairs": lambda: play(players=4),
    "four alone": lambda: play(players=4, options=dict(ALONE)),
    "five": lambda: play(players=5),
    "six": lambda: play(players=6),
    "six alone": lambda: play(players=6, options=dict(ALONE)),
    "chiamata": lambda: play("chiamata", 5, seed=3),
    "in mano": lambda: play("chiamata", 5, choose=alone),
    "passed out": lambda: play("chiamata", 5, choose=passing),
    "morto": lambda: play("chiamata", 4),
    "prini": lambda: play("prini", 3),
    "bisca": lambda: play("bisca", 2),
}
_kept: dict[str, Played] = {}


def game(name: str) -> Played:
    """A hand of a game, played once for all tests."""
    if name not in _kept:
        _kept[name] = GAMES[name]()
    return _kept[name]


def match(name: str) -> Played:
    """The same game to the end of its match."""
    if f"match {name}" not in _kept:
        variant = "chiamata" if name in ("chiamata", "morto") else "briscola"
        players = {"two": 2, "three": 3, "pairs": 4, "five": 5, "six": 6, "chiamata": 5, "morto": 4}[name]
        _kept[f"match {name}"] = play(variant, players, hands=200)
    return _kept[f"match {name}"]


def nothing() -> None:
    """A button that is not pressed."""


def offer(name: str, press: Press) -> HandOffer:
    """An offer of any hand, with its name for words."""
    return HandOffer(name=name, words=lambda: name, open=lambda _hand: press)


Result = TypeVar("Result", HandResult, MatchResult)


def _shown(kind: Callable[..., Result], app: App, played: Played, doors: dict[str, Any]) -> Result:
    evidence = doors.pop("evidence", None)
    of_table = set(TableActions.__struct_fields__) - {"watch"}  # which opens any hand
    given = {"leave": nothing, **{name: doors.pop(name) for name in of_table & {*doors}}}
    hand = FinishedHand(setup=played.setup, log=played.log, number=played.view.hand_number)
    actions = ResultActions(**{"next": nothing, **doors}, table=TableActions(**given), hand=hand)
    ended = Finished(view=played.view, setup=played.setup, log=played.log, evidence=evidence)
    scene = kind(app, ended, actions=actions)
    app.push(Scene(app))
    app.push(scene)
    return scene


def result(app: App, played: Played, **doors: Any) -> HandResult:
    """The result of a hand, on the screen."""
    end = HandEnd.FINAL_SCORE if played.view.winners else HandEnd.NEXT_HAND
    return _shown(partial(HandResult, end=end), app, played, doors)


def final(app: App, played: Played, **doors: Any) -> MatchResult:
    """The end of a match, on the screen."""
    return _shown(MatchResult, app, played, {"new_match": nothing, **doors})


def run(scene: Scene, seconds: float) -> None:
    """Let time pass, a frame after the other."""
    for _ in range(round(seconds * 30)):
        scene.update(1 / 30)
