"""Worlds drawn from an observation fit it, all of them equally often; odds are exact."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from scipy.stats import chisquare

from jaipur import Observation, Round, deal, observe, position
from jaipur.cards import arrange, minus
from jaipur.observation import WorldError, odds

#: Rejecting at this level, a fair draw fails one test in ten thousand; the seeds are fixed.
LEVEL = 1e-4


def late(known: str = "", to_move: int = 0) -> Round:
    """A small position near the end: few cards are unseen, so all worlds can be listed."""
    return position(
        market="CCPLM",
        hand="SSL",
        herd=4,
        other_hand="CPL",
        other_herd=4,
        deck="GCMM",
        known=("", known),
        tokens={"D": 0, "G": 0, "S": 1, "C": 3, "P": 1, "L": 2},
        to_move=to_move,
    )


def worlds(seen: Observation) -> Iterator[tuple[str, str]]:
    """Every world as hand and deck of cards that are each their own, by trying all orders."""
    for order in permutations(seen.unseen):
        hidden, deck = order[: seen.unknown], order[seen.unknown :]
        if "M" not in hidden:
            yield arrange(seen.other.known + "".join(hidden)), "".join(deck)


def drawn(seen: Observation, n: int) -> Counter[tuple[str, str]]:
    """So many draws, as hand and deck."""
    rng = Random("worlds")
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(n):
        world = seen.determinize(rng)
        found[world.sides[1 - seen.player].hand, world.deck] += 1
    return found


def histories() -> dict[str, Observation]:
    """Observations of a small late position, and after the other's known cards went away."""
    start = late(known="P", to_move=1)
    return {
        "nothing known": observe(late(), 0),
        "one known": observe(late(known="P"), 0),
        "known given back": observe(start.play("PL>CC"), 0),
        "known sold": observe(late(known="P", to_move=1).play("-P"), 0),
    }


@pytest.mark.parametrize("case", histories())
def test_all_worlds_that_fit_are_equally_likely(case: str) -> None:
    """Draws against the list of every world, cards of a kind being cards of their own."""
    seen = histories()[case]
    right = Counter(worlds(seen))
    n, total = 30 * len(right), sum(right.values())
    found = drawn(seen, n)
    assert set(found) <= set(right)
    expected = [n * count / total for count in right.values()]
    assert chisquare([found[world] for world in right], expected).pvalue > LEVEL


def test_the_comparison_notices_a_world_drawn_too_often() -> None:
    """Were camels dealt into hands, or cards of a kind counted once, the test above would fail."""
    seen = histories()["nothing known"]
    right = Counter(worlds(seen))
    n = 30 * len(right)
    found, kinds = drawn(seen, n), len(right)
    assert chisquare([found[world] for world in right], [n / kinds] * kinds).pvalue < LEVEL


def test_bonus_tokens_are_drawn_again_by_pile() -> None:
    """The other's token is any of those unseen, as often as it is there."""
    start = position(market="CCPLM", hand="CCC", won=({}, {"L": 3, 3: (2,)}))
    seen, rng = observe(start, 0), Random("bonus")
    found = Counter(seen.determinize(rng).sides[1].bonus[0] for _ in range(3_500))
    printed = Counter((value,) for value in start.rules.bonus_tokens[0])
    assert set(found) == set(printed)
    expected = [3_500 * printed[value] / 7 for value in found]
    assert chisquare(list(found.values()), expected).pvalue > LEVEL


def test_a_world_observed_gives_the_observation_again(all_turns) -> None:
    """With the same history, for both players, in the middle and at the end of rounds."""
    rng = Random("again")
    for now, action, after in all_turns[::9]:
        for player in (0, 1):
            for position_, history in ((now, ()), (after, (action,))):
                seen = observe(position_, player, history)
                assert observe(seen.determinize(rng), player, history) == seen


def test_what_is_unseen_is_the_deck_and_the_unknown_of_the_other_hand(all_turns) -> None:
    """In every position, for both players, also where a sale left no trace on the tokens."""
    for now, _, after in all_turns[::7]:
        for position_ in (now, after):
            for player in (0, 1):
                other = position_.sides[1 - player]
                hidden = position_.deck + minus(other.hand, other.known)
                assert observe(position_, player).unseen == arrange(hidden)


