"""The sheet on which a deck that somebody brings is looked at, chosen for, and taken or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import get_args

import msgspec
import pygame

from briscola.engine.cards import Suit, card
from briscola.i18n.card_words import Naming, card_name, naming_of, suit_name
from briscola.i18n.own_deck_words import (
    not_kept_text,
    refused_text,
    some_own_deck,
    too_many_text,
    which_picture_text,
    wrong_text,
)
from briscola.i18n.text import _
from briscola.storage.own_decks import (
    LENDERS,
    LONGEST_TITLE,
    Family,
    OwnDeck,
    TooManyDecks,
    note_seen,
    title_from,
)
from briscola.system import resources
from briscola.ui.render.kit import deck_at_home
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.own_decks.deck_import import DeckReport
from briscola.ui.scenes.own_decks.deck_pictures import AllForty, PictureButton
from briscola.ui.scenes.own_decks.deck_style import PREVIEW, BroughtCards, DeckStyle
from briscola.ui.scenes.own_decks.deck_versions import PictureChoice, version
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.choice import Segments, Stepper
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget

WAKE = 0.1
"""Seconds between two looks at the reading."""
FAMILIES: Sequence[Family] = get_args(Family)
ASKED = "14"
"""Ranks that show a suit of which it has to be asked what it is."""
LEAST = 48
"""Height in px below which no cards are shown."""
_Make = Callable[[pygame.Rect], Widget]


class BringDeck(SheetScene):
    """Lies over whatever scene a deck is dropped on. Only its main button keeps anything."""

    ruled = True

    def __init__(self, app: Host, path: Path) -> None:
        super().__init__(app)
        self.look = DeckStyle(path)
        self.fault = ""
        home = resources.deck(deck_at_home())
        family = next((each for each in FAMILIES if home is not None and each == home.family), FAMILIES[0])
        self.choice = OwnDeck(
            title=title_from(path) or some_own_deck(), family=family, indexed=family == "italian"
        )
        self.suits = {suit: suit for suit in Suit}
        """The suit that each is taken for, by the one as which it has been read."""
        self.pictures: dict[str, str] = {}
        """The picture that is taken for each card."""
        self._answered = 0
        """Choices among pictures that have been made."""
        self.read = False
        """True once the deck has been read, and the sheet says so."""
        self._count = 0

    def title(self) -> str:
        return some_own_deck()

    @property
    def whole(self) -> bool:
        """True once the deck is read and can be taken."""
        return self.report is not None and self.report.whole

    @property
    def report(self) -> DeckReport | None:
        """The report on the deck; None before there is one, or if nothing could be written."""
        return self.look.work.result if self.read else None

    @property
    def choice_of_pictures(self) -> PictureChoice | None:
        """The choice among different pictures of a card that is to be made now."""
        choices = self.report.choices if self.whole and self.report is not None else ()
        return choices[self._answered] if self._answered < len(choices) else None

    @property
    def ready(self) -> bool:
        """True once nothing is asked before the deck is shown as it will be."""
        return self.whole and self.choice_of_pictures is None

    @property
    def doubtful(self) -> bool:
        """True if it has to be asked which suit is which."""
        return self.ready and self.report is not None and not self.report.sure

    @property
    def spoken_text(self) -> str:
        return self._state()

    def _state(self) -> str:
        """The sentence on the sheet: progress of the reading, or what is wrong."""
        if self.fault:
            return self.fault
        if not self.read:
            return _("The cards are being looked at: {count} of {all}.").format(
                count=self._count, all=self.look.all
            )
        report = self.report
        if report is None:
            return not_kept_text()
        if report.refused is not None:
            return refused_text(report.refused)
        if not report.whole:
            return wrong_text(report.faults, naming=self._naming)
        if (choice := self.choice_of_pictures) is not None:
            named = card_name(card(choice.card), naming=self._naming) if choice.card and report.sure else ""
            return which_picture_text(named, len(choice.cards) - 1)
        if not report.sure:
            return _("The names do not say which suit is which: is it right as it stands below the cards?")
        if report.back_lost:
            return _("Its back cannot be read: one of the game’s takes its place.")
        replaced = any(info.title == self.choice.title for info in resources.own_decks())
        return _("It takes the place of your deck of this name.") if replaced else ""

    # ---- what happens

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._count != self.look.count:
            self._count = self.look.count
            self.dirty = True
        if self.look.work.ready and not self.read:
            self.read = True
            self._choose_pictures_anew()
            if self.report is not None and self.report.family != "italian":
                self._choose(anew=False, family=self.report.family, indexed=False)
            self.layout(self.app.size)
            self._focus_answer()  # what was only to be waited for is to be answered now
        self.wake = None if self.read else WAKE
        return moving

    def leave(self) -> None:
        note_seen(self.look.path)
        self.look.let_go()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            return True  # one deck after the other
        return super().handle(event)

    def _choose(self, *, anew: bool = True, **fields: object) -> None:
        self.choice = msgspec.structs.replace(self.choice, **fields)
        self.fault = ""
        if anew:
            self.layout(self.app.size)
        self.dirty = True

    def _keep(self) -> None:
        if not self.whole:
            self.app.pop()
            return
        choice = self.choice
        if not choice.title.strip():
            choice = msgspec.structs.replace(choice, title=some_own_deck())
        choice = msgspec.structs.replace(choice, back_of=self.lenders[self.back])
        try:
            name = self.look.finish(choice, self.suits, self.pictures)
        except TooManyDecks:
            self.fault = too_many_text()
        except OSError:
            self.fault = not_kept_text()
        else:
            self.app.pop()
            self.app.change(deck=name)
            return
        self.layout(self.app.size)

    @property
    def _naming(self) -> Naming:
        """The names of the cards in the chosen family."""
        return naming_of(resources.deck(LENDERS[self.choice.family]))

    def _cards(self, folder: Path, report: DeckReport) -> BroughtCards:
        return BroughtCards(
            folder=folder,
            ratio=report.size[0] / report.size[1],
            lender=self.lenders[self.back],
            deck=self.choice,
            suits=dict(self.suits),
            pictures=dict(self.pictures),
        )

    def _see_all(self) -> None:
        """Show every card where the game names it."""
        if self.look.folder is not None and self.report is not None:
            self.app.push(AllForty(self.app, self._cards(self.look.folder, self.report), self._naming))

    def _take_for(self, read_as: Suit, at: int) -> None:
        """Take what has been read as one suit for another; what was taken for that changes places."""
        suit = [*Suit][at]
        other = next(each for each, taken in self.suits.items() if taken is suit)
        self.suits[other], self.suits[read_as] = self.suits[read_as], suit
        self._choose()

    # ---- different pictures of a card

    def _focus_answer(self) -> None:
        self.group.focus_name("yes" if self.choice_of_pictures is None else "picture-0")

    def _choose_pictures_anew(self) -> None:
        """Ask from the first choice among pictures on."""
        self.pictures = dict(self.report.pictures) if self.report is not None else {}
        self._answered = 0

    def _again(self) -> None:
        self._choose_pictures_anew()
        self.layout(self.app.size)
        self._focus_answer()

    def _take_picture(self, choice: PictureChoice, number: int) -> None:
        """Take that picture of each card of a choice."""
        self.pictures |= {code: version(code, number) for code in choice.cards}
        self._answered += 1
        self.layout(self.app.size)
        self._focus_answer()
        self.dirty = True

    def _picture_buttons(self, choice: PictureChoice, rect: pygame.Rect) -> Iterator[Widget]:
        """The pictures of the first card of a choice side by side."""
        report, folder = self.report, self.look.folder
        if report is None or folder is None:
            return
        cards, gap = self._cards(folder, report), self.kit.scale.px(16)
        count = len(choice.versions)
        wide = min((rect.width + gap) // count - gap, max(rect.height, self.kit.scale.px(300)))
        left = rect.centerx - (count * (wide + gap) - gap) // 2
        for at, (number, label) in enumerate(zip(choice.versions, choice.labels, strict=True)):
            picture = version(choice.cards[0], number)
            yield PictureButton(
                self.kit,
                pygame.Rect(left + at * (wide + gap), rect.y, wide, rect.height),
                label,
                partial(self._take_picture, choice, number),
                partial(cards.draw_version, self.kit, choice.cards[0], picture),
                name=f"picture-{at}",
            )

    # ---- backs

    @property
    def lenders(self) -> Sequence[str]:
        """Decks whose backs can be chosen; the empty name stands for the deck's own."""
        report = self.report
        shape = 1.0 if report is None else report.size[0] / report.size[1]
        decks = sorted(resources.shipped_decks(), key=lambda info: abs(info.ratio - shape))
        return (*([""] if report is not None and report.back else []), *(info.name for info in decks))

    @property
    def back(self) -> int:
        """Index of the chosen back among the lenders."""
        lenders = self.lenders
        return lenders.index(self.choice.back_of) if self.choice.back_of in lenders else 0

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(640, scale.px(1100)))
        pad, gap, button = max(22, scale.px(48)), max(10, scale.px(20)), scale.target(62)
        wide, row = width - 2 * pad, scale.target(56)
        self.said = fonts.wrap(self._state() or " ", "body", wide)
        asked = self.choice_of_pictures
        words, rows = len(self.said) * fonts.line("body"), self._rows() if self.ready else ()
        around = 2 * pad + heading_height(kit) + words + 2 * gap + button
        around += row + gap if self.doubtful else 0
        fields = len(rows) * (row + gap // 2)
        picture = 0
        if self.whole:
            picture = min(
                scale.px(340 if asked is None else 520), size[1] - 2 * scale.rim - around - fields - gap
            )
            picture = 0 if picture < LEAST and asked is None else picture
        inner = self.unfold(size, (width, around + fields + (picture + gap if picture else 0)), (pad, pad))
        y = inner.y + heading_height(kit)
        self.picture = pygame.Rect(inner.x, y, wide, picture) if picture else None
        y += picture + gap if picture else 0
        group = self.new_group(focus="yes")
        if asked is not None and self.picture is not None:
            for button_of in self._picture_buttons(asked, self.picture):
                group.add(button_of)
        if self.ready:
            at = inner.right, inner.y + heading_height(kit) // 2 - gap // 2
            every = Link(kit, at, _("All forty cards"), self._see_all, name="all", on_paper=True)
            group.add(every)
            if self.report is not None and self.report.choices:
                at = every.rect.x - 2 * gap, at[1]
                group.add(Link(kit, at, _("Choose again"), self._again, name="again", on_paper=True))
        if self.doubtful:
            for stepper in self._suit_steppers(pygame.Rect(inner.x, y, wide, row)):
                group.add(stepper)
            y += row + gap
        self.labels: list[tuple[str, pygame.Rect]] = []
        label = max((fonts.width(words, "body") for words, _make in rows), default=0)
        left = inner.x + min(wide // 2, label + 2 * gap)
        for words_of, make in rows:
            self.labels.append((words_of, pygame.Rect(inner.x, y, left - gap - inner.x, row)))
            group.add(make(pygame.Rect(left, y, inner.right - left, row)).called(words_of))
            y += row + gap // 2
        self.said_y = y + gap // 2
        no, yes = self.button_row(button, gap)
        if self.whole or not self.read:
            group.add(self.button(no, _("Cancel"), self.app.pop, "no"))
        if self.read and asked is None:
            main = _("Play with it") if self.whole else _("All right")
            group.add(self.main_button(yes, main, self._keep, "yes"))
        self.restore_focus("no" if not self.read else "yes" if asked is None else "picture-0")

    def _rows(self) -> Sequence[tuple[str, _Make]]:
        kit, choice = self.kit, self.choice
        rows: list[tuple[str, _Make]] = [
            (
                _("Name"),
                lambda rect: TextField(
                    kit,
                    rect,
                    choice.title,
                    lambda title: self._choose(title=title, anew=False),
                    limit=LONGEST_TITLE,
                    hint=some_own_deck(),
                    name="title",
                ),
            ),
            (
                _("Suits and figures"),
                lambda rect: Segments(
                    kit,
                    rect,
                    [_("Italian"), _("Spanish"), _("French")],
                    FAMILIES.index(choice.family),
                    lambda at: self._choose(family=FAMILIES[at]),
                    name="family",
                ),
            ),
            (_("Backs"), self._backs),
        ]
        if choice.family != "french":
            words = [_("the game adds them"), _("as they are")]
            rows.append(
                (
                    _("Numbers in the corner"),
                    lambda rect: Segments(
                        kit,
                        rect,
                        words,
                        0 if choice.indexed else 1,
                        lambda at: self._choose(indexed=at == 0),
                        name="indexed",
                    ),
                )
            )
        return rows

    def _suit_steppers(self, rect: pygame.Rect) -> Iterator[Widget]:
        """For the cards of each suit, side by side, the suit that they are taken for."""
        names = [suit_name(suit, naming=self._naming) for suit in Suit]
        for suit, part in self._parts(rect):
            taken = [*Suit].index(self.suits[suit])
            change = partial(self._take_for, suit)
            stepper = Stepper(self.kit, part, names, taken, change, name=f"suit-{suit.value}")
            yield stepper.called(_("Suit of these cards"))

    def _parts(self, rect: pygame.Rect) -> Iterator[tuple[Suit, pygame.Rect]]:
        """Four parts of a rectangle side by side, for the suits as they have been read."""
        gap = self.kit.scale.px(12)
        step = (rect.width + gap) / len(Suit)
        for at, suit in enumerate(Suit):
            yield suit, pygame.Rect(round(rect.x + at * step), rect.y, round(step) - gap, rect.height)

    def _backs(self, rect: pygame.Rect) -> Stepper:
        lenders = self.lenders
        titles = {info.name: _(info.title) for info in resources.shipped_decks()}
        return Stepper(
            self.kit,
            rect,
            [titles.get(name, _("its own")) for name in lenders],
            self.back,
            lambda at: self._choose(back_of=lenders[at]),
            name="back",
        )

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y  # the picture has its own place
        kit, fonts = self.kit, self.kit.fonts
        report, folder = self.report, self.look.folder
        if self.picture is not None and folder is not None and report is not None and self.ready:
            cards = self._cards(folder, report)
            shown: list[tuple[Sequence[str], pygame.Rect]] = [(PREVIEW, self.picture)]
            if self.doubtful:
                shown = [
                    ([rank + suit.value for rank in ASKED], part) for suit, part in self._parts(self.picture)
                ]
            for codes, rect in shown:
                cards.draw_row(target, kit, rect, codes)
        for words, rect in self.labels:
            fonts.draw(target, words, "body", rect.midleft, INK, anchor="midleft", width=rect.width)
        words_now = fonts.wrap(self._state() or " ", "body", self.inner.width)[: len(self.said)]
        ink = RED if self.fault or (self.read and not self.whole) else INK_2
        fonts.draw_lines(target, words_now, "body", (self.inner.x, self.said_y), ink)
