"""Wrap the prose of the pages at 120 characters, whole spans of code on one line.

    python -m tools.wrap [FILE.md …] [--check]

Without a file all pages of the checkout. Tables, headings, code, pictures and links longer than a line stay
as they are, and so does every paragraph that already fits. `mdformat --wrap` does this and rewrites markers,
numbers and escapes besides.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WIDTH = 120
TO_COME = "## Unreleased"
"""A section of the changelog that is still written by many: a line an entry."""

_ITEM = re.compile(r" *(?:[-*+]|\d+[.)]) +")
_WHOLE = re.compile(r"^ *(?:\||#|<|!\[|\[[^\]]+\](?:: |$)|>|-{3,}$|={3,}$)")
_WORD = re.compile(r"(?:`[^`]*`|[^ `]|`| (?=(?:[-+*>|=]|#+|-{2,}|\d+[.)])(?: |$)))+")
"""A word, with a span of code whole, and with what would be markup at the beginning of a line."""


def pages(root: Path) -> Sequence[Path]:
    """All pages of a checkout whose prose is wrapped."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return [root / name for name in listed.stdout.splitlines()]


def _blocks(text: str) -> Iterator[tuple[bool, list[str]]]:
    """The lines of a page in blocks; True for a paragraph or an item of a list."""
    block: list[str] = []
    fenced = kept = False
    listed = False
    for line in text.split("\n"):
        fence = line.lstrip().startswith("```")
        indented = not block and not listed and line.startswith("    ")
        if line.startswith("## "):
            kept = line == TO_COME
        if fence or fenced or kept or not line.strip() or indented or _WHOLE.match(line):
            if block:
                yield True, block
            yield False, [line]
            block = []
            fenced ^= fence
            listed &= not line or line.startswith(" ")
        elif _ITEM.match(line) or (block and block[-1].endswith(("  ", "\\"))):
            if block:
                yield True, block
            block = [line]
            listed = True
        else:
            listed &= bool(block) or line.startswith(" ")
            block.append(line)
    if block:
        yield True, block


def _filled(block: Sequence[str]) -> Iterator[str]:
    """The lines of a paragraph, filled anew."""
    item = _ITEM.match(block[0])
    first = item[0] if item else " " * (len(block[0]) - len(block[0].lstrip(" ")))
    line, margin = first, " " * len(first)
    words: list[str] = _WORD.findall(
        " ".join([block[0][len(first) :], *(each.strip() for each in block[1:])])
    )
    for number, word in enumerate(words):
        if line.strip() and line != first and len(line) + len(word) > WIDTH:
            yield line.rstrip(" ")
            line = margin
        line += word + (" " if number + 1 < len(words) else "")
    yield line + ("  " if block[-1].endswith("  ") else "")


def wrapped(text: str) -> str:
    """A page with every paragraph in lines of at most 120 characters, where its words allow it."""
    lines: list[str] = []
    for prose, block in _blocks(text):
        lines += _filled(block) if prose and max(map(len, block)) > WIDTH else block
    return "\n".join(lines)


def main(words: Sequence[str]) -> int:
    """Wrap the pages, or only name those that are not."""
    names = [Path(word) for word in words if not word.startswith("-")]
    failed = False
    for page in names or pages(Path.cwd()):
        text = page.read_text(encoding="utf-8")
        if (new := wrapped(text)) != text:
            print(page)
            failed = True
            if "--check" not in words:
                page.write_text(new, encoding="utf-8")
    return int(failed and "--check" in words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
