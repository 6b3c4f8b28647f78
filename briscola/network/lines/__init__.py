"""The lines of a match as each computer has seen and signed them, and evidence of two truths."""
