"""`python -m art`: draw cards, faces and props, make the sounds, test them, keep the digests of both ends.

`python -m art --check` draws nothing and needs nothing but Python: it tells whether assets and sources belong
together, and exits with 1 if not.
"""

import argparse
import importlib
import sys

from art import made

PROGRAMS = ("art.cards", "art.faces", "art.props", "art.sounds")


def draw() -> int:
    """Draw all; the digests are kept only if the drawings pass their tests. Returns the exit status."""
    import pytest

    for name in PROGRAMS:
        importlib.import_module(f"{name}.__main__").main([])
    failed = int(pytest.main([str(made.ROOT / "art" / "tests")]))
    if not failed:
        made.record()
    return failed


def main() -> int:
    """See the module's text."""
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare digests, draw nothing")
    if not parser.parse_args().check:
        return draw()
    found = made.complaints()
    print(*(found or ["Assets and drawing sources belong together."]), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
