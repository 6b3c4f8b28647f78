"""The view of one seat, how events change it, and the results read from it."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.view.deciding_trick import DecidingTrick, decisive
    from briscola.client.view.folding import as_seen_by, as_shown, begin, fold, fold_all, shown_hands
    from briscola.client.view.results import (
        Band,
        PlayedHand,
        bands,
        fresh_strokes,
        hands_of_match,
        least_points,
        sides,
        signed,
        took_back,
    )
    from briscola.client.view.view import ME, DealerNamed, DrawRound, Side, View, side_at, sorted_hand
