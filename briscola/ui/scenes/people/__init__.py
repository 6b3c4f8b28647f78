"""Several people at one computer: who plays, and adding and removing people."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.people.household import Household
    from briscola.ui.scenes.people.scene import People
    from briscola.ui.scenes.people.who_is_there import WhoIsThere
