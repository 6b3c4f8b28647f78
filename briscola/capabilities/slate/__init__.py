"""The slate for real cards: hands as entered, what follows by the engine’s rules, the evenings kept."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.slate.at_dealer import DealerSlates
    from briscola.capabilities.slate.window.evenings_list import open_slates
    from briscola.capabilities.slate.words import slates_title
else:
    __getattr__ = lazily(
        __name__,
        at_dealer="DealerSlates",
        window__evenings_list="open_slates",
        words="slates_title",
    )
