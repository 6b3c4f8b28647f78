"""Sums of matches in the database: results, luck, habits, rivals."""
