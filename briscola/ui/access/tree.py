"""The scene on top as a tree: the window, its title, the lines that can be read, and every control.

A control that shows several things (a menu, a list, a hand) gives a node for each of them. Nothing is in the
tree but what `shown_lines`, `Widget.spoken` and `Widget.parts` say.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import count

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.i18n.spoken_words import ControlState, Role, Spoken, spoken_sentence, state_words
from briscola.ui.layout.window.fitting import Fit
from briscola.ui.scene import Scene, control_text, shown_lines
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.speech.speaker import joined
from briscola.ui.widgets.slider import Slider
from briscola.ui.widgets.widget import Widget, WidgetPart

ROOT = 1
"""Id of the window."""
OWN_VALUE = (Role.FIELD, Role.SLIDER)
"""Controls whose value every system tells besides their name."""


class NodeKind(Enum):
    """Nodes that are no controls."""

    WINDOW = "window"
    HEADING = "heading"
    LINE = "line"


class Numbers(Struct, frozen=True, kw_only=True):
    """Value of a slider and its range."""

    value: float
    low: float
    high: float
    step: float


class Node(Struct, frozen=True, kw_only=True):
    """One thing that a screen reader can stop at."""

    id: int
    kind: NodeKind | Role
    name: str
    value: str = ""
    description: str = ""
    states: Sequence[ControlState] = ()
    position: tuple[int, int] | None = None
    bounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Left, top, right and bottom in px of the window."""
    numbers: Numbers | None = None
    chosen: bool | None = None
    """True for the part of a control that is chosen; None for what is no part."""

    @property
    def full_name(self) -> str:
        """Name with the value, where a system tells no other value than that of a field or slider."""
        apart = not self.value or self.kind in OWN_VALUE
        return self.name if apart else ": ".join(part for part in (self.name, self.value) if part)


@dataclass(frozen=True, kw_only=True, slots=True)
class Tree:
    """All nodes; the first is the window, the others are its children. Not None is the focused one."""

    nodes: Sequence[Node]
    focus: int
    widgets: Mapping[int, Widget] = field(compare=False)
    """The control of each node that is one, or a part of one."""
    parts: Mapping[int, Hashable]
    """The key of each node that is a part of its control."""
    spot: tuple[Widget | None, Hashable] = field(compare=False)
    """The control and its part that have the focus (`focused_spot`)."""


def focused_spot(scene: Scene | None) -> tuple[Widget | None, Hashable]:
    """The control that has the focus and the key of its part."""
    focused = None if scene is None else scene.focused_group.focused
    return focused, None if focused is None else focused.chosen_part


