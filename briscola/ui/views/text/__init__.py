"""Words in columns, tables and on slips."""
