"""Luck, what a seat could know, and the slate in words: as much as the numbers say, and no more."""

import pytest
from msgspec.structs import replace

from briscola.capabilities.statistics.words import FEWEST, PLACES, luck_text
from briscola.client.playback.inference import Known, KnownPlace
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import as_seen_by, fold, fold_all
from briscola.engine.cards import Suit, card
from briscola.engine.events import Committed, HandEnded
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.game_words import hand_text
from briscola.i18n.inference_words import count_text, words_of
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.reason_words import Speech
from briscola.i18n.score_words import percent_text, running_tallies, score_line, score_lines, scoreboard_title
from briscola.i18n.text import _, count, use
from briscola.storage.settings.settings import Settings
from briscola.storage.sums.luck import Luck, Share
from tests.client.steps import play_steps


def dealt(hands: int, chance: float) -> Luck:
    aces = Share(place=0, kind="aces", came=611, expected=620.2, spread=20.0)
    return Luck(hands=hands, shares=(aces,), chi_square=1.0, degrees=5, chance=chance)


def test_what_came_stands_beside_what_was_to_be_expected_once_there_was_a_hand() -> None:
    came, _verdict = luck_text(dealt(1240, 0.7))
    assert came == "In 1,240 hands you were dealt 611 aces; 620 were to be expected."
    assert luck_text(Luck()) == ("Nothing has been dealt yet.",)
    assert percent_text(None) == "–"


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.99, "in 9 of 10 such histories: nothing is odd"),
        (0.7, "in 7 of 10 such histories: nothing is odd"),
        (0.1, "in 1 of 10 such histories: unusual, but nothing is odd"),
        (0.02, "in only 1 of 50 such histories. That is rare, yet one player in 50 sees it"),
        (0.0001, "less than once in a thousand such histories. That is odd"),
    ],
)
def test_the_verdict_is_as_strong_as_the_numbers(chance: float, said: str) -> None:
    assert said in luck_text(dealt(1240, chance))[1]


@pytest.mark.parametrize("chance", [0.9, 0.0001])
def test_few_hands_are_not_judged_whatever_came(chance: float) -> None:
    assert "too little to judge by" in luck_text(dealt(FEWEST - 1, chance))[1]
    assert "too little to judge by" not in luck_text(dealt(FEWEST, chance))[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1,398,500"),
        *((code, "1.398.500") for code in ("de", "hr", "it")),
        *((code, "1\u00a0398\u00a0500") for code in ("es", "fr", "pt")),
    ],
)
def test_thousands_are_marked_as_the_language_does(language: str, said: str) -> None:
    use(language)
    assert count(1_398_500) == said


def test_every_seat_of_the_largest_table_has_a_name_of_its_own() -> None:
    """R-SEAT-1, V-SX-1."""
    assert len({str(place) for place in PLACES}) == max(max(v.players) for v in VARIANTS.values())


# ---- what a seat could know


CHIAMATA = make_rules("chiamata", 5, {})
FOUND = Known(
    seat=2,
    points=(((2,), 0), ((0,), 16), ((1,), 4)),
    left=100,
    trumps=(card("1S"), card("3S")),
    carichi=(),
    places=(KnownPlace(place=0), KnownPlace(place=1, without=(Suit.COPPE,), signs=("ace",))),
    called=(1, 0),
    unseen=12,
)


def words(found: Known) -> list[str]:
    """The lines of a sheet."""
    return list(words_of(found, CHIAMATA, Speech(names=[_("You"), "Ada", "Nino", "Lucia", "Rocco"])))


def test_only_who_is_known_to_be_special_has_a_line_and_the_person_is_you() -> None:
    assert words(FOUND) == [
        "Trumps still out: ace, three",
        "No load is still out",
        "Who may have the called card: Ada or you",
        "Ada: without cups · sign (ace of trumps)",
    ]
    counted = count_text(FOUND, ["You", "Ada", "Nino"]).replace("\N{NO-BREAK SPACE}", " ")
    assert counted == "You 16 · Ada 4 · still to be won: 100 · unseen: 12"


