"""The words for the things on a table: a headline and a few words each.

All of it follows from the `View`, which holds nothing the person may not know.
"""

from collections.abc import Sequence

from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.cards import BRISCOLA_RANKING, Card, Rank, Suit
from briscola.engine.match_form import ByBalance, ByHands, ByPoints
from briscola.engine.rules import Dummy, Follow, Marianna, Rules
from briscola.engine.trick import TableCard
from briscola.i18n.card_words import (
    Naming,
    card_name,
    cards_text,
    points_text,
    rank_name,
    suit_name,
    the_card,
    the_rank,
)
from briscola.i18n.character_words import addressed, temper_word
from briscola.i18n.game_words import game_title, hand_text, spoken, target_text
from briscola.i18n.result_words import listed_names, match_goal
from briscola.i18n.seat_words import player_kind, seat_of_person
from briscola.i18n.text import _, ngettext, upper

Words = tuple[str, str]
"""A headline and the text below it."""


def listed(parts: Sequence[str]) -> str:
    """Several short remarks joined in a line."""
    return upper(" · ".join(part for part in parts if part))


# ---- the middle of the table


def stock_words(view: View, left: int) -> Words:
    """The pack, or the stock; `left` is its number of cards, the turned one included."""
    if view.pack:
        return _("The pack"), ngettext("{n} card, not dealt yet.", "{n} cards, not dealt yet.", left).format(
            n=left
        )
    head = ngettext("{n} card left to draw", "{n} cards left to draw", left).format(n=left)
    if view.turned is None or view.lying:
        return head, ""
    if view.rules.open_hands:
        return head, _("Only their order is a secret. The turned card lies at the bottom and is drawn last.")
    return head, _("The turned card is one of them: it lies at the bottom and is drawn last.")


def turned_words(view: View, card: Card, *, naming: Naming) -> Words:
    """The card that shows trumps (R-DEAL-5, V-PR-8)."""
    if view.lying:
        text = _(
            "The dealer’s own card, turned up: its suit is trumps. The dealer takes it up before playing."
        )
    else:
        text = _("Turned up at the deal: its suit is trumps. It is drawn last of all.")
    return _named(view, card, text, naming=naming)


def card_words(view: View, card: Card, *, naming: Naming) -> Words:
    """A card and its points."""
    return upper(card_name(card, naming=naming)), points_text(view.rules.ranking.points[card])


def _named(view: View, card: Card, text: str, *, naming: Naming) -> Words:
    head, worth = card_words(view, card, naming=naming)
    return head, f"{upper(worth)}. {text}"


def played_words(
    view: View, seat: int, card: Card, names: Sequence[str], *, naming: Naming, you: int | None = ME
) -> Words:
    """A card of the trick, its player, and a note if it is winning."""
    head, worth = card_words(view, card, naming=naming)
    who = (
        _("played by you")
        if seat == you
        else _("played by {name}").format(name=spoken(names, seat, view.rules))
    )
    best = view.winning
    takes = _("takes the trick so far") if best is not None and best.card == card else ""
    return head, listed((who, worth, takes))


def drawn_words(
    view: View, seat: int, card: Card, names: Sequence[str], *, naming: Naming, you: int | None = ME
) -> Words:
    """A card of the draw for the first deal (R-DEAL-1)."""
    if seat == you:
        return upper(card_name(card, naming=naming)), _("You drew it for the first deal.")
    text = _("{name} drew it for the first deal.").format(name=spoken(names, seat, view.rules))
    return upper(card_name(card, naming=naming)), text


def landing_words(view: View, place: int | None) -> Words:
    """The empty place for the card that the person is to choose."""
    if place is not None and place == view.rules.dummy_seat:
        return _("The dummy’s card will lie here"), _("You play for it.")
    return _("Your card will lie here"), _("Click a card, throw it here, or press its number.")


def trump_words(suit: Suit, *, naming: Naming) -> Words:
    """The emblem of trumps."""
    head = _("Trumps: {suit}").format(suit=suit_name(suit, naming=naming))
    return head, _("A card of this suit beats every card of the others.")


def dark_words(view: View, names: Sequence[str], *, you: int | None = ME) -> Words:
    """The missing trump in the dark (V-CH-26)."""
    assert view.caller is not None
    if view.caller == you:
        return _("In the dark"), _("When all have played to this trick, you name the trump. That decides it.")
    text = _("When all have played to this trick, {name} names the trump. That decides it.")
    return _("In the dark"), text.format(name=names[view.caller])


def untrumped_caption(view: View) -> Words:
    """Caption in place of the emblem while there is no trump, or none known."""
    if view.in_the_dark:
        return _("In the dark"), _("no trump yet")
    if view.stock_count:
        return _("No trump yet"), _("a marianna makes it")
    return _("No trump"), _("nobody has declared")


