"""The season’s page, its wall and its sheet of all evenings."""
