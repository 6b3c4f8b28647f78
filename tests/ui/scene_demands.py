"""Everything that is asked of whatever scene is on top: each question gives the faults that it finds."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pygame
import pytest

from briscola.i18n.text import _
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import MIN_SIZE
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import WHITE, Colour, contrast, luminance, pure
from briscola.ui.scene import Scene, control_text
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.content_sheet import ContentPage, ContentSheet
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.lists.row_list import RowList
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Pressable, Widget
from tests.ui import hands
from tests.ui.demands import check_targets, watched_texts
from tests.ui.driver import FRAME, Driver
from tests.ui.focus_marks import marks
from tests.ui.overlaps import Page

NO_TARGETS = (ScrollView, ThingWidget, TableCards)
"""Controls that are not hit in their middle: what lies in them is."""
BROKEN = ("/log", "41a7", "a6a6", "592a", "https://")
"""Texts broken between letters on purpose: the path of a file, a long number, a link."""
SEVENFOLD = 7.0
IN_ORDER = ContentSheet.reading, ContentPage.reading
LINE, SECTOR = 0.75, 0.28
"""Least share of a line 2 px wide round a control that its mark changes; that of a sector of a wheel.

A circle is 0.79 of the square round it, and edges of the control itself may have the mark's colour.
"""
FROM_READ = 0.36
"""Share of a line's height over and under its letters."""

TWO_SECONDS = round(2 / FRAME)
"""Frames after which whatever waits until it has been read listens."""

_draw = Fonts.draw


def top_of(app: App) -> Scene:
    """The scene on top."""
    assert app.top is not None
    return app.top


def targets_of(group: FocusGroup) -> list[Widget]:
    """The controls of a group that are hit in their middle."""
    return [widget for widget in group.order() if not isinstance(widget, NO_TARGETS)]


class Picture:
    """A scene laid out and drawn once, with all that was written on it."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = pygame.Rect((0, 0), app.size)
        self.app = app
        self.written: list[tuple[str, pygame.Rect]] = []
        """Texts on the window, and where; none of those that scroll."""
        self.faint: list[tuple[str, float]] = []
        """Texts that stand out less than sevenfold, and how much."""
        with monkeypatch.context() as patch:
            self._watch(patch)
            page, self.texts = Page(patch), watched_texts(patch, whole)
            app.relayout()
            app.tick(1 / 60)
            page.begin(app.window.surface)
            self.written.clear()
            top_of(app).draw(app.window.surface)
        self.covered = page.wrong

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        def drawn(
            fonts: Fonts,
            target: pygame.Surface,
            text: str,
            role: Any,
            pos: Any,
            colour: Colour = WHITE,
            **options: Any,
        ) -> pygame.Rect:
            if self.app.settings.contrast and text.strip() and options.get("alpha", 255) == 255:
                self._compare(fonts, target, text, role, pos, colour, **options)
            rect = _draw(fonts, target, text, role, pos, colour, **options)
            if target is self.app.window.surface and target.get_clip() == target.get_rect():
                self.written.append((text, rect))
            return rect

        patch.setattr(Fonts, "draw", drawn)

    def _compare(self, fonts: Fonts, target: pygame.Surface, text: str, *place: Any, **options: Any) -> None:
        """Note a text that stands out too little from what lies where it will be written."""
        clip = target.get_clip()
        target.set_clip((0, 0, 0, 0))
        rect = _draw(fonts, target, text, *place, **options)
        target.set_clip(clip)
        under = ground(target, rect, self.app.kit.table.lit)
        if under is not None and (found := contrast(pure(place[2]), under)) < SEVENFOLD:
            self.faint.append((text, round(found, 2)))


def ground(target: pygame.Surface, rect: pygame.Rect, table: Colour) -> Colour | None:
    """The colour in the middle of those under a text, by their light; of the bare table where nothing lies.

    None if the text is not in sight.
    """
    seen = rect.clip(target.get_rect()).clip(target.get_clip())
    found = []
    for x in range(seen.left, seen.right, max(1, seen.width // 12)):
        for y in range(seen.top, seen.bottom, max(1, seen.height // 4)):
            red, green, blue, alpha = target.get_at((x, y))
            found.append((red, green, blue) if alpha > 127 else table)
    return sorted(found, key=luminance)[len(found) // 2] if found else None


def check(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything written on the top scene can be read, and everything on it be hit."""
    picture = Picture(app, monkeypatch)
    assert not [*unreadable(picture), *bad_targets(picture)]


