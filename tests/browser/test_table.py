"""The live table of the first notebook in JupyterLab: by mouse in light, by keyboard in dark.

A second table is played in this process, without a browser, with the same seed: it says which
cards make the action that is wanted, and what the page has to show afterwards.
"""

import re

import pytest
from playwright.sync_api import expect

from jaipur import Exchange, GameTable, Take
from jaipur.widgets.table.picks import of

START = "00-start-here.ipynb"
NAMES = {
    "D": "Diamond",
    "G": "Gold",
    "S": "Silver",
    "C": "Cloth",
    "P": "Spice",
    "L": "Leather",
    "M": "Camel",
}
#: Tab presses that lead around the longest page.
MOST_TABS = 400

FOCUS_IS_INSIDE = "table => table.contains(document.activeElement)"
# The key that leads to a button: it stands after what has the focus, before it, or is it.
WAY = """(button) => {
    const here = document.activeElement;
    if (here === button) return 'Space';
    const after = here.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    return after ? 'Tab' : 'Shift+Tab';
}"""
# What sticks out of a table: a part past its frame, or words past the card or cell they stand in.
STICKS_OUT = """(table) => {
    const frame = table.getBoundingClientRect();
    const seen = part => part.getClientRects().length && !part.closest('.jk-style');
    const out = (part, inner, outer, least) =>
        inner.left < outer.left + least - 0.5 || inner.right > outer.right - least + 0.5
            ? [`${part.className}: ${part.textContent.slice(0, 20)}`] : [];
    const found = [];
    const parts = '.jk-card, .jk-deck, .jk-strip, .jk-right table, .jk-tool, .jk-field, textarea, '
        + '.jk-beside table';
    for (const part of table.querySelectorAll(parts))
        if (seen(part)) found.push(...out(part, part.getBoundingClientRect(), frame, 6));
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const part = texts.currentNode.parentElement;
        const holder = part.closest('button, th, td, caption, .jk-deck, .jk-strip');
        const style = getComputedStyle(part);
        if (!holder || !seen(part) || !parseFloat(style.fontSize)) continue;
        const words = document.createRange();
        words.selectNodeContents(texts.currentNode);
        for (const line of words.getClientRects())
            found.push(...out(holder, line, holder.getBoundingClientRect(), 0));
    }
    return found;
}"""
WIDE_WORDS = """
from jaipur import GameTable, position
start = position(market="DLCMM", hand="DLLLLLL", herd=6, other_hand="GGSS", other_herd=3,
                 tokens={"L": 9, "D": 5}, won=({}, {}))
table = GameTable(start=start)
table.hint()
table.show_left()
table.show_turns()
table.record(hidden=True)
table.pick(hand="LLLLLL")
table
"""
# From a press to the first change of what the page shows, in milliseconds.
WATCH = """(table) => {
    window.answers = [];
    let pressed = null;
    for (const kind of ['pointerdown', 'keydown'])
        table.addEventListener(kind, () => { pressed = performance.now(); }, true);
    new MutationObserver(() => {
        if (pressed !== null) requestAnimationFrame(() => {
            if (pressed !== null) window.answers.push(performance.now() - pressed);
            pressed = null;
        });
    }).observe(table.querySelector('.jk-say'), { childList: true, subtree: true });
}"""


class Player:
    """Plays at the last table of the open page and, beside it, at a table without a page."""

    def __init__(self, page):
        self.page = page
        self.table = page.locator(".jk").last
        self.table.scroll_into_view_if_needed()
        self.twin = GameTable(int(self.table.locator(".jk-seed input").input_value()))
        self.twin.quiet_ms = 0
        self.table.evaluate(WATCH)
        self.agree()

    def press(self, button):
        """Press a button of the table, in this player's way."""
        raise NotImplementedError

    def button(self, words):
        return self.table.locator("button", has_text=re.compile(f"^{words}$"))

    @property
    def action(self):
        return self.table.locator(".jk-do")

    def agree(self):
        """The page shows what the twin says."""
        words = re.sub(r"\s+", " ", self.twin.sentence)
        expect(self.table.locator(".jk-say")).to_contain_text(words)
        for area in ("market", "hand"):
            shown = [b.description for b in self.twin._view.places[area]]
            cards = self.table.locator(f".jk-{area} .jk-card")
            expect(cards).to_have_text([re.compile(f"^{re.escape(words)}$") for words in shown])

    def pick(self, action):
        """Press the cards of an action."""
        picks = of(action, self.twin.observation.market)
        market = "M" if "M" in picks.market else ""
        market += picks.market.replace("M", "")
        for area, cards in (("market", market), ("hand", picks.hand), ("herd", "M" * picks.herd)):
            for kind in cards:
                up = self.table.locator(f".jk-{area} .jk-card.jk-{kind}:not(.mod-active)")
                self.press(up.first)
                expect(self.table.locator(".jk-say")).not_to_contain_text("Your turn.")
        self.twin.pick(str(action))
        self.agree()

    def do(self):
        """Press the action button here and there."""
        self.page.wait_for_timeout(300)  # presses so soon after an action are not heard
        self.press(self.action)
        self.twin.do()
        self.agree()
        expect(self.action).not_to_have_class(re.compile("mod-active"))

    def tool(self, words, twin):
        self.press(self.button(words))
        twin()
        self.agree()

    def play(self, kind):
        """Play an action of that kind, as soon as there is a legal one; then the answer to it."""
        while True:
            legal = list(self.twin.legal)
            wanted = [action for action in legal if isinstance(action, kind)]
            if legal:
                self.pick((wanted or legal)[0])
            self.do()
            if wanted:
                return self.to_own_turn()

    def to_own_turn(self):
        while not self.twin.legal:
            self.do()


