"""The settings: `rows` has the options, `look` the cards and the table."""
