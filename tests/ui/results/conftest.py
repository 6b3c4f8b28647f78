"""Every line of text of a scene, for the tests of results."""

from collections.abc import Callable
from typing import Any

import pytest

from briscola.ui.app import App
from briscola.ui.layout.window.metrics import MIN_TYPE
from briscola.ui.render.text.fonts import Fonts
from tests.ui.conftest import Inked

Written = Callable[[App], Inked]


@pytest.fixture
def written(inked: Inked, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Draws the top scene, and returns every line of its text and where it stands; none may be too small."""
    fit = Fonts.fit

    def watched_fit(self: Fonts, text: str, role: Any, width: int) -> Any:
        fitted, style = fit(self, text, role, width)
        assert self.scale.type(style.size) >= MIN_TYPE, text
        return fitted, style

    def draw(app: App) -> Inked:
        inked.clear()
        app.scenes[-1].layout(app.size)
        app.draw()
        return list(inked)

    # The cloth carries no words, and painting it takes longer than everything else.
    monkeypatch.setattr(App, "draw_table", lambda _app, target: target.fill((30, 76, 56)))
    monkeypatch.setattr(Fonts, "fit", watched_fit)
    return draw


@pytest.fixture
def gone() -> list[str]:
    """The scenes to which the buttons of a scene have led."""
    return []
