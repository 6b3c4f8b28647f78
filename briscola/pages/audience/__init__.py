"""An open page, and all pages that look at one thing: how many, what each is told, heard and let go."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.pages.audience.audience import Answer, Audience, NotOffered, PageView, Takes, View
    from briscola.pages.audience.visit import (
        RELOAD_SECONDS,
        Farewell,
        PageGone,
        PageVisit,
        language_of,
        receive_from,
    )
