"""An evening with real cards: rotating pairs, other people, hands taken back."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.capabilities.slate.evening import (
    GAMES,
    HANDS,
    NAMES,
    RealEvening,
    Rotation,
    SlateFull,
    begin,
    check,
    enter,
    may_rotate,
    may_take_back,
    next_game,
    next_seating,
    rows,
    sides_at,
    take_back,
    totals,
)
from briscola.capabilities.slate.game_choice import countings, goals
from briscola.capabilities.slate.hand import RealHand, wins
from briscola.capabilities.slate.questions import HandQuestion, question
from briscola.capabilities.slate.words import answer_text, counting_text, row_text, won_text
from briscola.client.tournament.table_result import TableGame

FOUR = ("Ada", "Bruno", "Carla", "Dino")
PAIRS = TableGame(players=4, winning_hands=2)
CHIAMATA = TableGame(variant="chiamata", players=5, winning_hands=3)
BY_POINTS = TableGame(variant="chiamata", players=5, options={"capot_doubles": True, "capot_by": "points"})
BRISCOLONE = TableGame(variant="briscolone", players=2)


def begun(game: TableGame = PAIRS, names: tuple[str, ...] = FOUR, rotates: Rotation = "never") -> RealEvening:
    return begin("e", "2026-11-27T20:15", names, game, rotates)


def won(evening: RealEvening, side: int) -> RealEvening:
    """The evening after a plain win."""
    return enter(evening, RealHand(side=side, size=wins(evening.now.game.rules())[0].least))


def partners(evening: RealEvening) -> set[frozenset[str]]:
    now = evening.now
    sides = sides_at(now.game.rules(), next_seating(now))
    return {frozenset(evening.name(now, player) for player in side) for side in sides}


def of(evening: RealEvening) -> dict[str, tuple[int, int, int]]:
    return {total.name: (total.matches, total.hands, total.balance) for total in totals(evening)}


def test_a_match_that_is_won_is_followed_by_the_next_one_at_nought() -> None:
    evening = won(won(begun(), 0), 0)
    assert rows(evening.now)[-1].match.winners == (0, 2)
    evening = won(evening, 1)
    last = rows(evening.now)[-1]
    assert (last.number, last.match.standing.score) == (1, (0, 1, 0, 1))
    assert of(evening) == {"Ada": (1, 2, 0), "Bruno": (0, 1, 0), "Carla": (1, 2, 0), "Dino": (0, 1, 0)}


def test_a_void_hand_stands_on_the_slate_and_counts_for_nobody() -> None:
    evening = enter(begun(), RealHand())
    assert rows(evening.now)[-1].match.standing.score == (0, 0, 0, 0)
    assert of(evening)["Ada"] == (0, 0, 0)


def test_pairs_that_rotate_by_match_meet_in_all_three_ways_and_everybody_has_a_score_alone() -> None:
    evening, met = begun(rotates="match"), []
    for _match in range(3):
        met.append(partners(evening))
        evening = won(won(evening, 0), 0)
    assert met == [
        {frozenset({"Ada", "Carla"}), frozenset({"Bruno", "Dino"})},
        {frozenset({"Ada", "Bruno"}), frozenset({"Carla", "Dino"})},
        {frozenset({"Ada", "Dino"}), frozenset({"Bruno", "Carla"})},
    ]
    assert of(evening) == {"Ada": (3, 6, 0), "Bruno": (1, 2, 0), "Carla": (1, 2, 0), "Dino": (1, 2, 0)}
    assert partners(evening) == met[0]


def test_pairs_that_rotate_by_hand_reach_the_goal_each_alone() -> None:
    evening = won(begun(rotates="hand"), 0)
    assert rows(evening.now)[-1].match.standing.score == (1, 0, 1, 0)
    evening = won(evening, 0)
    last = rows(evening.now)[-1]
    assert last.match.standing.score == (2, 1, 1, 0)
    assert last.match.winners == (0,)


def test_points_of_rotating_pairs_are_those_of_whoever_played_together() -> None:
    game = TableGame(players=4, options={"total_120": True})
    evening = enter(begun(game, rotates="hand"), RealHand(points=(70, 50)))
    evening = enter(evening, RealHand(points=(40, 80)))
    assert rows(evening.now)[-1].match.standing.score == (110, 90, 150, 130)
    assert rows(evening.now)[-1].match.winners == (2,)


def test_people_may_be_replaced_between_matches_and_keep_what_they_have() -> None:
    evening = next_game(won(begun(), 0), ("Ada", "Elsa", "Carla", "Bruno"), PAIRS)
    evening = won(evening, 1)
    assert of(evening) == {
        "Ada": (0, 1, 0),
        "Bruno": (0, 1, 0),
        "Carla": (0, 1, 0),
        "Dino": (0, 0, 0),
        "Elsa": (0, 1, 0),
    }


def test_the_caller_alone_against_four_pays_and_gets_four_times() -> None:
    five = (*FOUR, "Elsa")
    evening = enter(begun(CHIAMATA, five), RealHand(caller=1, partner=1, made=True))
    assert rows(evening.now)[-1].match.standing.balance == (-1, 4, -1, -1, -1)
    evening = enter(evening, RealHand(caller=0, partner=4))
    assert rows(evening.now)[-1].match.standing.balance == (-3, 5, 0, 0, -2)


def test_all_the_points_are_doubled_for_the_caller_alone_where_points_make_a_capot() -> None:
    """V-CH-18, option capot_by."""
    asked = question(BY_POINTS.rules(), ["place-0", "place-1"])
    assert isinstance(asked, HandQuestion)
    assert [answer.id for answer in asked.answers] == ["made", "failed", "made-all"]
    evening = enter(begun(BY_POINTS, (*FOUR, "Elsa")), RealHand(caller=0, partner=1, made=True, capot=True))
    assert rows(evening.now)[-1].match.standing.balance == (4, 2, -2, -2, -2)
    assert answer_text(evening, asked.answers[-1]) == "Made, with all the points"
    assert "Made, with all the points" in row_text(evening, evening.now, rows(evening.now)[-1])


@pytest.mark.parametrize(
    ("variant", "players", "rotates"),
    [("briscola", 4, True), ("briscola", 6, False), ("chiamata", 5, False), ("briscola", 2, False)],
)
def test_partners_rotate_where_two_play_against_two(variant: str, players: int, *, rotates: bool) -> None:
    assert may_rotate(TableGame(variant=variant, players=players).rules()) is rotates


def test_void_hands_in_a_row_double_the_next_and_the_slate_says_so_before_it() -> None:
    """V-CH-28: the ways to count offer it only with goals where payments decide."""
    (counting, _) = [each for each in countings("chiamata", 5) if "void_doubles" in each]
    games = goals("chiamata", 5, counting)
    assert len(games) > 5 and all(game.rules().voids_double for game in games)
    evening, said = begun(games[0], (*FOUR, "Elsa")), list[str]()
    for _ in range(2):
        evening = enter(evening, RealHand())
        said.append(won_text(evening))
    evening = enter(evening, RealHand(caller=0, partner=1, made=True))
    last = rows(evening.now)[-1]
    assert said == ["paid 2 times", "paid 4 times"] and won_text(evening) == ""
    assert last.match.standing.balance == (8, 4, -4, -4, -4)
    assert "· paid 4 times →" in row_text(evening, evening.now, last)
    assert won_text(enter(evening, RealHand())) == "paid 2 times"
    assert counting_text(counting) == "Void hands double"


def test_a_tie_in_sueca_makes_the_next_hand_count_more_and_the_slate_says_so_before_it() -> None:
    """V-SU-7."""
    (counting,) = [each for each in countings("sueca", 4) if "tie_counts" in each]
    evening, said = begun(goals("sueca", 4, counting)[-1], FOUR), list[str]()
    for _ in range(2):
        evening = enter(evening, RealHand())
        said.append(won_text(evening))
    evening = enter(evening, RealHand(side=1, size=91))
    last = rows(evening.now)[-1]
    assert said == ["counts 1 stroke more", "counts 2 strokes more"] and won_text(evening) == ""
    assert last.match.standing.score == (0, 4, 0, 4)
    assert "counts 4 →" in row_text(evening, evening.now, last)
    assert counting_text(counting) == "A tie counts on"


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        (PAIRS, RealHand(side=2, size=61)),
        (PAIRS, RealHand(side=0, size=62)),
        (PAIRS, RealHand(side=0, size=120, capot=True)),
        (CHIAMATA, RealHand(side=0, size=61)),
        (CHIAMATA, RealHand(caller=5, partner=0)),
        (CHIAMATA, RealHand(caller=0)),
        (BY_POINTS, RealHand(caller=0, partner=1, capot=True)),
        (CHIAMATA, RealHand(caller=0, partner=1, contract=71)),
        (BRISCOLONE, RealHand(points=(60, 61))),
        (BRISCOLONE, RealHand(points=(121, -1))),
        (BRISCOLONE, RealHand(points=(60, 60), declared=(20, 0))),
        (BRISCOLONE, RealHand()),
    ],
)
def test_a_hand_that_cannot_be_is_refused(game: TableGame, hand: RealHand) -> None:
    names = (*FOUR, "Elsa")[: game.players]
    with pytest.raises(ValueError):
        enter(begun(game, names), hand)


def test_names_and_games_that_cannot_be_are_refused() -> None:
    for names in (("Ada", "Ada", "Carla", "Dino"), ("Ada", "", "Carla", "Dino"), FOUR[:3]):
        with pytest.raises(ValueError):
            begun(names=names)
    with pytest.raises(ValueError):
        begun(TableGame(players=4, winning_hands=99))


def test_an_evening_has_an_end_to_its_hands_games_and_people() -> None:
    evening = begun()
    for _hand in range(HANDS):
        evening = won(evening, 0)
    with pytest.raises(SlateFull):
        won(evening, 0)
    evening = begun()
    for _game in range(GAMES - 1):
        evening = next_game(won(evening, 0), FOUR, PAIRS)
    with pytest.raises(SlateFull):
        next_game(won(evening, 0), FOUR, PAIRS)
    evening = begun()
    for number in range(4, NAMES, 4):
        evening = next_game(won(evening, 0), tuple(f"N{number + more}" for more in range(4)), PAIRS)
    with pytest.raises(SlateFull):
        next_game(won(evening, 0), ("Ada", "Bruno", "Carla", "One more"), PAIRS)


@st.composite
def _deeds(draw: st.DrawFn) -> list[tuple[str, int]]:
    return draw(
        st.lists(st.tuples(st.sampled_from(["hand", "hand", "hand", "game", "back"]), st.integers(0, 10**6)))
    )


OTHERS: Sequence[tuple[TableGame, Sequence[str], Rotation]] = [
    (PAIRS, FOUR, "match"),
    (CHIAMATA, (*FOUR, "Elsa"), "never"),
    (BRISCOLONE, ("Elsa", "Fosco"), "never"),
    (TableGame(variant="marianna", players=2), ("Ada", "Fosco"), "never"),
    (TableGame(variant="bisca", players=4, options={"stakes": True, "teams": False}), FOUR, "never"),
]


def _any_hand(evening: RealEvening, luck: int) -> RealHand:
    given: list[str] = []
    while isinstance(asked := question(evening.now.game.rules(), given), HandQuestion):
        choices = [answer.id for answer in asked.answers] or [
            str(number) for number in range(asked.least, asked.most + 1, asked.step)
        ]
        luck, at = divmod(luck, len(choices))
        given.append(choices[at])
    return asked


@given(_deeds())
def test_what_is_taken_back_is_as_if_it_had_never_been_entered(deeds: list[tuple[str, int]]) -> None:
    evening = begun()
    before: list[RealEvening] = []
    for deed, luck in deeds:
        if deed == "back":
            assert may_take_back(evening) is bool(before)
            expected = before.pop() if before else evening
            evening = take_back(evening)
            assert evening == expected
            assert totals(evening) == totals(expected)
        elif deed == "hand":
            before.append(evening)
            evening = enter(evening, _any_hand(evening, luck))
        elif len(evening.games) < GAMES:
            game, names, rotates = OTHERS[luck % len(OTHERS)]
            if evening.now.hands:
                before.append(evening)
            elif len(evening.games) == 1:
                before.clear()
            evening = next_game(evening, names, game, rotates)
        check(evening)
