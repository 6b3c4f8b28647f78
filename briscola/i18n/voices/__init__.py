"""Who says what: a module for each temperament."""
