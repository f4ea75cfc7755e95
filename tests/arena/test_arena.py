"""Tournaments are fair, repeatable, hard to stop, and their tables say what the records say."""

import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jaipur import OFFICIAL, Action, Observation, records
from jaipur.agents import Greedy, Uniform
from jaipur.agents.guided import GuidedISMCTS
from jaipur.arena import ArenaError, EntrantError, Outcome, frame, pairings, tournament, winrates
from jaipur.arena.entrants import entrant
from jaipur.arena.fixtures import TURN_CAP, arena_rules
from jaipur.arena.frames import COLUMNS, TIMING
from jaipur.arena.plots import plot_ratings, plot_winrates
from jaipur.arena.rating import RatingError, ratings, separated
from jaipur.errors import SaysWhy

PLAYERS = ["uniform", "seller", "greedy"]


@pytest.fixture(scope="module")
def played() -> list[Outcome]:
    """A small tournament in this process."""
    return tournament(PLAYERS, pairs=2, seed=5)


def records_of(outcomes: list[Outcome]) -> list[str]:
    """The records of a tournament."""
    return [records.dumps(outcome.match) for outcome in outcomes]


def test_a_pair_has_equal_deals_and_swapped_seats(played: list[Outcome]) -> None:
    """So that neither luck nor the seat favours anybody; the same deals for all pairings."""
    for one, two in zip(played[::2], played[1::2], strict=True):
        assert one.pair == two.pair
        assert one.match.players == two.match.players[::-1]
        assert one.match.rounds[0].start == two.match.rounds[0].start
    assert Counter(outcome.match.seed for outcome in played) == {5: 6, 6: 6}


def test_the_rules_have_a_cap_and_single_rounds_one_seal() -> None:
    """Nothing hangs; a single round is a match to one seal."""
    assert arena_rules().turn_cap == TURN_CAP == 500
    assert arena_rules(single_rounds=True).seals_to_win == 1
    rounds = tournament(["seller", "greedy"], pairs=1, seed=1, single_rounds=True)
    assert all(sum(outcome.match.seals) == 1 for outcome in rounds)


def test_a_single_round_ends_however_it_came_out() -> None:
    """One that the turn cap ends is half a point for each, and no other is dealt."""
    short = replace(OFFICIAL, turn_cap=4)
    rounds = tournament(["seller", "greedy"], 1, 1, single_rounds=True, rules=short)
    assert [len(outcome.match.rounds) for outcome in rounds] == [1, 1]
    assert {outcome.points(seat) for outcome in rounds for seat in (0, 1)} == {0.5}
    assert {outcome.moves for outcome in rounds} == {(2, 2)}


def processes() -> ProcessPoolExecutor:
    """Two processes that inherit nothing."""
    return ProcessPoolExecutor(2, mp_context=get_context("spawn"))


def test_what_runs_it_changes_nothing_but_the_time(played: list[Outcome]) -> None:
    """Here and in two processes: equal records, equal columns."""
    elsewhere = tournament(PLAYERS, pairs=2, seed=5, executor=processes)
    assert records_of(elsewhere) == records_of(played)
    here, there = (frame(games).drop(columns=list(TIMING)) for games in (played, elsewhere))
    assert here.equals(there)


def _busy(seen: Observation, rng: Random) -> Action:
    """Uses a hundredth of a second of processor time."""
    until = time.thread_time() + 0.01
    while time.thread_time() < until:
        pass
    return Greedy().choose(seen, rng)


def test_in_a_pool_of_threads_nobody_pays_for_another() -> None:
    """Eight matches at once in one process, whose time they share."""
    short = replace(OFFICIAL, turn_cap=6)
    outcomes = tournament(
        [_busy, "uniform"],
        8,
        1,
        single_rounds=True,
        rules=short,
        executor=lambda: ThreadPoolExecutor(8),
        move_seconds=0.06,
    )
    assert [outcome.forfeit for outcome in outcomes] == [None] * 16
    games = frame(outcomes)
    assert 10 <= games[games["agent"] == "_busy"]["cpu"].median() < 20


