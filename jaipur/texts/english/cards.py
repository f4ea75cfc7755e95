"""Names of cards, numbers with their nouns, lists, actions and what is wrong with a notation."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # one card as a label, and one or several in a sentence
    "label.D": "Diamond",
    "label.G": "Gold",
    "label.S": "Silver",
    "label.C": "Cloth",
    "label.P": "Spice",
    "label.L": "Leather",
    "label.M": "Camel",
    "name.D": "diamonds",
    "name.G": "gold",
    "name.S": "silver",
    "name.C": "cloth",
    "name.P": "spice",
    "name.L": "leather",
    "name.M": "camels",
    "card.D": {"one": "a diamond", "other": "{n} diamonds"},
    "card.G": {"one": "gold", "other": "{n} gold"},
    "card.S": {"one": "silver", "other": "{n} silver"},
    "card.C": {"one": "cloth", "other": "{n} cloth"},
    "card.P": {"one": "spice", "other": "{n} spice"},
    "card.L": {"one": "leather", "other": "{n} leather"},
    "card.M": {"one": "a camel", "other": "{n} camels"},
    "card.none": "nothing",
    # one or several besides those that are there
    "more.D": {"one": "{n} more diamond", "other": "{n} more diamonds"},
    "more.G": "{n} more gold",
    "more.S": "{n} more silver",
    "more.C": "{n} more cloth",
    "more.P": "{n} more spice",
    "more.L": "{n} more leather",
    "more.M": {"one": "{n} more camel", "other": "{n} more camels"},
    "list.and": "{first} and {last}",
    "list.or": "{first} or {last}",
    "list.comma": ", ",
    # numbers with their nouns
    "noun.card": {"one": "{n} card", "other": "{n} cards"},
    "noun.more-card": {"one": "{n} more card", "other": "{n} more cards"},
    "noun.camel": {"one": "{n} camel", "other": "{n} camels"},
    "noun.rupee": {"one": "{n} rupee", "other": "{n} rupees"},
    "noun.token": {"one": "{n} token", "other": "{n} tokens"},
    "noun.bonus": {"one": "{n} bonus token", "other": "{n} bonus tokens"},
    "noun.goods-token": {"one": "{n} goods token", "other": "{n} goods tokens"},
    "noun.seal": {"one": "{n} seal", "other": "{n} seals"},
    "noun.sale": {"one": "{n} sale", "other": "{n} sales"},
    "noun.turn": {"one": "{n} turn", "other": "{n} turns"},
    "noun.good": {"one": "{n} good", "other": "{n} goods"},
    # a group of cards or an action that cannot be read
    "cards.not-text": 'Cards are written as letters such as "DGM", not as {what}.',
    "cards.unknown": "{letter} is no card. The letters are D diamond, G gold, S silver, "
    "C cloth, P spice, L leather and M camel, in capitals.",
    "cards.too-many": "{n} cards are named; the box holds {most}.",
    "notation.not-text": 'An action is written as text such as "+D" or "-CCC", not as {what}.',
    "notation.empty": "An action is missing. Write +D, +M, LM>DG or -CCC.",
    "notation.shape": "{text} is no action. An action begins with + to take or - to sell, "
    "or has a > between the cards given and the cards taken: +D, +M, LM>DG, -CCC.",
    "notation.letter": "In {text}, place {place}: {letter} is no card. The letters are D diamond, "
    "G gold, S silver, C cloth, P spice, L leather and M camel, in capitals.",
    "notation.lower": "In {text}, place {place}: {letter} is a small letter. Cards are written in "
    "capitals: type {right}.",
    "notation.dash": "In {text}, place {place}: {letter} is a dash that keyboards do not have. "
    "Type {right}, the minus sign of the keyboard.",
    "notation.plus": "In {text}, place {place}: {letter} is a plus sign that keyboards do not "
    "have. Type {right}, the one of the keyboard.",
    "notation.arrow": "In {text}, place {place}: {letter} is an arrow. "
    "Type {right} between the cards given and the cards taken.",
    "notation.arrows": "{text} has more than one >. Write the cards given, one >, "
    "and the cards taken: LM>DG.",
    "notation.camels": "{text} can mean two things. +M takes all the camels; "
    "+2M names two of several.",
    "notation.long": "{text} names more cards than the {most} of the box.",
    # numbers of actions
    "index.range": "There is no action number {index}. Numbers run from 0 to {last}.",
    "index.none": "{action} has no number: only an action that can be legal at "
    "a hand limit of 7 has one.",
}
