"""Debian's Chromium, driven by the Python package `playwright`, and people who tap at random in it."""

import shutil
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from random import Random
from typing import Any

ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage")
CARD = "#hand button[data-does^=play]:visible"
CORNER = {"x": 18, "y": 64}
"""A place on a card that its neighbours in the fan leave free."""
SHORT = 700
"""Milliseconds in which something that is offered can be tapped."""


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser without a window."""
    playwright_api: Any = import_module("playwright.sync_api")  # not among our own tools: only trials ask
    with playwright_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*ARGUMENTS])
        yield browser
        browser.close()


@asynccontextmanager
async def chromium_beside() -> AsyncIterator[Any]:
    """The same in the loop of a coroutine."""
    playwright_api: Any = import_module("playwright.async_api")
    async with playwright_api.async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=[*ARGUMENTS]
        )
        yield browser
        await browser.close()


def tap_something(page: Any, choices: Mapping[str, str], chance: Random, found: Counter[str]) -> bool:
    """Tap one of the controls that a page offers, and what then plays a card; False if it offers none."""
    for selector in chance.sample(list(choices), len(choices)):
        offered = page.locator(selector)
        if not (count := offered.count()):
            continue
        try:
            offered.nth(chance.randrange(count)).tap(timeout=SHORT, position=_place(selector))
            if then := choices[selector]:
                page.locator(then).tap(timeout=SHORT)
            found["taps"] += 1
        except Exception as error:
            _came_too_late(error, found)
        return True
    return False


async def tap_something_beside(
    page: Any, choices: Mapping[str, str], chance: Random, found: Counter[str], first: tuple[str, ...] = ()
) -> None:
    """The same in a coroutine; whatever is to be tapped `first` comes before the choices."""
    for selector in (*first, *chance.sample(list(choices), len(choices))):
        offered = page.locator(selector)
        if not (count := await offered.count()):
            continue
        try:
            await offered.nth(chance.randrange(count)).tap(timeout=SHORT, position=_place(selector))
            if then := choices.get(selector):
                await page.locator(then).tap(timeout=SHORT)
            found["taps"] += 1
        except Exception as error:
            _came_too_late(error, found)
        return


def _place(selector: str) -> Mapping[str, int] | None:
    return CORNER if selector.startswith("#hand") else None


def _came_too_late(error: Exception, found: Counter[str]) -> None:
    """Raise what is no timeout of a library whose classes are not known here."""
    if "Timeout" not in type(error).__name__:
        raise error
    found["taps that came too late"] += 1
