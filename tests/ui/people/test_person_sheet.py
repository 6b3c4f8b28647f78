"""The sheet of a person: her name and her face."""

from briscola.client.setup.characters import own_people
from briscola.ui.app import App
from briscola.ui.scenes.people.person_sheet import PersonSheet
from tests.ui.driver import Driver


def test_a_click_beside_the_face_shows_another_as_well(app: App) -> None:
    sheet = PersonSheet(app, None, on_done=lambda _name, _face: None)
    app.push(sheet)
    driver = Driver(app)
    medallion = driver.control("face").rect
    driver.let_pass(60)  # a sheet that has just come hears nothing
    faces = [each.name for each in own_people()]
    at = faces.index(sheet.face)
    for x, by in ((medallion.right + 5, 1), (medallion.left - 5, -1), (medallion.left - 5, -1)):
        driver.click((x, medallion.centery))
        driver.let_pass(30)
        at += by
        assert sheet.face == faces[at % len(faces)]
