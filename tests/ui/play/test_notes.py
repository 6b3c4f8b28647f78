"""The captions at the table: who took a trick and why, who deals, who is the partner."""

import pytest
from msgspec.structs import replace

from briscola.client.view.view import DealerNamed, View
from briscola.engine.actions import Bid
from briscola.engine.cards import Suit, card, cards
from briscola.engine.events import DealSeen, Exchanged, PackCut, TrickTaken, TrumpCardChosen
from briscola.engine.rules import OptionValue
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.event_words import caption, dealer_words, reveal_words, trick_words
from briscola.i18n.game_words import hand_text, match_title, strokes_scale
from briscola.i18n.tooltip_words import scoreboard_words
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.storage.settings.settings import Settings

NAMES = ("You", "Rocco", "Lucia", "Nino", "Teresa")


@pytest.fixture(autouse=True)
def english() -> None:
    """The captions are read in English."""
    text.use("en")


def two() -> View:
    """Two players, batons trump."""
    return View(rules=make_rules("briscola", 2), trumps=Suit.BASTONI, hands=((), ()))


def five() -> View:
    """Chiamata: Rocco has called the three of cups."""
    rules = make_rules("chiamata", 5)
    return View(rules=rules, trumps=Suit.COPPE, caller=1, called=card("3C"), contract=75, hands=((),) * 5)


def trick(codes: str, first: int = 0) -> tuple[TableCard, ...]:
    """A trick of two, led by `first`."""
    return tuple(TableCard((first + i) % 2, c) for i, c in enumerate(cards(codes)))


@pytest.mark.parametrize(
    ("codes", "reason"),
    [
        ("1D 2B", "Two of batons: the only trump takes."),
        ("2B 3B", "Three of batons: the strongest trump takes."),
        ("4D 1C", "Four of coins: no other of that suit, no trump."),
        ("4D RD", "King of coins: the strongest of the suit led, no trump."),
    ],
)
def test_the_reason_of_a_trick(codes: str, reason: str) -> None:
    """R-TRICK-4 … 6."""
    assert why_taken(trick(codes), two()) == reason


@pytest.mark.parametrize(
    ("codes", "reason"),
    [
        ("4D", "Four of coins: the first card of the trick."),
        ("4D 1C", "Four of coins: no other of that suit."),
        ("4D RD", "King of coins: the strongest of the suit led."),
    ],
)
def test_where_there_are_no_trumps_nobody_could_have_trumped(codes: str, reason: str) -> None:
    """V-BO-1."""
    view = View(rules=make_rules("briscolone", 2), hands=((), ()))
    assert why_taken(trick(codes), view) == reason
    third = View(rules=make_rules("marianna", 3), hands=((), (), ()))
    assert "trump" not in why_taken(trick(codes), third)


@pytest.mark.parametrize(
    ("codes", "reason"),
    [
        ("4D", "Four of coins: the first card of the trick."),
        ("2B", "Two of batons: the first card of the trick."),
        ("1D 2B", "Two of batons: the only trump so far."),
        ("2B 3B", "Three of batons: the strongest trump so far."),
        ("4D 1C", "Four of coins: so far nobody has followed or trumped."),
        ("4D RD", "King of coins: so far the strongest of the suit led, no trump."),
    ],
)
def test_the_reason_while_somebody_is_still_to_play(codes: str, reason: str) -> None:
    view = View(rules=make_rules("briscola", 4), trumps=Suit.BASTONI, hands=((),) * 4)
    assert why_taken(trick(codes), view) == reason


def test_who_took_the_trick_for_how_much_and_why_as_far_as_the_settings_say() -> None:
    view = replace(two(), last=trick("1D 2B"))
    taken = TrickTaken(winner=1, points=11)
    told = trick_words(taken.winner, taken.points, view, ("You", "Peppe"), Settings(), naming=ITALIAN)
    assert told == ("Peppe takes it · 11 points", "Two of batons: the only trump takes.")
    quiet = Settings(live_points=False, show_reason=False)
    assert trick_words(taken.winner, taken.points, view, ("You", "Peppe"), quiet, naming=ITALIAN) == (
        "Peppe takes it",
        "",
    )


def test_the_first_dealer_is_named_with_his_card() -> None:
    """R-DEAL-1."""
    before = replace(two(), drawn=((0, card("4D")), (1, card("RC"))))
    assert dealer_words(DealerNamed(dealer=1, drawn=True), before, NAMES, naming=ITALIAN) == (
        "King of cups: Rocco deals first"
    )
    assert dealer_words(DealerNamed(dealer=0, drawn=False), None, NAMES, naming=ITALIAN) == "You deal first"


