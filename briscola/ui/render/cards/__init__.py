"""Cards as pictures: drawn, printed, kept, laid."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.render.cards import card_images
    from briscola.ui.render.cards.card_art import BACK, CORNER, PREVIEW, TITLE, CardArt, Cover, lay_index
    from briscola.ui.render.cards.card_images import PICTURE, keep_card, packed
    from briscola.ui.render.cards.sprites import REST, Laid, Look, Sprites, covered
else:
    __getattr__ = lazily(
        __name__,
        card_art="BACK CORNER CardArt Cover PREVIEW TITLE lay_index",
        card_images="PICTURE keep_card packed",
        sprites="Laid Look REST Sprites covered",
    )
