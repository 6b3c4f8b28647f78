"""The records of matches: their header, their lines, what can be read of a damaged one."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.records.header import (
        ID as ID,
        RECORD as RECORD,
        DealtBy as DealtBy,
        Follows as Follows,
        Header as Header,
        HouseTerms as HouseTerms,
        check_setup as check_setup,
        read_header as read_header,
    )
    from briscola.storage.records.match_record import (
        LINK as LINK,
        NoRecord as NoRecord,
        Record as Record,
        event_of as event_of,
        file_of as file_of,
        parse as parse,
        read_record as read_record,
        right as right,
        to_link as to_link,
    )
    from briscola.storage.records.records import (
        SUFFIX as SUFFIX,
        Records as Records,
        RecordWriter as RecordWriter,
        Taken as Taken,
        Unreadable as Unreadable,
        new_header as new_header,
    )
else:
    __getattr__ = lazily(
        __name__,
        header="DealtBy Follows Header HouseTerms ID RECORD check_setup read_header",
        match_record="LINK NoRecord Record event_of file_of parse read_record right to_link",
        records="RecordWriter Records SUFFIX Taken Unreadable new_header",
    )
