"""The facts of a table as its person sees it, and the words that several ways of telling share."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.actions import Bid
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import Naming, points_text
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.game_words import spoken
from briscola.i18n.seat_words import callers_points, partner_words, role_words, so_far_text
from briscola.i18n.sign_words import deed
from briscola.i18n.text import _, lower, ngettext
from briscola.i18n.tooltip_words import (
    Words,
    contract_words,
    listed,
    person_words,
    trump_words,
    untrumped_words,
)
from briscola.storage.settings.settings import Review, Settings


class TableFacts(Struct, frozen=True, kw_only=True):
    """The facts for answers: the table of a match as its person sees it at one moment."""

    view: View
    setup: MatchSetup
    settings: Settings
    naming: Naming
    signs: Mapping[int, str] = field(default_factory=dict)
    """The last sign of each place in words, where the person has made or seen one."""
    acting: int | None = None
    """Place of whoever is to act; None if nobody is."""
    rivals: Mapping[int, str] = field(default_factory=dict)
    """Balances with the others in words, by place (`rival_words`)."""
    asked: str = ""
    """The question to the person; empty if it is not her turn."""
    occasion: str = ""
    """Words on the round of a cup, or the like, to which the match belongs."""
    review: Review = "last"
    """Tricks that may be looked at again at this table."""

    @property
    def names(self) -> Sequence[str]:
        """Names of all places, the person's first."""
        rules = self.view.rules
        return [name_of(self.setup, rules, place) for place in range(rules.places)]

    @property
    def you(self) -> int | None:
        """The place that the words call so."""
        return addressed(self.setup)

    def contract(self) -> Words:
        """The called card, who has promised what with whom, and what both have; empty without one."""
        view = self.view
        if view.called is None or view.caller is None or view.contract is None:
            return "", ""
        made = callers_points(view, self.setup) if self.settings.live_points else None
        partner = partner_words(view, self.setup)
        if made is not None:
            partner = f"{partner} · {so_far_text(points_text(made))}"
        return contract_words(view, self.names, partner, naming=self.naming, you=self.you)

    def trumps(self) -> Words:
        """Trumps, or that there are none."""
        view = self.view
        if view.untrumped or view.trumps is None:
            return untrumped_words(view, self.names, naming=self.naming, you=self.you)
        return trump_words(view.trumps, naming=self.naming)

    def player(self, place: int) -> str:
        """A player in the middle of a sentence."""
        return spoken(self.names, place, self.view.rules)

    def contract_offered(self) -> Words:
        """The same, with the way to give it up if the person may."""
        head, text = self.contract()
        if self.view.caller == ME and self.view.rules.options.get("concede"):
            give_up = _("At your turn, press it to give the hand up.")
            text = f"{text}. {give_up}"
        return head, text

    def player_words(self, place: int, grimace: str, *, auction: bool, absent: str) -> Words:
        """A player's name and everything public about that place. `absent`: words for a lost connection."""
        view = self.view
        held = len(view.hands[place]) if view.hands else 0
        yours = place == self.you
        parts = [
            self.signs.get(place, "") or (deed(grimace) if grimace and not yours else ""),
            person_words(self.setup, view, place),
            absent,
            self._role(place),
            self._bid(place) if auction else "",
            _("dealer") if place == view.dealer else "",
            (lower(_("Your turn")) if yours else _("has the turn")) if place == self.acting else "",
            ngettext("{n} card in hand", "{n} cards in hand", held).format(n=held) if held else "",
            self.rivals.get(place, ""),
        ]
        return self.names[place], listed(parts)

    def _role(self, place: int) -> str:
        """The side of a place, as far as it is known."""
        view = self.view
        if view.caller is not None:
            known = view.revealed or self.you in (view.caller, view.partner)
            if place == view.caller or (known and place == view.partner):
                return role_words(self.setup.face_of(place), calls=place == view.caller)
            return ""
        if place == ME or not view.rules.in_sides or self.you is None:
            return ""
        return _("your partner") if view.side(place) == "us" else _("against you")

    def _bid(self, place: int) -> str:
        """A place's last call in the auction."""
        said = self.view.said(place)
        if not isinstance(said, Bid):
            return "" if said is False else _("passed")
        return _("bid: {bid}").format(bid=the_bid(said, naming=self.naming))