def test_a_search_is_prepared_off_the_clock(monkeypatch) -> None:
    """What numba loads and compiles once is charged to nobody, and makes nobody too slow."""
    prepared = []

    def prepare(search: GuidedISMCTS) -> None:
        prepared.append(search)
        until = time.process_time() + 0.3
        while time.process_time() < until:
            pass

    monkeypatch.setattr(GuidedISMCTS, "prepare", prepare)
    short = replace(OFFICIAL, turn_cap=2)
    asked = ["ismcts-guided:iterations=1", "uniform"]
    outcomes = tournament(asked, 1, 1, single_rounds=True, rules=short, move_seconds=0.3)
    assert len(prepared) == 2
    assert [outcome.forfeit for outcome in outcomes] == [None, None]
    assert max(frame(outcomes)["cpu"]) < 300


class Interrupts:
    """Raises what Ctrl-C does."""

    def choose(self, *_: Any) -> Action:
        """Nothing."""
        raise KeyboardInterrupt


def test_a_player_in_a_thread_cannot_press_ctrl_c() -> None:
    """There it is one more way to break down."""
    asked = [Interrupts, "uniform"]
    outcomes = tournament(asked, 1, 1, single_rounds=True, executor=lambda: ThreadPoolExecutor(2))
    assert {outcome.reason for outcome in outcomes} == {"It raised KeyboardInterrupt."}


