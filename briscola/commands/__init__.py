"""The work behind each command of `briscola`; `briscola.cli` reads the command line and calls these."""
