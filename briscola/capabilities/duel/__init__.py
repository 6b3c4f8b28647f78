"""A duel: the same hand against the same computers, played by two friends without a network."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.duel.code import BadDuelCode, DuelCode, encode_duel
    from briscola.capabilities.duel.deal_again import DealAgain, goes_on, left_in_middle, one_hand
    from briscola.capabilities.duel.duel import Duel, duel_of, duels_of, entered
    from briscola.capabilities.duel.entry import DuelEntry
    from briscola.capabilities.duel.maestros_choices import maestros_hand
    from briscola.capabilities.duel.maestros_results import MaestrosResults
    from briscola.capabilities.duel.window.maestro_beside import MaestroBeside
    from briscola.capabilities.duel.window.text_sheet import TextSheet, challenge_sheet
    from briscola.capabilities.duel.words import codes_text, enter_text, refusal_text
