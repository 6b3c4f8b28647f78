"""Every test is in every language, and leaves English behind."""

from collections.abc import Iterator

import pytest

from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language in use."""
    yield text.use(request.param)
    text.use("en")
