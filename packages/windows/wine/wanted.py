"""Rows of constraints-with-hashes.txt that a Windows Python 3.11 needs to play, to test and to pack.

Usage: python wanted.py constraints-with-hashes.txt >requirements.txt
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

try:
    from packaging.requirements import Requirement
except ImportError:  # a bare Python has pip, and pip has it
    from pip._vendor.packaging.requirements import Requirement

WINDOWS = {
    "sys_platform": "win32",
    "platform_machine": "AMD64",
    "os_name": "nt",
    "platform_system": "Windows",
    "python_version": "3.11",
    "python_full_version": "3.11.9",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}
ON_LINUX = {"ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "ruff"}
"""They read the sources, which are the same everywhere, as the packages named types-… do."""


def wanted(constraints: str) -> Iterator[str]:
    """Requirements without markers, each on one line with its hashes."""
    for entry in re.split(r"\n(?=[^\s#])", constraints.replace("\\\n", "")):
        if "==" not in entry or entry.startswith("#"):
            continue
        name, *hashes = entry.split(" --hash=")
        requirement = Requirement(name.strip())
        if requirement.name in ON_LINUX or requirement.name.startswith("types-"):
            continue
        if requirement.marker is None or requirement.marker.evaluate(WINDOWS):
            yield " --hash=".join((f"{requirement.name}{requirement.specifier}", *map(str.strip, hashes)))


if __name__ == "__main__":
    print("\n".join(wanted(Path(sys.argv[1]).read_text(encoding="utf-8"))))
