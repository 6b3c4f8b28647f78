"""People who hold their cards in a browser: phones let in, guests’ pages, lobbies."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.pages.phones.friend_phones import FriendPhones
    from briscola.pages.phones.friends_elsewhere import FriendsElsewhere, ssh_key_file
    from briscola.pages.phones.guests_of_table import GuestsOfTable
    from briscola.pages.phones.phone_tickets import BYTES
    from briscola.pages.phones.seat_phones import SeatPhones
    from briscola.pages.phones.table_for_pages import TableForPages, public_page_key
    from briscola.pages.phones.window_phones import PhonePerson, WindowPhones
