"""Which broken rules earlier chapters cannot help meeting: rule, chapter, and why.

A chapter plays real turns, and a turn is made of more rules than the chapter is about. Where
a chapter before a rule's own comes out differently without it, the reason stands here.
"""

UNAVOIDABLE: dict[tuple[str, int], str] = {
    (
        "take.hand-limit",
        3,
    ): "That nobody throws cards away is this limit, seen from its other side.",
    ("sell.any-number", 3): "That nobody has to pass holds because a single card can be sold.",
    ("count.seal", 9): "A round that ends is counted at once, and the chapter shows the result.",
    ("market.refill", 3): "What is open is shown on the other player's view after a take, "
    "with the market as it was filled up.",
    ("end.deck-short", 3): "A round has to end before nothing can be done in it, and this one ends "
    "by a short deck.",
    ("camels.no-limit", 4): "What a full hand can still take is the camels, and nothing else.",
}
