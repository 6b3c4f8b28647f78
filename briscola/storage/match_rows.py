"""A match and its hands as rows of the database."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from briscola.storage.database import Statement
from briscola.storage.luck import spell_counts
from briscola.storage.profiles import FIRST
from briscola.storage.summary import HandSummary


def statements(
    fields: dict[str, Any], hands: Sequence[HandSummary], profile: str | None
) -> Iterator[Statement]:
    """Statements that store a match and its hands, replacing what was known of it."""
    match = fields["id"]
    names, marks = ", ".join(fields), ", ".join("?" * len(fields))
    changes = ", ".join(f"{name} = excluded.{name}" for name in fields)
    whose = (
        "coalesce(?, (SELECT profile FROM marks WHERE id = ?),"
        " (SELECT id FROM profiles WHERE name = ? AND name <> '' AND NOT removed), ?)"
    )
    liked = "coalesce((SELECT favourite FROM marks WHERE id = ?), 0)"
    yield (
        f"INSERT INTO matches ({names}, profile, favourite) VALUES ({marks}, {whose}, {liked})"
        f" ON CONFLICT (id) DO UPDATE SET {changes}",
        (*fields.values(), profile, match, fields["person"], FIRST, match),
    )
    key = "(SELECT key FROM matches WHERE id = ?)"
    yield f"DELETE FROM hands WHERE match = {key}", (match,)
    for hand in hands:
        columns = _columns(hand)
        values = ", ".join("?" * len(columns))
        yield (
            f"INSERT INTO hands (match, {', '.join(columns)}) VALUES ({key}, {values})",
            (match, *columns.values()),
        )


def _columns(hand: HandSummary) -> dict[str, Any]:
    return {
        "number": hand.number,
        "dealer": hand.dealer,
        "caller": hand.caller,
        "contract": hand.contract,
        "points": json.dumps(hand.points),
        "ours": hand.ours,
        "theirs": hand.theirs,
        "result": hand.result,
        "reason": hand.reason,
        "capot": hand.capot,
        "payment": hand.payment,
        "shape": hand.shape.spell(),
        "luck": spell_counts(hand.cards),
        "habits": hand.habits.spell(),
        "seal": hand.seal,
        "link": hand.link,
    }
