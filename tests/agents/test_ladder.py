"""Every player of the ladder keeps the contract: legal, honest, repeatable, able to say why."""

from random import Random

import pytest

from jaipur import Round, deal, html, observe, position, text
from jaipur.agents import (
    AGENTS,
    CHEATS,
    AgentError,
    Explains,
    NothingToChoose,
    UnknownAgent,
    agent,
    cheat,
    ladder,
)
from jaipur.agents.flat import FlatMC
from jaipur.agents.guided import GuidedISMCTS
from jaipur.agents.searching import Tried, Worlds, uniform, value
from jaipur.agents.seller import Seller
from jaipur.texts import PSEUDO
from jaipur.worth import View, Weigher

#: Small, so that many positions can be tried.
SEARCHES = {"ismcts": 12, "flat-mc": 12, "ismcts-guided": 12, "champion": 1}
every_agent = pytest.mark.parametrize("name", AGENTS)


def player(name: str):
    """A player of the ladder with a small budget."""
    return agent(f"{name}:iterations={SEARCHES[name]}" if name in SEARCHES else name)


def positions(turns: list, step: int) -> list[Round]:
    """Every so many positions of whole rounds."""
    return [now for now, _, _ in turns[::step]]


@every_agent
def test_what_is_chosen_is_legal_and_depends_on_the_stream_alone(name: str, all_turns) -> None:
    """The same observation and an equal stream give the same action, again and by a new agent."""
    one, two = player(name), player(name)
    for now in positions(all_turns, 400):
        seen = observe(now, now.to_move)
        chosen = one.choose(seen, Random(5))
        assert seen.refusal(chosen) is None
        assert chosen == one.choose(seen, Random(5)) == two.choose(seen, Random(5))


@every_agent
def test_nothing_is_chosen_out_of_turn(name: str) -> None:
    """Whoever is not to move, or in a round that is over, is told so."""
    now = deal(3)
    with pytest.raises(NothingToChoose, match="is not to move"):
        player(name).choose(observe(now, 1 - now.to_move), Random(1))


@pytest.mark.parametrize("name", [n for n in AGENTS if isinstance(agent(n), Explains)])
def test_an_explanation_begins_with_the_choice(name: str, all_turns) -> None:
    """With an equal stream; every candidate is legal, in order, with words."""
    thinker = player(name)
    for now in positions(all_turns, 600):
        seen = observe(now, now.to_move)
        shown = thinker.explain(seen, Random(9))
        assert shown.best.action == thinker.choose(seen, Random(9))
        assert all(seen.refusal(c.action) is None for c in shown.candidates)
        assert all(candidate.words().endswith(".") for candidate in shown.candidates)


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_spends_its_budget_and_no_more(name: str) -> None:
    """The visits at the root add up to the iterations; values are from 0 to 1."""
    now = deal(8)
    tried = player(name).search(observe(now, now.to_move), 30, Random(2))
    assert sum(one.visits for one in tried) == 30
    assert all(0 <= one.value <= 1 for one in tried)


