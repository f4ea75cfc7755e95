"""A look back says what turns cost, by one stated measure, from what the player could know."""

import re
from functools import lru_cache

import pytest

from jaipur import Match, html, observe, position, text
from jaipur.agents import agent, stream
from jaipur.agents.greedy import worth
from jaipur.lessons.looking_back import LookBackError, cost, look_back, measure, verdict
from jaipur.match import PlayedRound
from jaipur.records import RecordError, dumps
from jaipur.session import Session
from jaipur.texts import PSEUDO


@lru_cache(maxsize=8)
def played(seed, names=("uniform", "greedy")):
    """A whole match between two agents."""
    match, agents = Match.begin(seed, names), [agent(name) for name in names]
    chances = [stream(seed, player) for player in (0, 1)]
    while not match.over:
        if match.round.over:
            match = match.next_round()
        mover = match.round.to_move
        match = match.play(agents[mover].choose(observe(match.round, mover), chances[mover]))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_greedy_has_nothing_to_regret_and_chance_has(seed):
    """By greedy's own measure its turns cost nothing, and those of uniform chance a lot."""
    match = played(seed)
    uniform, greedy = look_back(match, 0), look_back(match, 1)
    assert greedy.turns
    assert {turn.cost for turn in greedy.turns} == {0}
    assert greedy.costly() == ()
    assert uniform.cost > 100
    assert min(turn.cost for turn in uniform.turns) == 0


def test_every_own_turn_is_there_once_with_its_cost_derived_anew():
    """Round, turn and point are those of the match; the cost is a difference of two worths."""
    match = played(1)
    session, seen = Session(match), set()
    for turn in look_back(match, 0).turns:
        session.go_to(turn.at)
        last = session.last_turn()
        assert (last.player, last.action) == (0, turn.action)
        assert (len(session.match.rounds), last.after.turns) == (turn.round, turn.turn)
        known = observe(last.before, 0)
        worths = [worth(known, action) for action in known.legal_actions()]
        assert turn.cost == max(worths) - worth(known, turn.action)
        assert turn.cost == cost(known, turn.action)
        seen.add(turn.at)
    own = sum(now.to_move == 0 and not now.over for one in match.rounds for now in one.positions())
    assert len(seen) == own


def test_the_dearest_come_first_and_of_equals_the_earliest():
    """The list is what a learner reads; its order is fixed."""
    back = look_back(played(2), 0)
    dear = back.costly(1000)
    assert [(-turn.cost, turn.at) for turn in dear] == sorted((-t.cost, t.at) for t in dear)
    assert len(dear) == sum(turn.cost > 0 for turn in back.turns)
    assert back.costly(3) == dear[:3]


def test_hidden_cards_change_nothing():
    """Other cards in the other hand and in the deck, the same open cards: the same look back."""
    shown = {"market": "DGCPM", "hand": "DCCL", "herd": 2}
    given = ({"other_hand": "PPP", "deck": "SLLGC"}, {"other_hand": "LLG", "deck": "SPPPC"})
    first, second = (
        look_back(Match.from_position(position(**shown, **hidden)).play("-CC")) for hidden in given
    )
    assert first.cost > 0
    assert first == second
    assert html(first) == html(second)


def test_a_match_that_is_not_over_and_one_from_a_position():
    """It counts the turns there are, and numbers them as the position does."""
    match = played(3)
    part = Session(match).branch(9).match
    assert not part.over
    assert look_back(part, 0).turns == look_back(match, 0).turns[: len(look_back(part, 0).turns)]
    start = match.rounds[0]
    middle = list(start.positions())[6]
    on = Match(match.players, None, (PlayedRound.begin(middle),))
    for action in start.actions[6:10]:
        on = on.play(action)
    turns = [(turn.turn, turn.cost) for turn in look_back(on, 0).turns]
    whole = [turn for turn in look_back(match, 0).turns if turn.round == 1]
    assert turns == [(turn.turn, turn.cost) for turn in whole if 6 < turn.turn <= 10]
    assert turns


def test_nothing_played_is_said():
    """One clear sentence in place of an empty table."""
    back = look_back(Match.begin(7, ("Ann", "Bob")), 1)
    assert back.cost == 0
    assert text(back) == "Bob: no turn has been played yet, so there is nothing to look back at."
    assert "<table" not in html(back)


def test_a_session_and_a_record_are_the_match_they_hold():
    """A session up to its cursor; a record as its text."""
    match = played(0)
    session = Session(match)
    assert look_back(session, 0) == look_back(dumps(match), 0) == look_back(match, 0)
    session.go_to(5)
    assert look_back(session, 0) == look_back(session.match, 0)


def test_it_shows_itself_with_its_measure():
    """The table says round, turn, what was played, what greedy would have, cost and why."""
    back = look_back(played(1), 0)
    for shown in (html(back), text(back)):
        assert re.sub("['\"]", "", measure()) in re.sub("&#39;|['\"]", "", shown)
    assert html(back).count("<tr>") == 1 + len(back.costly())
    dearest = back.costly()[0]
    assert f"cost {dearest.cost:g}: " in text(back)
    assert f"Cost {dearest.cost:g}: " in verdict(dearest)
    free = next(turn for turn in back.turns if not turn.cost)
    assert verdict(free) == "Cost 0: by greedy's measure no action was worth more."


def test_its_words_come_from_the_catalog():
    """In a language that brackets every text, nothing stands without brackets."""
    for back in (look_back(played(1), 0), look_back(played(1), 1), look_back(Match.begin(1), 0)):
        bare = re.sub(r"<[^>]*>", " ", html(back, PSEUDO)) + text(back, PSEUDO)
        depth, loose = 0, ""
        for letter in bare:
            depth += {"«": 1, "»": -1}.get(letter, 0)
            loose += letter if depth == 0 else ""
        assert not re.search("[a-z]{2}", loose), loose


@pytest.mark.parametrize("given", [None, 7, [], b"", "", "no record", '{"format": "jaipur"}'])
def test_what_is_no_match_gets_one_sentence(given):
    """Whatever is handed in, the reason is one sentence."""
    with pytest.raises((LookBackError, RecordError)) as raised:
        look_back(given)
    assert "\n" not in str(raised.value)


def test_a_player_there_is_not():
    """Players are 0 and 1."""
    with pytest.raises(ValueError, match="use 0 or 1"):
        look_back(Match.begin(7), 2)