def untrumped_words(view: View, names: Sequence[str], *, naming: Naming, you: int | None = ME) -> Words:
    """Longer words about the missing trump, for somebody who points at it."""
    if view.in_the_dark:
        return dark_words(view, names, you=you)
    if view.stock_count:
        text = _(
            "Whoever leads next and holds {king} and {knight} of one suit may declare them. That "
            "suit is then trumps."
        )
        return _("No trump yet"), text.format(
            king=rank_name(Rank.KING, naming=naming), knight=rank_name(Rank.KNIGHT, naming=naming)
        )
    return _("No trump"), _("Nothing can be declared once the stock is gone.")


def contract_words(
    view: View, names: Sequence[str], partner: str, *, naming: Naming, you: int | None = ME
) -> Words:
    """The called card and the promise; `partner` is the text on the caller's partner (V-CH-8)."""
    assert view.called is not None and view.caller is not None and view.contract is not None
    points = points_text(view.contract)
    if view.caller == you:
        text = _("You called it, and have promised {points}").format(points=points)
    else:
        text = _("Called by {name}, who has promised {points}").format(name=names[view.caller], points=points)
    return upper(card_name(view.called, naming=naming)), f"{text} · {partner}"


# ---- who sits there


def person_words(setup: MatchSetup, view: View, place: int) -> str:
    """Level and temperament of a computer, with the right gender; for the dummy, how it plays."""
    if place == ME:
        return _("that is you") if setup.name(ME) and addressed(setup) == ME else ""
    if place == view.rules.dummy_seat:
        opens = view.rules.dummy is Dummy.OPEN
        return _("plays with open cards") if opens else _("turns over its top card")
    who = person(setup.face_of(place))
    temper = "" if seat_of_person(setup, place) else temper_word(who)
    return ", ".join(filter(None, (player_kind(setup, place), temper)))


def held_words(view: View, place: int, count: int, names: Sequence[str], *, you: int | None = ME) -> Words:
    """Cards seen from behind."""
    if place == view.rules.dummy_seat:
        return cards_text(count), _("The dummy’s: nobody sees them before they are played.")
    if place == you:
        return cards_text(count), _("Your hand, as the others see it.")
    return cards_text(count), _("In the hand of {name}, who alone sees them.").format(name=names[place])


def open_words(view: View, seat: int, card: Card, names: Sequence[str], *, naming: Naming) -> Words:
    """A face-up card in somebody's hand (V-MO-8, V-SC-1, R-TALK-6), or one of the person's own."""
    if seat == ME:
        return card_words(view, card, naming=naming)
    if seat == view.rules.dummy_seat:
        return _named(view, card, _("It lies open: the dummy holds it."), naming=naming)
    return _named(view, card, _("In the hand of {name}, face up.").format(name=names[seat]), naming=naming)


def pile_words(
    view: View,
    place: int,
    owners: Sequence[int],
    names: Sequence[str],
    *,
    counted: bool,
    you: int | None = ME,
) -> Words:
    """Won tricks; with their points only if `counted`."""
    if view.rules.in_sides and you is None:
        head = _("The tricks of {name}").format(name=listed_names([names[place] for place in owners]))
    elif view.rules.in_sides:
        head = _("Your side’s tricks") if ME in owners else _("The other side’s tricks")
    elif place == you:
        head = _("Your tricks")
    else:
        head = _("The tricks of {name}").format(name=spoken(names, place, view.rules))
    cards = cards_text(sum(view.captured[p] for p in owners))
    if not counted:
        return head, _("{cards}; the points are counted when the hand is over.").format(cards=cards)
    return head, f"{cards} · {points_text(sum(view.points[p] for p in owners))}"


def passed_sign_words(name: str, sign: str) -> Words:
    """A sign made before (R-TALK-5), shown again for somebody who missed it."""
    return name, upper(sign)


def caption_words(
    head: str, view: View, trick: Sequence[TableCard], names: Sequence[str], *, naming: Naming
) -> Words:
    """A caption; for a trick, all its cards with their players."""
    if not trick:
        return head, _("It stays as long as you point at it.")
    played = (f"{spoken(names, on.seat, view.rules)}: {card_name(on.card, naming=naming)}" for on in trick)
    return head, listed([*played])


# ---- the edges


def scoreboard_words(view: View, standing: str) -> Words:
    """The slate; `standing` is the score in one line."""
    match view.rules.match_form:
        case ByHands(hands=hands):
            text = _("What each has won and paid so far; the match has {n} hands.").format(n=hands)
        case ByBalance(target=target):
            text = _("What each has won and paid so far; whoever first has +{n} wins.").format(n=target)
        case ByPoints(target=target):
            text = _("The points of all hands so far; {n} and more win the match, the highest total.").format(
                n=target
            )
        case _form:
            text = match_goal(view.rules, view.winning_hands)
    return upper(target_text(view.rules, view.winning_hands)), f"{standing}. {text}"


