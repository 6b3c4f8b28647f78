"""`briscola selftest`: is the program whole, wherever it was installed? Leaves no file behind.

With `--quick` it looks at a few parts of each kind, and at no friends and no evenings.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import product
from typing import NamedTuple

import pygame

from briscola.commands import gallery
from briscola.commands.autopilot import Autopilot, rehearsed
from briscola.commands.headless import screenless
from briscola.commands.screenshots import Photographer
from briscola.commands.selftest_evenings import kept_match, scenes
from briscola.commands.selftest_friends import friends_scenes, table_of_two
from briscola.commands.selftest_network import certificates, served_page
from briscola.commands.selftest_speech import speech_library, tree_given
from briscola.engine.cards import pack_without
from briscola.engine.replay import replay
from briscola.engine.variants import DEFAULT_WINNING_HANDS, VARIANTS, make_rules
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.players.levels import LEVELS, make_player
from briscola.players.nets import trained
from briscola.players.nets.families import CHIAMATA, FAMILIES
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.table.computers import play_hand
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from briscola.ui.app import App
from briscola.ui.render.svg import svg_store, untrusted_svg
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.theme import TABLES
from briscola.ui.scene import Scene
from briscola.ui.scenes.rules_reader import chapters

SIZE = (1280, 720)
CARD_HEIGHT = 100
ICON = 48
BACKS = ("back", "back-red")
SUITS = "CDBS"
GRID = 16  # pixels between the places where a picture is looked at
BLACK = (0, 0, 0)
STEP = 1 / 10
"""Seconds between two looks at a table: a few for each card that flies."""
FEWEST_COLOURS = 100
"""Even the plainest scene, on its cloth with grain and light, shows more in those places."""
QUICK_NETS = ("briscola-2", CHIAMATA)
QUICK_HANDS = (("briscola", 2), ("chiamata", 5), ("marianna", 4))
QUICK_SCENES = ("title", "new-match", "rules", "settings", "stairs", "about")


class Broken(Exception):  # noqa: N818 - the reason of a failure
    """A part that is missing or does not work; the message gives the reason."""


class Check(NamedTuple):
    """A check by name. It returns what it found, or raises."""

    name: str
    run: Callable[[], str]


def run(say: Callable[[str], None], quick: bool = False) -> bool:
    """Run every check and print a line for each; True if all pass. A terminal also shows which one runs."""
    whole, all_checks = True, [*(quick_checks() if quick else checks())]
    seen = sys.stderr is not None and sys.stderr.isatty()
    with screenless():
        for at, check in enumerate(all_checks, 1):
            if seen:
                print(f"{at}/{len(all_checks)} {check.name}", end="\x1b[K\r", file=sys.stderr, flush=True)
            try:
                say(f"ok   {check.name}: {check.run()}")
            except Exception as error:  # whatever is wrong is what this command is there to tell
                say(f"FAIL {check.name}: {type(error).__name__ if not str(error) else error}")
                whole = False
    return whole


def checks() -> Iterator[Check]:
    """Everything the program needs to be whole."""
    yield Check("decks", _decks)
    for info in resources.shipped_decks():
        yield Check(f"deck {info.name}", partial(_deck, info))
    yield Check("drawings", _drawings)
    yield Check("sounds", _sounds)
    for language in LANGUAGES:
        yield Check(f"texts {language}", partial(_texts, language))
    yield Check("nets", partial(_nets, [*FAMILIES]))
    yield Check("speech", speech_library)
    yield Check("tree for screen readers", _tree)
    for level in LEVELS:
        yield Check(f"level {level}", partial(_hand, "briscola", 2, level))
    for row in VARIANTS.values():
        for players in sorted(row.players):
            yield Check(f"{row.name} for {players}", partial(_hand, row.name, players, "easy"))
    for name, build in gallery.SCENES.items():
        yield Check(f"scene {name}", partial(_scene, build))
    yield Check("matches", _matches)
    yield Check("friends", _friends)
    yield Check("page for phones", _page)
    yield Check("meeting points", _meeting_points)
    for variant in VARIANTS:
        yield Check(f"table of {variant}", partial(_table, variant))


def quick_checks() -> Iterator[Check]:
    """A few of each kind, in at most 30 lines: one deck of each family, two nets, three games, six scenes."""
    decks = {info.family: f"deck {info.name}" for info in reversed(resources.shipped_decks())}
    hands = {f"{variant} for {players}" for variant, players in QUICK_HANDS}
    kept = {*decks.values(), *hands, *(f"scene {name}" for name in QUICK_SCENES)}
    kept |= {
        "decks",
        "drawings",
        "sounds",
        "speech",
        "tree for screen readers",
        "page for phones",
        "meeting points",
    }
    for check in checks():
        if check.name == "nets":
            yield Check("nets", partial(_nets, QUICK_NETS))
        elif check.name in kept or check.name.startswith("texts "):
            yield check


def _decks() -> str:
    found = {info.name: info.french for info in resources.shipped_decks()}
    if Settings().deck not in found:
        raise Broken(f"the deck {Settings().deck} is missing")
    if not any(found.values()):
        raise Broken("there is no French deck")
    return ", ".join(found)


def _deck(info: resources.DeckInfo) -> str:
    raster = Raster(disk=False)
    size = (round(CARD_HEIGHT * info.ratio), CARD_HEIGHT)
    cards = [card.code for card in pack_without(())]
    for code in (*cards, *BACKS):
        drawing = resources.card_drawing(info.name, code)
        if drawing is None:
            raise Broken(f"{code} is missing")
        if _empty(raster.file(drawing, size)):
            raise Broken(f"{code} draws nothing")
    for suit in SUITS:
        sign = resources.sign_drawing(info.name, suit)
        if sign is None:
            raise Broken(f"the sign {suit} is missing")
        if _empty(raster.file(sign, (ICON, ICON))):
            raise Broken(f"the sign {suit} draws nothing")
    return f"{len(cards)} cards, {len(BACKS)} backs and {len(SUITS)} signs drawn at {size[0]}x{size[1]}"


def _drawings() -> str:
    raster = Raster(disk=False)
    files = {f"face {name}": resources.asset("faces", f"{name}.svg") for name in resources.faces()}
    files |= {f"thing {name}": resources.asset("props", f"{name}.svg") for name in resources.props()}
    files |= {f"icon {name}": resources.asset("icons", f"{name}.svg") for name in resources.icons()}
    textures = {theme.texture for theme in TABLES.values()}
    files |= {f"texture {name}": resources.asset("textures", f"{name}.svg") for name in textures}
    for name, path in files.items():
        if path is None:
            raise Broken(f"{name} is missing")
        if _empty(raster.file(path, (ICON, ICON))):
            raise Broken(f"{name} draws nothing")
        if not untrusted_svg.ours(svg_store.digest(resources.drawing(path))):
            raise Broken(f"{name} is not the one that was packed")
    return f"{len(files)} faces, things, icons and textures drawn"


def _empty(picture: pygame.Surface) -> bool:
    return picture.get_bounding_rect(min_alpha=8).size == (0, 0)


def _sounds() -> str:
    names = resources.sounds()
    if not names:
        raise Broken("there are no recordings")
    pygame.mixer.init()
    try:
        for name in names:
            path = resources.sound_file(name)
            if path is None or pygame.mixer.Sound(path).get_length() <= 0:
                raise Broken(f"{name} is silent")
    finally:
        pygame.mixer.quit()
    return f"{len(names)} recordings decoded"


def _texts(code: str) -> str:
    before = text.language()
    if text.use(code) != code:
        raise Broken("the catalogue is missing")
    try:
        pages = chapters(code)
        if code != "en" and text._("Rules") == "Rules":
            raise Broken("the catalogue does not translate")
    finally:
        text.use(before)
    if not pages or not all(blocks for _, blocks in pages):
        raise Broken("pages of the rules are missing")
    return f"{LANGUAGES[code].name}, {len(pages)} pages of rules"


def _nets(names: Sequence[str]) -> str:
    for name in names:
        if trained.trained_net(name) is None:
            raise Broken(f"the net {name} is missing")
    return f"{len(names)} nets read"


def _hand(variant: str, players: int, level: str) -> str:
    levels = [level] * players
    table = RefereedTable(
        make_rules(variant, players), winning_hands=DEFAULT_WINNING_HANDS, levels=levels, deals=SeededDeals(1)
    )
    seats = [make_player(level, seed=1, seat=seat) for seat in range(players)]
    table.begin_match()
    events = list(play_hand(table, seats))
    if replay(table.log).finished != 1:
        raise Broken("the hand did not come to its end")
    return f"a hand of {len(events)} events, right by the rules"


def _scene(build: gallery.Build) -> str:
    with _window() as app:
        app.window.surface.fill(BLACK)  # the first frame of a window proves nothing
        app.push(build(app))
        gallery.pass_frames(app)
        _look(app)
    return f"drawn at {SIZE[0]}x{SIZE[1]}"


def _matches() -> str:
    """Check that a match is kept, and that the scenes of kept things draw."""
    with kept_match() as (library, found), _window() as app:
        return f"{found}; {_drawn(app, scenes(app, library))}"


def _friends() -> str:
    """Check that people of two programs meet, and that the pages of their table draw."""
    with table_of_two() as host, _window() as app:
        return f"two people have met; {_drawn(app, friends_scenes(app, host))}"


def _meeting_points() -> str:
    found = certificates()
    if not found:
        raise Broken("no authority is trusted")
    return f"{found} authorities can vouch for one"


def _page() -> str:
    return f"{len(served_page())} files served"


def _tree() -> str:
    with _window() as app:
        app.push(gallery.SCENES["title"](app))
        gallery.pass_frames(app)
        return tree_given(app)


def _drawn(app: App, scenes: Iterable[tuple[str, Scene]]) -> str:
    """Draw each scene; their names."""
    seen = []
    for name, scene in scenes:
        app.reset(scene)
        gallery.pass_frames(app)
        _look(app)
        seen.append(name)
    return f"{', '.join(seen)} drawn"


def _table(variant: str) -> str:
    """Play a hand at the table of a game, drawn whenever there is something to see."""
    rules = make_rules(variant, VARIANTS[variant].players[0])
    levels = ["easy"] * rules.players
    seen: list[str] = []
    with _window() as app:

        def keep(what: str) -> None:
            _look(app)
            seen.append(what)

        seat = rehearsed(rules, levels=levels, seed=1, winning_hands=DEFAULT_WINNING_HANDS)
        Photographer(app, keep).watch(Autopilot(app, seat, level="easy", seed=1, hands=1), STEP)
    return f"{len(seen)} moments drawn, to the {seen[-1]}"


@contextmanager
def _window() -> Iterator[App]:
    app = App(settings=Settings(), size=SIZE, sound=False, raster=_drawn_once())
    try:
        yield app
    finally:
        app.close()


@cache
def _drawn_once() -> Raster:
    """Raster shared by all windows of the self-test. No disk cache: old files would prove nothing."""
    return Raster(disk=False)


def _look(app: App) -> None:
    """Raise Broken if hardly anything has been drawn."""
    width, height = app.size
    places = product(range(0, width, GRID), range(0, height, GRID))
    colours = len({tuple(app.window.surface.get_at(place)) for place in places})
    if colours < FEWEST_COLOURS:
        raise Broken(f"the picture has only {colours} colours")
