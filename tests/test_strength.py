"""The benchmark of strength: which matches, how they are kept, how they are told."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from benchmarks.figure import GAMES
from benchmarks.guests import GREEDY, GUESTS, GreedyGuest
from benchmarks.matches import FROZEN, Contest, Result, can_play, read_results, write_result
from benchmarks.strength import ALONE, main, matches, results
from benchmarks.strength_tables import CLASSIC, PEOPLE, figure, share_won, tables, title
from briscola.arena.duplicate_match import run
from briscola.engine.variants import VARIANTS


def result(name: str, game: str, mean: float, se: float = 0.5) -> Result:
    return Result(
        name=name, a="a", b="b", game=game, deals=9, mean=mean, se=se, games=18, wins=9, draws=2, losses=3,
        a_ms_p50=0.1, a_ms_p99=0.2, faults=0, frozen=FROZEN,
    )  # fmt: skip


def test_every_match_has_a_name_of_its_own_and_a_game() -> None:
    found = list(matches())
    assert len({match.name for match in found}) == len(found)
    assert {match.game for match in found} == set(GAMES)
    assert all(match.deals >= 2 for match in found)


def test_the_ladder_is_climbed_in_every_game_of_the_house() -> None:
    for kind, ladder in (("ladder", CLASSIC), ("people", PEOPLE)):
        steps = {match.name for match in matches() if match.name.startswith(f"{kind}_")}
        assert steps == {f"{kind}_{game}_{level}" for game in GAMES for level in ladder[1:]}
    played = {(game.variant, game.players) for game in GAMES.values()}
    assert played == {(name, players) for name, row in VARIANTS.items() for players in row.players}
    assert all(len(GAMES[game].sides) == GAMES[game].players for game in ALONE)


def test_what_the_file_holds_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    (first,) = results(["ladder_briscola_2_easy"], scale=0.02, file=file)
    assert first.deals == 4 and first.games == 8 and first.faults == 0
    assert read_results(file) == {first.name: first}
    write_result(file, Result(**{**asdict(first), "mean": 99.0}))
    (second,) = results(["ladder_briscola_2_easy"], scale=0.02, file=file)
    assert second.mean == 99.0
    assert [r.name for r in results(["ladder_"], file=file, play_on=False)] == [first.name]


def test_what_other_levels_did_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    write_result(file, Result(**{**asdict(result("one", "briscola_2", 1.0)), "frozen": "another"}))
    assert read_results(file) == {}
    write_result(file, result("one", "briscola_2", 2.0))
    assert [found.mean for found in read_results(file).values()] == [2.0]


def test_a_level_is_measured_where_it_does_not_play_as_the_rule_player() -> None:
    """No net plays mariazza, but the maestro plays it out in samples (V-MA-6)."""
    medium, hard, maestro = (
        Contest(name="m", a=level, b="easy", game="g", deals=2)
        for level in ("medium", "hard", "maestro:goal=win")
    )
    for name, game in GAMES.items():
        assert can_play(medium, game) and can_play(maestro, game)
        assert can_play(hard, game) is (name != "marianna_2_mariazza")


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, table = tmp_path / "results.jsonl", tmp_path / "table.md"
    words = [
        "--only",
        "ladder_briscola_3_easy",
        "--scale",
        "0.01",
        "--file",
        str(file),
        "--table",
        str(table),
    ]
    main(words)
    assert "ladder_briscola_3_easy" in capsys.readouterr().out
    (told,) = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert told["name"] == "ladder_briscola_3_easy" and told["deals"] == 2
    assert "| briscola 3 | · | · | · | +" in table.read_text(encoding="utf-8")


def test_tables_are_told_in_words() -> None:
    found = [
        result("greedy_briscola_2_maestro", "briscola_2", 17.04),
        result("greedy_briscola_4_maestro", "briscola_4", 20.0),
        result("ladder_prini_4_all_maestro", "prini_4_all", 1.234, 0.05),
        result("sparring_briscola_2_pimc", "briscola_2", 6.0),
        result("hard_briscola_2_early", "briscola_2", 4.0),
        result("among_briscola_3", "briscola_3", 5.0),
        result("goal_briscola_2", "briscola_2", -1.0),
        result("signs_briscola_4", "briscola_4", 3.0),
    ]
    text = tables(found)
    assert "| against greedy | briscola 2 | briscola 4 in pairs |" in text
    assert "| maestro | +17.0 ± 0.5 | +20.0 ± 0.5 |" in text
    assert "| prini 4 in pairs, all dealt | +1.23 ± 0.05, 75 ± 12 % | · | · | · |" in text
    assert "| maestro against | briscola 2 |\n|---|---|\n| pimc | +6.0 ± 0.5 |\n\n" in text
    assert "| hard against | briscola 2 |\n|---|---|\n| early | +4.0 ± 0.5 |\n\n" in text
    assert "| briscola 3 | +5.0 ± 0.5 |" in text
    assert "| briscola 2 | 75.0 ± 12.5 % | -1.0 ± 0.5 |" in text
    assert "+3.0 ± 0.5 points a hand to `maestro`" in text
    assert tables([]) == "\n"


def test_equals_win_half_of_the_hands_at_every_table() -> None:
    """The share of A is weighed against that of one opponent if everybody plays alone."""
    fair = Result(**{**asdict(result("people", "briscola_5", 0.0)), "wins": 20, "losses": 80})
    assert share_won(fair)[0] == pytest.approx(50)
    ahead = Result(**{**asdict(fair), "wins": 30, "losses": 70})
    assert share_won(ahead)[0] == pytest.approx(100 * 30 / (30 + 70 / 4))
    assert share_won(result("people", "briscola_4", 0.0))[0] == 75.0


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("briscola_4", "briscola 4 in pairs"),
        ("briscola_4_alone", "briscola 4 alone"),
        ("chiamata_4_open", "chiamata 4, open dummy"),
        ("chiamata_5_rank", "chiamata 5, bids by rank"),
        ("bisca_2_nine", "bisca 2, nine cards"),
    ],
)
def test_games_have_titles(game: str, words: str) -> None:
    assert title(game) == words


def test_every_game_has_a_title_of_its_own() -> None:
    assert len({title(game) for game in GAMES}) == len(GAMES)


def test_no_result_is_a_dot() -> None:
    assert figure(None) == "·"


def test_greedy_is_sought_beside_the_checkout() -> None:
    assert GREEDY.parts[-3:] == ("shared", "bots", "greedy.py")


@pytest.mark.slow
def test_greedy_in_this_process_is_the_program() -> None:
    """The same games as with a process, where the yardstick is there."""
    if not GREEDY.is_file():
        with pytest.raises(FileNotFoundError):
            GreedyGuest(GAMES["briscola_2"])
        return
    program = f"cmd:{sys.executable} {GREEDY}"
    for game in ("briscola_4", "chiamata_5"):
        rules = GAMES[game]
        here = run("greedy", "random", rules=rules, deals=2, seed=3, guests=GUESTS)
        there = run(program, "random", rules=rules, deals=2, seed=3)
        assert (here["mean"], here["wins"], here["faults_a"]) == (there["mean"], there["wins"], 0)


@pytest.mark.slow
def test_guests_may_sit_in_other_processes() -> None:
    rules = GAMES["briscola_2"]
    one, two = (
        run("trumper", "easy", rules=rules, deals=4, seed=3, jobs=jobs, guests=GUESTS) for jobs in (1, 2)
    )
    assert one["mean"] == two["mean"]