def header_words(view: View, occasion: str) -> Words:
    """The game, what the match belongs to, and the hand."""
    return game_title(view.rules), _("{hand}. Press here for the rules of this table.").format(
        hand=hand_text(view, occasion)
    )


def seal_words(*, opened: bool, browsers: bool = False) -> Words:
    """The seal of the pack; `browsers`: somebody at the table plays in one, and cannot check it."""
    if opened:
        head, told = (
            _("Opened, verified"),
            _("The hand is over: its secret has been shown and fits the seal."),
        )
    else:
        head = _("Sealed deck")
        told = _(
            "The secret that shuffles this hand was fixed before the cut. Press the seal to see its digits."
        )
    return head, f"{told} {unchecked_shuffle()}" if browsers else told


def unchecked_shuffle() -> str:
    """A sentence on a table at which not everybody can check the cards."""
    return _("Whoever plays in a browser cannot check the shuffle.")


def worth_words(view: View) -> Words:
    """Points in the person's hand, during the auction."""
    worth = view.rules.ranking.points
    points = sum(worth[card] for card in view.hands[ME] if card is not None)
    whole = sum(worth[card] for card in view.rules.pack)
    head = ngettext("{n} point in hand", "{n} points in hand", points).format(n=points)
    return head, _("What your own cards are worth; the whole pack has {n}.").format(n=whole)


def plays_for_dummy(view: View, names: Sequence[str], *, you: int | None = ME) -> str:
    """Title of an open dummy's sheet: the player who chooses its cards (V-MO-8)."""
    assert view.dealer is not None
    partner = view.partner if view.revealed else None
    chooser = view.rules.plays_for_dummy(view.dealer, view.caller, partner)
    if chooser is None:
        return _("The dummy’s cards")
    if chooser == you:
        return _("You play for the dummy")
    return _("{name} plays for the dummy").format(name=names[chooser])


def sheet_words() -> Words:
    """The sheet that shows an open dummy's cards."""
    return _("The dummy’s cards"), _("They lie open for everybody; point at one to read its name.")


def cup_words() -> Words:
    """The espresso."""
    return _("An espresso"), _("It is getting cold.")


def chalk_words() -> Words:
    """The chalk."""
    return _("The chalk"), _("For the next stroke on the slate.")


def left_out_words(rules: Rules, *, naming: Naming) -> tuple[str, str]:
    """Cards the game is played without, and the number left (R-CARD-4/5)."""
    out = rules.left_out
    if len(out) == 1:
        said = upper(_("{card} stays in the box").format(card=the_card(out[0], naming=naming)))
    else:
        sentences = {
            Rank.TWO: _("All the twos stay in the box"),
            Rank.FOUR: _("All the fours stay in the box"),
        }
        said = sentences[out[0].rank]
    return said, _("{n} cards are played with").format(n=len(rules.pack))


def _marianna_words(marianna: Marianna, naming: Naming) -> Words:
    """The use of a marianna (V-MA-2, V-MA-5)."""
    king, knight = (rank_name(rank, naming=naming) for rank in (Rank.KING, Rank.KNIGHT))
    said = _("Marianna: {king} and {knight} of one suit").format(king=king, knight=knight)
    if marianna.makes_trumps:
        return said, _("Whoever leads next may declare it: {points}, and its suit is trumps.").format(
            points=points_text(marianna.first)
        )
    if marianna.any_turn:
        return said, _("Declared at any turn: 40 points in trumps, else 20. They count at a lead.")
    return said, _("Whoever leads next may declare it: 40 points in trumps, else 20.")


def opening_words(rules: Rules, *, naming: Naming) -> Words | None:
    """Words at the first hand for somebody who knows the usual game; None if it is that game.

    Sources: V-SC-1, V-BO-1, V-MA-2, V-BI-1, V-PR-1.
    """
    told: list[Words] = []
    if rules.open_hands:
        told.append((_("Both hands lie face up"), _("Only the order of the stock is a secret.")))
    if not rules.trumps_at_start and rules.marianna is None:
        told.append((_("There are no trumps"), _("The strongest card of the suit led takes.")))
    if rules.marianna is not None:
        told.append(_marianna_words(rules.marianna, naming))
    if rules.ranking.order != BRISCOLA_RANKING.order:
        ranks = ", ".join(rank_name(rank, naming=naming) for rank in rules.ranking.order[:5])
        second = rules.ranking.order[1]
        worth = points_text(rules.ranking.rank_points[second])
        value = _("{rank} is worth {points}.").format(rank=the_rank(second, naming=naming), points=worth)
        told.append((_("From the strongest: {ranks}").format(ranks=ranks), upper(value)))
    if rules.follow is Follow.ALWAYS:
        told.append((_("Whoever has the suit led must play it"), _("Whoever has none may play any card.")))
    if not told:
        return None
    (said, more), *others = told
    return said, others[0][0] if others else more
