"""The database that can be rebuilt from the records: opened, checked, salvaged."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.database.checksum import differs
    from briscola.storage.database.connection import SQLITE
    from briscola.storage.database.database import Database, Statement, default_path
