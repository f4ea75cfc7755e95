"""The project as a whole: its files agree, its layers hold, and nothing ties it to one machine."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "jaipur"

# Down to the tables, and the players and lessons: these run wherever Python does, in a page too.
STANDARD_LIBRARY_ALONE = (
    *(
        "errors",
        "texts",
        "show",
        "saving",
        "frozen",
        "cards",
        "rules",
        "actions",
        "rulebook",
        "questions",
        "legality",
        "scoring",
        "round",
    ),
    *("match", "observation", "worth", "records", "session", "tables", "agents", "lessons"),
)
NOT_IN_A_PAGE = {
    *("asyncio", "concurrent", "multiprocessing", "socket", "socketserver", "ssl"),
    *("subprocess", "threading", "_thread", "http", "urllib"),
}


def test_players_load_no_threads_and_nothing_heavy():
    """What a module imports from another room counts too: agents must run in a web page."""
    asked = "import sys; before = set(sys.modules); import jaipur.agents; "
    asked += "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = set(said.stdout.split())
    assert "jaipur" in loaded
    # `pathlib` itself loads `urllib.parse`.
    banned = NOT_IN_A_PAGE - {"urllib"} | {"queue", "numpy", "numba", "pandas", "scipy"}
    assert not loaded & banned


@pytest.fixture(scope="module")
def project() -> dict:
    return tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def environment() -> dict:
    return yaml.safe_load((REPOSITORY / "environment.yml").read_text(encoding="utf-8"))


def ranges(requirements: list[str]) -> dict[str, str]:
    parsed = [Requirement(requirement) for requirement in requirements]
    return {requirement.name: str(requirement.specifier) for requirement in parsed}


def named(environment: dict) -> list[str]:
    """What conda itself is to install, beside Python, which it writes with one equals sign."""
    names = [name for name in environment["dependencies"] if isinstance(name, str)]
    return [name for name in names if not name.startswith("python=")]


def tracked_files() -> list[Path]:
    """What git tracks; in a copy without git, every file that is not made by a tool."""
    if shutil.which("git") and (REPOSITORY / ".git").exists():
        git = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        named = subprocess.run(git, cwd=REPOSITORY, capture_output=True, text=True, check=True)
        files = [REPOSITORY / name for name in named.stdout.split("\0") if name]
    else:
        made = re.compile(
            r"^(\.(?!ci$|gitignore$).*|__pycache__|build|dist|.*\.egg-info|screenshots)$"
        )
        files = [
            path
            for path in REPOSITORY.rglob("*")
            if not any(made.match(part) for part in path.relative_to(REPOSITORY).parts)
        ]
    return [path for path in files if path.is_file()]


# Packaging


def test_conda_and_pip_install_the_same_things(project, environment):
    by_conda = ranges(named(environment))
    extras = project["optional-dependencies"]
    for name, wanted in ranges(project["dependencies"] + extras["lab"] + extras["arena"]).items():
        assert by_conda.get(name) == wanted, name
    for name in ("pytest", "nbval"):
        assert by_conda[name] == ranges(extras["test"])[name], name


def test_conda_names_python_pip_and_this_folder(environment):
    assert "python=3.12" in environment["dependencies"]
    assert "pip" in environment["dependencies"]
    assert {"pip": ["-e .[openspiel,pettingzoo,gymnasium]"]} in environment["dependencies"]


def test_conda_brings_what_the_notebooks_and_their_tests_need(environment):
    assert ranges(named(environment)).keys() >= {
        *("ipywidgets", "jupyterlab", "pandas", "pytest", "nbval")
    }


def test_the_package_itself_needs_widgets_and_nothing_else(project):
    assert list(ranges(project["dependencies"])) == ["ipywidgets"]
    assert project["name"] == "jaipur-kit"
    assert project["scripts"] == {"jaipur": "jaipur.cli:main"}


def test_one_range_a_name(project):
    seen: dict[str, str] = {}
    for requirements in (project["dependencies"], *project["optional-dependencies"].values()):
        for name, wanted in ranges(requirements).items():
            assert seen.setdefault(name, wanted) == wanted, name


def test_binder_builds_with_conda_and_python_3_12(tmp_path):
    pytest.importorskip("repo2docker", reason='no repo2docker: pip install "jaipur-kit[test]"')
    dry_run = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(REPOSITORY)]
    # A home of its own, and no daemon: a dry run reads files and prints what it would build.
    alone = {**os.environ, "HOME": str(tmp_path), "DOCKER_HOST": f"unix://{tmp_path}/none"}
    said = subprocess.run(dry_run, capture_output=True, text=True, env=alone, timeout=60)
    printed = said.stdout + said.stderr
    assert said.returncode == 0, printed[-2000:]
    assert "Building conda environment for python=3.12" in printed
    assert 'env update -p ${NB_PYTHON_PREFIX} --file "environment.yml"' in printed


def test_the_readme_marks_the_two_commands():
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    marked = dict(re.findall(r"<!-- (\w+) command -->\n+```sh\n(.+)\n```", readme))
    assert re.fullmatch(
        r'python -m pip install -e "\.\[lab,arena\]" && .*notebooks/00-start-here\.ipynb',
        marked["lab"],
    )
    assert re.fullmatch(r'python -m pip install -e "\..*test.*\]" && .*pytest', marked["test"])


# Layers


def test_a_module_imports_only_from_the_layers_under_it():
    code = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])"
    lint = [sys.executable, "-c", code]
    said = subprocess.run(lint, cwd=REPOSITORY, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "1 kept, 0 broken" in said.stdout


def test_no_module_comes_in_by_the_front_door():
    # `from jaipur import deal` loads what stands above the importer, unseen by the layers.
    modules = {path.stem for path in PACKAGE.iterdir()}
    for path in PACKAGE.rglob("*.py"):
        top = path.relative_to(PACKAGE).parts[0]
        if top in {"__init__.py", "__main__.py", "cli"}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert "jaipur" not in {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom) and node.module == "jaipur":
                assert {alias.name for alias in node.names} <= modules, path


def imported(path: Path) -> set[str]:
    """The top names of every module that a file imports, inside functions too."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add(node.module or "")
    return {name.partition(".")[0] for name in names}


