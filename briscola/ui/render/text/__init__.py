"""Words in the game’s typefaces."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.render.text.fonts import ROLES, Fonts, Role, TextStyle, font_path, unbroken
