"""What a specimen is: a broken engine with what is told of it, and positions to pick from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from string import ascii_uppercase
from typing import TypeAlias

from jaipur.cards import GOODS, TOKENS, Cards
from jaipur.lessons.zoo.engine import Engine, mover
from jaipur.round import FULL_ROWS, Round, Side, deal
from jaipur.scoring import Counted, rupees_of
from jaipur.show import Shown, html, text
from jaipur.tables.parts import chip, say, table
from jaipur.texts import ENGLISH, Catalog

#: Where a claim starts: a position, or the seed that both engines deal from.
Start: TypeAlias = Round | int


@dataclass(frozen=True, slots=True)
class Claim(Shown):
    """That two engines differ: where to start, and the actions to play in both, as notation."""

    start: Start
    actions: tuple[str, ...] = ()

    def __repr__(self) -> str:
        start = f"deal {self.start}" if isinstance(self.start, int) else "a position"
        return f"<Claim: {' '.join((start, *self.actions))}>"


@dataclass(frozen=True, slots=True)
class Candidates(Sequence[Claim], Shown):
    """Claims to pick from, called A, B, C: at least one exposes the specimen, one does not."""

    claims: tuple[Claim, ...]

    def __len__(self) -> int:
        return len(self.claims)

    def __getitem__(self, place):  # type: ignore[no-untyped-def]  # as a tuple has it
        return self.claims[place]

    def __repr__(self) -> str:
        return f"<{len(self)} candidates>"

    @property
    def letters(self) -> str:
        """What they are called."""
        return ascii_uppercase[: len(self)]

    def called(self, letter: str) -> Claim | None:
        """The claim of that letter, in capitals or not."""
        return dict(zip(self.letters, self.claims, strict=True)).get(letter.strip().upper())


@dataclass(frozen=True, slots=True, eq=False)
class Specimen(Shown):
    """A broken engine.

    id        names the place to look at, not the fault
    engine    right but for one thing
    claims    positions with actions to pick from
    answer    the number of the claim among them that exposes it
    """

    id: str
    engine: Engine
    claims: tuple[Claim, ...]
    answer: int

    def __repr__(self) -> str:
        return f"<Specimen {self.id}>"

    @property
    def rule(self) -> str:
        """The id of the rule that it breaks."""
        return self.engine.rule

    @property
    def candidates(self) -> Candidates:
        """The claims to pick from."""
        return Candidates(self.claims)

    @property
    def solution(self) -> Claim:
        """A claim that exposes it."""
        return self.claims[self.answer]

    def hint(self, catalog: Catalog = ENGLISH) -> str:
        """What it does wrong, in a sentence that does not say where."""
        return catalog.say(f"zoo.{self.id}.hint")

    def fault(self, catalog: Catalog = ENGLISH) -> str:
        """What it does wrong, said plainly; for those who have caught it."""
        return catalog.say(f"zoo.{self.id}.fault")


# How they are shown


@text.register
def _(value: Specimen, catalog: Catalog = ENGLISH) -> str:
    return catalog.say("zoo.specimen", id=value.id, hint=value.hint(catalog))


@html.register
def _(value: Specimen, catalog: Catalog = ENGLISH) -> str:
    return f"<p>{named(value.id)} {escape(value.hint(catalog))}</p>"


def named(id: str) -> str:
    """A specimen's name, in one piece."""
    return f'<code style="white-space:nowrap">{escape(id)}</code>'


def _empty_rows(now: Round) -> tuple[Cards, list[tuple[Cards, int]]]:
    """The goods without tokens, and those with fewer than at the start, with their number."""
    some = [(good, len(row)) for good, row in zip(GOODS, now.tokens, strict=True) if row]
    empty = "".join(good for good, row in zip(GOODS, now.tokens, strict=True) if not row)
    return empty, [(good, n) for good, n in some if n < len(TOKENS[good])]


def _tokens(now: Round, catalog: Catalog) -> str:
    """The token rows that are not full, in words."""
    empty, some = _empty_rows(now)
    parts = [catalog.say("zoo.tokens.some", good=good, n=n) for good, n in some]
    if empty:
        parts.append(catalog.say("zoo.tokens.none", goods=empty))
    return catalog.listing(parts) if parts else catalog.say("zoo.tokens.full")


