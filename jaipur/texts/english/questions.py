"""What players ask at the table, and the answers.

`question.ID.CASE` is a question that the rule ID answers, and `answer.ID.CASE` its answer, which
begins with yes, no or a number; both may name fields of `Rules`. `answer.ID.CASE.VARIANT` is
said under rules for which the official answer does not hold (see `rulebook.VARIANTS`).
"""

from collections.abc import Mapping

#: By rule and case: the question, the answer, and the answers of variants.
_ASKED: dict[str, dict[str, tuple[str, str] | tuple[str, str, dict[str, str]]]] = {
    # 1 the box
    "box.cards": {
        "count": ("How many cards are in the box?", "55. The camels are among them."),
        "camels": ("How many camels are there in the game?", "11."),
        "rare": (
            "Are some goods rarer than others?",
            "Yes. There are 6 cards each of diamonds, gold and silver, 8 each of cloth and spice, "
            "and 10 of leather.",
        ),
    },
    "box.tokens": {
        "count": ("How many goods tokens are there?", "38."),
        "each": (
            "Is there a goods token for every card of a good?",
            "No. Every row has one token fewer than the good has cards.",
        ),
        "worth": (
            "Are all the tokens of a good worth the same?",
            "No. A row falls from the most rupees to the fewest; only silver is 5 rupees each.",
        ),
        "diamond": ("How many rupees is the first diamond token worth?", "7."),
    },
    "box.bonus": {
        "count": ("How many bonus tokens are there in the box?", "{bonus_count:bonus}."),
        "seals": ("How many seals are in the box?", "{seal_count}, enough for the longest match."),
    },
    # 2 setting up
    "setup.market": {
        "camels": (
            "Does the market always open with exactly three camels?",
            "No. Three are laid out, and the two cards dealt to them may be camels too.",
        ),
        "cards": ("How many cards lie in the market?", "5."),
    },
    "setup.hands": {
        "dealt": ("How many cards is each player dealt?", "5."),
        "deck": ("How many cards has the deck at the start?", "40."),
    },
    "setup.herd": {
        "keep": (
            "I was dealt a camel. May I keep it in my hand?",
            "No. It goes to your herd at once.",
        ),
        "replace": (
            "Do I draw new cards for the camels I was dealt?",
            "No. Your hand begins smaller, and that is fine.",
        ),
    },
    "setup.tokens": {
        "goods": (
            "May I see what the goods tokens are worth?",
            "Yes. They lie open, the highest on top.",
        ),
        "bonus": (
            "May I look through the bonus tokens before we start?",
            "No. Each pile is shuffled and lies face down.",
        ),
    },
    "setup.starter": {
        "youngest": (
            "Does the youngest player start the first round?",
            "No. Chance picks the first starter.",
        ),
    },
    # 3 a turn
    "turn.one-action": {
        "take-and-sell": (
            "May I take a card and sell in the same turn?",
            "No. A turn is one action.",
        ),
        "good-and-camels": (
            "May I take a diamond and a camel together?",
            "No. You take goods, or you take the camels.",
        ),
    },
    "turn.not-yours": {
        "twice": ("May I act twice in a row?", "No. After your action it is the other's turn."),
    },
    "round.over": {
        "sell": (
            "May I still sell when the round is over?",
            "No. Nobody acts before the next deal.",
        ),
    },
    "cards.in-market": {
        "deck": (
            "May I take a card from the deck?",
            "No. You take only what lies open in the market.",
        ),
    },
    "cards.in-hand": {
        "more": ("May I sell more cards than I hold?", "No. You sell cards of your own hand."),
        "give": (
            "May I give a card in an exchange that I do not have?",
            "No. Goods that you give come from your own hand.",
        ),
    },
    "cards.in-herd": {
        "market": (
            "May I pay with the camels that lie in the market?",
            "No. Only camels of your own herd are yours to give.",
        ),
    },
    "turn.always-one": {
        "pass": ("May I pass, or skip my turn?", "No. There is no passing."),
        "stuck": (
            "Can it happen that I cannot do anything on my turn?",
            "No. With room in your hand you can take, and a full hand always has a sale.",
        ),
    },
    "turn.no-discard": {
        "discard": (
            "May I take too many cards and discard down to {hand_limit}?",
            "No. The action itself is not allowed.",
        ),
        "throw": ("May I throw a card away?", "No. No action does that; you can sell it."),
    },
    "turn.open": {
        "camels": (
            "May I count the other player's camels?",
            "Yes. Every camel of a herd was seen to come, and none is hidden.",
        ),
        "hand": (
            "May I see the other player's hand?",
            "No. You know only those of its cards that you saw taken from the market.",
        ),
        "cards": (
            "May I know how many cards the other player holds?",
            "Yes. The number of cards in a hand is open, and only the faces are hidden.",
        ),
        "deck": (
            "May I look at the cards of the deck?",
            "No. You may count them, and nobody knows their order.",
        ),
        "discard": (
            "May I look through the discard pile of cards that were sold?",
            "Yes. They were sold openly, and the token rows tell as much.",
        ),
    },
    # 4 take one good
    "take.one-good": {
        "any": ("May I take any good of the market that I like?", "Yes, exactly one."),
        "two": (
            "May I take two goods and give nothing for them?",
            "No. Without giving you take one.",
        ),
    },
    "take.hand-limit": {
        "most": ("How many cards may I hold in my hand?", "{hand_limit}, when your turn ends."),
        "full": (
            "May I take a good with {hand_limit} cards in hand?",
            "No. There must be room for it.",
        ),
        "exactly": (
            "May I hold exactly {hand_limit} cards after taking a good?",
            "Yes. {hand_limit} is the limit, and you may reach it.",
        ),
        "more": (
            "May I end my turn with more than {hand_limit} cards in hand?",
            "No. An action that leads there is not allowed.",
        ),
        "camels": (
            "Do my camels count as cards in hand?",
            "No. They stand in the herd, which is no part of the hand.",
        ),
    },
    "market.refill": {
        "good": (
            "Is the market filled up again after I take a good?",
            "Yes, at once, from the top of the deck.",
        ),
        "camels": (
            "Is the market filled up again after I take the camels?",
            "Yes, with as many cards as you took camels.",
        ),
    },
    # 5 camels
    "camels.all": {
        "one": (
            "May I take just one camel and leave the others?",
            "No. You take all the camels of the market.",
        ),
        "two": (
            "May I take two of three camels?",
            "No. You take all three.",
        ),
        "lone": (
            "May I take a camel when only one lies in the market?",
            "Yes. Then one is all of them.",
        ),
    },
    "camels.any": {
        "none": ("May I take camels when the market has none?", "No. At least one must lie there."),
    },
    "camels.no-limit": {
        "full": (
            "May I take the camels with a full hand?",
            "Yes. Camels go to your herd and not to your hand.",
        ),
        "herd": ("Is there a limit to my herd of camels?", "No."),
    },
    # 6 exchange
    "exchange.equal": {
        "take-more": (
            "May I take more cards in an exchange than I give?",
            "No. You give as many as you take.",
        ),
        "give-more": (
            "May I give more cards in an exchange than I take?",
            "No. You take as many as you give.",
        ),
    },
    "exchange.at-least-two": {
        "one": (
            "May I swap one card for one?",
            "No. An exchange is of at least {least_exchange} for {least_exchange}.",
            {"one": "Yes. One for one is enough."},
        ),
        "least": ("How many cards must I exchange at least?", "{least_exchange}."),
        "three": ("May I exchange three cards for three?", "Yes. Any number up to five is fine."),
    },
    "exchange.no-same-kind": {
        "same": (
            "May I give silver and take silver in the same exchange?",
            "No. No kind may be on both sides.",
            {"allowed": "Yes. A kind of good may be on both sides."},
        ),
        "partly": (
            "May I give silver and cloth for a diamond and silver?",
            "No. A single kind on both sides spoils the exchange.",
            {"allowed": "Yes. A kind of good may be on both sides."},
        ),
    },
    "exchange.no-camels": {
        "swap": (
            "May I take camels in an exchange?",
            "No. You get camels only by taking all of them, and give nothing.",
        ),
    },
    "exchange.hand-or-herd": {
        "camels": (
            "May I pay with camels for goods in an exchange?",
            "Yes, with camels of your herd.",
        ),
        "mixed": (
            "May I give camels and goods together in an exchange?",
            "Yes. Hand, herd, or both.",
        ),
        "none": (
            "May I exchange without any camels?",
            "Yes. You pay with goods of your hand.",
        ),
    },
    "exchange.hand-limit": {
        "full": (
            "May I exchange with {hand_limit} cards in hand?",
            "Yes, goods for goods. Your hand stays as large as it was.",
        ),
        "camels": (
            "May I give camels for goods with a full hand?",
            "No. Every camel you give makes your hand one larger.",
        ),
        "exactly": (
            "May I give camels for goods and end with exactly {hand_limit} cards?",
            "Yes. The limit counts at the end of your turn.",
        ),
    },
    "exchange.no-draw": {
        "draw": (
            "Do I draw a card after an exchange?",
            "No. What you gave fills the market.",
        ),
        "gave": (
            "May the other player take the cards I gave?",
            "Yes. They lie in the market from now on.",
        ),
    },
    # 7 sell
    "sell.any-number": {
        "part": (
            "Must I sell all the cards of a good that I have?",
            "No. You may keep some.",
        ),
        "one": (
            "May I sell one card of leather?",
            "Yes. Cloth, spice and leather go one at a time too.",
        ),
    },
    "sell.one-kind": {
        "two": (
            "May I sell two goods at once, such as cloth and leather?",
            "No. A sale is of one good.",
        ),
    },
    "sell.goods-only": {"camels": ("May I sell my camels?", "No, never.")},
    "sell.at-least-two": {
        "one": (
            "May I sell a single diamond?",
            "No. Diamonds, gold and silver are sold at least {least_precious_sale} at a time.",
            {"one": "Yes. Every good goes one at a time too."},
        ),
        "last": (
            "May I sell one silver for the last silver token?",
            "No. You need {least_precious_sale}, however few tokens are left.",
            {"one": "Yes. Every good goes one at a time too."},
        ),
        "least": ("How many gold must I sell at least?", "{least_precious_sale}."),
    },
    "sell.tokens": {
        "each": ("Do I get a token for each card I sell?", "Yes, while its row has tokens."),
        "top": (
            "Do I take the most valuable tokens first?",
            "Yes, from the top of the row.",
        ),
    },
    "sell.short": {
        "more": (
            "May I sell more cards than there are tokens left?",
            "Yes. You take what is left.",
        ),
        "bonus": (
            "Do I still get the bonus token when the goods tokens run short?",
            "Yes. The bonus goes by the cards you sell.",
        ),
    },
    "sell.empty-row": {
        "may": (
            "May I sell a good that has no tokens left?",
            "Yes. It makes room in your hand.",
        ),
        "worth": (
            "How many rupees does a card bring when its token row is empty?",
            "0. You sell it only to make room.",
        ),
    },
    # 8 bonus tokens
    "bonus.by-cards": {
        "least": (
            "How many cards must I sell at once to earn a bonus token?",
            "3, of one good.",
        ),
        "two": ("Does a sale of two cards earn a bonus token?", "No."),
        "six": (
            "Does a sale of six cards earn a bonus token?",
            "Yes, one of the pile for 5 or more.",
        ),
        "added": (
            "Do two sales of three cards add up to a bonus for six?",
            "No. Every sale counts on its own.",
        ),
    },
    "bonus.top": {
        "own": ("May I look at the bonus token I have drawn?", "Yes. Only you may."),
        "other": (
            "May I see what the other player's bonus tokens are worth?",
            "No, not before the round is counted.",
        ),
        "choose": ("May I choose my bonus token from the pile?", "No. You take the top one."),
    },
    "bonus.empty-pile": {
        "other": (
            "May I take a bonus token from another pile when mine is empty?",
            "No. Then there is none.",
        ),
    },
    # 9 the end of a round
    "end.three-rows": {
        "rows": ("How many token rows must be empty to end the round?", "3."),
        "bonus": (
            "Do I get the bonus token of the sale that ends the round?",
            "Yes. The sale is finished first.",
        ),
        "last-turn": (
            "Does the other player get a last turn after the third row is empty?",
            "No. The round ends at once.",
        ),
    },
    "end.deck-exact": {
        "empty": (
            "Does the round end as soon as the deck is empty?",
            "No. It ends when the deck cannot fill the market.",
        ),
        "sell": (
            "May I sell or exchange when the deck is empty?",
            "Yes. Neither needs a card of the deck.",
        ),
    },
    "end.deck-short": {
        "ends": (
            "Does the round end when the deck runs out and cannot fill the market?",
            "Yes, at once.",
        ),
        "keep": (
            "Do I keep the card I took when the deck cannot fill the market?",
            "Yes. What is taken stays taken.",
        ),
    },
    # 10 counting up
    "count.camel-token": {
        "worth": ("How many rupees is the camel token worth?", "{camel_token}."),
        "larger": ("Does the player with more camels get the camel token?", "Yes."),
        "equal": (
            "Does anybody get the camel token when both herds are equal?",
            "No, nor when neither player has a camel.",
        ),
    },
    "count.seal": {
        "richer": ("Does the player with more rupees win the seal?", "Yes."),
        "hand": (
            "Do the cards left in my hand count at the end of a round?",
            "No. Only tokens count.",
        ),
    },
    "count.ties": {
        "bonus": (
            "With equal rupees, does the player with more bonus tokens win the seal?",
            "Yes. After that, more goods tokens decide.",
        ),
        "goods": (
            "With equal rupees and bonus tokens, do goods tokens decide?",
            "Yes, how many they are.",
        ),
        "camel": (
            "Does the camel token count as a bonus token in a tie?",
            "No, nor as a goods token.",
        ),
    },
    "count.full-tie": {
        "seal": (
            "Does anybody win the seal when all counts are tied?",
            "No. The round is played again.",
            {"second": "Yes, the player who did not start the round."},
        ),
    },
    # 11 the match
    "match.two-seals": {
        "seals": ("How many seals win the match?", "{seals_to_win}."),
        "play-on": (
            "Do we play another round when somebody has {seals_to_win:seal}?",
            "No. The match is over at once.",
        ),
    },
    "match.loser-starts": {
        "loser": ("Does the loser of a round start the next round?", "Yes."),
    },
    "match.from-zero": {
        "rupees": ("Do I keep my rupees for the next round?", "No. Only seals are kept."),
        "camels": (
            "Do I keep my camels for the next round?",
            "No. All cards go back, and the next round is set up anew.",
        ),
    },
    "match.no-turn-limit": {
        "limit": (
            "Is there a limit to the turns of a round?",
            "No.",
            {"cap": "Yes. A round ends undecided after {turn_cap:turn}."},
        ),
        "forever": (
            "May we exchange back and forth for ever?",
            "Yes. No rule ends it.",
            {"cap": "No. The turn cap ends the round."},
        ),
    },
}