class Mouse(Player):
    def press(self, button):
        button.click()


class Keyboard(Player):
    """Goes on with Tab, or back with Shift, until the button has the focus; then Space."""

    def __init__(self, page):
        page.locator(".jp-Notebook").focus()
        super().__init__(page)

    def press(self, button):
        wanted = button.element_handle()
        inside = False
        for _ in range(MOST_TABS):
            if (key := wanted.evaluate(WAY)) == "Space":
                break
            self.page.keyboard.press(key)
            now_inside = self.table.evaluate(FOCUS_IS_INSIDE)
            assert now_inside or not inside, "Tab leads out of the table before its end"
            inside = now_inside
        else:
            raise AssertionError("Tab does not lead to the button")
        self.page.keyboard.press("Space")
        assert wanted.evaluate(WAY) == "Space", "the focus is lost"


@pytest.mark.parametrize(
    ("theme", "how"), [("light", Mouse), ("dark", Keyboard)], ids=["mouse-light", "keyboard-dark"]
)
def test_take_exchange_refused_action_and_undo(open_notebook, page, theme, how, record_property):
    """Someone who opens the first notebook plays, is told which rule stops them, and goes back."""
    open_notebook(START, theme=theme)
    player = how(page)
    player.to_own_turn()

    market = player.twin.observation.market
    player.pick(Take(market[0] + "M"))
    expect(player.table.locator(".jk-say")).to_contain_text("Not allowed.")
    expect(player.table.locator(".jk-say code")).to_have_text("turn.one-action")
    player.do()
    assert player.twin.observation.market == market
    player.tool("Put back", player.twin.put_back)

    player.play(Take)
    player.play(Exchange)
    player.tool("Undo", player.twin.undo)
    player.tool("Redo", player.twin.redo)
    player.tool("Undo", player.twin.undo)

    answers = sorted(page.evaluate("window.answers"))
    median = answers[len(answers) // 2]
    assert len(answers) > 5
    record_property(
        "measured",
        f"{theme}: an answer to a press on screen in {median:.0f} ms, "
        f"{answers[-1]:.0f} at most (of {len(answers)}; aim: under 150)",
    )


@pytest.mark.proof
def test_nothing_sticks_out_at_any_width(open_code):
    """The longest words, the fullest hand and row, a large herd: from a phone's width to all."""
    table = open_code(WIDE_WORDS)
    expect(table.locator(".jk-say")).to_contain_text("Sell 6 leather")
    for width in (860, 801, 760, 741, 740, 700, 640, 600, 561, 560, 501, 500, 468, 400, 360, 320):
        table.evaluate("(table, width) => { table.style.width = `${width}px`; }", width)
        assert table.evaluate(STICKS_OUT) == [], width


@pytest.mark.proof
def test_what_the_strips_say_moves_nothing(open_code):
    """The turn passes and numbers grow, and the market stays where it is."""
    table = open_code(WIDE_WORDS)
    top = "table => table.querySelector('.jk-mat').offsetTop"
    for width in (860, 768, 741, 700, 501, 500, 400):
        table.evaluate("(table, width) => { table.style.width = `${width}px`; }", width)
        strip = table.locator(".jk-far .widget-html-content")
        full, tops = strip.inner_html(), []
        pill = '<span class="jk-pill">to move</span>'
        few = '<span class="jk-who"><b>Greedy</b></span><span class="jk-has"><b>0</b></span>'
        many = full.replace("</b>", "</b> " + pill, 1).replace("rupees", "rupees + 3 bonus")
        for said in (full, few, many):
            strip.evaluate("(strip, said) => { strip.innerHTML = said; }", said)
            tops.append(table.evaluate(top))
        strip.evaluate("(strip, said) => { strip.innerHTML = said; }", full)
        assert len(set(tops)) == 1, (width, tops)


@pytest.mark.proof
def test_a_seed_is_dealt_by_enter_and_by_its_button(open_notebook, page):
    """Once each, so that one Undo brings the match before it back."""
    open_notebook(START)
    table = page.locator(".jk").last
    seed = table.locator(".jk-seed input")
    before = seed.input_value()
    back = "The match before the new deal is back."
    for typed, deal in (("12", lambda: seed.press("Enter")), ("20", None), (before, None)):
        page.wait_for_timeout(300)  # presses so soon after a deal are not heard
        seed.fill(typed)
        (deal or table.locator("button", has_text="New deal").click)()
        if typed == before:
            expect(table.locator(".jk-say")).to_contain_text(f"The deal of seed {before} lies here")
            break
        expect(table.locator(".jk-say")).not_to_contain_text(back)
        expect(table.locator("button", has_text="Undo")).not_to_have_class(re.compile("jk-dim"))
        table.locator("button", has_text="Undo").click()
        expect(table.locator(".jk-say")).to_contain_text(back)
        expect(seed).to_have_value(before)
