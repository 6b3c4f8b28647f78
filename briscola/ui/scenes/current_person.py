"""A small face and name on the title that open the list of people."""

from collections.abc import Callable

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.storage.people.profiles import Profile
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.widgets.widget import Pressable


class CurrentPerson(Pressable):
    """The widget's right end is at `midright`; the name is underlined under the pointer."""

    def __init__(
        self, kit: Kit, midright: tuple[int, int], profile: Profile, on_press: Callable[[], None]
    ) -> None:
        scale = kit.scale
        self.side = scale.target(56)
        self.gap = scale.px(14)
        self.words = name_of(profile)
        self.wide = min(kit.fonts.width(self.words, "body-strong"), scale.px(330))
        rect = pygame.Rect(0, 0, self.wide + 2 * self.gap + self.side, self.side)
        rect.midright = midright
        super().__init__(kit, rect, name="who")
        self.face, self.on_press = profile.face, on_press
        self.tip = _("Somebody else plays")

    def spoken(self) -> Spoken:
        return Spoken(role=Role.BUTTON, name=self.words, states=self.states(), more=self.tip, slip=self.tip)

    def draw(self, target: pygame.Surface) -> None:
        disc = pygame.Rect(self.rect.right - self.side, self.rect.y, self.side, self.side)
        draw_small_face(target, self.kit, disc, self.face)
        word = self.kit.fonts.draw(
            target,
            self.words,
            "body-strong",
            (disc.left - self.gap, self.rect.centery),
            CREAM,
            anchor="midright",
            halo=True,
            width=self.wide,
        )
        if self.hovered:
            thick = max(1, self.kit.scale.px(2))
            pygame.draw.rect(target, CREAM, (word.x, word.bottom, word.width, thick))


def name_of(profile: Profile) -> str:
    """Name shown for a profile; "You" if it has none."""
    return profile.name or _("You")
