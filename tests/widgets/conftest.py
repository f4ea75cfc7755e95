"""A hand that presses the buttons of a table as a browser does, without a kernel."""

import pytest


class Hand:
    """Presses and reads a table's widgets, by what is written on them."""

    def __init__(self, table, quiet_ms=0):
        self.table = table
        table.quiet_ms = quiet_ms
        self.view = table._view

    def card(self, area, name, down=True):
        """Press a card of an area that is not as wanted yet."""
        for button in self.view.places[area]:
            if button.description.split("\n")[0] == name and button.value != down:
                button.value = down
                return
        raise AssertionError(f"no {name} in {area}: {self.words(area)}")

    def words(self, area):
        """What is written on the buttons of an area."""
        return [button.description for button in self.view.places[area]]

    def press(self):
        """Press the action button: the browser sets it down, the kernel up again."""
        self.view.do.value = True

    def tool(self, name):
        """Press a small button."""
        self.view.tools[name].click()

    @property
    def label(self):
        """What is written on the action button."""
        return self.view.do.description

    def html(self, name):
        """What one of the read parts shows."""
        return self.view._htmls[name].value


@pytest.fixture
def hand():
    return Hand