# ---- what is seen and read


def unreadable(picture: Picture) -> Iterator[str]:
    """Words that are cut, too small, broken, outside the window, or over and under something.

    “In hand” stands on a plate of its own over a card.
    """
    for why, text in picture.texts:
        if not text.startswith(BROKEN):
            yield f"{why}: {text}"
    for text, why in picture.covered:
        if not (text == _("in hand") and "card" in why):
            yield f"{text}: {why}"


def faint(picture: Picture) -> Iterator[str]:
    """Words that stand out too little in high contrast."""
    return (f"{text}: {found}" for text, found in picture.faint)


def captions_in_frames(picture: Picture) -> Iterator[str]:
    """Choices whose frame cuts a caption; what scrolls is clipped, and comes into sight with the focus."""
    for widget in top_of(picture.app).group.order():
        if not isinstance(widget, Stepper | Dropdown) or widget.clip is not None:
            continue
        inner, reach = widget.ring_rect(), widget.kit.paper.ring_reach()
        ring = inner.inflate(2 * reach, 2 * reach)
        inked = [rect.inflate(0, -round(rect.height * FROM_READ)) for _text, rect in picture.written]
        if any(ring.colliderect(rect) and not inner.contains(rect) for rect in inked):
            yield widget.name


def bad_targets(picture: Picture) -> Iterator[str]:
    """A control that leaves the window, is too small, or lies on another."""
    scene, whole = top_of(picture.app), pygame.Rect((0, 0), picture.app.size)
    for group in {id(group): group for group in (scene.group, scene.focused_group)}.values():
        try:
            check_targets(targets_of(group), whole)
        except AssertionError as found:
            yield str(found).splitlines()[0]


def silent_when_off(app: App) -> Iterator[str]:
    """Controls that cannot be pressed now, and do not say why."""
    widgets = {*top_of(app).group.widgets, *top_of(app).focused_group.widgets}
    return (widget.name for widget in widgets if widget.visible and not (widget.enabled or widget.told()))


def out_of_order(picture: Picture) -> Iterator[str]:
    """Two lines read one after the other of which the second stands before the first.

    The title comes first, the way back after it, and news before all else. What scrolls has no place.
    """
    scene = top_of(picture.app)
    if not isinstance(scene, ContentSheet) or type(scene).reading not in IN_ORDER:
        return  # it tells by hand what is read
    controls = [w for w in scene.group.order() if w.clip is None and w.name != "back"]
    widgets = {control_text(w): w for w in controls}
    texts = [(text, at) for text, at in picture.written if not any(w.rect.contains(at) for w in controls)]
    placed = list[tuple[str, pygame.Rect]]()
    news = {said for column in scene.columns for said in column.news}
    for line in [line for line in scene.reading()[1:] if line.text not in news]:
        there = [rect for text, rect in texts if text == line.text]
        if (widget := widgets.get(line.text)) is not None:
            placed.append((line.text, widget.rect))
        elif len(there) == 1:
            placed.append((line.text, there[0]))
    for (first, one), (second, other) in pairwise(placed):
        above = other.bottom <= one.top and other.left < one.right
        left = other.right <= one.left and other.top < one.centery < other.bottom
        if above or left:
            yield f"“{second}” is read after “{first}”"


# ---- what is reached


def red_buttons(scene: Scene) -> list[Button]:
    """The red buttons of whatever has the focus there."""
    return [w for w in scene.focused_group.widgets if isinstance(w, Button) and w.primary and w.usable]


