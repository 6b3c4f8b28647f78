"""Names of the game for systems that install programs; `packages/` repeats them, a test compares."""

from pathlib import Path

from briscola import __version__

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "packages"

NAME = "briscola"
"""Of the program, its folder and its packages."""
CLUB = f"{NAME}-club"
"""Of the package that lets a computer deal for a club, and of its folder for containers."""
TITLE = "Briscola"
APP_ID = "io.github.briscola.Briscola"
"""Reverse domain name: desktop entry, AppStream, Flatpak, macOS bundle. Whoever publishes puts theirs."""
PUBLISHER = "The Briscola authors"
SUMMARY = "Briscola and its whole family at the card table"
VERSION = __version__
