"""The slate is written on with chalk, once for each key."""

from briscola.ui.app import App
from briscola.ui.views import slate


def test_a_slate_is_written_on_once_for_each_key(app: App) -> None:
    written: list[int] = []

    def write(board: slate.Slate) -> None:
        written.append(1)
        inner = board.inner
        board.text("si vince a 3", 40, inner.midtop, anchor="midtop", width=inner.width)
        board.line(inner.midleft, inner.midright)
        board.stroke(inner.center, 60)
        board.stroke(inner.center, 60, share=0.0)

    for key in ("a", "a", "b"):
        slate.draw_slate(app.screen, app.kit, key, (260, 300), (600, 300), 3, write)
    assert len(written) == 2


def test_chalk_too_long_for_the_slate_gets_smaller_then_an_ellipsis(app: App) -> None:
    board = slate.Slate(app.kit, (200, 200))
    rect = board.text("a very long remark that no slate can hold", 40, (100, 100), width=150)
    assert rect.width <= 151
