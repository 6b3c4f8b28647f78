"""People who hold their cards in a browser: phones let in, guests’ pages, lobbies."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.phones.friend_phones import FriendPhones as FriendPhones
    from briscola.pages.phones.friends_elsewhere import FriendsElsewhere as FriendsElsewhere
    from briscola.pages.phones.page_guest import page_key as page_key
    from briscola.pages.phones.page_guests import PageGuests as PageGuests
    from briscola.pages.phones.page_lobby import LINKED as LINKED, heard_while_shown as heard_while_shown
    from briscola.pages.phones.phone_desk import PhoneDesk as PhoneDesk, PhonePerson as PhonePerson
    from briscola.pages.phones.phone_tickets import BYTES as BYTES
    from briscola.pages.phones.phones import LONGEST_END as LONGEST_END, Phones as Phones
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
