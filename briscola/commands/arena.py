"""`briscola arena`: duplicate deals, and their summary as text."""

import msgspec

from briscola.arena.arena_summary import Summary
from briscola.arena.duplicate_match import run
from briscola.engine.rules import Rules
from briscola.storage import log


def play(a: str, b: str, *, rules: Rules, deals: int, seed: int, jobs: int, keep_processes: bool) -> Summary:
    """Play the deals, and keep a log of what goes wrong."""
    log.keep()
    return run(a, b, rules=rules, deals=deals, seed=seed, jobs=jobs, keep_processes=keep_processes)


def json_line(summary: Summary) -> str:
    """The object as one line."""
    return msgspec.json.encode(summary).decode()


def in_words(a: str, b: str, rules: Rules, summary: Summary) -> str:
    """The summary in words, for people."""
    unit = "paid" if rules.has_payments else "points"
    lines = [
        f"{a} (A) against {b} (B): {rules.variant} for {rules.players}",
        f"{summary['deals']} deals, {summary['games']} games",
        f"A: {summary['mean']:+} ± {summary['se']} {unit} a hand",
        f"A won {summary['wins']}, drew {summary['draws']}, lost {summary['losses']}",
        f"time to decide: A {_ms(summary, 'a')}, B {_ms(summary, 'b')}",
    ]
    if summary["faults_a"] or summary["faults_b"]:
        lines.append(f"faults: A {summary['faults_a']}, B {summary['faults_b']}")
    roles = summary.get("roles")
    if isinstance(roles, dict):
        lines += [
            f"as {role}: {told['mean']:+} ± {told['se']} a hand ({told['hands']} hands)"
            for role, told in roles.items()
        ]
    return "\n".join(lines)


def _ms(summary: Summary, who: str) -> str:
    return f"{summary[f'{who}_ms_p50']} ms (median), {summary[f'{who}_ms_p99']} ms (99 %)"
