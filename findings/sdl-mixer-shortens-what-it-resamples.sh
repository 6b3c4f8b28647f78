#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, SDL_mixer 2.8.2): an Ogg Vorbis file of 44.1 kHz that is loaded whole into a mixer of 48 kHz loses its
# end: 0.5 ms of each second, 30 ms of a minute. A loop then clicks, and a fade does not come to its end. A file of 48 kHz is loaded whole.
set -euo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8 soundfile==0.13.1 numpy==2.4.6
SDL_AUDIODRIVER=dummy "$home/venv/bin/python" - <<'P'
import io

import numpy as np
import pygame
import soundfile

assert pygame.version.ver == "2.5.8" and pygame.get_sdl_version() == (2, 32, 10)
pygame.mixer.init(48_000, -16, 1, 512)
for rate, seconds, least, most in ((44_100, 1, 0.4, 0.6), (44_100, 60, 25, 32), (48_000, 1, 0, 0), (48_000, 60, 0, 0)):
    tone, file = 0.5 * np.sin(2 * np.pi * 440 * np.arange(rate * seconds) / rate), io.BytesIO()
    with soundfile.SoundFile(file, "w", rate, 1, format="OGG", subtype="VORBIS") as ogg:
        for at in range(0, len(tone), 4096):
            ogg.write(tone[at : at + 4096])
    file.seek(0)
    loaded = len(pygame.sndarray.array(pygame.mixer.Sound(file=file)))
    lost = (48_000 * seconds - loaded) / 48
    print(f"{rate} Hz, {seconds} s: {lost:.2f} ms are lost")
    assert least <= lost <= most
P
