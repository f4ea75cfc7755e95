"""The tools of the live table in JupyterLab: hints, records, any turn; and what goes wrong there.

All of it is done as a person would, by mouse or by keyboard, at tables made from code.
"""

import re

import pytest
from playwright.sync_api import expect

from jaipur import GameTable
from jaipur.records import dumps

pytestmark = pytest.mark.proof

TABLE = """
from jaipur import GameTable
table = GameTable(7)
table
"""
PLAYED = """
from jaipur import GameTable
table = GameTable(7)
table.do("+P")
table.reply()
table
"""
SLOW = """
import time
from jaipur import GameTable, agent

class Slow:
    def choose(self, observation, rng):
        time.sleep(1)
        return agent("greedy").choose(observation, rng)

table = GameTable(7, opponent=Slow())
table.do("+P")
table
"""
ALL_OPEN = """
from jaipur import GameTable
table = GameTable(7)
table.do("+P")
table.reply()
table.record(hidden=True)
table.hint()
table.explain()
table.show_left()
table.show_turns()
table.show_rule()
table
"""
# What can be scrolled sideways, though nothing should: the page, the notebook, the outputs.
SIDEWAYS = """() => [document.scrollingElement, document.querySelector('.jp-WindowedPanel-outer'),
    ...document.querySelectorAll('.jp-OutputArea, .jp-OutputArea-output, .jk')]
    .filter(part => part && part.scrollWidth > part.clientWidth + 1)
    .map(part => `${part.className}: ${part.scrollWidth} in ${part.clientWidth}`)"""
TIMES = """
from statistics import median
from time import perf_counter, process_time
from jaipur import GameTable

def times(**arguments):
    table = GameTable(3, **arguments)
    table.quiet_ms = 0
    taken, worked = [], []
    while not table.round.over:
        legal = table.legal
        start, busy = perf_counter(), process_time()
        if legal:
            table.pick(str(legal[0]))
        table.do()
        taken.append(1000 * (perf_counter() - start))
        worked.append(1000 * (process_time() - busy))
    return f"{median(taken):.0f} ms, {max(taken):.0f} at most, " \
        f"of it the processor's {median(worked):.0f}, {max(worked):.0f} at most"

f"in the kernel (aim: under 50), a turn {times()}; answered at once {times(answers='at once')}"
"""


def button(table, words):
    return table.locator("button", has_text=re.compile(f"^{words}$"))


def say(table):
    return table.locator(".jk-say")


def restart(page):
    """Restart the kernel without running anything, as its menu would."""
    page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )


def test_a_hint_is_shown_and_goes_with_the_turn(open_code, page):
    """By mouse: the hint, its cards outlined, the turn, and why the other side moved so."""
    table = open_code(TABLE)
    button(table, "Hint").click()
    expect(table.locator(".jk-beside")).to_contain_text("would take spice")
    expect(table.locator(".jk-hinted")).to_have_count(1)
    table.locator(".jk-hinted").click()
    expect(say(table)).to_contain_text("Legal. Take the spice.")
    table.locator(".jk-do").click()
    expect(say(table)).to_contain_text("Greedy is to move")
    expect(table.locator(".jk-beside")).to_be_hidden()
    button(table, "Hint").click()
    expect(say(table)).to_contain_text("a hint is for your own turn")
    expect(button(table, "Hint")).not_to_have_class(re.compile("mod-active"))
    page.wait_for_timeout(300)
    table.locator(".jk-do").click()
    expect(say(table)).to_contain_text("Your turn.")
    button(table, "Why that move[?]").click()
    expect(table.locator(".jk-beside")).to_contain_text("You know none of the cards it held.")


def test_any_turn_by_keyboard(open_code, page):
    """Tab to More, open it, on to the turn, arrows back and forth: the focus stays there."""
    table = open_code(PLAYED)
    more = button(table, "More")
    more.focus()
    page.keyboard.press("Space")
    expect(table.locator(".jk-more")).to_be_visible()
    expect(more).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
    field = table.locator(".jk-go-to input")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(say(table)).to_contain_text("Turn 1 of 2.")
    page.keyboard.press("ArrowDown")
    expect(say(table)).to_contain_text("Turn 0 of 2.")
    page.keyboard.press("ArrowDown")
    expect(say(table)).to_contain_text("There is no turn -1")
    expect(field).to_have_value("0")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(say(table)).to_contain_text("Turn 1 of 2.")
    expect(field).to_be_focused()


