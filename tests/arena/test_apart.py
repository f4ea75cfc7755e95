"""A player from a file is alone in its process: it sees no card, ends no tournament, hides nothing.

`SNOOPER` looks for what it should not know in every way that works when it runs in the process of
the match. It raises `Found` where it finds anything, which forfeits the match.
"""

import os
from pathlib import Path
from random import Random

import pytest

from jaipur import deal, observe
from jaipur.agents import Greedy
from jaipur.arena import ArenaError, EntrantError, Outcome, frame, tournament
from jaipur.arena.apart import Apart
from jaipur.arena.entrants import Entrant, entrant, told_apart
from jaipur.records.readers import MOST_NAME

SNOOPER = """
import gc, sys
from random import Random

class Found(Exception):
    pass

def frames():
    frame = sys._getframe()
    while frame is not None:
        yield from frame.f_locals.values()
        frame = frame.f_back

def memory():
    return gc.get_objects()

def whole(things):
    names = {type(thing).__name__ for thing in things}
    return names & {"Round", "Match", "PlayedRound", "Fixture"}

def seeds(rng):
    state = rng.getstate()
    for seed in range(50):
        for player in (0, 1):
            if Random(f"{seed}/agent/{player}").getstate() == state:
                return [seed]
    return []

class Snooper:
    moved = False
    def choose(self, seen, rng):
        if not self.moved:
            self.moved = True
            for place, found in (("WAYS")):
                if found:
                    raise Found(place)
        return seen.legal_actions()[0]
"""
WAYS = {
    "frames": '("frames", whole(frames())),',
    "memory": '("memory", whole(memory())),',
    "random stream": '("random stream", seeds(rng)),',
    "main module": '("main module", whole(vars(sys.modules["__main__"]).values())),',
    "arguments": '("arguments", [a for a in sys.argv if a.isdecimal()]),',
}


def snooper(way: str) -> str:
    """The source of a player that snoops in one way."""
    return SNOOPER.replace('"WAYS"', WAYS[way])


def forfeits(outcomes: list[Outcome]) -> list[str]:
    """Why matches were forfeited."""
    return [outcome.reason for outcome in outcomes if outcome.forfeit is not None]


@pytest.mark.parametrize("way", WAYS)
def test_every_attempt_to_see_a_hidden_card_fails(way: str, tmp_path: Path) -> None:
    """Seed 3 is among those that it tries."""
    file = tmp_path / "snooper.py"
    file.write_text(snooper(way))
    outcomes = tournament([f"{file}:Snooper", "uniform"], 1, 3, single_rounds=True)
    assert forfeits(outcomes) == []
    assert all(sum(outcome.match.seals) == 1 for outcome in outcomes)


@pytest.mark.parametrize("way", ["frames", "memory", "random stream"])
def test_the_same_attempts_succeed_in_the_process_of_the_match(way: str) -> None:
    """So the test above can fail, and the docs are right to say what an object may find."""
    there: dict[str, type] = {}
    exec(snooper(way), there)
    outcomes = tournament([there["Snooper"], "uniform"], 1, 3, single_rounds=True)
    assert forfeits(outcomes) == [f"It raised Found: {way}."] * 2


def player(folder: Path, body: str, begin: str = "") -> str:
    """A player from a file with this body of `choose`."""
    (folder / "mine.py").write_text(
        f"{begin}\nclass Mine:\n    def choose(self, seen, rng):\n        {body}\n"
    )
    return f"{folder / 'mine.py'}:Mine"


#: Writes into every open file that it can write to: what it answers with is one of them.
SCRIBBLES = """
        import os
        for number in range(3, 12):
            try:
                os.write(number, b"9\\n")
            except OSError:
                pass"""


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("import os; os._exit(3)", "Its process ended, or answered what is no answer."),
        ("raise KeyboardInterrupt", "It raised KeyboardInterrupt."),
        ("raise SystemExit(2)", "It raised SystemExit: 2."),
        (SCRIBBLES, "Its process ended, or answered what is no answer."),
        ("return '+DDD'", "It answered +DDD. Without giving cards you take one good"),
        ("return 7", "It answered 7, which is no action."),
        ("object.__setattr__(seen, 'hand', 'D'); return '+M'", "It changed the observation"),
    ],
)
def test_who_breaks_down_there_forfeits(body: str, why: str, tmp_path: Path) -> None:
    """With the same reasons as anywhere, and for what would end the process of the match too."""
    outcomes = tournament([player(tmp_path, body), "uniform"], 1, 2, single_rounds=True)
    reasons = forfeits(outcomes)
    assert len(reasons) == 2
    assert all(reason.startswith(why) for reason in reasons)


