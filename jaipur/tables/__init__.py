"""How values are shown: HTML tables, each with a plain-text twin."""