class Odd:
    """Raises whatever it is asked for."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("odd")


class Barred:
    """Its method cannot even be looked at."""

    @property
    def choose(self) -> Any:
        """Nothing."""
        raise ValueError("barred")


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Odd, "Odd is no player: looking for its name raised RuntimeError: odd"),
        (lambda: Barred, "Barred is no player: looking for its choose raised ValueError: barred"),
    ],
)
def test_a_player_that_breaks_when_it_is_looked_at_is_told(
    player: Callable[[], Any], said: str
) -> None:
    """Before anything is played; at the table and in the adapters too."""
    from jaipur import GameTable
    from jaipur.adapters.options import read_player

    with pytest.raises(EntrantError, match=said):
        tournament([player(), "greedy"], 1, 1)
    said = said.replace("name", "choose")
    for call in (read_player, lambda given: GameTable(1, opponent=given)):
        with pytest.raises((ValueError, TypeError), match=said) as refused:
            call(player())
        assert isinstance(refused.value, SaysWhy)


def test_a_pool_that_takes_no_more_is_told() -> None:
    """One that was shut down before."""
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(ArenaError, match="The executor takes no more matches: RuntimeError"):
        tournament(["uniform", "seller"], 1, 1, executor=pool)


def test_a_player_that_cannot_be_sent_is_told() -> None:
    """What would be right is said too, and nothing is tried again."""
    with pytest.raises(ArenaError, match=r"cannot be sent to another process: .* top of a module"):
        tournament([lambda seen, _: seen.legal_actions()[0], "seller"], 1, 1, executor=processes)


class Unreliable(Executor):
    """Runs everything at once, but now and then loses what it was given."""

    def __init__(self) -> None:
        self.lost: Counter[int] = Counter()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done, or broken the first time for every third match."""
        future: Future[Any] = Future()
        number = args[0].number
        if number % 3 == 0 and not self.lost[number]:
            self.lost[number] += 1
            future.set_exception(RuntimeError("the worker died"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_a_match_that_is_lost_is_played_again(played: list[Outcome], tmp_path: Path) -> None:
    """The result is as if nothing had happened, and every match is kept once."""
    unreliable = Unreliable()
    again = tournament(PLAYERS, pairs=2, seed=5, executor=unreliable, keep=tmp_path / "kept")
    assert sum(unreliable.lost.values()) == 4
    assert records_of(again) == records_of(played)
    assert len((tmp_path / "kept").read_text().splitlines()) == len(played)


class Dies:
    """Ends its whole process, the first time it is asked in a folder."""

    def __init__(self, marker: str) -> None:
        self.marker = Path(marker)

    def choose(self, seen: Observation, rng: Random) -> Action:
        """Die once; afterwards play on."""
        if not self.marker.exists():
            self.marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Greedy().choose(seen, rng)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_a_process_that_dies_breaks_no_tournament(tmp_path: Path) -> None:
    """A new pool goes on with what was lost."""
    mortal = partial(_dying, str(tmp_path / "died"))
    outcomes = tournament([mortal, "uniform"], pairs=2, seed=3, executor=processes)
    assert (tmp_path / "died").exists()
    assert [outcome.forfeit for outcome in outcomes] == [None] * 4


def _dying(marker: str, seen: Observation, rng: Random) -> Action:
    return Dies(marker).choose(seen, rng)


def test_a_tournament_goes_on_where_it_stopped(played: list[Outcome], tmp_path: Path) -> None:
    """Finished matches are not played again; a line torn off in the middle is."""
    kept = tmp_path / "matches.jsonl"
    tournament(PLAYERS, pairs=2, seed=5, keep=kept)
    whole = kept.read_text()
    first = whole.splitlines(keepends=True)[:5]
    kept.write_text("".join(first) + whole.splitlines()[5][:70])
    asked = []
    again = tournament(PLAYERS, pairs=2, seed=5, keep=kept, executor=Counting(asked))
    assert len(asked) == len(played) - 5
    assert records_of(again) == records_of(played)
    assert len(kept.read_text().splitlines()) == len(played)


class Counting(Executor):
    """Runs everything at once and notes what it was asked."""

    def __init__(self, asked: list[Any]) -> None:
        self.asked = asked

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done."""
        self.asked.append(args)
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def unfinished(text: str) -> str:
    """The first match without its last round."""
    line = json.loads(text.splitlines()[0])
    match = records.loads(json.dumps(line["record"]))
    line["record"] = json.loads(records.dumps(replace(match, rounds=match.rounds[:1])))
    return json.dumps(line) + "\n"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text.replace("jaipur-record/1", "jaipur-record/2"), "Line 1 .* format"),
        (lambda text: text.replace('"seed":5', '"seed":6'), "Line 1 .* Seed 6 does not give"),
        (lambda _: "nonsense\n", "Line 1 .* is no finished match"),
        (lambda _: '{"match":0}\n', "Line 1 .* is no finished match"),
        (
            lambda text: text.replace('"match":0', '"match":400'),
            "is match 400 of another",
        ),
        (
            lambda text: text.replace('"pair":0', '"pair":1'),
            "with the pair 1 and not 0",
        ),
        (lambda text: text.replace('"match":0', '"match":1e999'), "Line 1 .* is no finished"),
        (lambda text: text.replace('"forfeit":null', '"forfeit":7'), "Line 1 .* is no finished"),
        (lambda text: "[" * 100_000 + "\n" + text, "Line 1 .* is no finished"),
        (lambda text: text.replace('"match":0', '"match":0.5'), "Line 1 .* is no finished"),
        (lambda text: text.replace('"forfeit":null', '"forfeit":true'), "Line 1 .* is no finished"),
        (lambda text: text.replace('"forfeit":null', '"forfeit":0'), "Line 1 .* is no finished"),
        (lambda text: text + text, "Line 3 .* holds match 0 again"),
        (unfinished, "Line 1 .* is no finished"),
    ],
)
def test_a_spoilt_file_is_told_where(spoil: Any, said: str, tmp_path: Path) -> None:
    """And nothing in it is overwritten."""
    kept = tmp_path / "matches.jsonl"
    tournament(["uniform", "greedy"], pairs=1, seed=5, keep=kept)
    kept.write_text(spoil(kept.read_text()))
    before = kept.read_text()
    with pytest.raises(ArenaError, match=said):
        tournament(["uniform", "greedy"], pairs=1, seed=5, keep=kept)
    assert kept.read_text() == before


@pytest.mark.parametrize(
    ("players", "seed", "more", "said"),
    [
        (["uniform", "seller"], 5, {}, "the players uniform / greedy and not uniform / seller"),
        (["uniform", "greedy"], 6, {}, "the seed 5 and not 6"),
        (["uniform", "greedy"], 5, {"rules": replace(OFFICIAL, camel_token=3)}, "the rules {"),
    ],
)
def test_a_file_of_another_tournament_is_told_in_what(
    players: list[str], seed: int, more: dict[str, Any], said: str, tmp_path: Path
) -> None:
    """So that whoever meant to go on sees what to give."""
    kept = tmp_path / "matches.jsonl"
    tournament(["uniform", "greedy"], pairs=1, seed=5, keep=kept)
    with pytest.raises(ArenaError, match=f"of another tournament, with {said}"):
        tournament(players, pairs=1, seed=seed, keep=kept, **more)


# Who breaks down forfeits


def exits(_seen: Observation, _rng: Random) -> Action:
    """Ends the program."""
    raise SystemExit(3)


def raises(_seen: Observation, _rng: Random) -> Action:
    """Divides by zero."""
    return 1 // 0  # type: ignore[return-value]


def illegal(_seen: Observation, _rng: Random) -> str:
    """Takes three diamonds."""
    return "+DDD"


def nothing(_seen: Observation, _rng: Random) -> None:
    """Forgets to answer."""


def meddles(seen: Observation, _rng: Random) -> Action:
    """Writes itself a better hand."""
    legal = next(iter(seen.legal_actions()))
    object.__setattr__(seen, "hand", "DDDDDDD")
    return legal


class Unshowable:
    """An answer that ends the program when it is shown."""

    def __repr__(self) -> str:
        raise SystemExit(9)


def unshowable(_seen: Observation, _rng: Random) -> Any:
    """Answers with it."""
    return Unshowable()


class Mute(Exception):
    """An exception that ends the program when it is asked what it says."""

    def __str__(self) -> str:
        raise SystemExit(4)


def mute(_seen: Observation, _rng: Random) -> Action:
    """Raises it."""
    raise Mute


def lines(_seen: Observation, _rng: Random) -> Action:
    """Raises words that fit in no line and no file."""
    raise ValueError("a\nb\u2028c\ud800")


class Incomparable(str):
    """A hand that nobody can compare."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("no")

    __hash__ = str.__hash__


def incomparable(seen: Observation, _rng: Random) -> Action:
    """Puts it in the place of its hand."""
    legal = seen.legal_actions()[0]
    object.__setattr__(seen, "hand", Incomparable(seen.hand))
    return legal


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (unshowable, "It answered Unshowable"),
        (mute, "It raised Mute."),
        (lines, "It raised ValueError: a b c."),
        (incomparable, "It changed the observation"),
        (exits, "It raised SystemExit: 3."),
        (raises, "It raised ZeroDivisionError"),
        (illegal, "It answered +DDD. Without giving cards you take one good"),
        (nothing, "It answered None, which is no action."),
        (meddles, "It changed the observation"),
    ],
)
def test_a_player_that_breaks_down_forfeits(player: Any, why: str) -> None:
    """Its match alone, with the reason; the rest of the tournament goes on."""
    outcomes = tournament([player, "uniform", "seller"], pairs=1, seed=2)
    games = frame(outcomes)
    mine = games[games["agent"] == player.__name__]
    assert list(mine["points"]) == [0.0] * 4
    assert all(reason.startswith(why) for reason in mine["forfeit"])
    others = games[~games["agent"].isin([player.__name__])]
    assert others["forfeit"].isna().all()
    assert set(games[games["ended"] != "forfeit"]["agent"]) == {"uniform", "seller"}


