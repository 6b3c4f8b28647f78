"""The restlessness of people at a screen: they point, look away, take another deck, go to the title."""

from collections.abc import Sequence

import pygame

from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.curtain import Curtain
from tests.ui.program_robot import ProgramRobot


class FidgetingRobot(ProgramRobot):
    """Does many things that are no move."""

    def _fidget(self) -> None:
        """Something that is no move."""
        does = [
            *(self._point_at_everything, self._press_keys, self._lose_focus, self._picture) * 2,
            *(self._alt_tab, self._resize, self._language, self._looks, self._pause),
            *(self._leave, self._somebody_else, self._resize_and_lose_focus, self._drag_and_lose_focus),
            *([self._ask] * 3 if self.scene.seat.dealt and self.scene.seat.requests else []),
            *([self._hint] * 4 if self.scene.seat.advice else []),
            *([self._undo] * 2 if self.scene.seat.allows_undo else []),
        ]
        if self.app.top is self.scene:
            self.chance.choice(does)()
        for _ in range(4):
            self.frame()

    def _point_at_everything(self) -> None:
        self.use("pointed")
        top = self.app.top
        assert top is not None
        for widget in self.chance.sample(top.group.widgets, min(3, len(top.group.widgets))):
            if widget.visible:
                self.move(widget.rect.center)
                for _ in range(12):
                    self.frame()

    def _press_keys(self) -> None:
        self.use("other keys")
        keys = (pygame.K_s, pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_TAB, pygame.K_RIGHT, pygame.K_F9)
        for key in self.chance.sample(keys, 3):
            self.press(key, chr(key) if key < 128 else "")
            for _ in range(4):
                self.frame()

    def _hint(self) -> None:
        self.use("hint")
        for _ in range(2):
            self.press_pad(2) if self._pad is not None else self.press(pygame.K_h, "h")
            for _ in range(8):
                self.frame()

    def _ask(self) -> None:
        """Ask the partner for a play."""
        self.press_pad(3) if self._pad is not None else self.press(pygame.K_s, "s")
        panel = self.read()
        asks = [] if panel is None else [w for w in panel.group.widgets if w.usable and w.name]
        if isinstance(panel, SignPanel) and asks:
            self.use("asked")
            self._push(self.chance.choice(asks))
        for _ in range(4):
            self.frame()

    def _undo(self) -> None:
        self.use("undo")
        self.press(pygame.K_u, "u")
        for _ in range(4):
            self.frame()

    def _lose_focus(self) -> None:
        self.use("focus lost")
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        self.frame()

    def _alt_tab(self) -> None:
        self.use("Alt-Tab")
        self.press(pygame.K_TAB, mod=pygame.KMOD_ALT)
        self._lose_focus()

    def _drag_and_lose_focus(self) -> None:
        self.use("focus lost with a card in the hand")
        hand = self.scene.hand
        if hand.codes:
            start = self.spot(self.chance.choice(list(hand.codes)))
            self.move(start)
            self.button(start, down=True)
            self.move((start[0] + 40, start[1] - 60), held=True)
            self._bare_frame()
        self._lose_focus()

    def _resize(self) -> None:
        self.use("resized")
        self._take_size()
        for _ in range(20):
            self._bare_frame()

    def _resize_and_lose_focus(self) -> None:
        """As a window that is moved to another screen."""
        self.use("resized as the focus was lost")
        self._take_size()
        self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        for _ in range(20):
            self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        self.frame()

    def _take_size(self) -> None:
        size = self.chance.choice(((1024, 600), (1100, 700), (900, 640), (760, 480)))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def _language(self) -> None:
        self.use("language")
        self.app.change(language=self.chance.choice(("en", "it", "fr")))

    def _looks(self) -> None:
        """Another deck, back, table, or size of words and cards."""
        look = self.chance.choice(("deck", "deck", "back", "table", "text_size", "card_size", "contrast"))
        self.use(look)
        values: dict[str, Sequence[object]] = {
            "deck": ("piacentine", "napoletane"),
            "back": ("blue", "red"),
            "table": ("green", "walnut"),
            "text_size": (100, 125),
            "card_size": (100, 115),
            "contrast": (False, True),
        }
        self.app.change(**{look: self.chance.choice(values[look])})

    def _picture(self) -> None:
        self.use("picture")
        self.press(pygame.K_F12)

    def _pause(self) -> None:
        self.use("pause")
        self.press(pygame.K_ESCAPE)
        for _ in range(6):
            self.frame()
        if self.app.top is not self.scene and not isinstance(self.app.top, Curtain):
            self.press(pygame.K_ESCAPE)
