"""How the benchmarks say whether a figure keeps its bound."""

from jaipur.texts import ENGLISH


def met(bound: bool) -> str:
    """The word for a bound that is met, or missed."""
    return ENGLISH.say("cli.bench.met" if bound else "cli.bench.missed")