def nothing_there(app: App, scene: Scene) -> tuple[int, int]:
    """A place on which no control lies."""
    width, height = app.size
    places = ((x, y) for y in range(height - 8, 8, -8) for x in range(8, width - 8, 8))
    return next(at for at in places if not any(widget.hit(at) for widget in scene.focused_group.widgets))


def red_button_not_taken(app: App, hand: str) -> Iterator[str]:
    """Enter does not press the red button: as the scene opens, after a press on nothing or on a choice.

    At a table a question waits until it has been read.
    """
    scene = top_of(app)
    reds, group = red_buttons(scene), scene.focused_group
    if len(reds) > 1:
        yield f"{len(reds)} red buttons"
    if not reds or isinstance(scene, PlayScene):
        return
    choices = [widget for widget in targets_of(group) if isinstance(widget, Stepper)]
    driver = Driver(app)
    if hand == "mouse" and (scene.opaque or len(app.scenes) > 1):  # it may close, and something is below
        driver.click_at(nothing_there(app, scene))
        driver.let_pass(TWO_SECONDS)
        if app.top is not scene or red_buttons(scene) != reds:
            return  # a press on nothing closes the sheet, or makes its controls anew
    elif hand == "finger" and choices:
        driver.tap_at((choices[0].rect.right - 8, choices[0].rect.centery))
        reds = red_buttons(scene)
    group = scene.focused_group
    focused, leaves_enter = group.focused, (HandView, Stepper) if group.pointed else (HandView,)
    if focused not in (None, *reds) and not isinstance(focused, leaves_enter):
        return  # Enter is this control's
    red, pressed = reds[0], list[str]()
    plain, red.on_press = red.on_press, lambda: pressed.append(red.name)
    press_key(app, hand, pygame.K_RETURN)
    if app.top is scene and not pressed:
        yield f"{red.name}; the focus is on {focused and focused.name}"
    red.on_press = plain


PAD = {
    pygame.K_RETURN: pygame.CONTROLLER_BUTTON_A,
    pygame.K_TAB: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}


def press_key(app: App, hand: str, code: int, mod: int = 0) -> None:
    """A key, or the button of a pad that means it."""
    if hand != "pad":
        app.dispatch(hands.key(code, mod=mod))
        return
    button = pygame.CONTROLLER_BUTTON_LEFTSHOULDER if mod else PAD[code]
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        app.dispatch(pygame.event.Event(kind, button=button, instance_id=0))


def unreached(app: App, hand: str) -> Iterator[str]:
    """Controls to which a hand cannot come."""
    if hand == "arrows":
        return unreached_by_arrows(app)
    if hand in ("mouse", "finger"):
        return unreached_by_pointer(app, hand)
    return unreached_by_tab(app, hand)


def unreached_by_tab(app: App, hand: str) -> Iterator[str]:
    """Tab, or the shoulder of a pad, does not lead to all controls, nor round, nor back.

    It leads through what lies on a table and on to the table.
    """
    scene = top_of(app)
    order = [widget for widget in scene.focused_group.order() if widget.tab_stop]
    most, seen = len(order) + len(scene.group.order()), list[Widget | None]()
    while len(seen) < 2 or (seen[-1] is not seen[0] and len(seen) <= most):
        press_key(app, hand, pygame.K_TAB)
        seen.append(scene.focused_group.focused)
    yield from (widget.name for widget in order if widget not in seen)
    if seen[-1] is not seen[0]:
        yield f"it does not come round to {seen[0] and seen[0].name}"
    press_key(app, hand, pygame.K_TAB, pygame.KMOD_SHIFT)
    if scene.focused_group.focused is not seen[-2]:
        yield f"it does not lead back from {seen[-1] and seen[-1].name}"


def unreached_by_arrows(app: App) -> Iterator[str]:
    """From the first control, going wherever an arrow leads, one does not get everywhere."""
    group = top_of(app).focused_group
    order = group.order()
    reached = set(order[:1])
    frontier = list(reached)
    while frontier:
        at = frontier.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            group.focus(at)
            group.go(way)
            if group.focused is not None and group.focused not in reached:
                reached.add(group.focused)
                frontier.append(group.focused)
    yield from (widget.name for widget in order if widget not in reached)


