"""A broken rule shows in its own chapter first: the chapters before it do not need it.

So a reader who finds a cell red knows which rule to look at, and a chapter can be read without
those that follow.
"""

import pytest
from chain import UNAVOIDABLE
from chapters import CHAPTERS
from mutants import MUTANTS, Mutant
from mutation import run, saved, shown

from jaipur import RULEBOOK

pytestmark = pytest.mark.proof

EARLIER = [
    pytest.param(mutant, number, id=f"{mutant.rule}-in-{number:02}")
    for mutant in MUTANTS
    for number in CHAPTERS
    if number < RULEBOOK[mutant.rule].chapter
]


@pytest.mark.parametrize(("mutant", "number"), EARLIER)
def test_the_chapters_before_a_rule_do_not_need_it(mutant: Mutant, number: int) -> None:
    """They come out as committed, unless the list says why they cannot; then they do not."""
    chapter = CHAPTERS[number]
    cells = zip(saved(chapter), run(chapter, mutant), strict=True)
    differ = [was.id for was, now in cells if shown(now) != shown(was)]
    reason = UNAVOIDABLE.get((mutant.rule, number))
    if reason is None:
        assert not differ, f"{chapter.name} needs {mutant.rule}, which comes later, in {differ}"
    else:
        assert differ, f"{chapter.name} does not need {mutant.rule}: the list is out of date"


def test_every_exception_is_of_an_earlier_chapter_and_says_why() -> None:
    """The list names no chapter that the test above does not look at, and gives each a sentence."""
    for (rule, number), reason in UNAVOIDABLE.items():
        assert number < RULEBOOK[rule].chapter
        assert reason.endswith(".")
        assert len(reason.split()) >= 5
