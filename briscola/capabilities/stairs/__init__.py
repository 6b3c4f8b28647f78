"""The stairs: from the first evening to the first hand of every game, one step after another."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.stairs.done_before import experience
    from briscola.capabilities.stairs.entry import Staircase
    from briscola.capabilities.stairs.progress import Experience, climbed, first_done, next_step
    from briscola.capabilities.stairs.window.offer import sits_down_with_teresa
    from briscola.capabilities.stairs.window.page import StairsPage
    from briscola.capabilities.stairs.words import climbed_text, step_name