def never(_seen: Observation, _rng: Random) -> Action:
    """Thinks for ever, and catches what it can."""
    while True:
        try:
            time.process_time()
        except Exception:
            continue


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer to interrupt with")
def test_a_player_that_thinks_too_long_forfeits() -> None:
    """Only where a limit is set; a quick player does not notice it."""
    outcomes = tournament([never, "uniform"], pairs=1, seed=2, move_seconds=0.05)
    assert {outcome.reason for outcome in outcomes} == {
        "It took more than 0.05 seconds for a move."
    }
    quick = tournament(["seller", "uniform"], pairs=1, seed=2, move_seconds=30)
    assert [outcome.forfeit for outcome in quick] == [None, None]


# Tables


def test_the_frame_says_what_the_records_say(played: list[Outcome]) -> None:
    """Points, seals, rupees and tokens of every player against the match itself."""
    games = frame(played)
    assert list(games.columns) == list(COLUMNS)
    assert len(games) == 2 * len(played)
    for row in games.itertuples():
        match = next(o.match for o in played if o.number == row.match)
        sides = [r.now.sides[row.seat] for r in match.rounds]
        assert (row.agent, row.opponent) == (match.players[row.seat], match.players[1 - row.seat])
        assert row.points == float(match.winner == row.seat)
        assert row.seals == match.seals[row.seat]
        assert row.rupees == sum(r.rupees[row.seat] for r in match.results)
        assert row.tokens_D == sum(len(side.goods[0]) for side in sides)
        assert row.bonus_3 == sum(len(side.bonus[0]) for side in sides)
        assert row.moves > 0


