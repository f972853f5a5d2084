"""Packages that only the environments need."""

from __future__ import annotations


def missing_package(missing: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """An error that says how to get the package."""
    return ModuleNotFoundError(
        f"this part of vagon needs {missing.name}: pip install 'vagon[{extra}]'", name=missing.name
    )
