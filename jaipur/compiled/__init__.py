"""The same rounds for numba, hundreds of times as fast, proven equal to the readable engine.

    >>> batch = play_many(1_000_000, seed=1)
    >>> batch["turns"].mean(), (batch["seal"] == batch["starter"]).mean()

numba comes with `pip install "jaipur-kit[fast]"`. Without it, and by rules of another shape than
the official ones (`Rules.standard_shape`), `play_many` plays with the readable engine and says so
once. The same seed gives the same rounds on the same path; the two paths draw differently.

    >>> even = play_many(100_000, seed=1, policies=("greedy", "uniform"), rules=Rules(turn_cap=500))
    >>> (even["seal"] == 0).mean()          # how often greedy beats uniform
    >>> even["rupees"].mean(axis=0)         # of greedy, of uniform

    play_many(n, seed)       n rounds at once, a `Batch` of NumPy arrays
    available()              whether numba is there
    pack(round), unpack(state)         a position as an int32 array, and back
    legal_actions(state)     its legal actions, in the documented order
    code_of(action), action_of(code)   an action as one int64, and back; codes sort in the
                             documented order of actions

Functions of one's own that are compiled too are written with the kernels, which are called from
Python just as well. `layout` says what each number of a state means. A whole round:

    import numpy as np
    from jaipur.compiled import STATE, box, tables, unpack
    from jaipur.compiled.chance import begin, below     # a stream: one uint64 in an array
    from jaipur.compiled.layout import MOST_LEGAL
    from jaipur.compiled.rounds import deal
    from jaipur.compiled.turn import apply, count_legal, list_legal

    state, stream = np.empty(STATE, np.int32), np.empty(1, np.uint64)
    codes, arrays = np.empty(MOST_LEGAL, np.int64), tables()
    begin(stream, np.uint64(7), 0)                      # the stream of round 0 of seed 7
    deal(state, box(), stream)
    while count_legal(state, arrays.heads):             # 0 when the round is over
        n = list_legal(state, arrays, codes)            # in the documented order
        apply(state, codes[below(stream, n)])           # which does not check legality
    result = unpack(state).result()

`turn.draw_uniform(state, arrays, stream)` draws a code without listing them, which is much faster.

A search for one move is `search.tree` or `search.flat`; the players of `agents` use them by the
option `compiled=1`. The first call of all compiles for some seconds, and what it made is kept on
disk for every later process.
"""

from jaipur.compiled.batch import Batch, BatchError, play_many
from jaipur.compiled.having import NoNumba, SlowPath, available, usable
from jaipur.compiled.layout import COLUMNS, DECIDED_BY, ENDINGS, POLICIES, STATE
from jaipur.compiled.legal import legal_actions
from jaipur.compiled.needs import means, searchable, tables
from jaipur.compiled.packing import PackingError, action_of, box, code_of, pack, unpack

__all__ = [
    "COLUMNS",
    "DECIDED_BY",
    "ENDINGS",
    "POLICIES",
    "STATE",
    "Batch",
    "BatchError",
    "NoNumba",
    "PackingError",
    "SlowPath",
    "action_of",
    "available",
    "box",
    "code_of",
    "legal_actions",
    "means",
    "pack",
    "play_many",
    "searchable",
    "tables",
    "unpack",
    "usable",
]
