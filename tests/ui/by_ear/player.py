"""A robot that plays by ear: it knows the game's words in its language, and hears everything else."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pygame

from briscola.i18n import text
from briscola.i18n.spoken_signs import aloud
from briscola.i18n.text import _ as translated
from tests.ui.by_ear.listener import Listener

DIGITS = "1234567890"
PATIENCE = 4000
"""Turns of the robot after which something has gone wrong."""


def _(message: str) -> str:
    """The message in the language in use, as a voice says it: without the spaces of French typography."""
    kept = re.sub(r"\{(\w+)\}", r"Qq\1qQ", translated(message))
    return re.sub(r"Qq(\w+?)qQ", r"{\1}", aloud(kept))


class EarPlayer:
    """Plays a match to its end at a table at which it already sits."""

    def __init__(
        self,
        ears: Listener,
        seed: int,
        *,
        bold: bool = False,
        before_playing: Callable[[], object] = lambda: None,
    ) -> None:
        """`bold`: it bids until nobody else does. `before_playing` is called at each of its turns, for a test
        that compares what is heard with the truth.
        """
        self._bold = bold
        self.ears, self.chance, self._before_playing = ears, Random(seed), before_playing
        self.did: Counter[str] = Counter()
        self.log: list[str] = []

    # ---- the words it knows

    @property
    def _own_turn(self) -> tuple[str, ...]:
        """Sentences that tell it to play a card."""
        return (_("Your turn"), _("You lead"), aloud(text.pgettext("the first trick", "You lead")))

    def play(self) -> str:
        """Play until the match is over; return what is said then."""
        for _turn in range(PATIENCE):
            answer = self.ears.answer(pygame.K_q)
            self.log = [*self.log[-40:], f"? {answer}"]
            if not answer:
                where = self.ears.answer(pygame.K_F5)
                self.log.append(f"where: {where}")
                if (ending := self._turn_page(where)) is not None:
                    return ending
            elif _("You cut the pack") in answer:
                self._choose("cut")
            elif _("Your bid") in answer:
                self._bid()
            elif _("Call a card") in answer:
                self._choose("call")
            elif _("Exchange the turned card?") in answer or _("Have this hand dealt again?") in answer:
                self._choose("question")
            elif _("You play for the dummy") in answer:
                self._choose("dummy")
            elif any(answer.startswith(words) for words in self._own_turn):
                self._play_card()
            else:
                self._wait()
        raise AssertionError(f"the match never ends; {self.log[-20:]}")

    # ---- at the table

    def _wait(self) -> None:
        self.ears.press(pygame.K_SPACE)
        self.ears.hear(0.3)

    def _play_card(self) -> None:
        """Read the hand, choose a card by chance, and another one if it may not be played."""
        hand = re.findall(r"(\d+), ([^;.]+)", self.ears.answer(pygame.K_c))
        assert hand, "it is to play, and hears no cards"
        self._before_playing()
        self._sometimes_more()
        wanted = self.chance.sample(hand, len(hand))
        for number, card in wanted:
            before = self.ears.answer(pygame.K_c)
            if len(hand) > len(DIGITS) or self.chance.random() < 0.3:
                if not self._by_arrows(card):
                    continue
                self.did["arrows"] += 1
            else:
                self.ears.ask(getattr(pygame, f"K_{int(number) % 10}"))
                self.did["digits"] += 1
            if self.ears.answer(pygame.K_c) != before or not self.ears.answer(pygame.K_q):
                return
            self.did["refused"] += 1
        raise AssertionError(f"no card of {hand} can be played; {self.log[-8:]}")

    def _by_arrows(self, card: str) -> bool:
        """Lead the arrows to a card and press Enter; False if they pass over it."""
        self.ears.ask(pygame.K_RIGHT)
        first = self.ears.answer(pygame.K_F5)
        for _step in range(24):
            here = self.ears.answer(pygame.K_F5)
            if card.lower() in here.lower():
                self.ears.ask(pygame.K_RETURN)
                return True
            self.ears.ask(pygame.K_RIGHT)
            if _step and self.ears.answer(pygame.K_F5) == first:
                return False
        return False

    def _sometimes_more(self) -> None:
        """Now and then ask, sign or declare before playing."""
        chance = self.chance.random()
        if chance < 0.05:
            self.ears.ask(self.chance.choice((pygame.K_v, pygame.K_b, pygame.K_g, pygame.K_x, pygame.K_f)))
            self.did["questions"] += 1
        elif chance < 0.12:
            self._sign()
        elif chance < 0.25:
            self.ears.ask(pygame.K_m)

    def _sign(self) -> None:
        """Open the wheel of signs, if there is one, and make one."""
        opened = self.ears.ask(pygame.K_s)
        if not opened:
            return
        for _step in range(self.chance.randrange(1, 5)):
            self.ears.ask(pygame.K_RIGHT)
        made = self.ears.ask(pygame.K_RETURN)
        self.did["signs"] += bool(made)
        self.ears.ask(pygame.K_q)

    # ---- questions

    def _choose(self, what: str) -> None:
        """Answer the sheet that lies on the table: arrows or Tab, then Enter."""
        self.did[what] += 1
        way = self.chance.choice((pygame.K_RIGHT, pygame.K_TAB))
        heard = self.ears.ask(way)
        for _step in range(self.chance.randrange(0, 6)):
            heard = (
                self.ears.ask(self.chance.choice((pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT))) or heard
            )
        self.log.append(f"{what}: {heard}")
        self.ears.ask(pygame.K_RETURN)

    def _bid(self) -> None:
        """Pass, or bid what is offered; somebody bold bids as long as she is asked."""
        if not self._bold and self.chance.random() < 0.55:
            self.did["passes"] += 1
            self.ears.ask(pygame.K_p)
        elif self._bold:
            self.did["bids"] += 1
            self.ears.find(_("I bid {bid}").partition("{")[0].strip(), pygame.K_TAB, most=30)
            self.ears.ask(pygame.K_RETURN)
        else:
            self._choose("bids")

    # ---- other pages

    def _turn_page(self, where: str) -> str | None:
        """Go on from a result or another page; return the words of the end of the match."""
        if is_the_end(where):
            return where
        self.did["pages"] += 1
        said = self.ears.ask(pygame.K_RETURN)
        if self.ears.answer(pygame.K_F5) == where and not said:
            self.ears.ask(pygame.K_TAB)
        return None


def ends_of_matches() -> list[str]:
    """Patterns of the words that name the winners of a match, in the language in use."""
    known = (
        _("You win the match"),
        _("Everybody wins the match"),
        _("All the others win the match"),
        _("{name} wins the match"),
        _("{names} and {last} win the match"),
        _("You and {name} win the match"),
        _("You, {names} and {last} win the match"),
        _("You and {n} others win the match"),
    )
    return [re.sub(r"\\{\w+\\}", ".+", re.escape(each)) for each in known]


def is_the_end(where: str) -> bool:
    """True if these are the words of a page that tells who has won the match."""
    return any(re.match(rf"{pattern}\b", where) for pattern in ends_of_matches())


def sit_down(ears: Listener, row: int) -> str:
    """Find a game in the list of all games by its number there, and begin; what is heard of the row."""
    ears.hear()
    ears.find(_("New match"))
    ears.ask(pygame.K_RETURN)
    ears.find(_("All games and house rules"), pygame.K_TAB)
    ears.ask(pygame.K_RETURN)
    number = re.compile(_("{n} of {all}").format(n=r"(\d+)", all="16") + r"\b")
    ears.find(lambda said: number.search(said) is not None, pygame.K_TAB)
    found = ""
    for _step in range(40):
        found = ears.answer(pygame.K_F5)
        place = number.search(found)
        assert place is not None, found
        if int(place[1]) == row:
            break
        ears.ask(pygame.K_DOWN if int(place[1]) < row else pygame.K_UP)
    ears.find(_("Sit down and play"), pygame.K_TAB)
    ears.press(pygame.K_RETURN)
    ears.hear(0.2)
    return found
