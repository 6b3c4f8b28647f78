"""The sounds of the table, synthesised: paper, felt, wood, chalk, glass and a mandolin."""
