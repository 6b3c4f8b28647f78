"""People of these tests do not think."""

from tests.network.fast_people import fast  # noqa: F401 - a fixture
