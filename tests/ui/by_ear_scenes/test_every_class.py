"""Every class of controls, scenes and sheets says something of its own."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

import briscola.ui
from briscola.ui.scene import Scene
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.tabletop import Tabletop
from briscola.ui.scenes.results.result_scene import ResultScene
from briscola.ui.widgets.carousel import Turnable
from briscola.ui.widgets.widget import Widget

BASES = (Turnable, Tabletop, ResultScene)
"""Classes that only others are made of."""


def below(base: type[Any]) -> Iterator[type[Any]]:
    each: type[Any]
    for each in base.__subclasses__():
        yield each
        yield from below(each)


@pytest.mark.parametrize(
    ("base", "name"), [(Widget, "spoken"), (Scene, "spoken_title"), (Panel, "spoken_title")]
)
def test_no_class_leaves_its_words_to_the_base(base: type, name: str) -> None:
    for module in pkgutil.walk_packages(briscola.ui.__path__, "briscola.ui."):
        importlib.import_module(module.name)
    ours = [each for each in below(base) if each.__module__.startswith("briscola.") and each not in BASES]
    assert ours
    assert not [each.__name__ for each in ours if getattr(each, name) is getattr(base, name)]
