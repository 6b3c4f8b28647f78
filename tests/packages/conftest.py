"""A bundle as PyInstaller leaves it, but empty inside."""

from pathlib import Path

import pytest


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder with a program, a library beside a link to it, and notices."""
    folder = tmp_path / "dist" / "briscola"
    inside = folder / "_internal" / "briscola"
    inside.mkdir(parents=True)
    program = folder / "briscola"
    program.write_text("#!/bin/sh\necho played\n")
    program.chmod(0o755)
    (inside / "THIRD-PARTY.txt").write_text("the work of others\n")
    (folder / "_internal" / "libs").mkdir()
    (folder / "_internal" / "libs" / "libone.so").write_bytes(b"\x7fELF")
    (folder / "_internal" / "libone.so").symlink_to("libs/libone.so")
    return folder
