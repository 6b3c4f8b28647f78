"""The sheet on which a deck that somebody brings is looked at, chosen for, and taken or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.own_decks.card_sheet import RANKS, SUITS, Grid
from briscola.ui.scenes.own_decks.deck_import import DeckReport
from briscola.ui.scenes.own_decks.deck_pictures import AllForty, NamedForty, PictureButton
from briscola.ui.scenes.own_decks.deck_style import PREVIEW, BroughtCards, DeckStyle
from briscola.ui.scenes.own_decks.deck_versions import PictureChoice, version
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, FormField, PressButton, SheetRow, Space, Stack
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.choice import Segments, Stepper
from briscola.ui.widgets.text_field import TextField

WAKE = 0.1
"""Seconds between two looks at the reading."""
FAMILIES: Sequence[Family] = get_args(Family)
ASKED = "14"
"""Ranks that show a suit of which it has to be asked what it is."""
LEAST = 48
"""Height in px below which no cards are shown."""
LABELS = 0.36
"""Share of the width for the labels of what can be chosen."""


class CardRow(SheetPart):
    """Cards of a deck side by side; lower where there is less room, and none in the least."""

    def __init__(self, cards: BroughtCards, codes: Sequence[str]) -> None:
        self._cards, self._codes = cards, codes

    def add_to(self, column: TextColumn) -> None:
        kit, width = column.kit, column.width
        high = column.give(kit.scale.px(340), 0)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            if high >= LEAST:
                self._cards.draw_row(target, kit, pygame.Rect(x, y, width, high), self._codes)

        column.canvas(high, paint)


class BringDeck(ContentSheet):
    """Lies over whatever scene a deck is dropped on. Only its main button keeps anything."""

    wide = 640, 1100
    ruled = True

    def __init__(self, app: Host, path: Path) -> None:
        super().__init__(app)
        self.style = DeckStyle(path)
        self.fault = ""
        home = resources.deck(deck_at_home())
        family = next((each for each in FAMILIES if home is not None and each == home.family), FAMILIES[0])
        self.choice = OwnDeck(title=title_from(path), family=family, indexed=family == "italian")
        self.suits = {suit: suit for suit in Suit}
        """The suit that each is taken for, by the one as which it has been read."""
        self.pictures: dict[str, str] = {}
        """The picture that is taken for each card."""
        self._answered = 0
        """Choices among pictures that have been made."""
        self._suits_told = self._grid_told = False
        """True once it has been said that the suits, and columns and rows, are right as they stand."""
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
        return self.style.work.result if self.read else None

    @property
    def grid_asked(self) -> Grid | None:
        """The columns and rows of one picture of all cards while it is asked whether they are right."""
        report = self.report
        return report.grid if report is not None and report.whole and not self._grid_told else None

    @property
    def choice_of_pictures(self) -> PictureChoice | None:
        """The choice among different pictures of a card that is to be made now."""
        whole = self.whole and self.grid_asked is None
        choices = self.report.choices if whole and self.report is not None else ()
        return choices[self._answered] if self._answered < len(choices) else None

    @property
    def doubtful(self) -> bool:
        """True while it is asked which suit is which."""
        asked = self.grid_asked is not None or self.choice_of_pictures is not None or self._suits_told
        return self.whole and not asked and self.report is not None and not self.report.sure

    @property
    def ready(self) -> bool:
        """True once nothing is asked before the deck is shown as it will be."""
        asked = self.grid_asked is not None or self.choice_of_pictures is not None or self.doubtful
        return self.whole and not asked

    def _state(self) -> str:
        """The sentence on the sheet: progress of the reading, or what is wrong."""
        if self.fault:
            return self.fault
        if not self.read:
            return _("The cards are being looked at: {count} of {all}.").format(
                count=self._count, all=self.style.all
            )
        report = self.report
        if report is None:
            return not_kept_text()
        if report.refused is not None:
            return refused_text(report.refused)
        if not report.whole:
            return wrong_text(report.faults, naming=self._naming)
        if self.grid_asked is not None:
            return _("One picture of all cards: are these the forty, each above its name?")
        if (choice := self.choice_of_pictures) is not None:
            named = card_name(card(choice.card), naming=self._naming) if choice.card and report.sure else ""
            return which_picture_text(named, len(choice.cards) - 1)
        if self.doubtful:
            return _("Which suit is which has to be asked: is it right as it stands below the cards?")
        if report.back_lost:
            return _("Its back cannot be read: one of the game’s takes its place.")
        replaced = any(info.title == self.choice.title for info in resources.own_decks())
        return _("It takes the place of your deck of this name.") if replaced else ""

    # ---- what happens

    def update(self, dt: float) -> bool:
        self._count = self.style.count
        if self.style.work.ready and not self.read:
            self.read = True
            self._choose_pictures_anew()
            if self.report is not None and self.report.family != "italian":
                self._choose(family=self.report.family, indexed=False)
            self._answer()  # what was only to be waited for is to be answered now
        return super().update(dt)

    def leave(self) -> None:
        note_seen(self.style.path)
        self.style.let_go()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            return True  # one deck after the other
        return super().handle(event)

    def _choose(self, **fields: object) -> None:
        self.choice = msgspec.structs.replace(self.choice, **fields)
        self.fault = ""

    def _cut_by(self, grid: Grid) -> None:
        """Have the one picture of all cards cut by other columns and rows."""
        self.style.let_go()
        self.style, self.read = DeckStyle(self.style.path, grid), False
        self._choose()

    def _confirm(self) -> None:
        """Go on from a question, or keep the deck."""
        if self.grid_asked is not None:
            self._grid_told = True
            self._answer()
        elif self.doubtful:
            self._suits_told = True
            self._answer()
        else:
            self._keep()

    def _keep(self) -> None:
        if not self.whole:
            self.app.pop()
            return
        choice = self.choice
        if not choice.title.strip():
            choice = msgspec.structs.replace(choice, title=some_own_deck())
        choice = msgspec.structs.replace(choice, back_of=self.lenders[self.back])
        try:
            name = self.style.finish(choice, self.suits, self.pictures)
        except TooManyDecks:
            self.fault = too_many_text()
        except OSError:
            self.fault = not_kept_text()
        else:
            self.app.pop()
            self.app.change(deck=name)

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
        if self.style.folder is not None and self.report is not None:
            self.app.push(AllForty(self.app, self._cards(self.style.folder, self.report), self._naming))

    def _take_for(self, read_as: Suit, at: int) -> None:
        """Take what has been read as one suit for another; what was taken for that changes places."""
        suit = [*Suit][at]
        other = next(each for each, taken in self.suits.items() if taken is suit)
        self.suits[other], self.suits[read_as] = self.suits[read_as], suit
        self._choose()

    # ---- different pictures of a card

    def _answer(self) -> None:
        """Show what is to be answered now, and lead there."""
        self.layout(self.app.size)
        self.group.focus_name(self.first)

    def _choose_pictures_anew(self) -> None:
        """Ask from the first choice among pictures on."""
        self.pictures = dict(self.report.pictures) if self.report is not None else {}
        self._answered = 0
        self._suits_told = self._grid_told = False

    def _again(self) -> None:
        self._choose_pictures_anew()
        self._answer()

    def _take_picture(self, choice: PictureChoice, number: int) -> None:
        """Take that picture of each card of a choice."""
        self.pictures |= {code: version(code, number) for code in choice.cards}
        self._answered += 1
        self._answer()

    def _picture_buttons(self, choice: PictureChoice, cards: BroughtCards) -> Iterator[SheetPart]:
        """The pictures of the first card of a choice."""
        for at, (number, label) in enumerate(zip(choice.versions, choice.labels, strict=True)):
            draw = partial(cards.draw_version, self.kit, choice.cards[0], version(choice.cards[0], number))
            take = partial(self._take_picture, choice, number)
            button = Control(PictureButton, label, take, draw, name=f"picture-{at}")
            yield button.giving(self.kit.scale.px(520), self.kit.scale.px(160))

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

    # ---- what stands on it

    @property
    def first(self) -> str:
        if not self.read:
            return "no"
        if self.ready and not self.choice.title.strip():
            return "title"  # its files do not say how it is called
        return "yes" if self.choice_of_pictures is None else "picture-0"

    @property
    def live(self) -> object:
        chosen = (
            self.choice,
            dict(self.suits),
            self.pictures,
            self._answered,
            self._suits_told,
            self._grid_told,
        )
        return self.read, self._count, self.fault, chosen

    @property
    def look(self) -> float | None:
        return None if self.read else WAKE

    def fill(self, column: TextColumn) -> None:
        report, folder, asked = self.report, self.style.folder, self.choice_of_pictures
        if self.whole and report is not None and folder is not None:
            self._fill_pictures(column, self._cards(folder, report), asked)
        if (grid := self.grid_asked) is not None:
            self._fill_grid(column, grid)
        if self.ready:
            for label, control in self._rows():
                column.put(FormField(label, control.tall(56), share=LABELS))
                column.gap(10)
        ink = RED if self.fault or (self.read and not self.whole) else INK_2
        column.text(self._state() or " ", "body", ink, news=True)

    def _fill_pictures(self, column: TextColumn, cards: BroughtCards, asked: PictureChoice | None) -> None:
        """Add pictures of the deck: those among which one is chosen, or a few of it as it will be."""
        if self.grid_asked is not None:
            column.put(NamedForty(cards, self._naming))
        elif asked is not None:
            column.put(SheetRow(*self._picture_buttons(asked, cards), gap=16))
        elif self.doubtful:
            column.put(SheetRow(*self._suits(cards), gap=12))
        else:
            column.put(CardRow(cards, PREVIEW))
        column.gap(20)

    def _fill_grid(self, column: TextColumn, grid: Grid) -> None:
        """Add the columns and rows of the picture, to be changed; the longer side counts the ranks."""
        short, long = range(SUITS[0], SUITS[1] + 1), range(RANKS[0], RANKS[1] + 1)
        upright = grid.rows > grid.columns
        sides = (short, long) if upright else (long, short)
        labels = (_("Columns"), _("Rows"))
        for at, (label, numbers) in enumerate(zip(labels, sides, strict=True)):
            change = partial(self._change_side, grid, at, numbers)
            values = [str(number) for number in numbers]
            control = Control(Stepper, values, numbers.index(grid[at]), change, name=f"side-{at}")
            column.put(FormField(label, control.tall(56), share=LABELS))
            column.gap(10)

    def _change_side(self, grid: Grid, side: int, numbers: Sequence[int], at: int) -> None:
        self._cut_by(Grid(*(numbers[at] if each == side else grid[each] for each in (0, 1))))

    def _suits(self, cards: BroughtCards) -> Iterator[SheetPart]:
        """Cards of each suit as it has been read, and below them the suit that they are taken for."""
        names = [suit_name(suit, naming=self._naming) for suit in Suit]
        for suit in Suit:
            taken, change = [*Suit].index(self.suits[suit]), partial(self._take_for, suit)
            stepper = Control(Stepper, names, taken, change, name=f"suit-{suit.value}")
            shown = CardRow(cards, [rank + suit.value for rank in ASKED])
            yield Stack(shown, stepper.tall(56).called(_("Suit of these cards")), gap=20)

    def foot(self) -> SheetPart:
        cancel = [PressButton(_("Cancel"), self.app.pop, "no")] if self.whole or not self.read else []
        if not self.read or self.choice_of_pictures is not None:
            return SheetRow(*cancel, Space())
        questions = self.report is not None and (
            self.report.choices or self.report.grid or not self.report.sure
        )
        if self.ready and questions:
            cancel.append(PressButton(_("Choose again"), self._again, "again"))
        if self.ready or self.doubtful:
            cancel.append(PressButton(_("All forty cards"), self._see_all, "all"))
        if self.grid_asked is not None:
            main = PressButton(_("These are the cards"), self._confirm, "yes")
        elif self.doubtful:
            main = PressButton(_("These are the suits"), self._confirm, "yes")
        else:
            words = _("Play with it") if self.whole else _("All right")
            main = PressButton(words, self._confirm, "yes", main=True)
        return SheetRow(*cancel, Space(), main)

    def _rows(self) -> Sequence[tuple[str, Control]]:
        """The choices for a deck, with their labels."""
        choice, lenders = self.choice, self.lenders
        titles = {info.name: _(info.title) for info in resources.shipped_decks()}
        name = Control(
            TextField,
            choice.title,
            lambda title: self._choose(title=title),
            limit=LONGEST_TITLE,
            hint=some_own_deck(),
            name="title",
        )
        family = Control(
            Segments,
            [_("Italian"), _("Spanish"), _("French")],
            FAMILIES.index(choice.family),
            lambda at: self._choose(family=FAMILIES[at]),
            name="family",
        )
        back = Control(
            Stepper,
            [titles.get(lender, _("its own")) for lender in lenders],
            self.back,
            lambda at: self._choose(back_of=lenders[at]),
            name="back",
        )
        indexed = Control(
            Segments,
            [_("the game adds them"), _("as they are")],
            0 if choice.indexed else 1,
            lambda at: self._choose(indexed=at == 0),
            name="indexed",
        )
        rows = [(_("Name"), name), (_("Suits and figures"), family), (_("Backs"), back)]
        return rows if choice.family == "french" else [*rows, (_("Numbers in the corner"), indexed)]
