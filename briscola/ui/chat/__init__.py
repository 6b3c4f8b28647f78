"""Small talk: what moves somebody to speak, and what he says."""
