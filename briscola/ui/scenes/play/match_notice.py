"""The slip on what is wrong, or on who is at the door of a table of friends. It stays so long."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from briscola.i18n.elsewhere_words import copy_link
from briscola.i18n.saving_words import reason_text
from briscola.i18n.text import _, upper
from briscola.ui.render.theme import INK, RED
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop.distant_table import DistantTable
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.widgets.button import Button, CopyButton
from briscola.ui.widgets.focus_group import FocusGroup

HEAD = "label"


class _Said(NamedTuple):
    """The slip in words, in one sentence or with a head of its own, and its button; empty: it has none."""

    head: str
    reason: str = ""
    button: str = ""
    name: str = "retry"
    """Name of the button."""
    knock: str = ""
    """Key of whoever knocks."""
    link: str = ""
    """A link that the button copies."""


class MatchNotice(Overlay):
    """Shows who knocks, else who is away, else the trouble with saving the match; never holds the play up.

    Whoever knocks goes first: she waits, and nothing else says so.
    """

    def __init__(self, context: PlayContext, distant: DistantTable | None) -> None:
        self.context, self._distant = context, distant
        self._shown: _Said | None = None
        self._group: FocusGroup | None = None
        self._button: Button | None = None

    def lay(self, group: FocusGroup) -> None:
        """Place the slip and make the button, for a new size, language or table, or other words."""
        self._group, self._shown = group, self._now
        said = self._shown or _Said("")
        button, kit = self._place(said), self.context.kit
        if said.link:
            self._button = CopyButton(kit, button, said.link, name=said.name, text=said.button)
        else:
            press = partial(self._press, said.knock)
            self._button = Button(kit, button, said.button, press, name=said.name, on_paper=True, margin=8)
        self._button.visible = bool(said.button)
        group.add(self._button)

    def _button_width(self, said: _Said) -> int:
        """Width in px of the button; 0 if there is none."""
        kit = self.context.kit
        if said.link:
            words = said.button, _("Copied")
            return max(kit.fonts.width(each, "small-strong") for each in words) + 2 * CopyButton.side(kit)
        rim = max(10, kit.scale.px(18))
        return kit.fonts.width(said.button, "button") + 2 * rim if said.button else 0

    def _place(self, said: _Said) -> pygame.Rect:
        """Place the slip and its words; return the rectangle of the button, under the words or beside."""
        scale, layout = self.context.kit.scale, self.context.layout
        place, portrait = layout.notice, layout.portrait
        pad, rim = max(9, scale.px(16)), max(10, scale.px(18))
        button = pygame.Rect(0, 0, self._button_width(said), scale.target(56) if said.button else 0)
        whole, height = place.width - 2 * pad, place.height - rim
        narrow = whole - button.width - (pad if said.button else 0)
        over = height - button.height - pad // 2
        if said.button and (
            portrait or not self._fits(said, narrow, height) or self._reads_better(said, narrow, whole, over)
        ):
            text = self._text = self._wrap(said, whole, None)
            size = max(text.width, button.width), text.height + pad // 2 + button.height
            slip = self._slip = pygame.Rect(place.topleft, (size[0] + 2 * pad, size[1] + rim))
            if portrait:
                slip.bottom = place.bottom
            edge = max(5, scale.px(9))
            text.topleft, button.midbottom = (slip.x + pad, slip.y + edge), (slip.centerx, slip.bottom - edge)
        else:
            text = self._text = self._wrap(said, narrow, height)
            size = text.width + whole - narrow, max(text.height, button.height)
            slip = self._slip = pygame.Rect(place.topleft, (size[0] + 2 * pad, size[1] + rim))
            text.midleft, button.midright = (slip.x + pad, slip.centery), (slip.right - pad, slip.centery)
        return button

    def _fits(self, said: _Said, width: int, height: int) -> bool:
        """True if the words have room (px) beside their button; of a reason only the head must."""
        fonts = self.context.kit.fonts
        lines = fonts.wrap(said.head, "small", width)
        high = fonts.line("small") * len(lines) <= height
        return bool(said.reason) or (high and all(fonts.width(line, "small") <= width for line in lines))

    def _reads_better(self, said: _Said, narrow: int, whole: int, height: int) -> bool:
        """True if a sentence has fewer lines over its button than beside it, and room there (px)."""
        fonts = self.context.kit.fonts
        beside, over = (len(fonts.wrap(said.head, "small", width)) for width in (narrow, whole))
        return not said.reason and over < beside and over * fonts.line("small") <= height

    def _wrap(self, said: _Said, width: int, height: int | None) -> pygame.Rect:
        """Wrap the words into a width, cut off at a height (px) if one is given; return their size."""
        fonts = self.context.kit.fonts
        head = fonts.line(HEAD) if said.reason else 0
        lines = fonts.wrap(said.reason or said.head, "small", width)
        most = len(lines) if height is None else max(1, (height - head) // fonts.line("small"))
        if len(lines) > most:  # the system's own words: the rest stands in the question
            lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
        self._lines = lines
        widest = max(
            fonts.width(said.head, HEAD) if said.reason else 0,
            *(fonts.width(line, "small") for line in lines),
            0,
        )
        return pygame.Rect(0, 0, min(width, widest), head + fonts.line("small") * len(lines))

    @property
    def rect(self) -> pygame.Rect | None:
        """Rectangle of the slip; None if there is none."""
        return None if self._shown is None else self._slip

    @property
    def paper(self) -> pygame.Rect | None:
        return self.rect

    @property
    def _now(self) -> _Said | None:
        """The words of this moment; None if there are none."""
        distant, trouble = self._distant, self.context.seat.trouble
        if distant is not None:
            if (knock := distant.knock()) is not None:
                return _Said(knock.sentence, "", knock.welcome, f"in-{knock.key}", knock.key)
            if unreachable := distant.unreachable():
                link = distant.link()
                return _Said(unreachable, "", copy_link() if link else "", "copy-link", link=link)
        if trouble is None:
            return None
        heads = {"second": _("Not kept"), "what_if": _("What if")}
        reason = upper(reason_text(trouble))
        again = _("Try again") if trouble.kind == "refused" else ""
        return _Said(heads.get(trouble.kind, _("Not saved")), reason, again)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        """The slip, with the full reason in its explanation."""
        return () if self._shown is None else (("trouble", self._slip, self._shown[:2]),)

    def _press(self, knock: str) -> None:
        """Let in whoever knocks with this key, or try at once to write the events that wait."""
        if self._distant is not None and knock:
            self._distant.answer_knock(knock, True)
        elif not self.context.seat.keep_again():
            self.context.knock()

    def update(self, dt: float) -> bool:
        """Follow what has come, changed or gone; True if something moves."""
        del dt
        group, before = self._group, self._button
        if self._now != self._shown and group is not None and before is not None:
            focused = group.focused is before
            announced = self._shown
            group.widgets.remove(before)
            self.lay(group)
            if focused:
                again = self._button
                same = again is not None and again.visible and again.name == before.name
                group.focus_name(before.name if same else "hand")  # another button is not pressed unseen
            self.context.invalidate()
            if self._shown is not None and self._shown != announced:
                self.context.speak(self._shown.head, self._shown.reason)
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw the slip with its text; the button belongs to the scene."""
        if self._shown is None:
            return
        fonts = self.context.kit.fonts
        self.context.kit.paper.tag(self._slip.size).draw(target, self._slip.topleft)
        x, y = self._text.topleft
        if self._shown.reason:
            fonts.draw(target, self._shown.head, HEAD, (x, y), RED, width=self._text.width)
            y += fonts.line(HEAD)
        for line in self._lines:
            fonts.draw(target, line, "small", (x, y), INK)
            y += fonts.line("small")
