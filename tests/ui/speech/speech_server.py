"""A Speech Dispatcher of our own: it speaks into files, as nobody listens here."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PROGRAM = shutil.which("speech-dispatcher")
CONFIG = """
LogLevel 5
LogDir "{folder}"
CommunicationMethod "unix_socket"
SocketPath "{socket}"
Timeout 0
AudioOutputMethod "alsa"
AddModule "{module}" "sd_{program}" "{module}.conf"
"""
RECORDER = r"""
Debug 0
GenericExecuteSynth "sh {folder}/speak.sh \'$VOICE\' \'$RATE\' \'$DATA\'"
GenericCmdDependency "sh"
GenericMaxChunkLength 5000
GenericDelimiters "|"
GenericLanguage "en" "en" "utf-8"
GenericRateAdd 0
GenericRateMultiply 100
AddVoice "de" "MALE1" "Hans"
AddVoice "en-gb" "MALE1" "George"
AddVoice "en-us" "FEMALE1" "Betty"
AddVoice "it" "FEMALE1" "Livia"
AddVoice "it" "MALE1" "Ugo"
AddVoice "fr-be" "MALE1" "Remco"
AddVoice "fr" "FEMALE1" "Aline"
"""
SPEAK = """
printf '%s|%s|%s\\n' "$1" "$2" "$3" >>"{folder}/begun"
case "$3" in *long*) sleep 20 ;; *) sleep 0.05 ;; esac
printf '%s\\n' "$3" >>"{folder}/ended"
"""
SOUND_FILE = """
pcm.!default { type file slave.pcm "null" file "|cat >>FOLDER/sound" format "raw" }
pcm.null { type null }
ctl.!default { type null }
"""


class Begun(NamedTuple):
    """A text that the server has begun to say."""

    voice: str
    rate: float
    text: str


class SpeechServer:
    """The files of a server that runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "socket"

    @property
    def begun(self) -> list[Begun]:
        """Texts that the recorder has begun to say."""
        rows = [line.split("|") for line in self._lines("begun")]
        return [Begun(voice, float(rate), text) for voice, rate, text in rows]

    @property
    def ended(self) -> list[str]:
        """Texts that it has said to their ends."""
        return self._lines("ended")

    @property
    def sound(self) -> int:
        """Bytes of sound that espeak has made."""
        file = self.folder / "sound"
        return file.stat().st_size if file.exists() else 0

    @property
    def log(self) -> str:
        """All that the server has been asked."""
        return (self.folder / "speech-dispatcher.log").read_text(encoding="utf-8", errors="replace")

    def _lines(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


@contextmanager
def speech_server(folder: Path, *, espeak: bool = False) -> Iterator[SpeechServer]:
    """Run a server whose recorder, or espeak, writes what is said into `folder`."""
    server = SpeechServer(folder)
    modules = folder / "conf" / "modules"
    modules.mkdir(parents=True)
    module, program = ("espeak-ng", "espeak-ng") if espeak else ("recorder", "generic")
    config = CONFIG.format(folder=folder, socket=server.socket, module=module, program=program)
    (folder / "conf" / "speechd.conf").write_text(config, encoding="utf-8")
    (modules / "recorder.conf").write_text(RECORDER.format(folder=folder), encoding="utf-8")
    if espeak:
        shutil.copy("/etc/speech-dispatcher/modules/espeak-ng.conf", modules)
    (folder / "speak.sh").write_text(SPEAK.format(folder=folder), encoding="utf-8")
    (folder / "asound.conf").write_text(SOUND_FILE.replace("FOLDER", str(folder)), encoding="utf-8")
    command = [PROGRAM or "", "-s", "-C", str(folder / "conf"), "-L", str(folder), "-P", str(folder / "pid")]
    with (folder / "out").open("wb") as out:
        running = subprocess.Popen(
            [*command, "-c", "unix_socket", "-S", str(server.socket), "-t", "0"],
            env={**os.environ, "ALSA_CONFIG_PATH": str(folder / "asound.conf")},
            stdout=out,
            stderr=out,
        )
    try:
        until = time.monotonic() + 20
        while not server.socket.exists():
            assert running.poll() is None and time.monotonic() < until, (folder / "out").read_text()
            time.sleep(0.05)
        yield server
    finally:
        running.terminate()
        running.wait(10)