def test_win_rates_are_the_share_of_points(played: list[Outcome]) -> None:
    """Each is the mean over pairs, lies in its interval, and the two directions add up to 1."""
    games = frame(played)
    rates = winrates(games)
    shares = {(row.agent, row.opponent): row.points for row in rates.itertuples()}
    for row in rates.itertuples():
        points = [
            outcome.points(seat)
            for outcome in played
            for seat in (0, 1)
            if outcome.match.players[seat] == row.agent
            and outcome.match.players[1 - seat] == row.opponent
        ]
        assert row.low <= row.points <= row.high
        assert row.pairs == 2
        assert row.points == pytest.approx(sum(points) / len(points))
        assert shares[row.opponent, row.agent] == pytest.approx(1 - row.points)
    assert winrates(games).equals(rates)  # the bootstrap is seeded


def test_the_interval_is_about_right() -> None:
    """Over 400 coins in pairs, the interval of the mean has the width that theory gives it."""
    import numpy as np

    from jaipur.arena.frames import interval

    values = np.random.default_rng(1).integers(2, size=400).astype(float)
    low, high = interval(values, 2000, 0)
    theory = 2 * 1.96 * values.std() / 20
    assert high - low == pytest.approx(theory, rel=0.1)


def made_games(results: dict[tuple[str, str], list[float]]) -> Any:
    """A frame of games with these points of the first against the second, one pair each."""
    import pandas as pd

    rows, pair = [], 0
    for (one, two), points in results.items():
        for point in points:
            rows.append((pair, one, two, point))
            rows.append((pair, two, one, 1 - point))
            pair += 1
    return pd.DataFrame(rows, columns=["pair", "agent", "opponent", "points"])


def test_ratings_are_those_of_choix() -> None:
    """The same likelihood and the same pull, found by another library."""
    import choix

    names = ["a", "b", "c"]
    games = made_games(
        {("a", "b"): [1, 1, 0, 1], ("b", "c"): [1, 0, 1, 1, 0], ("a", "c"): [1, 1, 1, 0, 1]}
    )
    data = []
    for row in games.itertuples():
        if row.points == 1:
            data += [(names.index(row.agent), names.index(row.opponent))] * 2
    theirs = choix.opt_pairwise(3, data, alpha=0.01)
    rated = ratings(games, pinned="c", resamples=5).set_index("agent")["rating"]
    scale = 400 / 2.302585092994046
    for place, name in enumerate(names):
        assert rated[name] == pytest.approx(scale * (theirs[place] - theirs[2]), abs=0.05)


def test_a_deal_drawn_again_is_drawn_for_all() -> None:
    """Where a deal decides everything for everybody, the resampled ratings keep what it says.

    On each deal a beats b and b beats c, or the other way round. Then a is as far above b as b
    above c in every resample; were the meetings drawn apart, they would differ.
    """
    import numpy as np

    luck = [1.0, 1.0, 1.0, 0.0, 1.0, 0.0]
    games = made_games({("a", "b"): luck, ("b", "c"): luck})
    rated = ratings(games, pinned="b", resamples=50).set_index("agent")
    assert rated.loc["a", "low"] == pytest.approx(-rated.loc["c", "high"], abs=1e-3)
    assert rated.loc["a", "high"] == pytest.approx(-rated.loc["c", "low"], abs=1e-3)
    assert np.ptp(rated.loc["a", ["low", "high"]].to_numpy()) > 1


