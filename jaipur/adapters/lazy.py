"""`LazyRound`: a round in which chance is drawn when it is needed, one card or token at a time.

It holds a `jaipur.Round` whose deck and bonus piles have no order yet: the deck is a group of
cards, each pile ascending. What is drawn next is put on top just before the engine plays the
action that turns it up. So the rules are those of the engine, and nothing is decided before
somebody can see it.

The numbers of chance are 0 to 6 for a card D G S C P L M, and `BONUS + v` for a bonus token of
`v` rupees. First come the cards of the deal: five to player 0, who begins, five to player 1, two
to the market. Then every card that refills the market, and every bonus token that a sale wins.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from jaipur.actions import Action, Exchange, Sell, TakeCamels
from jaipur.adapters.micro import NOTHING, Partial
from jaipur.adapters.options import AdapterError, Encoding, check_step
from jaipur.cards import (
    CAMEL,
    DEALT,
    KINDS,
    OPENING,
    OPENING_CAMELS,
    Cards,
    arrange,
    minus,
)
from jaipur.observation import Observation, observe
from jaipur.round import SHUFFLED, Round, Side, lay_out
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import Row, Rows, bonus_pile, sale
from jaipur.texts import ENGLISH

#: Who acts where no player does, as OpenSpiel numbers them.
CHANCE, OVER = -1, -4
#: The number of the bonus token of 0 rupees.
BONUS = len(KINDS)
_NUMBERED = tuple(enumerate(KINDS))


class Played(NamedTuple):
    """A turn that was played: its action, the numbers that made it, the camels that it took, the
    cards that refilled the market, in their order, and the rupees on the bonus token, or None."""

    action: Action
    numbers: tuple[int, ...]
    camels: int
    drawn: Cards
    bonus: int | None

    @property
    def public(self) -> str:
        """What both players saw of it: `+M:DGL`, `-CCC*` with a bonus token."""
        token = "" if self.bonus is None else "*"
        return f"{self.action}:{arrange(self.drawn)}" if self.drawn else f"{self.action}{token}"


class LazyRound:
    """A round of which so much has been drawn as was needed. It changes; `copy` makes another.

    now      the position, or None while the cards are dealt
    who      the player to move, or `CHANCE`, or `OVER`
    opening  the cards of the deal so far, in their order
    left     the cards that chance can still draw, as a group
    steps    the numbers of this turn so far      so_far  the exchange begun, in `micro`
    waiting  an action that waits for chance, or None
    drawn, missing   the cards drawn for it so far, and how many draws are still to come
    turns    what was played
    """

    __slots__ = (
        *("_said", "drawn", "encoding", "left", "missing", "now", "opening"),
        *("rules", "so_far", "steps", "turns", "waiting", "who"),
    )

    def __init__(self, rules: Rules, encoding: Encoding) -> None:
        self.rules = rules
        self.encoding = encoding
        self.now: Round | None = None
        self.who = CHANCE
        self.opening: Cards = ""
        self.left = SHUFFLED
        self.steps: tuple[int, ...] = ()
        self.so_far = NOTHING
        self.waiting: Action | None = None
        self.drawn: Cards = ""
        self.missing = 0
        self.turns: tuple[Played, ...] = ()
        # So many turns are in this text of them; the others are added when it is asked for.
        self._said = (0, "")

    def copy(self) -> "LazyRound":
        """Another one at the same point. All it holds is immutable, so nothing else is copied."""
        twin = LazyRound.__new__(LazyRound)
        for name in LazyRound.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def __deepcopy__(self, _memo: object) -> "LazyRound":
        return self.copy()

    # What can happen

    def legal(self) -> list[int]:
        """The legal numbers of the player to move, ascending; empty at a draw and at the end."""
        if self.now is None or self.who < 0:
            return []
        return self.encoding.legal(self.now.turn(self.who), self.so_far)

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers that chance can draw, ascending, with their probabilities."""
        if self.who != CHANCE:
            return []
        if isinstance(self.waiting, Sell):
            return [*self._tokens(self.waiting)]
        return _cards(self.left)

    def _tokens(self, sale: Sell) -> tuple[tuple[int, float], ...]:
        assert self.now is not None
        return _values(self.now.bonus[_pile(self.now, sale)])

    # What happens

    def apply(self, number: int) -> None:
        """Play a step, or draw what chance has decided.

        Raises `AdapterError` or `IllegalAction` for a number that is not legal here.
        """
        if self.who == CHANCE:
            self._draw(number)
        elif self.who == OVER:
            raise AdapterError(ENGLISH.say("adapter.end"))
        else:
            self._step(number)

    def _step(self, number: int) -> None:
        now = self.now
        assert now is not None
        made = self.encoding.step(self.so_far, number)
        if isinstance(made, Partial) or self.so_far.picks:
            check_step(self.encoding, self.legal(), number)
        if isinstance(made, Partial):
            self.so_far = made
            self.steps += (number,)
        elif need := _draws(now, made):
            self.waiting, self.missing, self.who = made, need, CHANCE
            self.steps += (number,)
        else:
            after = now.play(made)  # refuses what is not legal, before anything has changed
            self.steps += (number,)
            self._go_on(after, self._played(now, made, None))

    def _draw(self, number: int) -> None:
        if type(self.waiting) is Sell:
            self._draw_token(self.waiting, number - BONUS)
            return
        card = KINDS[number] if 0 <= number < BONUS else "?"
        if card not in self.left:
            raise self._no_outcome(number)
        self.left = self.left.replace(card, "", 1)
        if self.now is None:
            self.opening += card
            if len(self.opening) == OPENING:
                self._begin()
            return
        self.drawn += card
        self.missing -= 1
        if not self.missing and self.waiting is not None:
            now = _drawing(self.now, self.drawn + self.left, self.now.bonus)
            self._play(now, self.waiting, None)

    def _draw_token(self, sale: Sell, value: int) -> None:
        now = self.now
        assert now is not None
        place = _pile(now, sale)
        pile = list(now.bonus[place])
        if value not in pile:
            raise self._no_outcome(value + BONUS)
        pile.remove(value)
        piles = (*now.bonus[:place], (value, *pile), *now.bonus[place + 1 :])
        self._play(_drawing(now, self.left, piles), sale, value)

    def _no_outcome(self, number: int) -> AdapterError:
        numbers = ENGLISH.listing(str(number) for number, _ in self.outcomes())
        return AdapterError(ENGLISH.say("adapter.chance", number=number, numbers=numbers))

    def _begin(self) -> None:
        """Lay out the cards of the deal, which the deck follows, with the piles ascending."""
        cards = self.opening + self.left
        self.now = lay_out(cards, self.rules.bonus_tokens, 0, self.rules)
        self.who = self.now.to_move

    def _play(self, now: Round, action: Action, bonus: int | None) -> None:
        """Play the action that waited for chance, now that all is drawn."""
        self._go_on(now.play(action), self._played(now, action, bonus))

    def _played(self, now: Round, action: Action, bonus: int | None) -> Played:
        camels = now.market.count(CAMEL) if type(action) is TakeCamels else 0
        return Played(action, self.steps, camels, self.drawn, bonus)

    def _go_on(self, after: Round, played: Played) -> None:
        """Go on from the position after a turn."""
        self.turns += (played,)
        self.now, self.left, self.drawn = after, after.deck, ""
        self.steps, self.so_far, self.waiting = (), NOTHING, None
        self.who = OVER if after.ended_by is not None else after.to_move

    # What somebody may know

    def observe(self, player: int) -> Observation | None:
        """What a player may know of the position, or None while the cards are dealt."""
        return None if self.now is None else observe(self.now, player)

    def begun(self, player: int) -> Partial:
        """The exchange that this player has begun. The other one sees it when it is complete."""
        return self.so_far if player == self.who else NOTHING

    def private(self, player: int) -> str:
        """All that this player has seen and the other has not, as a text: the goods dealt, the
        rupees on the bonus tokens won, in their order, and the exchange begun. In the middle of
        the deal it is the cards dealt so far."""
        if self.now is None:
            return arrange(dealt(self.opening, player))
        tokens = [str(turn.bonus) for turn in self.turns[player::2] if turn.bonus is not None]
        picks, gives = self.begun(player)
        begun = [f"{gives}>{picks}"] if picks else []
        goods = arrange(dealt(self.opening, player)).rstrip(CAMEL)
        return " ".join([goods or "-", *tokens, *begun])

    def public(self) -> str:
        """All that both players have seen, as a text: the camels dealt to each, the market, and
        every turn with what refilled the market, `*` for a bonus token."""
        if self.now is None:
            return ""
        done, said = self._said
        if not done:
            herds = [f"{dealt(self.opening, player).count(CAMEL)}M" for player in (0, 1)]
            market = arrange(dealt(self.opening, None) + CAMEL * OPENING_CAMELS)
            said = " ".join([*herds, market])
        if done < len(self.turns) or not done:
            said = " ".join([said, *(turn.public for turn in self.turns[done:])])
            self._said = len(self.turns), said
        return said

    def history(self) -> list[tuple[int, int]]:
        """All that happened so far, as (who, number): the steps of players and the draws."""
        found = _draws_of(self.opening)
        for place, turn in enumerate(self.turns):
            found += [(place % 2, number) for number in turn.numbers]
            found += _draws_of(turn.drawn)
            found += [] if turn.bonus is None else [(CHANCE, BONUS + turn.bonus)]
        mover = len(self.turns) % 2
        found += [(mover, number) for number in self.steps]
        return found + _draws_of(self.drawn)

    def resampled(self, player: int, rng: Random) -> "LazyRound":
        """Another round that fits all that `player` knows, each such one being equally likely.

        As in `Observation.determinize`, every unseen card counts as a card of its own, and no
        account is taken of what the other player's choices may tell. The deal and the bonus
        tokens of the other player are drawn again; all that was public stays. Of an exchange
        that the other player has begun, nothing is known, so nothing of it is kept. Raises
        `AdapterError` at a draw, where no player knows anything yet.
        """
        if self.now is None or self.who == CHANCE:
            raise AdapterError(ENGLISH.say("adapter.resample"))
        return _resampled(self, self.now, player, rng)


