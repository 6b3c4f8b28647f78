"""A duel: the same hand against the same computers, played by two friends without a network."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.duel.code import (
        BadDuelCode as BadDuelCode,
        DuelCode as DuelCode,
        encode_duel as encode_duel,
    )
    from briscola.capabilities.duel.deal_again import DealAgain as DealAgain, one_hand as one_hand
    from briscola.capabilities.duel.duel import (
        Duel as Duel,
        duel_of as duel_of,
        duels_of as duels_of,
        entered as entered,
    )
    from briscola.capabilities.duel.entry import DuelEntry as DuelEntry
    from briscola.capabilities.duel.maestros_choices import maestros_hand as maestros_hand
    from briscola.capabilities.duel.maestros_results import MaestrosResults as MaestrosResults
    from briscola.capabilities.duel.window.text_sheet import (
        TextSheet as TextSheet,
        challenge_sheet as challenge_sheet,
    )
    from briscola.capabilities.duel.words import (
        codes_text as codes_text,
        enter_text as enter_text,
        refusal_text as refusal_text,
    )
else:
    __getattr__ = lazily(
        __name__,
        code="BadDuelCode DuelCode encode_duel",
        deal_again="DealAgain one_hand",
        duel="Duel duel_of duels_of entered",
        entry="DuelEntry",
        maestros_choices="maestros_hand",
        maestros_results="MaestrosResults",
        window__text_sheet="TextSheet challenge_sheet",
        words="codes_text enter_text refusal_text",
    )