def test_players_that_ratings_cannot_compare_are_named() -> None:
    """Groups between which no points went both ways; the pull alone says how far they are apart."""
    games = made_games({("a", "b"): [1, 0], ("b", "c"): [1, 1], ("c", "d"): [0.5], ("a", "d"): [1]})
    assert separated(games) == [["a", "b"], ["c", "d"]]
    assert separated(made_games({("a", "b"): [1, 1], ("b", "c"): [1, 0.5]})) == [["a"], ["b", "c"]]
    assert separated(made_games({("a", "b"): [1, 0]})) == [["a", "b"]]


def test_ratings_have_an_order_an_interval_and_a_pin(played: list[Outcome]) -> None:
    """Best first, the pinned at 0, everybody within the own interval; unknown names are told."""
    games = frame(played)
    rated = ratings(games, pinned="seller", resamples=20)
    assert list(rated["rating"]) == sorted(rated["rating"], reverse=True)
    assert rated.set_index("agent").loc["seller", "rating"] == 0
    with pytest.raises(RatingError, match="nobody did not play"):
        ratings(games, pinned="nobody")


def test_a_plot_says_in_words_what_it_shows(played: list[Outcome]) -> None:
    """The picture is a PNG whose alternative text has every number."""
    games = frame(played)
    for plot in (
        plot_winrates(winrates(games), "greedy"),
        plot_ratings(ratings(games, "greedy", resamples=10)),
    ):
        data, metadata = plot._repr_mimebundle_()
        assert data["image/png"].startswith(b"\x89PNG")
        assert data["text/plain"] == metadata["image/png"]["alt"] == plot.words == repr(plot)
        assert "seller" in plot.words
        assert re.search(r"uniform -?\d+ \(-?\d+ to -?\d+\)", plot.words)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda _: frame(None), "None is no outcome of a match"),
        (lambda _: frame([5]), "5 is no outcome of a match"),
        (lambda _: winrates(None), "NoneType is no table of games"),
        (lambda games: winrates(games[:0]), "No match was played"),
        (lambda games: winrates(games, 0), "0 is no number of resamples"),
        (lambda games: ratings(games, "greedy", "a"), "'a' is no number of resamples"),
        (lambda games: ratings(games[:0], "greedy"), "No match was played"),
        (lambda games: plot_winrates(games, "greedy"), "no table for this plot: use winrates"),
        (lambda games: plot_ratings(winrates(games)), "no table for this plot: use ratings"),
        (lambda games: plot_winrates(winrates(games), "nobody"), "'nobody' did not play: uniform"),
    ],
)
def test_what_is_no_table_is_refused(made: Any, said: str, played: list[Outcome]) -> None:
    """One sentence that says what to give in its place."""
    with pytest.raises((ValueError, TypeError), match=said):
        made(frame(played))


@pytest.mark.parametrize(
    "given",
    [
        {"executor": 5},
        {"keep": ""},
        {"keep": 5},
        {"keep": "a\0b"},
        {"keep": b"kept"},
        {"progress": 5},
        {"rules": "official"},
    ],
)
def test_an_argument_of_no_use_is_refused(given: dict[str, Any]) -> None:
    """Before anything is played."""
    with pytest.raises((ValueError, TypeError)) as caught:
        tournament(["greedy", "uniform"], 1, 1, **given)
    assert isinstance(caught.value, SaysWhy)


# What cannot be played


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), "1", True])
def test_a_limit_that_is_none_is_refused(limit: Any) -> None:
    """Before anything is played; otherwise everybody would forfeit everything."""
    with pytest.raises(ArenaError, match="is no limit for a move: use a number of seconds"):
        tournament(["greedy", "uniform"], 1, 1, move_seconds=limit)


