"""Files that are whole or not there: written, read, set aside, locked; every line with a limit."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.files.append import AppendOnly as AppendOnly
    from briscola.storage.files.atomic_write import (
        begin_private as begin_private,
        keep_private as keep_private,
        make_folder as make_folder,
        put_whole as put_whole,
        rename as rename,
        sweep as sweep,
        sync_folder as sync_folder,
        write_whole as write_whole,
    )
    from briscola.storage.files.bounded_lines import (
        LARGEST as LARGEST,
        Lines as Lines,
        in_one_line as in_one_line,
    )
    from briscola.storage.files.kept_document import (
        DocumentDamage as DocumentDamage,
        KeptDocument as KeptDocument,
    )
    from briscola.storage.files.lock import OneWindow as OneWindow, alone as alone
    from briscola.storage.files.quarantine import put_aside as put_aside
    from briscola.storage.files.safe_read import (
        exists as exists,
        is_file as is_file,
        open_plain as open_plain,
        read_plain as read_plain,
    )
else:
    __getattr__ = lazily(
        __name__,
        append="AppendOnly",
        atomic_write="begin_private keep_private make_folder put_whole rename sweep sync_folder write_whole",
        bounded_lines="LARGEST Lines in_one_line",
        kept_document="DocumentDamage KeptDocument",
        lock="OneWindow alone",
        quarantine="put_aside",
        safe_read="exists is_file open_plain read_plain",
    )
