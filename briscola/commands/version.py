"""`briscola --version`."""

from briscola import __version__


def program() -> str:
    """Name and version of the program, as the package itself says it: a packaged app has no metadata."""
    return f"briscola {__version__}"
