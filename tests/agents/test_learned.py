"""`learned`: features that mean what they say, weights that are checked, a player that is good."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from jaipur import Observation, deal, observe, position
from jaipur.agents import AgentError, agent
from jaipur.agents.learned import (
    NAMES,
    Learned,
    Network,
    Turn,
    WeightsError,
    as_network,
    describe,
    read_network,
    save,
    shipped,
    written,
)
from jaipur.agents.learned import features as documented
from jaipur.agents.learned.features import EACH
from jaipur.agents.naming import files_of
from jaipur.arena.entrants import entrant
from jaipur.saving import NotSaved


def seen_in(turns: list, step: int) -> list[Observation]:
    """What the player to move knows, every so many positions."""
    return [observe(now, now.to_move) for now, _, _ in turns[::step]]


def left(seen: Observation, action: str) -> dict[str, float]:
    """The features of what an action leaves, by name."""
    turn = Turn(seen)
    chosen = next(a for a in seen.legal_actions() if str(a) == action)
    return dict(zip(NAMES, describe(turn, turn.after(chosen)), strict=True))


def small(**changes: object) -> dict[str, object]:
    """What a file of weights of one feature and two hidden units holds; ... leaves a part out."""
    whole = {
        "format": "jaipur-weights/1",
        "features": ["lead"],
        "inputs": [[1.0, -1.0]],
        "bias": [0.0, 0.5],
        "output": [2.0, 3.0],
        "output_bias": 0.25,
    }
    return {key: value for key, value in {**whole, **changes}.items() if value is not ...}


# Features


def test_every_feature_is_documented_in_order() -> None:
    """The list in the module's words is the list in its code."""
    words = documented.__doc__ or ""
    lines = re.findall(r"^    ([a-z][a-z0-9-]*(?:, [a-z0-9-]+)*)  ", words, flags=re.MULTILINE)
    named = [name for line in lines for name in line.split(", ")]
    assert named == [*EACH, *(name for name in NAMES if " " not in name)]
    assert f"{len(NAMES)} numbers" in words
    assert len(set(NAMES)) == len(NAMES)


def test_features_of_a_sale() -> None:
    """By hand: three leather sold leave one, and the rows, the lead and the piles they touch."""
    now = position(market="DGCMM", hand="LLLLS", herd=1)
    x = left(observe(now, 0), "-LLL")
    assert x["held L"] == 1 / 4
    assert x["sale L"] == 1 / 20  # the fourth token
    assert x["tokens L"] == 6 / 9
    assert x["top L"] == 1 / 7
    assert x["lead"] == pytest.approx((4 + 3 + 2 + 2) / 40)  # and the mean of the pile for three
    assert x["bonus-3"] == 6 / 7
    assert x["cards"] == 2 / 7
    assert x["drawn"] == x["over"] == x["final"] == 0
    assert x["kept"] == 1 / 40  # a single silver cannot be sold


def test_features_of_taking_camels_and_of_an_exchange() -> None:
    """By hand: the herd, what will be drawn, what is offered, what the other could make of it."""
    now = position(market="DDCMM", hand="LLLLS", herd=1)
    camels = left(observe(now, 0), "+M")
    assert (camels["herd"], camels["camels"], camels["drawn"]) == (3 / 6, 0, 2 / 3)
    assert camels["reach D"] == (7 + 7) / 20
    traded = left(observe(now, 0), "LM>DD")
    assert (traded["herd"], traded["camels"], traded["drawn"]) == (0, 3 / 3, 0)
    assert (traded["held D"], traded["sale D"], traded["offered D"]) == (2 / 4, 14 / 20, 0)
    assert traded["offered L"] == 1 / 3
    assert traded["cards"] == 6 / 7


def test_only_what_an_action_touches_is_worked_out_again(all_turns) -> None:
    """Under every rules, the short way gives what working out all of it does."""
    tried = 0
    for seen in seen_in(all_turns, 60):
        turn = Turn(seen)
        before = describe(turn, turn.before)
        for action in seen.legal_actions():
            after = turn.after(action)
            assert describe(turn, after, before) == describe(turn, after)
            tried += 1
    assert tried > 1000


def test_features_do_not_depend_on_who_is_called_first(turns) -> None:
    """Nothing says which seat a player has: the same knowledge at the other seat is the same."""
    now = turns[40][0]
    one, two = now.sides
    from dataclasses import replace

    swapped = replace(now, sides=(two, one), to_move=1 - now.to_move, starter=1 - now.starter)
    mine, theirs = (Turn(observe(r, r.to_move)) for r in (now, swapped))
    assert describe(mine, mine.before) == describe(theirs, theirs.before)


