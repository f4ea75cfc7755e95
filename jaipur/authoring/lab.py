"""JupyterLab in a real browser, for tests and for pictures: a server, Chromium, an open notebook.

::

    with LabServer(Path("notebooks")) as server, chromium() as browser:
        page = browser.new_page()
        trouble = watch(page, server)
        open_notebook(page, server, "00-start-here.ipynb", theme="dark")

Everything runs on this machine's loopback and in temporary folders, apart from whatever Jupyter
the person at this machine has set up. Playwright is imported when a browser is asked for.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Theme = Literal["light", "dark"]
THEMES: dict[Theme, str] = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
BROWSER_ARGUMENTS = (
    "--no-sandbox",  # Chromium's own sandbox does not start as root
    "--disable-gpu",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL_PLAYWRIGHT = 'pip install "jaipur-kit[browser]"'
INSTALL_CHROMIUM = "apt-get install chromium, or: python -m playwright install --with-deps chromium"

# What JupyterLab's model says of each code cell. An empty cell never gets a number: it is done.
_CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .filter(cell => cell.model.type === 'code')
  .map(cell => {
    const model = cell.model, outputs = model.outputs, errors = [];
    for (let i = 0; i < outputs.length; i++) {
      const output = outputs.get(i);
      if (output.type === 'error') errors.push(output.toJSON());
    }
    const tags = model.getMetadata('tags') || [];
    return {
      id: model.sharedModel.getId(),
      done: !model.sharedModel.getSource().trim()
        || (model.executionCount !== null && model.executionState !== 'running'),
      error: tags.includes('raises-exception')
        ? '' : errors.map(e => `${e.ename}: ${e.evalue}`).join('; '),
    };
  })"""
_ALL_DONE = f"""() => {{
  const cells = ({_CELLS})();
  return cells.some(cell => cell.error) || cells.every(cell => cell.done);
}}"""
_KERNEL_IDLE = """() => {
  const session = window.jupyterapp.shell.currentWidget?.sessionContext;
  return session && session.isReady && session.session?.kernel?.status === 'idle';
}"""


class LabError(RuntimeError):
    """JupyterLab did not start, or a notebook did not run in it."""


class BrowserMissing(LabError):
    """Playwright or Chromium is not installed; the message is the line that installs it."""


