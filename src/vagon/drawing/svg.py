"""Writing SVG."""

from __future__ import annotations

from html import escape

from vagon.drawing.geometry import NAMES_FONT, TITLES_FONT

Attributes = dict[str, str | float]

NAMES_FAMILY = f"'{NAMES_FONT}', 'Arial Narrow', sans-serif"
TITLES_FAMILY = f"'{TITLES_FONT}', 'Times New Roman', serif"


def number(value: float) -> str:
    """At most two decimals, and none that say nothing."""
    return f"{round(value, 2):g}"


def steps(form: str, *values: float) -> str:
    """A path, or a transform, with numbers in the place of each `{}`."""
    return form.format(*map(number, values))


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; underscores in the names of attributes stand for hyphens."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def group(*content: str, **attributes: str | float) -> str:
    return element("g", "".join(content), **attributes)


def path(d: str, **attributes: str | float) -> str:
    return element("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def text(x: float, y: float, content: str, **attributes: str | float) -> str:
    return element("text", escape(content), x=x, y=y, **attributes)


def document(content: str, left: float, top: float, width: float, height: float, label: str) -> str:
    """A picture that stands by itself."""
    box = " ".join(map(number, (left, top, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{escape(label)}">'
        f"{content}</svg>\n"
    )
