"""Claims, answers and evidence as HTML and as plain text."""

from jaipur.actions import Sell
from jaipur.lessons.claims.claim import Claim, Claims, Marked
from jaipur.lessons.claims.evidence import LEGAL, Evidence, Played, Value
from jaipur.lessons.claims.sources import Source, Sources, Tally
from jaipur.show import html, text
from jaipur.tables.actions import happened
from jaipur.tables.parts import chips, escape, numbers, player_names, say, table
from jaipur.texts import ENGLISH, Catalog

#: Looks of which the value is a player.
_PLAYERS = ("camel-token", "next-starter")


def title(claim: Claim, catalog: Catalog) -> str:
    """The sheet and what it claims."""
    sheet = Source(claim.sheet).name(catalog)
    return catalog.say("claim.title", sheet=sheet, words=claim.words(catalog))


def _value(look: str, value: Value, catalog: Catalog) -> str:
    """What is seen, in a word or two."""
    if isinstance(value, bool):
        return catalog.say(f"claim.value.{value}")
    if isinstance(value, int):
        return str(value)
    if look in _PLAYERS:
        return catalog.say(f"claim.value.player.{value}")
    if look == "refused" and value != LEGAL:
        return catalog.say("claim.value.refused")
    return catalog.say(f"claim.value.{look}.{value}")


def _turns(evidence: Evidence, played: Played, catalog: Catalog) -> list[str]:
    """What each action did, or why it was refused, in a sentence."""
    names = player_names(None, catalog, you=0)
    told = [
        happened(names[before.to_move], action, before, after, catalog)
        for action, before, after in zip(
            evidence.parsed(), played.positions, played.positions[1:], strict=False
        )
    ]
    if played.refusal is not None:
        told.append(text(played.refusal, catalog))
    return told


def _both(key: str, mine: object, theirs: object, catalog: Catalog) -> str:
    return catalog.say(key, mine=mine, theirs=theirs)


def _herds(evidence: Evidence, catalog: Catalog) -> str:
    first, second = evidence.start.sides
    return _both("claim.herds.both", first.herd, second.herd, catalog)


def _rows(claim: Claim, catalog: Catalog) -> list[tuple[str, str]]:
    """The evidence: the position, what was played, what is seen."""
    evidence, start = claim.evidence, claim.start
    rows = [
        (say(catalog, "claim.market"), chips(start.market, catalog)),
        (say(catalog, "claim.hand"), chips(start.sides[0].hand, catalog)),
        (say(catalog, "claim.herds"), escape(_herds(evidence, catalog))),
        (say(catalog, "claim.deck"), say(catalog, "noun.card", n=len(start.deck))),
    ]
    for good in dict.fromkeys(a.cards[:1] for a in evidence.parsed() if isinstance(a, Sell)):
        label = say(catalog, "claim.row", good=catalog.say(f"label.{good}"))
        rows.append((label, numbers(start.row(good))))
    if any(evidence.seals):
        seals = _both("claim.seals.both", *evidence.seals, catalog)
        rows.append((say(catalog, "claim.seals"), escape(seals)))
    return rows + _outcome(claim, catalog)


def _outcome(claim: Claim, catalog: Catalog) -> list[tuple[str, str]]:
    """What was played, what that did, what the claim says and what the engine shows."""
    evidence = claim.evidence
    rows = []
    if evidence.actions:
        written = "<br/>".join(html(action, catalog) for action in evidence.parsed())
        told = "<br/>".join(map(escape, _turns(evidence, evidence.play(), catalog)))
        rows += [
            (say(catalog, "claim.played"), written),
            (say(catalog, "claim.happened"), told),
        ]
    claimed = _value(evidence.look, evidence.claimed, catalog)
    seen = _value(evidence.look, evidence.seen(), catalog)
    start = f'claim("{claim.id}").start'
    return [
        *rows,
        (say(catalog, "claim.by-claim"), escape(claimed)),
        (say(catalog, "claim.by-engine"), f"<b>{escape(seen)}</b>"),
        (say(catalog, "claim.rule"), f"<code>{escape(claim.rule)}</code>"),
        (say(catalog, "claim.start"), f"<code>{escape(start)}</code>"),
    ]


