"""The rules in the kit's own words, and the sentence of every refusal.

`rule.ID.brief` is a short statement for the one-screen summary, `rule.ID.words` the rule
itself; both may name fields of `Rules`. `rule.ID.words.VARIANT` is said under rules for which
the official words do not hold (see `rulebook.VARIANTS`). `refusal.ID` is what a player is told,
with the numbers of the position; `refusal.ID.CASE` where one rule is broken in different ways.
"""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # fields of Rules
    "rules.field": "{field} cannot be {value}: use {right}.",
    "rules.from-to": "a whole number from {least} to {most}",
    "rules.three-piles": "three lists of rupees, for 3, for 4 and for 5 or more cards",
    # what follows from them, as part of a rule
    "rules.or-more": "{n} or more",
    "rules.count.3": "three seals",
    "rules.starter.same": "the same starter",
    "rules.starter.other": "the other player",
    "rules.pile": "a list of at most {n} whole numbers for each pile",
    # chapters and statuses
    "chapter.1": "The box",
    "chapter.2": "Setting up",
    "chapter.3": "A turn",
    "chapter.4": "Take one good",
    "chapter.5": "Take all the camels",
    "chapter.6": "Exchange",
    "chapter.7": "Sell",
    "chapter.8": "Bonus tokens",
    "chapter.9": "The end of a round",
    "chapter.10": "Counting up",
    "chapter.11": "The match",
    "status.book": "The rulebook says so.",
    "status.implied": "It follows from the rulebook's wording.",
    "status.silent": "The rulebook is silent; this is the kit's choice.",
    "rule.unknown": "There is no rule {id}. {hint}",
    "rule.all": "RULEBOOK lists them all.",
    # 1 the box
    "rule.box.cards.brief": "55 cards: 6 diamonds, 6 gold, 6 silver, 8 cloth, 8 spice, 10 leather, "
    "11 camels",
    "rule.box.cards.words": "The box holds 55 cards: 6 diamonds, 6 gold, 6 silver, 8 cloth, "
    "8 spice, 10 leather and 11 camels.",
    "rule.box.tokens.brief": "38 goods tokens, one fewer than cards of each good",
    "rule.box.tokens.words": "Every good has a row of tokens, one fewer than it has cards, "
    "from the most rupees down to the fewest.",
    "rule.box.bonus.brief": "{bonus_count:bonus}, a camel token worth {camel_token}, "
    "{seal_count:seal}",
    "rule.box.bonus.words": "There are three piles of bonus tokens, for selling 3, 4, and 5 or "
    "more cards at once, a camel token worth {camel_token:rupee}, and {seals}.",
    "rule.box.bonus.brief.some": "{bonus_count:bonus}, a camel token worth {camel_token}, "
    "{seal_count:seal}",
    "rule.box.bonus.words.some": "There are {bonus_count:bonus}, for selling {piles} cards "
    "at once, a camel token worth {camel_token:rupee}, and {seals}.",
    "rule.box.bonus.brief.none": "No bonus tokens, a camel token worth {camel_token}, "
    "{seal_count:seal}",
    "rule.box.bonus.words.none": "There is a camel token worth {camel_token:rupee}, and {seals}; "
    "there are no bonus tokens.",
    # 2 setting up
    "rule.setup.market.brief": "Three camels and two cards open the market",
    "rule.setup.market.words": "Three camels are laid out first. After the hands are dealt, "
    "two cards from the shuffled deck join them; these may be camels too.",
    "rule.setup.hands.brief": "Each player is dealt five cards",
    "rule.setup.hands.words": "Each player is dealt five cards, the starter first. "
    "40 cards stay as the deck.",
    "rule.setup.herd.brief": "Camels dealt to a hand go to the herd, unreplaced",
    "rule.setup.herd.words": "Camels dealt to a hand go to that player's herd at once. "
    "The hand is not filled up again.",
    "rule.setup.tokens.brief": "Goods tokens open, bonus tokens shuffled face down",
    "rule.setup.tokens.words": "The goods tokens lie open, the highest on top. Each pile of bonus "
    "tokens is shuffled on its own and lies face down.",
    "rule.setup.tokens.brief.none": "Goods tokens open",
    "rule.setup.tokens.words.none": "The goods tokens lie open, the highest on top.",
    "rule.setup.starter.brief": "Chance picks the first starter",
    "rule.setup.starter.words": "The first starter of a match is drawn by chance; "
    "here the seed decides.",
    # 3 a turn
    "rule.turn.one-action.brief": "One action a turn; goods and camels are never taken together",
    "rule.turn.one-action.words": "A turn is exactly one of four actions: take one good, take the "
    "camels, exchange, or sell. Goods and camels are never taken in the same turn.",
    "rule.turn.not-yours.brief": "Players take turns",
    "rule.turn.not-yours.words": "The players act in turn. Whoever has acted waits for the other.",
    "rule.round.over.brief": "When the round is over, nobody acts",
    "rule.round.over.words": "Once a round is over, no action is possible before the next deal.",
    "rule.cards.in-market.brief": "Take only what lies in the market",
    "rule.cards.in-market.words": "Only cards that lie in the market can be taken.",
    "rule.cards.in-hand.brief": "Give and sell only what you hold",
    "rule.cards.in-hand.words": "Only cards in one's own hand can be given or sold.",
    "rule.cards.in-herd.brief": "Give only camels of your herd",
    "rule.cards.in-herd.words": "Only camels in one's own herd can be given.",
    "rule.turn.always-one.brief": "There is no passing",
    "rule.turn.always-one.words": "There is no passing, and none is needed: with room in the hand "
    "there is always a good or a camel to take, and a full hand always has a sale.",
    "rule.turn.no-discard.brief": "Cards are never thrown away to come down to the limit",
    "rule.turn.no-discard.words": "Nobody takes too many cards and throws some away. "
    "An action that would end above {hand_limit} cards in hand is not allowed at all.",
    "rule.turn.open.brief": "What is done is seen; the deck and dealt cards are hidden",
    "rule.turn.open.words": "All actions are open: both players see which cards are taken, given "
    "and sold, and can count both herds, the goods tokens and the cards of each hand. "
    "Hidden are the deck and the cards that were dealt to the other hand.",
    # 4 take one good
    "rule.take.one-good.brief": "Take exactly one good from the market",
    "rule.take.one-good.words": "Taking without giving means exactly one good, any of those "
    "in the market.",
    "rule.take.hand-limit.brief": "Take a good only with fewer than {hand_limit} cards in hand",
    "rule.take.hand-limit.words": "A hand holds at most {hand_limit} cards at the end of a turn, "
    "so one good can be taken only with fewer than {hand_limit} in hand. Camels do not count.",
    "rule.market.refill.brief": "The deck fills the market up to five",
    "rule.market.refill.words": "After one good or the camels are taken, the market is filled up "
    "to five cards from the top of the deck.",
    # 5 camels
    "rule.camels.all.brief": "Take all the camels, never some of them",
    "rule.camels.all.words": "Whoever takes camels takes all that lie in the market, "
    "into the herd.",
    "rule.camels.any.brief": "Take camels only while one lies in the market",
    "rule.camels.any.words": "Camels can be taken only while at least one lies in the market.",
    "rule.camels.no-limit.brief": "Camels can be taken with a full hand",
    "rule.camels.no-limit.words": "Camels in the herd are not part of the hand. "
    "They can be taken with a full hand, and the herd has no limit.",
    # 6 exchange
    "rule.exchange.equal.brief": "An exchange gives as many cards as it takes",
    "rule.exchange.equal.words": "An exchange is even: as many cards go to the market "
    "as are taken from it.",
    "rule.exchange.at-least-two.brief": "An exchange is at least {least_exchange} "
    "for {least_exchange}",
    "rule.exchange.at-least-two.words": "An exchange takes at least {least_exchange:card} "
    "and gives as many.",
    "rule.exchange.at-least-two.brief.one": "An exchange can be one card for one",
    "rule.exchange.at-least-two.words.one": "An exchange takes one card or more and gives as many.",
    "rule.exchange.no-same-kind.brief": "No kind of card is on both sides of an exchange",
    "rule.exchange.no-same-kind.words": "No kind of card may be both given and taken "
    "in one exchange.",
    "rule.exchange.no-same-kind.brief.allowed": "A kind of good may be on both sides "
    "of an exchange",
    "rule.exchange.no-same-kind.words.allowed": "A kind of good may be both given and taken "
    "in one exchange.",
    "rule.exchange.no-camels.brief": "An exchange may give camels, but never takes them",
    "rule.exchange.no-camels.words": "An exchange takes goods only. Camels may be given, "
    "from the herd, but they are never taken by exchange.",
    "rule.exchange.hand-or-herd.brief": "An exchange gives from hand, herd or both",
    "rule.exchange.hand-or-herd.words": "What is given may be goods from the hand, camels from the "
    "herd, or both together.",
    "rule.exchange.hand-limit.brief": "At most {hand_limit} cards in hand after an exchange",
    "rule.exchange.hand-limit.words": "After an exchange the hand holds at most {hand_limit} "
    "cards. Every camel given makes it one larger; goods for goods leave it as it was.",
    "rule.exchange.no-draw.brief": "After an exchange no card is drawn",
    "rule.exchange.no-draw.words": "The cards given lie in the market at once, "
    "so nothing is drawn from the deck.",
    # 7 sell
    "rule.sell.any-number.brief": "Sell any number of cards, all or some of them",
    "rule.sell.any-number.words": "A sale is one card or more. It is fine to sell only a part "
    "of what one holds of that good.",
    "rule.sell.one-kind.brief": "A sale is of one good",
    "rule.sell.one-kind.words": "All the cards of a sale are of one good.",
    "rule.sell.goods-only.brief": "Camels are never sold",
    "rule.sell.goods-only.words": "Camels are never sold.",
    "rule.sell.at-least-two.brief": "Sell diamonds, gold and silver at least "
    "{least_precious_sale} at a time",
    "rule.sell.at-least-two.words": "Diamonds, gold and silver are sold at least "
    "{least_precious_sale} at a time, even when only one token is left.",
    "rule.sell.at-least-two.brief.one": "Diamonds, gold and silver can be sold one at a time",
    "rule.sell.at-least-two.words.one": "Diamonds, gold and silver can be sold one at a time "
    "like any other good.",
    "rule.sell.tokens.brief": "Take one token for each card sold, from the top",
    "rule.sell.tokens.words": "The seller takes one token of that good for each card sold, "
    "from the top of its row.",
    "rule.sell.short.brief": "With too few tokens, a sale takes what is left",
    "rule.sell.short.words": "When more cards are sold than tokens are left, the seller takes "
    "those that are left. The bonus still goes by the cards sold.",
    "rule.sell.short.brief.none": "With too few tokens, a sale takes what is left",
    "rule.sell.short.words.none": "When more cards are sold than tokens are left, "
    "the seller takes those that are left.",
    "rule.sell.empty-row.brief": "Selling is legal even when no token is left",
    "rule.sell.empty-row.words": "A good whose tokens are gone can still be sold, for 0 rupees.",
    # 8 bonus tokens
    "rule.bonus.by-cards.brief": "Selling 3, 4, or 5 and more cards earns a bonus token",
    "rule.bonus.by-cards.words": "A sale of 3, of 4, or of 5 or more cards also takes a bonus "
    "token from the pile for that number of cards.",
    "rule.bonus.by-cards.brief.some": "Only sales of {piles} cards earn a bonus token",
    "rule.bonus.by-cards.words.some": "Sales of {piles} cards also take a bonus token "
    "each, from the pile for that number of cards. Other sales take none.",
    "rule.bonus.by-cards.brief.none": "No sale earns a bonus token",
    "rule.bonus.by-cards.words.none": "No sale earns a bonus token, as there are none.",
    "rule.bonus.top.brief": "Take the top bonus token of its pile, unseen until drawn",
    "rule.bonus.top.words": "The bonus token is the top one of its pile. Only whoever draws it "
    "sees its value before the round is counted.",
    "rule.bonus.empty-pile.brief": "An empty pile gives no bonus token",
    "rule.bonus.empty-pile.words": "When that pile is empty there is no bonus token, "
    "and none from another pile instead.",
    # 9 the end of a round
    "rule.end.three-rows.brief": "Three empty token rows end the round",
    "rule.end.three-rows.words": "The round ends as soon as the tokens of three goods are gone, "
    "after that sale is finished with its bonus token.",
    "rule.end.deck-exact.brief": "A deck that just fills the market does not end the round",
    "rule.end.deck-exact.words": "When the last card of the deck fills the market, the round goes "
    "on with an empty deck. Sales and exchanges need no deck.",
    "rule.end.deck-short.brief": "A deck too short to fill the market ends the round",
    "rule.end.deck-short.words": "When the deck cannot fill the market, the taken cards stay "
    "taken, what is left is laid out, and the round ends at once.",
    # 10 counting up
    "rule.count.camel-token.brief": "The larger herd takes the camel token, {camel_token:rupee}",
    "rule.count.camel-token.words": "The player with the larger herd takes the camel token, "
    "{camel_token:rupee}. With equal herds nobody takes it.",
    "rule.count.seal.brief": "The richer player takes a seal",
    "rule.count.seal.words": "Both players count the rupees on their tokens. "
    "The richer one takes a seal.",
    "rule.count.ties.brief": "Rupees tied: more bonus tokens, then more goods tokens, win",
    "rule.count.ties.words": "With equal rupees the seal goes to the player with more bonus "
    "tokens, then to the one with more goods tokens. The camel token counts as neither.",
    "rule.count.full-tie.brief": "Tied in all three: no seal, the round is played again",
    "rule.count.full-tie.words": "When rupees, bonus tokens and goods tokens are all equal, "
    "nobody takes a seal and the round is played again by {again}.",
    "rule.count.full-tie.brief.second": "Tied in all three: the second player takes the seal",
    "rule.count.full-tie.words.second": "When rupees, bonus tokens and goods tokens are all equal, "
    "the seal goes to the second player, the one who did not start the round.",
    # 11 the match
    "rule.match.two-seals.brief": "{seals_to_win} seals win the match at once",
    "rule.match.two-seals.words": "The first player with {seals_to_win:seal} wins the match "
    "at once.",
    "rule.match.two-seals.brief.one": "{seals_to_win:seal} wins the match at once",
    "rule.match.two-seals.words.one": "The first player with {seals_to_win:seal} wins the match "
    "at once.",
    "rule.match.loser-starts.brief": "The loser of a round starts the next",
    "rule.match.loser-starts.words": "Whoever lost a round starts the next one.",
    "rule.match.from-zero.brief": "Every round begins again from nothing",
    "rule.match.from-zero.words": "Every round is set up anew and begins at 0 rupees; "
    "only seals are kept.",
    "rule.match.no-turn-limit.brief": "A round may last as long as it likes",
    "rule.match.no-turn-limit.words": "No rule ends an endless exchanging. A turn cap can be set; "
    "a round that reaches it gives no seal and is dealt anew, and two running draw the match.",
    "rule.match.no-turn-limit.brief.cap": "A round ends undecided after {turn_cap:turn}",
    "rule.match.no-turn-limit.words.cap": "The turn cap is {turn_cap:turn}, of both players "
    "together. A round that reaches it gives no seal and is dealt anew, begun by {again}, "
    "and two running draw the match.",
    # refusals
    "refusal.round.over": "The round is over; deal the next one to go on.",
    "refusal.turn.not-yours": "It is the other player's turn; act when that turn is over.",
    "refusal.turn.one-action": "Goods and camels are never taken in the same turn: "
    "take only goods, or only the camels.",
    "refusal.camels.all": "Camels are taken all together or not at all: "
    "+M takes {camels:all-camels}.",
    "noun.all-camels": {
        "one": "the one in the market",
        "other": "the {n} of the market",
    },
    "refusal.camels.all.none": "Camels are taken all together, written +M, "
    "and the market has none now.",
    "refusal.camels.any": "No camel lies in the market; it holds {market:cards}.",
    "refusal.take.one-good": "Without giving cards you take one good, not {n}: "
    "take one, or give {n:card} in exchange.",
    "refusal.take.one-good.none": "A take needs one good: name one of the market.",
    "refusal.take.hand-limit": "Your hand is full, {hand} of {limit}: sell cards, "
    "or give some in an exchange.",
    "refusal.exchange.no-camels": "Camels are never taken by exchange: "
    "take goods, or take all the camels and give nothing.",
    "refusal.exchange.equal": "An exchange is even, and this one takes {take} and gives {give}: "
    "give as many as you take.",
    "refusal.exchange.equal.none": "You take {take:card} and give none: to take several goods, "
    "give as many cards of hand or herd.",
    "refusal.exchange.equal.nothing": "You give {give:card} and take none: "
    "name as many goods of the market to take.",
    "refusal.exchange.at-least-two": "{take} for {take} is not an exchange: "
    "give and take at least {least}.",
    "refusal.exchange.no-same-kind": "{same:Kinds} would be on both sides: "
    "give and take different kinds.",
    "refusal.exchange.hand-limit": "Your hand would hold {would} cards and the limit is {limit}: "
    "give {over:goods-for-camel}.",
    "noun.goods-for-camel": {
        "one": "a good in place of 1 camel",
        "other": "goods in place of {n} camels",
    },
    "refusal.sell.any-number": "A sale needs at least one card: name cards of one good you hold.",
    "refusal.sell.goods-only": "Camels are never sold: sell goods, and give camels in an exchange.",
    "refusal.sell.one-kind": "A sale is of one good, and this one mixes {kinds:kinds}: "
    "sell them in different turns.",
    "refusal.sell.at-least-two": "{good:Kinds} can be sold only {least} or more at a time, and "
    "this sale has {n}: sell at least {least}, or keep it.",
    "refusal.cards.in-market": "The market lacks {missing:lacks {market}}: "
    "it holds {market:cards}.",
    "refusal.cards.in-hand": "Your hand lacks {missing:lacks {hand}}: it holds {hand:cards}.",
    "refusal.cards.in-herd": "You give {camels:camel} and your herd has {herd}: "
    "give at most {herd}.",
    "refusal.cards.in-herd.none": "You give {camels:camel} and your herd has none: "
    "give goods of your hand.",
}
