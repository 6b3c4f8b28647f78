"""F12 saves the table on show as a picture, and a slip says where it lies."""

import datetime
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame
from platformdirs import user_pictures_path

from briscola.i18n.picture_words import not_saved_words, saved_words
from briscola.storage.evenings.transfer import free_name
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.card_images import packed
from briscola.ui.render.theme import CREAM, INK, INK_2
from briscola.ui.scene import Scene
from briscola.ui.views.props import draw_slip, slip_size


def pictures_folder() -> Path:
    """The system's folder of pictures (`XDG_PICTURES_DIR` on Linux); it may not exist."""
    return user_pictures_path()


def keep_picture(png: bytes, folder: Path, day: datetime.date) -> Path:
    """Write a picture to a new file and return its path: `briscola-2026-11-23.png`, then `…-2.png`.

    No file is ever overwritten, and none stays behind half written. Raises OSError; NotADirectoryError if
    there is no such folder.
    """
    if not folder.is_dir():
        raise NotADirectoryError(folder)
    while True:
        path = free_name(folder / f"briscola-{day.isoformat()}.png")
        with suppress(FileExistsError):  # another window was faster
            file = path.open("xb")
            break
    try:
        with file:
            file.write(png)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    return path


NAME = "Briscola"


def with_strip(kit: Kit, picture: pygame.Surface, names: str, result: str) -> pygame.Surface:
    """The picture, as wide as it was, on a strip with two lines; long ones are shortened by the font."""
    scale, fonts = kit.scale, kit.fonts
    pad, gap = scale.px(26), scale.px(6)
    tall = fonts.line("row") + fonts.line("small") + gap + 2 * scale.px(16)
    width, height = picture.get_size()
    whole = pygame.Surface((width, height + tall)).convert()
    whole.blit(picture, (0, 0))
    strip = pygame.Rect(0, height, width, tall)
    whole.fill(CREAM, strip)
    whole.fill(INK, (0, height, width, max(1, scale.px(2))))
    own = fonts.width(NAME, "heading")
    room = width - 3 * pad - own
    y = strip.y + scale.px(16)
    fonts.draw(whole, names, "row", (pad, y), INK, width=room)
    fonts.draw(whole, result, "small", (pad, y + fonts.line("row") + gap), INK_2, width=room)
    fonts.draw(whole, NAME, "heading", (width - pad, strip.centery), INK, anchor="midright")
    return whole


SHOWN = 5.0
"""Seconds for which the slip stays."""
MARGIN = 14
"""Distance in px at 1080 of the slip from the upper edge."""


class PictureKey:
    """Takes the picture, and shows the slip over whatever scene is on top."""

    def __init__(self) -> None:
        self.lines: Sequence[str] = ()
        """The slip's headline and what stands under it; empty if none is shown."""
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
        self.lines, self._left = lines, SHOWN * kit.hands.reading
        return True

    def clear(self) -> None:
        """Take the slip away: somebody else looks at the window from now on."""
        self.lines = ()

    def update(self, dt: float) -> bool:
        """Let the slip grow old; True when it has just gone."""
        if not self.lines:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.lines = ()
        return True

    @property
    def wake(self) -> float | None:
        """Seconds until the slip goes; None if there is none."""
        return max(0.0, self._left) if self.lines else None

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the slip at the upper edge, if it is shown: nothing that is played with lies there."""
        if not self.lines:
            return
        headline, where = self.lines
        room = target.get_width() - 2 * (kit.scale.rim + kit.scale.px(40))
        wrapped = kit.fonts.wrap(where, "small", room - 2 * kit.scale.px(20))
        lines = [("body-strong", headline), *(("small", line) for line in wrapped)]
        rect = pygame.Rect((0, 0), slip_size(kit, lines, room))
        rect.midtop = target.get_width() // 2, kit.scale.rim + kit.scale.px(MARGIN)
        draw_slip(target, kit, rect, lines, align="center")