def test_a_record_is_copied_and_pasted(open_code, page):
    """It asks first, shows the record, refuses a spoilt one, and lays a good one."""
    table = open_code(TABLE)
    twin = GameTable(11)
    twin.do(twin.legal[0] if twin.legal else None)
    button(table, "More").click()
    field = table.locator(".jk-record textarea")
    button(table, "Write this match").click()
    expect(say(table)).to_contain_text("shows what is hidden")
    expect(field).to_have_value("")
    button(table, "Write this match").click()
    expect(field).to_have_value(dumps(GameTable(7).match))
    field.fill(dumps(twin.match)[:-40])
    button(table, "Play this record").click()
    expect(say(table)).to_contain_text("This is no whole record")
    # While the kernel is at work, what is typed waits, and the next click would overtake it.
    page.wait_for_timeout(1000)
    field.fill(dumps(twin.match))
    button(table, "Play this record").click()
    expect(say(table)).to_contain_text("The match of the record lies here, after turn 1.")
    expect(table.locator(".jk-seed input")).to_have_value("11")
    page.wait_for_timeout(300)
    button(table, "Undo").click()
    expect(table.locator(".jk-seed input")).to_have_value("7")


def test_queued_clicks_are_one_action(open_code, page):
    """Clicks while the kernel is at work with the first one count for nothing."""
    table = open_code(SLOW)
    page.wait_for_timeout(300)
    do = table.locator(".jk-do")
    for _ in range(4):
        do.click()
    expect(say(table)).to_contain_text("Your turn.")
    page.wait_for_timeout(1500)
    expect(say(table)).to_contain_text("Your turn.")
    expect(table.locator(".jk-turns")).to_have_text("of 2")


def test_two_views_and_a_cell_run_twice(open_code):
    """A table shown twice is one table; code that is run again finds it as it stands."""
    last = open_code(TABLE, "table.do('+P')\ntable", "table.do('+P')\ntable")
    expect(say(last)).to_contain_text("Greedy is to move")
    views = last.page.locator(".jk")
    expect(views).to_have_count(3)
    last.page.wait_for_timeout(300)
    views.first.locator(".jk-do").click()
    for number in range(3):
        expect(say(views.nth(number))).to_contain_text("Your turn.")
        expect(views.nth(number).locator(".jk-turns")).to_have_text("of 2")


def test_after_a_kernel_restart_a_line_says_what_to_do(open_code, page):
    """Nothing answers then, and a press would seem to do nothing."""
    table = open_code(TABLE)
    lost = table.locator(".jk-lost")
    expect(lost).to_be_hidden()
    restart(page)
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("The kernel was restarted: run this cell again")


def test_another_opponent_is_chosen_from_the_list(open_code):
    """By mouse, under More: the sentence says from when on, and the list keeps the focus."""
    table = open_code(TABLE)
    button(table, "More").click()
    chosen = table.locator(".jk-opponent select")
    expect(chosen).to_be_visible()
    chosen.focus()
    chosen.select_option(label="seller: weak, at once")
    expect(say(table)).to_contain_text("Seller plays for Greedy from the next turn of that side on")
    expect(chosen).to_be_focused()
    button(table, "Another deal").click()
    expect(table.locator(".jk-far")).to_contain_text("Seller")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(400, 800), (640, 400)], ids=["400", "200-percent"])
def test_the_page_does_not_scroll_sideways(open_code, page, theme, width, height):
    """On a phone's width, and on a laptop's screen at twice the size, with all of it open."""
    page.set_viewport_size({"width": width, "height": height})
    table = open_code(ALL_OPEN, theme=theme)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    table.locator(".jk-beside").scroll_into_view_if_needed()
    expect(table.locator(".jk-beside")).to_contain_text("Not seen:")
    page.wait_for_timeout(300)
    assert page.evaluate(SIDEWAYS) == []


def test_nothing_in_the_whole_of_it_takes_the_focus_away(open_code, page):
    """Every control that Tab leads to is pressed with Space once, and has the focus still."""
    table = open_code(ALL_OPEN)
    table.locator("button.jk-card:not(.jk-off)").first.focus()
    met = 0
    for _ in range(60):
        held = page.evaluate_handle("document.activeElement")
        if not table.evaluate("(table, held) => table.contains(held)", held):
            break
        if held.evaluate("part => part.tagName") == "BUTTON" and not held.evaluate(
            "part => part.classList.contains('jk-do')"
        ):
            before = say(table).inner_text()
            page.keyboard.press("Space")
            page.wait_for_timeout(150)
            words = held.evaluate("part => part.textContent")
            assert held.evaluate("part => part === document.activeElement"), (words, before)
        met += 1
        page.keyboard.press("Tab")
    assert met > 20


def test_times_in_the_kernel(open_code, page, record_property):
    """Shown at the end of the run: how long the kernel is at work with a turn."""
    open_code(TIMES + "\n")
    said = page.locator(".jp-OutputArea-output pre").last.inner_text().strip("'\"\n ")
    assert said.startswith("in the kernel")
    record_property("measured", said)


def test_after_a_restart_the_progress_says_so_too(open_code, page):
    """It shows the line, and only then."""
    open_code(
        "from jaipur.lessons import lesson; from jaipur.widgets import Progress",
        "Progress(lesson(8))",
    )
    lost = page.locator(".jk-lost-line")
    expect(lost).to_have_count(1)
    expect(lost).to_be_hidden()
    restart(page)
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("The kernel was restarted: run this cell again")
