"""Without an extra, the modules that need it say which, and all others work."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules[{package!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("vagon.env.vector", "numpy", "env"),
        ("vagon.env.gymnasium", "gymnasium", "env"),
        ("vagon.env.pettingzoo", "pettingzoo", "env"),
        ("vagon.env.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(module: str, package: str, extra: str) -> None:
    program = WITHOUT.format(package=package, module=module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    name = done.stderr.splitlines()[-1].partition("needs ")[2].partition(":")[0]
    assert done.stderr.endswith(f"this part of vagon needs {name}: pip install 'vagon[{extra}]'\n")


def test_importing_the_package_needs_none() -> None:
    program = "import sys; import vagon.env; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"numpy", "gymnasium", "pettingzoo", "pyspiel"} & set(done.stdout.split())
