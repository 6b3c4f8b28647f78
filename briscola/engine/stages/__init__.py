"""The stages of a hand; a variant lists the ones it is made of."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.engine.stages.auction import (
        POINTS_LADDER as POINTS_LADDER,
        RANK_LADDER as RANK_LADDER,
        Auction as Auction,
        ladder_of as ladder_of,
        obliged_ladder as obliged_ladder,
        rank_ladder as rank_ladder,
    )
    from briscola.engine.stages.call import CallCard as CallCard
    from briscola.engine.stages.dark import DarkTrick as DarkTrick, TricksAfterDark as TricksAfterDark
    from briscola.engine.stages.declaration import enough as enough, pair as pair
    from briscola.engine.stages.redeal import PLAYED as PLAYED, WeakHands as WeakHands
    from briscola.engine.stages.stage import Stage as Stage
    from briscola.engine.stages.tricks import Tricks as Tricks, lay as lay
else:
    __getattr__ = lazily(
        __name__,
        auction="Auction POINTS_LADDER RANK_LADDER ladder_of obliged_ladder rank_ladder",
        call="CallCard",
        dark="DarkTrick TricksAfterDark",
        declaration="enough pair",
        redeal="PLAYED WeakHands",
        stage="Stage",
        tricks="Tricks lay",
    )
