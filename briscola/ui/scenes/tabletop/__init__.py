"""The table that a scene shows: cards, people, signs, clocks, and what moves on it.

A scene with a table is a `TableScene`. It has three bases, each for whoever calls its members: `Scene` (the
app), `EventTable` (what plays events) and `Tabletop` (the fan, the keys, and what lies over the table).

Six values describe a table, each for another reader:

* `SceneContext` (`context`): the match and the services of the scene, for overlays, at every moment;
  `PlayContext` in `scenes/play` adds what only a match knows.
* `ShownTable` (`content`): all that is shown at one moment; the things on the table follow from it.
* `TurnAndFaces` (`seat_styles`): the part of it that is no card: whose turn it is, faces, auction.
* `TableFacts` (`i18n.table_facts`): the part of it that words are made from: explanations and answers.
* `TableContents` (`ui.layout`): which cards and controls take up room, for whatever looks for a free place.
* `Surroundings` (`scenes/panels`): the drawing kit, layout and sound of a panel.
"""
