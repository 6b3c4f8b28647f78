"""Sheets of paper that ask the person something while the table stays in sight."""
