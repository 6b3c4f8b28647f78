"""F12 saves the table on show as a picture, and a slip says where it lies."""

import datetime

import pygame

from briscola.i18n.picture_words import not_saved_words, saved_words
from briscola.storage.pictures import keep_picture, pictures_folder
from briscola.ui.render.card_images import packed
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Scene
from briscola.ui.views.picture_strip import with_strip
from briscola.ui.views.props import draw_slip, slip_size

SHOWN = 5.0
"""Seconds for which the slip stays."""
MARGIN = 14
"""Distance in px at 1080 of the slip from the upper edge."""


class PictureKey:
    """Takes the picture, and shows the slip over whatever scene is on top."""

    def __init__(self) -> None:
        self._lines: tuple[str, str] | None = None
        self._left = 0.0

    def press(self, scene: Scene, kit: Kit) -> bool:
        """Save the picture that a scene offers; False if it offers none."""
        taken = scene.snapshot()
        if taken is None:
            return False
        folder = pictures_folder()
        try:
            png = packed(with_strip(kit, taken.picture, taken.names, taken.result))
            lines = saved_words(keep_picture(png, folder, datetime.date.today()))
        except OSError as error:
            lines = not_saved_words(folder, error)
        self._lines, self._left = lines, SHOWN * kit.hands.reading
        return True

    def clear(self) -> None:
        """Take the slip away: somebody else looks at the window from now on."""
        self._lines = None

    def update(self, dt: float) -> bool:
        """Let the slip grow old; True when it has just gone."""
        if self._lines is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._lines = None
        return True

    @property
    def wake(self) -> float | None:
        """Seconds until the slip goes; None if there is none."""
        return None if self._lines is None else max(0.0, self._left)

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip at the upper edge, if it is shown: nothing that is played with lies there."""
        if self._lines is None:
            return
        headline, where = self._lines
        room = target.get_width() - 2 * (kit.scale.rim + kit.scale.px(40))
        wrapped = kit.fonts.wrap(where, "small", room - 2 * kit.scale.px(20))
        lines = [("body-strong", headline), *(("small", line) for line in wrapped)]
        rect = pygame.Rect((0, 0), slip_size(kit, lines, room))
        rect.midtop = target.get_width() // 2, kit.scale.rim + kit.scale.px(MARGIN)
        draw_slip(target, kit, rect, lines, align="center")
