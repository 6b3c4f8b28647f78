"""The filters over the pages of the statistics: games, opponents, months, decks."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct, structs

from briscola.capabilities.statistics.statistics import Counted
from briscola.capabilities.statistics.window.page_data import PageData
from briscola.capabilities.statistics.words import level_title
from briscola.i18n.figure_words import figure
from briscola.i18n.kept_match_words import month_text
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.settings.style_settings import deck_title
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.widget import Widget

MOST = 10
"""Maximum entries of a list besides `all`, to fit the smallest window."""
GAP = 16


def deck_name(deck: str) -> str:
    """Name of a match's deck; older setups have none."""
    return deck_title(deck) if deck else _("As in the settings")


class Chosen(Struct, frozen=True, kw_only=True):
    """The chosen filters; None means all."""

    game: str | None = None
    level: str | None = None
    rival: str | None = None
    month: str | None = None
    deck: str | None = None

    @property
    def who(self) -> str | None:
        """The chosen opponents in one value: a level, or a rival's name after `RIVAL`."""
        return self.level if self.rival is None else RIVAL + self.rival

    def choosing(self, field: str, value: str | None) -> "Chosen":
        """The same with another value of one list."""
        if field != "who":
            return structs.replace(self, **{field: value})
        if value is not None and value.startswith(RIVAL):
            return structs.replace(self, level=None, rival=value.removeprefix(RIVAL))
        return structs.replace(self, level=value, rival=None)


RIVAL = "@"
"""Mark before the name of a rival, in a list that has levels too."""


def lists(data: PageData) -> Sequence[tuple[str, str, dict[str, str]]]:
    """For each list: the field it sets, its word for "all", and its values with their words."""

    def words(groups: Sequence[Counted], name: Callable[[str], str]) -> dict[str, str]:
        return {each.name: name(each.name) for each in groups[:MOST]}

    def who() -> dict[str, str]:
        met = [each.name for each in everything.rivals if each.name in data.names][: MOST // 2]
        rivals = {RIVAL + who: data.names[who].game for who in met}
        return {**rivals, **words(everything.levels[: MOST - len(met)], level_title)}

    everything = data.everything
    found: Sequence[tuple[str, str, Callable[[], dict[str, str]]]] = (
        ("game", _("All games"), lambda: words(everything.games, lambda slug: data.titles[slug].line)),
        ("who", _("All opponents"), who),
        ("month", _("All months"), lambda: words(everything.months, month_text)),
        ("deck", _("All decks"), lambda: words(everything.decks, deck_name)),
    )
    return [(field, every, figure(f"filter by {field}", values, {})) for field, every, values in found]


def make_filters(
    kit: Kit,
    rect: pygame.Rect,
    choices: Sequence[tuple[str, str, dict[str, str]]],
    chosen: Chosen,
    on_change: Callable[[str, str | None], None],
) -> Sequence[Widget]:
    """Make the lists in a row: each wide enough for its word for "all", that of the games the widest."""
    gap = kit.scale.px(GAP)
    least = [kit.fonts.width(everything, "body") + Dropdown.margin(kit) for _, everything, _ in choices]
    spare = rect.width - gap * (len(choices) - 1) - sum(least)
    heads = {"game": _("Games"), "who": _("Opponents"), "month": _("Months"), "deck": _("Decks")}
    widgets, x = [], rect.x
    for (field, everything, words), low, share in zip(choices, least, (0.4, 0.3, 0.15, 0.15), strict=True):
        width = low + int(spare * share)
        values = [None, *words]

        def choose(at: int, field: str = field, values: Sequence[str | None] = values) -> None:
            on_change(field, values[at])

        now = getattr(chosen, field)
        widgets.append(
            Dropdown(
                kit,
                pygame.Rect(x, rect.y, width, rect.height),
                [everything, *words.values()],
                values.index(now) if now in values else 0,
                choose,
                name=f"by-{field}",
                on_paper=False,
            ).called(heads[field])
        )
        x += width + gap
    return widgets
