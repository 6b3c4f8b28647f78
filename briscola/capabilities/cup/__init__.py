"""A cup for an evening: three to sixteen, in a form that is a row of data, round by round from one seed."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.cup.at_dealer import DealerCups
    from briscola.capabilities.cup.entry import CupEntry
    from briscola.capabilities.cup.file import CupRow, cups_won
    from briscola.capabilities.cup.words import old_cup_text
