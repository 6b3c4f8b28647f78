"""The owner of what is chosen for a new match."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.game_words import rules_chapter
from briscola.i18n.result_words import match_goal
from briscola.i18n.text import Message, lazy, ngettext
from briscola.storage.evenings.matches import Plays
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.match_dialogs import NO_LINKS, NewMatchLinks, bidding_question
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.widgets.button import Button


class Purpose(Struct, frozen=True, kw_only=True):
    """The aim of choosing a match, in words."""

    title: Message
    start: Message
    """Words of the button that takes the match."""
    household: bool = True
    """True at this computer: others of it can sit down, too, and the person's name and face are chosen."""


SIT_DOWN = Purpose(title=lazy("New match"), start=lazy("Sit down and play"))
"""To be played at once."""
TOGETHER = Purpose(title=lazy("New match"), start=lazy("Go on"))
"""For several people at this computer: who sits where comes after it."""
FRIENDS = Purpose(title=lazy("Open a table"), start=lazy("Go on"), household=False)
"""For people at other computers."""


class ChoicePage(Scene):
    """The one owner: every sheet over it reads `choices` here and changes them by `choose`.

    `TableChoice` is what one sees of it. The choices begin as the settings have them. What was chosen since
    is written there as the page or the full sheet is covered, comes on top again or is left; what others
    have written there stays, and is read on top.
    `on_start` gets the match to be played.
    """

    def __init__(
        self,
        app: Host,
        on_start: Callable[[MatchSetup], None],
        purpose: Purpose = SIT_DOWN,
        links: NewMatchLinks = NO_LINKS,
        *,
        played: Sequence[Plays] = (),
        others: Sequence[Profile] = (),
    ) -> None:
        """`played`: games the person has played, latest first, with which the full list begins; `others`: the
        household besides the person.
        """
        super().__init__(app)
        self.on_start, self.purpose, self.links = on_start, purpose, links
        self.played, self.others = played, others
        self.choices = self._saved()
        self._kept: Choices | None = None
        """The choices as they were last written or read again here."""

    def _saved(self) -> Choices:
        """The choices as the settings keep them."""
        settings, alone = self.app.settings, not self.purpose.household
        return read_choices(settings.match, settings.player, self.others, alone=alone)

    @property
    def chapter(self) -> str:
        return rules_chapter(self.choices.rules)

    @property
    def match_setup(self) -> MatchSetup:
        return self.choices.setup()

    @property
    def spoken_title(self) -> str:
        return str(self.purpose.title)

    @property
    def goal(self) -> str:
        """Words for what ends the match."""
        setup = self.choices.setup()
        return match_goal(setup.rules(), setup.winning_hands)

    @property
    def rules_words(self) -> str:
        """The name of the house rules, else how many differ from the defaults; empty for the usual ones."""
        differing = len(self.choices.differing)
        number = ngettext("{n} house rule", "{n} house rules", differing).format(n=differing)
        return self.choices.rules_name or (number if differing else "")

    def choose(self, choices: Choices) -> None:
        """Take up other choices and lay out for them what is on top: this page, or a sheet over it."""
        self.choices = choices
        (self.app.top or self).layout(self.app.size)

    def choose_quietly(self, choices: Choices) -> None:
        """Take up other choices without a new layout, if a control already shows them."""
        self.choices = choices
        (self.app.top or self).invalidate()

    def rename_self(self, name: str) -> None:
        """Take the name of the person who begins, which a field shows already."""
        self.choose_quietly(replace(self.choices, player=name))

    def cover(self) -> None:
        self.keep_choices()

    def resume(self) -> None:
        """Take up what others have written, like a program remembered at the seats for friends."""
        self.keep_choices()
        self._kept = self._saved()
        self.choose(self._kept)

    def keep_choices(self) -> None:
        """Write what was chosen since it was last written or read; the table at which one sat last stays."""
        if self.choices == self._kept:
            return
        self._kept = self.choices
        player = clean(self.choices.player, LONGEST_NAME)
        self.app.change(match=self.choices.kept(), player=player, played_match=self.app.settings.last_table)

    def keep_for_match(self) -> None:
        """Write all that is chosen: a name that was refused may stand there, and is asked about again."""
        self._kept = None
        self.keep_choices()

    def start(self) -> None:
        """Take the match; before the first chiamata how one's circolo bids is asked."""

        def answered(choices: Choices) -> None:
            self.choose(choices)
            self.start()

        asked = bidding_question(self.app, self.choices, answered)
        if asked is not None:
            self.app.push(asked)
            return
        self.keep_for_match()
        self.on_start(self.choices.setup())

    def start_button(self, kit: Kit, place: pygame.Rect) -> Button:
        """The red button that takes the match."""
        words, role = str(self.purpose.start), "button-main"
        return Button(kit, place, words, self.start, primary=True, role=role, name="start")

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)
