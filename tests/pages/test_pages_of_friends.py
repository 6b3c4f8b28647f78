"""People in browsers at the table of a friend, who plays there with a program of his own and lets them in."""

from pathlib import Path

import pytest

from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.from_page import OwnName
from briscola.pages.messages.to_page import Gone, Lobby, PageNotice
from tests.pages.browser import FriendTable, told
from tests.pages.served_pages import entering, say


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
        table.connections.close("closed")
        gone = await told(page, Gone)
        assert (gone.why, gone.returns) == ("closed", False)
