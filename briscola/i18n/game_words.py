"""The words of the games: names, seats, and how a match is won."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from briscola.client.view.results import least_points
from briscola.client.view.view import View
from briscola.engine.match_form import ByBalance, ByHands, ByPoints
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS
from briscola.i18n.text import Message, _, lazy, ngettext, upper

Seats = tuple[int, bool]
"""Number of players, and True if they play in two sides."""


class GameWords(Struct, frozen=True, kw_only=True):
    """The words for a game of the engine's table."""

    name: Message
    note: Message | Mapping[Seats, Message]
    """A short note on the game; for games listed by form, a note for each form."""
    capot: str = ""
    """Call for taking every trick, in the game's own language."""


GAMES: Mapping[str, GameWords] = {
    "briscola": GameWords(
        name=lazy("Briscola"),
        note={
            (2, False): lazy("the classic"),
            (3, False): lazy("each alone"),
            (4, True): lazy("two against two"),
            (4, False): lazy("nobody has a partner"),
            (5, False): lazy("each alone"),
            (6, True): lazy("three against three"),
            (6, False): lazy("nobody has a partner"),
        },
    ),
    "chiamata": GameWords(name=lazy("Chiamata"), note=lazy("with an auction")),
    "prini": GameWords(name=lazy("Prini"), note=lazy("the suit is followed")),
    "marianna": GameWords(name=lazy("Marianna"), note=lazy("king and knight make trumps")),
    "bisca": GameWords(name=lazy("Bisca"), note=lazy("the sevens are strong")),
    "scoperta": GameWords(name=lazy("Scoperta"), note=lazy("both hands face up")),
    "briscolone": GameWords(name=lazy("Briscolone"), note=lazy("there is no trump")),
    "brisca": GameWords(name=lazy("Brisca"), note=lazy("the seven and the two swap")),
    "sueca": GameWords(name=lazy("Sueca"), note=lazy("ten cards, and follow suit"), capot="Bandeira!"),
}
"""By the variant's name."""


class HouseWords(Struct, frozen=True, kw_only=True):
    """The words for a game that a house rule turns into another: its name and a short note."""

    name: Message
    note: Message


HOUSES: Mapping[tuple[str, OptionValue], HouseWords] = {
    ("bidding", "rank"): HouseWords(name=lazy("{game} by ranks"), note=lazy("from the ace to the two")),
    ("bidding", "two"): HouseWords(name=lazy("{game} to the two"), note=lazy("points for the two")),
    ("deal_all", True): HouseWords(name=lazy("{game}, all dealt"), note=lazy("nothing is drawn")),
    ("hand_size", 9): HouseWords(name=lazy("{game} of nine"), note=lazy("nine cards each")),
    ("trump_by", "turned"): HouseWords(name=lazy("Cinquecento"), note=lazy("marianna with a turned card")),
}
"""By option and value."""


class FormWords(Struct, frozen=True, kw_only=True):
    """The words for a number of players, with or without sides.

    `title` follows a game's name, `seats` stands alone, `short` names only the special part.
    """

    title: Message
    seats: Message
    short: Message | None = None
    """None if the number of players says it all."""


FORMS: Mapping[Seats, FormWords] = {
    (2, False): FormWords(title=lazy("{game} for two"), seats=lazy("For two")),
    (3, False): FormWords(title=lazy("{game} for three"), seats=lazy("For three")),
    (4, True): FormWords(
        title=lazy("{game} for four, in pairs"), seats=lazy("For four, in pairs"), short=lazy("in pairs")
    ),
    (4, False): FormWords(
        title=lazy("{game} for four, alone"), seats=lazy("For four, alone"), short=lazy("each alone")
    ),
    (5, False): FormWords(title=lazy("{game} for five"), seats=lazy("For five")),
    (6, True): FormWords(
        title=lazy("{game} for six, in teams"),
        seats=lazy("For six, in teams"),
        short=lazy("in teams"),
    ),
    (6, False): FormWords(
        title=lazy("{game} for six, alone"), seats=lazy("For six, alone"), short=lazy("each alone")
    ),
}
AT_ONE_TABLE: Mapping[int, Message] = {6: lazy("For six")}
"""Words for a number of players who sit in sides or alone, as they like."""
WITH_DUMMY = FormWords(
    title=lazy("{game}, with the dummy"), seats=lazy("For four"), short=lazy("with the dummy")
)


