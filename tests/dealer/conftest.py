"""People of these tests do not think."""

from collections.abc import Iterator

import pytest

from briscola.network.channel import door, room_codes
from briscola.pages.audience import visit as page_visit


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """They may say more in a second than people do, and nobody tries to find the key to a room's code."""
    monkeypatch.setattr(door, "MESSAGES_A_SECOND", 1000)
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
    if "deserted" not in request.fixturenames:  # which a file makes once, with the codes that people have
        monkeypatch.setattr(room_codes, "N", 2)
    room_codes.room_code.cache_clear()
    yield
    room_codes.room_code.cache_clear()
