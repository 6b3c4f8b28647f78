"""People of these tests do not think."""

import pytest

from briscola.network.channel import door
from briscola.pages.audience import visit as page_visit


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """They may say more in a second than people do."""
    monkeypatch.setattr(door, "MESSAGES_A_SECOND", 1000)
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
