"""Faces of the people at a table, with their seats and signs."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.views.faces import pile_views, seat_views
    from briscola.ui.views.faces.face_closeup import grimace_of
    from briscola.ui.views.faces.rings import (
        RING_TURN,
        ClockRing,
        ClockShown,
        clock_steps,
        draw_ring,
        draw_whole_ring,
    )
    from briscola.ui.views.faces.seat_views import (
        MOODS,
        SeatLook,
        draw_face,
        draw_small_face,
        prepare_portrait,
        ring_rect,
    )
    from briscola.ui.views.faces.sign_row import PastSign, SignRow
