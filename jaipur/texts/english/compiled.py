"""Texts of the compiled path."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "compiled.no-numba": "The compiled rounds need numba, which is not installed: "
    'pip install "jaipur-kit[fast]" brings it.',
    "compiled.broken-numba": "numba is installed, but cannot be used here: {error}.",
    "compiled.slow.no-numba": "numba is not installed or does not work, so this runs on the "
    'readable engine, which is much slower: pip install "jaipur-kit[fast]" brings it.',
    "compiled.slow.rules": "The compiled rounds are for the official hand limit, exchanges and "
    "sales, so these rules run on the readable engine, which is much slower.",
    "compiled.slow.bonus": "The compiled searches need bonus piles whose mean is a whole number "
    "of 256ths of a rupee, so with these rules they run on the readable engine.",
    "compiled.rules": "The compiled rounds are for the official hand limit, exchanges and sales: "
    "use the readable engine for these rules.",
    "compiled.tokens": "The {goods:kinds} tokens won by both and left are not one printed row, "
    "each player's from the top: the compiled rounds have no number for that.",
    "compiled.pile": {
        "one": "A bonus pile has {n} token: at most {most} fit.",
        "other": "A bonus pile has {n} tokens: at most {most} fit.",
    },
    "compiled.action": "{action} never can be legal, so it has no code: use an action that can be.",
    "compiled.code": "No action has the code {code}: use one that a kernel or code_of gave.",
    "compiled.column": "There is no column {name}: choose {names}.",
    "compiled.number": "{name} cannot be {value}: use a whole number from {least} to {most}.",
    "compiled.between": "{name} cannot be {value}: use a number from {least} to {most}.",
    "compiled.plan": "A training has no {name}: what it can vary is {names}.",
    "compiled.pair": "{name} is no pair of columns: choose {names}.",
    "compiled.state": "{given} is no state: use pack(round), an array of {n} int32.",
    "compiled.state.numbers": "The numbers of this state are those of no round: use what "
    "pack(round) or a kernel made.",
    "compiled.state.rules": "This state was not dealt by those rules: leave them out, or give "
    "those of its round.",
    "compiled.policies": "policies cannot be {given}: name two, for player 0 and for player 1, "
    "each of them {right}.",
}
