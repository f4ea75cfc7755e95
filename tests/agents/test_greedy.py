"""`greedy` is what its definition says, derived here once more in exact numbers."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from jaipur import Observation, Rules, html, observe, position, text
from jaipur.agents import Explanation, Greedy, Uniform, agent
from jaipur.agents.greedy import worth
from jaipur.agents.interface import NothingToChoose, UnknownAgent
from jaipur.texts import PSEUDO

GOODS = "DGSCPL"
#: One token in each bonus pile.
FEW = Rules(bonus_tokens=((2,), (5,), (9,)))


def definition(seen: Observation, action: object) -> Fraction:
    """Rupees gained + 3/4 of the best legal sale of every good afterwards + own camels then."""
    written = str(action)
    give, arrow, take = written.partition(">")
    sold = Counter(written[1:] if written[0] == "-" else "")
    take = take if arrow else written[1:] if written[0] == "+" else ""
    give = give if arrow else ""
    camels = seen.market.count("M") if written == "+M" else 0
    hand = Counter(seen.hand) + Counter(take.replace("M", "")) - Counter(give) - sold
    herd = seen.herd + camels - give.count("M")
    rows = dict(zip(GOODS, seen.tokens, strict=True))
    piles = dict(zip((3, 4, 5), seen.bonus_left, strict=True))

    def sale(good: str, number: int) -> Fraction:
        bonus = Fraction(0)
        if number >= 3 and piles[min(number, 5)] > 0:
            printed = seen.rules.bonus_tokens[min(number, 5) - 3]
            bonus = Fraction(sum(printed), len(printed))
        return sum(rows[good][:number]) + bonus

    gained = Fraction(0)
    for good, number in sold.items():
        gained = sale(good, number)
        rows[good] = rows[good][number:]
        if number >= 3:
            piles[min(number, 5)] -= 1
    held = Fraction(0)
    for good in GOODS:
        least = seen.rules.least_precious_sale if good in "DGS" else 1
        held += max([sale(good, n) for n in range(least, hand[good] + 1)], default=Fraction(0))
    return gained + Fraction(3, 4) * held + herd


def test_worth_is_the_definition_and_the_first_of_the_best_is_chosen(all_turns):
    """Over the legal actions of hundreds of positions, ties to the first in documented order."""
    ties = 0
    for now, _, _ in all_turns[::12]:
        seen = observe(now, now.to_move)
        actions = list(now.legal_actions())
        right = [definition(seen, action) for action in actions]
        exact = [len(pile) in (0, 1, 2, 5, 6, 7) for pile in now.rules.bonus_tokens]
        assert all(exact)
        assert [Fraction(worth(seen, action)) for action in actions] == right
        assert Greedy().choose(seen, Random(1)) == actions[right.index(max(right))]
        ties += right.count(max(right)) > 1
    assert ties > 10


@pytest.mark.parametrize(
    ("named", "action", "value"),
    [
        # Take a diamond: a pair of diamonds would then bring 7 + 7.
        ({"market": "DGSCM", "hand": "D"}, "+D", 0.75 * 14),
        # One diamond cannot be sold, so it is worth nothing yet.
        ({"market": "DGSCM", "hand": ""}, "+D", 0.0),
        ({"market": "DMMMM", "hand": "C", "herd": 1}, "+M", 0.75 * 5 + 5),
        # Three leather: 4 + 3 + 2 and a bonus of 2; nothing is left in the hand.
        ({"hand": "LLL"}, "-LLL", 11.0),
        # Two sold: 7, and the third would bring 2.
        ({"hand": "LLL"}, "-LL", 7 + 0.75 * 2),
        ({"hand": "LLL", "bonus": {3: ()}, "won": ({}, {"P": 3, 3: 2}), "rules": FEW}, "-LLL", 9.0),
        ({"hand": "LLLLLL"}, "-LLLLLL", 4 + 3 + 2 + 1 + 1 + 1 + 9),
        # Two camels for two gold.
        ({"market": "GGSCM", "herd": 3}, "MM>GG", 0.75 * 12 + 1),
        # The row is short: two cards bring the one token that is left.
        ({"market": "GGMMM", "hand": "DD", "tokens": {"D": 1}}, "-DD", 5.0),
    ],
)
def test_worked_examples(named, action, value):
    """By hand."""
    now = position(**named)
    assert now.refusal(action) is None
    legal = {str(each): each for each in now.legal_actions()}
    assert worth(observe(now, 0), legal[action]) == value


def test_a_bonus_sold_now_is_gone_for_the_next_sale():
    """The last token of a pile is counted for this sale and not for what is left in hand."""
    now = position(hand="CCCPPP", rules=FEW)
    legal = {str(each): each for each in now.legal_actions()}
    assert worth(observe(now, 0), legal["-CCC"]) == 11 + 2 + 0.75 * 11


def test_it_uses_no_chance(turns):
    """The same choice from any random stream, which it leaves as it was."""
    now = turns[7][0]
    seen, stream = observe(now, now.to_move), Random(3)
    before = stream.getstate()
    assert Greedy().choose(seen, stream) == Greedy().choose(seen, Random(4))
    assert stream.getstate() == before


def test_uniform_chooses_every_legal_action_alike():
    """Over 6,000 choices of 12 actions, each within five deviations of 500."""
    now = position(market="DGSLM", hand="CCL", herd=1)
    seen, stream = observe(now, 0), Random("uniform")
    counts = Counter(Uniform().choose(seen, stream) for _ in range(6_000))
    n = len(now.legal_actions())
    assert set(counts) == set(now.legal_actions())
    deviation = (6_000 / n * (1 - 1 / n)) ** 0.5
    assert all(abs(count - 6_000 / n) < 5 * deviation for count in counts.values())


def test_agents_by_name():
    """And one sentence for a name that is none."""
    assert isinstance(agent("greedy"), Greedy)
    assert isinstance(agent("uniform"), Uniform)
    names = "uniform, random, ismcts, seller, greedy, flat-mc, ismcts-guided, learned or champion"
    with pytest.raises(UnknownAgent) as unknown:
        agent("no")
    assert str(unknown.value) == f"There is no player 'no': choose {names}."
    with pytest.raises(UnknownAgent) as near:
        agent("gredy")
    said = f"There is no player 'gredy'. Did you mean greedy? Choose {names}."
    assert str(near.value) == said
    with pytest.raises(UnknownAgent, match="There is no player 3: choose"):
        agent(3)


@pytest.mark.parametrize("name", ["uniform", "greedy"])
def test_an_agent_that_has_nothing_to_choose_says_why(name):
    """Out of turn, or when the round is over; it does not fail inside."""
    now = position(market="DGMMM", hand="CCL", deck_size=0)
    with pytest.raises(NothingToChoose, match="Player 2 is not to move"):
        agent(name).choose(observe(now, 1), Random(0))
    with pytest.raises(NothingToChoose, match="The round is over"):
        agent(name).choose(observe(now.play("+D"), 1), Random(0))


def test_the_explanation_names_the_choice_first_and_its_parts_add_up(all_turns):
    """The first candidate is the choice; every value is what its sentence says."""
    for now, _, _ in all_turns[::40]:
        seen = observe(now, now.to_move)
        shown = Greedy().explain(seen, Random(1))
        assert shown.best.action == Greedy().choose(seen, Random(1))
        assert {candidate.action for candidate in shown.candidates} == set(now.legal_actions())
        values = [candidate.value for candidate in shown.candidates]
        assert values == sorted(values, reverse=True)
        for candidate in shown.candidates:
            facts = dict(candidate.facts)
            parts = float(facts["gained"]) + 0.75 * float(facts["held"]) + facts["camels"]
            assert candidate.value == pytest.approx(parts, abs=0.01)


def test_an_explanation_is_shown_in_the_catalogs_words(all_turns):
    """As a table with its caption and as text, in the pseudo-language too."""
    now = all_turns[0][0]
    shown = Greedy().explain(observe(now, now.to_move), Random(1))
    assert "<caption" in html(shown)
    assert text(shown).splitlines()[0] == "The 4 actions there are, the chosen one first"
    many = Explanation(shown.candidates * 3, shown.measure)
    assert text(many).splitlines()[0] == "The best 5 of 12 actions, the chosen one first"
    assert html(many).count("<tr>") == 1 + 5
    assert all(line.startswith("«") for line in text(shown, PSEUDO).splitlines())
