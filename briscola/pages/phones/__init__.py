"""People who hold their cards in a browser: phones let in, guests’ pages, lobbies."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.phones.friend_phones import FriendPhones
    from briscola.pages.phones.friends_elsewhere import FriendsElsewhere, ssh_key_file
    from briscola.pages.phones.guests_of_table import GuestsOfTable
    from briscola.pages.phones.phone_admission import PhoneAdmission, PhonePerson
    from briscola.pages.phones.phone_tickets import BYTES
    from briscola.pages.phones.seat_phones import SeatPhones
    from briscola.pages.phones.table_for_pages import TableForPages, public_page_key
    from briscola.pages.phones.window_phones import WindowPhones
else:
    __getattr__ = lazily(
        __name__,
        friend_phones="FriendPhones",
        friends_elsewhere="FriendsElsewhere ssh_key_file",
        guests_of_table="GuestsOfTable",
        phone_admission="PhoneAdmission PhonePerson",
        phone_tickets="BYTES",
        seat_phones="SeatPhones",
        table_for_pages="TableForPages public_page_key",
        window_phones="WindowPhones",
    )
