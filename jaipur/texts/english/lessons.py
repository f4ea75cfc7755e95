"""Goals, hints and replies of the tasks.

`task.ID.goal`, `task.ID.hint`, `task.ID.done`, and `task.ID.CASE` for an answer in which
something wanted is still missing.
"""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "task.title": "Task: {goal}",
    "task.unknown": "There is no task {id}. {hint}",
    "task.all": "lesson(8) shows the tasks of chapter 8, and so on.",
    "task.too-many": {
        "one": "This task is one turn; you gave {given}.",
        "other": "This task is {n} turns; you gave {given}.",
    },
    "task.illegal": "That is not allowed. {reason}",
    "task.nothing": "Nothing has been played yet.",
    "task.step": "{words}: {action}",
    "task.then": "{first}; then {next}",
    "task.told": "{steps}. {done}",
    "help.hint": "Hint",
    "help.solution": "Solution",
    "help.text": "{kind}: {words}",
    "lesson.unknown": "There is no lesson {chapter}. Use the number of a chapter with "
    "tasks: {numbers}.",
    "lesson.no-task": "Chapter {chapter} has no task {id}. It has {ids}.",
    "lesson.progress": {"one": "{done} of {n} task done.", "other": "{done} of {n} tasks done."},
    "progress.type": "Progress shows a lesson, such as lesson(8), and not {given}.",
    "lesson.goal": "Task",
    "lesson.state": "Progress",
    "lesson.done": "done",
    "lesson.open": "open",
    "lesson.text": "{state}: {goal}",
    "verdict.done": "Done. {words}",
    "verdict.open": "Not yet. {words}",
    "verdict.progress": "{said} {progress}",
    # the first notebook
    "task.start.take.goal": "Take the diamond, so that you hold two.",
    "task.start.take.hint": "Pick the diamond in the market and nothing else, then press the "
    "button.",
    "task.start.take.took": "Take one card from the market and give nothing for it.",
    "task.start.take.diamond": "You took another good; the diamond still lies in the market.",
    "task.start.take.done": "You hold two diamonds, and the deck has filled the market again.",
    "task.start.camels.goal": "Take all the camels of the market.",
    "task.start.camels.hint": "Pick any camel of the market: the others come with it.",
    "task.start.camels.camels": "The camels still lie in the market.",
    "task.start.camels.done": "Your herd has grown to four. Camels never count as cards in hand.",
    "task.start.sell.goal": "Sell all your leather at once.",
    "task.start.sell.hint": "Pick the three leather cards in your hand, and nothing in the market.",
    "task.start.sell.sold": "Sell cards of your hand: pick no card of the market.",
    "task.start.sell.leather": "That was a sale, but not of leather.",
    "task.start.sell.all-three": "You sold some leather and kept some. Three at once earn a "
    "bonus token.",
    "task.start.sell.done": "Three leather brought 4 + 3 + 2 rupees and a bonus token.",
    # the box
    "task.box.top.goal": "Take the good whose top token is worth most now.",
    "task.box.top.hint": "Compare the next token of each row, not the names of the goods.",
    "task.box.top.took": "Take one good and give nothing for it.",
    "task.box.top.top": "The top token of another good in the market is worth more now.",
    "task.box.top.done": "The next gold token is worth 6. Both diamond tokens of 7 are gone.",
    "task.box.last.goal": "Empty the row of silver, and keep no silver card.",
    "task.box.last.hint": "Three silver tokens are left. How many silver cards are unsold, and who "
    "holds them?",
    "task.box.last.empty": "Silver tokens are left.",
    "task.box.last.kept": "The row is empty and you kept a silver card. It is the last one, and "
    "silver is never sold singly.",
    "task.box.last.done": "Four cards took three tokens, 5 rupees each. The last card brought no "
    "goods token, but made it a sale of four: a bonus token of 4 to 6.",
    # setting up
    "task.setup.five-goods.goal": "Two of your five cards were camels. Hold five goods after your "
    "first turn.",
    "task.setup.five-goods.hint": "The camels stand in your herd, and camels can pay for goods.",
    "task.setup.five-goods.exchanged": "That was no exchange, and nothing else adds two goods to "
    "your hand.",
    "task.setup.five-goods.five": "You do not hold five goods: a good that you give is one good "
    "less.",
    "task.setup.five-goods.done": "Three goods in hand, two for your two camels: five.",
    "task.setup.herd.goal": "Have five camels in your herd after your first turn.",
    "task.setup.herd.hint": "One of your five cards was a camel. How many lie in the market?",
    "task.setup.herd.unsold": "A sale adds no camel to your herd.",
    "task.setup.herd.five": "The camels still lie in the market.",
    "task.setup.herd.done": "One was dealt to you and four opened the market: five camels.",
    # a turn
    "task.turn.sell.goal": "Turn your two gold into tokens.",
    "task.turn.sell.hint": "Tokens come by one of the four actions only.",
    "task.turn.sell.sold": "Your turn is over and you have earned nothing.",
    "task.turn.sell.gold": "You sold, but not the gold.",
    "task.turn.sell.done": "Two gold brought two tokens, and your turn is over.",
    "task.turn.more.goal": "Do the one action with which you lose no card and get at least two.",
    "task.turn.more.hint": "Camels are cards too.",
    "task.turn.more.lost": "You have fewer cards in hand than before.",
    "task.turn.more.more": "An exchange: you gave as many cards as you got.",
    "task.turn.more.two": "You lost nothing, but you got one card only.",
    "task.turn.more.done": "Two camels came, and nothing went.",
    # take one good
    "task.take.pair.goal": "Take one card, so that you could sell two precious cards next turn.",
    "task.take.pair.hint": "Which precious good do you hold already? A pair of it can be sold.",
    "task.take.pair.took": "Take one good and give nothing for it.",
    "task.take.pair.pair": "You still hold no two of the same precious good.",
    "task.take.pair.done": "Two gold can be sold together next turn.",
    "task.take.room.goal": "Your hand is full. End your turn with fewer than seven cards.",
    "task.take.room.hint": "Only one of the four actions makes a hand smaller.",
    "task.take.room.room": "Your hand still holds seven cards.",
    "task.take.room.done": "Now there is room, and next turn you can take a good.",
    "task.take.three.goal": "Take one card, so that next turn you could sell three of a good and "
    "earn a bonus token.",
    "task.take.three.hint": "Of which good do you hold two already, and a third lies in the "
    "market?",
    "task.take.three.took": "Take one good and give nothing for it.",
    "task.take.three.three": "You hold no three cards of one good.",
    "task.take.three.done": "Three cloth at once will earn a bonus token.",
    # take all the camels
    "task.camels.full.goal": "Your hand is full and you want to keep all of it. Add three camels "
    "to your herd.",
    "task.camels.full.hint": "Camels in the herd do not count as cards in hand.",
    "task.camels.full.seven": "You no longer hold all seven cards.",
    "task.camels.full.herd": "Your herd has not grown to three.",
    "task.camels.full.done": "Seven cards in hand, three camels in the herd.",
    "task.camels.leave.goal": "Two camels and two diamonds lie in the market. Leave the other "
    "player no diamond.",
    "task.camels.leave.hint": "What you take is as important as what you leave. Two goods come "
    "at once in one way only.",
    "task.camels.leave.sold": "A sale leaves the market as it is.",
    "task.camels.leave.camels": "With the camels gone, both diamonds still lie there, and two "
    "new cards beside them.",
    "task.camels.leave.diamonds": "A diamond still lies in the market.",
    "task.camels.leave.done": "No diamond is left to take: both are in your hand.",
    # exchange
    "task.exchange.diamonds.goal": "Get both diamonds this turn and keep your three silver.",
    "task.exchange.diamonds.hint": "Camels of your herd are money in an exchange, and so are cards "
    "you need less.",
    "task.exchange.diamonds.both": "You do not hold both diamonds.",
    "task.exchange.diamonds.silver": "You hold both diamonds but paid with silver.",
    "task.exchange.diamonds.done": "Two diamonds, three silver, and one action.",
    "task.exchange.full.goal": "Your hand is full. Get the gold and the silver, and keep your "
    "diamonds.",
    "task.exchange.full.hint": "Every camel you give makes the hand one card larger. What does "
    "giving a good do?",
    "task.exchange.full.exchanged": "That was no exchange.",
    "task.exchange.full.both": "You do not hold both the gold and the silver.",
    "task.exchange.full.diamonds": "You hold both, but you gave a diamond for them.",
    "task.exchange.full.done": "Goods for goods leave seven cards in hand, which is allowed.",
    "task.exchange.poor.goal": "Your herd is empty. Get both diamonds this turn.",
    "task.exchange.poor.hint": "Camels are one way to pay. What else may be given?",
    "task.exchange.poor.both": "You do not hold both diamonds.",
    "task.exchange.poor.done": "Goods of your hand paid for both diamonds: no camel was needed.",
    # sell
    "task.sell.bonus.goal": "Earn a bonus token of the pile for four cards.",
    "task.sell.bonus.hint": "The bonus goes by the number of cards sold at once.",
    "task.sell.bonus.sold": "Only a sale earns a bonus token.",
    "task.sell.bonus.four": "That sale drew no token from the pile for four cards.",
    "task.sell.bonus.done": "Four cloth at once drew a token from the pile for four cards.",
    "task.sell.most.goal": "Make the sale that brings the most rupees in goods tokens.",
    "task.sell.most.hint": "Add up the top tokens of each row for the cards you hold.",
    "task.sell.most.sold": "That was no sale.",
    "task.sell.most.most": "Another good brings more rupees now.",
    "task.sell.most.done": "Two diamonds brought 5 + 5 rupees, more than two cloth or two leather.",
    "task.sell.last-token.goal": "One silver token is left. Take it.",
    "task.sell.last-token.hint": "The number of tokens left does not change how many silver cards "
    "a sale needs.",
    "task.sell.last-token.sold": "Tokens are taken by selling.",
    "task.sell.last-token.silver": "The silver token still lies there.",
    "task.sell.last-token.done": "Two cards for one token of 5 rupees: silver needs two cards, "
    "however few tokens are left.",
    # bonus tokens
    "task.bonus.largest.goal": "Earn the most valuable bonus token that you can earn this turn.",
    "task.bonus.largest.hint": "More cards at once, a better pile.",
    "task.bonus.largest.sold": "Only a sale earns a bonus token.",
    "task.bonus.largest.some": "That sale was too small for a bonus token.",
    "task.bonus.largest.four": "That earned a token of the pile for three cards. There is a "
    "better one.",
    "task.bonus.largest.done": "Four leather at once earned a token worth 4 to 6 rupees.",
    "task.bonus.wait.goal": "Get ready to sell five cloth at once next turn.",
    "task.bonus.wait.hint": "Two cloth lie in the market, and your herd can pay.",
    "task.bonus.wait.five": "You do not hold five cloth.",
    "task.bonus.wait.done": "Five cloth at once will earn a token worth 8 to 10 rupees.",
    # the end of a round
    "task.ending.now.goal": "End the round this turn, and be the richer one when it is counted.",
    "task.ending.now.hint": "Three actions end the round. Which of them brings the most rupees?",
    "task.ending.now.over": "The round goes on, and the other player is to move.",
    "task.ending.now.richer": "The round is over, and with the camel token the other player is "
    "richer.",
    "task.ending.now.done": "The silver row is the third empty one. You have 67 rupees, and the "
    "other player has 62 with the camel token.",
    "task.ending.empty-deck.goal": "Two cards are left. Empty the deck this turn without ending "
    "the round.",
    "task.ending.empty-deck.hint": "Which action makes as many places free in the market as there "
    "are cards to fill them?",
    "task.ending.empty-deck.going": "That sale emptied the third row: the round is over.",
    "task.ending.empty-deck.empty": "The round goes on, but the deck is not empty.",
    "task.ending.empty-deck.done": "Two places, two cards: the market is full, the deck is empty, "
    "and the round goes on.",
    "task.ending.go-on.goal": "The deck is empty and you are not done yet. Hold both diamonds "
    "without ending the round.",
    "task.ending.go-on.hint": "Which actions need no card of the deck?",
    "task.ending.go-on.going": "There was no card to fill the market: the round is over.",
    "task.ending.go-on.both": "The round goes on, but you do not hold both diamonds.",
    "task.ending.go-on.done": "An exchange draws nothing, so an empty deck does not stop it.",
    # counting up
    "task.counting.camels.goal": "Without the camel token you are one rupee behind. End the round "
    "this turn and take the seal.",
    "task.counting.camels.hint": "The camel token is worth more than the sale. Who has the larger "
    "herd afterwards?",
    "task.counting.camels.over": "The round goes on, and the other player is to move.",
    "task.counting.camels.seal": "The round is over, and with the camel token the other player is "
    "richer.",
    "task.counting.camels.done": "Six camels against five: 58 + 5 rupees beat 59.",
    "task.counting.level.goal": "Without the camel token you are one rupee ahead. End the round "
    "this turn and take the seal.",
    "task.counting.level.hint": "You cannot get more camels than the other player. What if nobody "
    "has more?",
    "task.counting.level.over": "The round goes on, and the other player is to move.",
    "task.counting.level.seal": "The round is over, and the camel token went to the larger herd of "
    "the other player.",
    "task.counting.level.done": "Five camels each: nobody takes the camel token, and 59 rupees "
    "beat 58.",
    "task.counting.tie.goal": "The other player has more camels and no bonus token. End the round "
    "this turn and take the seal.",
    "task.counting.tie.hint": "You need not be richer. Equal rupees are enough for whoever wins "
    "the tie.",
    "task.counting.tie.over": "The round goes on, and the other player is to move.",
    "task.counting.tie.seal": "The round is over, and you are one rupee behind.",
    "task.counting.tie.done": "64 rupees each, and your one bonus token decides, although the "
    "other player has more goods tokens.",
    # the match
    "task.match.second-seal.goal": "Suppose each of you has one seal already, yours from a round "
    "won by 40 rupees. Win the match this turn.",
    "task.match.second-seal.hint": "The 40 rupees are gone. What would put you ahead in this "
    "round?",
    "task.match.second-seal.over": "The round goes on, and so does the match.",
    "task.match.second-seal.seal": "The round is over, and the other player is one rupee ahead: "
    "the second seal goes there, and the match with it.",
    "task.match.second-seal.done": "With the camel token you have 63 rupees against 59: your "
    "second seal, and the match.",
    "task.match.start-next.goal": "No seal has been won yet. End this round so that you start the "
    "next one.",
    "task.match.start-next.hint": "Who starts a round is decided by the round before. What would "
    "you have to be in it?",
    "task.match.start-next.over": "The round goes on, so there is no next one yet.",
    "task.match.start-next.loser": "You have won the round, so the other player starts the next "
    "one.",
    "task.match.start-next.done": "You have lost this round by one rupee, and so you start the "
    "next one.",
    "task.match.cap.goal": "These rules have a turn cap, and one turn is left. Take the seal.",
    "task.match.cap.hint": "The cap gives no seal. Does another end of the round come first?",
    "task.match.cap.uncapped": "That was the last turn before the cap: the round is over, and "
    "nobody takes a seal.",
    "task.match.cap.seal": "The round is counted, but the other player takes the seal.",
    "task.match.cap.done": "The third empty row ended the round, so it is counted, and you take "
    "the seal.",
    # a whole match
    "task.whole.wait.goal": "Play the action that is worth most by greedy's measure: rupees "
    "earned, three quarters of what the hand kept could be sold for, and 1 for each camel kept.",
    "task.whole.wait.hint": "What would five cloth bring, all at once?",
    "task.whole.wait.three": "Three cloth bring rupees now; a larger set would be worth more, even "
    "at three quarters.",
    "task.whole.wait.sold": "That sale brings few rupees now. A larger set of cloth in the hand "
    "would be worth more, even at three quarters.",
    "task.whole.wait.less": "Another action leaves more. Count the best sale of each good in the "
    "hand, and the camels.",
    "task.whole.wait.done": "Five cloth could be sold for about 24 rupees, bonus token included: "
    "at three quarters still more than three bring now.",
    "task.whole.camels.goal": "Three camels lie in the market. Play the action that is worth most "
    "by greedy's measure.",
    "task.whole.camels.hint": "A camel counts 1. What is one gold worth in the hand, and what are "
    "two?",
    "task.whole.camels.camels": "Three camels count 3. Another action adds more to what your hand "
    "could be sold for.",
    "task.whole.camels.less": "Another action leaves a hand that could be sold for more, or more "
    "camels.",
    "task.whole.camels.done": "Two gold could be sold for 12 rupees, and one alone for nothing.",
    "task.whole.end.goal": "The deck is empty. Win the seal with this turn.",
    "task.whole.end.hint": "Whoever takes from the market ends the round. Who would have the "
    "larger herd then?",
    "task.whole.end.goes-on": "The round goes on, so the seal is not won yet.",
    "task.whole.end.lost": "The round is over, and the other player has more rupees: count the "
    "camel token.",
    "task.whole.end.done": "With six camels to five the camel token is yours, and 57 rupees beat "
    "51.",
    # the bug zoo
    "task.zoo.just-empty.goal": "Draw the last card of the deck without ending the round.",
    "task.zoo.just-empty.hint": "As many cards come to the market as you take without giving.",
    "task.zoo.just-empty.deck": "The last card still lies in the deck.",
    "task.zoo.just-empty.live": "The deck could not fill the market, so the round is over.",
    "task.zoo.just-empty.done": "The deck is empty, the market is full, and the round goes on.",
    # which sheet is right
    "task.sheets.no-camels.goal": "Your herd is empty. Get both diamonds this turn, "
    "and keep the leather.",
    "task.sheets.no-camels.hint": "One sheet says that an exchange needs camels. "
    "Its own rules say: hand or herd.",
    "task.sheets.no-camels.exchanged": "Two goods in one turn come by an exchange only.",
    "task.sheets.no-camels.both": "That was an exchange, but a diamond is left in the market.",
    "task.sheets.no-camels.leather": "You hold both diamonds, but the leather is gone.",
    "task.sheets.no-camels.done": "Goods of your hand paid for both diamonds, without a camel.",
    "task.sheets.full-hand.goal": "Your hand is full. Get the diamond into it this turn, "
    "and keep all three spice.",
    "task.sheets.full-hand.hint": "You cannot take and then discard. Goods for goods leave the "
    "hand at seven.",
    "task.sheets.full-hand.diamond": "The diamond is not in your hand.",
    "task.sheets.full-hand.spice": "You hold the diamond, but you gave spice for it.",
    "task.sheets.full-hand.done": "Goods paid for the diamond, one for each card you took: "
    "your hand still holds seven.",
}
