"""The port that serves the page, its files and fonts; whether a name leads there."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.server.page_files import deck_address, face_address
    from briscola.pages.server.page_server import PAGE_PORT, PageServer
    from briscola.pages.server.public_name_trial import try_public_name
else:
    __getattr__ = lazily(
        __name__,
        page_files="deck_address face_address",
        page_server="PAGE_PORT PageServer",
        public_name_trial="try_public_name",
    )