def test_what_it_prints_does_not_disturb(tmp_path: Path, capfd) -> None:
    """It goes to standard error, where a student finds it."""
    mine = player(tmp_path, "print('thinking'); return seen.legal_actions()[0]")
    assert forfeits(tournament([mine, "uniform"], 1, 2, single_rounds=True)) == []
    printed = capfd.readouterr()
    assert "thinking" in printed.err
    assert "thinking" not in printed.out


def test_it_plays_the_same_match_every_time(tmp_path: Path) -> None:
    """Its random stream follows from what it sees, which the seed and both players decide."""
    mine = player(tmp_path, "return rng.choice(seen.legal_actions())")
    first, again = (tournament([mine, "uniform"], 2, 4) for _ in range(2))
    assert [outcome.match for outcome in first] == [outcome.match for outcome in again]
    assert first[0].match != first[2].match


def test_it_keeps_nothing_from_match_to_match(tmp_path: Path) -> None:
    """Not even what it keeps in its module or its class."""
    mine = player(tmp_path, "seen.turns or N.append(1); assert len(N) < 2; return '+M'", "N = []")
    reasons = forfeits(tournament([mine, "greedy"], 2, 4))
    assert not any("AssertionError" in reason for reason in reasons)


def test_it_may_be_in_several_files(tmp_path: Path) -> None:
    """What lies beside it can be imported."""
    (tmp_path / "beside.py").write_text("def first(seen):\n    return seen.legal_actions()[0]\n")
    mine = player(tmp_path, "return first(seen)", "from beside import first")
    assert forfeits(tournament([mine, "uniform"], 1, 2, single_rounds=True)) == []


def test_it_thinks_as_long_as_it_may(tmp_path: Path, monkeypatch) -> None:
    """Also one that uses no processor time at all."""
    monkeypatch.setattr("jaipur.arena.apart.GRACE", 0.2)
    for body in ("\n        while True: pass", "import time; time.sleep(3600)"):
        outcomes = tournament(
            [player(tmp_path, body), "uniform"], 1, 2, single_rounds=True, move_seconds=0.05
        )
        assert set(forfeits(outcomes)) == {"It took more than 0.05 seconds for a move."}


def test_what_it_starts_holds_nothing_up(tmp_path: Path) -> None:
    """A process that it leaves behind keeps the pipe open; the match goes on all the same."""
    body = "\n        if os.fork() == 0: time.sleep(600)\n        return seen.legal_actions()[0]"
    mine = player(tmp_path, body, "import os, time")
    outcomes = tournament([mine, "uniform"], 1, 2, single_rounds=True)
    assert forfeits(outcomes) == []
    leaves = "\n        if os.fork() == 0: os.setsid(); time.sleep(9)\n        os._exit(1)"
    outcomes = tournament([player(tmp_path, leaves, "import os, time"), "uniform"], 1, 2)
    assert set(forfeits(outcomes)) == {"Its process ended, or answered what is no answer."}


def test_one_that_is_never_made_is_given_up(tmp_path: Path, monkeypatch) -> None:
    """An endless import would hold everything up."""
    monkeypatch.setattr("jaipur.arena.apart.START", 0.3)
    (tmp_path / "mine.py").write_text("import time; time.sleep(3600)")
    with pytest.raises(EntrantError, match="its player was not there after 0 seconds"):
        entrant(f"{tmp_path / 'mine.py'}:Mine")


