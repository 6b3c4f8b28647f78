"""A seat in a browser: a page that shows what one person may see, and sends what she chooses."""
