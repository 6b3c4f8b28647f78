"""Texts that are written at a table, for the tests of a match."""

from collections.abc import Callable
from functools import partial

import pytest

from briscola.players.insight.evaluation import insights
from briscola.players.search.deepening import Depth
from briscola.ui.scenes.play import advice
from tests.ui.conftest import Inked
from tests.ui.evening import Evening

Written = Callable[[Evening], str]


@pytest.fixture
def true_depth() -> None:
    """For a test that compares a hint with the answers that anybody else would get."""


@pytest.fixture(autouse=True)
def hasty_advice(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """In all others a hint's first answer comes from 40 samples, not 360: they look at what is said of it."""
    if "true_depth" not in request.fixturenames:
        monkeypatch.setattr(advice, "insights", partial(insights, depth=Depth(samples=14400, batch=40)))


@pytest.fixture
def written(inked: Inked) -> Written:
    """All that is written in a window now."""

    def draw(table: Evening) -> str:
        inked.clear()
        table.app.draw()
        return " ".join(text for text, _rect in inked)

    return draw
