"""Drawings in SVG made into pictures, outside ones in a closed process."""
