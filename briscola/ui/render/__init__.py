"""Pictures: drawings at the size needed, cards, paper, cloth, type; made once and kept."""
