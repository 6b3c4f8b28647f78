"""People who hold their cards in a browser: phones let in, guests’ pages, lobbies."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.phones.friend_phones import FriendPhones
    from briscola.pages.phones.friends_elsewhere import FriendsElsewhere
    from briscola.pages.phones.page_guest import page_key
    from briscola.pages.phones.page_guests import PageGuests
    from briscola.pages.phones.page_lobby import LINKED, heard_while_shown
    from briscola.pages.phones.phone_desk import PhoneDesk, PhonePerson
    from briscola.pages.phones.phone_tickets import BYTES
    from briscola.pages.phones.phones import LONGEST_END, Phones
else:
    __getattr__ = lazily(
        __name__,
        friend_phones="FriendPhones",
        friends_elsewhere="FriendsElsewhere",
        page_guest="page_key",
        page_guests="PageGuests",
        page_lobby="LINKED heard_while_shown",
        phone_desk="PhoneDesk PhonePerson",
        phone_tickets="BYTES",
        phones="LONGEST_END Phones",
    )
