"""A week of a friend's: its deals of the day, and both results of those that the person has played."""

from __future__ import annotations

from collections.abc import Sequence

from briscola.capabilities.daily.week_words import next_deal, week_balance, week_rules_text, week_title
from briscola.capabilities.duel.window.scene import DuelScene
from briscola.capabilities.duel.words import apart_text
from briscola.i18n.level_words import level_name
from briscola.i18n.single_deal_words import weekday_name
from briscola.i18n.text import _, upper
from briscola.ui.render.theme import INK, RED
from briscola.ui.views.text.text_column import TextColumn


class WeekScene(DuelScene):
    """Nothing of a deal is shown before the person has played it."""

    def title(self) -> str:
        return _("A friend’s week")

    def _describe(self, column: TextColumn) -> None:
        results, first = self.results, self.results.hands[0].day
        if first is not None:
            column.text(week_title(first), "row")
        following = results.next
        if following is None:
            if not self.compares:
                column.text(apart_text(), "body", INK)
            return
        if self.play is None:
            words = _("Another window of Briscola is open. Play the challenge there: it is kept.")
            column.text(words, "body", RED)
        elif following is results.hands[0]:
            column.text(week_rules_text(len(self.duels)), "body", INK)
        if following.day is not None:
            column.text(next_deal(following.day, following.duel))

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        played = [hand for hand in self.results.hands if hand.mine is not None]
        if not played:
            return (), ()
        heads = [_("Day"), _("You"), _("Your friend"), upper(level_name("maestro", "m"))]
        rows = []
        for hand in played:
            theirs = "–" if hand.duel.theirs is None else self._shown(hand.duel.theirs)
            maestro = self._shown(self.results.maestro.found.get(hand.duel.letters))
            name = "" if hand.day is None else weekday_name(hand.day)
            rows.append([name, self._shown(hand.mine), theirs, maestro])
        return heads, rows

    def _below(self) -> str:
        """The balance of the deals that both have played."""
        both = [
            (hand.mine, hand.duel.theirs)
            for hand in self.results.hands
            if hand.mine is not None and hand.duel.theirs is not None
        ]
        return week_balance(both) if both else ""

    def _words_to_play(self) -> str:
        return _("Continue") if self.results.begun else _("Play the next deal")
