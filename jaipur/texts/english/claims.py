"""Claims of the rule sheets in the kit's own words, and what the engine shows of each.

`claim.ID` is what the sheet claims, `claim.ID.shows` what is seen when it is played.
`claim.look.NAME` says what is looked at, `claim.value.LOOK.VALUE` what is seen there.
"""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # marking
    "claim.right": "Right. The claim is {truth}. {shows}",
    "claim.wrong": "Not so. The claim is {truth}. {shows}",
    "claim.truth.True": "true",
    "claim.truth.False": "false",
    "claim.title": "{sheet} claims: {words}",
    "claim.text": "{title} [{id}]",
    "claim.answer": "A claim is marked True or False, not {answer}.",
    "claim.unknown": "There is no claim {id}. {hint}",
    "claim.all": "claims() lists them all.",
    "claim.sheet-unknown": "There is no sheet {sheet}. Choose {sheets}.",
    "claim.list": {"one": "{n} claim", "other": "{n} claims"},
    "claim.list.claim": "Claim",
    "claim.list.words": "In our words",
    # evidence
    "claim.market": "Market",
    "claim.hand": "Your hand",
    "claim.herds": "Herds",
    "claim.herds.both": "you {mine}, the other player {theirs}",
    "claim.deck": "Deck",
    "claim.seals": "Seals before",
    "claim.seals.both": "you {mine}, the other player {theirs}",
    "claim.row": "{good} tokens",
    "claim.played": "Played",
    "claim.happened": "What happened",
    "claim.by-claim": "By the claim",
    "claim.by-engine": "On the engine",
    "claim.rule": "Rule",
    "claim.start": "Play it from",
    "claim.evidence.text": "Market {market:cards}; your hand {hand:cards}; herds: {herds}. "
    "{played}{look}: {claimed} by the claim, {seen} on the engine.",
    "claim.played.text": "Played {actions}. {happened} ",
    # what is looked at
    "claim.look.refused": "Is the last action allowed?",
    "claim.look.hand": "Cards in your hand",
    "claim.look.herd": "Camels in your herd",
    "claim.look.market": "Cards in the market",
    "claim.look.market-camels": "Camels in the market",
    "claim.look.fewest-camels": "Fewest camels in the opening markets of 100 deals",
    "claim.look.camels-aside": "Camels that lie in no herd, market or deck",
    "claim.look.camels-in-all": "Camels in the round",
    "claim.look.goods-cards": "Cards of goods in the round",
    "claim.look.all-again": "Are all 55 cards in the second round?",
    "claim.look.piles-sorted": "Does each bonus pile go from high to low?",
    "claim.look.bonus": "Your bonus tokens",
    "claim.look.better-bonus": "Did the diamonds earn the better bonus token?",
    "claim.look.sold-seen": "Sold cards that the other player can count",
    "claim.look.rupees": "Your rupees",
    "claim.look.ended": "Is the round over?",
    "claim.look.camel-token": "Who has the camel token?",
    "claim.look.match-over": "Is the match over?",
    "claim.look.next-starter": "Who starts the next round?",
    "claim.value.True": "yes",
    "claim.value.False": "no",
    "claim.value.refused.legal": "allowed",
    "claim.value.refused": "not allowed",
    "claim.value.player.0": "you",
    "claim.value.player.1": "the other player",
    "claim.value.player.none": "nobody",
    "claim.value.ended.no": "no",
    "claim.value.ended.goods": "yes: three token rows are empty",
    "claim.value.ended.deck": "yes: the deck could not fill the market",
    # the sources
    "source.caption": "The rulebook and four public sheets",
    "source.name": "Source",
    "source.language": "Language",
    "source.what": "What it is",
    "source.worth": "What it is worth",
    "source.text": "{id} ({language}): {what}. {worth}",
    "source.rulebook": "Rulebook",
    "source.sheet": "Sheet\u00a0{id}",
    "source.book.language": "several",
    "source.book.what": "the publisher's rulebook of 2009, and the same text of 2019, "
    "with a page of notes",
    "source.book.worth": "It decides.",
    "source.000.language": "Spanish",
    "source.000.what": "a retelling of the main text, without the page of notes",
    "source.000.worth": "Right in most things, silent on some; two slips.",
    "source.001.language": "Slovenian",
    "source.001.what": "a digest; its word blago means both goods and cloth",
    "source.001.worth": "Right wherever it could be checked.",
    "source.002.language": "English",
    "source.002.what": "an article that explains the game from setting up to tips",
    "source.002.worth": "Wrong in at least sixteen places.",
    "source.004.language": "English",
    "source.004.what": "a sheet reviewed against the rulebook in October 2026",
    "source.004.worth": "Right, but for four slips.",
    # claims by sheet
    "tally.caption": {
        "one": "{n} claim: {wrong} false, {right} true",
        "other": "{n} claims: {wrong} false, {right} true",
    },
    "tally.sheet": "Sheet",
    "tally.claims": "Claims",
    "tally.false": "False",
    "tally.true": "True",
    "tally.text": "{sheet}: {n} claims, {wrong} false, {right} true.",
    # 000
    "claim.000.goods-cards": "The box holds 55 cards of goods.",
    "claim.000.goods-cards.shows": "Of the 55 cards, 11 are camels, so 44 are goods.",
    "claim.000.one-kind-a-round": "In each round you sell one kind of good and no other.",
    "claim.000.one-kind-a-round.shows": "You sold cloth and, a turn later in the same round, "
    "leather: the limit is one kind in a turn.",
    "claim.000.last-token": "Silver is sold two at a time or more, even for the last token.",
    "claim.000.last-token.shows": "One silver is refused although one token is left.",
    "claim.000.five-camels": "The market can open with more than three camels.",
    "claim.000.five-camels.shows": "In this deal both cards that join the three camels are "
    "camels too.",
    # 001
    "claim.001.one-for-one": "One card for one is no exchange.",
    "claim.001.one-for-one.shows": "One for one is refused; two for two is the least.",
    "claim.001.same-kind": "You may not give back a kind of good that you take.",
    "claim.001.same-kind.shows": "Gold on both sides is refused.",
    "claim.001.camels-at-seven": "Camels can be taken with seven cards in hand.",
    "claim.001.camels-at-seven.shows": "The camels went to the herd, where no limit counts them.",
    "claim.001.too-few-tokens": "A sale of three earns its bonus token even when only two goods "
    "tokens are left.",
    "claim.001.too-few-tokens.shows": "Three leather took the two tokens that were left, "
    "and a bonus token for three.",
    "claim.001.camel-tie": "With equal herds nobody takes the camel token.",
    "claim.001.camel-tie.shows": "The round is over with four camels each, and the token stays "
    "where it is.",
    # 002
    "claim.002.shuffle-all": "The market comes from a deck into which all the camels are shuffled.",
    "claim.002.shuffle-all.shows": "No market opens with fewer than three camels, "
    "because three are laid out before the rest is shuffled.",
    "claim.002.five-goods": "Before play begins, camels in the market give way to goods.",
    "claim.002.five-goods.shows": "The three camels stay, and may be joined by more.",
    "claim.002.common-herd": "Camels turned up at the start form a common herd beside the market.",
    "claim.002.common-herd.shows": "Every camel is in the market, in the deck or in a player's "
    "own herd; a common herd does not exist.",
    "claim.002.dealt-camels": "You start with all five cards of the deal in hand, camels too.",
    "claim.002.dealt-camels.shows": "Two of the five were camels and went to the herd at once, "
    "so three cards are in hand.",
    "claim.002.bonus-sorted": "Bonus tokens are sorted, the best on top.",
    "claim.002.bonus-sorted.shows": "Each pile is shuffled and lies face down, so a low token "
    "may be drawn first.",
    "claim.002.camels-from-herd": "You may take camels out of a herd as well as the market.",
    "claim.002.camels-from-herd.shows": "Both herds have camels, the market has none, "
    "and the action is refused.",
    "claim.002.camels-to-hand": "Camels that you take go to your hand.",
    "claim.002.camels-to-hand.shows": "Three camels went to the herd, and the hand is as before.",
    "claim.002.no-refill": "After the camels are taken, their places in the market stay empty.",
    "claim.002.no-refill.shows": "The deck filled all three places.",
    "claim.002.give-from-hand": "A camel that pays in an exchange comes out of your hand.",
    "claim.002.give-from-hand.shows": "Both camels came from the herd, so the hand grew by two.",
    "claim.002.given-to-herd": "What you give in an exchange goes to the camel herd.",
    "claim.002.given-to-herd.shows": "The cloth and the spice lie in the market now; "
    "no herd has changed.",
    "claim.002.discard-down": "With a full hand you may take one more card and then discard one.",
    "claim.002.discard-down.shows": "With seven in hand the take itself is refused; "
    "discarding down is no rule.",
    "claim.002.discard-to-herd": "An exchange may leave you eight cards: one of them then joins "
    "the herd.",
    "claim.002.discard-to-herd.shows": "Two camels for two goods would make eight cards, "
    "and that is refused before anything moves.",
    "claim.002.face-down": "What you sell is discarded unseen.",
    "claim.002.face-down.shows": "Sold cards and the tokens for them lie open: "
    "the other player counts three cloth.",
    "claim.002.two-for-bonus": "Two cards of a kind sold together earn a bonus token.",
    "claim.002.two-for-bonus.shows": "Two earned goods tokens alone; the bonus begins with three.",
    "claim.002.precious-bonus": "The bonus token for diamonds is worth more than that for leather.",
    "claim.002.precious-bonus.shows": "Both sales of three drew from the same pile, "
    "and the leather drew the better token.",
    "claim.002.gone-for-good": "Cards once sold are out for the rest of the match.",
    "claim.002.gone-for-good.shows": "The second round of a match is dealt from "
    "all 55 cards again.",
    "claim.002.camels-in-hand": "The camel token goes by the camels in hand at the end.",
    "claim.002.camels-in-hand.shows": "Nobody ever holds a camel in hand; the larger herd took "
    "the token.",
    "claim.002.highest-first": "A sale takes the most valuable goods token that is left first.",
    "claim.002.highest-first.shows": "The first cloth brought the 5 on top of its row.",
    "claim.002.third-row": "When the tokens of a third good are gone, the round is over.",
    "claim.002.third-row.shows": "The last leather token was that of the third empty row.",
    "claim.002.second-seal": "Two seals win the match.",
    "claim.002.second-seal.shows": "You had one seal, took the second, and the match is over.",
    # 004
    "claim.004.no-camels": "Without camels there is no exchange.",
    "claim.004.no-camels.shows": "Your herd is empty, and two goods of the hand paid for two.",
    "claim.004.three-rounds": "A match takes three rounds at most.",
    "claim.004.three-rounds.shows": "With one seal each, the third round ends tied in everything "
    "that counts: no seal, and a fourth round follows.",
    "claim.004.always-five": "There are five cards in the market at all times.",
    "claim.004.always-five.shows": "The deck was empty, so the last refill failed: "
    "four cards lie there, and the round is over.",
    "claim.004.one-diamond": "One diamond alone cannot be sold.",
    "claim.004.one-diamond.shows": "One diamond is refused; two are the least.",
    "claim.004.never-both": "No turn takes goods and camels together.",
    "claim.004.never-both.shows": "A diamond together with a camel is refused.",
    "claim.004.loser-starts": "The loser of a round starts the next one.",
    "claim.004.loser-starts.shows": "You took the seal, so the other player starts.",
    "claim.004.thirteen-camels": "At the end of a round one player can have 8 camels and the "
    "other 5.",
    "claim.004.thirteen-camels.shows": "The box holds 11 camels. The sheet's example of the count "
    "needs 13.",
    # the board
    "claims.place": "Claim {number} of {of}",
    "claims.score": "{right} of {marked} right",
    "claims.score.none": "none marked yet",
    "claims.ask": "Is that true? Press True or False.",
    "claims.True": "True",
    "claims.False": "False",
    "claims.True.tip": "The claim is true",
    "claims.False.tip": "The claim is false",
    "claims.chosen": "{answer}: your answer",
    "claims.previous": "Previous",
    "claims.next": "Next",
    "claims.again": "Start again",
    "claims.previous.tip": "The claim before this one",
    "claims.next.tip": "The next claim",
    "claims.again.tip": "Forget all answers and begin with the first claim",
    "claims.again.sure": {
        "one": "Press Start again once more to forget {n} answer.",
        "other": "Press Start again once more to forget {n} answers.",
    },
    "claims.first": "This is the first claim.",
    "claims.last": "This is the last claim.",
    "claims.last.open": {
        "one": "This is the last claim; {n} before it is still open.",
        "other": "This is the last claim; {n} are still open.",
    },
    "claims.marked": "You have marked this claim already, and the first answer counts.",
    "claims.done": "All {of} claims are marked: {right} right.",
    "claims.both": "Give a sheet or claims to a board, and not both.",
    "claims.type": "claims is a list of claims or their ids, such as ['002.discard-down'], and "
    "not {given}.",
    "claims.none": "A board needs at least one claim.",
    "claims.trouble": "Something went wrong: {error}. Your answers are kept.",
}
