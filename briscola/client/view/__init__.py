"""The view of one seat, how events change it, and the results read from it."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.view.deciding_trick import DecidingTrick as DecidingTrick, decisive as decisive
    from briscola.client.view.folding import (
        as_seen_by as as_seen_by,
        as_shown as as_shown,
        begin as begin,
        fold as fold,
        fold_all as fold_all,
        shown_hands as shown_hands,
    )
    from briscola.client.view.results import (
        Band as Band,
        PlayedHand as PlayedHand,
        bands as bands,
        fresh_strokes as fresh_strokes,
        hands_of_match as hands_of_match,
        least_points as least_points,
        sides as sides,
        signed as signed,
        took_back as took_back,
    )
    from briscola.client.view.view import (
        ME as ME,
        DealerNamed as DealerNamed,
        DrawRound as DrawRound,
        View as View,
        sorted_hand as sorted_hand,
    )
else:
    __getattr__ = lazily(
        __name__,
        deciding_trick="DecidingTrick decisive",
        folding="as_seen_by as_shown begin fold fold_all shown_hands",
        results="Band PlayedHand bands fresh_strokes hands_of_match least_points sides signed took_back",
        view="DealerNamed DrawRound ME View sorted_hand",
    )
