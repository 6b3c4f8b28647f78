"""The manual page of the program, made of the help that its commands give."""

import argparse
import re
from collections.abc import Iterator

from briscola.cli import parser
from tools.packages.changelog import Release
from tools.packages.identity import NAME, SUMMARY

SECTION = 6
"""Of games."""
_WIDTH = 76
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def page(newest: Release) -> str:
    """The page in the language of `man`, as of the newest release."""
    said = parser()
    lines = [
        f'.TH {NAME.upper()} {SECTION} "{newest.day.isoformat()}" "{NAME} {newest.version}" Games',
        *(".SH NAME", plain(f"{NAME} - {SUMMARY}")),
        *(".SH SYNOPSIS", f".B {NAME}", r"[\fICOMMAND\fR \fI\&...\fR]"),
        *(".SH DESCRIPTION", plain(said.description or "")),
        *(".SH OPTIONS AND COMMANDS", *_as_it_stands(said)),
        *(line for name, each in commands(said) for line in (f".SS {name}", *_as_it_stands(each))),
        ".SH EXIT STATUS",
        plain("0: it is done; 1: it could not be done; 2: there is no such command, option or value."),
        *(".SH SEE ALSO", plain(f"/usr/share/doc/{NAME}")),
    ]
    return "\n".join(lines) + "\n"


def commands(said: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Each command by its name, in the order of the help."""
    for action in said._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _as_it_stands(said: argparse.ArgumentParser) -> Iterator[str]:
    """The help of a command, its lines as they are."""
    said.formatter_class = lambda prog: argparse.HelpFormatter(prog, width=_WIDTH)
    yield ".EX"
    yield from map(plain, _COLOUR.sub("", said.format_help()).rstrip().splitlines())
    yield ".EE"


def plain(text: str) -> str:
    """A line that `man` prints as it is."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text
