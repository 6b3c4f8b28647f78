"""The database that can be rebuilt from the records: opened, checked, salvaged."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.database.checksum import differs
    from briscola.storage.database.connection import SQLITE
    from briscola.storage.database.database import Database, Statement, default_path
else:
    __getattr__ = lazily(
        __name__,
        checksum="differs",
        connection="SQLITE",
        database="Database Statement default_path",
    )