@pytest.mark.parametrize(
    ("players", "pairs", "seed", "said"),
    [
        (["greedy"], 1, 1, "One player alone"),
        ([], 1, 1, "Nobody is named"),
        (["greedy", "greedy"], 1, 1, "greedy is named twice"),
        (["greedy", "uniform"], 0, 1, "0 is no number of pairs"),
        (["greedy", "uniform"], -3, 1, "-3 is no number of pairs"),
        (["greedy", "uniform"], 2.5, 1, "2.5 is no number of pairs"),
        (["greedy", "uniform"], 1, "one", "is no seed"),
        (["greedy", "uniform"], 2, 2**63 - 1, "do not reach for 2 pairs"),
        (["greedy", "gready"], 1, 1, "Did you mean greedy"),
        (["greedy", "learned:weights=a\0b"], 1, 1, "fits in no record"),
        (["greedy", "cheat-hnd"], 1, 1, "Players that see all of a round: cheat-hand and"),
        (["greedy", 5], 1, 1, "5 is no player"),
        (["greedy", None], 1, 1, "None is no player"),
        (["greedy", object()], 1, 1, "object is no player: it has no method choose"),
        ("greedy", 1, 1, "'greedy' is no list of players"),
        (None, 1, 1, "None is no list of players"),
    ],
)
def test_what_cannot_be_played_is_told(players: Any, pairs: Any, seed: Any, said: str) -> None:
    """One sentence, before anything is played."""
    with pytest.raises(ValueError, match=said):
        tournament(players, pairs, seed)


FILES = {
    "good.py": "class Mine:\n    def choose(self, seen, rng):\n"
    "        return seen.legal_actions()[0]\n",
    "broken.py": "import nothing_of_that_name\n",
    "exits.py": "raise SystemExit(1)\n",
    "empty.py": "",
    "needs.py": "class Needs:\n    def __init__(self, x): ...\n    def choose(self, s, r): ...\n",
    "other.py": "class Other:\n    pass\n",
    "quits.py": "class Quits:\n    def __init__(self):\n        raise SystemExit(5)\n",
    "long.py": f"class {'A' * 60}:\n    def choose(self, s, r): ...\n",
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """Files that students might write."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_class_in_a_file_plays(files: Path) -> None:
    """In another process too; records have the file's name, not its path."""
    mine = str(files / "good.py") + ":Mine"
    outcomes = tournament([mine, "uniform"], pairs=1, seed=1, executor=processes)
    assert [outcome.reason for outcome in outcomes] == ["", ""]
    assert outcomes[0].match.players == ("good.py:Mine", "uniform")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.py:Mine", "There is no file missing.py"),
        ("broken.py:Mine", "broken.py could not be run: ModuleNotFoundError"),
        ("exits.py:Mine", "exits.py could not be run: SystemExit"),
        ("good.py:Yours", "good.py has no Yours: it has Mine"),
        ("empty.py:Mine", "has no Mine, and no class at all"),
        ("needs.py:Needs", "Needs could not be made without arguments: TypeError"),
        ("other.py:Other", "is no player"),
        ("quits.py:Quits", "Quits could not be made: SystemExit"),
        ("long.py:" + "A" * 60, "fits in no record"),
    ],
)
def test_a_file_that_has_no_player_is_told_why(files: Path, name: str, said: str) -> None:
    """One sentence each."""
    with pytest.raises(EntrantError, match=said):
        entrant(str(files / name))


def test_players_given_as_values_classes_and_functions_play() -> None:
    """An agent, a class and a function, each named after what it is."""

    def first(seen: Observation, _rng: Random) -> Action:
        return seen.legal_actions()[0]

    outcomes = tournament([Greedy(), Uniform, first], pairs=1, seed=1)
    assert {name for outcome in outcomes for name in outcome.match.players} == {
        "Greedy",
        "Uniform",
        "first",
    }


def test_the_pairings_of_four_are_six_times_the_pairs() -> None:
    """Every two meet, each pair twice, numbers in order."""
    fixtures = list(pairings([entrant(n) for n in [*PLAYERS, "random"]], 3, 1, arena_rules()))
    assert [fixture.number for fixture in fixtures] == list(range(6 * 3 * 2))
    assert len({fixture.pair for fixture in fixtures}) == 6 * 3