def unreached_by_pointer(app: App, hand: str) -> Iterator[str]:
    """A press on the middle of a control does not come to it."""
    for widget in targets_of(top_of(app).focused_group):
        widget.reveal()
        came, at = list[str](), widget.rect.center
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(widget, "point", lambda p, came=came: came.append(p.kind) or True, raising=False)
            away = 0, 0  # a press where another control was does not count until the pointer has moved
            if hand == "mouse":
                events = [hands.mouse_move(away), hands.mouse_down(at), hands.mouse_up(at)]
            else:
                touch = pygame.FINGERMOTION, pygame.FINGERDOWN, pygame.FINGERUP
                events = [
                    hands.finger(kind, pos, app.size) for kind, pos in zip(touch, (away, at, at), strict=True)
                ]
            for event in events:
                app.dispatch(event)
        if "down" not in came:
            yield widget.name


def unseen_focus(app: App) -> Iterator[str]:
    """Controls of which nobody sees that they have the focus; the chosen card of a hand rises."""
    for mark in marks(app):
        least = SECTOR if mark.name == "Wheel wheel" else LINE
        if mark.share < least and mark.name != "HandView hand":
            yield f"{mark.name}: {mark.share:.2f}"


# ---- what a new layout keeps


def forgotten(app: App, changes: Iterable[Callable[[], object]]) -> Iterator[str]:
    """Focus, scroll and a held button that a new layout does not keep."""
    scene = top_of(app)
    group = scene.group
    if group is not scene.focused_group:
        return
    buttons = [w for w in group.order() if isinstance(w, Pressable) and w.clip is None and w.name]
    if buttons:
        app.dispatch(hands.mouse_move((0, 0)))
        app.dispatch(hands.mouse_down(buttons[-1].rect.center))
        if app.top is not scene:
            return  # it is pressed as the pointer goes down
    focus, held = group.focused_name, {w.name for w in group.order() if w.held}
    for change in changes:
        for view in scrolling(scene.group):
            view.scroll_to(view.most / 2)
        scrolled = {view.name for view in scrolling(scene.group)}
        change()
        names = {widget.name: widget for widget in scene.group.order() if widget.name}
        if focus in names and scene.group.focused_name != focus:
            yield f"the focus, which goes from {focus} to {scene.group.focused_name}"
        yield from (f"what is held, {name}" for name in held if name in names and not names[name].held)
        for view in scrolling(scene.group):
            if view.name in scrolled and not view.offset:
                yield f"scroll of {view.name}"
        if focus != scene.group.focused_name:
            break  # nothing more is known of it
    app.dispatch(hands.mouse_up((0, 0)))


def scrolling(group: FocusGroup) -> Sequence[ScrollView]:
    """The controls that scroll and have more than can be seen; a list shows its chosen row."""
    scrolls = [w for w in group.widgets if isinstance(w, ScrollView) and not isinstance(w, RowList)]
    return [view for view in scrolls if view.most and view.visible]


def resize(app: App, size: tuple[int, int]) -> None:
    """The system gives the window another size, and a frame passes."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.tick(1 / 20)
    assert app.kit.scale.size == app.size == app.window.surface.get_size()
    assert app.size[0] >= MIN_SIZE[0] and app.size[1] >= MIN_SIZE[1]


def breaks_in(app: App, size: tuple[int, int], place: tuple[float, float]) -> Iterator[str]:
    """In a window as the system may force it on us: mouse, finger and wheel lead elsewhere."""
    top = app.top
    resize(app, size)
    x, y = round(place[0] * size[0]), round(place[1] * size[1])
    app.dispatch(hands.mouse_move((x, y)))
    app.dispatch(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    app.dispatch(hands.finger_move((x, y), size))
    app.tick(1 / 20)
    app.draw()
    app.window.show()
    if app.top is not top:
        yield f"{size} leads to {app.top}"
