"""A dealer's slate in Chromium: whole matches are written on two phones by turns, in all languages.

What stands on both pages is what the engine says after every hand. Pages are loaded anew, lines are cut,
and axe-core looks for barriers.
It asks for Debian's `chromium`, the Python package `playwright` and `npm`, which fetches `axe-core`.
"""

import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from briscola.capabilities.slate.at_dealer import PRESSES
from briscola.capabilities.slate.game_choice import GameDraft, goals, variants_for
from briscola.client.tournament.table_result import TableGame
from tests.client.slate.entered import hands_of, match_of, presses
from trials.chromium import chromium
from trials.club import PATIENCE, Club
from trials.five_pages import LANGUAGES, CardStyle, axe_script

SIZES = {"small": (360, 640), "large": (390, 844)}
GAMES = (
    TableGame(players=2, winning_hands=3),
    TableGame(players=4, options={"capot": True}),
    TableGame(variant="chiamata", players=5, options={"multiplier": True, "capot_doubles": True}),
    TableGame(variant="chiamata", players=4, options={"match": "target", "match_target": 5}),
    TableGame(variant="sueca", players=4, winning_hands=4),
    TableGame(variant="marianna", players=2, options={"to_points": 300}),
    TableGame(variant="briscolone", players=2),
    TableGame(variant="bisca", players=4, options={"teams": False, "stakes": True}),
    TableGame(players=6, options={"teams": False}),
)
NAMES = ("Anna Maria", "Bartolomeo", "Zia Pina", "Ugo", "Wolfgang Amadeus", "Eva")
SHOWN = "(document.querySelector('#ask').textContent + document.querySelector('#rows li')?.textContent)"
"""The question and the last hand: an answer changes one of them."""
RELOADS = 0.15
"""Chance of a page to be loaded anew before a hand."""
DEAD = 0.1
"""Chance of the line to be cut before a hand."""


def slate_pages(times: int, seed: int) -> str:
    """Write so many matches; pictures of the pages stay in the folder that is named at the end.

    Raises AssertionError where a page shows something else than the engine says, words are cut off, or
    axe-core finds something serious.
    """
    chance, found = Random(seed), Counter[str]()
    pictures = Path(tempfile.mkdtemp(prefix="slate-pages-"))
    look = CardStyle(axe_script(), pictures, found)
    with chromium() as browser:
        for number in range(times):
            club = Club()  # one lets nobody begin many slates
            game = GAMES[number % len(GAMES)]
            try:
                _Written(browser, club, game, chance, found, look).play(chance.randrange(2**32))
            finally:
                club.close()
            found["matches"] += 1
    return f"slate pages: {dict(found)}; axe-core found nothing serious; pictures in {pictures}"


