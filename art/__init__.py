"""Programs that draw cards, faces and props and make the sounds; they write assets/ and sounds/."""