def _both(count: Callable[[Side], int], now: Round, catalog: Catalog) -> str:
    """A count of the player to move and of the other one."""
    return catalog.say("zoo.both", yours=count(mover(now)), others=count(_other(now)))


def _bonus_tokens(side: Side) -> int:
    return sum(map(len, side.bonus))


def _goods_tokens(side: Side) -> int:
    return sum(map(len, side.goods))


def _grouped(group: Cards, catalog: Catalog) -> str:
    """Cards as coloured names, each kind once with its number, so that columns stay short."""
    kinds = [(group.count(kind), chip(kind, catalog)) for kind in dict.fromkeys(group)]
    drawn = (f"{n}\u00a0{name}" if n > 1 else name for n, name in kinds)
    return " ".join(f'<span style="white-space:nowrap">{each}</span>' for each in drawn)


def _herds(now: Round, catalog: Catalog) -> str:
    return _both(lambda side: side.herd, now, catalog)


def _rupees(now: Round, catalog: Catalog) -> str:
    return _both(_worth, now, catalog)


def _other(now: Round) -> Side:
    return now.sides[1 - now.to_move]


def _worth(side: Side) -> int:
    return rupees_of(Counted(side.herd, side.goods, side.bonus))


def _play(claim: Claim, catalog: Catalog) -> str:
    return " ".join(claim.actions) or catalog.say("zoo.nothing-played")


@text.register
def _(value: Claim, catalog: Catalog = ENGLISH) -> str:
    play = _play(value, catalog)
    if isinstance(value.start, int):
        return catalog.say("zoo.claim.deal", seed=value.start, play=play)
    now = value.start
    return catalog.say(
        "zoo.claim",
        market=now.market,
        hand=mover(now).hand,
        herds=_herds(now, catalog),
        rupees=_rupees(now, catalog),
        bonus=_both(_bonus_tokens, now, catalog),
        goods=_both(_goods_tokens, now, catalog),
        n=len(now.deck),
        tokens=_tokens(now, catalog),
        play=play,
    )


@html.register
def _(value: Claim, catalog: Catalog = ENGLISH) -> str:
    return _claims({"": value}, say(catalog, "zoo.claim.caption"), catalog)


@text.register
def _(value: Candidates, catalog: Catalog = ENGLISH) -> str:
    lines = [
        catalog.say("zoo.candidate", letter=letter, claim=text(claim, catalog))
        for letter, claim in zip(value.letters, value, strict=True)
    ]
    return "\n".join(lines)


@html.register
def _(value: Candidates, catalog: Catalog = ENGLISH) -> str:
    claims = dict(zip(value.letters, value, strict=True))
    return _claims(claims, say(catalog, "zoo.candidates", n=len(value)), catalog)


def _claims(claims: dict[str, Claim], caption: str, catalog: Catalog) -> str:
    """Claims side by side, a column each; what tokens were sold only where some were."""
    starts = [_start(claim) for claim in claims.values()]
    rows = [
        ("market", [_grouped(now.market, catalog) for now in starts]),
        ("hand", [_grouped(mover(now).hand, catalog) for now in starts]),
        ("herds", [escape(_herds(now, catalog)) for now in starts]),
        ("deck", [say(catalog, "noun.card", n=len(now.deck)) for now in starts]),
    ]
    if any(now.tokens != FULL_ROWS for now in starts):
        rows.append(("tokens", [escape(_tokens(now, catalog)) for now in starts]))
        rows.append(("rupees", [escape(_rupees(now, catalog)) for now in starts]))
        for what, count in (("bonus", _bonus_tokens), ("goods", _goods_tokens)):
            rows.append((what, [escape(_both(count, now, catalog)) for now in starts]))
    rows.append(("play", [_played(claim, catalog) for claim in claims.values()]))
    head = [say(catalog, "zoo.column.pick"), *claims] if len(claims) > 1 else []
    return table(
        caption, head, [[say(catalog, f"zoo.column.{what}"), *cells] for what, cells in rows]
    )


def _start(claim: Claim) -> Round:
    return deal(claim.start) if isinstance(claim.start, int) else claim.start


def _played(claim: Claim, catalog: Catalog) -> str:
    """What is played, or from which seed both engines deal."""
    if isinstance(claim.start, int):
        return say(catalog, "zoo.deal", seed=claim.start)
    return f"<code>{escape(_play(claim, catalog))}</code>"