def _resampled(lazy: LazyRound, now: Round, player: int, rng: Random) -> LazyRound:
    seen, theirs = observe(now, player), now.sides[1 - player]
    before = minus(theirs.hand, theirs.known)
    hidden = "".join(rng.sample(seen.unseen.rstrip(CAMEL), len(before)))
    tokens = [rng.sample(values, len(values)) for values in seen.unseen_bonus]
    won = [values[:n] for values, n in zip(tokens, seen.other.bonus, strict=True)]
    left = [values[n:] for values, n in zip(tokens, seen.other.bonus, strict=True)]
    hand, bonus = arrange(theirs.known + hidden), _ascending(won)
    other = Side(hand, theirs.herd, theirs.known, theirs.goods, bonus)
    sides = (now.sides[0], other) if player == 0 else (other, now.sides[1])
    new = lazy.copy()
    new.left = minus(seen.unseen, hidden)
    new.now = _drawing(now, new.left, _ascending(left), sides)
    if player != lazy.who:
        new.steps, new.so_far = (), NOTHING
    # Cards that the other player was dealt and that have been seen since were so dealt.
    given = list(minus(dealt(lazy.opening, 1 - player), before) + hidden)
    rng.shuffle(given)
    new.opening = _redealt(lazy.opening, 1 - player, "".join(given))
    if any(won):
        new.turns = tuple(_rewon(lazy.turns, 1 - player, won))
    return new


