"""The scenes for choosing a match, in their parts."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.new_match.choices import latest_programs
    from briscola.ui.scenes.new_match.company_sheet import CompanySheet, with_a_friend
    from briscola.ui.scenes.new_match.match_choice import FRIENDS, TOGETHER, MatchChoice
    from briscola.ui.scenes.new_match.match_dialogs import CodeActions, NewMatchLinks
    from briscola.ui.scenes.new_match.programs import ProgramSheet, ProgramTrial
    from briscola.ui.scenes.new_match.saved_choices import last_match, read_choices
    from briscola.ui.scenes.new_match.scene import NewMatch
    from briscola.ui.scenes.new_match.table_choice import TableChoice
else:
    __getattr__ = lazily(
        __name__,
        choices="latest_programs",
        company_sheet="CompanySheet with_a_friend",
        match_dialogs="CodeActions NewMatchLinks",
        match_choice="FRIENDS MatchChoice TOGETHER",
        programs="ProgramSheet ProgramTrial",
        saved_choices="last_match read_choices",
        scene="NewMatch",
        table_choice="TableChoice",
    )
