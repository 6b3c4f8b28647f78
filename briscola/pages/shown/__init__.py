"""A seat’s page from the seat alone: its table, its people, its talk. It keeps what a seat was told."""
