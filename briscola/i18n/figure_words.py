"""A figure that cannot be found: a dash on its page and a line in the log, and the page goes on."""

import logging
import traceback
from collections.abc import Callable
from typing import TypeVar

NO_FIGURE = "–"
"""Stands where a figure could not be found."""

_logger = logging.getLogger(__name__)
_logged: set[tuple[type[Exception], str, int | None]] = set()
"""Faults that have been logged, by kind and place in the code: pages ask again at every layout."""

Found = TypeVar("Found")
Instead = TypeVar("Instead")


def figure(name: str, find: Callable[[], Found], instead: Instead) -> Found | Instead:
    """Return what is found, or `instead` with one line in the log if finding it raises anything.

    `name` is the figure's in the log, where each fault is told once. For whatever a page can do without: one
    figure must not take a page with it.
    """
    try:
        return find()
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        if (fault := (type(error), place.filename, place.lineno)) not in _logged:
            _logged.add(fault)
            _logger.error("no figure of “%s”: %r in %s, line %s", name, error, place.name, place.lineno)
        return instead
