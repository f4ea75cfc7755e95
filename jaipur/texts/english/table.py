"""Texts of the live table."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # what the sentence begins with
    "table.tone.turn": "Your turn.",
    "table.tone.legal": "Legal.",
    "table.tone.not-yet": "Not yet.",
    "table.tone.not-allowed": "Not allowed.",
    "table.tone.wait": "Wait.",
    "table.tone.round-over": "Round over.",
    "table.tone.match-over": "Match over.",
    "table.tone.curtain": "Curtain.",
    "table.tone.task-open": "Not yet.",
    "table.tone.task-done": "Done.",
    "table.tone.trouble": "Something went wrong.",
    # cards in a sentence
    "table.the.D": "the diamond",
    "table.the.G": "the gold",
    "table.the.S": "the silver",
    "table.the.C": "the cloth",
    "table.the.P": "the spice",
    "table.the.L": "the leather",
    "table.the.M": "the camel",
    "table.sold.D": "Diamonds are sold two or more at a time",
    "table.sold.G": "Gold is sold two or more at a time",
    "table.sold.S": "Silver is sold two or more at a time",
    # a turn without picks
    "table.turn": "Pick market cards to take, hand cards to sell, or both to exchange.",
    "table.turn.do": "Pick cards first",
    # legal
    "table.take": "Take {the}. Your hand grows to {hand} of {limit}; {refill}",
    "table.take.do": "Take {the}",
    "table.camels": {
        "one": "Take the camel. Your herd grows from {herd} to {grown}; {refill}",
        "other": "Take the {n} camels. Your herd grows from {herd} to {grown}; {refill}",
    },
    "table.camels.do": {"one": "Take the camel", "other": "Take the camels"},
    "table.refill": {
        "one": "a card from the deck fills the market.",
        "other": "{n} cards from the deck fill the market.",
    },
    "table.refill.last": {
        "one": "the last card of the deck fills the market, and the round goes on.",
        "other": "the last {n} cards of the deck fill the market, and the round goes on.",
    },
    "table.refill.short": "the deck has only {left:card} to fill it, so the round ends.",
    "table.refill.empty": "the deck is empty and cannot fill the market, so the round ends.",
    "table.sell": "Sell {cards:cards}: {sum}{bonus}.{ends}",
    "table.sell.do": "Sell {cards:cards}",
    "table.sum": "{terms} = {rupees:rupee}",
    "table.sum.term": " + ",
    "table.sum.one": "{rupees:rupee}",
    "table.sum.none": "no token is left, so 0 rupees",
    "table.sum.short": {
        "one": "{sum}, the one token that is left",
        "other": "{sum}, the {n} tokens that are left",
    },
    "table.bonus": ", and a bonus token for {cards}, worth {worth}",
    "table.bonus.empty": ", and no bonus token: the pile for {cards} is empty",
    "table.sell.ends": " This empties the third row, so the round ends.",
    "table.exchange.grows": "Give {give:cards}, take {take:cards}. "
    "Your hand grows to {hand} of {limit}; no card is drawn.",
    "table.exchange.stays": "Give {give:cards}, take {take:cards}. "
    "Your hand stays at {hand} of {limit}; no card is drawn.",
    "table.exchange.do": "Exchange {n} for {n}",
    # not yet: part of something legal
    "table.yet.take-several": "To take {take:cards} you give as many: "
    "pick {n:card} of your hand or herd.",
    "table.yet.one-for-one": "One for one is not an exchange: give and take at least {least}. "
    "To take one good, give nothing.",
    "table.yet.one-for-one.full": "One for one is not an exchange: give and take at least {least}.",
    "table.yet.give-more": "You take {take} and give {give}; an exchange is even. "
    "Pick {n} more to give.",
    "table.yet.take-more": "You take {take} and give {give}; an exchange is even. "
    "Pick {n} more to take.",
    "table.yet.sell-more": "{sold}; you picked {n}.",
    "table.yet.single": "{sold}, and you hold 1. "
    "To exchange it, pick {n:more-card} to give and {take:market-card}.",
    "table.yet.single.least": "{sold}, and you hold 1. To exchange it, pick {take:market-card}.",
    "table.yet.mixed": "A sale is of one kind; you picked {kinds:kinds}. "
    "To exchange them, pick {n:market-card}.",
    "table.yet.full": "Your hand is full, {hand} of {limit}: sell, take the camels, "
    "or pick a second market card and exchange.",
    "table.yet.full.no-camels": "Your hand is full, {hand} of {limit}: sell, "
    "or pick a second market card and exchange.",
    "table.yet.full.least": "Your hand is full, {hand} of {limit}: sell, "
    "or pick a card to give for it.",
    "table.yet.camels": "Camels are never sold; they are given in an exchange: "
    "pick {n:market-good} to take.",
    "table.yet.camel": "Camels are never sold; they are given in an exchange: "
    "pick {n:more-card} to give and {take:market-good} to take.",
    "table.yet.goods-and-camels": "Camels are given only in an exchange: "
    "pick {n:market-good} to take.",
    "noun.market-card": {"one": "{n} market card", "other": "{n} market cards"},
    "noun.market-good": {"one": "{n} market good", "other": "{n} market goods"},
    "table.not-yet.do": "Not yet",
    "table.give.do": "Pick {n} to give",
    "table.take-some.do": "Pick {n} to take",
    "table.more.do": "Pick {n} more",
    # not allowed: part of nothing legal, because something is missing
    "table.never.several": "To take {take:cards} you give as many.",
    "table.never.one-for-one": "One for one is not an exchange.",
    "table.never.uneven": "You take {take} and give {give}; an exchange is even.",
    "table.never.single": "{sold}, and you hold 1.",
    "table.never.mixed": "A sale is of one kind; you picked {kinds:kinds}.",
    "table.never.full": "Your hand is full, {hand} of {limit}.",
    "table.never.camels": "Camels are never sold.",
    "table.never.goods-and-camels": "Camels are given only in an exchange.",
    "table.never.in-market": {
        "one": "An exchange of {need} needs market goods of other kinds than you give: "
        "there is only 1.",
        "other": "An exchange of {need} needs market goods of other kinds than you give: "
        "there are only {n}.",
    },
    "table.never.in-market.none": "An exchange needs market goods of other kinds than you give: "
    "there is none.",
    "table.never.to-give": {
        "one": "An exchange of {need} needs cards of other kinds to give: "
        "you have only 1, counting camels as your hand has room for them.",
        "other": "An exchange of {need} needs cards of other kinds to give: "
        "you have only {n}, counting camels as your hand has room for them.",
    },
    "table.never.to-give.none": "You have no card of another kind to give.",
    "table.never.overlap": "Whatever you add to exchange them, "
    "the same kind would be on both sides.",
    "table.not-allowed.do": "Not allowed",
    # waiting, round over, match over, curtain
    "table.wait": {
        "one": "{name} is to move. Its 1 card stays hidden.",
        "other": "{name} is to move. Its {n} cards stay hidden.",
    },
    "table.wait.open": "{name} is to move, with {n:card} in hand.",
    "table.wait.none": "{name} is to move, with no card in hand.",
    "table.wait.do": "Let {name} move",
    "table.ended.goods": "The tokens of three goods are gone.",
    "table.ended.deck": "The deck ran out while the market was filled.",
    "table.ended.cap": "The turn cap of {cap:turn} is reached: no seal, no camel token.",
    "table.camel-token": "{name} has the larger herd: the camel token, {n:rupee}.",
    "table.camel-token.you": "You have the larger herd: the camel token, {n:rupee}.",
    "table.camel-token.none": "The herds are equal: nobody takes the camel token.",
    "table.next-round.do": "Play on: next round",
    "table.match.you": "You win the match, {mine} to {theirs} seals.",
    "table.match.other": "{name} wins the match, {mine} to {theirs} seals.",
    "table.match.draw": "Two capped rounds running: the match is a draw.",
    "table.look-back": "To look back at every turn, run Replay(table) in a new cell, "
    "with your table's name.",
    "table.new-deal.do": "Another deal",
    "table.again.do": "Start again",
    "table.curtain": "{name} is to move. When only {name} looks at the screen, lift the curtain.",
    "table.curtain.do": "I am {name}: show my hand",
    # players
    "table.you": "You",
    "table.player": "Player {n}",
    "table.person": "Player",
    "table.to-move": "to move",
    "table.hand": "{n} of {limit} cards",
    "table.open-hand": "{n:card}: {cards:cards}",
    "table.known": "seen taken: {cards:cards}",
    "table.rupee-word": {"one": "rupee", "other": "rupees"},
    "table.and-bonus": "+ {n} bonus",
    "table.seals": "{n} of {of:seal}",
    "table.your-herd": "Your herd",
    "table.herd": "Herd",
    "table.shown": "at most {n} can be given at once",
    "table.no-camels": "no camels",
    # what happened
    "table.nothing-yet": "Nothing has been played yet.",
    "table.round-dealt": "Round {n} is dealt; {name} is the first to move.",
    "table.sold": "{name} sold {cards:cards} for {rupees:rupee}.",
    "table.sold.bonus": "{name} sold {cards:cards} for {rupees:rupee} and a bonus token.",
    "table.sold.worth": "{name} sold {cards:cards} for {rupees:rupee} "
    "and a bonus token worth {worth}.",
    # labels
    "table.market": "Market",
    "table.in-deck": "in deck",
    "table.new": "new",
    "table.card": "{place}: {card}",
    "table.card.new": "{place}: {card}, new",
    "table.in-market": "market",
    "table.in-hand": "your hand",
    "table.in-herd": "your herd",
    "table.free": "a free place",
    "table.face-down": "face down",
    "table.pick.take": "✓ take",
    "table.pick.give": "✓ give",
    "table.pick.sell": "✓ sell",
    "table.tokens": "Goods tokens",
    "table.rows-empty": "{n} of {of} rows empty",
    "table.good": "Good",
    "table.next": "Next",
    "table.then": "Then",
    "table.none-left": "none left",
    "table.last-one": "the last",
    "table.bonus-tokens": "Bonus tokens",
    "table.sold-at-once": "Sold at once",
    "table.worth": "Worth",
    "table.left": "Left",
    "table.larger-herd": "Larger herd",
    "table.at-the-end": "at the end",
    # tools
    "table.put-back": "Put back",
    "table.undo": "Undo",
    "table.redo": "Redo",
    "table.asked": "{name} answers: when asked",
    "table.at-once": "{name} answers: at once",
    "table.seed": "Seed",
    "table.own-turn": "{own} {words}",
    "table.new-deal": "New deal",
    "table.another": "Another deal",
    "table.again": "Start again",
    "table.why": "Why?",
    "table.rule": "The rule",
    "table.rules": "Rules",
    "table.hint": "Hint",
    "table.solution": "Solution",
    "table.do.tip": "do what the sentence says",
    "table.why.tip": "show or hide the rule",
    "table.put-back.tip": "put all picked cards back",
    "table.undo.tip": "go back to the last decision",
    "table.redo.tip": "do again what was undone",
    "table.answers.tip": "press to change whether the other side moves at once or when asked",
    "table.new-deal.tip": "deal what stands beside Seed; Undo brings the old match back",
    "table.another.tip": "deal with the next seed; Undo brings the old match back",
    "table.seed.tip": "a whole number, then Enter or New deal; the same seed is the same deal",
    "table.again.tip": "back to the first position",
    "table.hint.tip": "show or hide a hint",
    "table.explain": "Why that move?",
    "table.explain.tip": "show or hide why the other side did what it did",
    "table.solution.tip": "show or hide a solution",
    "table.more": "More",
    "table.more.tip": "show or hide the rarer tools",
    "table.unseen": "What is left",
    "table.unseen.tip": "show or hide the cards you have not seen, by kind",
    "table.log": "All turns",
    "table.log.tip": "show or hide all turns so far",
    "table.opponent": "Opponent",
    "table.opponent.tip": "who plays for the other side from its next turn on",
    "table.opponent.rung": "{name}: {strength}, {speed}",
    "table.go-to": "Turn",
    "table.go-to.tip": "go to this turn of the match and play on from there",
    "table.record": "Record",
    "table.record.tip": "a match as text, to copy or to paste",
    "table.write": "Write this match",
    "table.write.tip": "write this match into the field as a record",
    "table.paste": "Play this record",
    "table.paste.tip": "lay the match of the record on the table; Undo brings this one back",
    "table.disconnected": "No answer? The kernel was restarted: "
    "run this cell again (Shift+Enter) and play on.",
    "table.disconnected.board": "No answer? The kernel was restarted: "
    "run this cell again (Shift+Enter).",
    # why a control does not act
    "table.no.undo": "Nothing to undo.",
    "table.no.redo": "Nothing to redo.",
    "table.no.again": "This is where the table began.",
    "table.no.put-back": "No card is picked.",
    "table.no.reply": "It is your turn: pick cards and act.",
    "table.no.reply.person": "{name} is a person: nobody moves in their place.",
    "table.no.next-round": "The round is still going on: play it to its end.",
    "table.no.next-round.match": "The match is over: begin a new deal.",
    "table.no.next-round.position": "This table began from a position and has no next round.",
    "table.no.hand": "A free place: your hand may hold {limit:card}.",
    "table.no.herd": "No camel stands here; your herd has {herd:camel}.",
    "table.no.herd-number": "herd is a number of camels, from 0 up, not {what}.",
    "table.no.market": "No card lies here: the deck could not fill the market.",
    "table.no.curtain": "The curtain is down: the hand shows when {name} lifts it.",
    "table.no.card.market": "The market has no more {cards:kinds} to pick.",
    "table.no.card.hand": "Your hand has no more {cards:kinds} to pick.",
    "table.no.card.herd": "Your herd has no more camels to pick; it has {herd}.",
    "table.no.card.camel": "Camels are not in the hand; give them from the herd.",
    "table.no.seed": "{seed} is no seed: use a whole number from 0 to {most}.",
    "table.same-deal": "The deal of seed {seed} lies here already, and nothing has been played. "
    "Another deal takes the next seed.",
    "table.lacks.solution": "This table has no task.",
    "table.lacks.explain": "Two people play here: ask the other one why.",
    "table.lacks.opponent": "This table has a task: its opponent stays.",
    "table.no.oppose.same": "{title} plays already.",
    "table.no.oppose.person": "A person cannot take over the computer's side: "
    "begin another table with GameTable(opponent=None).",
    "table.opposed": "{title} plays for {name} from the next turn of that side on. "
    "The record keeps the name it began with; a new deal begins with the new one.",
    "table.no.hint": "{name} is to move: a hint is for your own turn.",
    "table.no.hint.over": "{told} There is nothing left to choose.",
    "table.no.explain": "{name} has not moved in this round yet.",
    "table.no.explain.silent": "{name} cannot say why: it has no explanation for what it plays.",
    "table.moved-on": "This match went on elsewhere; here is where it stands now.",
    "table.brought-back": "The match before the new deal is back.",
    "table.pasted.rules": "The match of the record lies here, after turn {n}. It is played by "
    "rules that differ from this table's in {fields}; a new deal returns to the table's. "
    "Undo brings the one before it back.",
    "table.brought-back.record": "The match before the record is back.",
    "table.no.letters": 'market and hand are letters of cards, such as "DG", not {what}.',
    "table.no.shown": "shown is True or False, not {what}.",
    # going to a turn, and records
    "table.at-turn": "Turn {turn} of {n}. Play on from here; Redo leads forward again.",
    "table.of-turns": "of {n}",
    "table.of-turns.round": "of {n} in the match: turn {turn} of round {round}",
    "table.no.turn": "There is no turn {turn}: they are counted from 0, the deal, to {n}.",
    "table.record.warning": "The record of a live round shows what is hidden, the deck and the "
    "other hand. To see it all the same, ask again.",
    "table.record.written": "The record of this match stands in the field: copy it from there.",
    "table.pasted": "The match of the record lies here, after turn {n}. "
    "Undo brings the one before it back.",
    "table.no.paste.same": "The match of this record lies here already.",
    "table.no.paste.rules": "That match is played with hands of up to {limit:card}, "
    "for which this table has no places: use GameTable(start=loads(record)).",
    # what is left
    "table.unseen.caption": {
        "one": "Not seen: {deck:card} in the deck, 1 in the hand of {name}.",
        "other": "Not seen: {deck:card} in the deck, {n} in the hand of {name}.",
    },
    "table.unseen.known": "Of the hand of {name} you have seen {cards:cards}.",
    "table.unseen.known.none": "Of the hand of {name} you have seen no card.",
    "table.unseen.card": "Card",
    "table.unseen.unseen": "Not seen",
    "table.unseen.in-box": "In the box",
    "table.unseen.row": "{card} {number}",
    "table.brought-forward": "The match that took its place is back.",
    # a hint, and why the other side did what it did
    "table.hint.greedy": "Greedy, who looks one turn ahead, would {what}.",
    "table.explain.seen": "Of the cards it held you know {cards:cards}. "
    "Counting these alone, the action has a value of {value}.",
    "table.explain.unseen": "You know none of the cards it held. "
    "Without them the action has a value of {value}.",
    "table.explain.later": "The cards you have not seen count for {name} too: "
    "all its reasons can be shown when the round is over.",
    "table.explain.full": "With all the cards it held, {name} weighed this:",
    "table.explain.now": "With all the cards it held, {name} would now choose another action:",
    "table.trouble.agent": "{name} could not move: {error}{where}. "
    "Nothing is lost: press again, undo, or begin a new deal.",
    "table.trouble.cell": ", in {function}, line {line}",
    "table.trouble.cell.no-function": ", line {line}",
    "table.trouble.file": ", in {function}, line {line} of {file}",
    "table.trouble.file.no-function": ", line {line} of {file}",
    "table.trouble.explain": "{name} could not explain itself: {error}{where}. Nothing is lost.",
    "table.trouble.no-explanation": "{name} gave no explanation where one should be. "
    "Nothing is lost.",
    "table.trouble.illegal": "{name} chose {action}, which is not allowed: {why} "
    "Nothing is lost: press again, undo, or begin a new deal.",
    "table.trouble.answer": "{name} chose {action}, which is no action. "
    "Nothing is lost: press again, undo, or begin a new deal.",
    "table.trouble": "{error}. Nothing is lost: the cards lie as before.",
    "table.trouble.stopped": "That was interrupted. Nothing is lost: press again.",
    "table.trouble.stopped.agent": "{name} was interrupted. Nothing is lost: press again.",
    "table.trouble.bad-explanation": "{name} gave an explanation that cannot be shown: {error}. "
    "Nothing is lost.",
    # a task
    "table.task": "Task.",
    "table.task.hint": "Hint: {words}",
    "table.task.solution": "A solution: {words}",
    "table.task.then": "{first}; then {next}",
    "table.task-open": "That turn is not what the task asks. "
    "Try again from the start of the task, or press Undo.",
    "table.task-open.do": "Try again",
    "table.task-done": "The task is done: read on, or play on here.",
    # what a table cannot be made from
    "table.wrong.start": "A table starts from a Round, a Match or a Session, not from {what}.",
    "table.wrong.answers": 'answers is "asked" or "at once", not {what}.',
    "table.wrong.opponent": "An opponent is a name ({names}), anything with choose(observation, "
    "rng), a function of these two, or None for a second person, not {what}.",
    "table.wrong.opponent.class": "{name} is a class that cannot be made without arguments: "
    "give an object, opponent={name}(...).",
    "table.wrong.seed": "The first argument is a seed, a whole number. "
    "To start from a {what}, name it: GameTable({argument}=...).",
    "table.wrong.rules": "rules is a Rules object, such as Rules(hand_limit=8), not {what}.",
    "table.wrong.players": "players is a pair of two names, not {what}.",
    "table.wrong.opponent.class.fails": "No object of the class {name} can be made: {error}. "
    "Mend that, or give an object: opponent={name}(...).",
    "table.wrong.both.begin": "A table begins from {one} or from {other}, not from both: "
    "leave one of them out.",
    "table.wrong.both.rules": "{one} are for a new deal, and {other} brings its own: "
    "leave one of them out.",
    "table.wrong.both.seat": "{other} and {one} do not go together: a task is played from seat 0.",
    "board.catalog": "catalog is a Catalog, such as ENGLISH, not {what}.",
    "table.wrong.open-hands": "open_hands is True or False, not {what}.",
    "table.wrong.name": "{name} is no name for a player that a record can hold: use a text of "
    "at most {most} characters in one line.",
    "table.wrong.position": "This position cannot come up: {why}",
    "table.wrong.position.garbled": "This position cannot be read: there is something other "
    "than cards where cards should be. position(...) makes one that adds up.",
}