@pytest.mark.parametrize("name", ["random", "json", "typing", "jaipur"])
def test_its_file_may_have_any_name(name: str, tmp_path: Path, monkeypatch) -> None:
    """That of a module of Python's own too, in the folder that the command is given in."""
    mine = Path(player(tmp_path, "return seen.legal_actions()[0]").removesuffix(":Mine"))
    mine.rename(tmp_path / f"{name}.py")
    monkeypatch.chdir(tmp_path)
    outcomes = tournament([f"{name}.py:Mine", "uniform"], 1, 2, single_rounds=True)
    assert forfeits(outcomes) == []


def test_all_matches_are_played_with_the_file_as_it_was(tmp_path: Path) -> None:
    """It may be edited, or be gone, while the tournament runs."""
    mine = entrant(player(tmp_path, "return seen.legal_actions()[0]"))
    (tmp_path / "mine.py").unlink()
    assert forfeits(tournament([mine, "uniform"], 1, 2, single_rounds=True)) == []


def test_its_processor_time_is_in_the_table(tmp_path: Path) -> None:
    """As it is for the others."""
    busy = player(tmp_path, "sum(range(100_000)); return seen.legal_actions()[0]")
    games = frame(tournament([busy, "uniform"], 1, 2, single_rounds=True)).set_index("agent")
    assert games.loc["mine.py:Mine", "cpu"].mean() > games.loc["uniform", "cpu"].mean()


def test_its_process_ends_with_the_match(tmp_path: Path) -> None:
    """No match leaves anything running."""
    write = f"Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))"
    begin = "import os\nfrom pathlib import Path"
    mine = player(tmp_path, f"{write}; return seen.legal_actions()[0]", begin)
    apart = Apart(entrant(mine))
    now = deal(3)
    assert apart.action(observe(now, now.to_move)) == now.legal_actions()[0]
    pid = int((tmp_path / "pid").read_text())
    apart.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# Who is taken, and as whom


@pytest.mark.parametrize(
    ("source", "asked", "said"),
    [
        ("", "mine.py:Mine", "mine.py has no Mine, and no class at all."),
        ("class Yours: pass", "mine.py:Mine", "mine.py has no Mine: it has Yours."),
        ("1 / 0", "mine.py:Mine", "mine.py could not be run: ZeroDivisionError"),
        ("raise KeyboardInterrupt", "mine.py:Mine", "could not be run: KeyboardInterrupt"),
        ("import os; os._exit(1)", "mine.py:Mine", "could not be run: Its process ended"),
        ("class Mine: pass", "mine.py:Mine", "Mine is no player: it has no method choose"),
        ("def mine(s, r): 1", "mine.py:Mine", "mine.py has no Mine: it has mine."),
        ("class Mine: choose = 1", "mine.py:Mine:n=2", "Mine:n=2 is no name of a class"),
        ("class Mine:\n def __init__(self, x): pass", "mine.py:Mine", "made without arguments"),
        ("class Mine:\n def __init__(self): 1/0", "mine.py:Mine", "could not be made: ZeroDiv"),
        ("class Mine: choose = 5", "mine.py:Mine", "Mine is no player: it has no method choose"),
        (
            "class Mine:\n def choose_seeing(self, n, r): 1",
            "mine.py:Mine",
            "has a method choose_seeing",
        ),
        (
            "class Mine:\n @property\n def choose(self): raise ValueError('prop')",
            "mine.py:Mine",
            "Mine is no player: looking for its choose raised ValueError: prop",
        ),
        (
            "class Mine: choose = 1",
            "mine.py",
            "mine.py is a file: name the class or function in it",
        ),
        (
            "class Mine: choose = 1",
            "mine.py:",
            "mine.py is a file: name the class or function in it",
        ),
        ("", "yours.py:Mine", "There is no file yours.py."),
    ],
)
def test_who_cannot_play_is_told(source: str, asked: str, said: str, tmp_path: Path) -> None:
    """One sentence, before anything is played."""
    (tmp_path / "mine.py").write_text(source)
    with pytest.raises(EntrantError, match=said):
        entrant(str(tmp_path / asked))


class Seeing:
    """Plays as greedy, but could look."""

    def choose_seeing(self, now, rng: Random):
        """The best action."""
        return Greedy().choose(observe(now, now.to_move), rng)


