"""Every sentence of a hint is true of the position, and every word of the table beside it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from benchmarks.figure import GAMES
from benchmarks.hints import SHALLOW, decisions, main, measured, read, shown
from benchmarks.judges.claims import Line, Shown, false_claims, table_is_wrong
from briscola.engine.actions import DECLARATIONS, PLAYS, Declare, Exchange
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.players.insight.evaluation import evaluate
from tests.players.positions import chiamata_position, position
from tests.spread import quick_some

POSITIONS = 8
"""Of each game; `python -m benchmarks.hints` takes thousands."""


@pytest.fixture(autouse=True)
def english() -> None:
    """The judges read English."""
    text.use("en")


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_no_sentence_of_a_hint_is_false(game: str) -> None:
    count = measured(game, GAMES[game], POSITIONS)
    assert count.positions >= POSITIONS and count.sentences > count.positions
    assert count.false == {}


@pytest.mark.parametrize("game", quick_some(["briscola_2", "marianna_2", "chiamata_5", "chiamata_5_rank"], 2))
def test_no_sentence_in_a_hand_or_two_is_false(game: str) -> None:
    assert measured(game, GAMES[game], 4).false == {}


@pytest.mark.parametrize(("hand", "kind"), [(8, Exchange), (14, Declare), (62, Declare)])
def test_no_sentence_about_an_exchange_or_a_declaration_is_false_where_a_hand_ends_at_41(
    hand: int, kind: type[Exchange | Declare]
) -> None:
    views = decisions(GAMES["marianna_2_mariazza"], hand)
    view = next(each for each in views if isinstance(each.legal[-1], kind))
    assert not any(map(false_claims, shown(view, evaluate(view))))


@pytest.mark.slow
def test_a_count_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "counts.jsonl"
    words = ["--only", "prini_2_all", "--file", str(file), "--positions"]
    main([*words, "5"])
    half = read(file)["prini_2_all"]
    main([*words, str(half.positions + 1)])
    whole = read(file)["prini_2_all"]
    assert half.hand < whole.hand
    assert whole == measured("prini_2_all", GAMES["prini_2_all"], half.positions + 1)


def test_positions_with_signs_are_among_those_looked_at() -> None:
    views = [view for hand in range(6) for view in decisions(GAMES["briscola_4"], hand)]
    assert any(view.signals for view in views)


# ---- the judges see what is false

TWO = make_rules("briscola", 2)
PAIRS = make_rules("briscola", 4)
NAMES = ("You", "Ada", "Rocco", "Peppe", "Nina", "Dummy")


def said(view: Observation, code: str, words: str, *figures: tuple[str, int, int]) -> Shown:
    """A sentence about a card that is advised, beside a table of cards, points and chances."""
    lines = [Line(action=PLAYS[card(c)], points=points, chance=chance) for c, points, chance in figures]
    action = PLAYS[card(code)]
    lines = lines or [Line(action=a, points=60, chance=50) for a in view.legal]
    return Shown(view=view, names=NAMES, action=action, advised=action, words=words, lines=lines)


def two(hand: str, table: str = "", played: str = "") -> Observation:
    """A position of two players, trumps batons."""
    return position(TWO, hand=hand, table=table, turned="2B", played=played)


PRINI = position(make_rules("prini", 2), hand="1B 4D 5D", table="RD", turned="2B", last_tricks=True)
SECRET = chiamata_position(hand="CD 4C 5C 6C 7C 2S 4S 5S", called="CD", caller=2)

LIES: Sequence[tuple[Observation, str, str, str]] = (
    (two("3D 4C 2S", "RD"), "3D", "With this trick you have 66 points: the hand is won.", "secures goal"),
    (two("4B 5C 6S", "FD"), "4B", "Otherwise Ada would have 62 points and win the hand.", "denies goal"),
    (two("3D 4C 2S", "RB"), "3D", "The three is safe here: it brings its 10 points home.", "brings home"),
    (two("4B RB 5C", "1D"), "RB", "It is enough for these 15 points: keep the four of batons.", "enough"),
    (two("FD 4C 2S", "RD"), "FD", "So far it takes 6 points.", "so far"),
    (two("1D 4C 2S"), "1D", "It takes 11 points, and nobody can beat it.", "wins"),
    (two("3B 4C 5C", "FD"), "4C", "Keep the three of batons: it is the highest trump left.", "keeps master"),
    (PRINI, "4D", "Keep the ace of batons: it is the highest trump left.", "keeps master"),
    (PRINI, "4D", "Keep the ace of batons, your only trump.", "keeps only trump"),
    (
        two("3D 4C 5S", "RC", played="1D 2S"),
        "4C",
        "The ace of coins is still out: keep the three.",
        "ace out",
    ),
    (
        two("4B 4C 5S", "RD"),
        "4C",
        "There are only 3 points in the trick: keep the four of batons.",
        "saves trump",
    ),
    (two("4B 1D 5S", "RC"), "5S", "You cannot take this trick: keep the ace of coins.", "saves carico"),
    (two("RC 4C 5S", "1D"), "RC", "It gives nothing away.", "gives nothing"),
    (two("RC 4C 5S"), "RC", "Starting with a card without points costs little.", "leads blank"),
    (two("FC RC 1S", "1D"), "FC", "It gives 2 points away; the king of cups would give 3.", "gives less"),
    (two("FD RC 1S"), "FD", "It risks 3 points; the king of cups would risk 4.", "risks less"),
    (two("RC FC 4S", "1D"), "RC", "It adds 4 points; the jack of cups would add 2.", "adds more"),
    (two("RD 4C 1S", played="1D 4S"), "RD", "Only a trump can still beat it.", "only trumps"),
    (
        two("1D 4C 1S"),
        "1D",
        "Nobody else has a trump: only a higher card of its suit beats it.",
        "trumps gone",
    ),
    (two("RD 4B 5C", "2D"), "RD", "It is your last of that suit: from then on you can trump it.", "voids"),
    (two("1B 3B 4C"), "1B", "Suit must be followed: whoever has a trump must play it.", "draws trumps"),
    (two("4C 5C 6S", "1D"), "4C", "Then you draw the turned card, the two of batons.", "draws turned"),
    (two("4C 5C 6S", "1D"), "4C", "Every card is known: this is certain.", "exact"),
    (SECRET, "CD", "Nobody can see yet whose partner you are.", "hidden"),
    (SECRET, "4C", "Everybody would see whose partner you are.", "shows called"),
    (two("4B 4C 5S", "1D"), "4C", "It spends a trump for no points.", "wastes trump"),
    (two("4B 6B 5S", "RD"), "4B", "It is your only trump.", "spends only trump"),
    (two("3D 4C 5S"), "3D", "Only the ace of coins could still take it.", "one threat"),
    (two("3D 4C 5S"), "3D", "2 cards could still take it.", "threats"),
    (two("3D RC 5S", "RD"), "5S", "The king of cups could still be taken.", "could be taken"),
    (two("3D RC 5S", "7S"), "5S", "The three of coins would give 11 points away.", "would give points"),
    (two("3D RC 5S", "7S"), "3D", "It gives 11 points away.", "gives points"),
    (two("4B RB 5C", "FB"), "RB", "The four of batons would do.", "would do"),
    (two("3D RC 5S", "7S"), "3D", "It promises the most.", "unknown"),
    (
        two("RD 4C 5S"),
        "RD",
        "Only 3 cards can still beat it; 4 could beat the four of cups.",
        "harder to beat",
    ),
    (two("RD 4C 5S"), "RD", "If it holds, it brings its 3 points; the four of cups has none.", "brings more"),
    (
        two("4C RD 5S", "4D"),
        "RD",
        "Let it go: the trick has no points, and you keep the four of cups.",
        "lets go",
    ),
    (two("4C RD 5S", "4D"), "RD", "Ada leads next, and you play last again.", "leaves lead"),
    (two("4C 4D 5S", "RC"), "4D", "Keep the four of cups: it is a trump.", "keeps trump"),
    (two("4C 6C 5S", "RD"), "6C", "Keep the four of cups: it is the higher of the two.", "keeps higher"),
    (two("RC 4D 5S", "RD"), "4D", "Keep the king of cups: no higher card of its suit is left.", "keeps top"),
    (
        two("4D 2S 7S", "RC"),
        "7S",
        "Keep the two of swords: it beats more of the cards still out.",
        "beats more",
    ),
    (
        two("4D RC 5S"),
        "4D",
        "Keep the king of cups: the knight is still out, and you could declare the pair.",
        "may pair",
    ),
    (two("4D RC 5S"), "4D", "The hand is won already.", "hand won"),
    (two("4D RC 5S"), "4D", "The hand is lost already.", "hand lost"),
    (two("4D RC 5S"), "4D", "The hand is as good as won.", "as good as decided"),
    (
        two("4D 6D", "RC"),
        "4D",
        "They are worth the same: no card still out comes between them.",
        "same strength",
    ),
    (two("4D RC 5S"), "4D", "You end with 61 points either way.", "same end"),
    (two("4D 5S", "7S"), "4D", "None of them takes the trick, and each gives 2 points.", "none takes"),
    (two("RD 5S", "7S"), "RD", "Each of them takes the trick for certain and brings as much.", "all take"),
    (SECRET, "4C", "So far the trick is Rocco’s, not the caller’s: add points.", "not the caller's"),
    (SECRET, "4C", "Rocco has the trick so far and may be your partner: add points.", "may be partner's"),
)


@pytest.mark.parametrize(("view", "code", "words", "claim"), LIES, ids=[words for _, _, words, _ in LIES])
def test_a_false_sentence_is_found(view: Observation, code: str, words: str, claim: str) -> None:
    assert false_claims(said(view, code, words)) == [claim]


BESIDE = position(PAIRS, hand="RC 4C 2B", table="RS 4S", turned="5B")
OF_PARTNERS = (
    ("RC", "The trick is Rocco’s for certain: add points.", "load"),
    ("RC", "So far the trick is Peppe’s: add points.", "feed"),
    ("4C", "Ada plays after you and may still take the trick.", "leaves to partner"),
    ("4C", "Rocco plays after you and has shown the three of trumps.", "partner showed"),
    ("2B", "The trick is already Rocco’s.", "overtakes"),
    ("RC", "So far the trick is Rocco’s. It adds 4 points; the four of cups would add 2.", "feeds more"),
    ("RC", "Ada plays after you and may take the trick: add points.", "partner may take"),
    ("2B", "Only 3 cards can still beat it; 12 could take the trick from Rocco.", "guards trick"),
)


@pytest.mark.parametrize(("code", "words", "claim"), OF_PARTNERS)
def test_a_false_sentence_about_a_partner_is_found(code: str, words: str, claim: str) -> None:
    assert false_claims(said(BESIDE, code, words)) == [claim]


DECLARED = "12 ahead at the end; if you wait, 4 ahead."


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("It brings 40 points and makes 2 of your cards trumps.", "declares"),
        ("It brings 20 points and makes 3 of your cards trumps.", "declares"),
        ("Now or never: after this trick the stock is gone.", "only now"),
        ("12 ahead at the end; if you wait, 5 ahead.", "better now"),
        ("4 behind at the end; if you wait, 4 ahead.", "better now"),
        ("12 ahead at the end, against level with the four of cups.", "further ahead"),
        ("The marianna can wait, and nobody sees the pair yet.", "can wait"),
        ("12 ahead at the end; declared now, 4 ahead.", "declared now"),
    ],
)
def test_a_false_sentence_about_a_marianna_is_found(words: str, claim: str) -> None:
    """V-MA-2/3: the first brings 20; ten tricks are to come."""
    view = position(make_rules("marianna", 2), hand="RD CD 4C 5B 6S", turned="2B")
    action = DECLARATIONS[card("RD").suit]
    view = structs.replace(view, legal=(*view.legal, action), trumps=None, turned=None)
    lines = [Line(action=a, points=12 if a == action else 4, chance=0) for a in view.legal]
    shown = Shown(view=view, names=NAMES, action=action, advised=action, words=DECLARED, lines=lines)
    assert false_claims(shown) == [] and table_is_wrong(shown) == []
    assert false_claims(replace(shown, words=words)) == [claim]


FIGURES = (("4C", 60, 52), ("5S", 60, 52), ("1D", 58, 49))


@pytest.mark.parametrize(
    ("code", "words", "claim"),
    [
        ("4C", "53% to win, against 49% with the ace of coins.", "wins more often"),
        ("1D", "49% to win, against 52% with the four of cups.", "wins more often"),
        ("4C", "60 points at the end, against 58 with the ace of coins.", "more points"),
        ("4C", "Every choice is as good as the others.", "all alike"),
        ("4C", "It is the only card you may play.", "only card"),
        ("4C", "2 other choices are just as good.", "others as good"),
        ("4C", "The ace of coins is just as good.", "as good"),
    ],
)
def test_a_sentence_that_belies_the_table_is_found(code: str, words: str, claim: str) -> None:
    assert false_claims(said(two("4C 5S 1D", "RC"), code, words, *FIGURES)) == [claim]


def test_where_a_choice_comes_to_less_it_is_false_that_next_to_nothing_is_at_stake() -> None:
    words, view = "Next to nothing is at stake.", two("4C 5S 1D", "RC")
    assert false_claims(said(view, "4C", words, *FIGURES)) == []
    assert false_claims(said(view, "4C", words, *FIGURES[:2], ("1D", 52, 40))) == ["little at stake"]


def test_a_table_that_belies_the_advice_is_found() -> None:
    view = two("4C 5S 1D", "RC")
    assert table_is_wrong(said(view, "4C", "The five of swords is just as good.", *FIGURES)) == []
    assert table_is_wrong(said(view, "4C", "It gives nothing away.", *FIGURES)) == ["table: equals unsaid"]
    assert table_is_wrong(said(view, "1D", "It gives nothing away.", *FIGURES)) == [
        "table: another wins more often"
    ]
    other = (("4C", 60, 52), ("5S", 61, 52), ("1D", 58, 49))
    assert table_is_wrong(said(view, "4C", "It gives nothing away.", *other)) == [
        "table: another brings more at the same chance"
    ]
    assert "table: figures that cannot be" in table_is_wrong(
        said(view, "4C", "The five of swords is just as good.", ("4C", 12, 60), ("5S", 12, 60))
    )


def test_true_sentences_pass_and_the_same_with_another_number_do_not() -> None:
    for game in ("briscola_2", "chiamata_5", "prini_3"):
        for view in [*decisions(GAMES[game], 3)][::2]:
            for each in shown(view, evaluate(view, SHALLOW)):
                assert false_claims(each) == []
                shifted = "".join(str((int(c) + 1) % 10) if c.isdigit() else c for c in each.words)
                if "other choices are nearly as good" not in each.words:  # one more may be near, too
                    assert (shifted == each.words) or false_claims(replace(each, words=shifted))
