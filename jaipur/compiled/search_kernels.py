"""Flat Monte Carlo and the information set tree search, compiled.

They are `agents.flat` and `agents.tree` in arrays: the same worlds, options, bounds, rollouts and
values, with another chance. What the players choose, such as exploration, is handed over. `search`
is how they are called.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np

from jaipur.compiled.chance import begin, below
from jaipur.compiled.jit import Array, Word, inner, kernel, wide
from jaipur.compiled.knowledge import Knowledge
from jaipur.compiled.layout import ENDED_BY, ROW, STATE, TO_MOVE
from jaipur.compiled.rollouts import GREEDY, UNIFORM, Means, Value, roll_out, value_of
from jaipur.compiled.turn import Codes, State, apply, list_legal
from jaipur.compiled.weighing import rank, weigh_all
from jaipur.compiled.worlds import determinize

#: What was tried, in the order in which it first was: codes, visits, sums of values to the mover.
Found = tuple[Array, Array, Array]


class Options(NamedTuple):
    """What a search is told: the constant of its bound, and for the guided search how many actions
    are open at a node that was never visited, or 0 for all of them in random order."""

    exploration: float
    open: int


class Tree(NamedTuple):
    """Nodes by number, the root being 0; `links` finds the child of a node by an action.

    codes      what was played to get there      parents    the node before
    visits     how often it was walked through   available  how often it could have been
    totals     the sum of values, to the player who moved there
    links      numbers of nodes, or 0 where there is none
    size       of length 1: how many nodes there are
    """

    codes: Array
    parents: Array
    visits: Array
    available: Array
    totals: Array
    links: Array
    size: Array


# Flat


@kernel
def flat(
    knowledge: Knowledge, iterations: int, seed: Word, means: Means, value: Value, options: Options
) -> Found:
    """Flat Monte Carlo; the legal actions are the same in every world."""
    begin(means.stream, seed, 0)
    world, row = np.empty(STATE, np.int32), np.empty(ROW, np.int32)
    determinize(world, knowledge, means.stream)
    mover, n = world[TO_MOVE], weigh_all(world, means.tables, means.worths, means.room)
    rank(means.room, n, n)
    codes = means.room.codes[:n].copy()
    visits, totals = np.zeros(n, np.int64), np.zeros(n)
    for done in range(iterations):
        tried = done if done < n else best_bound(visits, totals, done, options.exploration)
        determinize(world, knowledge, means.stream)
        apply(world, codes[tried])
        roll_out(world, (GREEDY, GREEDY), means, value.most_turns)
        to_first = value_of(world, value, row)
        visits[tried] += 1
        totals[tried] += to_first if mover == 0 else 1.0 - to_first
    n = min(n, iterations)
    return codes[:n], visits[:n], totals[:n]


@inner
def best_bound(visits: Array, totals: Array, done: int, exploration: float) -> int:
    """The first action of the greatest upper bound (UCB1)."""
    best, bound, logarithm = 0, -1.0, log(done)
    for n in range(len(visits)):
        upper = totals[n] / visits[n] + exploration * sqrt(logarithm / visits[n])
        if upper > bound:
            best, bound = n, upper
    return best


# Tree


@kernel
def make_tree(iterations: int) -> Tree:
    """Room for a node an iteration; the links are at most a quarter full."""
    room = 64
    while room < 4 * (iterations + 1):
        room *= 2
    nodes = iterations + 1
    return Tree(
        np.zeros(nodes, np.int64),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes),
        np.zeros(room, np.int32),
        np.ones(1, np.int64),
    )


@inner
def link_of(tree: Tree, node: int, code: int) -> int:
    """The place among the links for the child of a node by an action, there or not."""
    last = len(tree.links) - 1
    place = code * 0x2545F4914F6CDD1D + node * 0x9E3779B97F4A7C1
    place = (place ^ (place >> 29)) & last
    while True:
        child = tree.links[place]
        if child == 0 or (tree.codes[child] == code and tree.parents[child] == node):
            return place
        place = (place + 1) & last


@kernel
def add(tree: Tree, node: int, code: int) -> int:
    """A new child of a node, which was available once."""
    child = tree.size[0]
    tree.size[0] += 1
    tree.codes[child], tree.parents[child], tree.available[child] = code, node, 1
    tree.links[link_of(tree, node, code)] = child
    return child


@kernel
def rank_all(knowledge: Knowledge, means: Means, options: Options) -> Array:
    """The codes of the root's actions in the order in which the guided search opens them: they
    are the same in every world. The textbook search has none."""
    state, room = knowledge.state, means.room
    n = weigh_all(state, means.tables, means.worths, room) if options.open else 0
    rank(room, n, n)
    return room.codes[:n].copy()


@kernel
def open_actions(
    node: int, root: Codes, world: State, visits: int, means: Means, options: Options
) -> int:
    """The actions that count at a node, to the front of the room, in the order in which new ones
    are tried; how many. Those of the root are given, all in order."""
    codes = means.room.codes
    wanted = options.open + wide(sqrt(visits))
    if options.open and node == 0:
        wanted = min(len(root), wanted)
        for n in range(wanted):
            codes[n] = root[n]
        return wanted
    if options.open:
        n = weigh_all(world, means.tables, means.worths, means.room)
        rank(means.room, n, wanted)
        return min(n, wanted)
    n = list_legal(world, means.tables, codes)
    for last in range(n - 1, 0, -1):
        other = below(means.stream, last + 1)
        codes[last], codes[other] = codes[other], codes[last]
    return n


@kernel
def pick(tree: Tree, node: int, codes: Array, n: int, exploration: float) -> tuple[int, bool]:
    """The first action that is new here, as a new child, else the child of the greatest bound."""
    fresh, best, bound = -1, 0, -1.0
    for number in range(n):
        child = tree.links[link_of(tree, node, codes[number])]
        if child == 0:
            fresh = number if fresh < 0 else fresh
            continue
        tree.available[child] += 1
        visits = tree.visits[child]
        upper = tree.totals[child] / visits
        upper += exploration * sqrt(log(tree.available[child]) / visits)
        if upper > bound:
            best, bound = child, upper
    if fresh < 0:
        return best, False
    return add(tree, node, codes[fresh]), True


@kernel
def walk(
    tree: Tree,
    root: Codes,
    world: State,
    path: Array,
    movers: Array,
    means: Means,
    options: Options,
) -> int:
    """Down the tree to a node that is new, or to the end of the round; the length of the path."""
    node, depth, new = wide(0), 0, False
    while not new and world[ENDED_BY] == 0:
        n = open_actions(node, root, world, tree.visits[node], means, options)
        node, new = pick(tree, node, means.room.codes, n, options.exploration)
        path[depth], movers[depth] = node, world[TO_MOVE]
        depth += 1
        apply(world, tree.codes[node])
    return depth


@kernel
def grow(
    knowledge: Knowledge, iterations: int, seed: Word, means: Means, value: Value, options: Options
) -> Found:
    """Grow a tree for so many iterations; the actions at its root."""
    begin(means.stream, seed, 0)
    world, row = np.empty(STATE, np.int32), np.empty(ROW, np.int32)
    tree = make_tree(iterations)
    # Every node on a path but the last was made by an earlier iteration.
    path, movers = np.empty(iterations + 1, np.int32), np.empty(iterations + 1, np.int32)
    root = rank_all(knowledge, means, options)
    policy = GREEDY if options.open else UNIFORM
    for _ in range(iterations):
        determinize(world, knowledge, means.stream)
        depth = walk(tree, root, world, path, movers, means, options)
        roll_out(world, (policy, policy), means, value.most_turns)
        to_first = value_of(world, value, row)
        tree.visits[0] += 1
        for n in range(depth):
            tree.visits[path[n]] += 1
            tree.totals[path[n]] += to_first if movers[n] == 0 else 1.0 - to_first
    return children_of_root(tree)


@kernel
def children_of_root(tree: Tree) -> Found:
    """The root's children in the order in which they were made."""
    made = 0
    numbers = np.empty(tree.size[0], np.int64)
    for node in range(1, tree.size[0]):
        if tree.parents[node] == 0:
            numbers[made] = node
            made += 1
    at = numbers[:made]
    return tree.codes[at], tree.visits[at], tree.totals[at]
