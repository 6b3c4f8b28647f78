"""Small talk: occasions for a remark, and its words."""
