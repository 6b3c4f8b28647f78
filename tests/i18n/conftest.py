"""Tests in every language, which leave English behind."""

from collections.abc import Iterator

import pytest

from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Leave English to the next test."""
    yield
    text.use("en")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """The language in use."""
    return text.use(request.param)
