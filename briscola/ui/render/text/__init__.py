"""Words in the game’s typefaces."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.render.text.fonts import ROLES, Fonts, Role, TextStyle, font_path, unbroken
else:
    __getattr__ = lazily(
        __name__,
        fonts="Fonts ROLES Role TextStyle font_path unbroken",
    )
