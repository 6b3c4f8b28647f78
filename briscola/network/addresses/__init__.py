"""Names and addresses by which others reach this computer."""
