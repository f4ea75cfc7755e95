"""A round whose chance is drawn when it is needed: a round of the engine, and nothing leaks.

Resampling is tried on every decision of whole rounds: what the player knows stays, what the other
one holds is drawn anew, and the history fits it.
"""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from jaipur.adapters.lazy import BONUS, CHANCE, OVER, LazyRound, dealt
from jaipur.adapters.options import AdapterError, read_encoding, read_rules
from jaipur.adapters.recall import opening_row, turn_rows
from jaipur.cards import CAMEL, KINDS, OPENING, arrange
from jaipur.observation import odds
from jaipur.round import IllegalAction, lay_out
from jaipur.rules import BONUS_PILES
from jaipur.scoring import bonus_pile

SEEDS = range(12)


def again(history: list[tuple[int, int]], encoding: str) -> LazyRound:
    """A new lazy round into which a history is played, with everything checked."""
    lazy = LazyRound(read_rules("official"), read_encoding(encoding))
    for who, number in history:
        assert lazy.who == who
        legal = [one for one, _ in lazy.outcomes()] if who == CHANCE else lazy.legal()
        assert number in legal
        lazy.apply(number)
    return lazy


def same(one: LazyRound, two: LazyRound) -> bool:
    """Whether two lazy rounds are at the same point by the same way."""
    return all(
        getattr(one, name) == getattr(two, name)
        for name in (
            "now",
            "who",
            "opening",
            "left",
            "steps",
            "so_far",
            "waiting",
            "drawn",
            "turns",
        )
    )


def test_what_was_drawn_is_a_deck_on_which_the_engine_plays_the_same(encoding, lazily) -> None:
    """The cards in the order in which they came up are a deck; the same actions end the same."""
    for seed in SEEDS:
        lazy = lazily(encoding, seed)
        deck = lazy.opening + "".join(turn.drawn for turn in lazy.turns) + lazy.left
        piles: list[list[int]] = [[], [], []]
        for turn in lazy.turns:
            if turn.bonus is not None:
                pile = bonus_pile(len(turn.action.cards))
                piles[BONUS_PILES.index(pile)].append(turn.bonus)
        bonus = tuple((*won, *left) for won, left in zip(piles, lazy.now.bonus, strict=True))
        now = lay_out(deck, bonus, 0, lazy.rules)
        for turn in lazy.turns:
            now = now.play(turn.action)
        assert now == lazy.now
        assert now.over


def test_the_history_of_a_round_leads_to_it(encoding, lazily) -> None:
    """At the end and at every point before it."""
    points: list[LazyRound] = []
    for seed in SEEDS[:3]:
        lazily(encoding, seed, lambda lazy: points.append(lazy.copy()))
    assert all(same(again(lazy.history(), encoding), lazy) for lazy in points)


def test_a_copy_does_not_change_with_what_it_was_made_from(encoding, lazily) -> None:
    copies: list[tuple[LazyRound, list[tuple[int, int]]]] = []
    lazily(encoding, 1, lambda lazy: copies.append((lazy.copy(), lazy.history())))
    assert all(copy.history() == history for copy, history in copies)
    assert len(copies) > 50


def test_chance_has_the_odds_of_what_nobody_has_seen_drawn(encoding, lazily) -> None:
    """Every draw: the cards not dealt so far, or the tokens left in the pile; sum 1, ascending."""
    kinds = Counter()

    def check(lazy: LazyRound) -> None:
        if lazy.who != CHANCE:
            assert lazy.outcomes() == []
            return
        outcomes = lazy.outcomes()
        numbers = [number for number, _ in outcomes]
        assert numbers == sorted(set(numbers))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        if numbers[0] < BONUS:
            assert {KINDS[n]: p for n, p in outcomes} == pytest.approx(
                {kind: lazy.left.count(kind) / len(lazy.left) for kind in set(lazy.left)}
            )
            kinds["deal" if lazy.now is None else "card"] += 1
        else:
            kinds["token"] += 1

    for seed in SEEDS:
        lazily(encoding, seed, check)
    assert kinds["deal"] == OPENING * len(SEEDS)
    assert min(kinds["card"], kinds["token"]) > len(SEEDS)


