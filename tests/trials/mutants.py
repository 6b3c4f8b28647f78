"""Mutation testing by cosmic-ray, each module against its own tests; stopped and begun again, it goes on.

python -m tests.trials.mutants FOLDER [MODULE …]     (FOLDER keeps a session a module)
"""

import argparse
import sqlite3
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ENGINE = ("tests/engine/test_record.py", "tests/engine/test_proofs.py")
TESTS: Mapping[str, Sequence[str]] = {
    "briscola/engine/shuffle.py": ("tests/engine/test_deal.py", "tests/engine/test_deal_code.py", *ENGINE),
    "briscola/engine/chain.py": ENGINE[1:],
    "briscola/engine/undo.py": ENGINE[1:],
    "briscola/engine/replay_cursor.py": ENGINE,
    "briscola/engine/replay.py": (*ENGINE, "tests/engine/test_golden.py"),
    "briscola/table.py": (*ENGINE, "tests/engine/test_match.py"),
    "briscola/storage/append.py": ("tests/storage/test_append.py",),
    "briscola/storage/whole.py": ("tests/storage/test_whole.py",),
    "briscola/storage/aside.py": ("tests/storage",),
    "briscola/storage/record.py": ("tests/storage", "tests/commands/test_verify.py"),
    "briscola/storage/records.py": ("tests/storage",),
}
"""From a module to the tests that must notice what is changed in it."""

CONFIG = """[cosmic-ray]
module-path = "{module}"
timeout = 60.0
excluded-modules = []
test-command = "{python} -m pytest -x -q -p no:cacheprovider -m 'not slow' {tests}"

[cosmic-ray.distributor]
name = "local"
"""


def run(folder: Path, module: str) -> str:
    """Go on with a module's session; how many mutants were killed, in a line."""
    name = module.removesuffix(".py").replace("/", ".")
    config, session = folder / f"{name}.toml", folder / f"{name}.sqlite"
    cosmic_ray = Path(sys.executable).with_name("cosmic-ray")
    if not session.exists():
        config.write_text(
            CONFIG.format(module=module, python=sys.executable, tests=" ".join(TESTS[module])),
            encoding="utf-8",
        )
        subprocess.run([cosmic_ray, "init", config, session], check=True)
    subprocess.run([cosmic_ray, "exec", config, session], check=True)
    return told(module, session)


def told(module: str, session: Path) -> str:
    """What a session has found so far."""
    with sqlite3.connect(session) as database:
        ((mutants,),) = database.execute("SELECT count(*) FROM work_items")
        results = dict(database.execute("SELECT test_outcome, count(*) FROM work_results GROUP BY 1"))
    done = sum(results.values())
    killed = done - results.get("SURVIVED", 0)
    share = f"{100 * killed / done:.1f} %" if done else "none"
    return f"{module}: {killed} of {done} killed ({share}), {mutants} in all"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.mutants", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("modules", nargs="*", default=list(TESTS))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for module in args.modules:
        print(run(args.folder, module), flush=True)


if __name__ == "__main__":
    main()