class _Written:
    """A match that two phones write down."""

    def __init__(
        self, browser: Any, club: Club, game: TableGame, chance: Random, found: Counter[str], look: CardStyle
    ) -> None:
        self.club, self.game, self.chance, self.found, self.look = club, game, chance, found, look
        self.language = chance.choice(LANGUAGES)
        self.faults: list[str] = []
        self.pages: dict[str, Any] = {}
        self._contexts = []
        self._lines: dict[Any, Any] = {}
        """The WebSocket of each page."""
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=self.language,
                has_touch=True,
                is_mobile=True,
                bypass_csp=True,
            )
            self._contexts.append(context)
            page = self.pages[size] = context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.on("pageerror", lambda error: self.faults.append(str(error)))
            page.on("websocket", partial(self._lines.__setitem__, page))

    def play(self, seed: int) -> None:
        """Choose the game on one phone, open its link on the other, and write by turns."""
        rules, first, second = self.game.rules(), self.pages["small"], self.pages["large"]
        first.goto(f"{self.club.link('')}slate")
        self._choose(first)
        first.wait_for_selector("#scores li")
        token = first.locator("#link").text_content().rpartition("#")[2]
        second.goto(f"{self.club.link('')}slate#{token}")
        second.wait_for_selector("#scores li")
        for hand, ended, end in hands_of(rules, match_of(self.game, seed)):
            if self.chance.random() < RELOADS:
                self.chance.choice([first, second]).reload()
                self.found["loaded anew"] += 1
            if self.chance.random() < DEAD:
                self.club.do(self.club.line.go_on())
                self.found["lines cut"] += 1
            writer = self.chance.choice([first, second])
            writer.wait_for_selector("#ask:visible")
            before = (
                writer.locator("#rows li").first.text_content() if writer.locator("#rows li").count() else ""
            )
            for given in presses(rules, hand):
                self._give(writer, given)
            self.found["hands"] += 1
            expected = (
                ended.balance[: rules.players] if rules.scored_by_balance and ended.balance else ended.score
            )
            for name, page in self.pages.items():
                page.wait_for_function(
                    "(before) => (document.querySelector('#rows li')?.textContent ?? '') !== before",
                    arg=before,
                )
                self._holds(page, expected)
                if self.chance.random() < 0.3:
                    self.look(page, f"{self.language}-{rules.slug}-{name}-{self.found['hands']}")
            if end is not None:
                assert all(page.locator("#note").text_content() for page in self.pages.values())
        assert not self.faults, self.faults[:3]
        for context in self._contexts:
            context.close()

    def _choose(self, page: Any) -> None:
        page.wait_for_selector("#begin:visible")
        draft = GameDraft(names=("",) * self.game.players)
        self._select(page, "players", self.game.players - 2)
        for at, name in enumerate(NAMES[: self.game.players]):
            page.locator("#names input").nth(at).fill(name)
        variants = variants_for(self.game.players)
        if len(variants) > 1:
            self._select(page, "variant", variants.index(self.game.variant))
        counting = {
            key: value for key, value in self.game.options.items() if not key.startswith(("match", "to_"))
        }
        found = GameDraft(names=draft.names, variant=self.game.variant)
        countings = [dict(options) for options in found.countings]
        if len(countings) > 1:
            self._select(page, "counting", countings.index(counting))
        all_goals = goals(self.game.variant, self.game.players, counting)
        self._select(page, "goal", next(at for at, goal in enumerate(all_goals) if _same(goal, self.game)))
        self.look(page, f"{self.language}-{self.game.rules().slug}-setup")
        page.tap("#begin")

    def _select(self, page: Any, field: str, index: int) -> None:
        select = page.locator(f"#lists label[data-key={field}] select")
        # A page sends one choice at a time: the next one waits for what is told of this one.
        with self._lines[page].expect_event("framereceived", lambda told: '"type":"slate"' in str(told)):
            select.select_option(index=index)

    def _give(self, page: Any, given: str) -> None:
        page.wait_for_timeout(1000 / PRESSES)  # a quicker hand is told to slow down
        before = page.evaluate(SHOWN)
        if page.locator("#number").is_visible():
            page.fill("#figure", given)
            page.tap("#write")
        else:
            page.tap(f"#answers button[data-does='{given}']")
        page.wait_for_function(f"(before) => {SHOWN} !== before", arg=before)

    def _holds(self, page: Any, expected: Any) -> None:
        rules = self.game.rules()
        of_sides = [expected[side[0]] for side in rules.sides] if rules.in_sides else list(expected)
        inside = "beside" if rules.scored_by_balance and rules.match_form.by_wins else "score"
        texts = page.locator(f"#scores .{inside}").all_text_contents()
        assert [int(text.replace("−", "-")) for text in texts] == of_sides, (rules.slug, texts, expected)


def _same(goal: TableGame, game: TableGame) -> bool:
    by_wins = game.rules().match_form.by_wins
    return goal.rules().slug == game.rules().slug and (
        not by_wins or goal.winning_hands == game.winning_hands
    )
