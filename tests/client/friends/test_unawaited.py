"""Messages of a host of which a guest's program can make nothing are logged: none is dropped silently."""

from pathlib import Path

import pytest

from briscola.client.visit.news import FriendsTrouble, News, TableLeft
from briscola.network.messages.from_host import Echo, Goodbye, HostMessage, NextLine, Truth
from tests.client.friends.test_goodbyes import visit
from tests.network.sample_messages import TO_GUEST, of_tables

SAMPLES = [
    *(message for message in TO_GUEST if not isinstance(message, Goodbye)),
    *(next(each for each in of_tables(1)[1] if isinstance(each, kind)) for kind in (NextLine, Truth)),
]


def is_of_end(news: News) -> bool:
    """True for news of the end of a visit."""
    return isinstance(news, TableLeft) or (isinstance(news, FriendsTrouble) and news.kind == "closed")


@pytest.mark.parametrize("message", SAMPLES, ids=lambda message: type(message).__name__)
def test_a_message_before_table_and_match_is_news_or_in_the_log(
    message: HostMessage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, told = visit(tmp_path, message, message, Goodbye(why="closed"))
    news = [each for each in told if not is_of_end(each)]
    if isinstance(message, Echo):
        assert not news and not caplog.messages, "a sign of life, and no news"
    else:
        assert news or len(caplog.messages) == 1, "it is logged once"
