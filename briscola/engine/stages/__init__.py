"""The stages of a hand; a variant lists the ones it is made of."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.engine.stages.auction import (
        POINTS_LADDER,
        RANK_LADDER,
        Auction,
        ladder_of,
        obliged_ladder,
        rank_ladder,
    )
    from briscola.engine.stages.call import CallCard
    from briscola.engine.stages.dark import DarkTrick, TricksAfterDark
    from briscola.engine.stages.declaration import enough, pair
    from briscola.engine.stages.redeal import PLAYED, WeakHands
    from briscola.engine.stages.stage import Stage
    from briscola.engine.stages.tricks import Tricks, lay
