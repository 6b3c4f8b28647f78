"""Cards as pictures: drawn, printed, kept, laid."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.render.cards import card_images
    from briscola.ui.render.cards.card_art import BACK, CORNER, PREVIEW, TITLE, CardArt, Cover, lay_index
    from briscola.ui.render.cards.card_images import PICTURE, keep_card, packed
    from briscola.ui.render.cards.sprites import REST, Laid, Look, Sprites, covered
