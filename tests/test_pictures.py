"""The pictures of the README and of `docs/`: which are out of date (`tools.pictures`)."""

import json

from tools.pictures import DECKS, DOCS, KEPT, TABLES, stale


def test_a_picture_is_named_by_words_that_are_gone_and_by_new_ones() -> None:
    kept = {"a.jpg": ["Hint", "up to 2"], "b.jpg": ["Hint"], "c.jpg": ["Last"], "gone.jpg": ["Hint"]}
    now = {
        "a.jpg": ["Hint", "first to 2"],
        "b.jpg": ["Hint"],
        "c.jpg": ["Last", "Rules"],
        "new.jpg": ["Rules"],
    }
    assert stale(kept, now) == [
        "docs/a.jpg: no longer there: 'up to 2'; missing in it: 'first to 2'",
        "docs/c.jpg: missing in it: 'Rules'",
        "docs/gone.jpg: no longer there: 'Hint'",
        "docs/new.jpg: missing in it: 'Rules'",
    ]


def test_every_picture_is_made_by_the_tool_and_what_it_shows_is_kept() -> None:
    pictures = {path.name for pattern in ("*.jpg", "*.png") for path in DOCS.rglob(pattern)}
    assert pictures == {*TABLES, DECKS} == {*json.loads(KEPT.read_text(encoding="utf-8"))}
