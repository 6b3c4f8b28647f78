"""Explanations of the things on the table, by pointer, keys and finger.

`things` says what is told; `widgets.TooltipTarget` when it is shown.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from briscola.i18n.spoken_words import Role, Spoken, Tip
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.scenes.tabletop.thing import Pos, Thing, covered_last, thing_at
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.widget import Widget

Press = Callable[[], None]


class ThingWidget(Widget):
    """A thing on the table as a control: Tab and arrows reach it, a slip explains it."""

    pressed_takes_focus = False
    tells_focus = True
    layer = -1

    def __init__(
        self, kit: Kit, thing: Thing, *, under: Callable[[Pos], Thing | None], press: Press | None
    ) -> None:
        """`under` returns the thing at a point; `press`: what a click, a tap or Enter does, if anything."""
        super().__init__(kit, thing.rect, name=thing.name)
        self.thing, self._under, self._press = thing, under, press
        self.tap_tells = press is None
        self.pointer_shape = pygame.SYSTEM_CURSOR_ARROW if press is None else pygame.SYSTEM_CURSOR_HAND

    def lie(self, thing: Thing) -> None:
        """Move the control and change its explanation."""
        self.thing, self.rect = thing, thing.rect

    def told(self) -> Tip:
        head, text = self.thing.words()
        return Tip(head=head, text=text, card=self.thing.shows)

    def spoken(self) -> Spoken:
        tip = self.told()
        role = Role.THING if self._press is None else Role.BUTTON
        return Spoken(role=role, name=tip.head, more=tip.text, slip=tip)

    def hit(self, pos: Pos) -> bool:
        under = self._under(pos)
        return under is not None and under.name == self.name

    def point(self, p: Pointer) -> bool:
        return super().point(p) and p.kind != "move"  # nothing of it changes under the pointer

    def key(self, event: pygame.event.Event) -> bool:
        if self._press is None or not pointer.is_confirm(event) or event.key == pygame.K_SPACE:
            return False
        self.confirm()
        return True

    def confirm(self) -> None:
        if self._press is not None:
            self._press()


class Tooltips:
    """Keeps the controls of the table's things up to date with the table."""

    def __init__(self, scene: TableScene, press: Callable[[str], Press | None]) -> None:
        """`press` gives the action of a kind of thing; None if it has none."""
        self._scene, self._press = scene, press
        self._things: Sequence[Thing] = ()
        self._found: tuple[Pos, Thing | None] | None = None
        """The latest point asked for and what is there: every control asks for the same one."""
        self._widgets: dict[str, ThingWidget] = {}
        self._group: FocusGroup | None = None

    def lay(self, group: FocusGroup) -> None:
        """Take up a new group of controls, after a change of size, language or deck."""
        self._group, self._things, self._widgets, self._found = group, (), {}, None
        group.clear_of = partial(self._clear_of, group)
        self.sync()

    def at(self, pos: Pos) -> Thing | None:
        """The thing at a point; None if there is none or a sheet covers it."""
        if any(rect.collidepoint(pos) for rect in self._scene.covered):
            return None
        if self._found is None or self._found[0] != pos:
            self._found = pos, thing_at(self._things, pos)
        return self._found[1]

    @property
    def asked(self) -> int | None:
        """The place whose face, or sign's trace, is being explained; None if none is."""
        told = self._group.telling.widget if self._group is not None else None
        face = isinstance(told, ThingWidget) and told.thing.kind in ("seat", "trace")
        return told.thing.place if face and isinstance(told, ThingWidget) else None

    def sync(self) -> bool:
        """Update the controls to the table; True if the focused thing has gone."""
        group, things = self._group, self._scene.things
        if group is None or things is self._things:
            return False
        before, self._things, self._found = self._widgets, things, None
        self._widgets = {thing.name: self._widget(group, thing, before) for thing in things}
        return self._renew(group, before)

    def _widget(self, group: FocusGroup, thing: Thing, before: Mapping[str, ThingWidget]) -> ThingWidget:
        """The existing control of a thing, or a new one."""
        widget = before.get(thing.name)
        if widget is None:
            return ThingWidget(group.kit, thing, under=self.at, press=self._press(thing.kind))
        widget.lie(thing)
        return widget

    def _renew(self, group: FocusGroup, before: Mapping[str, ThingWidget]) -> bool:
        """Replace the group's controls; True if the focused thing has gone."""
        gone = {name for name in before if name not in self._widgets}
        lost = group.focused is not None and group.focused.name in gone
        group.widgets[:] = [w for w in group.widgets if not isinstance(w, ThingWidget)]
        group.add(*self._widgets.values())
        for name in gone:
            before[name].visible = False
        group.rehover()
        return lost

    def _clear_of(self, group: FocusGroup) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """Rectangles a slip must not cover (slate, winning card, sheets), and those it should avoid.

        A button of the table may be explained before anything lies on it.
        """
        never, seldom = covered_last(self._things)
        others = [w.rect for w in group.widgets if w.visible and not isinstance(w, ThingWidget)]
        return [*never, *self._scene.covered], [*seldom, *others]
