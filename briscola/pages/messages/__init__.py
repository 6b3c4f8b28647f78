"""All that pages and program say to each other (docs/pages.md): each module is a door."""
