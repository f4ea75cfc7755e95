"""`Fingers`: they press the card buttons, as a person does and for code."""

from collections.abc import Sequence
from typing import Any

from jaipur.actions import as_action
from jaipur.cards import CAMEL, Cards, read_cards
from jaipur.errors import brief
from jaipur.widgets.table.game import Cannot, Game
from jaipur.widgets.table.picks import Picks, of
from jaipur.widgets.table.sight import Sight
from jaipur.widgets.table.view import AREAS, CHIPS, HAND, HERD, MARKET, View


class Fingers:
    """What becomes of pressed cards. What cannot be picked raises `Cannot`, with the reason."""

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._view = view

    def wait(self) -> None:
        """Nothing can be picked now: the curtain says so, or else the sentence as it stands."""
        if self._game.hidden:
            raise self._no_card_at(self._game.sight(), HAND)

    def card(self, area: str, place: int, down: bool) -> None:
        """A card button went down or up."""
        sight = self._game.sight()
        button = self._view.places[area][place]
        kind = self._view.kind_at(sight, area, place)
        if not kind or not self._game.can_act:
            button.value = False
        if not kind:
            raise self._no_card_at(sight, area)
        if self._game.can_act:
            for other in self._linked(sight, area, place):
                other.value = down

    def _no_card_at(self, sight: Sight, area: str) -> Cannot:
        """What a place without a card answers."""
        if sight.hidden:
            return self._game.cannot("table.no.curtain", name=sight.names[sight.near])
        limit = sight.seen.rules.hand_limit
        return self._game.cannot(f"table.no.{area}", limit=limit, herd=sight.seen.herd)

    def _linked(self, sight: Sight, area: str, place: int) -> list[Any]:
        """The buttons that go down together: the camels of the market."""
        buttons = self._view.places[area]
        if area != MARKET or sight.places[place] != CAMEL:
            return [buttons[place]]
        return [b for b, kind in zip(buttons, sight.places, strict=True) if kind == CAMEL]

    def pick(self, market: str, hand: str, herd: Any) -> None:
        """Press the buttons of these cards; a `market` that is an action replaces the picks."""
        if isinstance(herd, bool) or not isinstance(herd, int) or herd < 0:
            raise self._game.cannot("table.no.herd-number", what=brief(herd))
        for cards in (market, hand):
            if not isinstance(cards, str):
                raise self._game.cannot("table.no.letters", what=brief(cards))
        if set(market) & set("+->"):
            picks = of(as_action(market), self._game.round.market)
            self._view.put_back()
        else:
            # One more than there are buttons is as many too many as any number.
            picks = Picks(read_cards(market), read_cards(hand), min(herd, CHIPS + 1))
        if self._game.can_act:
            self.press(picks)
        else:
            self.wait()

    def press(self, picks: Picks, say_missing: bool = True) -> None:
        """Put the buttons of these cards down, all of them or, if one is missing, none."""
        sight = self._game.sight()
        wanted = {MARKET: picks.market, HAND: picks.hand, HERD: CAMEL * picks.herd}
        found: list[Any] = []
        for area, cards in wanted.items():
            for kind in cards:
                button = self._button_up(sight, area, kind, found)
                if button is None:
                    if say_missing:
                        raise self._no_more(sight, area, kind)
                    return
                found.append(button)
        for button in found:
            button.value = True
        for place in self._view.picked(MARKET):
            for button in self._linked(sight, MARKET, place):
                button.value = True

    def _button_up(self, sight: Sight, area: str, kind: Cards, taken: Sequence[Any]) -> Any:
        """A button of that kind that is still up, or None."""
        for place, button in enumerate(self._view.places[area]):
            up = not button.value and button not in taken
            if up and self._view.kind_at(sight, area, place) == kind:
                return button
        return None

    def _no_more(self, sight: Sight, area: str, kind: Cards) -> Cannot:
        key = "camel" if area == HAND and kind == CAMEL else area
        return self._game.cannot(f"table.no.card.{key}", cards=kind, herd=sight.seen.herd)

    def put_back(self) -> None:
        """Put every card back; there has to be one."""
        if not any(self._view.picked(area) for area in AREAS):
            raise self._game.cannot("table.no.put-back")
        self._view.put_back()