def _texts() -> dict[str, str | Mapping[str, str]]:
    texts: dict[str, str | Mapping[str, str]] = {}
    for rule, cases in _ASKED.items():
        for case, (question, answer, *variants) in cases.items():
            texts[f"question.{rule}.{case}"] = question
            texts[f"answer.{rule}.{case}"] = answer
            for variant, other in (variants[0] if variants else {}).items():
                texts[f"answer.{rule}.{case}.{variant}"] = other
    return texts


TEXTS: dict[str, str | Mapping[str, str]] = {
    **_texts(),
    # how they are found: words that say nothing of what is asked, and groups of words that
    # ask the same, a comma between groups
    "questions.ignored": "a am an and are be but by can cannot could did do does for from get "
    "goes had has have he her his how i if in is it its me must my of on or our shall she should "
    "so that the their them then there they this to us was we were what when which who whose why "
    "will with would you your may might allowed happen happens",
    "questions.alike": "swap exchange trade barter, first start begin, pass skip, "
    "see look show peek, many count number, other other's opponent opponent's rival, "
    "rupees points money, pay give, everything all, win wins winner",
    # how they are shown
    "questions.all": {"one": "{n} question with its answer", "other": "{n} questions answered"},
    "questions.chapter": {
        "one": "{title}: {n} question answered",
        "other": "{title}: {n} questions answered",
    },
    "questions.found": {
        "one": "The question nearest to “{asked}”",
        "other": "The {n} questions nearest to “{asked}”",
    },
    "questions.none": "No question is near to “{asked}”. Ask with words of the table, such as "
    "“camels full hand”; RULEBOOK lists all the rules.",
    "questions.cut": "{said} (of the first {most} words)",
    "questions.no-chapter": "No questions here: use the number of a chapter with rules, "
    "{first} to {last}.",
    "questions.empty": "Ask in a few words of the table, such as “camels full hand”.",
    "questions.question": "Question",
    "questions.answer": "Answer",
    "questions.silent": "{answer} {silent}",
    "questions.text": "{question} {answer}",
}
