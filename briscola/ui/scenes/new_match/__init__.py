"""The scenes for choosing a match, in their parts.

* `next_match.Choices` is all that is chosen, immutable. `choice_page.ChoicePage` owns it, and is seen first,
  as `table_choice.TableChoice`. Over it lies `full_sheet`, with all games and rules; over either
  `more_rules`, `company_sheet` and, for the full sheet, `all_games`.
* A choice goes from a control to `ChoicePage.choose` (or `choose_quietly`, if the control shows it already)
  as `choices.with_…`; what lies on top is laid out again. `keep_choices` writes to the settings what
  `kept_choices` reads the next time, and `start` gives `choices.setup()`, a `MatchSetup`, to `on_start`.
* Three models in words, without a control: `games` (drawn by `table_cards`, `game_list`, `all_games`),
  `rule_rows` (drawn by `row_controls` on all pages and sheets) and `company_rows` (what is agreed
  drawn there, too, and lists of people by `company_sheet`).
* `table_cards` is the part of the first page, over its line of choices. `full_sheet_layout` has the places of
  the full sheet; `opponent_row`, `match_column` and `style_column` are its parts.

A new game or house rule appears here by itself. A new kind of opponent, beside level and program, is a
row of `opponent_kinds`.
"""
