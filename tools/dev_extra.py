"""The extra `dev`, without which some commands of the checkout do nothing."""

from importlib.util import find_spec

NEEDED = ("hypothesis", "pettingzoo", "psutil", "pytest")
"""Some libraries of the extra, which the game does without."""


def require_dev(command: str) -> None:
    """Raise SystemExit, with a sentence that says what to install, unless the extra is installed."""
    if not all(map(find_spec, NEEDED)):
        raise SystemExit(f'{command} needs more than the game: pip install ".[dev]"')
