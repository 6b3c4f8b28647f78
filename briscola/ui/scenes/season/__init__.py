"""The season's page, its sheet of all evenings, and the ways there."""
