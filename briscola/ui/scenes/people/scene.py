"""Choose who plays, from everybody at this computer on a sheet of paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _, lazy
from briscola.storage.people.profiles import Profile
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, HAIRLINE, INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.current_person import name_of
from briscola.ui.scenes.people.household import Household
from briscola.ui.scenes.people.person_sheet import PersonSheet
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.widget import Pressable


class PersonRow(Pressable):
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

    def draw(self, target: pygame.Surface) -> None:
        kit, scale, rect = self.kit, self.kit.scale, self.rect
        if self.hovered:
            pygame.draw.rect(target, CREAM_2, rect, border_radius=scale.px(8))
        else:
            pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
        side = rect.height - 2 * max(4, scale.px(9))
        face = pygame.Rect(rect.x + scale.px(12), 0, side, side)
        face.centery = rect.centery
        draw_face(target, kit, face, SeatStyle(name="", face=self.profile.face))
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


class People(ContentPage):
    """A press on a person makes them play."""

    wide = 700, 1080

    def __init__(
        self,
        app: Host,
        household: Household,
        *,
        play_as: Callable[[str], None],
        remove: Callable[[str], None],
    ) -> None:
        """`play_as` and `remove` get a profile's id and open the scene that follows."""
        super().__init__(app)
        self.household, self._play_as, self._remove = household, play_as, remove

    # ---- what stands on it

    def title(self) -> str:
        return _("Who plays?")

    @property
    def first(self) -> str:
        return f"person-{self.household.library.profile.id}"

    @property
    def live(self) -> object:
        library = self.household.library
        return library.profiles.all(), library.profile

    def fill(self, column: TextColumn) -> None:
        playing = self.household.library.profile
        for profile in self.household.library.profiles.all():
            person = Control(
                PersonRow, profile, partial(self._play_as, profile.id), plays=profile.id == playing.id
            )
            change = PressButton(_("Change…"), partial(self._edit, profile), f"change-{profile.id}")
            column.put(SheetRow(person.tall(104), change.tall(56).called(name_of(profile)), gap=24))

    def foot(self) -> SheetPart:
        return SheetRow(PressButton(_("Somebody new"), self._add, "new"), Space())

    # ---- what is done

    def _add(self) -> None:
        def done(name: str, face: str) -> None:
            profile = self.household.library.profiles.add(name, face)
            self.app.pop()
            self._play_as(profile.id)

        self.app.push(PersonSheet(self.app, None, face=self.household.new_face(), on_done=done))

    def _edit(self, profile: Profile) -> None:
        def done(name: str, face: str) -> None:
            self.household.change(profile.id, name=name, face=face)
            self.app.pop()

        alone = len(self.household.library.profiles.all()) == 1
        ask = None if alone else partial(self._ask, profile)
        self.app.push(PersonSheet(self.app, profile, on_done=done, on_remove=ask))

    def _ask(self, profile: Profile) -> None:
        """Ask twice before removing somebody: they disappear here, and with them the way to their match."""
        name = name_of(profile)

        def again() -> None:
            self.app.push(
                Dialog(
                    self.app,
                    title=lambda: _("Really remove {name}?").format(name=name),
                    text=lazy("This cannot be undone."),
                    yes=lazy("Remove"),
                    on_yes=gone,
                    loses=True,
                )
            )

        def gone() -> None:
            self.app.pop()
            self._remove(profile.id)

        self.app.push(
            Dialog(
                self.app,
                title=lambda: _("Remove {name}?").format(name=name),
                text=lazy(
                    "The name leaves this list, with its settings, statistics and unfinished match. "
                    "The records of the matches stay on the disk."
                ),
                yes=lazy("Remove"),
                on_yes=again,
                loses=True,
            )
        )
