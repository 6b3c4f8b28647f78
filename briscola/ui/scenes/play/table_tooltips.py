"""Explanations of the things on the table, by pointer, keys and finger.

`TOOLTIPS` is the table of what is said; `views.hit_test` knows where things lie, `widgets.telling`
when one is told.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame

from briscola.client.view import ME, View
from briscola.engine.actions import Bid
from briscola.engine.cards import Card
from briscola.i18n import tooltip_words as words
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import Naming
from briscola.i18n.score_words import score_line
from briscola.i18n.seat_words import partner_words, role_words
from briscola.i18n.sign_words import deed
from briscola.i18n.spoken_words import Role, Spoken, Tip
from briscola.i18n.text import _, lower, ngettext
from briscola.i18n.tooltip_words import Words, listed
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.layout.card_spots import lit
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.tooltip_facts import FactFinder, TableFacts
from briscola.ui.views.hit_test import Kind, Pos, TableTarget, covered_last, thing_at
from briscola.ui.widgets import FocusGroup, Widget

Tell = Callable[[TableFacts, TableTarget], Words]


class CardWords(Protocol):
    """Function that explains a card somebody has played or drawn."""

    def __call__(
        self,
        view: View,
        seat: int,
        card: Card,
        names: Sequence[str],
        /,
        *,
        naming: Naming,
        you: int | None,
    ) -> Words: ...


def _seat(told: TableFacts, thing: TableTarget) -> Words:
    """The player's name and everything public about that place."""
    view, place, now = told.view, _place(thing), told.now
    held = sum(1 for _card in view.hands[place]) if view.hands else 0
    parts = [
        told.signs.get(place, "")
        or (deed(now.faces[place]) if place in now.faces and place != told.you else ""),
        words.person_words(told.setup, view, place),
        now.absent.get(place, ""),
        _role(told, place),
        _said(told, place),
        _("dealer") if place == view.dealer else "",
        (lower(_("Your turn")) if place == told.you else _("has the turn")) if place == now.acting else "",
        ngettext("{n} card in hand", "{n} cards in hand", held).format(n=held) if held else "",
    ]
    return told.names[place], listed(parts)


def _role(told: TableFacts, place: int) -> str:
    """The side of a place, as far as it is known."""
    view = told.view
    if view.caller is not None:
        if place == view.caller:
            return role_words(told.setup.face_of(place), calls=True)
        known = view.revealed or told.you in (view.caller, view.partner)
        if known and place == view.partner:
            return role_words(told.setup.face_of(place), calls=False)
        return ""
    if place == ME or not view.rules.in_sides or told.you is None:
        return ""
    return _("your partner") if view.side(place) == "us" else _("against you")


def _said(told: TableFacts, place: int) -> str:
    """A place's last call in the current auction."""
    said = told.view.said(place) if told.now.auction else False
    if said is False:
        return ""
    return (
        _("bid: {bid}").format(bid=the_bid(said, naming=told.naming))
        if isinstance(said, Bid)
        else _("passed")
    )


def _pile(told: TableFacts, thing: TableTarget) -> Words:
    lying, place = told.lying, _place(thing)
    owners = [p for p in lying.piles.order if lying.layout.pile_owner(p) == place]
    return words.pile_words(lying.piles, place, owners, told.names, counted=told.counted, you=told.you)


def _place(thing: TableTarget) -> int:
    """Place of a thing's owner; the person's if it has none."""
    return ME if thing.place is None else thing.place


def _emblem(told: TableFacts, _thing: TableTarget) -> Words:
    if told.view.untrumped or told.view.trumps is None:
        return words.untrumped_words(told.view, told.names, naming=told.naming, you=told.you)
    return words.trump_words(told.view.trumps, naming=told.naming)


def _contract(told: TableFacts, _thing: TableTarget) -> Words:
    partner = partner_words(told.view, told.setup)
    head, text = words.contract_words(told.view, told.names, partner, naming=told.naming, you=told.you)
    if told.view.caller == ME and told.view.rules.options.get("concede"):
        give_up = _("At your turn, press it to give the hand up.")
        text = f"{text}. {give_up}"
    return head, text


