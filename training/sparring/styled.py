"""A player of one style (`training.tricks.styles`) at the table of the game."""

import numpy as np

from briscola.engine.actions import Action, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from training.sparring.worlds import check_game, replayed, sampled_packs
from training.tricks.style_play import style_chooser
from training.tricks.styles import Style


class Styled:
    """Plays by its own cards and the table alone: whatever pack these may have come from will do.

    Raises ValueError for games whose packs are not known here.
    """

    def __init__(self, rules: Rules, style: Style, *, seed: int) -> None:
        check_game(rules)
        self._style = style
        self._seed = seed

    def choose(self, view: Observation) -> Action:
        """The card of the highest worth to the style."""
        if len(view.legal) == 1:
            return view.legal[0]
        number = coder_of(view.rules).number
        rng = np.random.default_rng((self._seed, view.seat, *(number[card] for card in view.hand)))
        tables, _ = replayed(view, sampled_packs(view, 1, rng), None, 1)
        place = style_chooser(self._style, rng)(tables, tables.rows)[0]
        return Play(card=coder_of(view.rules).card[tables.hands[0, view.seat, place]])