@pytest.mark.usefixtures("language")
def test_nothing_is_left_to_fill_in() -> None:
    assert not any(mark in line for line in words(FOUND) for mark in "{}")


# ---- the slate


@pytest.mark.parametrize(
    ("match", "line"),
    [
        ("wins", ("Score · one hand", "You 1 · Rocco 0 · Ada 2 · Teresa 0")),
        ("target", ("Score · first to +11", "You +3 · Rocco −1 · Ada 0 · Teresa −2")),
    ],
)
def test_the_slate_can_be_said_in_words(match: str, line: tuple[str, str]) -> None:
    """For the open dummy's sheet, which lies over it."""
    table = play_steps("chiamata", 4, {"match": match}, seed=1)[-1][0]
    view = fold_all(as_seen_by(table.log))
    assert view is not None
    view = replace(view, score=(1, 0, 2, 0), balance=(3, -1, 0, -2, 0))
    setup = MatchSetup(variant="chiamata", players=4, opponents=regulars(4))
    counted, standing = score_lines(view, setup)
    assert (counted, standing.replace("\u00a0", " ")) == line


def test_the_slate_says_before_the_auction_how_often_the_hand_is_paid() -> None:
    """V-CH-28: after two hands that all passed, from the seal of the third on; never with match=wins."""
    for match, times in (("hands", 4), ("wins", 1)):
        options: dict[str, OptionValue] = {"void_doubles": True, "match": match}
        view = fold_all(as_seen_by(play_steps("chiamata", 5, options, seed=1)[-1][0].log[:2]))
        assert view is not None
        setup = MatchSetup(variant="chiamata", players=5, options=options, opponents=regulars(5))
        for number in (1, 2, 3):
            view = fold(Committed(hand=number, sha256="00"), view)
            if number < 3:
                zeros = (0,) * 5
                view = fold(
                    HandEnded(
                        hand=number, points=zeros, winners=(), reason="passed_out", capot=False, score=zeros
                    ),
                    view,
                )
        assert view.times == times and not view.bids
        assert (" · paid 4 times · " in hand_text(view)) == (times == 4)
        assert scoreboard_title(view).endswith(" · ×4") == (times == 4)
        assert score_line(view, setup).endswith(" · paid 4 times") == (times == 4)
        for full in (True, False):
            said = told_aloud(
                Committed(hand=3, sha256="00"),
                None,
                view,
                ["You", "a", "b", "c", "d"],
                grimaces={},
                settings=Settings(),
                naming=ITALIAN,
                full=full,
            )
            assert ("paid 4 times" in said) == (times == 4)


@pytest.mark.parametrize(
    ("variant", "players", "options", "words"),
    [
        ("briscola", 2, {}, "{n} points"),
        ("briscola", 4, {}, "{n} points"),
        ("briscola", 3, {}, "{n}"),
        ("chiamata", 5, {}, "{n}"),
        ("marianna", 2, {}, "+{n}"),
    ],
)
def test_the_slate_shows_what_each_side_has_taken_so_far(
    variant: str, players: int, options: dict[str, OptionValue], words: str
) -> None:
    setup = MatchSetup(variant=variant, players=players, options=options, opponents=regulars(players))
    moments, view = 0, None
    for number, event in enumerate(as_seen_by(play_steps(variant, players, options, seed=1)[-1][0].log)):
        view = fold_all([event]) if view is None else fold(event, view)
        if number % 5 or view is None or not view.captured or view.ended is not None:
            continue
        shown = [line.running for line in running_tallies(view, setup)]
        sides = view.rules.side_of if view.rules.in_sides else [(place,) for place in range(players)]
        taken = [sum(view.points[place] for place in side) for side in dict.fromkeys(map(tuple, sides))]
        assert [text.replace("point ", "points ") for text in shown] == [
            words.format(n=n).replace("1 points", "1 point") if n == 1 else words.format(n=n) for n in taken
        ]
        moments += any(taken)
    assert moments > 5
