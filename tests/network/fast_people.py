"""People of a test who do not think: they may say more in a second than people do."""

import pytest

from briscola.network.channel import endpoint
from briscola.pages.audience import visit as page_visit


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limits of messages: these people say more in a second on a quick machine."""
    monkeypatch.setattr(endpoint, "MESSAGES_A_SECOND", 1000)
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
