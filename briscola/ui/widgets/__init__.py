"""The controls, drawn as paper, wood and card; focus, keys, mouse and touch built in."""
