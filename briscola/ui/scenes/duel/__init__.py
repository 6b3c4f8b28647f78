"""Duels: the text for a friend, and the page on which both results stand."""

from briscola.ui.scenes.duel.scene import DuelScene
from briscola.ui.scenes.duel.text_sheet import TextSheet, challenge_sheet

__all__ = ["DuelScene", "TextSheet", "challenge_sheet"]
