"""The statistics of a person’s matches, drawn on paper."""
