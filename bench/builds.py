"""The build to compare with: an earlier revision, made into a wheel and unpacked beside ours."""

import subprocess
from pathlib import Path
from zipfile import ZipFile

from bench.subjects import last_line

ROOT = Path(__file__).parent.parent
BUILDER = ROOT / ".venv-tools" / "bin" / "python"
BUILT_FROM = ("src", "pyproject.toml", "hatch_build.py")


class NoBuild(Exception):
    """Why there is nothing to compare with, in a sentence."""


def git(*words: str) -> str | None:
    """What git answers, None when it refuses or is not there."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def describe(revision: str) -> str:
    return git("log", "-1", "--format=%h %s", revision) or revision


def find_base() -> str:
    """The newest landed revision whose sources are not those of the working tree."""
    touched = git("rev-list", "-1", "HEAD", "--", *BUILT_FROM)
    candidates = [git("merge-base", "HEAD", "origin/main"), git("rev-parse", "HEAD"), touched and parent_of(touched)]
    for revision in candidates:
        if revision and can_build(revision) and git("diff", "--quiet", revision, "--", *BUILT_FROM) is None:
            return revision
    raise NoBuild("There is no earlier build to compare with.")


def parent_of(revision: str) -> str | None:
    return git("rev-parse", "--verify", "--quiet", f"{revision}~1")


def can_build(revision: str) -> bool:
    return git("cat-file", "-e", f"{revision}:hatch_build.py") is not None


def build(revision: str, scratch: Path) -> Path:
    """A folder from which that revision's `harena` can be imported."""
    sources, wheels, unpacked = scratch / "sources", scratch / "wheels", scratch / "unpacked"
    check_out(revision, sources)
    run([str(BUILDER), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)], sources, revision)
    unpack(next(wheels.glob("*.whl")), unpacked)
    return unpacked


def unpack(archive: Path, folder: Path) -> None:
    with ZipFile(archive) as packed:
        packed.extractall(folder)


def check_out(revision: str, sources: Path) -> None:
    archive = sources.with_suffix(".zip")
    if git("archive", "--format=zip", "-o", str(archive), revision) is None:
        raise NoBuild(f"git knows no revision {revision} to compare with.")
    unpack(archive, sources)


def run(command: list[str], folder: Path, revision: str) -> None:
    try:
        # In a session of its own, so that Ctrl-C reaches the bench alone, which then ends it.
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, start_new_session=True)
    except FileNotFoundError:
        raise NoBuild(f"{revision} was not built: there is no {command[0]}; make sets it up.") from None
    if done.returncode:
        raise NoBuild(f"{revision} does not build here: {last_line(done.stdout + done.stderr)}")