class TreeBuilder:
    """Makes trees in which a thing keeps its id as long as it stays."""

    def __init__(self) -> None:
        self._ids: dict[Hashable, int] = {}
        self._used: dict[Hashable, int] = {}
        self._fresh = count(ROOT + 1)
        self._scenes: dict[int, tuple[Scene, int]] = {}
        self._numbers = count()

    def build(self, scene: Scene | None, fit: Fit, caption: str) -> Tree:
        """The tree of the scene on top, in a window that shows it as `fit` says."""
        self._used = {}
        window = Node(id=ROOT, kind=NodeKind.WINDOW, name=caption, bounds=(0, 0, *fit.window))
        nodes, focus, widgets = [window], ROOT, dict[int, Widget]()
        parts: dict[int, Hashable] = {}
        if scene is not None:
            place = self._number(scene)
            nodes += self._lines(scene, place, fit)
            for node, widget, key in self._controls(scene, place, fit):
                nodes.append(node)
                widgets[node.id] = widget
                if key is not None:
                    parts[node.id] = key
                if widget is scene.focused_group.focused and node.chosen is not False:
                    focus = node.id
        self._ids = self._used
        return Tree(nodes=tuple(nodes), focus=focus, widgets=widgets, parts=parts, spot=focused_spot(scene))

    def _number(self, scene: Scene) -> int:
        """A number of the scene, the same as long as it is on top."""
        if id(scene) not in self._scenes:
            self._scenes = {id(scene): (scene, next(self._numbers))}
        return self._scenes[id(scene)][1]

    def _id(self, *key: Hashable) -> int:
        """Id of a thing; two of the same key are told apart by their order."""
        full = next(each for at in count() if (each := (*key, at)) not in self._used)
        found = self._used[full] = self._ids.get(full) or next(self._fresh)
        return found

    def _lines(self, scene: Scene, place: int, fit: Fit) -> list[Node]:
        """Title and lines of the scene, and of the slip over it, without those that repeat a control."""
        title = scene.spoken_title
        order = scene.focused_group.order()
        controls = {control_text(widget) for widget in order}
        parts = {text for widget in order for part in widget.parts() for text in _part_texts(part)}
        rows = [
            line
            for line in shown_lines(scene)
            if line.text not in controls and (line.heading or line.text not in parts)
        ]
        if title and (first := ReadingLine(title, heading=True)) not in rows:
            rows.insert(0, first)
        kinds = {True: NodeKind.HEADING, False: NodeKind.LINE}
        room = scene.reading_room or pygame.Rect((0, 0), fit.picture)
        return [
            Node(
                id=self._id(place, kinds[line.heading]),
                kind=kinds[line.heading],
                name=line.text,
                bounds=_shown(room if line.place is None else line.place, fit),
            )
            for line in rows
            if line.text.strip()
        ]

    def _controls(self, scene: Scene, place: int, fit: Fit) -> Iterator[tuple[Node, Widget, Hashable]]:
        """Nodes of the controls; where a part is chosen, those of the parts stand in place of the control's.

        Each comes with its control and the key of its part, None for the control itself.
        """
        order = scene.focused_group.order()
        stops = [widget for widget in order if widget.tab_stop]
        for widget in order:
            parts, chosen = widget.parts(), widget.chosen_part
            known = ("name", widget.name) if widget.name else ("control",)
            spoken = widget.spoken()
            if widget in stops:
                spoken = spoken.placed(stops.index(widget) + 1, len(stops))
            if not any(part.key == chosen for part in parts) and (spoken.name or spoken.value):
                node = _node(self._id(place, *known), spoken, _shown(widget.rect, fit), _numbers(widget))
                yield node, widget, None
            for part in parts:
                if part.spoken.name or part.spoken.value:
                    number = self._id(place, *known, "part", part.key)
                    node = _node(number, part.spoken, _shown(part.rect, fit), chosen=part.key == chosen)
                    yield node, widget, part.key


def _part_texts(part: WidgetPart) -> Sequence[str]:
    """Lines of a scene that say no more than a part does."""
    name, value = part.spoken.name, part.spoken.value
    return name, f"{name}: {value}", spoken_sentence(replace(part.spoken, position=None), full=True)


def _node(
    number: int,
    spoken: Spoken,
    bounds: tuple[int, int, int, int],
    numbers: Numbers | None = None,
    *,
    chosen: bool | None = None,
) -> Node:
    return Node(
        id=number,
        kind=spoken.role,
        name=spoken.name or spoken.value,
        value=spoken.value if spoken.name else "",
        description=joined([state_words(spoken.states), spoken.more]),
        states=tuple(spoken.states),
        position=spoken.position,
        bounds=bounds,
        numbers=numbers,
        chosen=chosen,
    )


def _numbers(widget: Widget) -> Numbers | None:
    if not isinstance(widget, Slider):
        return None
    return Numbers(value=widget.value, low=widget.low, high=widget.high, step=widget.step)


def _shown(rect: pygame.Rect, fit: Fit) -> tuple[int, int, int, int]:
    """Place in the window of a rectangle of the picture."""
    across, down = fit.shown[0] / fit.picture[0], fit.shown[1] / fit.picture[1]
    left, top = fit.x + rect.left * across, fit.y + rect.top * down
    return round(left), round(top), round(left + rect.width * across), round(top + rect.height * down)
