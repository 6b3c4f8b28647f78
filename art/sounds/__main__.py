"""`python -m art.sounds`: synthesise every sound into `sounds/*.ogg`."""

from pathlib import Path

import soundfile

from art.sounds.catalogue import RECIPES, pcm
from art.sounds.dsp import SAMPLE_RATE

FOLDER = Path(__file__).resolve().parents[2] / "sounds"


def main() -> None:
    """Write one mono Ogg Vorbis file per sound, and say its length and size."""
    FOLDER.mkdir(exist_ok=True)
    for name in RECIPES:
        signal = pcm(name)
        path = FOLDER / f"{name}.ogg"
        soundfile.write(path, signal, SAMPLE_RATE, format="OGG", subtype="VORBIS", compression_level=0.5)
        print(f"{name:10} {len(signal) / SAMPLE_RATE:5.2f} s {path.stat().st_size / 1024:6.1f} KiB")


if __name__ == "__main__":
    main()
