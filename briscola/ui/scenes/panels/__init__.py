"""Sheets of paper that ask the person something while the table stays in sight."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.panels.auction_panel import AuctionPanel as AuctionPanel
    from briscola.ui.scenes.panels.call_panel import CallPanel as CallPanel
    from briscola.ui.scenes.panels.cut_panel import CutPanel as CutPanel, SealPanel as SealPanel
    from briscola.ui.scenes.panels.dummy_panel import DummyPanel as DummyPanel
    from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel as LastTrickPanel
    from briscola.ui.scenes.panels.panel_base import Panel as Panel
    from briscola.ui.scenes.panels.question_panel import (
        ExchangePanel as ExchangePanel,
        RedealPanel as RedealPanel,
        TrumpCardPanel as TrumpCardPanel,
    )
    from briscola.ui.scenes.panels.sign_panel import PhrasesPanel as PhrasesPanel, SignPanel as SignPanel
else:
    __getattr__ = lazily(
        __name__,
        auction_panel="AuctionPanel",
        call_panel="CallPanel",
        cut_panel="CutPanel SealPanel",
        dummy_panel="DummyPanel",
        last_trick_panel="LastTrickPanel",
        panel_base="Panel",
        question_panel="ExchangePanel RedealPanel TrumpCardPanel",
        sign_panel="PhrasesPanel SignPanel",
    )
