"""The evenings in the database: matches found, taken in, carried out."""