@pytest.mark.parametrize("name", [*SEARCHES, *CHEATS])
def test_a_search_prepares_by_searching_a_little(name: str) -> None:
    """Once, with the search that it then plays with."""
    thinker, asked = (cheat if name in CHEATS else agent)(name), []
    plain = thinker.search

    def counted(worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
        asked.append(iterations)
        return plain(worlds, iterations, rng)

    thinker.search = counted
    thinker.prepare()
    assert asked == [1]


def test_a_search_can_be_replaced() -> None:
    """Another function in its place is asked, with the budget, and decides."""
    asked = []

    def other(worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:  # noqa: ARG001
        asked.append(iterations)
        return [Tried(action, 1, 0.5) for action in worlds.legal_actions()[-1:]]

    now = deal(8)
    seen = observe(now, now.to_move)
    thinker = GuidedISMCTS(iterations=7, search=other)
    assert thinker.choose(seen, Random(1)) == seen.legal_actions()[-1]
    assert asked == [7]


@pytest.mark.parametrize("name", ["flat-mc", "ismcts-guided"])
def test_a_search_beats_random_play(name: str) -> None:
    """With a dozen iterations a move it is ahead of `uniform` over two mirrored rounds.

    Textbook search is not: so few iterations hardly try each action once.
    """
    margins = []
    for seat in (0, 1):
        now, thinker, rng = deal(21), player(name), Random("beats")
        while not now.over:
            mine = now.to_move == seat
            who = thinker if mine else agent("uniform")
            now = now.play(who.choose(observe(now, now.to_move), rng))
        rupees = now.result().rupees
        margins.append(rupees[seat] - rupees[1 - seat])
    assert sum(margins) > 0


def test_the_value_of_an_end_is_that_of_the_seal_and_the_margin(all_turns) -> None:
    """More for who took the seal; the two players' values are one another's rest."""
    ends = [after for _, _, after in all_turns if after.over]
    assert len(ends) > 5
    for end in ends:
        seal = end.result().seal
        if seal is not None:
            assert (value(end) > 0.5) == (seal == 0)
        assert 0 <= value(end) <= 1


def test_seller_sells_what_brings_most() -> None:
    """And takes the dearest top token when there is nothing to sell."""
    now = position(market="DGCMM", hand="CCSSL", herd=1)
    assert str(Seller().choose(observe(now, 0), Random(1))) == "-SS"
    empty = position(market="DGCMM", hand="SDG", herd=1)
    assert str(Seller().choose(observe(empty, 0), Random(1))) == "+D"


def test_random_draws_the_kind_first() -> None:
    """Where nearly all legal actions are exchanges, about a quarter of its choices are."""
    now = position(market="DGSCP", hand="LLLLL", herd=2)
    seen, rng = observe(now, 0), Random("kinds")
    chosen = [agent("random").choose(seen, rng) for _ in range(900)]
    exchanges = sum(">" in str(action) for action in chosen)
    assert abs(exchanges - 300) < 75  # takes, sales and exchanges; there are no camels
    assert len([a for a in seen.legal_actions() if ">" in str(a)]) > 0.7 * len(seen.legal_actions())


def test_the_policy_of_rollouts_is_greedy_itself(all_turns) -> None:
    """From a whole round it plays what `greedy` plays from what the mover may know."""
    for now in positions(all_turns, 25):
        best = Weigher(View.mover(now)).best(now.legal_actions())
        assert best == agent("greedy").choose(observe(now, now.to_move), Random(1))
        assert uniform(now, Random(1)) in now.legal_actions()


@pytest.mark.parametrize("name", CHEATS)
def test_cheats_are_no_agents(name: str) -> None:
    """They see the round, by a method of another name, and no honest list has them."""
    cheater = cheat(f"{name}:iterations=8")
    assert not hasattr(cheater, "choose")
    now = deal(2)
    assert cheater.choose_seeing(now, Random(1)) in now.legal_actions()
    with pytest.raises(UnknownAgent):
        agent(name)


@pytest.mark.parametrize("name", CHEATS)
def test_cheats_have_nothing_to_choose_where_others_have_not(name: str) -> None:
    """After the end the same sentence as of an honest player; what is no round is refused."""
    cheater = cheat(f"{name}:iterations=8")
    over = position(deck_size=0, hand="CCL").play("+D")
    with pytest.raises(NothingToChoose, match="The round is over"):
        cheater.choose_seeing(over, Random(1))
    with pytest.raises(TypeError, match="5 is no position"):
        cheater.choose_seeing(5, Random(1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gready", "Did you mean greedy"),
        ("greedy:x=3", "it takes none"),
        ("ismcts:depth=3", "it takes iterations and compiled, as in ismcts:iterations=300"),
        ("greedy:", "it takes none"),
        ("ismcts:iterations=3,iterations=4", "given twice"),
        ("ismcts:iterations", "write ismcts:iterations=300"),
        ("ismcts:iterations=-4", "write ismcts:iterations=300"),
        ("ismcts:compiled=yes", "write ismcts:compiled=1"),
        ("ismcts:iterations=3,4", "write ismcts:iterations=300"),
        ("learned:weights=a,weights=b", "given twice: once is enough, as in learned:weights="),
        ("ismcts:iterations=0", "use a whole number from 1 to 1000000"),
        ("ismcts:iterations=99999999999", "99999999999 is no number of iterations: use"),
        ("cheat-hand:compiled=1", "cheat-hand sees all of a round, so it plays in the arena alone"),
        (7, "There is no player 7"),
    ],
)
def test_a_name_that_is_none_is_told_what_would_be(name: object, said: str) -> None:
    """One sentence, whatever is handed in."""
    with pytest.raises(AgentError, match=said):
        agent(name)  # type: ignore[arg-type]


def test_iterations_from_code_are_checked_too() -> None:
    """A float is refused before anything is searched."""
    with pytest.raises(AgentError, match=r"2\.5 is no number of iterations"):
        FlatMC(iterations=2.5)  # type: ignore[arg-type]


def test_the_ladder_shows_every_player_in_words() -> None:
    """Name, idea, strength and speed, as a table with a caption and as text."""
    shown = ladder()
    assert [rung.name for rung in shown.rungs()] == list(AGENTS)
    assert html(shown).count("<tr>") == len(AGENTS) + 1
    assert "<caption" in html(shown)
    assert all(line.startswith("«") for line in text(shown, PSEUDO).splitlines())
