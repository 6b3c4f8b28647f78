"""Check what Windows is told by the built programs: icon, version, manifest; by the open window: its DPI.

`python -m tools.packages.windows_program dist/briscola` runs on Windows, where PyInstaller brings pefile.
SDL says at the start that the window knows the DPI of its screen, so the manifest need not.
"""

import argparse
import ctypes
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.packages.icons import SIZES
from tools.packages.identity import NAME, TITLE, VERSION
from tools.packages.version_resource import numbers

WINDOW, CONSOLE = 2, 3
"""Subsystems of a program."""
DOORS = {f"{NAME}.exe": WINDOW, f"{NAME}-console.exe": CONSOLE}
ICONS, MANIFEST = 14, 24
"""Kinds of resources: the sizes of an icon, and what Windows has to know before it starts the program."""
WINDOWS_10 = "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"
PER_MONITOR = 2


def faults(folder: Path) -> Iterator[str]:
    """Yield a sentence for everything that is not as it should be in the programs of the folder."""
    import pefile

    for name, subsystem in DOORS.items():
        program = pefile.PE(str(folder / name))
        if program.OPTIONAL_HEADER.Subsystem != subsystem:
            yield f"{name} is of the subsystem {program.OPTIONAL_HEADER.Subsystem}"
        sides = sorted(_sides(_resource(program, ICONS)))
        if sides != sorted(SIZES[".ico"]):
            yield f"the icon of {name} has the sizes {sides}"
        fixed = program.VS_FIXEDFILEINFO[0] if hasattr(program, "VS_FIXEDFILEINFO") else None
        high, low = (fixed.FileVersionMS, fixed.FileVersionLS) if fixed else (0, 0)
        if (high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF) != numbers(VERSION):
            yield f"{name} does not say that it is version {VERSION}"
        if _strings(program).get("ProductName") != TITLE:
            yield f"{name} does not say that it is {TITLE}"
        manifest = _resource(program, MANIFEST).decode()
        for part in (WINDOWS_10, 'level="asInvoker"', ">true</longPathAware>"):
            if part not in re.sub(r"\s+", " ", manifest):
                yield f"the manifest of {name} lacks {part}"


def _resource(program: Any, kind: int) -> bytes:
    """The first resource of a kind; empty if there is none."""
    for entry in program.DIRECTORY_ENTRY_RESOURCE.entries:
        if entry.id == kind:
            place = entry.directory.entries[0].directory.entries[0].data.struct
            return bytes(program.get_data(place.OffsetToData, place.Size))
    return b""


def _sides(group: bytes) -> Iterator[int]:
    """Widths of the pictures of an icon: rows of 14 bytes, in which 0 stands for 256."""
    for row in range(6, len(group), 14):
        yield group[row] or 256


def _strings(program: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for info in (info for infos in getattr(program, "FileInfo", ()) for info in infos):
        for table in getattr(info, "StringTable", ()):
            found |= {key.decode(): value.decode() for key, value in table.entries.items()}
    return found


def window_faults() -> Iterator[str]:
    """Yield a sentence if Windows would stretch the game's open window where a screen has another DPI."""
    user = ctypes.WinDLL("user32")  # type: ignore[attr-defined, unused-ignore] # on Windows alone
    for function in (user.FindWindowW, user.GetWindowDpiAwarenessContext):
        function.restype = ctypes.c_void_p
    window = user.FindWindowW(None, TITLE)
    if not window:
        yield "no window is open"
        return
    context = user.GetWindowDpiAwarenessContext(ctypes.c_void_p(window))
    known = user.GetAwarenessFromDpiAwarenessContext(ctypes.c_void_p(context))
    if known != PER_MONITOR:
        yield f"the window's awareness of DPI is {known}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--window", action="store_true", help="look at the open window instead")
    args = parser.parse_args()
    found = [*(window_faults() if args.window else faults(args.folder))]
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print("the window knows its DPI" if args.window else "icon, version and manifest are there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
