"""Tests that Windows leaves out, because they need what only POSIX has; the others are run everywhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
LEFT_OUT = {
    "client/friends/test_lost_lines.py": ["unlink of a file that is open"],
    "commands/test_adapt.py": ["open of a name with a colon"],
    "network/test_meeting_door.py": ["resource.getrlimit"],
    "network/test_ssh_key.py": ["ssh-keygen"],
    "network/test_ssh_tunnel.py": ["sshd"],
    "network/test_tunnel.py": ["a script for a shell as a program"],
    "storage/test_database.py": ["mkfifo"],
    "storage/test_transfer.py": ["mkfifo"],
    "test_strangers_at_doors.py": ["a script for a shell as a program"],
    "training/test_background.py": ["SIGTERM, which a program hears", "flock"],
    "ui/test_app.py": ["SDL's screen without a screen, offscreen"],
    "ui/friends/test_anywhere.py": ["sshd"],
    "ui/friends/test_friends_by_link.py": ["a script for a shell as a program"],
    "ui/friends/test_friends_elsewhere.py": ["a script for a shell as a program"],
    "ui/friends/test_household.py": ["a script for a shell as a program"],
    "ui/friends/test_public_route.py": ["a script for a shell as a program", "sshd"],
    "ui/friends/test_whole_evening.py": ["a script for a shell as a program"],
}


def calls_needed(source: str) -> Iterator[str]:
    """Names in the marks `posix` of a file."""
    for node in ast.walk(ast.parse(source)) if "mark.posix" in source else ():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.posix":
            (reason,) = node.args
            assert isinstance(reason, ast.Constant) and isinstance(reason.value, str)
            yield reason.value


def test_the_tests_that_windows_leaves_out_are_listed_with_the_call_they_need() -> None:
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if calls := sorted(calls_needed(path.read_text(encoding="utf-8"))):
            found[path.relative_to(TESTS).as_posix()] = calls
    assert found == LEFT_OUT
