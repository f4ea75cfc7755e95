"""`ClaimBoard`: claims one after the other, marked true or false by hand or from code."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ipywidgets import HTML, Button, HBox, VBox

from jaipur.errors import WrongType, brief, error_words
from jaipur.lessons.claims import Claim, ClaimError, Claims, Marked
from jaipur.lessons.claims import claim as find_claim
from jaipur.lessons.claims import claims as find_claims
from jaipur.lessons.claims.showing import evidence_html, evidence_text, title
from jaipur.show import html, text
from jaipur.tables.parts import escape, say
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board, check_catalog
from jaipur.widgets.claims.marking import Marking
from jaipur.widgets.style import style_sheet
from jaipur.widgets.table.faces import dress, put_on, style_element, write

#: What the line under the buttons says: its look by name, which the table's style sheet has.
ASK, RIGHT, WRONG = "turn", "legal", "not-allowed"
TOOLS = ("previous", "next", "again")


class ClaimBoard(Board):
    """Claims of the rule sheets to be marked.

    sheet    "000", "001", "002" or "004"; without it the claims of all
    claims   claims or their ids, in place of a sheet's
    catalog  the language

    By hand one presses True or False, and reads what the engine shows. From code it is the same:
    `mark(True)`, `next()`, `previous()`, `again()`; `text` is all that the board shows, `score`
    how many answers are right. What cannot be done is said in `sentence`, never raised. No sheet
    or claim of that name raises `ClaimError` or `UnknownClaim`, claims that are none `TypeError`.
    """

    def __init__(
        self,
        sheet: str | None = None,
        *,
        claims: Iterable[Claim | str] | None = None,
        catalog: Catalog = ENGLISH,
    ) -> None:
        check_catalog(catalog)
        self._catalog = catalog
        self._marking = Marking(_chosen(sheet, claims))
        self._note = ""
        self._asked = self._asked_before = False
        #: The exception behind "Something went wrong", until the next press.
        self.trouble: BaseException | None = None
        self._htmls = {name: HTML() for name in ("place", "claim", "say", "evidence", "lost")}
        self._marks = {
            answer: self._button(partial(self._mark, answer)) for answer in (True, False)
        }
        self._tools = {
            "previous": self._button(partial(self._step, -1)),
            "next": self._button(partial(self._step, 1)),
            "again": self._button(self._ask_again),
        }
        super().__init__(children=self._arranged())
        self.add_class("jk")
        self._draw()

    # Building

    def _button(self, handler: Callable[[], None]) -> Any:
        button = Button(description="–")
        button.on_click(lambda _: self._run(handler))
        return button

    def _arranged(self) -> tuple[Any, ...]:
        """The boxes. Their order is the order of the Tab key."""
        htmls = self._htmls
        marks = HBox([*self._marks.values()])
        tools = HBox([*self._tools.values()])
        # What grows comes last, so that no button moves away from the pointer.
        inner = VBox(
            [
                htmls["place"],
                htmls["claim"],
                marks,
                htmls["say"],
                tools,
                htmls["evidence"],
                htmls["lost"],
            ]
        )
        style = HTML(style_element(self._catalog, style_sheet(__file__)))
        for widget, *classes in (
            (style, "jk-style"),
            (inner, "jk-in"),
            (marks, "jk-marks"),
            (tools, "jk-tools"),
            (htmls["place"], "jk-place"),
            (htmls["claim"], "jk-claim"),
            (htmls["lost"], "jk-lost"),
        ):
            put_on(widget, *classes)
        htmls["lost"].value = say(self._catalog, "table.disconnected")
        for name, button in self._tools.items():
            words = self._catalog.say
            dress(button, words(f"claims.{name}"), words(f"claims.{name}.tip"), "jk-tool")
        return style, inner

    # What it shows, for code

    @property
    def claim(self) -> Claim:
        """The claim in front."""
        return self._marking.claim

    @property
    def marked(self) -> Marked | None:
        """The answer to it, if it has one."""
        return self._marking.marked

    @property
    def place(self) -> str:
        """Which claim of how many is in front."""
        number, of = self._marking.at + 1, len(self._marking.claims)
        return self._catalog.say("claims.place", number=number, of=of)

    @property
    def score(self) -> str:
        """How many answers are right."""
        marking = self._marking
        if not marking.answered:
            return self._catalog.say("claims.score.none")
        return self._catalog.say("claims.score", right=marking.right, marked=marking.answered)

    @property
    def sentence(self) -> str:
        """What the board says now."""
        said = self.marked.words(self._catalog) if self.marked else self._catalog.say("claims.ask")
        if self._note:
            return f"{self._note} {said}" if self.marked and not self.trouble else self._note
        marking = self._marking
        if marking.answered == len(marking.claims):
            done = self._catalog.say("claims.done", of=len(marking.claims), right=marking.right)
            return f"{said} {done}"
        return said

    @property
    def text(self) -> str:
        """What is shown now, as plain text."""
        lines = [f"{self.place}, {self.score}.", title(self.claim, self._catalog), self.sentence]
        if self.marked:
            lines.append(evidence_text(self.claim, self._catalog))
        return " ".join(lines)

    def snapshot_text(self) -> str:
        """The same; and before anything is marked, all the claims for who cannot press Next."""
        shown = self._unmarked()
        return f"{self.text}\n{text(shown, self._catalog)}" if shown else self.text

    def snapshot_html(self) -> str:
        """What is shown now, without widgets; as `snapshot_text`."""
        shown = self._unmarked()
        more = html(shown, self._catalog) if shown else self._evidence_html()
        return f"<div><p>{self._place_html()}</p>{self._claim_html()}{self._say_html()}{more}</div>"

    def _unmarked(self) -> Claims | None:
        """All the claims, as long as none is marked."""
        return None if self._marking.answered else Claims(self._marking.claims)

    def _place_html(self) -> str:
        return f"{escape(self.place)} · {escape(self.score)}"

    def _claim_html(self) -> str:
        code = f"<code>{escape(self.claim.id)}</code>"
        return f"<p><b>{escape(title(self.claim, self._catalog))}</b> {code}</p>"

    def _say_html(self) -> str:
        return f'<p role="status">{escape(self.sentence)}</p>'

    def _evidence_html(self) -> str:
        return evidence_html(self.claim, self._catalog) if self.marked else ""

    # Marking from code, each as a press of the hand

    def mark(self, answer: bool) -> None:
        """Say that the claim in front is true or false."""
        self._run(partial(self._mark, answer))

    def next(self) -> None:
        """Go to the next claim."""
        self._run(partial(self._step, 1))

    def previous(self) -> None:
        """Go back to the claim before."""
        self._run(partial(self._step, -1))

    def again(self) -> None:
        """Forget all answers and begin with the first claim."""
        self._run(self._again)

    # Every press comes through here

    def _run(self, handler: Callable[[], None]) -> None:
        """Do what was asked and show what comes of it: an exception in a callback is seen
        nowhere in JupyterLab."""
        self._note, self.trouble = "", None
        self._asked, self._asked_before = False, self._asked
        try:
            handler()
            self._draw()
        except ClaimError as reason:
            self._note = str(reason)
            self._draw()
        except Exception as error:
            self.trouble = error
            said = error_words(error)
            self._note = self._catalog.say("claims.trouble", error=said)
            self._draw_say(WRONG)

    def _mark(self, answer: bool) -> None:
        if not self._marking.mark(answer):
            self._note = self._catalog.say("claims.marked")

    def _step(self, by: int) -> None:
        if self._marking.step(by):
            return
        marking = self._marking
        still = len(marking.claims) - marking.answered
        if by < 0:
            self._note = self._catalog.say("claims.first")
        elif still and not (still == 1 and self.marked is None):
            self._note = self._catalog.say("claims.last.open", n=still)
        else:
            self._note = self._catalog.say("claims.last")

    def _ask_again(self) -> None:
        """The button forgets answers only when it is pressed twice running."""
        answered = self._marking.answered
        if answered and not self._asked_before:
            self._asked = True
            self._note = self._catalog.say("claims.again.sure", n=answered)
        else:
            self._again()

    def _again(self) -> None:
        self._marking.again()

    # Drawing

    def _draw(self) -> None:
        marked = self.marked
        self._htmls["place"].value = self._place_html()
        self._htmls["claim"].value = self._claim_html()
        self._draw_say(ASK if marked is None else RIGHT if marked.right else WRONG)
        look = "jk-rule" if marked else "jk-shut"
        write(self._htmls["evidence"], self._evidence_html(), look, "jk-evidence")
        for answer, button in self._marks.items():
            chosen = marked is not None and marked.answer is answer
            words = self._catalog.say(f"claims.{answer}")
            tip = self._catalog.say(f"claims.{answer}.tip")
            if chosen:
                words = self._catalog.say("claims.chosen", answer=words)
            dress(button, words, tip, "jk-mark", "jk-ready" if chosen else "")

    def _draw_say(self, look: str) -> None:
        write(self._htmls["say"], self._say_html(), "jk-say", "jk-verdict", f"jk-{look}")


def _chosen(sheet: str | None, claims: Iterable[Claim | str] | None) -> list[Claim]:
    """The claims that are named, or those of the sheet."""
    if claims is None:
        return list(find_claims(sheet))
    if sheet is not None:
        raise ClaimError(ENGLISH.say("claims.both"))
    if isinstance(claims, str | bytes) or not isinstance(claims, Iterable):
        raise WrongType(ENGLISH.say("claims.type", given=brief(claims)))
    chosen = [each if isinstance(each, Claim) else find_claim(each) for each in claims]
    if not chosen:
        raise ClaimError(ENGLISH.say("claims.none"))
    return list(dict.fromkeys(chosen))
