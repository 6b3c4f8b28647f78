"""The records of matches: their header, their lines, what can be read of a damaged one."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.records.header import (
        ID,
        RECORD,
        DealtBy,
        Follows,
        Header,
        HouseTerms,
        check_setup,
        read_header,
    )
    from briscola.storage.records.match_record import (
        LINK,
        NoRecord,
        Record,
        event_of,
        file_of,
        parse,
        read_record,
        right,
        to_link,
    )
    from briscola.storage.records.records import SUFFIX, Records, RecordWriter, Taken, Unreadable, new_header
