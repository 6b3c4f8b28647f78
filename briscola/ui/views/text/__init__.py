"""Words in columns, tables and on slips."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.views.text import hand_lines, hands_table
    from briscola.ui.views.text.explanation_placement import place_explanation
    from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords
    from briscola.ui.views.text.hand_lines import HandLine
    from briscola.ui.views.text.hands_table import HandList
    from briscola.ui.views.text.paper_tag import TOLD_TIME, draw_keys_tag, draw_tag, keys_words
    from briscola.ui.views.text.text_column import TextColumn
    from briscola.ui.views.text.text_table import RULED, TIGHT, Column, Figures, FiguresTable, TableCell
