"""Past evenings: every stored match in a ledger, and a sheet for each."""
