"""`python -m tests.checker [--unfinished] [--hands N] [FILE|-]`: one line; exit 0 if right, else 1."""

import argparse
import sys
from pathlib import Path

from . import LogError, Summary, check


def main(arguments: list[str] | None = None) -> int:
    """Check the log named on the command line and print what came out; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.checker", description="Check an event log.")
    parser.add_argument("file", nargs="?", default="-", help="a file of JSON lines; - reads standard input")
    parser.add_argument("--hands", type=int, help="how many whole hands the log must hold")
    parser.add_argument("--unfinished", action="store_true", help="the last hand may be unfinished")
    given = parser.parse_args(arguments)
    try:
        summary = _check(given.file, unfinished=given.unfinished)
    except (LogError, OSError) as error:
        print(error)
        return 1
    if given.hands is not None and summary.hands != given.hands:
        print(f"line {summary.lines}: the log holds {summary.hands} hands, should hold {given.hands}")
        return 1
    print(summary)
    return 0


def _check(file: str, *, unfinished: bool) -> Summary:
    if file == "-":
        return check(sys.stdin.buffer, unfinished=unfinished)
    with Path(file).open("rb") as lines:
        return check(lines, unfinished=unfinished)


if __name__ == "__main__":
    sys.exit(main())
