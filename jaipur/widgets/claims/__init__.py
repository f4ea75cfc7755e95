"""Marking the claims of the rule sheets true or false: `ClaimBoard`.

`marking` keeps the claims, the place and the answers, without widgets; `board` shows them.
"""

from jaipur.widgets.claims.board import ClaimBoard

__all__ = ["ClaimBoard"]