def _backs(told: TableFacts, thing: TableTarget) -> Words:
    return words.held_words(told.view, _place(thing), len(thing.poses), told.names, you=told.you)


def _of_card(say: CardWords) -> Tell:
    """Explanation of a card that belongs to a place."""

    def tell(told: TableFacts, thing: TableTarget) -> Words:
        if thing.card is None:
            return "", ""
        return say(told.view, _place(thing), thing.card, told.names, naming=told.naming, you=told.you)

    return tell


def _open(told: TableFacts, thing: TableTarget) -> Words:
    if thing.card is None:
        return "", ""
    return words.open_words(told.view, _place(thing), thing.card, told.names, naming=told.naming)


def _trace(told: TableFacts, thing: TableTarget) -> Words:
    place = _place(thing)
    return words.passed_sign_words(told.names[place], told.signs.get(place, ""))


def _turned(told: TableFacts, thing: TableTarget) -> Words:
    return ("", "") if thing.card is None else words.turned_words(told.view, thing.card, naming=told.naming)


TOOLTIPS: Mapping[Kind, Tell] = {
    Kind.SEAL: lambda told, _thing: words.seal_words(opened=told.view.secret is not None),
    Kind.TRICK: _of_card(words.played_words),
    Kind.DRAWN: _of_card(words.drawn_words),
    Kind.LANDING: lambda told, thing: words.landing_words(told.view, thing.place),
    Kind.TURNED: _turned,
    Kind.STOCK: lambda told, _thing: words.stock_words(told.view, told.lying.stock),
    Kind.EMBLEM: _emblem,
    Kind.CONTRACT: _contract,
    Kind.SEAT: _seat,
    Kind.TRACE: _trace,
    Kind.BACKS: _backs,
    Kind.OPEN: _open,
    Kind.TRAY: _open,
    Kind.SHEET: lambda _told, _thing: words.sheet_words(),
    Kind.PILE: _pile,
    Kind.SLATE: lambda told, _thing: words.slate_words(told.view, score_line(told.view, told.setup)),
    Kind.HEADER: lambda told, _thing: words.header_words(told.view),
    Kind.WORTH: lambda told, _thing: words.worth_words(told.view),
    Kind.CUP: lambda _told, _thing: words.cup_words(),
    Kind.CHALK: lambda _told, _thing: words.chalk_words(),
    Kind.SLIP: lambda _told, thing: thing.said,
}
"""The explanation of each kind of thing."""

SHOWN_WHOLE = (Kind.TURNED, Kind.CONTRACT)
"""Things whose card is half covered or small: the slip draws it whole."""


def tip_of(told: TableFacts, thing: TableTarget) -> Tip:
    """The explanation slip of a thing."""
    head, text = TOOLTIPS[thing.kind](told, thing)
    card = thing.card or (told.view.called if thing.kind is Kind.CONTRACT else None)
    whole = card is not None and thing.kind in SHOWN_WHOLE
    return Tip(head=head, text=text, card=card.code if whole and card is not None else "")


class TableThing(Widget):
    """A thing on the table as a control: Tab and arrows reach it, a slip explains it."""

    pressed_takes_focus = False
    tells_focus = True
    layer = -1

    def __init__(
        self,
        kit: Kit,
        thing: TableTarget,
        *,
        under: Callable[[Pos], TableTarget | None],
        tip: Callable[[], Tip],
        press: Callable[[], None] | None,
    ) -> None:
        """`under` returns the thing at a point, `tip` the explanation of this one; `press`: what a click,
        a tap or Enter does; None if nothing.
        """
        super().__init__(kit, thing.rect, name=thing.name)
        self.thing, self._under, self._tip, self._press = thing, under, tip, press
        self.tap_tells = press is None
        self.pointer_shape = pygame.SYSTEM_CURSOR_ARROW if press is None else pygame.SYSTEM_CURSOR_HAND

    def lie(self, thing: TableTarget, tip: Callable[[], Tip]) -> None:
        """Move the control and change its explanation."""
        self.thing, self.rect, self._tip = thing, thing.rect, tip

    def told(self) -> Tip:
        return self._tip()

    def spoken(self) -> Spoken:
        tip = self.told()
        role = Role.THING if self._press is None else Role.BUTTON
        return Spoken(role=role, name=tip.head, more=tip.text, slip=tip)

    def hit(self, pos: Pos) -> bool:
        under = self._under(pos)
        return under is not None and under.name == self.name

    def point(self, p: Pointer) -> bool:
        return super().point(p) and p.kind != "move"  # nothing of it changes under the pointer

    def key(self, event: pygame.event.Event) -> bool:
        if self._press is None or not pointer.is_confirm(event) or event.key == pygame.K_SPACE:
            return False
        self.confirm()
        return True

    def confirm(self) -> None:
        if self._press is not None:
            self._press()


