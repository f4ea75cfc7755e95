"""What does not add up in a position."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # arguments of `position`
    "position.argument": "{name} cannot be {value}: use {right}.",
    "position.pair": "a pair, one for each player",
    "position.keys": "a dictionary with the keys {keys}",
    "position.tokens": "a whole number, or several as a tuple",
    "position.more-won": "{n:token} of {good:kinds} cannot be won: {gone} are gone from the row.",
    "position.deck-size": "The deck comes to {n:card}, not {asked}: name other hands, herds "
    "or tokens.",
    # a round
    "position.market": "The market holds {size} cards in a round that goes on, not {n}.",
    "position.market-full": "A round ends by the deck only when the deck is empty "
    "and the market is not full.",
    "position.camel-in-hand": "Player {player} has a camel in hand: camels belong in the herd.",
    "position.hand-limit": "Player {player} has {n:card} in hand, and the limit is {limit}.",
    "position.herd": "The herd of player {player} cannot be {herd}.",
    "position.known": "Player {player} cannot be known to hold {missing:cards}: "
    "the hand is {hand:cards}.",
    "position.known.empty": "Player {player} cannot be known to hold {missing:cards}: "
    "the hand is empty.",
    "position.unknown": "Player {player} has {n:card} in hand that nobody saw taken, "
    "and only {dealt} were dealt.",
    "position.order": "{cards} is not in the order of a group of cards: write {right}.",
    "position.row": "The tokens left of {good:kinds} cannot be {row}: they go from the top "
    "of {printed}.",
    "position.goods-extra": "The tokens of {good:kinds} are {printed}: there is no further {extra} "
    "to be left or won.",
    "position.goods-lost": "The tokens of {good:kinds} are {printed}: {lost} would be "
    "neither left nor won.",
    "position.bonus-extra": "The bonus tokens for {pile} cards are {printed}: there is no further "
    "{extra} to be left or won.",
    "position.bonus-lost": "The bonus tokens for {pile} cards are {printed}: {lost} would be "
    "neither left nor won.",
    "position.no-sales": "The tokens of {good:kinds} cannot have been won so, {first} by player 1 "
    "and {second} by player 2: every sale takes the top ones of {printed}, "
    "and at least 2 precious goods are sold at a time.",
    "position.bonus-many": "Player {player} has {n:bonus} for {pile} cards, and the goods tokens "
    "won come from {most:sale} of that size at most.",
    "position.bonus-few": "Player {player} has {n:bonus} for {pile} cards, and the goods tokens "
    "won come from {fewest:sale} of that size at least.",
    "position.bonus-other": "The bonus tokens won do not fit the goods tokens won, "
    "in whatever sales these came.",
    "position.too-many": "The box holds {box:card} of {good:kinds}; this position has {n}.",
    "position.unsold": "The row of {good:kinds} has {left:token} left, so exactly {right} of "
    "its cards are unsold; this position has {n}.",
    "position.unsold-empty": "The row of {good:kinds} is empty, so at most 1 of its cards is "
    "unsold; this position has {n}.",
    "position.camels": "The box holds {box:camel}; this position has {n}.",
    "position.deck": "The deck would have {n:card}, and it never has more than {most}.",
    "position.ended": "The round cannot have ended by {ended_by}.",
    "position.rows-empty": "The rows of {empty:kinds} are empty, which ends the round.",
    "position.cap": "After {n:turn} the round has ended: the turn cap is {cap}.",
    "position.turn": "Player {starter} started, so after {turns:turn} player {right} is to move.",
}