def test_a_resampled_round_is_one_that_the_player_cannot_tell_from_this(encoding, lazily) -> None:
    """At every decision, for both players: all that is known is equal, and the history fits."""
    rng, differ, tried = Random("resampled"), 0, 0

    def check(lazy: LazyRound) -> None:
        nonlocal differ, tried
        if lazy.who < 0:
            return
        for player in (0, 1):
            other = lazy.resampled(player, rng)
            assert other.observe(player) == lazy.observe(player)
            assert other.private(player) == lazy.private(player)
            assert other.public() == lazy.public()
            assert other.who == lazy.who
            assert same(again(other.history(), encoding), other)
            if player == lazy.who:
                assert other.legal() == lazy.legal()
                assert other.steps == lazy.steps
            else:
                assert other.steps == ()
            differ += other.private(1 - player) != lazy.private(1 - player)
            tried += 1

    for seed in SEEDS[:6]:
        lazily(encoding, seed, check)
    assert differ > 0.25 * tried  # late in a round little is hidden


def test_resampling_reads_nothing_that_is_hidden(encoding, lazily) -> None:
    """From two rounds that a player cannot tell apart the same chance draws the same world."""
    rng = Random("worlds")

    def check(lazy: LazyRound) -> None:
        if lazy.who < 0:
            return
        twin = lazy.resampled(lazy.who, rng)
        one, two = (each.resampled(lazy.who, Random(7)) for each in (lazy, twin))
        assert one.now == two.now
        assert [turn.bonus for turn in one.turns] == [turn.bonus for turn in two.turns]
        assert sorted(one.opening) == sorted(two.opening)

    for seed in SEEDS[:4]:
        lazily(encoding, seed, check)


def test_resampled_hands_have_the_exact_odds(lazily) -> None:
    """How often the other player then holds a diamond: within four standard errors of the odds."""
    middle: list[LazyRound] = []
    lazily("flat", 3, lambda lazy: middle.append(lazy.copy()) if lazy.who >= 0 else None)
    lazy, rng, n = middle[4], Random("odds"), 4000
    seen = lazy.observe(lazy.who)
    worlds = [lazy.resampled(lazy.who, rng).now.sides[1 - lazy.who].hand for _ in range(n)]
    for good in "DGSCPL":
        right = float(odds.other_holds(seen, good))
        found = sum(good in hand for hand in worlds) / n
        assert abs(found - right) <= 4 * (right * (1 - right) / n) ** 0.5 + 1e-9


def test_what_both_saw_is_the_same_text_and_the_hand_is_not_in_it(lazily) -> None:
    """The public text follows from actions, refills and camels; the deal is in the private one."""
    lazy = lazily("flat", 5)
    for player in (0, 1):
        hand = arrange(dealt(lazy.opening, player)).rstrip(CAMEL)
        assert lazy.private(player).split()[0] == hand
    assert lazy.public().split()[3:] == [turn.public for turn in lazy.turns]


# Refusals


def begun(encoding: str) -> LazyRound:
    """A lazy round after the deal of the twelve likeliest cards."""
    lazy = LazyRound(read_rules("official"), read_encoding(encoding))
    while lazy.who == CHANCE:
        lazy.apply(max(lazy.outcomes(), key=lambda pair: pair[1])[0])
    return lazy


def test_what_is_not_legal_changes_nothing_and_says_why(encoding) -> None:
    lazy = begun(encoding)
    before = lazy.copy()
    wrong = next(number for number in range(43) if number not in lazy.legal())
    with pytest.raises(IllegalAction) as refused:
        lazy.apply(wrong)
    assert "\n" not in str(refused.value)
    assert same(lazy, before)


