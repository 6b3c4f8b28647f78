"""Puts damaged files aside under names of their own; nothing ever overwrites them."""

import logging
import os
import shutil
from datetime import datetime
from pathlib import Path

from briscola.storage.files.atomic_write import rename, sync_folder

_logger = logging.getLogger(__name__)
MOST = 1000
"""Most files of one name that can be put aside within a second."""


def put_aside(path: Path, why: object, *, copy: bool = False) -> Path | None:
    """Move (or copy) a file to `NAME.damaged-20261121-193011.EXT` beside it; None when that fails."""
    when = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in range(MOST):
        again = f"-{number}" if number else ""
        aside = path.with_name(f"{path.stem}.damaged-{when}{again}{path.suffix}")
        try:
            os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            continue
        except OSError as error:
            _logger.warning("%s cannot be put aside: %s", path, error)
            return None
        try:
            if copy:
                shutil.copyfile(path, aside)
                with aside.open("rb+") as copied:
                    os.fsync(copied.fileno())
            else:
                rename(path, aside)
            sync_folder(path.parent)
        except OSError as error:
            aside.unlink(missing_ok=True)
            _logger.warning("%s cannot be put aside: %s", path, error)
            return None
        _logger.warning("%s is put aside as %s: %s", path, aside.name, why)
        return aside
    return None
