"""The slate for real cards: hands as entered, what follows by the engine’s rules, the evenings kept."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.slate.at_dealer import DealerSlates
    from briscola.capabilities.slate.window.evenings_list import open_slates
    from briscola.capabilities.slate.words import slates_title