class LabServer:
    """JupyterLab on loopback, its folder a copy of ``notebooks``; a context manager.

    ``base`` is its address, ``folder`` what it serves; closing it ends the one process it started.
    """

    def __init__(self, notebooks: Path | None = None) -> None:
        self._temporary = tempfile.TemporaryDirectory(
            prefix="jaipur-lab-", ignore_cleanup_errors=True
        )
        self._home = Path(self._temporary.name)
        self.folder = self._home / "work"
        self.folder.mkdir()
        self._as_laid: dict[str, bytes] = {}
        if notebooks is not None:
            self._lay_folder(notebooks)
        self.base = f"http://127.0.0.1:{_free_port()}"
        self._token = secrets.token_hex(16)
        self._log = self._home / "server.log"
        self.set_theme("light")
        self._process = self._start()
        try:
            self._wait()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the server and its kernels, and remove its folders."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._temporary.cleanup()

    def url(self, path: str) -> str:
        """The address at which JupyterLab opens the notebook at ``path``, and nothing else."""
        return f"{self.base}/lab/tree/{path}?token={self._token}&reset"

    def add(self, path: str, notebook: dict[str, Any]) -> str:
        """Put a notebook into the served folder, and return its path there."""
        self._as_laid[path] = json.dumps(notebook).encode()
        self.lay_again(path)
        return path

    def lay_again(self, path: str) -> None:
        """Write the notebook as it was at first: JupyterLab saves by itself what a test changed."""
        if path not in self._as_laid:
            raise LabError(f"{path}: not among the notebooks served.")
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(self._as_laid[path])

    def set_theme(self, theme: Theme) -> None:
        """The theme of pages opened from now on."""
        settings: dict[str, dict[str, object]] = {
            "apputils-extension/themes": {"theme": THEMES[theme], "adaptive-theme": False},
            "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
            # Else cells out of view are not in the page.
            "notebook-extension/tracker": {"windowingMode": "none"},
        }
        for name, value in settings.items():
            path = self._home / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(value), encoding="utf-8")

    def set_trust(self, path: str, trusted: bool) -> None:
        """Whether the saved outputs at ``path`` count as this person's own, or get sanitised."""
        import nbformat
        from nbformat.sign import NotebookNotary

        notary = NotebookNotary(data_dir=str(self._home / "data"))  # type: ignore[no-untyped-call]
        try:
            notebook = nbformat.read(self.folder / path, as_version=4)  # type: ignore[no-untyped-call]
            change: Any = notary.sign if trusted else notary.unsign
            change(notebook)
        finally:
            notary.store.close()

    def end_kernels(self) -> None:
        """End every running kernel, so that the next notebook opened begins with a new one."""
        for session in json.loads(self._ask("GET", "/api/sessions")):
            self._ask("DELETE", f"/api/sessions/{session['id']}")

    def log(self) -> str:
        """The last of what the server wrote."""
        return self._log.read_text(encoding="utf-8", errors="replace")[-3000:]

    def _lay_folder(self, notebooks: Path) -> None:
        for path in sorted(notebooks.rglob("*.ipynb")):
            if ".ipynb_checkpoints" not in path.parts:
                name = path.relative_to(notebooks).as_posix()
                self._as_laid[name] = path.read_bytes()
                self.lay_again(name)

    def _start(self) -> subprocess.Popen[bytes]:
        folders = {
            "IPYTHONDIR": "ipython",
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        }
        for name in folders.values():
            (self._home / name).mkdir(exist_ok=True)
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.base.rpartition(':')[2]}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={self.folder}",
            f"--IdentityProvider.token={self._token}",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            "--LabApp.extension_manager=readonly",
            # Where whoever started it is killed, and cannot close it, it ends by itself in time.
            "--MappingKernelManager.cull_idle_timeout=1800",
            "--MappingKernelManager.cull_connected=True",
            "--ServerApp.shutdown_no_activity_timeout=3600",
        ]
        if os.name != "nt":
            # Kernels talk through files: two that look for free ports at once may find the same.
            command.append("--KernelManager.transport=ipc")
        with self._log.open("wb") as log:
            return subprocess.Popen(
                command,
                cwd=self.folder,
                env={
                    **os.environ,
                    **{key: str(self._home / name) for key, name in folders.items()},
                },
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def _wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise LabError(f"JupyterLab ended with {self._process.returncode}:\n{self.log()}")
            try:
                self._ask("GET", "/api")
                return
            except OSError:
                time.sleep(0.1)
        raise LabError(f"JupyterLab did not answer in {seconds:.0f} seconds:\n{self.log()}")

    def _ask(self, method: str, path: str) -> bytes:
        request = urllib.request.Request(
            self.base + path, method=method, headers={"Authorization": f"token {self._token}"}
        )
        # A proxy that the environment names is for the world outside.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=10) as answer:
            body: bytes = answer.read()
        return body


def find_chromium() -> str:
    """The Chromium to drive: one on the path, else the one Playwright installed.

    Raises ``BrowserMissing``, whose message says how to install what is not there.
    """
    sync_playwright = _playwright()
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    with sync_playwright() as playwright:
        own = str(playwright.chromium.executable_path)
    if Path(own).is_file():
        return own
    raise BrowserMissing(f"No Chromium here; install it: {INSTALL_CHROMIUM}")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window, closed at the end.

    Raises ``BrowserMissing``. While it is open, an event loop counts as running in this thread:
    keep it no longer than needed.
    """
    executable = find_chromium()
    with _playwright()() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=list(BROWSER_ARGUMENTS)
        )
        try:
            yield browser
        finally:
            browser.close()


def watch(page: Page, server: LabServer) -> list[str]:
    """A list that fills with what goes wrong in ``page``: errors in its console, uncaught
    exceptions, and requests to any other machine."""
    trouble: list[str] = []
    ours = re.compile(rf"(?:{re.escape(server.base)}|ws{re.escape(server.base[4:])}|data:|blob:)")
    page.on("pageerror", lambda error: trouble.append(f"uncaught: {error}"))
    page.on(
        "console",
        lambda said: trouble.append(f"console: {said.text}") if said.type == "error" else None,
    )
    page.on(
        "request",
        lambda asked: None if ours.match(asked.url) else trouble.append(f"asked for {asked.url}"),
    )
    return trouble


def open_notebook(
    page: Page,
    server: LabServer,
    path: str,
    *,
    run: bool = True,
    theme: Theme = "light",
    trusted: bool = True,
    seconds: float = 60,
) -> None:
    """Open a notebook as it was laid, with a new kernel, and run all its cells unless told not to.

    ``trusted=False, run=False`` shows what a first visitor sees: saved outputs, sanitised. Each
    wait is of ``seconds`` at most.

    Raises ``LabError`` where a cell fails that is not tagged ``raises-exception``, and Playwright's
    ``TimeoutError``.
    """
    server.end_kernels()
    server.lay_again(path)
    server.set_trust(path, trusted)
    server.set_theme(theme)
    page.set_default_timeout(seconds * 1000)
    page.goto(server.url(path))
    page.wait_for_function(
        "() => window.jupyterapp && document.querySelector('.jp-Notebook .jp-Cell')"
    )
    page.evaluate("() => window.jupyterapp.restored")
    # Idle, not starting: else the cells would be queued for a session that is not there yet.
    page.wait_for_function(_KERNEL_IDLE)
    if run:
        run_all(page)


def run_all(page: Page) -> None:
    """Run all cells of the open notebook and wait for the last.

    Raises ``LabError`` naming each cell that failed and is not tagged ``raises-exception``.
    """
    # Saved outputs go first, or a saved notebook would look finished before it ran.
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    # Not awaited: the command's promise ends with the last cell.
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
    page.wait_for_function(_ALL_DONE)
    failed = [
        f"cell {cell['id']}: {cell['error']}" for cell in page.evaluate(_CELLS) if cell["error"]
    ]
    if failed:
        raise LabError("; ".join(failed))


def switch_theme(page: Page, theme: Theme) -> None:
    """Change the theme of the open page, as its menu would, and wait until it is drawn."""
    page.evaluate(
        "theme => { window.jupyterapp.commands.execute('apputils:change-theme', { theme }); }",
        THEMES[theme],
    )
    page.wait_for_function(
        "light => document.body.dataset.jpThemeLight === light",
        arg="true" if theme == "light" else "false",
    )


def _playwright() -> Any:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError as error:
        raise BrowserMissing(f"No Playwright here; install it: {INSTALL_PLAYWRIGHT}") from error
    return sync_playwright


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
