"""The parts of the table that are read and not pressed, as HTML: strips, tokens, the sentence.

Text carries its own blanks and separators, so that it reads well without the style sheet.
"""

from jaipur.cards import GOODS, Cards
from jaipur.rules import BONUS_PILES
from jaipur.scoring import EMPTY_ROWS_TO_END, Row, bonus_pile, empty_rows
from jaipur.tables.parts import escape, say
from jaipur.tables.piles import camel_left, pile_name, worth
from jaipur.texts import Catalog
from jaipur.widgets.table.reading import NOTE, Reading
from jaipur.widgets.table.sight import Sight

#: Parts the numbers of a strip where the style sheet is missing.
DOT = '<span class="jk-dot">· </span>'


def strip(sight: Sight, player: int, catalog: Catalog) -> str:
    """All of one player's numbers in a line."""
    seen = sight.seen
    near = player == sight.near
    name = f"<b>{escape(sight.names[player])}</b>"
    if seen.to_move == player and not seen.over:
        name += f' <span class="jk-pill">{say(catalog, "table.to-move")}</span>'
    if near:
        n, limit = len(seen.hand), seen.rules.hand_limit
        hand = f'<span class="jk-soft">{say(catalog, "table.hand", n=n, limit=limit)}</span>'
    else:
        hand = _other_hand(sight, catalog)
    return (
        f'<span class="jk-who"><span class="jk-name">{name}</span> {DOT}'
        f'<span class="jk-held">{hand}</span></span> {DOT}'
        f'<span class="jk-has">{_purse(sight, player, catalog)}{_seals(sight, player, catalog)}'
        "</span>"
    )


def _other_hand(sight: Sight, catalog: Catalog) -> str:
    """The other player's hand, from behind unless hands are open, and the herd."""
    other = sight.seen.other
    known = say(catalog, "table.known", cards=other.known) if other.known else ""
    if sight.other_hand is None:
        cards = say(catalog, "noun.card", n=other.cards)
        drawn = f'<span class="jk-backs" title="{known}">{"<i></i>" * other.cards}</span>'
    else:
        cards = say(catalog, "table.open-hand", n=other.cards, cards=sight.other_hand)
        drawn = "".join(f'<i class="jk-ic jk-{card}"></i>' for card in sight.other_hand)
    return (
        f'{drawn} <span class="jk-soft" title="{known}">{cards}</span> '
        f'{DOT}<span class="jk-soft"><i class="jk-ic jk-M"></i>'
        f"{say(catalog, 'noun.camel', n=other.herd)}</span>"
    )


def _purse(sight: Sight, player: int, catalog: Catalog) -> str:
    rupees, bonus = sight.purse(player)
    more = f" {say(catalog, 'table.and-bonus', n=bonus)}" if bonus else ""
    return (
        f"<span><b>{rupees}</b> {say(catalog, 'table.rupee-word', n=rupees)}"
        f'<span class="jk-soft">{more}</span></span>'
    )


def _seals(sight: Sight, player: int, catalog: Catalog) -> str:
    if sight.seals is None:
        return ""
    won, of = sight.seals[player], sight.seen.rules.seals_to_win
    marks = "".join(
        f'<i class="jk-seal{" jk-on" if place < won else ""}"></i>' for place in range(of)
    )
    words = say(catalog, "table.seals", n=won, of=of)
    return f' {DOT}<span class="jk-soft">{marks} {words}</span>'


def news(sight: Sight, catalog: Catalog) -> str:
    """The market's title line: what the last turn did."""
    return f"<b>{say(catalog, 'table.market')}</b> {escape(sight.news)}"


def deck(sight: Sight, catalog: Catalog) -> str:
    """The back of the deck with its number."""
    return f"<b>{sight.seen.deck}</b> {say(catalog, 'table.in-deck')}"


def herd(sight: Sight, chips: int, catalog: Catalog) -> str:
    """The herd's title, and how many camels do not stand there as chips."""
    camels = sight.seen.herd
    title = "table.your-herd" if sight.near == sight.you else "table.herd"
    words = say(catalog, "noun.camel", n=camels) if camels else say(catalog, "table.no-camels")
    if camels > chips and not sight.seen.over:
        words += f", {say(catalog, 'table.shown', n=chips)}"
    return f'<b>{say(catalog, title)}</b> <span class="jk-soft">{words}</span>'


