"""The scenes for choosing a match, in their parts."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.new_match.choices import (
        latest_programs as latest_programs,
        levels as levels,
        usual_level as usual_level,
    )
    from briscola.ui.scenes.new_match.company_sheet import (
        CompanySheet as CompanySheet,
        seat_label as seat_label,
        with_a_friend as with_a_friend,
    )
    from briscola.ui.scenes.new_match.faces import (
        TITLE as TITLE,
        FaceButton as FaceButton,
        FaceSheet as FaceSheet,
        GuestFace as GuestFace,
        guest_faces as guest_faces,
    )
    from briscola.ui.scenes.new_match.games import (
        full_title as full_title,
        lines as lines,
        title as title,
        usual_form as usual_form,
    )
    from briscola.ui.scenes.new_match.kept_choices import last_match as last_match, recalled as recalled
    from briscola.ui.scenes.new_match.match_choice import CodeWays as CodeWays, MatchChoice as MatchChoice
    from briscola.ui.scenes.new_match.programs import (
        ProgramChoice as ProgramChoice,
        ProgramSheet as ProgramSheet,
        ProgramTrial as ProgramTrial,
    )
    from briscola.ui.scenes.new_match.scene import NewMatch as NewMatch
    from briscola.ui.scenes.new_match.table_choice import TableChoice as TableChoice
else:
    __getattr__ = lazily(
        __name__,
        choices="latest_programs levels usual_level",
        company_sheet="CompanySheet seat_label with_a_friend",
        faces="FaceButton FaceSheet GuestFace TITLE guest_faces",
        games="full_title lines title usual_form",
        kept_choices="last_match recalled",
        match_choice="CodeWays MatchChoice",
        programs="ProgramChoice ProgramSheet ProgramTrial",
        scene="NewMatch",
        table_choice="TableChoice",
    )
