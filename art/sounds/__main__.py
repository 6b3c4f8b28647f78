"""`python -m art.sounds`: synthesise every sound into `sounds/*.ogg`."""

import io
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import soundfile

from art.sounds.catalogue import NAMES, pcm
from art.sounds.dsp import SAMPLE_RATE, Signal

PACKING, PIECES, LOOP = 0.6, 0.72, 0.85
"""Compression from 0 to 1: of short sounds, of long ones, and of loops."""
LONG = 20.0
"""Seconds from which on a sound is long."""
PIECE = 4_096
"""Samples that are encoded at a time."""
FOLDER = Path(__file__).resolve().parents[2] / "sounds"


def packed(signal: Signal, level: float = PACKING) -> bytes:
    """A mono Ogg Vorbis file."""
    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", SAMPLE_RATE, 1, format="OGG", subtype="VORBIS", compression_level=level
    ) as ogg:
        for at in range(0, len(signal), PIECE):  # the encoder breaks over a whole minute at once
            ogg.write(signal[at : at + PIECE])
    return file.getvalue()


def _packing(name: str, signal: Signal) -> float:
    if NAMES[name][0].loop:
        return LOOP
    return PIECES if len(signal) > LONG * SAMPLE_RATE else PACKING


def _same_sound(path: Path, ogg: bytes) -> bool:
    """True if a file has this sound already; bytes differ, since the serial number of a stream is random."""
    if not path.is_file():
        return False
    kept, made = (np.asarray(soundfile.read(file)[0]) for file in (path, io.BytesIO(ogg)))
    return np.array_equal(kept, made)


def main(_arguments: Sequence[str] = ()) -> None:
    """Write one file per sound, and say its length and size."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        signal = pcm(name)
        path, ogg = FOLDER / f"{name}.ogg", packed(signal, _packing(name, signal))
        if not _same_sound(path, ogg):
            path.write_bytes(ogg)
        print(f"{name:16} {len(signal) / SAMPLE_RATE:5.2f} s {path.stat().st_size / 1024:6.1f} KiB")


if __name__ == "__main__":
    main()