def test_no_world_fits_what_does_not_add_up() -> None:
    """One sentence, in place of a world that is no round."""
    seen = replace(observe(late(), 0), deck=9)
    with pytest.raises(WorldError, match="7 cards are unseen, which cannot be the 9"):
        seen.determinize(Random(1))


def test_the_discard_is_what_was_sold(all_turns) -> None:
    """It grows by each sale and by nothing else; both players see it."""
    for now, action, after in all_turns[::5]:
        sold = str(action)[1:] if str(action).startswith("-") else ""
        assert arrange(now.discard + sold) == after.discard
        assert observe(after, 0).discard == observe(after, 1).discard == after.discard


def share(seen: Observation, holds) -> Fraction:
    """In which part of all worlds something holds."""
    listed = list(worlds(seen))
    return Fraction(sum(holds(hand, deck) for hand, deck in listed), len(listed))


@pytest.mark.parametrize("case", histories())
def test_odds_are_the_shares_of_all_worlds(case: str) -> None:
    """The next card, two cards of a refill, and what the other holds, by listing every world."""
    seen = histories()[case]
    for kind, chance in odds.next_card(seen).items():
        assert chance == share(seen, lambda _, deck, kind=kind: deck[0] == kind)
    for group, chance in odds.refill(seen, 2).items():
        assert chance == share(seen, lambda _, deck, group=group: arrange(deck[:2]) == group)
    for good in "DGSCPL":
        for least in (1, 2):
            right = share(seen, lambda hand, _, g=good, n=least: hand.count(g) >= n)
            assert odds.other_holds(seen, good, least) == right


def test_odds_add_up_to_one(all_turns) -> None:
    """Over positions of whole rounds, for refills of every size, and for the bonus piles."""
    for now, _, _ in all_turns[::60]:
        seen = observe(now, now.to_move)
        for cards in range(1, 6):
            assert sum(odds.refill(seen, cards).values()) == (1 if seen.deck else 0)
        for pile, left in zip((3, 4, 5), seen.bonus_left, strict=True):
            assert sum(odds.bonus(seen, pile).values()) == (1 if left else 0)


def test_what_an_action_draws() -> None:
    """One card after a take, as many as there were camels, none after exchange and sale."""
    seen = observe(late(), 0)
    assert odds.after(seen, "+C") == odds.next_card(seen)
    assert odds.after(seen, "+M") == odds.refill(seen, 1)
    assert odds.after(seen, "SS>CC") == odds.after(seen, "-SS") == {}


def test_the_mean_of_a_bonus_pile_is_that_of_its_unseen_tokens() -> None:
    """2 of the printed seven; less when a 3 has been seen."""
    fresh = observe(position(market="CCPLM", hand="CCC"), 0)
    seen = observe(position(market="CCPLM", hand="CCC", won=({"L": 3, 3: (3,)}, {})), 0)
    assert odds.mean(odds.bonus(fresh, 3)) == 2
    assert odds.mean(odds.bonus(seen, 3)) == Fraction(11, 6)


def test_a_gone_pile_has_no_odds() -> None:
    """Of an empty pile nothing can be drawn, though its tokens may be unseen."""
    start = position(market="CCPLM", hand="CCC")
    gone = replace(observe(start, 0), bonus_left=(0, 6, 5))
    assert odds.bonus(gone, 3) == {}
    assert odds.mean({}) == 0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda seen: odds.bonus(seen, 6), "6 is no pile of bonus tokens"),
        (lambda seen: odds.other_holds(seen, "DD"), "'DD' is no good"),
        (lambda seen: odds.other_holds(seen, ""), "'' is no good"),
        (lambda seen: odds.other_holds(seen, "M"), "'M' is no good"),
        (lambda seen: odds.other_holds(seen, "D", -1), "-1 is no number of cards"),
        (lambda seen: odds.refill(seen, 6), "6 is no number of cards to refill"),
        (lambda seen: odds.refill(seen, 1.5), r"1\.5 is no number of cards to refill"),
        (lambda seen: odds.after(seen, "-DDDDD"), r"\[cards\.in-hand\]"),
        (lambda seen: odds.after(seen, "D"), "D"),
    ],
)
def test_odds_of_what_there_is_not_are_refused(asked, said: str) -> None:
    """With a sentence, as a `ValueError`."""
    now = deal(3)
    with pytest.raises(ValueError, match=said):
        asked(observe(now, now.to_move))
