"""What strangers' code says of itself, as text that is safe to print and to keep."""


def error_words(error: BaseException) -> str:
    """The kind and the words of an exception, whatever a student's exception does when asked."""
    name = type(error).__name__
    try:
        said = printable(f"{name}: {error}"[:200]).strip(": .")
    except KeyboardInterrupt:
        raise
    except BaseException:
        said = name
    return said


def printable(text: str) -> str:
    """A text in one line that can be written anywhere."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