def evidence_html(claim: Claim, catalog: Catalog = ENGLISH) -> str:
    """The evidence as a table; its caption says what is looked at."""
    caption = say(catalog, f"claim.look.{claim.evidence.look}")
    return table(caption, (), _rows(claim, catalog))


def evidence_text(claim: Claim, catalog: Catalog = ENGLISH) -> str:
    """The evidence as plain text."""
    evidence = claim.evidence
    played = ""
    if evidence.actions:
        told = " ".join(_turns(evidence, evidence.play(), catalog))
        actions = " ".join(evidence.actions)
        played = catalog.say("claim.played.text", actions=actions, happened=told)
    return catalog.say(
        "claim.evidence.text",
        market=claim.start.market,
        hand=claim.start.sides[0].hand,
        herds=_herds(evidence, catalog),
        played=played,
        look=catalog.say(f"claim.look.{evidence.look}").rstrip("?"),
        claimed=_value(evidence.look, evidence.claimed, catalog),
        seen=_value(evidence.look, evidence.seen(), catalog),
    )


@html.register
def _(claim: Claim, catalog: Catalog = ENGLISH) -> str:
    return f"<p>{escape(title(claim, catalog))} <code>{escape(claim.id)}</code></p>"


@text.register
def _(claim: Claim, catalog: Catalog = ENGLISH) -> str:
    return catalog.say("claim.text", title=title(claim, catalog), id=claim.id)


@html.register
def _(marked: Marked, catalog: Catalog = ENGLISH) -> str:
    said = f"<p>{escape(marked.words(catalog))}</p>"
    return f"<div>{html(marked.claim, catalog)}{said}{evidence_html(marked.claim, catalog)}</div>"


@text.register
def _(marked: Marked, catalog: Catalog = ENGLISH) -> str:
    claim = marked.claim
    return f"{marked.words(catalog)} {evidence_text(claim, catalog)} [{claim.rule}]"


@html.register
def _(shown: Claims, catalog: Catalog = ENGLISH) -> str:
    return table(
        say(catalog, "claim.list", n=len(shown)),
        [say(catalog, f"claim.list.{column}") for column in ("claim", "words")],
        [(f"<code>{escape(c.id)}</code>", escape(c.words(catalog))) for c in shown],
    )


@text.register
def _(shown: Claims, catalog: Catalog = ENGLISH) -> str:
    lines = [f"{claim.id}: {claim.words(catalog)}" for claim in shown]
    return "\n".join([catalog.say("claim.list", n=len(shown)), *lines])


@html.register
def _(shown: Sources, catalog: Catalog = ENGLISH) -> str:
    return table(
        say(catalog, "source.caption"),
        [say(catalog, f"source.{column}") for column in ("name", "language", "what", "worth")],
        [
            tuple(
                map(
                    escape,
                    (s.name(catalog), s.language(catalog), s.what(catalog), s.worth(catalog)),
                )
            )
            for s in shown.sources
        ],
    )


@text.register
def _(shown: Sources, catalog: Catalog = ENGLISH) -> str:
    lines = [
        catalog.say(
            "source.text",
            id=source.name(catalog),
            language=source.language(catalog),
            what=source.what(catalog),
            worth=source.worth(catalog),
        )
        for source in shown.sources
    ]
    return "\n".join([catalog.say("source.caption"), *lines])


def _tally_caption(shown: Tally, catalog: Catalog) -> str:
    n = shown.true + shown.false
    return catalog.say("tally.caption", n=n, wrong=shown.false, right=shown.true)


@html.register
def _(shown: Tally, catalog: Catalog = ENGLISH) -> str:
    return table(
        escape(_tally_caption(shown, catalog)),
        [say(catalog, f"tally.{column}") for column in ("sheet", "claims", "false", "true")],
        [
            (
                escape(Source(c.sheet).name(catalog)),
                str(c.true + c.false),
                str(c.false),
                str(c.true),
            )
            for c in shown.counts
        ],
    )


@text.register
def _(shown: Tally, catalog: Catalog = ENGLISH) -> str:
    lines = [
        catalog.say(
            "tally.text",
            sheet=Source(count.sheet).name(catalog),
            n=count.true + count.false,
            wrong=count.false,
            right=count.true,
        )
        for count in shown.counts
    ]
    return " ".join([_tally_caption(shown, catalog) + ".", *lines])
