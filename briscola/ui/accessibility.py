"""Speech and the screen readers' tree of one window, and the settings that they follow."""

from collections.abc import Callable, Hashable

import pygame

from briscola.i18n import text
from briscola.i18n.speech_words import speech_on, spelled, welcome_words
from briscola.i18n.spoken_words import Role, Spoken, changed_sentence, spoken_sentence
from briscola.i18n.text import _
from briscola.storage.settings.settings import Settings
from briscola.ui.access.adapter import ScreenReaderTree
from briscola.ui.input.question_keys import TOGGLE, Question, asked_by, key_text, keys_in_use, table_keys
from briscola.ui.scene import Host, Scene, shown_lines
from briscola.ui.speech.reading import ReadingLine, ReadingPosition
from briscola.ui.speech.speaker import Speaker, joined
from briscola.ui.speech.speech_voice import SpeechVoice
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget

SILENCING = (pygame.K_LCTRL, pygame.K_RCTRL)
"""Keys that make the voice silent, as in screen readers."""

WRITING = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
"""Keys that move in a line that is being written, whatever is held with them."""


class Narrator:
    """Speaks for the scene on top: title, text, focus, and changes of the focused control."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._scene: Scene | None = None
        self._title = self._text = self._first = ""
        self._widget: Widget | None = None
        self._name = ""
        self._part: Hashable | None = None
        self._spoken: Spoken | None = None
        self._acted = False
        """True if the person has done something since the last look."""
        self._place = ReadingPosition()
        self.reader_tells_focus: Callable[[], bool] = lambda: False
        """True while a screen reader itself says which control has the focus: it reads the tree."""

    def begin(self, first: str) -> None:
        """Say these words at the next look, then where one is."""
        self._scene, self._first = None, first

    # ---- keys

    def hear(self, event: pygame.event.Event, scene: Scene, settings: Settings) -> bool:
        """Take an event before the scene does; True if it was a key of speech."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN):
            self._acted = True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in SILENCING:
            self.speaker.hush()
            return False
        asked = asked_by(event, settings.keys)
        if asked is None or not asked.anywhere or not self.speaker.on or scene.takes_every_key:
            return False
        if isinstance(scene.focused_group.focused, TextField) and event.key in WRITING:
            return False
        self._answer(asked, scene)
        return True

    def _answer(self, asked: Question, scene: Scene) -> None:
        speaker = self.speaker
        match asked.name:
            case "repeat":
                speaker.repeat()
            case "spell":
                speaker.spell(spelled)
            case "said-before":
                speaker.go_back(1)
            case "said-after":
                speaker.go_back(-1)
            case "where":
                self._say_where(scene)
            case _:
                self._read(asked.name, scene)

    def _read(self, name: str, scene: Scene) -> None:
        lines, place = shown_lines(scene), self._place
        line: ReadingLine | None
        match name:
            case "line-after":
                line = place.move(lines, 1)
            case "line-before":
                line = place.move(lines, -1)
            case "heading-after":
                line = place.to_heading(lines, 1)
            case "heading-before":
                line = place.to_heading(lines, -1)
            case "first-line":
                line = place.to_end(lines, last=False)
            case _:
                line = place.to_end(lines, last=True)
        self.speaker.say(_("There is nothing more that way.") if line is None else line.text)

    def _say_where(self, scene: Scene) -> None:
        widget = _focused(scene)
        focus = "" if widget is None else spoken_sentence(placed(scene, widget), full=True)
        self.speaker.say(joined([scene.spoken_title, scene.spoken_text, focus]))

    # ---- what is on top

    def narrate(self, scene: Scene | None) -> None:
        """Say what is new: called once a frame while speech is on."""
        if scene is None:
            return
        acted, self._acted = self._acted, False
        title, more, widget = scene.spoken_title, scene.spoken_text, _focused(scene)
        spoken = None if widget is None else placed(scene, widget)
        name = "" if widget is None else widget.name
        part = None if widget is None else widget.chosen_part
        if scene is not self._scene or title != self._title or more != self._text:
            self._arrive(scene, title, more, spoken, acted=acted)
        elif spoken is not None and (widget is not self._widget or spoken != self._spoken):
            same = name == self._name and self._spoken is not None
            if same and spoken.role is Role.THING:
                acted = False  # a card has been played: the table tells it
            said = (
                changed_sentence(self._spoken, spoken, full=self.speaker.full)
                if same and self._spoken is not None
                else spoken_sentence(spoken, full=self.speaker.full)
            )
            stayed = same and part == self._part
            if said and acted and (stayed or not self.reader_tells_focus()):
                self.speaker.say(said)
        self._widget, self._name, self._part, self._spoken = widget, name, part, spoken

    def _arrive(self, scene: Scene, title: str, more: str, spoken: Spoken | None, *, acted: bool) -> None:
        """Say where one has come to."""
        new = scene is not self._scene or title != self._title
        focus = "" if spoken is None else spoken_sentence(spoken, full=self.speaker.full)
        if self.reader_tells_focus():
            focus = ""
        self._scene, self._title, self._text = scene, title, more
        self._place.begin()
        said, self._first = joined([self._first, title if new else "", more, focus]), ""
        if said:
            self.speaker.say(said) if new and acted else self.speaker.tell(said)

    # ---- the first time

    def welcome(self, settings: Settings) -> None:
        """Tell somebody whose screen reader has just been found how to play by ear."""
        self.speaker.tell(welcome_words(keys_in_use(settings.keys)))


