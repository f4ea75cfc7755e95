"""`saving`: a file that is there whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import TextIO

from jaipur.errors import SaysWhy, WrongType, brief, printable
from jaipur.texts import ENGLISH


class NotSaved(SaysWhy, OSError):
    """A file that cannot be written; the message names it and says why."""

    def __str__(self) -> str:
        return ENGLISH.say("saving.not", file=printable(self.filename), what=self.strerror)


@contextmanager
def saving(path: str | PathLike[str], encoding: str = "utf-8") -> Iterator[TextIO]:
    """A file to write to, which appears, or is replaced, when all of it is written.

    Whatever happens before, an exception or Ctrl-C, leaves what was there. Raises `NotSaved`, an
    `OSError`, at once where nothing can be written, and `TypeError` for what is no name of a file.
    """
    if not _is_name(path):
        raise WrongType(ENGLISH.say("saving.type", given=brief(path)))
    try:
        target = Path(os.path.realpath(path))
    except ValueError:  # a null in it
        raise NotSaved(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None
    if target.exists() and not target.is_file():
        raise NotSaved(errno.EEXIST, ENGLISH.say("saving.no-file"), str(path))
    part = target.with_name(f".{target.name[:100]}.{os.getpid()}.part")
    try:
        # Opened in here, since Ctrl-C can come as soon as the file is there.
        with part.open("x", encoding=encoding, newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException as error:
        of_this = error if isinstance(error, OSError) and error.filename == str(part) else None
        if not isinstance(of_this, FileExistsError):  # else it is another one's
            part.unlink(missing_ok=True)
        if of_this is not None:
            raise NotSaved(of_this.errno, of_this.strerror, str(path)) from None
        raise


def _is_name(value: object) -> bool:
    return isinstance(value, str | PathLike) and bool(str(value))
