"""`Marking`: some claims, which one is in front, and the answers so far. There are no widgets."""

from collections.abc import Sequence

from jaipur.lessons.claims import Claim, Marked


class Marking:
    """Claims that are marked one by one. The first answer to a claim counts."""

    def __init__(self, claims: Sequence[Claim]) -> None:
        self.claims = tuple(claims)
        self.at = 0
        self._answers: dict[str, Marked] = {}

    @property
    def claim(self) -> Claim:
        """The claim in front."""
        return self.claims[self.at]

    @property
    def marked(self) -> Marked | None:
        """The answer to it, if it has one."""
        return self._answers.get(self.claim.id)

    @property
    def answered(self) -> int:
        """How many claims have an answer."""
        return len(self._answers)

    @property
    def right(self) -> int:
        """How many answers are right."""
        return sum(marked.right for marked in self._answers.values())

    def mark(self, answer: bool) -> bool:
        """Answer the claim in front; False if it had an answer already, which stays.

        Raises `ClaimError` for what is no answer.
        """
        marked = self.claim.mark(answer)
        return self._answers.setdefault(self.claim.id, marked) is marked

    def step(self, by: int) -> bool:
        """Go forward or back by that many claims; False where there is none."""
        if not 0 <= self.at + by < len(self.claims):
            return False
        self.at += by
        return True

    def again(self) -> None:
        """Forget all answers and go to the first claim."""
        self.at = 0
        self._answers.clear()
