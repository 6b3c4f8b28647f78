"""`briscola simulate`: the event log, the same for the same words, right by the rules."""

import json
from itertools import pairwise

import pytest
from msgspec.structs import replace

from briscola.commands.simulate import in_words
from briscola.engine.events import HandEnded
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.levels import LEVELS
from tests.checker import check
from tests.commands.shell import Here, spawn
from tests.spread import diagonal, quick_some


@pytest.mark.parametrize(
    ("level", "hands"),
    quick_some([("random", 2), ("easy", 1), ("medium", 3)], 1),
)
def test_players_of_a_level_pass_the_checker_in_every_game(briscola: Here, level: str, hands: int) -> None:
    for row in VARIANTS.values():
        for players in row.players:
            words = ("simulate", "--variant", row.name, "--players", str(players), "--hands", str(hands))
            said = briscola(*words, "--seed", "11", "--levels", level, "--json")
            assert check(said.out.splitlines()).hands == hands


def test_the_run_has_as_many_hands_as_asked_and_cuts_the_last_match_short(briscola: Here) -> None:
    for hands in (1, 2, 3, 7):
        log = briscola("simulate", "--hands", str(hands), "--levels", "random", "--json").lines
        kinds = [line["event"] for line in log]
        assert kinds.count("reveal") == kinds.count("hand_end") == kinds.count("deal") == hands
        assert kinds[-1] in ("reveal", "match_end")
        assert kinds.count("match") - kinds.count("match_end") == (kinds[-1] == "reveal")


def test_without_a_number_of_hands_one_whole_match_is_played(briscola: Here) -> None:
    log = briscola("simulate", "--winning-hands", "3", "--seed", "4", "--json").lines
    kinds = [line["event"] for line in log]
    assert kinds.count("match") == kinds.count("match_end") == 1
    assert kinds[-1] == "match_end"
    assert max(log[-1]["score"]) == 3


def test_every_match_of_a_run_draws_for_the_deal(briscola: Here) -> None:
    log = briscola("simulate", "--hands", "9", "--levels", "random", "--json").lines
    after_match = [b["event"] for a, b in pairwise(log) if a["event"] == "match"]
    assert len(after_match) > 2
    assert set(after_match) == {"draw_for_deal"}


def test_a_longer_run_begins_like_a_shorter_one(briscola: Here) -> None:
    words = ("simulate", "--variant", "chiamata", "--levels", "easy", "--json", "--hands")
    assert briscola(*words, "6").out.startswith(briscola(*words, "4").out)


def test_the_match_line_says_who_plays_and_what_differs_from_the_defaults(briscola: Here) -> None:
    wishes = ("--option", "signs=swapped", "--option", "tie=void", "--option", "capot=true")
    levels = ("--levels", "easy,random,medium:goal=win,easy")
    said = briscola("simulate", "--players", "4", "--hands", "1", "--seed", "9", *levels, *wishes, "--json")
    assert said.lines[0] == {
        "event": "match",
        "version": 1,
        "variant": "briscola",
        "players": 4,
        "sides": [[0, 2], [1, 3]],
        "winning_hands": 2,
        "options": {"signs": "swapped", "capot": True},
        "levels": ["easy", "random", "medium:goal=win", "easy"],
        "seed": 9,
    }


@pytest.mark.parametrize("signs", ["custom", "south", "swapped"])
def test_a_set_of_signs_changes_faces_and_no_line_of_the_log(briscola: Here, signs: str) -> None:
    """docs/log.md: what a face does is the window’s; the codes are those of `national`."""
    words = ("simulate", "--players", "4", "--hands", "1", "--seed", "4", "--levels", "medium", "--json")
    usual, other = briscola(*words).lines, briscola(*words, "--option", f"signs={signs}").lines
    assert any(line["event"] == "signal" for line in usual)
    assert other[0] == {**usual[0], "options": {"signs": signs}} and other[1:] == usual[1:]
    assert check([json.dumps(line) for line in other]).hands == 1


def test_the_largest_seed_is_a_seed(briscola: Here) -> None:
    said = briscola("simulate", "--seed", str(2**64 - 1), "--hands", "1", "--json")
    assert said.lines[0]["seed"] == 2**64 - 1
    assert check(said.out.splitlines()).hands == 1


@pytest.mark.slow
@pytest.mark.parametrize(("level", "variant"), diagonal(list(LEVELS), ["chiamata", "briscola"]))
def test_the_same_words_give_the_same_bytes_in_every_process(
    briscola: Here, level: str, variant: str
) -> None:
    """Here, and in a process with other hashes and another language."""
    words = ("simulate", "--variant", variant, "--players", "4", "--hands", "2", "--seed", "3")
    log = briscola(*words, "--levels", level, "--json").out
    other = {"PYTHONHASHSEED": "4242", "LC_ALL": "C"}
    assert spawn(*words, "--levels", level, "--json", env=other).out == log
    assert check(log.splitlines()).hands == 2


def test_other_seeds_give_other_games(briscola: Here) -> None:
    logs = {briscola("simulate", "--hands", "1", "--seed", str(seed), "--json").out for seed in range(5)}
    assert len(logs) == 5


def test_for_people_a_hand_is_one_line(briscola: Here) -> None:
    said = briscola("simulate", "--variant", "chiamata", "--hands", "3", "--seed", "2", "--levels", "random")
    first, *hands = said.out.splitlines()
    assert first == "chiamata for 5: " + ", ".join(f"seat {seat} random" for seat in range(5))
    told = [line for line in hands if line.startswith("hand ")]
    assert len(told) == 3
    assert all("score" in line and "balance" in line for line in told)


def test_for_people_the_last_trick_is_named_where_it_decides() -> None:
    """Option tie = last_trick."""
    ended = HandEnded(
        hand=1, points=(20, 40, 40, 20), winners=(1, 3), reason="points", capot=False, score=(0, 1, 0, 1)
    )
    said = in_words(ended, make_rules("briscola", 4, {"tie": "last_trick"}))
    assert said == "hand 1: points 20–40–40–20; won by seats 1 and 3, by the last trick; score 0–1–0–1"
    assert "trick" not in (in_words(ended, make_rules("briscola", 4, {"teams": False})) or "")


def test_for_people_declared_points_are_told_and_a_tie_of_points_counts() -> None:
    """V-MA-3, V-PT-1: with as many card points each no last trick decides."""
    rules = make_rules("marianna", 2)
    even = HandEnded(
        hand=1, points=(60, 60), winners=(0,), reason="points", capot=False, score=(80, 60), declared=(20, 0)
    )
    said = "hand 1: points 60–60 and 20–0 declared; won by seat 0; score 80–60"
    assert in_words(even, rules) == said
    tied = replace(even, winners=(), reason="tie", score=(60, 60), declared=(0, 0))
    assert in_words(tied, rules) == "hand 1: points 60–60; tie, the points count; score 60–60"


def test_for_people_the_end_of_a_match_is_told(briscola: Here) -> None:
    said = briscola("simulate", "--players", "4", "--levels", "easy", "--seed", "8")
    assert said.out.splitlines()[-1] in ("match: won by seats 0 and 2", "match: won by seats 1 and 3")
