"""Earlier signs of this hand, to be looked at again; only those the person has seen."""

from collections.abc import Mapping, Sequence

from briscola.client.view import ME, View
from briscola.engine.actions import Sign
from briscola.i18n import sign_words as words
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.views.sign_row import PastSign


def past_signs(context: TableContext) -> Sequence[PastSign]:
    """The last sign of each player in the hand on show, in the order of the seats."""
    view = context.view
    if view is None:
        return ()
    made = context.grimaces
    signs = ((place, sign) for place, sign in view.signs if sign in made)
    return [_past(context, view, place, sign, made[sign]) for place, sign in signs]


def told_of_past(signs: Sequence[PastSign]) -> Mapping[int, str]:
    """The explanation of each past sign, by place."""
    return {sign.place: words.repeated(sign.doing, sign.meaning, caught=sign.caught) for sign in signs}


def _past(context: TableContext, view: View, place: int, sign: Sign, grimace: str) -> PastSign:
    if place == ME:
        meaning = words.thing(sign, view.rules.ranking, naming=context.naming)
    else:
        meaning = (
            words.meaning_of(sign, view, naming=context.naming) if context.settings.explain_signs else ""
        )
    return PastSign(
        place=place,
        name=context.names[place],
        face=context.setup.face_of(place),
        grimace=grimace,
        doing=words.deed(grimace),
        meaning=meaning,
        caught=place not in context.rules.side_of[ME],
    )
