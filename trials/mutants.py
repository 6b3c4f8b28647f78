"""Mutation testing with cosmic-ray's mutants, each module against its own tests; begun again, it goes on.

python -m trials.mutants FOLDER [MODULE …]     (FOLDER keeps cosmic-ray's seat of each module)
python -m trials.mutants FOLDER --survivors    (what nobody has noticed, as differences)

Needs `pip install cosmic-ray` as well. Nothing is written in the checkout, but it is read again for each
mutant: run it in a clone.
"""

import argparse
import os
import sqlite3
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkResult

from trials.mutant import Bench
from trials.without_effect import Unread

PROOFS = ("tests/engine/test_proofs.py", "tests/engine/test_log_ends.py", "tests/engine/test_record.py")
UNDO = ("tests/engine/test_undo.py", "tests/client/test_undo.py")
HISTORY = (
    "tests/storage/test_history.py",
    "tests/storage/test_match_list.py",
    "tests/storage/test_missed_matches.py",
)
FILES = "tests/ui/test_settings_file.py"
TESTS: Mapping[str, Sequence[str]] = {
    "briscola/engine/chain.py": PROOFS,
    "briscola/engine/shuffle.py": ("tests/engine/test_deal.py", "tests/engine/test_deal_code.py", *PROOFS),
    "briscola/engine/seal.py": PROOFS,
    "briscola/engine/undo.py": UNDO,
    "briscola/engine/replay.py": (*PROOFS, "tests/engine/test_golden.py"),
    "briscola/engine/replay_actions.py": (*PROOFS, *UNDO),
    "briscola/engine/replay_cursor.py": (*PROOFS, UNDO[0]),
    "briscola/table/table_log.py": (*UNDO, *PROOFS),
    "briscola/table/table.py": ("tests/engine/test_table.py", *UNDO, *PROOFS, "tests/engine/test_match.py"),
    "briscola/storage/files/append.py": ("tests/storage/test_append.py",),
    "briscola/storage/files/quarantine.py": (
        "tests/storage/test_lock.py",
        "tests/storage/test_append.py",
        "tests/storage/test_every_byte.py",
        FILES,
    ),
    "briscola/storage/database/database.py": (
        "tests/storage/test_database.py",
        "tests/storage/test_damaged_database.py",
    ),
    "briscola/storage/evenings/history.py": (*HISTORY, "tests/storage/test_safe_read.py"),
    "briscola/storage/files/lock.py": (
        "tests/storage/test_lock.py",
        FILES,
        "tests/client/test_active_match.py",
    ),
    "briscola/storage/log.py": (
        "tests/storage/test_records.py",
        "tests/storage/test_safe_read.py",
        "tests/commands/test_broken_off.py",
    ),
    "briscola/storage/sums/luck.py": ("tests/storage/test_luck.py",),
    "briscola/storage/evenings/matches.py": (*HISTORY, "tests/storage/test_transfer.py"),
    "briscola/storage/settings/person_names.py": ("tests/storage/test_person_names.py",),
    "briscola/storage/files/safe_read.py": ("tests/storage/test_safe_read.py",),
    "briscola/storage/people/profiles.py": ("tests/storage/test_profiles.py",),
    "briscola/storage/records/match_record.py": (
        "tests/storage/test_every_byte.py",
        "tests/storage/test_summary.py",
        "tests/storage/test_safe_read.py",
        "tests/client/test_active_match.py",
        "tests/commands/test_verify_records.py",
        "tests/commands/test_verify.py",
    ),
    "briscola/storage/records/records.py": (
        "tests/storage/test_records.py",
        "tests/storage/test_every_byte.py",
        "tests/storage/test_safe_read.py",
        "tests/client/test_active_match.py",
        *HISTORY,
    ),
    "briscola/storage/database/schema.py": ("tests/storage/test_database.py",),
    "briscola/storage/settings/settings.py": (
        "tests/storage/test_records.py",
        FILES,
        "tests/storage/test_profiles.py",
        "tests/storage/test_person_names.py",
    ),
    "briscola/storage/settings/settings_file.py": (
        "tests/storage/test_settings_file.py",
        FILES,
        "tests/storage/test_profiles.py",
    ),
    "briscola/capabilities/statistics/statistics.py": ("tests/storage/test_statistics.py",),
    "briscola/storage/sums/match_summary.py": (
        "tests/storage/test_summary.py",
        "tests/storage/test_statistics.py",
    ),
    "briscola/capabilities/statistics/csv_tables.py": ("tests/storage/test_transfer.py",),
    "briscola/storage/evenings/transfer.py": ("tests/storage/test_transfer.py",),
    "briscola/storage/files/atomic_write.py": ("tests/storage/test_atomic_write.py",),
}
"""From a module to the tests that must notice what is changed in it."""


