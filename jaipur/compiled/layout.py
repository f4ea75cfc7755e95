"""How a round and an action are written in numbers; needs the standard library alone.

A *group* of cards is one integer, four bits a kind: the goods D G S C P L from bit 20 down to
bit 0, and camels above them, from bit 24. Two groups of goods are added and compared as integers;
of two groups of one size the greater integer comes first in the documented order of actions.

A *state* is a row of `STATE` int32: the slots named here. A *code* is an int64 that stands for an
action, and codes sort in the documented order: takes 0 to 5 by good, the camels 6, a sale of n
cards of the good of place g `SALE + 8 g + n`, and an exchange its size from bit 48, then what is
taken and what is given from the hand, each subtracted from `SIX`.
"""

from jaipur.cards import BOX, COUNTS, GOODS, KINDS, OPENING_CAMELS, TOKENS
from jaipur.rules import MOST_BONUS_TOKENS

#: Where the bits of a kind begin, by its place in D G S C P L M.
SHIFTS = (20, 16, 12, 8, 4, 0, 24)
CAMELS = 24
#: The bits of the six goods.
SIX = 0xFFFFFF
#: One of each good; eight of each good.
ONES, EIGHTS = 0x111111, 0x888888

TAKE_CAMELS = 6
SALE = 8
#: Codes from here on are exchanges.
EXCHANGE = 1 << 48
#: No market and hand come to more legal actions; a list of codes needs so much room.
MOST_LEGAL = 192

# The slots of a state. A pair is player 0's and player 1's.
HAND = 0  # a pair of groups of goods
HERD = 2  # a pair of numbers of camels
KNOWN = 4  # a pair: those of the hand that the other player saw taken
MARKET = 6  # a group, with camels
TOKENS_LEFT = 7  # a group: how many tokens of each good
TOP = 8  # the place of the deck's top card among the cards
TO_MOVE = 9
STARTER = 10
TURNS = 11
ENDED_BY = 12  # a place in ENDINGS
RUPEES = 13  # a pair: on tokens, without the camel token
BONUS_TOKENS = 15  # a pair of numbers
GOODS_TOKENS = 17  # a pair of numbers
DRAWN = 19  # of each bonus pile, how many tokens are gone
PILE = 22  # of each bonus pile, how many tokens it began with
OWNERS = 25  # of each good, bits: which tokens of the row player 1 took, from the top
BONUS_OWNERS = 31  # of each bonus pile the same
TURN_CAP = 34  # or 0
CAMEL_TOKEN = 35
SECOND_WINS_TIES = 36  # Rules.full_tie
CARDS = 37  # the shuffled cards by their place in KINDS, the top first
CARD_COUNT = len(BOX) - OPENING_CAMELS
BONUS = CARDS + CARD_COUNT  # the values of each bonus pile, the top first
PILE_ROOM = MOST_BONUS_TOKENS
STATE = BONUS + 3 * PILE_ROOM

ENDINGS = (None, "goods", "deck", "cap")
BY_GOODS, BY_DECK, BY_CAP = 1, 2, 3
DECIDED_BY = (None, "rupees", "bonus_tokens", "goods_tokens")

#: All tokens of each good, as a group.
FULL_ROWS = sum(len(TOKENS[good]) << shift for good, shift in zip(GOODS, SHIFTS, strict=False))
#: The cards that are shuffled, by place.
SHUFFLED = [
    place
    for place, kind in enumerate(KINDS)
    for _ in range(COUNTS[kind] - OPENING_CAMELS * (kind == KINDS[-1]))
]
#: The policies of rounds that are played many at once.
POLICIES = ("uniform", "greedy")

# The row of numbers that a round comes to; what each means: `batch.Batch`.

#: Its columns, in order; those of a pair end in the player.
COLUMNS = (
    *("starter", "rupees_0", "rupees_1", "camel", "bonus_tokens_0", "bonus_tokens_1"),
    *("goods_tokens_0", "goods_tokens_1", "seal", "decided_by", "ended_by", "turns"),
    *("legal", "most_legal", "herd_0", "herd_1"),
)
#: How many they are.
ROW = len(COLUMNS)
C_STARTER = COLUMNS.index("starter")
C_RUPEES = COLUMNS.index("rupees_0")  # the first of a pair; the other follows it
C_CAMEL = COLUMNS.index("camel")
C_BONUS = COLUMNS.index("bonus_tokens_0")
C_GOODS = COLUMNS.index("goods_tokens_0")
C_SEAL = COLUMNS.index("seal")
C_DECIDED = COLUMNS.index("decided_by")
C_ENDED = COLUMNS.index("ended_by")
C_TURNS = COLUMNS.index("turns")
C_LEGAL = COLUMNS.index("legal")
C_MOST = COLUMNS.index("most_legal")
C_HERD = COLUMNS.index("herd_0")
