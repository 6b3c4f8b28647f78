"""Faults put in by hand: each is a change of one place, and the tests beside it must notice.

python -m trials.faults [NAME …]     (in a temporary copy of the checkout)
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Fault(NamedTuple):
    """A place in a file, what is put there instead, and the tests that must not let it through."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


PROOFS, RECORDER = "tests/engine/test_proofs.py", "tests/client/test_recorder.py"
FAULTS = (
    Fault(
        "the secret is always zero bytes",
        "briscola/table/deals.py",
        "del hand\n        return secrets.token_bytes(32)",
        "del hand\n        return bytes(32)",
        ("tests/engine/test_deal.py",),
    ),
    Fault(
        "the salt never reaches the shuffle",
        "briscola/engine/shuffle.py",
        "sha256(secret + salt.encode()).digest()",
        "sha256(secret).digest()",
        ("tests/test_readme.py", "tests/engine/test_deal.py"),
    ),
    Fault(
        "the salt never reaches the cut",
        "briscola/table/table.py",
        "seed_of(self.secret, salt), at)",
        "seed_of(self.secret), at)",
        (PROOFS,),
    ),
    Fault(
        "the proof does not recompute the computers' cuts",
        "briscola/engine/replay.py",
        "own_cut = person and not cut.auto",
        "own_cut = began.seed is None",
        (PROOFS,),
    ),
    Fault(
        "keeping a match always succeeds",
        "briscola/client/host/recorder.py",
        "self.trouble = refused(error)",
        "self.trouble = None",
        (RECORDER,),
    ),
    Fault(
        "writing a file always succeeds",
        "briscola/storage/files/atomic_write.py",
        "        return False\n    return True",
        "    return True",
        ("tests/storage/test_atomic_write.py",),
    ),
    Fault(
        "stop_at_61 stops at 60",
        "briscola/engine/scoring.py",
        "if best < rules.majority:",
        "if best < rules.majority - 1:",
        ("tests/engine/test_match.py",),
    ),
    Fault(
        "a file is written in its place, without a rename",
        "briscola/storage/files/atomic_write.py",
        "rename(Path(temporary), path)",
        "path.write_bytes(data)\n        Path(temporary).unlink()",
        ("tests/storage/test_atomic_write.py",),
    ),
    Fault(
        "the computers' moves are not kept",
        "briscola/client/host/match_host.py",
        "        self.recorder.append(events)\n",
        "        if self.asked is None:\n            self.recorder.append(events)\n",
        (RECORDER,),
    ),
    Fault(
        "a resumed hand loses its secret",
        "briscola/table/table.py",
        "position.match, position.secret",
        'position.match, b""',
        (PROOFS,),
    ),
    Fault(
        "nothing is synced to the disk",
        "briscola/storage/files/append.py",
        "            os.fsync(file)\n",
        "",
        ("tests/storage/test_append.py",),
    ),
    Fault(
        "the chain is not checked",
        "briscola/engine/replay_cursor.py",
        "self.expect(Chained(hand=hand, sha256=self.chain().hex()))",
        "self.take(Chained)",
        (PROOFS,),
    ),
    Fault(
        "a choice is taken back across a card that was drawn",
        "briscola/engine/undo.py",
        "        return (event.public or event.seat in people) and event.card != turned\n",
        "        return False\n",
        ("tests/engine/test_undo.py", "tests/client/test_undo.py"),
    ),
    Fault(
        "a withdrawn seal is not written",
        "briscola/client/host/match_host.py",
        "self.tell(self.table.withdraw())",
        "self.table.withdraw()",
        (
            "tests/storage/test_every_byte.py::test_a_seal_that_was_not_opened_is_withdrawn_in_the_file_at_once",
        ),
    ),
    Fault(
        "the draw for the deal is not committed",
        "briscola/table/table.py",
        "[DrawCommitted(sha256=sha256(self.secret).hexdigest())]",
        "[]",
        (PROOFS,),
    ),
    Fault(
        "the computers' seeds are not kept",
        "briscola/client/host/recorder.py",
        "seeds=seeds, terms=self.house",
        'seeds=["00"] * len(seeds), terms=self.house',
        (RECORDER,),
    ),
)


def put_in(fault: Fault, house: Path) -> str:
    """Put the fault into a copy, run its tests, take it out again; the first test that noticed, or nothing.

    Raises AssertionError where the place is not there exactly once.
    """
    path = house / fault.file
    right = path.read_text(encoding="utf-8")
    assert right.count(fault.old) == 1, (
        f"{fault.name}: its place is in {fault.file} {right.count(fault.old)} times"
    )
    path.write_text(right.replace(fault.old, fault.new), encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *fault.tests]
        run = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)
    finally:
        path.write_text(right, encoding="utf-8")
    noticed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", run.stdout, re.MULTILINE)
    assert run.returncode in (0, 1) or noticed, f"{fault.name}: {run.stdout}{run.stderr}"
    return noticed[1] if noticed and run.returncode else ""


def copied(folder: Path, tree: Path = ROOT) -> Path:
    """A copy of a checkout's files."""
    house = folder / "briscola"
    dust = shutil.ignore_patterns(".git", "__pycache__", ".*_cache", "build", "dist", "shared")
    shutil.copytree(tree, house, ignore=dust, symlinks=True)
    return house


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials.faults", description=__doc__)
    parser.add_argument("names", nargs="*", help="beginnings of the names of some (all of them)")
    args = parser.parse_args()
    chosen = [f for f in FAULTS if not args.names or f.name.startswith(tuple(args.names))]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        house = copied(Path(folder))
        for fault in chosen:
            noticed = put_in(fault, house)
            survivors += not noticed
            print(f"{fault.name}: {noticed or 'NOBODY HAS NOTICED'}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} faults killed")
    sys.exit(bool(survivors))


if __name__ == "__main__":
    main()