def _rewon(turns: Sequence[Played], player: int, won: list[list[int]]) -> Iterator[Played]:
    """The turns with other bonus tokens for those of a player, by pile in the order given."""
    by_pile = [iter(values) for values in won]
    for place, turn in enumerate(turns):
        if place % 2 == player and turn.bonus is not None:
            assert isinstance(turn.action, Sell)
            pile = BONUS_PILES.index(bonus_pile(len(turn.action.cards)) or 0)
            yield turn._replace(bonus=next(by_pile[pile]))
        else:
            yield turn


# The deal


def dealt(opening: Cards, player: int | None) -> Cards:
    """The cards dealt to a player, in their order, or with None those for the market."""
    start = 2 * DEALT if player is None else DEALT * player
    return opening[start : start + DEALT]


def _redealt(opening: Cards, player: int, cards: Cards) -> Cards:
    """The deal with other cards for that player."""
    return opening[: DEALT * player] + cards + opening[DEALT * (player + 1) :]


# Draws


def _draws(now: Round, action: Action) -> int:
    """How many cards or tokens chance has to draw before the action can be played.

    0 for an action that is not legal: the engine refuses it when it is played.
    """
    if type(action) is Exchange:
        return 0
    if now.refusal(action) is not None:
        return 0
    if type(action) is Sell:
        return 0 if _pile_of(now, action) is None else 1
    out = now.market.count(CAMEL) if type(action) is TakeCamels else 1
    return min(out, len(now.deck))


def _pile(now: Round, action: Sell) -> int:
    """The place of the pile that a sale draws from, which it does."""
    pile = _pile_of(now, action)
    assert pile is not None
    return BONUS_PILES.index(pile)


def _pile_of(now: Round, action: Sell) -> int | None:
    if bonus_pile(len(action.cards)) is None:
        return None
    row = now.row(action.cards[0])
    return sale(row, len(action.cards), tuple(map(len, now.bonus))).bonus


def _drawing(now: Round, deck: Cards, bonus: Rows, sides: tuple[Side, Side] | None = None) -> Round:
    """The position with what chance has drawn on top of the deck or of a pile."""
    return Round(
        now.rules,
        now.sides if sides is None else sides,
        now.market,
        deck,
        now.tokens,
        bonus,
        now.starter,
        now.to_move,
        now.turns,
        now.ended_by,
    )


def _ascending(piles: Sequence[Sequence[int]]) -> Rows:
    return tuple(tuple(sorted(pile)) for pile in piles)


def _draws_of(cards: Cards) -> list[tuple[int, int]]:
    return [(CHANCE, KINDS.index(card)) for card in cards]


def _cards(left: Cards) -> list[tuple[int, float]]:
    """The kinds among these cards by number, with how likely each is to be drawn."""
    n, count = len(left), left.count
    return [(number, many / n) for number, kind in _NUMBERED if (many := count(kind))]


@lru_cache(maxsize=1 << 10)
def _values(pile: Row) -> tuple[tuple[int, float], ...]:
    """The bonus tokens of an ascending pile by number, with how likely each is to be drawn."""
    return tuple((BONUS + value, pile.count(value) / len(pile)) for value in dict.fromkeys(pile))
