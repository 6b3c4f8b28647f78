"""Drawing tools: outlines, hatching, and a drawing that writes SVG."""
