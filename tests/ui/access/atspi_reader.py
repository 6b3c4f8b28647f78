"""A screen reader of sorts, run by the system's own Python: prints the tree, or does one thing in it.

`python3 atspi_reader.py tree`, or `click NAME`, or `focus NAME`.
"""

import importlib
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

pyatspi = importlib.import_module("pyatspi")


def nodes(thing: Any, depth: int) -> Iterator[tuple[Any, int]]:
    """A thing of the tree and all below it."""
    yield thing, depth
    for at in range(thing.childCount):
        child = thing.getChildAtIndex(at)
        if child is not None:
            yield from nodes(child, depth + 1)


def window() -> Any:
    """The window of the game."""
    for program in pyatspi.Registry.getDesktop(0):
        for frame in program or ():
            if frame is not None and frame.name == "Briscola":
                return frame
    return None


def position(thing: Any) -> int:
    """Number of a thing in its set, from 1; 0 if it is in none."""
    told = dict(each.split(":", 1) for each in thing.getAttributes())
    return int(told.get("posinset", 0))


def row(thing: Any, depth: int) -> dict[str, Any]:
    """Facts about a thing."""
    states = thing.getState()
    place = thing.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return {
        "role": thing.getRoleName(),
        "name": thing.name,
        "description": thing.description,
        "depth": depth,
        "focused": states.contains(pyatspi.STATE_FOCUSED),
        "active": states.contains(pyatspi.STATE_ACTIVE),
        "selected": states.contains(pyatspi.STATE_SELECTED),
        "checked": states.contains(pyatspi.STATE_CHECKED),
        "position": position(thing),
        "focusable": states.contains(pyatspi.STATE_FOCUSABLE),
        "place": [place.x, place.y, place.width, place.height],
    }


def tree() -> list[dict[str, Any]]:
    """All nodes; read again if one has gone while the others were read."""
    for _ in range(20):
        try:
            top = window()
            return [] if top is None else [row(*each) for each in nodes(top, 0)]
        except Exception:
            time.sleep(0.1)
    return []


def main(word: str, name: str = "") -> None:
    """Do what the command line says."""
    if word == "tree":
        print(json.dumps(tree()))
        return
    thing = next(each for each, _ in nodes(window(), 0) if each.name == name)
    if word == "click":
        print(json.dumps(thing.queryAction().doAction(0)))
    else:
        print(json.dumps(thing.queryComponent().grabFocus()))


if __name__ == "__main__":
    main(*sys.argv[1:])