# The network


def test_the_network_is_the_formula_it_says() -> None:
    """By hand: one feature, two rectified units."""
    network = as_network(small())
    x = [0.0] * len(NAMES)
    x[NAMES.index("lead")] = 2.0
    assert network.into_hidden(x) == [2.0, -1.5]
    assert network.logit([2.0, -1.5]) == 0.25 + 2 * 2.0


def test_a_change_of_features_changes_what_it_should(turns) -> None:
    """From the features before an action, and from nothing: the same."""
    network = shipped()
    for seen in seen_in(turns, 300):
        turn = Turn(seen)
        before = describe(turn, turn.before)
        start = network.into_hidden(before)
        for action in seen.legal_actions()[::9]:
            x = describe(turn, turn.after(action), before)
            short, long = network.moved(start, before, x), network.into_hidden(x)
            assert network.logit(short) == pytest.approx(network.logit(long))


def test_weights_are_written_and_read_again(tmp_path) -> None:
    """With five digits, which those of the kit have already."""
    save(shipped(), tmp_path / "same.json")
    again = read_network(tmp_path / "same.json")
    assert again == shipped()
    assert again.about == shipped().about
    assert written(again) == (tmp_path / "same.json").read_text(encoding="utf-8")


def test_the_weights_of_the_kit_say_where_they_come_from() -> None:
    """Command, seed, date, and a strength that was measured."""
    about = shipped().about
    assert str(about["command"]).startswith("jaipur train --rounds ")
    assert f"--seed {about['seed']} " in str(about["command"])
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", str(about["date"]))
    measured = about["measured"]
    assert measured["against"] == "greedy"
    assert measured["pairs"] >= 400
    assert 0.6 < measured["low"] < measured["points"] < measured["high"] < 1


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ([], "its format is not “jaipur-weights/1”"),
        (small(format="jaipur-weights/2"), "its format is not"),
        (small(features="lead"), "“features” is no list of names"),
        (small(features=["led"]), "the feature 'led' is unknown or is named twice"),
        (small(features=["lead", "lead"]), "is unknown or is named twice"),
        (small(features=[["lead"]]), "is unknown"),
        (small(bias=...), "“bias” is no list of 1 to 1024 numbers"),
        (small(bias=[]), "“bias” is no list"),
        (small(bias=[0.0, "1"]), "“bias” needs rows of 2 finite numbers"),
        (small(output=[1.0]), "“output” needs rows of 2 finite numbers"),
        (small(output=[1.0, float("nan")]), "“output” needs"),
        (small(output=[1.0, 10**400]), "“output” needs"),
        (small(output_bias=True), "“output_bias” needs 1 finite number"),
        (small(inputs=[]), "“inputs” is no list of 1 row"),
        (small(inputs=[[1.0]]), "“inputs” needs rows of 2 finite numbers"),
        (small(inputs=[7]), "“inputs” needs"),
    ],
)
def test_what_is_no_file_of_weights_is_refused(held: object, said: str, tmp_path: Path) -> None:
    """In one sentence that names the file and the part of it."""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(held), encoding="utf-8")
    with pytest.raises(WeightsError) as refused:
        Learned(weights=file)
    message = str(refused.value)
    assert message.startswith(f"{file} is no file of weights: ")
    assert said in message
    assert "\n" not in message


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"{", b"[" * 100_000])
def test_what_is_no_json_is_refused(text: bytes, tmp_path: Path) -> None:
    """Whatever bytes there are."""
    (tmp_path / "mine.json").write_bytes(text)
    with pytest.raises(WeightsError, match="it is no JSON"):
        read_network(tmp_path / "mine.json")


# The player


def test_weights_are_given_by_name_and_from_code(tmp_path) -> None:
    """A file, its path, a network: all play alike; without, those of the kit."""
    save(as_network(small()), tmp_path / "mine.json")
    seen = observe(deal(5), deal(5).to_move)
    made = [
        agent(f"learned:weights={tmp_path / 'mine.json'}"),
        Learned(tmp_path / "mine.json"),
        Learned(as_network(small())),
    ]
    assert len({player.choose(seen, Random(1)) for player in made}) == 1
    assert Learned().network == agent("learned").network == shipped()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("learned:weights=no-such.json", "no-such.json cannot be read: No such file"),
        ("learned:weights=", "'weights=' is no option: write learned:weights=mine.json"),
        ("learned:iterations=3", "it takes weights, as in learned:weights=mine.json"),
    ],
)
def test_a_name_with_wrong_weights_is_told_what_would_be_right(name: str, said: str) -> None:
    """One sentence."""
    with pytest.raises(AgentError) as refused:
        agent(name)
    assert said in str(refused.value)


