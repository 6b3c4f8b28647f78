"""A match and its hands as rows of the database."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from briscola.storage.database.database import Statement
from briscola.storage.sums.luck import spell_counts
from briscola.storage.sums.match_summary import HandSummary


def statements(fields: dict[str, Any], hands: Sequence[HandSummary], profile: str) -> Iterator[Statement]:
    """Statements that store a person's match and its hands, replacing what was known of it."""
    match = fields["id"]
    names, marks = ", ".join(fields), ", ".join("?" * len(fields))
    changes = ", ".join(f"{name} = excluded.{name}" for name in fields)
    liked = "coalesce((SELECT favourite FROM marks WHERE id = ? AND profile = ?), 0)"
    yield (
        f"INSERT INTO matches ({names}, profile, favourite) VALUES ({marks}, ?, {liked})"
        f" ON CONFLICT (id, profile) DO UPDATE SET {changes}",
        (*fields.values(), profile, match, profile),
    )
    key = "(SELECT key FROM matches WHERE id = ? AND profile = ?)"
    yield f"DELETE FROM hands WHERE match = {key}", (match, profile)
    for hand in hands:
        columns = _columns(hand)
        values = ", ".join("?" * len(columns))
        yield (
            f"INSERT INTO hands (match, {', '.join(columns)}) VALUES ({key}, {values})",
            (match, profile, *columns.values()),
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
        "feats": hand.feats,
        "seal": hand.seal,
        "link": hand.link,
    }
