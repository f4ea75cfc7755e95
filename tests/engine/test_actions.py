"""Notation, order and numbers of actions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jaipur import Exchange, NotationError, Sell, Take, TakeCamels, parse
from jaipur.actions import action_at, all_actions, index_of, sort_key
from jaipur.cards import GOODS, KINDS, CardsError

cards = st.text(alphabet=KINDS, max_size=12) | st.text(alphabet=KINDS, min_size=13, max_size=55)
actions = st.one_of(
    cards.map(Take), st.just(TakeCamels()), cards.map(Sell), st.builds(Exchange, cards, cards)
)


@given(actions)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_every_action_can_be_written_and_read(action):
    """Legal or not, and in one way only."""
    assert parse(str(action)) == action
    assert str(parse(str(action))) == str(action)


@given(st.text(alphabet=KINDS, max_size=8), st.randoms())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_groups_do_not_mind_how_they_are_named(named, chance):
    """Cards of a kind are alike and their order means nothing."""
    mixed = "".join(chance.sample(named, len(named)))
    assert Take(named) == Take(mixed)
    assert hash(Sell(named)) == hash(Sell(mixed))
    assert Exchange(named, "DG") == Exchange(mixed, "GD")


@given(
    st.text(max_size=30)
    | st.text(alphabet="DGSCPLMX+-> 0123456789dm\n\t٣", max_size=70)
    | st.none()
    | st.integers()
    | st.binary(max_size=4)
    | st.lists(st.just("+D"), max_size=2)
)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_anything_else_is_a_notation_error(text):
    """A text is an action or a `NotationError` in one line, never another exception."""
    try:
        action = parse(text)
    except NotationError as wrong:
        message = str(wrong)
    else:
        message = "none"
        assert parse(str(action)) == action
    assert message.strip()
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "An action is missing. Write +D, +M, LM>DG or -CCC."),
        ("D", "'D' is no action. An action begins with + to take or - to sell, or has a > between "
         "the cards given and the cards taken: +D, +M, LM>DG, -CCC."),
        ("+X", "In '+X', place 2: 'X' is no card. The letters are D diamond, G gold, S silver, "
         "C cloth, P spice, L leather and M camel, in capitals."),
        ("-d", "In '-d', place 2: 'd' is a small letter. Cards are written in capitals: type D."),
        ("sell", "'sell' is no action. An action begins with + to take or - to sell, or has a > "
         "between the cards given and the cards taken: +D, +M, LM>DG, -CCC."),
        ("−CCC", "In '−CCC', place 1: '−' is a dash that keyboards do not have. "
         "Type -, the minus sign of the keyboard."),
        ("–CCC", "In '–CCC', place 1: '–' is a dash that keyboards do not have. "
         "Type -, the minus sign of the keyboard."),
        ("＋D", "In '＋D', place 1: '＋' is a plus sign that keyboards do not have. "
         "Type +, the one of the keyboard."),
        ("LM→DG", "In 'LM→DG', place 3: '→' is an arrow. "
         "Type > between the cards given and the cards taken."),
        ("L>D>G", "'L>D>G' has more than one >. Write the cards given, one >, and the cards taken: "
         "LM>DG."),
        ("+MM", "'+MM' can mean two things. +M takes all the camels; +2M names two of several."),
        (">" + "L" * 56, "'>LLLLLLLLLLLLLLLLLLL…' names more cards than the 55 of the box."),
        ("+99M", "'+99M' names more cards than the 55 of the box."),
        ("+" + "9" * 30 + "M", "'+9999999999999999999…' names more cards than the 55 of the box."),
        (7, 'An action is written as text such as "+D" or "-CCC", not as int.'),
    ],
)  # fmt: skip
def test_a_notation_error_says_where_and_why(text, says):
    """The sentence names the text, the place, and what would be right."""
    with pytest.raises(NotationError) as wrong:
        parse(text)
    assert str(wrong.value) == says


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Take("D"), "+D"),
        (TakeCamels(), "+M"),
        (Exchange("ML", "GD"), "LM>DG"),
        (Sell("CCC"), "-CCC"),
        (Take("MD"), "+DM"),
        (Take("M"), "+1M"),
        (Take("MM"), "+2M"),
        (Sell("PG"), "-GP"),
        (Take(""), "+"),
        (Exchange("", ""), ">"),
    ],
)
def test_notation_of_the_contract(action, text):
    """The examples of the notation, the forbidden ones too."""
    assert str(action) == text
    assert parse(text) == action


def test_an_action_is_made_of_cards():
    """A letter that is no card, too many cards, no text at all: one sentence each."""
    for wrong in ("X", "d", "L" * 56, 3, None, ["D"]):
        with pytest.raises(CardsError):
            Take(wrong)


def test_there_are_25_499_numbers_in_documented_blocks():
    """6 takes, 1 camels, 36 sales, then exchanges by size: 351 + 1,786 + 6,231 + 17,088."""
    actions = all_actions()
    assert len(actions) == 25_499
    assert [str(action) for action in actions[:7]] == [*(f"+{good}" for good in GOODS), "+M"]
    assert all(isinstance(action, Sell) for action in actions[7:43])
    sizes = [len(action.take) for action in actions[43:]]
    assert [sizes.count(k) for k in (2, 3, 4, 5)] == [351, 1_786, 6_231, 17_088]
    assert list(actions) == sorted(actions, key=sort_key)


def test_numbers_and_actions_are_each_others_inverse():
    """Over all of them, 0 included."""
    for index, action in enumerate(all_actions()):
        assert index_of(action) == index
        assert action_at(index) is action


@pytest.mark.parametrize("wrong", [-1, 25_499, True, 1.0, "0", None])
def test_no_other_number_has_an_action(wrong):
    """Neither from the end, nor as text, nor as a truth value."""
    with pytest.raises(ValueError, match="There is no action number"):
        action_at(wrong)


@pytest.mark.parametrize("text", ["+DG", "+1M", "L>D", "LM>LD", "-D", "-GP", "CM>DM"])
def test_what_is_never_legal_has_no_number(text):
    """But it has a value and a place in the order."""
    with pytest.raises(ValueError, match="has no number"):
        index_of(parse(text))
    assert sort_key(parse(text))


def test_every_legal_action_has_a_number(turns):
    """In the standard shape, and the numbers of a list ascend."""
    for now, _, _ in turns[::20]:
        numbers = [index_of(action) for action in now.legal_actions()]
        assert numbers == sorted(set(numbers))