def test_weights_that_are_neither_are_refused() -> None:
    """A number is no file and no network."""
    with pytest.raises(AgentError, match="neither the name of a file of weights nor a Network"):
        Learned(weights=7)  # type: ignore[arg-type]


def test_other_weights_under_the_same_name_are_another_player(tmp_path, monkeypatch) -> None:
    """So that a tournament does not go on with matches that the old weights played."""
    monkeypatch.chdir(tmp_path)
    save(as_network(small()), "mine.json")
    before = entrant("learned:weights=mine.json").digest
    save(as_network(small(output_bias=0.5)), "mine.json")
    assert before
    assert entrant("learned:weights=mine.json").digest not in ("", before)
    assert files_of("learned:weights=mine.json") == ["mine.json"]
    assert files_of("champion:weights=a, b,c.json,iterations=3") == ["a, b,c.json"]
    assert files_of("learned") == files_of("ismcts:iterations=3") == files_of("no one") == []


def test_a_tournament_plays_the_weights_that_it_began_with(tmp_path, monkeypatch) -> None:
    """Whatever then becomes of the file: other weights, or none at all."""
    monkeypatch.chdir(tmp_path)
    networks = {
        "learned:weights=mine.json": lambda made: made.network,
        "champion:iterations=3,weights=mine.json": lambda made: (
            made.search.readable.learned.network
        ),
    }
    for name, network in networks.items():
        save(as_network(small()), "mine.json")
        begun = entrant(name)
        save(as_network(small(output_bias=0.5)), "mine.json")
        assert network(begun.make()) == as_network(small())
        Path("mine.json").unlink()
        assert network(begun.make()) == as_network(small())


def test_the_name_of_a_file_may_have_commas(tmp_path, monkeypatch) -> None:
    """They part options only where one follows."""
    monkeypatch.chdir(tmp_path)
    save(as_network(small()), "a, b,c.json")
    player = agent("champion:weights=a, b,c.json,iterations=3")
    assert player.iterations == 3
    assert agent("learned:weights=a, b,c.json").network == as_network(small())


def test_a_file_with_a_mark_of_its_byte_order_is_read(tmp_path) -> None:
    """As some editors leave it."""
    file = tmp_path / "mine.json"
    file.write_text(written(as_network(small())), encoding="utf-8-sig")
    assert read_network(file) == as_network(small())
    for wrong in (5, None, b"mine.json"):
        with pytest.raises(WeightsError, match="neither the name of a file"):
            read_network(wrong)


def test_what_cannot_be_saved_is_told(tmp_path, monkeypatch) -> None:
    """A file in a folder that is not there, under its own name; what is no network."""
    save(as_network(small()), tmp_path / "mine.py")
    monkeypatch.chdir(tmp_path)
    assert entrant("learned:weights=mine.py").digest
    with pytest.raises(AgentError, match="3 is no network"):
        save(3, tmp_path / "x.json")
    for none in (5, b"x", None, ""):
        with pytest.raises(TypeError, match="is no name of a file"):
            save(as_network(small()), none)
    for wrong in ("none/x.json", "", "x\0.json"):
        with pytest.raises(NotSaved) as refused:
            save(as_network(small()), f"{tmp_path}/{wrong}")
        named = f"{tmp_path}/{wrong}".replace("\0", " ")
        assert str(refused.value).startswith(f"{named} cannot be written: ")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.py"]


def test_learned_is_far_ahead_of_greedy() -> None:
    """Over a dozen mirrored rounds; how far is what `jaipur strength greedy learned` says."""
    points = 0.0
    players = Learned(), agent("greedy")
    for seed in range(6):
        for seat in (0, 1):
            now = deal(seed)
            while not now.over:
                player = players[now.to_move != seat]
                now = now.play(player.choose(observe(now, now.to_move), Random(1)))
            points += now.result().seal == seat
    assert points >= 8


def test_an_action_with_any_number_of_hidden_units_has_a_value() -> None:
    """Huge weights too: 0 or 100 and no overflow."""
    huge = as_network(small(output=[1e300, -1e300], inputs=[[1e3, 1e3]]))
    assert isinstance(huge, Network)
    seen = observe(deal(5), deal(5).to_move)
    values = [candidate.value for candidate in Learned(huge).explain(seen, Random(1)).candidates]
    assert all(0 <= value <= 100 for value in values)