def game_words(variant: str) -> GameWords:
    """The row of a game. Raises KeyError if it has none."""
    if variant not in GAMES:
        raise KeyError(f"the game {variant} has no row of words in i18n/game_words.py")
    return GAMES[variant]


def form_words(seats: Seats, *, dummy: bool) -> FormWords:
    """The row of a form. Raises KeyError if it has none."""
    if not dummy and seats not in FORMS:
        raise KeyError(f"{seats[0]} players have no row of words in i18n/game_words.py, in sides {seats[1]}")
    return WITH_DUMMY if dummy else FORMS[seats]


def variant_name(variant: str) -> str:
    """Name of a game of the engine's table."""
    return str(game_words(variant).name)


def game_title(rules: Rules) -> str:
    """Title of the game at the top of the table."""
    form = form_words((rules.players, rules.in_sides), dummy=rules.dummy is not None)
    return str(form.title).format(game=variant_name(rules.variant))


def target_text(rules: Rules, winning_hands: int) -> str:
    """The goal of the match in a few words."""
    match rules.match_form:
        case ByHands(hands=hands):
            return _("{n} hands").format(n=hands)
        case ByBalance(target=target):
            return _("first to +{n}").format(n=target)
        case ByPoints(target=target):
            return ngettext("first to {n} point", "first to {n} points", target).format(n=target)
    if strokes_scale(rules):
        return ngettext("first to {n} stroke", "first to {n} strokes", winning_hands).format(n=winning_hands)
    if winning_hands == 1:
        return _("one hand")
    return ngettext("first to {n} hand", "first to {n} hands", winning_hands).format(n=winning_hands)


def match_title(rules: Rules) -> str:
    """Heading over what ends a match: strokes or hands to win, if it is won by them."""
    if not rules.match_form.by_wins:
        return _("The match")
    return _("Strokes to win") if strokes_scale(rules) else _("Hands to win")


def strokes_scale(rules: Rules) -> str:
    """Strokes by points of the hand: `1, from 91 points 2` in sueca; empty if it is always one."""
    least = least_points(rules)
    first, *more = sorted(least)
    said = [_("from {points} points {n}").format(points=least[n], n=n) for n in more]
    if (most := rules.scoring.gain(rules.total, capot=True)) > max(least):
        said.append(_("for every trick {n}").format(n=most))
    return ", ".join((str(first), *said)) if said else ""


def times_text(times: int) -> str:
    """Words for a hand that is paid several times (V-CH-28); empty for once."""
    return _("paid {n} times").format(n=times) if times > 1 else ""


def more_text(more: int) -> str:
    """Words for a hand whose win counts more after tied ones (V-SU-7); empty for none."""
    return ngettext("counts {n} stroke more", "counts {n} strokes more", more).format(n=more) if more else ""


def hand_text(view: View, occasion: str = "") -> str:
    """Second line of the header: hand, how often it is paid or counts more, contract or trick, and goal.

    First comes the `occasion`, what the match belongs to.
    """
    single = view.rules.match_form.by_wins and view.winning_hands == 1
    first = view.hand_number <= 1
    parts = [occasion] if occasion else []
    if not (single and first):
        parts.append(_("Hand {n}").format(n=max(1, view.hand_number)))
    if view.times > 1:
        parts.append(times_text(view.times))
    if view.more:
        parts.append(more_text(view.more))
    if view.contract is not None:
        parts.append(_("contract {n}").format(n=view.contract))
    elif view.tricks and view.rules.players != 2:
        parts.append(_("trick {n}").format(n=min(view.rules.tricks, view.tricks + 1)))
    parts.append(target_text(view.rules, view.winning_hands))
    return upper(" · ".join(parts))


def rules_chapter(rules: Rules) -> str:
    """Chapter of the rules for a game; briscola has one for partners and one for more players."""
    if rules.variant != next(iter(VARIANTS)):
        return rules.variant
    if rules.in_sides:
        return "partners"
    return "short" if rules.players == 2 else "numbers"


def dummy_name() -> str:
    """Name of the fifth place, the dummy."""
    return _("Dummy")


def spoken(names: Sequence[str], place: int, rules: Rules) -> str:
    """A player's name within a sentence; `the dummy` for the dummy."""
    return _("the dummy") if place == rules.dummy_seat else names[place]


def spoken_names(names: Sequence[str], rules: Rules) -> Sequence[str]:
    """Names of all places, each as in `spoken`."""
    return [spoken(names, place, rules) for place in range(rules.places)]
