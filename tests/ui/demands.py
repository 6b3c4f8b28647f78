"""What every scene is held to: texts that can be read, targets that can be hit."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from briscola.i18n import languages
from briscola.ui.layout.window.metrics import MIN_TARGET, MIN_TYPE
from briscola.ui.render.text.fonts import Fonts, unbroken
from briscola.ui.widgets.widget import Widget

SIZES = [
    *((1024, 600), (1024, 768), (1280, 800), (1920, 1080)),
    *((2560, 1080), (1080, 1400), (2560, 1440), (3840, 2160)),
]
"""Small and large, wide and tall windows."""
LANGUAGES = list(languages.LANGUAGES)
LONGEST = "fr"
"""The language of the longest words."""


def spoken(sizes: Sequence[tuple[int, int]]) -> Sequence[tuple[tuple[int, int], str]]:
    """Windows and languages: every language in the first window, which is the smallest, one in the others."""
    return [*((sizes[0], code) for code in LANGUAGES), *((size, LONGEST) for size in sizes[1:])]


def watched_texts(monkeypatch: pytest.MonkeyPatch, window: pygame.Rect) -> Sequence[tuple[str, str]]:
    """From now on every text that is cut, too small, broken or outside the window is put down here."""
    wrong: list[tuple[str, str]] = []
    plain_draw, plain_fit, plain_wrap = Fonts.draw, Fonts.fit, Fonts.wrap

    def watched_fit(self: Fonts, text: str, role: Any, width: int) -> Any:
        fitted, style = plain_fit(self, text, role, width)
        if fitted != text:
            wrong.append(("cut", text))
        if self.scale.type(style.size) < MIN_TYPE:
            wrong.append(("small", text))
        return fitted, style

    def watched_draw(
        self: Fonts, target: pygame.Surface, text: str, *args: Any, **options: Any
    ) -> pygame.Rect:
        rect = plain_draw(self, target, text, *args, **options)
        scrolled = target.get_clip() != target.get_rect()
        if not scrolled and not window.contains(rect):
            wrong.append(("outside", text))
        return rect

    def watched_wrap(self: Fonts, text: str, role: Any, width: int) -> Any:
        found = plain_wrap(self, text, role, width)
        joined = " ".join(found).replace("- ", "-")  # a line may end after a hyphen
        if joined != " ".join(unbroken(text)).replace("- ", "-"):
            wrong.append(("word broken", text))
        return found

    monkeypatch.setattr(Fonts, "wrap", watched_wrap)
    monkeypatch.setattr(Fonts, "fit", watched_fit)
    monkeypatch.setattr(Fonts, "draw", watched_draw)
    return wrong


def check_targets(widgets: Sequence[Widget], window: pygame.Rect) -> None:
    """Each, once in sight, lies in the window, is large enough (small ones may be hit beside), and apart."""
    for widget in widgets:
        if widget.revealer is not None:
            widget.revealer(widget)
        assert window.contains(widget.rect), widget.name
        x, y = widget.rect.center
        half = MIN_TARGET // 2 - 1
        assert widget.hit((x - half if widget.rect.width < MIN_TARGET else x, y)), widget.name
        assert widget.hit((x, y + half if widget.rect.height < MIN_TARGET else y)), widget.name
        for other in widgets:
            seen = other.rect if other.clip is None else other.rect.clip(other.clip())
            assert other is widget or not widget.rect.colliderect(seen), (widget.name, other.name)
