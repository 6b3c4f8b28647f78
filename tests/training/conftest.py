"""Training nets needs numba and torch, of the `training` extra: without it these tests have no subject."""

from importlib.util import find_spec

collect_ignore = (
    []
    if find_spec("torch") and find_spec("numba")
    else [
        *("test_background.py", "test_bid_puzzles.py", "test_chiamata.py", "test_chiamata_duel.py"),
        "test_chiamata_league.py",
        *("test_compiled.py", "test_declaring.py", "test_exploit.py", "test_nets.py", "test_run.py"),
        *("test_ends.py", "test_habits.py", "test_league.py", "test_styles.py"),
    ]
)
