"""`briscola --version`."""

from importlib.metadata import PackageNotFoundError, version


def program() -> str:
    """Name and version of the program; a checkout that is not installed has no number."""
    try:
        return f"briscola {version('briscola')}"
    except PackageNotFoundError:
        return "briscola (not installed)"
