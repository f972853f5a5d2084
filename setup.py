"""Compile the engine and build the browser client; everything else about the package is in pyproject.toml.

A module `NAME.py` is compiled when it imports cython and `NAME.pxd` lies beside it.
All of them are compiled or none: `VAGON_COMPILE=0`, or a C compiler that is missing or fails, gives a pure
wheel, in which the same sources run uncompiled. A source that Cython refuses is an error in any case.

The client is built with Node.js from `web`, if it has changed. `VAGON_CLIENT=0` leaves it out.
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.editable_wheel import editable_wheel
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
BUILD = Path("build")
CONSTANTS = SOURCE / "vagon" / "rules" / "constants.py"
OLDEST_PYTHON = (3, 11)  # whose stable ABI the compiled modules use
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # C types stand in the .pxd files; annotations are for people and mypy
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    # Without these, each call from Python packs its arguments into a tuple: 50 ns.
    "binding": False,
    "always_allow_keywords": False,
}


def write_constants() -> None:
    """Write constants.pxd, so that compiled code sees the integers of constants.py as C constants."""
    values = {
        name: value
        for name, value in runpy.run_path(str(CONSTANTS)).items()
        if re.fullmatch(r"[A-Z][A-Z0-9_]*", name) and type(value) is int
    }
    for name, value in values.items():
        if not -(2**31) <= value < 2**31:
            raise ValueError(f"{CONSTANTS}: {name} does not fit a C int")
    lines = [f"# generated from {CONSTANTS.name} by setup.py", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in values.items()]
    text = "\n".join(lines) + "\n"
    target = CONSTANTS.with_suffix(".pxd")
    # An unchanged file keeps its time, or every module would be compiled again.
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")


def compiled_modules() -> list[Extension]:
    """One extension for each module to compile."""
    extensions = []
    for declarations in sorted(SOURCE.glob("vagon/**/*.pxd")):
        path = declarations.with_suffix(".py")
        if path.exists() and "\nimport cython\n" in path.read_text(encoding="utf-8"):
            extensions.append(
                Extension(
                    ".".join(path.relative_to(SOURCE).with_suffix("").parts),
                    [path.as_posix()],
                    py_limited_api=True,
                    define_macros=[("Py_LIMITED_API", "0x{:02x}{:02x}0000".format(*OLDEST_PYTHON))],
                )
            )
    return extensions


def notice(reason: str) -> None:
    print(f"vagon: {reason}, installing the uncompiled engine (about 100 times slower)", file=sys.stderr)


def build_client() -> None:
    """Build the browser client, unless it is switched off or an unpacked sdist has it already."""
    if os.environ.get("VAGON_CLIENT") != "0" and Path("tools", "client").is_dir():
        if subprocess.run([sys.executable, str(Path("tools", "client")), "build"], check=False).returncode:
            raise BaseError("the browser client could not be built")


class BuildPackage(build_py):
    """Starts from an empty directory, so that a removed module does not linger in the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        build_client()
        super().run()
        if os.environ.get("VAGON_CLIENT") == "0":
            shutil.rmtree(Path(self.build_lib, "vagon", "client"), ignore_errors=True)


class BuildSources(sdist):
    """Holds the built client, so that whoever installs from it needs no Node.js."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildExtensions(build_ext):
    """Compiles what has changed, outside the package, and adds the modules to it when all are there."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        if self.inplace:
            raise BaseError("a compiled module in src would hide the edited source: install a wheel instead")
        try:
            translated = cythonize(
                self.extensions,
                include_path=[str(SOURCE)],
                build_dir=str(BUILD / "cython"),
                compiler_directives=DIRECTIVES,
                nthreads=os.cpu_count() or 1,
                quiet=True,
            )
        except CompileError as error:
            raise BaseError(f"Cython refuses {error}") from None  # it has said why
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.depends.append("setup.py")
        package, self.build_lib = self.build_lib, str(Path(self.build_temp, "lib"))
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            notice("no working C compiler")
            self.distribution.ext_modules = []
            # The tag is chosen after this.
            self.distribution.get_command_obj("bdist_wheel").root_is_pure = True
        else:
            for extension in self.extensions:
                target = Path(package, self.get_ext_filename(extension.name))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.get_ext_fullpath(extension.name), target)
        finally:
            self.build_lib = package

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "msvc":
            for extension in self.extensions:
                # Without what debuggers read, modules are a fifth as large and compiled in two thirds of the
                # time. Cython leaves the docstring of an __init__ unused.
                extension.extra_compile_args = ["-O3", "-g0", "-Wno-unused-const-variable"]
        super().build_extensions()


class EditableWheel(editable_wheel):
    """Never compiles: a compiled module in src would go stale and hide the edited source."""

    def run(self) -> None:
        self.distribution.ext_modules = []
        build_client()
        super().run()


class BuildWheel(bdist_wheel):
    """Tags a compiled wheel for the oldest Python whose ABI it uses, and all later ones."""

    def finalize_options(self) -> None:
        if self.distribution.has_ext_modules():
            self.py_limited_api = "cp{}{}".format(*OLDEST_PYTHON)
        super().finalize_options()

    def run(self) -> None:
        if os.environ.get("VAGON_COMPILE") == "0":
            notice("VAGON_COMPILE=0")
        super().run()


BUILD.mkdir(exist_ok=True)
if os.environ.get("VAGON_COMPILE") == "0":
    modules = []
else:
    write_constants()
    modules = compiled_modules()

setup(
    ext_modules=modules,
    cmdclass={
        "bdist_wheel": BuildWheel,
        "build_ext": BuildExtensions,
        "build_py": BuildPackage,
        "editable_wheel": EditableWheel,
        "sdist": BuildSources,
    },
    options={"egg_info": {"egg_base": str(BUILD)}},
)