def files_of(module: str) -> list[Path]:
    return [*PACKAGE.glob(f"{module}.py"), *(PACKAGE / module).rglob("*.py")]


@pytest.mark.parametrize("module", STANDARD_LIBRARY_ALONE)
def test_the_game_needs_the_standard_library_alone(module):
    allowed = sys.stdlib_module_names - NOT_IN_A_PAGE | {"jaipur"}
    for path in files_of(module):
        assert not imported(path) - allowed, path


def test_widgets_come_in_the_last_layers_only():
    late = {"widgets", "classroom", "authoring", "bench", "cli", "__main__"}
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in late:
            assert not imported(path) & {"ipywidgets", "IPython"}, path


def test_importing_the_package_loads_nothing_from_outside_the_standard_library():
    present = [name for name in STANDARD_LIBRARY_ALONE if files_of(name)]
    code = f"""
import sys
bare = set(sys.modules)
sys.path.insert(0, {str(REPOSITORY)!r})
import jaipur
first = set(sys.modules)
for name in {present!r}:
    __import__(f"jaipur.{{name}}")
import json
print(json.dumps([sorted(first - bare), sorted(set(sys.modules) - bare)]))
"""
    fresh = [sys.executable, "-I", "-S", "-c", code]
    said = subprocess.run(fresh, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    for loaded in json.loads(said.stdout):
        foreign = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names
        assert foreign <= {"jaipur"}


# What a repository must not hold

# Put together from pieces, so that this file does not hold what it looks for.
INDEXES = [
    *(".".join(name) for name in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))),
    *(".".join(name) for name in (("anaconda", "org"), ("anaconda", "com"), ("jsdelivr", "net"))),
    *(".".join(name) for name in (("unpkg", "com"), ("cloudflare", "com"), ("debian", "org"))),
]
FOLDERS = ("home", "root", "Users", "tmp", "work", "opt", "mnt", "private")
UNWANTED = {
    "an address of a package index": re.compile("|".join(map(re.escape, INDEXES))),
    "a path of one machine": re.compile(
        rf"(?<![\w.:/~$}}\]-])/(?:{'|'.join(FOLDERS)})/[\w.]|[A-Z]:\\+Users"
    ),
    "a note to oneself": re.compile(r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME")) + r")\b"),
}


@pytest.mark.parametrize("what", UNWANTED)
def test_no_tracked_file_holds(what):
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        hit = UNWANTED[what].search(text)
        if hit:
            found.append(f"{path.relative_to(REPOSITORY)}: {hit.group()}")
    assert not found
