"""Play with friends: from the page to a way, by it to a table, from there to a match, and back.

* `entry` is the line of the title. It makes the `friends_flow.FriendsFlow` of a person, whose `beat` takes,
  once a frame, what the network has told. `_shown` is the present screen of three (page, table, match),
  `wanted_screen` the next, and `_show` changes them. `_closed` holds until a table's end has been told, and
  `_asked_to_take` while somebody else's table is offered.
* Page: `page` shows the tables nearby; over it lie `code_sheet`, `invitation_sheet`, `anywhere_page` and, for
  a table of one's own, `open_seats`.
* Way: `routes_to_table` goes it. `awaited` is told from the choice until she arrives or gives up; the beat
  begins `_pending` once nothing of the last table goes on. `_going_back` and `_by_link` hold until the way
  ends; `leaving`, from her leave until the next way: the end of that table is no news.
* Table: `lobby` is the flow's `_page` until the table's end, also under the match. Its parts are `seat_list`,
  `code_column` and the foot, `lobby_offer`; over it lie `guest_sheet`, `onlookers_sheet`, `household_sheet`.
* Match: `match_with_friends` shows it, and tells there what `table_news` and `seat_for_onlooker` find;
  `claim_question` lies over it.
* `phones_of_table` has phones and the link, from a way with a link until the table's end.
"""
