"""People in browsers at the table of a friend, who plays there with a program of his own and lets them in."""

from pathlib import Path

import pytest

from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.from_page import BeReady, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Gone, Lobby, PageNotice
from tests.network.carriers import until
from tests.pages.browser import FriendTable, told
from tests.pages.served_pages import entering, last_word, say


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody think."""
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)


async def test_who_was_not_allowed_to_look_on_and_stayed_reads_later_that_the_table_is_closed(
    tmp_path: Path,
) -> None:
    at = FriendTable(tmp_path)
    async with at.open(), entering(at.server, languages=("en",)) as page:
        table = at.running.table
        table.allow_onlookers(False)
        assert (await told(page, Lobby)).ask_name
        await say(page, OwnName(n=1, name="Leo"))
        while not table.admission.knocks:
            await told(page, Lobby)
        await at.begin()
        await at.let_in()
        assert (await told(page, PageNotice)).sentence == "Nobody may look on at this table."
        table.close("closed")
        gone = await told(page, Gone)
        assert (gone.why, gone.returns) == ("closed", False)


async def test_who_would_leave_reads_what_follows_during_a_match_and_after_it(tmp_path: Path) -> None:
    at = FriendTable(tmp_path)
    async with at.open(), entering(at.server, languages=("en",)) as page:
        await told(page, Lobby)
        await say(page, OwnName(n=1, name="Leo"))
        await at.let_in()
        while (await told(page, Lobby)).ready is None:
            pass
        await say(page, BeReady(n=2, ready=True))
        await at.begin()
        state = await told(page, PageState)
        assert state.leaving == "A computer plays on for you. With the same link you can come back."
        at.end_match()
        while "A computer" in state.leaving:
            state = await told(page, PageState)
        assert state.leaving == "Your seat becomes free. With the same link you can come back."


@pytest.mark.parametrize("way", ["host", "pages"])
async def test_every_page_of_a_table_that_is_closed_reads_who_has_closed_it(tmp_path: Path, way: str) -> None:
    """The host's goodbye and the end of the pages tell a guest the same, whichever comes first."""
    at = FriendTable(tmp_path)
    async with (
        at.open(),
        entering(at.server, languages=("en",)) as page,
        entering(at.server, languages=("de",)) as stranger,
    ):
        await told(page, Lobby)
        await say(page, OwnName(n=1, name="Leo"))
        await at.let_in()
        while (await told(page, Lobby)).ready is None:
            pass
        await told(stranger, Lobby)
        if way == "host":
            at.running.table.close("closed")
            await until(lambda: not at.guests.by_secret)
        await at.guests.close()
        gone = await told(page, Gone)
        assert (gone.why, gone.returns, gone.sentence) == ("closed", False, "Gino has closed the table.")
        assert await last_word(page) == "", "nothing is told after it"
        assert (await told(stranger, Gone)).sentence == "Gino hat den Tisch geschlossen."
