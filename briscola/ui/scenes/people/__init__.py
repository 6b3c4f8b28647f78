"""Several people at one computer: who plays, and adding and removing people."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.people.household import Household
    from briscola.ui.scenes.people.scene import People
    from briscola.ui.scenes.people.who_is_there import WhoIsThere
else:
    __getattr__ = lazily(
        __name__,
        household="Household",
        scene="People",
        who_is_there="WhoIsThere",
    )
