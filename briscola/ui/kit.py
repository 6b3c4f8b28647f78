"""What everything that draws needs for one window size and one set of choices."""

from briscola.ui.fonts import Fonts
from briscola.ui.metrics import Scale
from briscola.ui.paper import Paper
from briscola.ui.raster import Raster
from briscola.ui.sprites import Sprites
from briscola.ui.theme import TABLES, TableTheme


class Kit:
    """Scale, fonts, paper things and card sprites that belong together. Made anew when one changes."""

    def __init__(
        self,
        size: tuple[int, int],
        raster: Raster,
        *,
        table: str = "green",
        deck: str = "napoletane",
        back: str = "auto",
    ) -> None:
        self.scale = Scale(*size)
        self.raster = raster
        self.fonts = Fonts(self.scale)
        self.paper = Paper(self.scale)
        self.table: TableTheme = TABLES.get(table, TABLES["green"])
        if back == "auto":
            back = "red" if self.table.red_backs else "blue"
        self.sprites = Sprites(raster, deck, back, self.fonts)
