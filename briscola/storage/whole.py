"""Writing a file whole or not at all."""

import logging
import os
import tempfile
from contextlib import suppress
from pathlib import Path

_logger = logging.getLogger(__name__)


def write_whole(path: Path, data: bytes) -> bool:
    """Put `data` at `path`, its folder made if need be; False, an old file kept, when that fails."""
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=path.stem, dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).replace(path)
    except OSError as error:
        _logger.warning("%s cannot be written: %s", path, error)
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink(missing_ok=True)
        return False
    return True
