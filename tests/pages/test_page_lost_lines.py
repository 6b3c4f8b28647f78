"""A dealer whose program began anew without all moves: pages say so, and show the table as it was."""

import asyncio
from pathlib import Path

import pytest

from briscola.engine.events import Played
from briscola.pages.audience import visit as page_visit
from tests.network.carriers import until
from tests.pages.browser import Browser, ReachableTable


async def test_a_page_shows_the_shorter_record_and_says_that_the_dealers_program_began_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
    at = ReachableTable(tmp_path, "briscola", 2, people=2)
    browsers = [Browser(at, name) for name in ("Ada", "Leo")]
    async with at.open():
        playing = [asyncio.ensure_future(each.play()) for each in browsers]
        await until(lambda: at.running.table.match is not None and len(cards(at)) >= 12)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    match = at.running.table.match
    assert match is not None
    header, log = match.header, at.log
    kept = [n for n, event in enumerate(log) if isinstance(event, Played)][5] - 1
    again = ReachableTable(tmp_path, "briscola", 2, people=2, key=at.key)
    again.running.go_on(header, tuple(log[:kept]), programs={})
    shown = [len(each.states) for each in browsers]
    for each in browsers:
        each.at = again
    async with again.open():
        assert len(cards(again)) == 5
        await asyncio.gather(*(each.play() for each in browsers))
        assert len(cards(again)) % 40 == 0, "one more hand after a tie"
    for each, before in zip(browsers, shown, strict=True):
        assert len(each.notices) == 1 and "ripartito" in each.notices[0]
        earlier, later = each.states[before], each.states[before - 1]
        assert earlier.stock > later.stock and earlier.stock == 30, "two tricks were kept"


def cards(at: ReachableTable) -> list[Played]:
    return [event for event in at.log if isinstance(event, Played)]