def _focused(scene: Scene) -> Widget | None:
    """The focused control, if there is anything to be said of it."""
    widget = scene.focused_group.focused
    return None if widget is None or widget.empty else widget


def placed(scene: Scene, widget: Widget) -> Spoken:
    """A control's words, with its place among those that Tab leads to."""
    stops = [each for each in scene.focused_group.order() if each.tab_stop]
    spoken = widget.spoken()
    return spoken.placed(stops.index(widget) + 1, len(stops)) if widget in stops else spoken


FIELDS = ("speech", "speech_rate", "speech_full", "speech_voice", "language")
"""Settings that change how things are said."""


class Accessibility:
    """Everything of a window that whoever cannot see it hears, and what screen readers read and press."""

    def __init__(self, settings: Settings, voice: SpeechVoice | None, tree: ScreenReaderTree | None) -> None:
        """Without a `voice` nothing is said. Screen readers read `tree`, once it is open."""
        self.speaker = Speaker(voice)
        self.speaker.apply_settings(settings, text.language())
        self.narrator = Narrator(self.speaker)
        self.tree = tree or ScreenReaderTree()
        self.narrator.reader_tells_focus = lambda: self.tree.active and self.speaker.found.reader

    def change(self, before: Settings, now: Settings) -> None:
        """Speak as changed settings say."""
        if any(getattr(now, field) != getattr(before, field) for field in FIELDS):
            self.speaker.apply_settings(now, text.language())

    def hear(self, event: pygame.event.Event, app: Host) -> bool:
        """Take an event before the scene on top does; True if it was a key of speech."""
        if app.top is not None and self.narrator.hear(event, app.top, app.settings):
            return True
        if event.type == pygame.KEYDOWN and key_text(event) == TOGGLE:
            self.toggle(app)
            return True
        return False

    def toggle(self, app: Host) -> None:
        """Switch speech on or off (F2)."""
        if self.speaker.on:
            self.speaker.say(_("Speech is off."))
            app.change(speech="off")
        else:
            app.change(speech="on")
            self.narrator.begin(speech_on(table_keys(app.settings.keys)))

    def speak(self, app: Host) -> None:
        """Say what is new; tell somebody whose reader has just been found how to play by ear."""
        if self.speaker.update() and self.speaker.on and not app.settings.speech_offered:
            self.narrator.welcome(app.settings)
            app.change(speech_offered=True)
        if self.speaker.on:
            self.narrator.narrate(app.top)

    def focus(self, gained: bool) -> None:
        """Tell that the window has the focus, or not; a reader may have begun meanwhile."""
        self.tree.focus(gained)
        if gained:
            self.speaker.find_voice_again()

    @property
    def wakes(self) -> tuple[float | None, float | None]:
        """Seconds until something that waits can be said, and until the tree can be given anew."""
        return self.speaker.wake, self.tree.wake

    def close(self) -> None:
        """Let voice and tree go."""
        self.speaker.close()
        self.tree.close()
