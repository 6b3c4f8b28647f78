"""`briscola serve`: a neutral dealer, until it is told to stop."""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType

from briscola.commands.ending_signals import when_told_to_end
from briscola.commands.errors import CannotDo, WrongUsage
from briscola.dealer.dealer import CannotDeal, Dealer, deal
from briscola.dealer.dealer_settings import BadDealerSettings, DealerSettings, read_dealer_settings
from briscola.entries import dealer_capabilities
from briscola.network.keys.person_key import NoKey
from briscola.storage import log
from briscola.storage.files.atomic_write import keep_private, make_folder
from briscola.storage.files.lock import OneWindow
from briscola.system.own_folders import data_folder

THINKERS = 2
"""Computer players that think at a time, beside the tables."""


def serve(file: str, say: Callable[[str], None]) -> None:
    """Deal as the settings in a file say. Raises WrongUsage, CannotDo."""
    try:
        settings = read_dealer_settings(Path(file))
    except BadDealerSettings as error:
        raise WrongUsage(str(error)) from None
    folder = folder_of(settings)
    log.tell(sys.stderr)
    lock = OneWindow(folder)
    try:
        make_folder(folder)
        if not settings.folder:
            keep_private(folder)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise CannotDo(f"{folder} cannot be used: this program may not write there")
        if not lock.take():
            raise CannotDo(f"another dealer works in {folder}")
        asyncio.run(_deal(settings, folder, say))
    except (CannotDeal, NoKey) as error:
        raise CannotDo(str(error)) from None
    except OSError as error:
        raise CannotDo(f"{error.filename or folder} cannot be used: {error.strerror or error}") from None
    finally:
        lock.release()
        log.leave()


def folder_of(settings: DealerSettings) -> Path:
    """The folder of keys and records; under systemd that of the service."""
    if settings.folder:
        return Path(settings.folder).expanduser()
    state = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    return Path(state) if state else data_folder() / "dealer"


async def _deal(settings: DealerSettings, folder: Path, say: Callable[[str], None]) -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    loop.set_default_executor(ThreadPoolExecutor(THINKERS, "thinking"))

    def end(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop.set)

    when_told_to_end(end)

    def opened(lines: Sequence[str]) -> None:
        for line in lines:
            say(line)

    await deal(Dealer(settings, folder, dealer_capabilities), stop, opened)
