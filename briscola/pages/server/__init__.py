"""The port that serves the page, its files and fonts; whether a name leads there."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.pages.server.page_files import deck_address, face_address
    from briscola.pages.server.page_server import PAGE_PORT, PageServer
    from briscola.pages.server.public_name_trial import try_public_name