class TableTooltips:
    """Keeps the controls of the table's things up to date with the table."""

    def __init__(self, facts: FactFinder, press: Mapping[Kind, Callable[[], None]]) -> None:
        """`press`: actions of the things that can be pressed."""
        self._facts, self._press = facts, press
        self._seen: TableFacts | None = None
        self._things: Sequence[TableTarget] = ()
        self._widgets: dict[str, TableThing] = {}
        self._group: FocusGroup | None = None

    def lay(self, group: FocusGroup) -> None:
        """Take up a new group of controls, after a change of size, language or deck."""
        self._group, self._seen, self._widgets = group, None, {}
        group.clear_of = partial(self._clear_of, group)
        self.sync()

    def at(self, pos: Pos) -> TableTarget | None:
        """The thing at a point; None if there is none or a sheet covers it."""
        if any(rect.collidepoint(pos) for rect in self._facts.scene.covered):
            return None
        return thing_at(self._things, pos)

    def reads(self, name: str) -> bool:
        """True if the thing of that name is being explained."""
        told = self._group.telling.widget if self._group is not None else None
        return told is not None and told.name == name

    @property
    def asked(self) -> int | None:
        """The place whose face, or sign's trace, is being explained; None if none is."""
        told = self._group.telling.widget if self._group is not None else None
        faces = (Kind.SEAT, Kind.TRACE)
        return told.thing.place if isinstance(told, TableThing) and told.thing.kind in faces else None

    def sync(self) -> bool:
        """Update the controls to the table; True if the focused thing has gone."""
        group, told = self._group, self._facts.now()
        if group is None or told == self._seen:
            return False
        self._seen = told
        before, self._widgets, self._things = self._widgets, {}, ()
        if told is not None:
            self._things = told.lying.things()
            self._widgets = {thing.name: self._widget(group, told, thing, before) for thing in self._things}
        return self._renew(group, before)

    def _widget(
        self, group: FocusGroup, told: TableFacts, thing: TableTarget, before: Mapping[str, TableThing]
    ) -> TableThing:
        """The existing control of a thing, or a new one."""
        widget, tip = before.get(thing.name), partial(tip_of, told, thing)
        if widget is None:
            return TableThing(group.kit, thing, under=self.at, tip=tip, press=self._press.get(thing.kind))
        widget.lie(thing, tip)
        return widget

    def _renew(self, group: FocusGroup, before: Mapping[str, TableThing]) -> bool:
        """Replace the group's controls; True if the focused thing has gone."""
        gone = {name for name in before if name not in self._widgets}
        lost = group.focused is not None and group.focused.name in gone
        group.widgets[:] = [w for w in group.widgets if not isinstance(w, TableThing)]
        group.add(*self._widgets.values())
        for name in gone:
            before[name].visible = False
        group.look_again()
        return lost

    def _clear_of(self, group: FocusGroup) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """Rectangles a slip must not cover (slate, winning card, sheets), and those it should avoid.

        A button of the table may be explained before anything lies on it.
        """
        best = None if self._seen is None else lit(self._seen.view)
        never, seldom = covered_last(self._things, best)
        others = [w.rect for w in group.widgets if w.visible and not isinstance(w, TableThing)]
        return [*never, *self._facts.scene.covered], [*seldom, *others]
