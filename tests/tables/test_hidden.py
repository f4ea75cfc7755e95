"""What a player cannot know is in no picture."""

from dataclasses import replace

from jaipur import Round, deal, html, observe, tables, text
from jaipur.match import PlayedRound


def swapped(now: Round, viewer: int) -> Round:
    """The same round with everything changed that `viewer` cannot know."""
    other = now.sides[1 - viewer]
    unseen = other.hand[0]
    place = next(i for i, card in enumerate(now.deck) if card not in (unseen, "M"))
    hand = "".join(sorted(other.hand[1:] + now.deck[place], key="DGSCPL".index))
    deck = now.deck[:place] + unseen + now.deck[place + 1 :]
    bonus = tuple(tuple(reversed(pile)) for pile in now.bonus)
    won = tuple(tuple(value + 1 for value in pile) for pile in other.bonus)
    side = replace(other, hand=hand, bonus=won)
    sides = (now.sides[viewer], side) if viewer == 0 else (side, now.sides[viewer])
    return replace(now, sides=sides, deck=deck[::-1], bonus=bonus)


def opening() -> Round:
    """A deal in which nothing of a hand was seen, and each has drawn a bonus token."""
    first = deal(4)
    sides = tuple(replace(side, bonus=((2,), (), ())) for side in first.sides)
    return replace(first, sides=(sides[0], sides[1]))


def test_rounds_that_differ_in_hidden_things_look_equal_to_a_player() -> None:
    """Deck, face-down tokens, the other's unseen cards and bonus values."""
    now = opening()
    for viewer in (0, 1):
        changed = swapped(now, viewer)
        assert changed != now
        for show in (html, text):
            assert show(observe(now, viewer)) == show(observe(changed, viewer))


def test_a_round_shows_no_deck_order_and_no_value_that_lies_face_down() -> None:
    """The referee sees both hands, not what comes next."""
    now = opening()
    sides = tuple(replace(side, bonus=((3,), (), ())) for side in now.sides)
    changed = replace(
        now,
        deck=now.deck[::-1],
        bonus=tuple(tuple(reversed(pile)) for pile in now.bonus),
        sides=(sides[0], sides[1]),
    )
    assert changed != now
    for show in (html, text):
        assert show(now) == show(changed)
        assert show(tables.tokens(now)) == show(tables.tokens(changed))


def test_a_log_does_not_tell_the_bonus_drawn() -> None:
    """Only that one was drawn, and from which pile."""
    first = deal(4, starter=0)
    side = replace(first.sides[0], hand="CCCC")
    before = replace(first, sides=(side, first.sides[1]))
    other = replace(before, bonus=tuple(tuple(reversed(pile)) for pile in before.bonus))
    logs = [tables.log(PlayedRound.begin(start).play("-CCC")) for start in (before, other)]
    for show in (html, text):
        assert show(logs[0]) == show(logs[1])