def tokens(sight: Sight, selling: Cards, catalog: Catalog) -> str:
    """The rows of goods tokens and the bonus piles; `selling` marks what that sale would take."""
    return _goods(sight, selling, catalog) + _bonus(sight, selling, catalog)


def _goods(sight: Sight, selling: Cards, catalog: Catalog) -> str:
    seen = sight.seen
    empty = say(catalog, "table.rows-empty", n=len(empty_rows(seen.tokens)), of=EMPTY_ROWS_TO_END)
    rows = "".join(
        _goods_row(good, row, selling.count(good), good in sight.changes.goods, catalog)
        for good, row in zip(GOODS, seen.tokens, strict=True)
    )
    return (
        f'<table class="jk-goods"><caption>{say(catalog, "table.tokens")} <span>{empty}</span>'
        f"</caption>{_head(catalog, 'good', 'next', 'then')}<tbody>{rows}</tbody></table>"
    )


def _head(catalog: Catalog, *columns: str) -> str:
    cells = "".join(f'<th scope="col">{say(catalog, f"table.{name}")}</th>' for name in columns)
    return f"<thead><tr>{cells}</tr></thead>"


def _goods_row(good: Cards, row: Row, selling: int, hit: bool, catalog: Catalog) -> str:
    name = say(catalog, f"label.{good}")
    marks = " ".join(
        mark
        for mark, worn in (("jk-empty", not row), ("jk-hit", hit), ("jk-sells", selling))
        if worn
    )
    picture = f'<i class="jk-ic jk-{good}"></i>'
    if not row:
        cells = f"<td>–</td><td>{say(catalog, 'table.none-left')}</td>"
        return f'<tr class="{marks}"><th scope="row">{picture}<s>{name}</s></th>{cells}</tr>'
    ring = " jk-will" if selling else ""
    coin = f'<span class="jk-coin jk-{good}{ring}">{row[0]}</span>'
    will = [f'<span class="jk-will jk-{good}">{value}</span>' for value in row[1:selling]]
    rest = " ".join(map(str, row[max(selling, 1) :]))
    then = " ".join([*will, rest] if rest else will) or say(catalog, "table.last-one")
    return (
        f'<tr class="{marks}"><th scope="row">{picture}{name}</th><td>{coin}</td>'
        f'<td class="jk-then">{then}</td></tr>'
    )


def _bonus(sight: Sight, selling: Cards, catalog: Catalog) -> str:
    seen = sight.seen
    drawn = bonus_pile(len(selling))
    piles = zip(BONUS_PILES, seen.rules.bonus_tokens, map(str, seen.bonus_left), strict=True)
    rows = [
        (
            escape(pile_name(p, catalog)),
            worth(v, catalog),
            left,
            "jk-hit" if p in sight.changes.piles else "jk-sells" if p == drawn else "",
        )
        for p, v, left in piles
    ]
    camel_token, left = str(seen.rules.camel_token), camel_left(seen)
    when = say(catalog, "table.at-the-end") if left is None else str(left)
    rows.append((say(catalog, "table.larger-herd"), camel_token, when, ""))
    body = "".join(
        f'<tr class="{look}"><th scope="row">{name}</th><td>{value}</td><td>{left}</td></tr>'
        for name, value, left, look in rows
    )
    head = _head(catalog, "sold-at-once", "worth", "left")
    caption = say(catalog, "table.bonus-tokens")
    return (
        f'<table class="jk-bonus"><caption>{caption}</caption>{head}<tbody>{body}</tbody></table>'
    )


def sentence(reading: Reading, catalog: Catalog) -> str:
    """The tone, the words, and the action's notation or the rule's id."""
    code = str(reading.action) if reading.action is not None else reading.rule
    chip = f' <code class="jk-code">{escape(code)}</code>' if code else ""
    tone = ""
    if reading.tone != NOTE:
        tone = f"<b>{say(catalog, f'table.tone.{reading.tone}')}</b> "
    return f'<p role="status">{tone}{escape(reading.words)}{chip}</p>'
