"""Compile the engine, `harena.core`, `harena.games` and `harena.bots`, while the wheel is built, and take the browser's
pages along if they are built.

The sources are plain Python and also run uncompiled: without a working C compiler, or with HARENA_PURE=1, the wheel
holds them alone.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("core", "games", "bots")
NOT_COMPILED = ("__init__.py", "words.py")
"""Words are declarations: what is compiled keeps its types to itself, and these are there to be read."""


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources, all in one mypyc group so that calls between them stay direct."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        pages = Path(self.root, "web", "dist")
        if pages.is_dir():
            build_data["force_include"][str(pages)] = "harena/web"
        compiler = None if os.environ.get("HARENA_PURE") else find_compiler()
        if compiler is None:
            print(
                "Harena is built without its compiled engine: it will run interpreted, about five times slower.",
                file=sys.stderr,
            )
            return
        os.environ["CC"] = compiler
        # mypyc indents deeply nested code by thousands of blanks; to warn about them takes longer than to compile.
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -Wno-misleading-indentation"
        self.scratch = TemporaryDirectory(prefix="harena-")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compile_engine(Path(self.root, "src"), Path(self.scratch.name)))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def find_compiler() -> str | None:
    """The first C compiler that can read Python's own headers; $CC, when set, is the only candidate."""
    candidates = [os.environ["CC"]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    return next(filter(can_compile, candidates), None)


def can_compile(compiler: str) -> bool:
    probe = [*shlex.split(compiler), "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def compile_engine(source: Path, scratch: Path) -> dict[str, str]:
    """Compile every module of the engine; gives each library made and its place in the wheel."""
    # Imported late because a pure build needs neither, in this order because mypyc looks whether setuptools is there.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from mypyc.build import mypycify  # isort: skip

    modules = [
        str(path)
        for package in ENGINE
        for path in sorted((source / "harena" / package).rglob("*.py"))
        if path.name not in NOT_COMPILED
    ]
    extensions = mypycify(
        ["--cache-dir=/dev/null", *modules],
        opt_level="2",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="harena.engine",
    )
    command = build_ext(Distribution({"name": "harena", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.parallel = True  # the small libraries beside the large one
    command.ensure_finalized()
    command.run()
    return {library: str(Path(library).relative_to(scratch / "lib")) for library in command.get_outputs()}
