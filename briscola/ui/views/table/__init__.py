"""Things on the table: cards in flight, stock, slate, the curtain over all."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.views.table import table_centre
    from briscola.ui.views.table.curtain_view import (
        BUTTON,
        GAP,
        curtain_pictures,
        draw_curtain_face,
        draw_curtain_fan,
        draw_sentence,
        place_curtain,
    )
    from briscola.ui.views.table.flight import (
        base_of,
        card_in_motion,
        cover_at,
        dust_cloud,
        flight_shadow,
        flying_card,
    )
    from briscola.ui.views.table.score_slate import draw_score
    from briscola.ui.views.table.slate import Slate, draw_slate, frame_width
