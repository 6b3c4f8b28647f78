"""Games in words: their names, who sits where, what wins the match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.client.view import View
from briscola.engine.match_form import ByBalance, ByHands, ByPoints
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS
from briscola.i18n.text import Message, _, lazy, upper

Seats = tuple[int, bool]
"""How many play, and whether in two sides of partners."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GameWords:
    """What is said of a game of the engine's table."""

    name: Message
    note: Message | Mapping[Seats, Message]
    """What is special about it; of a game whose forms stand in the list one by one, what is of each."""
    capot: str = ""
    """What players cry who take every trick, in the game's own language."""


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


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseWords:
    """What is said of a game that a house rule makes of another: its name, and what is special about it."""

    name: Message
    note: Message


HOUSES: Mapping[tuple[str, OptionValue], HouseWords] = {
    ("bidding", "rank"): HouseWords(name=lazy("{game} by ranks"), note=lazy("from the ace to the two")),
    ("bidding", "two"): HouseWords(name=lazy("{game} to the two"), note=lazy("points for the two")),
    ("deal_all", True): HouseWords(name=lazy("{game}, all dealt"), note=lazy("nothing is drawn")),
    ("hand_size", 9): HouseWords(name=lazy("{game} of nine"), note=lazy("nine cards each")),
    ("trump_by", "turned"): HouseWords(name=lazy("Cinquecento"), note=lazy("marianna with a turned card")),
}
"""By the option and its value."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FormWords:
    """How many sit down, and in sides or not: after a game's name, by itself, and the most telling of it."""

    title: Message
    seats: Message
    short: Message | None = None
    """None: the number says it all."""


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
WITH_DUMMY = FormWords(
    title=lazy("{game}, with the dummy"), seats=lazy("For four"), short=lazy("with the dummy")
)


def game_words(variant: str) -> GameWords:
    """The row of a game. Raises KeyError for one without."""
    if variant not in GAMES:
        raise KeyError(f"the game {variant} has no row of words in i18n/games.py")
    return GAMES[variant]


def form_words(seats: Seats, *, dummy: bool) -> FormWords:
    """The row of a form. Raises KeyError for one without."""
    if not dummy and seats not in FORMS:
        raise KeyError(f"{seats[0]} players have no row of words in i18n/games.py, in sides {seats[1]}")
    return WITH_DUMMY if dummy else FORMS[seats]


def variant_name(variant: str) -> str:
    """The name of a game of the engine's table."""
    return str(game_words(variant).name)


def game_title(rules: Rules) -> str:
    """What stands at the top of the table."""
    form = form_words((rules.players, rules.in_sides), dummy=rules.dummy is not None)
    return str(form.title).format(game=variant_name(rules.variant))


def target_text(rules: Rules, winning_hands: int) -> str:
    """What wins the match."""
    match rules.match_form:
        case ByHands(hands=hands):
            return _("{n} hands").format(n=hands)
        case ByBalance(target=target):
            return _("first to +{n}").format(n=target)
        case ByPoints(target=target):
            return _("up to {n}").format(n=target)
    return _("one hand") if winning_hands == 1 else _("up to {n}").format(n=winning_hands)


def hand_text(view: View) -> str:
    """The second line of the header."""
    single = view.rules.match_form.by_wins and view.winning_hands == 1
    first = view.hand_number <= 1
    parts = [] if single and first else [_("Hand {n}").format(n=max(1, view.hand_number))]
    if view.contract is not None:
        parts.append(_("contract {n}").format(n=view.contract))
    elif view.tricks and view.rules.players != 2:
        parts.append(_("trick {n}").format(n=min(view.rules.tricks, view.tricks + 1)))
    parts.append(target_text(view.rules, view.winning_hands))
    return upper(" · ".join(parts))


def rules_chapter(rules: Rules) -> str:
    """The chapter that tells of a game; of briscola that of partners, or of the number at the table."""
    if rules.variant != next(iter(VARIANTS)):
        return rules.variant
    if rules.in_sides:
        return "partners"
    return "short" if rules.players == 2 else "numbers"


def dummy_name() -> str:
    """What the fifth place is called."""
    return _("Dummy")


def spoken(names: Sequence[str], place: int, rules: Rules) -> str:
    """A player's name inside a sentence: `the dummy`, or the name itself."""
    return _("the dummy") if place == rules.dummy_seat else names[place]


def spoken_names(names: Sequence[str], rules: Rules) -> Sequence[str]:
    """The names of all places, as `spoken` has them."""
    return [spoken(names, place, rules) for place in range(rules.places)]
