"""Sheets of paper that ask the person something while the table stays in sight."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.panels.auction_panel import AuctionPanel
    from briscola.ui.scenes.panels.call_panel import CallPanel
    from briscola.ui.scenes.panels.cut_panel import CutPanel, SealPanel
    from briscola.ui.scenes.panels.dummy_panel import DummyPanel
    from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
    from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
    from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
    from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel, TrumpCardPanel
    from briscola.ui.scenes.panels.sign_panel import SignPanel
    from briscola.ui.scenes.panels.sign_wheel import Sector, Wheel, ground, wedge
