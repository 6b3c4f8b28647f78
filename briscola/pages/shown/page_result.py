"""The result of a hand, and of the match with it, as a page shows it."""

from briscola.client.seats.seat_control import SeatControl
from briscola.client.view.results import Band, bands
from briscola.i18n.character_words import addressed
from briscola.i18n.result_words import band_words, listed_names, match_words, result_words
from briscola.i18n.score_words import score_line
from briscola.pages.messages.table import CountedSide, HandCount
from briscola.pages.server.page_files import face_address
from briscola.pages.shown.seat_story import SeatStory


def hand_count(seat: SeatControl, story: SeatStory) -> HandCount | None:
    """The result of the hand, and the match with it; None while it goes on."""
    view, names = story.view, story.names
    if view.ended is None:
        return None
    title, text = result_words(view, names, known=True, naming=story.naming, people=story.setup.here)
    lines: tuple[str, ...] = (score_line(view, story.setup),)
    if view.winners:
        lines = (f"{title}: {text}", *lines)
        title, text = match_words(view, names, view.hand_number, you=addressed(story.setup))
    counted = tuple(_counted(band, story) for band in bands(seat.history, view))
    return HandCount(
        title=title,
        text=text,
        lines=lines,
        sides=counted,
        total=view.rules.total if counted else 0,
        needed=view.goal or 0,
    )


def _counted(band: Band, story: SeatStory) -> CountedSide:
    faces = (story.setup.face_of(place) for place in band.places)
    return CountedSide(
        name=listed_names([story.names[place] for place in band.places]),
        faces=tuple(face_address(face) for face in faces if face),
        mood=("pleased" if band.won else "dismayed") if story.view.ended_hand.winners else "",
        side="us" if band.side == "us" else "them",
        points=band.total,
        words=". ".join(filter(None, band_words(band))),
        cards=tuple(card.code for card in band.cards),
    )
