"""Everything needed for drawing, for one window size and one set of choices."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from briscola.i18n.card_words import Naming, naming_of
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import language
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.ui.input.input_guard import HandTimes
from briscola.ui.layout.window.metrics import Scale, allowed
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.paper_objects import Paper
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import TABLES, TableTheme, darker


def deck_at_home() -> str:
    """Name of the deck at home in the language in use; the usual deck if that one is not there."""
    deck = LANGUAGES[language()].deck
    return deck if resources.deck(deck) is not None else Settings().deck


GROWTHS = (1.4, 1.3, 1.2, 1.1, 1.0)
"""Factors for text that are tried, the largest first, where one place must hold it."""


class KitStyle(Struct, frozen=True, kw_only=True):
    """All that can be chosen for a kit; with another choice every picture changes."""

    table: str = "green"
    deck: str = "napoletane"
    back: str = "auto"
    indices: str = "auto"
    printed: bool = True
    contrast: bool = False
    """Black, white and a dark table."""
    text_size: float = 100
    card_size: float = 100
    """Percent of the usual sizes, as far as the window allows them."""

    @classmethod
    def chosen(cls, settings: Settings) -> "KitStyle":
        """The choices in the settings, which have the same names."""
        return cls(**{name: getattr(settings, name) for name in cls.__struct_fields__})


USUAL = KitStyle()


class Kit:
    """Scale, fonts, paper objects and card sprites that belong together. Made anew when one changes."""

    def __init__(
        self,
        size: tuple[int, int],
        raster: Raster,
        looks: KitStyle = USUAL,
        *,
        hands: HandTimes | None = None,
        before: "Kit | None" = None,
    ) -> None:
        """Parts of `before` that are still right are kept."""
        self.looks, contrast, back = looks, looks.contrast, looks.back
        text, cards = (allowed(size, percent / 100) for percent in (looks.text_size, looks.card_size))
        self.scale: Scale = Scale(*size, text=text, cards=cards)
        self.edition = 0
        """Rises when sharp pictures replace stretched ones: pictures composed of them must be made anew."""
        self.hands = hands or HandTimes()
        """The person's times; they may change without a new kit."""
        self.raster = raster
        self.contrast = contrast
        same = before is not None and before.scale == self.scale and before.contrast == contrast
        self.fonts: Fonts = before.fonts if before is not None and same else Fonts(self.scale, contrast)
        self.paper: Paper = before.paper if before is not None and same else Paper(self.scale, contrast)
        theme = TABLES.get(looks.table, TABLES["green"])
        self.table: TableTheme = darker(theme) if contrast else theme
        if back == "auto":
            back = "red" if self.table.red_backs else "blue"
        kept = before.sprites if before is not None and same else None
        if kept is None or not kept.is_of(looks.deck, back, looks.indices, looks.printed):
            last = None if before is None else before.sprites
            how = partial(Sprites, indices=looks.indices, printed=looks.printed)
            kept = how(raster, looks.deck, back, self.fonts, before=last)
        self.sprites: Sprites = kept
        self._with_text: dict[float, Kit] = {}
        if before is not None:
            before._hand_over(self)

    @property
    def naming(self) -> Naming:
        """The names of suits and ranks on its cards."""
        return naming_of(self.sprites.info)

    def capped(self, most: float) -> "Kit":
        """This kit with text that grows by `most` at most: for words in a place that is never larger."""
        return self if self.scale.text <= most else self.with_text(most)

    def with_text(self, factor: float) -> "Kit":
        """This kit with text of another size: for words in a place that is larger or smaller than others."""
        if factor not in self._with_text:
            kit = self._with_text[factor] = copy(self)
            kit.scale = replace(self.scale, text=factor)
            kit.fonts = Fonts(kit.scale, self.contrast)
        return self._with_text[factor]

    def growths(self) -> Iterator["Kit"]:
        """This kit, then with text that grows less and less, at last not at all: take the first that fits."""
        yield self
        yield from (self.capped(most) for most in GROWTHS if most < self.scale.text)

    def fitting(self, fits: Callable[["Kit"], bool]) -> "Kit":
        """The first of `growths` that fits, or the last."""
        found = self
        for found in self.growths():
            if fits(found):
                break
        return found

    def _hand_over(self, after: "Kit") -> None:
        """Drop every picture that the next kit makes anew: old scenes may keep this one for long."""
        if after.fonts is not self.fonts:
            self.fonts.clear()
            for kit in self._with_text.values():
                kit.fonts.clear()
            self.paper.clear()
            self.raster.clear()
        if after.sprites is not self.sprites:
            self.sprites.clear()
