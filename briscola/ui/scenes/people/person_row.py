"""A row of the list of people: face, name, and a mark for the one who plays."""

from collections.abc import Callable

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.storage.profiles import Profile
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, HAIRLINE, INK, RED
from briscola.ui.scenes.current_person import name_of
from briscola.ui.views.seat_views import SeatLook, draw_face
from briscola.ui.widgets.widget import Widget


class PersonRow(Widget):
    """A person's row; a press makes that person play."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, profile: Profile, on_press: Callable[[], None], *, plays: bool
    ) -> None:
        super().__init__(kit, rect, name=f"person-{profile.id}", on_paper=True)
        self.profile, self.on_press, self.plays = profile, on_press, plays

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.BUTTON,
            name=name_of(self.profile),
            value=_("plays now") if self.plays else "",
            states=self.states(),
        )

    def confirm(self) -> None:
        self.say("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        kit, scale, rect = self.kit, self.kit.scale, self.rect
        if self.hovered:
            pygame.draw.rect(target, CREAM_2, rect, border_radius=scale.px(8))
        else:
            pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
        side = rect.height - 2 * max(4, scale.px(9))
        face = pygame.Rect(rect.x + scale.px(12), 0, side, side)
        face.centery = rect.centery
        draw_face(target, kit, face, SeatLook(name="", face=self.profile.face))
        left, right = face.right + scale.px(24), rect.right - scale.px(12)
        if self.plays:
            words = _("plays now")
            mark = max(16, scale.px(26))
            said = kit.fonts.draw(
                target, words, "small-strong", (right, rect.centery), RED, anchor="midright"
            )
            tick = icon(kit.raster, "check", mark, RED, 3.0)
            right = said.left - scale.px(8)
            target.blit(tick, tick.get_rect(midright=(right, rect.centery)))
            right -= mark + scale.px(16)
        kit.fonts.draw(
            target,
            name_of(self.profile),
            "row",
            (left, rect.centery),
            INK,
            anchor="midleft",
            width=right - left,
        )