def test_only_who_says_so_in_its_name_is_handed_the_round() -> None:
    """A player that sees all is taken where it is named, and nowhere else."""
    with pytest.raises(EntrantError, match="Seeing has a method choose_seeing"):
        tournament([Seeing, "uniform"], 1, 1)
    named = type("Named", (Seeing,), {"name": "cheat-mine"})
    outcomes = tournament([named, "uniform"], 1, 1, single_rounds=True)
    assert forfeits(outcomes) == []
    assert set(frame(outcomes)["agent"]) == {"cheat-mine", "uniform"}


@pytest.mark.parametrize(
    "body",
    [
        "    async def choose(self, seen, rng): return seen.legal_actions()[0]\n",
        "    def choose(self, seen, rng):\n        import os\n        os.closerange(0, 99)\n",
    ],
)
def test_what_a_player_breaks_in_its_process_is_one_forfeit(body, tmp_path, capfd) -> None:
    """And nothing is written beside it."""
    (tmp_path / "mine.py").write_text(f"class Mine:\n{body}")
    outcomes = tournament([f"{tmp_path}/mine.py:Mine", "uniform"], 1, 1, single_rounds=True)
    assert len(forfeits(outcomes)) == 2
    assert capfd.readouterr().err == ""


def test_two_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    """By their folders; the same file twice is still one player."""
    paths = []
    for folder in ("ann", "bob"):
        (tmp_path / folder).mkdir()
        paths.append(player(tmp_path / folder, "return seen.legal_actions()[0]"))
    outcomes = tournament(paths, 1, 2, single_rounds=True)
    assert set(outcomes[0].match.players) == {"ann/mine.py:Mine", "bob/mine.py:Mine"}
    with pytest.raises(ArenaError, match="named twice"):
        tournament([paths[0], paths[0]], 1, 2)


def test_as_many_folders_are_named_as_it_takes(tmp_path: Path) -> None:
    """Where the folders are called the same too."""
    files = [tmp_path / course / "ann" / "mine.py" for course in ("p", "q")]
    named = told_apart([Entrant("mine.py:Mine", file=str(file)) for file in files])
    assert [one.name for one in named] == ["p/ann/mine.py:Mine", "q/ann/mine.py:Mine"]


def test_long_folders_are_cut_and_still_tell_apart() -> None:
    """As a course's server names what was handed in; also where the beginnings are the same."""
    handed_in = "{}_1234567_assignsubmission_file_with_the_best_player_of_all_times"
    for names in (("Ann Smith", "Bob Miller"), ("x" * 60, "x" * 60 + "y")):
        files = [f"/hand/{handed_in.format(name)}/player.py" for name in names]
        named = [one.name for one in told_apart([Entrant("player.py:Mine", file=f) for f in files])]
        assert len(set(named)) == 2
        for name, beginning in zip(named, names, strict=True):
            assert len(name) <= MOST_NAME
            assert name.startswith(beginning[:20])
            assert name.endswith("/player.py:Mine")
    with pytest.raises(EntrantError, match="at most 51 characters"):
        told_apart([Entrant("player.py:" + "M" * 50, file=f) for f in files])


def test_an_edited_player_is_another_player(tmp_path: Path) -> None:
    """Its kept matches are not taken for those of the new one; another limit is told too."""
    kept = tmp_path / "kept.jsonl"
    mine = player(tmp_path, "return seen.legal_actions()[0]")
    tournament([mine, "uniform"], 1, 2, single_rounds=True, keep=kept)
    tournament([mine, "uniform"], 1, 2, single_rounds=True, keep=kept)
    with pytest.raises(ArenaError, match=r"another limit for a move \(-, not 5\)"):
        tournament([mine, "uniform"], 1, 2, single_rounds=True, keep=kept, move_seconds=5)
    player(tmp_path, "return seen.legal_actions()[-1]")
    with pytest.raises(ArenaError, match=r"another version of mine\.py:Mine"):
        tournament([mine, "uniform"], 1, 2, single_rounds=True, keep=kept)
