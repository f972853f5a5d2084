"""The games as PettingZoo environments, also as `pettingzoo.make("aec", "vagon/europe-v0")`."""

from vagon.env.needs import missing_package

try:
    import pettingzoo
except ModuleNotFoundError as missing:
    raise missing_package(missing, "env") from None

from vagon.env.pettingzoo import europe_v0, germany_v0

__all__ = ["europe_v0", "germany_v0"]

for _map in ("europe", "germany"):
    pettingzoo.register("aec", f"vagon/{_map}-v0", f"vagon.env.pettingzoo.{_map}_v0:env")
