"""A session goes back and forth in a match without ever changing one.

Protects: undo gives the older value itself, a new action cuts redo, undo against the computer
goes back to one's own decision, a branch leaves its origin alone, and bad steps change nothing.
"""

from random import Random

import pytest

from jaipur.match import Match, MatchError
from jaipur.round import IllegalAction
from jaipur.session import LastTurn, Session, SessionError


def played(turns: int, seed: int = 7) -> tuple[Session, list[Match]]:
    """A session after so many random turns, next deals included, and the match after each step."""
    session, rng = Session(Match.begin(seed)), Random(f"{seed}/play")
    seen = [session.match]
    while session.at < turns and not session.match.over:
        if session.round.over:
            session.next_round()
        else:
            session.play(rng.choice(session.round.legal_actions()))
        seen.append(session.match)
    return session, seen


def test_undo_and_redo_go_through_the_very_same_values():
    session, seen = played(300)
    assert len(session.match.rounds) > 1
    for match in reversed(seen[:-1]):
        session.undo()
        assert session.match == match
    assert not session.can_undo
    assert session.can_redo
    for match in seen[1:]:
        session.redo()
        assert session.match == match
    assert not session.can_redo


def test_a_session_of_a_played_match_can_be_undone_to_its_beginning():
    session, seen = played(200)
    again = Session(session.match)
    assert (again.at, again.match) == (session.at, session.match)
    for point, match in enumerate(seen):
        again.go_to(point)
        assert again.match == match


def test_a_new_action_cuts_redo():
    session, _ = played(20)
    session.go_to(10)
    first = session.round.legal_actions()[0]
    session.play(first)
    assert (session.at, session.end, session.can_redo) == (11, 11, False)
    assert session.match.rounds[0].actions[-1] == first


def test_a_deal_can_be_undone_and_redone():
    session, _ = played(1000)
    deals = [n for n in range(1, session.end + 1) if not points(session, n).actions]
    assert deals
    session.go_to(deals[0])
    assert session.last_turn() is None
    rounds = len(session.match.rounds)
    session.undo()
    assert session.round.over
    assert len(session.match.rounds) == rounds - 1
    session.next_round()
    assert not session.can_redo
    assert len(session.match.rounds) == rounds


def points(session: Session, at: int) -> Session:
    return session.branch(at)


@pytest.mark.parametrize("player", [0, 1])
def test_undo_to_a_player_finds_the_last_own_decision(player):
    session, _ = played(41)
    before = session.at
    session.undo_to(player)
    assert session.round.to_move == player
    assert session.at in (before - 1, before - 2)
    session.redo_to(player)
    assert session.at == before or session.round.to_move == player


def test_undo_to_a_player_reaches_across_a_deal():
    session, _ = played(1000)
    at = next(n for n in range(1, session.end) if not points(session, n).actions)
    session.go_to(at)
    session.undo_to(0)
    assert len(session.match.rounds) == 1
    assert session.round.to_move == 0
    assert not session.round.over


def test_undo_to_a_player_who_has_not_decided_says_so():
    session = Session(Match.begin(7, ("ann", "bob"), starter=0))
    session.play(session.round.legal_actions()[0])
    assert session.can_undo_to(0)
    assert not session.can_undo_to(1)
    with pytest.raises(SessionError, match="bob has not decided anything yet"):
        session.undo_to(1)
    assert session.at == 1


def test_the_last_turn_holds_both_positions():
    session, seen = played(5)
    assert session.last_turn() == LastTurn(
        seen[4].round.to_move, seen[5].rounds[0].actions[-1], seen[4].round, seen[5].round
    )
    session.go_to(0)
    assert session.last_turn() is None
    turn = session.play(session.round.legal_actions()[0])
    assert turn == session.last_turn()


def test_a_branch_lives_on_its_own():
    session, _ = played(12)
    before = session.match
    session.seats = (None, "greedy")
    what_if = session.branch(4)
    what_if.play(what_if.round.legal_actions()[0])
    assert what_if.seats == (None, "greedy")
    assert what_if.at == 5
    assert session.match == before
    assert session.at == 12


def test_an_observation_at_the_cursor_has_its_history():
    session, _ = played(9)
    session.go_to(6)
    seen = session.observation(0)
    assert seen.history == session.match.rounds[0].actions
    assert len(seen.history) == 6


def bad_steps() -> dict:
    return {
        "undo at the beginning": (lambda s: s.undo(), SessionError),
        "redo with nothing undone": (lambda s: s.redo(), SessionError),
        "redo to a player likewise": (lambda s: s.redo_to(0), SessionError),
        "a point before the first": (lambda s: s.go_to(-1), SessionError),
        "a point behind the last": (lambda s: s.go_to(1), SessionError),
        "a point that is no number": (lambda s: s.go_to(True), SessionError),
        "a branch from nowhere": (lambda s: s.branch(5), SessionError),
        "one seat": (lambda s: setattr(s, "seats", ("greedy",)), SessionError),
        "a seat that is no name": (lambda s: setattr(s, "seats", (None, 1)), SessionError),
        "no such player": (lambda s: s.undo_to(2), ValueError),
        "an illegal action": (lambda s: s.play("DD>MM"), IllegalAction),
        "a deal while the round lasts": (lambda s: s.next_round(), MatchError),
    }


@pytest.mark.parametrize("name", bad_steps())
def test_a_bad_step_is_one_sentence_and_changes_nothing(name):
    step, error = bad_steps()[name]
    session = Session(Match.begin(7))
    before = (session.match, session.at, session.end, session.seats)
    with pytest.raises(error) as raised:
        step(session)
    assert "\n" not in str(raised.value)
    assert (session.match, session.at, session.end, session.seats) == before
