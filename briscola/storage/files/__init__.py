"""Files that are whole or not there: written, read, set aside, locked; every line with a limit."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.files.append import AppendOnly
    from briscola.storage.files.atomic_write import (
        begin_private,
        keep_private,
        make_folder,
        put_whole,
        rename,
        sweep,
        sync_folder,
        write_whole,
    )
    from briscola.storage.files.bounded_lines import LARGEST, Lines, in_one_line
    from briscola.storage.files.kept_document import DocumentDamage, KeptDocument
    from briscola.storage.files.lock import OneWindow, alone
    from briscola.storage.files.quarantine import put_aside
    from briscola.storage.files.safe_read import exists, is_file, open_plain, read_plain
