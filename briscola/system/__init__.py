"""Folders, resources, other programs and worker processes: all that the game asks of the machine."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.system import resources, svg_document
    from briscola.system.link_scheme import SCHEME, begins_as_link, begins_as_page
    from briscola.system.on_windows import mark_running, name_in_taskbar
    from briscola.system.other_programs import NO_CONSOLE, environment, show_folder
    from briscola.system.own_folders import data_folder, named_data_folder, settings_folder
    from briscola.system.quiet_stderr import hushed
    from briscola.system.resources import UNCHANGED, Changes, DeckInfo, Drawing, Press, Stock, asset
    from briscola.system.workers import carried, end_with_parent, helper, processes