def seat(folder: Path, module: str) -> Path:
    """The place of a module's seat."""
    return folder / f"{module.removesuffix('.py').replace('/', '.')}.sqlite"


def begin(database: WorkDB, module: str) -> None:
    """Fill a session with the module's mutants; those without an effect are skipped at once."""
    init([Path(module)], database, {})
    unread = Unread(Path(module).read_text(encoding="utf-8"))
    skipped = [item.job_id for item in database.work_items if unread.holds(item.mutations[0])]
    database.set_multiple_results(skipped, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def go_on(folder: Path, module: str) -> None:
    """Try what is left of a module's mutants."""
    with use_db(seat(folder, module)) as database:
        if not database.num_work_items:
            begin(database, module)
        pending = sorted(database.pending_work_items, key=lambda item: item.mutations[0].start_pos)
        if not pending:
            return
        source = Path(module).read_text(encoding="utf-8")
        puzzle_session = Bench(Path(module), TESTS[module])
        for item in pending:
            try:
                mutated = changed(source, item.mutations[0])
            except AttributeError:  # cosmic-ray's own: it cannot replace a dotted name after `except`
                database.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
                continue
            noticed = puzzle_session.run(mutated).noticed
            found = TestOutcome.SURVIVED if noticed is None else TestOutcome.KILLED
            result = WorkResult(WorkerOutcome.NORMAL, noticed, found)
            database.set_result(item.job_id, result)


def forget_survivors(folder: Path, module: str) -> None:
    """Have them tried again: there are new tests."""
    with closing(sqlite3.connect(seat(folder, module))) as database, database:
        database.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")


def changed(source: str, mutation: MutationSpec) -> str:
    """The module's text with one mutation in it."""
    operator = get_operator(mutation.operator_name)()
    mutated = mutate_code(source, operator, mutation.occurrence)
    assert isinstance(mutated, str), mutation
    return mutated


def told(folder: Path, module: str) -> str:
    """How many mutants of a module were killed, in a line."""
    with use_db(seat(folder, module)) as database:
        found = [result.test_outcome for _, result in database.results if result.test_outcome]
        left = database.num_work_items - database.num_results
    killed = found.count(TestOutcome.KILLED)
    share = f"{100 * killed / len(found):.1f} %" if found else "none"
    return f"{module}: {killed} of {len(found)} killed ({share}), {left} to be tried"


def survivors(folder: Path, module: str) -> str:
    """The mutants that nobody has noticed: line, what it was, what it became."""
    source = Path(module).read_text(encoding="utf-8")
    before, told = source.splitlines(), []
    with use_db(seat(folder, module)) as database:
        for item, result in database.completed_work_items:
            if result.test_outcome != TestOutcome.SURVIVED:
                continue
            mutation = item.mutations[0]
            after = changed(source, mutation).splitlines()
            row = mutation.start_pos[0] - 1
            told.append((row, f"{row + 1}: {before[row].strip()}\n    -> {after[row].strip()}"))
    return "\n".join(text for _, text in sorted(told))


def tried_alone(folder: Path, module: str) -> bool:
    """Go on in a process of its own: the next bench must not have imported what depends on its module."""
    child = os.fork()
    if not child:
        status = 1
        try:
            go_on(folder, module)
            status = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    return status == 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials.mutants", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("modules", nargs="*", help="all of them")
    parser.add_argument("--survivors", action="store_true", help="print what nobody has noticed")
    parser.add_argument("--again", action="store_true", help="try once more what nobody has noticed")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    whole = True
    for module in args.modules or TESTS:
        if args.again and seat(args.folder, module).exists():
            forget_survivors(args.folder, module)
        if not args.survivors:
            whole &= tried_alone(args.folder, module)
        if seat(args.folder, module).exists():
            print(told(args.folder, module), flush=True)
            if args.survivors:
                print(survivors(args.folder, module))
    sys.exit(not whole)


if __name__ == "__main__":
    main()
