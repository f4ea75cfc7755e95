"""Observations as text come back equal; text that no round can show is refused with its place."""

import json
from random import Random
from typing import Any

import pytest

from jaipur import deal, observe
from jaipur.records import RecordError, dumps_observation, loads_observation


def seen_after(turns: int, player: int = 0) -> Any:
    """What a player sees after so many random turns of a round."""
    now, rng, history = deal(5), Random(1), []
    for _ in range(turns):
        history.append(rng.choice(now.legal_actions()))
        now = now.play(history[-1])
    return observe(now, player, history)


def test_an_observation_comes_back_equal(all_turns) -> None:
    """With the same legal actions and the same text, for both players, history or none."""
    for before, _, _ in all_turns[::7]:
        for player in (0, 1):
            seen = observe(before, player)
            text = dumps_observation(seen)
            again = loads_observation(text)
            assert again == seen
            assert list(again.legal_actions()) == list(seen.legal_actions())
            assert dumps_observation(again) == text
    with_history = seen_after(12)
    assert len(with_history.history) == 12
    assert loads_observation(dumps_observation(with_history).encode()) == with_history


def changed(**fields: Any) -> str:
    """The text of an observation with some fields changed."""
    return json.dumps({**json.loads(dumps_observation(seen_after(6))), **fields})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "NoneType"),
        (5, "int"),
        (b"\xff", "UTF-8"),
        ("", "empty"),
        ("[]", "must be an object"),
        ("[" * 100_000, "nest"),
        ("{}", "format"),
        (changed(format="jaipur-observation/9"), "jaipur-observation/9"),
        (changed(hand="DDDDDDD"), "No round fits"),
        (changed(hand=7), "hand"),
        (changed(market="DG"), "No round"),
        (changed(deck=3), "No round fits"),
        (changed(player=2), "player"),
        (changed(history="+D +D +D +D +D +D +D"), "The history has 7 actions, of 6 turns"),
        (changed(history="+Q"), "Q"),
        (changed(more=1), "more"),
        (changed(bonus_left={"3": 7, "4": 6, "5": 6}), "No round looks like this"),
    ],
)
def test_what_no_round_shows_is_refused(text: Any, said: str) -> None:
    """One sentence that names what is wrong."""
    with pytest.raises(RecordError, match=said) as caught:
        loads_observation(text)
    assert "\n" not in str(caught.value)