def test_the_partner_is_named_when_the_called_card_falls() -> None:
    """V-CH-8/9."""
    assert reveal_words(3, five(), NAMES) == "Nino is the partner of Rocco"
    assert reveal_words(3, replace(five(), caller=0), NAMES) == "Nino is your partner"
    assert "alone" in reveal_words(1, five(), NAMES)
    assert "everybody knows" in reveal_words(0, five(), NAMES)


def test_what_others_do_without_a_card_on_the_table_is_told() -> None:
    told = [
        caption(
            Exchanged(seat=seat, gave=card("7B"), took=card("RB")),
            two(),
            two(),
            NAMES,
            Settings(),
            naming=ITALIAN,
        )
        for seat in (1, 0)
    ]
    assert told == [("Rocco takes the king of batons", ""), None]


def test_a_card_says_what_it_would_do() -> None:
    view = replace(two(), table=trick("1D", first=1))
    assert effect_text(card("2B"), view) == "0 points · trump: takes"
    assert effect_text(card("3D"), view) == "10 points · does not take"
    assert effect_text(card("3B"), two()) == "10 points · trump"


def test_a_card_does_nothing_in_a_trick_that_has_mine_already() -> None:
    view = replace(two(), table=trick("1D", first=0))
    assert effect_text(card("3D"), view) == "10 points"


def test_bids_in_a_bubble() -> None:
    """V-CH-20/21."""
    assert bid_text(None) == "Pass"
    assert bid_text(Bid(points=72)) == "72"


def test_the_header_names_the_contract_once_it_is_made() -> None:
    assert "contract 75" in hand_text(five())
    assert "first to 2 hands" in hand_text(two())


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        (("scoperta", 2), {}, ("Both hands lie face up", "Only the order of the stock is a secret.")),
        (("briscolone", 2), {}, ("There are no trumps", "The strongest card of the suit led takes.")),
        (
            ("sueca", 4),
            {},
            ("From the strongest: ace, seven, king, jack, knight", "Whoever has the suit led must play it"),
        ),
        (
            ("briscola", 2),
            {"ranking": "seven"},
            ("From the strongest: ace, seven, king, knight, jack", "The seven is worth 10 points."),
        ),
        (
            ("marianna", 2),
            {},
            (
                "Marianna: king and knight of one suit",
                "Whoever leads next may declare it: 20 points, and its suit is trumps.",
            ),
        ),
        (("briscola", 2), {}, None),
    ],
)
def test_the_first_hand_begins_with_what_is_different_from_the_usual_game(
    game: tuple[str, int], options: dict[str, OptionValue], said: tuple[str, str] | None
) -> None:
    """V-SC-1, V-BO-1, V-SU-1/2, option ranking."""
    view = View(rules=make_rules(*game, options), hand_number=1)
    dealt = DealSeen(hand=1, dealer=1, cards=(), counts=(), turned=None, stock_count=0)
    assert caption(dealt, view, None, NAMES, Settings(), naming=ITALIAN) == said
    again = replace(view, hand_number=2)
    assert caption(dealt, again, None, NAMES, Settings(), naming=ITALIAN) is None


@pytest.mark.parametrize(
    ("game", "options", "scale", "title"),
    [
        (("sueca", 4), {}, "1, from 91 points 2, for every trick 4", "Strokes to win"),
        (("briscola", 2), {"capot": True}, "1, for every trick 2", "Strokes to win"),
        (("briscola", 2), {}, "", "Hands to win"),
    ],
)
def test_where_a_large_win_scores_more_the_slate_says_how_much(
    game: tuple[str, int], options: dict[str, OptionValue], scale: str, title: str
) -> None:
    """V-SU-3, option capot."""
    rules = make_rules(*game, options)
    assert (strokes_scale(rules), match_title(rules)) == (scale, title)
    assert scale in scoreboard_words(View(rules=rules, winning_hands=4), "1 to 0")[1]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (PackCut(seat=1, at=7), "Rocco cuts"),
        (PackCut(seat=1, at=7, auto=True), "The pack is cut for Rocco"),
        (PackCut(seat=0, at=7), None),
        (PackCut(seat=0, at=7, auto=True), "The pack is cut for you"),
        (TrumpCardChosen(seat=0, which="top"), "You choose the top card"),
        (TrumpCardChosen(seat=1, which="bottom"), "Rocco chooses the bottom card"),
        (TrumpCardChosen(seat=0, which="top", auto=True), "Chance chooses the top card"),
        (TrumpCardChosen(seat=1, which="bottom", auto=True), "Chance chooses the bottom card"),
    ],
)
def test_whoever_is_late_and_the_others_read_that_the_program_has_cut_or_chosen(
    event: PackCut | TrumpCardChosen, said: str | None
) -> None:
    told = caption(event, two(), None, NAMES, Settings(), naming=ITALIAN)
    assert told == (None if said is None else (said, ""))
