"""Ten questions at a table: what is heard, against what is so. Only here somebody looks at the table."""

import re
from collections import Counter

import pygame

from briscola.client.view.view import ME
from briscola.engine.cards import Card
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import Naming, card_name, naming_of, points_text, suit_name
from briscola.i18n.character_words import name_of
from briscola.i18n.game_words import game_title, hand_text, spoken
from briscola.i18n.score_words import tallies
from briscola.i18n.spoken_signs import aloud
from briscola.i18n.text import _, upper
from briscola.system import resources
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.by_ear.listener import Listener
from tests.ui.driver import on_top

KEYS = (
    *(pygame.K_q, pygame.K_b, pygame.K_c, pygame.K_v, pygame.K_x),
    *(pygame.K_g, pygame.K_a, pygame.K_e, pygame.K_f, pygame.K_d),
)
"""The keys of the ten questions at a table."""


class Truth:
    """Compares every answer with the table, at each call."""

    def __init__(self, ears: Listener) -> None:
        self.ears = ears
        self.checked: Counter[str] = Counter()

    def check(self) -> None:
        """Ask all ten questions. Raises AssertionError where an answer is wrong, or names a hidden card."""
        scene = on_top(self.ears.app, PlayScene)
        heard = {pygame.key.name(code): self.ears.answer(code) for code in KEYS}
        view, setup = scene.view, scene.context.setup
        assert view is not None
        naming = naming_of(resources.deck(self.ears.app.settings.deck))
        names = [name_of(setup, view.rules, place) for place in range(view.rules.places)]
        assert all(heard.values()), heard
        assert heard["q"] and not heard["q"].startswith(_("Nobody is to play now."))
        if view.trumps is not None:
            assert suit_name(view.trumps, naming=naming).lower() in heard["b"].lower()
        if view.turned is not None:
            assert card_name(view.turned, naming=naming).lower() in heard["b"].lower()
        if view.stock_count:
            assert str(view.stock_count) in heard["b"]
        own = [card for card in view.hands[ME] if card is not None]
        assert heard["c"] == "; ".join(
            f"{at}, {card_name(card, naming=naming)}" for at, card in enumerate(own, 1)
        )
        in_order = [heard["v"].lower().find(card_name(on.card, naming=naming).lower()) for on in view.table]
        assert -1 not in in_order and in_order == sorted(in_order), (heard["v"], view.table)
        if (best := view.winning) is not None:
            worth = sum(view.rules.ranking.points[on.card] for on in view.table)
            assert points_text(worth) in heard["v"]
            holder = spoken(names, best.seat, view.rules)
            assert best.seat == ME or upper(_("{name} holds it").format(name=holder)) in heard["v"]
        for on in view.last:
            assert card_name(on.card, naming=naming).lower() in heard["x"].lower()
        for line in tallies(view, setup):
            figure = line.strokes if view.rules.match_form.by_wins else line.figure
            assert aloud(f"{line.name} {figure}") in heard["g"]
        if view.standing is not None:
            assert bid_text(view.standing[1], naming=naming) in heard["a"]
            assert names[view.standing[0]] in heard["a"]
        for place, _sign in view.signs:
            assert names[place] in heard["e"]
        assert all(name in heard["f"] for name in names[: view.rules.players])
        assert game_title(view.rules) in heard["d"] and aloud(hand_text(view)) in heard["d"]
        known = self._known(scene)
        for key, said in heard.items():
            assert self._named(said, scene, naming) <= known, (key, said)
            self.checked[key] += 1

    def _known(self, scene: PlayScene) -> set[Card]:
        """The cards that the person may know of now."""
        view = scene.view
        assert view is not None
        known = {card for hand in view.hands for card in hand if card is not None}
        known |= {on.card for on in (*view.table, *view.last)}
        return known | {card for card in (view.turned, view.called) if card is not None} | {*view.played}

    def _named(self, said: str, scene: PlayScene, naming: Naming) -> set[Card]:
        """The cards that words name: `tre di spade` is no king."""
        names = {card: card_name(card, naming=naming) for card in scene.context.rules.pack}
        return {
            card for card, name in names.items() if re.search(rf"\b{re.escape(name.lower())}\b", said.lower())
        }
