"""A match: seals, who starts, ties, caps, and what cannot be done."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from jaipur import IllegalAction, Match, Round, Rules, deal, position
from jaipur.match import MatchError, PlayedRound
from jaipur.round import SeedError, check_player, first_starter


def finish(match: Match, chance: Random) -> Match:
    """Play the round to its end by chance."""
    while not match.round.over:
        match = match.play(chance.choice(match.round.legal_actions()))
    return match


def whole(seed: int, rules: Rules | None = None) -> list[Match]:
    """A match played by chance; as it stood after every round."""
    chance = Random(f"{seed}/match")
    stood = [finish(Match.begin(seed, rules=rules or Rules()), chance)]
    while not stood[-1].over:
        stood.append(finish(stood[-1].next_round(), chance))
    return stood


#: Equal rupees, bonus tokens and goods tokens, out of rows with one token left each.
EVEN = (
    {"D": (7, 7), "G": (5, 5), "S": 2, "C": (5, 3), "P": (3, 2, 2, 1), "L": (3, 1, 1, 1)},
    {"D": (5, 5), "G": (6, 6), "S": 2, "C": (3, 2, 2, 1), "P": (5, 3), "L": (4, 2, 1, 1)},
)


def last_take(rules: Rules, to_move: int = 0, extra: dict | None = None) -> Round:
    """One take from the end: no deck, so that taking the diamond ends the round, all tied."""
    first, second = EVEN
    hands = {"hand": "CCPPL", "herd": 4, "other_hand": "DGSSL", "other_herd": 4}
    won = {**first, **(extra or {})}, second
    return position(**hands, deck_size=0, won=won, to_move=to_move, rules=rules)


def test_two_seals_win_at_once():
    """The match is over with the second seal, and goes on until then."""
    for seed in range(6):
        *earlier, last = whole(seed)
        assert all(max(match.seals) < 2 and match.winner is None for match in earlier)
        assert last.seals[last.winner] == 2
        assert last.over


@pytest.mark.parametrize("seals", [1, 3])
def test_the_number_of_seals_may_vary(seals):
    """As `Rules.seals_to_win` says."""
    last = whole(4, Rules(seals_to_win=seals))[-1]
    assert last.seals[last.winner] == seals
    assert len(last.rounds) >= seals


def test_the_loser_starts_the_next_round():
    """And every round is dealt from the seed and its number alone, from zero."""
    for seed in range(6):
        stood = whole(seed)
        assert stood[0].rounds[0].start.starter == first_starter(seed)
        for number, (before, after) in enumerate(pairwise(stood), 1):
            loser = 1 - before.results[-1].seal
            start = after.rounds[number].start
            assert start == deal(seed, number=number, starter=loser)
            assert start.to_move == start.starter == loser
            for side in start.sides:
                assert (side.goods, side.bonus, side.known) == (((),) * 6, ((),) * 3, "")


def after(start: Round) -> Match:
    """A match with a seed of which the round has been played to its end by one take."""
    return Match(("ann", "bob"), 7, (PlayedRound.begin(start),)).play("+D")


@pytest.mark.parametrize("starter", [0, 1])
def test_a_full_tie_gives_no_seal_and_the_same_starter(starter):
    """Rupees, bonus tokens and goods tokens all equal: the round is dealt anew, one number up."""
    match = after(last_take(Rules(), starter))
    result = match.round.result()
    assert result.rupees[0] == result.rupees[1]
    assert (result.seal, result.decided_by, result.camel) == (None, None, None)
    assert result.bonus_tokens == (0, 0)
    assert result.goods_tokens == (16, 16)
    assert (match.seals, match.over) == ((0, 0), False)
    again = match.next_round()
    assert again.round == deal(7, number=1, starter=starter)


@pytest.mark.parametrize("starter", [0, 1])
def test_a_full_tie_by_other_rules(starter):
    """The seal to the player who did not start; or the other player to start."""
    second = after(last_take(Rules(full_tie="second player"), starter))
    assert second.round.result().seal == 1 - starter
    assert second.round.result().decided_by is None
    assert second.seals[1 - starter] == 1
    assert second.next_starter() == starter
    other = after(last_take(Rules(starter_after_tie="other"), starter))
    assert other.next_round().round.starter == 1 - starter


def capped(match: Match) -> Match:
    """The round after it has reached a cap of four turns, all of them exchanges or takes."""
    for _ in range(4):
        match = match.play(match.round.legal_actions()[0])
    return match


def test_two_capped_rounds_running_draw_the_match():
    """A capped round gives no seal and no camel token; another one after it ends the match."""
    first = capped(Match.begin(3, rules=Rules(turn_cap=4)))
    result = first.round.result()
    assert result.ended_by == "cap"
    assert (result.seal, result.decided_by, result.camel) == (None, None, None)
    assert result.rupees == (0, 0)
    assert (first.winner, first.over) == (None, False)
    second = first.next_round()
    assert second.round.starter == first.round.starter
    assert second.winner is None
    second = capped(second)
    assert (second.winner, second.seals) == ("draw", (0, 0))
    with pytest.raises(MatchError, match="The match is over"):
        second.next_round()


def test_a_capped_round_between_others_draws_nothing():
    """Only two capped rounds running do; a decided one between them counts anew."""
    won = after(last_take(Rules(turn_cap=4), extra={3: (2,)}))
    assert won.round.result().seal == 0
    cap = replace(won.round, ended_by="cap")
    rounds = [PlayedRound.begin(cap), won.rounds[0], PlayedRound.begin(cap)]
    assert Match(("a", "b"), 1, tuple(rounds)).winner is None
    assert Match(("a", "b"), 1, (*rounds, rounds[0])).winner == "draw"


def test_the_cap_counts_both_players_turns_and_yields_to_a_real_end():
    """A round that ends by deck on the very turn of the cap has ended by deck."""
    capping = replace(last_take(Rules(turn_cap=5)), turns=4)
    assert capping.play("+D").ended_by == "deck"
    assert capping.play("-CC").ended_by == "cap"
    assert replace(capping, turns=3).play("-CC").ended_by is None


def test_the_next_round_waits_for_the_end_of_this_one():
    """One sentence each: the round is live, the match is over, there is no seed."""
    match = Match.begin(5)
    with pytest.raises(MatchError, match="The round is still going on"):
        match.next_round()
    with pytest.raises(MatchError, match="The match is over"):
        whole(5)[-1].next_round()
    handmade = Match.from_position(last_take(Rules())).play("+D")
    with pytest.raises(MatchError, match="has no seed"):
        handmade.next_round()
    with pytest.raises(IllegalAction, match="round is over"):
        handmade.play("+G")


def test_a_match_is_a_log():
    """Its positions are those that its actions lead to, and playing on changes no older match."""
    match = Match.begin(2, ("ann", "bob"))
    later = match.play("+M") if match.round.refusal("+M") is None else match.play("+D")
    assert len(match.rounds[0].actions) == 0
    assert match.round == match.rounds[0].start
    last = whole(2)[-1]
    for played in last.rounds:
        *_, end = played.positions()
        assert end == played.now
        assert len(list(played.positions())) == len(played.actions) + 1
    assert later == Match.begin(2, ("ann", "bob")).play(later.rounds[0].actions[0])
    assert hash(later) == hash(Match.begin(2, ("ann", "bob")).play(later.rounds[0].actions[0]))


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", None, True])
def test_a_seed_is_a_whole_number(seed):
    """From 0 to 2**63 - 1, and nothing else is taken for one."""
    with pytest.raises(SeedError, match="is no seed"):
        deal(seed)
    with pytest.raises(SeedError):
        Match.begin(seed)


@pytest.mark.parametrize("player", [2, -1, True, "0", None, 0.0])
def test_a_player_is_0_or_1(player):
    """As starter, and as observer."""
    with pytest.raises(ValueError, match="is no player"):
        check_player(player)


def test_the_seed_gives_the_same_deals_to_everybody():
    """Whatever was played before, whoever starts: round k is round k."""
    for number in range(3):
        first, second = (deal(11, number=number, starter=starter) for starter in (0, 1))
        assert (first.deck, first.bonus, first.market) == (second.deck, second.bonus, second.market)
        assert first.sides == second.sides[::-1]
    assert deal(11).starter == first_starter(11)
