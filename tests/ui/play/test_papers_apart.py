"""No paper lies over another, in whatever order they come to the table."""

from collections.abc import Callable, Mapping
from itertools import combinations, permutations
from typing import Any

import pygame
import pytest

from briscola.client.host.recorder import Trouble, Unrecorded
from briscola.ui.scenes.play.paper_slip import PaperSlip
from tests.client.seat_steps import host_of
from tests.spread import diagonal, quick_some
from tests.ui.aids import guide_of
from tests.ui.play.test_first_hand import FirstHand

TALL = [(1080, 1400), (900, 1200)]
ORDERS = list(permutations(("turn", "caption", "notice", "card")))
WORDS = "Your other match is waiting, under “Evenings”. " * 2


class Papers(FirstHand):
    """A first hand at which everything comes that lies on a table."""

    def __init__(self, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch, *, guided: bool) -> None:
        super().__init__("first-hand", size=size, guided=guided)
        self._slips: list[pygame.Rect] = []
        drawn = PaperSlip.draw

        def watched(slip: PaperSlip, *args: Any) -> None:
            self._slips.append(slip.rect)
            drawn(slip, *args)

        monkeypatch.setattr(PaperSlip, "draw", watched)
        self.turn()
        self.throw_card()  # a caption or notice may come before the next turn

    def come(self, what: str) -> None:
        """Let one of them come, and draw the table."""
        steps: Mapping[str, Callable[[], object]] = {
            "turn": self.turn,  # which brings a note of the guide
            "caption": lambda: self.scene.overlays.caption.show(WORDS, WORDS, seconds=600),
            "notice": self._fail,
            "card": lambda: self.move(self.spot(self.scene.hand.codes[0])),
        }
        steps[what]()
        self.frames(40)

    def _fail(self) -> None:
        recorder = host_of(self.scene.seat).recorder
        assert isinstance(recorder, Unrecorded)
        recorder.trouble = Trouble(kind="refused", said="the disk is full, and so is the other one")

    def papers(self) -> Mapping[str, pygame.Rect]:
        """All that are drawn now, by name."""
        self._slips.clear()
        self.scene.dirty = True
        self.app.draw()
        overlays = self.scene.overlays
        found = {"guide": guide_of(self.scene).rect, "notice": overlays.notice.rect}
        found |= {f"slip {n}": rect for n, rect in enumerate(self._slips)}
        return {name: rect for name, rect in found.items() if rect is not None}


@pytest.mark.parametrize(
    ("order", "size", "guided"), quick_some(diagonal(ORDERS, TALL, (True, False, False, True)), 2), ids=str
)
def test_papers_lie_apart_in_every_order(
    order: tuple[str, ...], size: tuple[int, int], guided: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Papers(size, monkeypatch, guided=guided)
    for what in order:
        table.come(what)
        for (one, here), (other, there) in combinations(table.papers().items(), 2):
            assert not here.colliderect(there), (what, one, other)
    assert {"notice", "slip 0", *(["guide"] if guided else [])} <= table.papers().keys()
