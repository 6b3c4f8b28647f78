"""Hands and matches played once for all tests of what came of them, and their scenes."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.layout.metrics import MIN_TYPE
from briscola.ui.render.fonts import Fonts
from briscola.ui.scene import Scene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.ways import ResultWays
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


def result(app: App, played: Played, **doors: Any) -> HandResult:
    """The result of a hand, on the screen."""
    evidence = doors.pop("evidence", None)
    ways = ResultWays(**{"next": nothing, "leave": nothing, **doors})
    scene = HandResult(
        app, view=played.view, setup=played.setup, log=played.log, evidence=evidence, ways=ways
    )
    app.push(Scene(app))
    app.push(scene)
    return scene


def final(app: App, played: Played, **doors: Any) -> MatchResult:
    """The end of a match, on the screen."""
    evidence = doors.pop("evidence", None)
    ways = ResultWays(**{"next": nothing, "leave": nothing, "new_match": nothing, **doors})
    scene = MatchResult(
        app, view=played.view, setup=played.setup, log=played.log, evidence=evidence, ways=ways
    )
    app.push(Scene(app))
    app.push(scene)
    return scene


def run(scene: Scene, seconds: float) -> None:
    """Let time pass, a frame after the other."""
    for _ in range(round(seconds * 30)):
        scene.update(1 / 30)


def written(app: App, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """Every line of text of the top scene and where it stands; none may be too small."""
    found: list[tuple[str, pygame.Rect]] = []
    plain_draw, plain_fit = Fonts.draw, Fonts.fit

    def watched_fit(self: Fonts, text: str, role: Any, width: int) -> Any:
        fitted, style = plain_fit(self, text, role, width)
        assert self.scale.type(style.size) >= MIN_TYPE, text
        return fitted, style

    def watched_draw(
        self: Fonts, target: pygame.Surface, text: str, *args: Any, **options: Any
    ) -> pygame.Rect:
        rect = plain_draw(self, target, text, *args, **options)
        found.append((text, rect))
        return rect

    # The cloth carries no words, and painting it takes longer than everything else.
    monkeypatch.setattr(App, "draw_table", lambda _app, target: target.fill((30, 76, 56)))
    monkeypatch.setattr(Fonts, "fit", watched_fit)
    monkeypatch.setattr(Fonts, "draw", watched_draw)
    top = app.scenes[-1]
    top.layout(app.size)
    app.draw()
    return found
