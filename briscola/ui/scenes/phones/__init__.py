"""People who hold their cards on a phone: the sheet that lets phones in."""
