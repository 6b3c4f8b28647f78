"""The database that can be rebuilt from the records: opened, checked, salvaged."""