def test_a_step_that_leads_nowhere_is_refused() -> None:
    """In `micro`, a card that is no step, and an action in the middle of an exchange."""
    lazy = begun("micro")
    picks = [number for number in lazy.legal() if 43 <= number < 49]
    with pytest.raises(AdapterError, match="is not legal here: choose among"):
        lazy.apply(49)
    lazy.apply(picks[0])
    before = lazy.copy()
    with pytest.raises(AdapterError, match=r"The step 6 \(\+M\) is not legal here"):
        lazy.apply(6)
    assert same(lazy, before)


@pytest.mark.parametrize("number", [-1, 7, 10**9])
def test_no_outcome_of_a_draw_is_refused(encoding, number) -> None:
    lazy = LazyRound(read_rules("official"), read_encoding(encoding))
    with pytest.raises(AdapterError, match="is no outcome of this draw: 0, 1, 2, 3, 4, 5 and 6"):
        lazy.apply(number)
    assert lazy.opening == ""


def test_after_the_end_nothing_can_be_done(encoding, lazily) -> None:
    lazy = lazily(encoding, 1)
    assert (lazy.who, lazy.legal(), lazy.outcomes()) == (OVER, [], [])
    with pytest.raises(AdapterError, match="The round is over"):
        lazy.apply(0)


def test_nobody_resamples_in_the_middle_of_a_draw(encoding) -> None:
    lazy = LazyRound(read_rules("official"), read_encoding(encoding))
    with pytest.raises(AdapterError, match="resample where a player is to move"):
        lazy.resampled(0, Random(1))


# What was played, as numbers


def moved(row: list[float]) -> list[list[int]]:
    """The cards taken, given or sold, and drawn, counted by kind, of a row of a turn."""
    parts = (row[1:8], 5), (row[8:15], 7), (row[15:22], 5)
    return [[round(n * most) for n in part] for part, most in parts]


def test_the_rows_of_turns_say_what_changed(encoding, lazily) -> None:
    """Told from the positions before and after each turn, also with an empty deck."""
    points: list[LazyRound] = []
    for seed in SEEDS[:4]:
        lazily(encoding, seed, lambda lazy: points.append(lazy.copy()))
        points.append(lazily(encoding, seed))
    for one, two in pairwise(points):
        if one.now is None or two.now is None or two.now.turns != one.now.turns + 1:
            continue
        mover = one.now.to_move
        row, theirs = (turn_rows(two, who)[-1] for who in (mover, 1 - mover))
        taken, given, drawn = moved(row)
        before, after = one.now, two.now
        for place, kind in enumerate(KINDS):
            side, then = before.sides[mover], after.sides[mover]
            held = side.herd if kind == CAMEL else side.hand.count(kind)
            holds = then.herd if kind == CAMEL else then.hand.count(kind)
            assert holds - held == taken[place] - given[place]
            assert drawn[place] == before.deck.count(kind) - after.deck.count(kind)
        assert (row[0], theirs[0]) == (1, 0)
        assert row[1:24] == theirs[1:24]
        won = sum(map(sum, after.sides[mover].bonus)) - sum(map(sum, before.sides[mover].bonus))
        assert [row[24] * 50, theirs[24]] == [pytest.approx(won), 0]
        assert row[23] == (won > 0)


def test_the_row_of_the_opening_says_what_was_dealt(lazily) -> None:
    lazy = lazily("flat", 2)
    for player in (0, 1):
        row = opening_row(lazy, player)
        hands = [dealt(lazy.opening, who) for who in (player, 1 - player)]
        market = dealt(lazy.opening, None) + 3 * CAMEL
        assert row == [
            *(hand.count(CAMEL) / 5 for hand in hands),
            *(market.count(kind) / 5 for kind in KINDS),
            *(hands[0].count(good) / 5 for good in "DGSCPL"),
        ]
