"""What the browser client takes from the Python sources: drawings, map data, ids of messages, and the API."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[2]
GENERATED: Final = ROOT / "web" / "src" / "generated"
LOCALES: Final = ROOT / "src" / "vagon" / "locales"
_MESSAGE: Final = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_CARD: Final = "0 0 200 128"
_TYPED: Final = '<script lang="ts"></script>\n'


def generate() -> None:
    """Write everything that a build needs; the sources in src and Cython's shim are enough for it."""
    from vagon.drawing import THEMES
    from vagon.maps import map_names

    GENERATED.mkdir(parents=True, exist_ok=True)
    for name in map_names():
        write(
            GENERATED / f"{name}.json", json.dumps(map_data(name), ensure_ascii=False, separators=(",", ":"))
        )
        write(GENERATED / f"{name.title()}Letters.svelte", letters(name))
        for theme in THEMES:
            write(GENERATED / f"{name}-ground-{theme}.svg", ground(name, theme))
            write(GENERATED / f"{name}-network-{theme}.svg", network(name, theme))
            write(GENERATED / f"{name}-shields-{theme}.svg", shields(name, theme))
    write(GENERATED / "Sprites.svelte", sprites())
    write(GENERATED / "colours.css", colours())
    write(GENERATED / "messages.ts", message_ids())


def write(path: Path, text: str) -> None:
    """Unchanged files keep their time, so that nothing is built again for them."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def api() -> str:
    """The API, without the examples: they are made up."""
    from vagon.server.http.documenting import document

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(member) for key, member in value.items() if key not in ("examples", "example")}
        return [bare(member) for member in value] if isinstance(value, list) else value

    return json.dumps(bare(json.loads(document())), indent=1, ensure_ascii=False) + "\n"


def map_data(name: str) -> dict[str, Any]:
    """The map, where everything stands on it, its names, and numbers of the rules that all maps share."""
    from shields import RADIUS, shield_places

    from vagon.drawing import load_layout
    from vagon.drawing.geometry import TITLES_FONT, text_width
    from vagon.drawing.ground import FRAME, track_places
    from vagon.maps import load_map
    from vagon.rules.constants import (
        CARDS_PER_COLOUR,
        FINAL_WAGONS,
        NUM_COLOURS,
        NUM_LOCOMOTIVES,
        TUNNEL_CARDS,
    )

    files = {
        "map": ROOT / "src" / "vagon" / "maps" / f"{name}.json",
        "layout": ROOT / "src" / "vagon" / "maps" / "layouts" / f"{name}.json",
        "names": LOCALES / "places" / f"{name}.json",
    }
    data = {key: json.loads(path.read_text(encoding="utf-8")) for key, path in files.items()}
    layout = load_layout(name)
    del data["layout"]["ground"], data["layout"]["waters"]
    data["layout"]["frame"] = FRAME
    data["layout"]["track"] = [[round(x, 1), round(y, 1)] for x, y in track_places(layout)]
    # How wide a country's cartouche must be, in each language.
    data["layout"]["country_widths"] = {
        place: {
            language: round(text_width(forms[0].upper(), layout.country_size, TITLES_FONT), 1)
            for language, forms in names.items()
        }
        for place, names in data["names"]["countries"].items()
    }
    # How wide the letters of names are, in thousandths of their size: the page places names on small boards.
    places = {**data["names"]["cities"], **data["names"]["countries"]}
    used = {char for names in places.values() for forms in names.values() for char in forms[0]}
    data["layout"]["advances"] = {char: round(text_width(char, 1000)) for char in sorted(used)}
    data["layout"]["shield_radius"] = RADIUS
    data["layout"]["shields"] = {
        route: [round(x, 1), round(y, 1)] for route, (x, y) in shield_places(load_map(name), layout).items()
    }
    for part in data.values():
        part.pop("format", None)
        part.pop("version", None)
    data["numbers"] = {
        "deck": CARDS_PER_COLOUR * NUM_COLOURS + NUM_LOCOMOTIVES,
        "tunnel_cards": TUNNEL_CARDS,
        "final_wagons": FINAL_WAGONS,
    }
    return data


def ground(name: str, theme: str) -> str:
    """Sea and land: a picture by itself."""
    from vagon.drawing import load_layout
    from vagon.drawing.ground import draw_ground, ground_definitions
    from vagon.drawing.shapes import theme as theme_colours
    from vagon.drawing.svg import element

    layout = load_layout(name)
    content = element("defs", ground_definitions(layout)) + draw_ground(layout, theme_colours(theme))
    return sheet(name, content)


def network(name: str, theme: str) -> str:
    """What lies on the ground at the start of every game: a picture by itself, without letters."""
    from vagon.drawing import load_layout
    from vagon.drawing.board import draw_network
    from vagon.drawing.shapes import theme as theme_colours
    from vagon.maps import load_map

    ink = theme_colours(theme)
    drawn = draw_network(load_map(name), load_layout(name), ink)
    return sheet(name, sifted(ornaments(name, ink), with_letters=False) + merged(drawn))


def shields(name: str, theme: str) -> str:
    """The marks of whole routes, for small boards: a picture by itself."""
    from shields import draw_shields

    from vagon.drawing import load_layout
    from vagon.drawing.shapes import theme as theme_colours
    from vagon.maps import load_map

    return sheet(name, merged(draw_shields(load_map(name), load_layout(name), theme_colours(theme))))


def letters(name: str) -> str:
    """The letters of the ornaments, in the colours of any theme: for the page, which has the fonts."""
    from vagon.drawing.shapes import theme

    ink = {key: f"var(--board-{key.replace('_', '-')})" for key in theme("day")}
    return component(sifted(ornaments(name, ink), with_letters=True), 'aria-hidden="true"')


def ornaments(name: str, ink: dict[str, str]) -> str:
    """Frame, scale of points, compass and names of seas."""
    from vagon.drawing import load_layout
    from vagon.drawing.ground import draw_compass, draw_frame, draw_points, draw_waters
    from vagon.maps import load_map

    game_map, layout = load_map(name), load_layout(name)
    lengths = sorted({route.length for route in game_map.routes})
    return (
        draw_frame(layout, ink)
        + draw_waters(layout, ink)
        + draw_points(layout.points, [(n, game_map.rules.points(n)) for n in lengths], ink)
        + draw_compass(layout.compass, ink)
    )


def sheet(name: str, content: str) -> str:
    """A picture of the size of the board with its frame."""
    from vagon.drawing import load_layout
    from vagon.drawing.ground import FRAME
    from vagon.drawing.svg import document

    left, top, width, height = load_layout(name).sheet
    return document(content, left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME, name)


def sifted(content: str, *, with_letters: bool) -> str:
    """Only the letters of a drawing, or everything else."""

    def sift(node: ElementTree.Element) -> None:
        for child in list(node):
            sift(child)
            is_letters = child.tag == "text" or (len(child) > 0 and with_letters)
            is_empty_group = child.tag == "g" and not len(child)
            if is_letters != with_letters or is_empty_group:
                node.remove(child)

    root = _read(content)
    sift(root)
    if with_letters:
        _set_in_one(root)
    return _written(root)


def merged(content: str) -> str:
    """A drawing in fewer elements, of groups that do not lie on one another."""
    from merging import merge

    root = _read(content)
    merge(root)
    return _written(root)


def _read(content: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{content}</g>")


def _written(root: ElementTree.Element) -> str:
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in root)


def _set_in_one(root: ElementTree.Element) -> None:
    """Letters that stand together become one text: it is laid out sooner than many."""
    for parent in root.iter("g"):
        if len(parent) and all(child.tag == "text" for child in parent):
            parent.tag = "text"
            for child in parent:
                child.tag = "tspan"


def component(content: str, attributes: str) -> str:
    """A Svelte component of nothing but SVG; it is not text, so braces cannot occur."""
    return f'<svelte:options namespace="svg" />\n{_TYPED}<g {attributes}>{content}</g>\n'


def sprites() -> str:
    """Cards, marks, stations, passengers and hatches, to be used by their ids."""
    from vagon.drawing import draw_card, draw_passenger
    from vagon.drawing.pieces import LETTERS, draw_badge, draw_card_back, draw_station, hatch_patterns
    from vagon.drawing.shapes import mark_path, shapes
    from vagon.maps import load_map, map_names

    data = shapes()
    parts = [hatch_patterns(), f'<symbol id="card-back" viewBox="{_CARD}">{draw_card_back()}</symbol>']
    for kind in data["cards"]:
        parts.append(f'<symbol id="card-{kind}" viewBox="{_CARD}">{draw_card(kind)}</symbol>')
        parts.append(
            f'<symbol id="mark-{kind}" viewBox="-5.5 -5.5 11 11">'
            f'<path d="{mark_path(kind)}" fill="currentColor" fill-rule="evenodd"/></symbol>'
        )
    letters: dict[str, str] = {}
    for name in map_names():
        letters |= zip(load_map(name).rules.player_colours, LETTERS, strict=True)
    figures = {f"station-{colour}": draw_station(colour, letter) for colour, letter in letters.items()}
    figures |= {f"badge-{colour}": draw_badge(colour, letter) for colour, letter in letters.items()}
    figures |= {f"passenger-{colour}": draw_passenger(colour) for colour in data["hats"]}
    parts += [
        f'<symbol id="{name}" overflow="visible">{content}</symbol>' for name, content in figures.items()
    ]
    return (
        f'{_TYPED}<svg class="sprites" width="0" height="0" aria-hidden="true"><defs>'
        + "".join(parts)
        + "</defs></svg>\n<style>.sprites { position: absolute; user-select: none; }</style>\n"
    )


def colours() -> str:
    """Colours of the pieces, and those of the board for each theme."""
    from vagon.drawing.shapes import shapes

    data = shapes()
    pieces = {f"--{name}": value for name, value in data["colours"].items()}
    pieces |= {f"--on-{name}": value for name, value in data["on_colour"].items()}
    pieces |= {"--locomotive": "#f3ead2", "--on-locomotive": "#131217"}
    rules = {":root": pieces}
    for theme, inks in data["themes"].items():
        rules[f'[data-theme="{theme}"]'] = {
            f"--board-{key.replace('_', '-')}": value for key, value in inks.items()
        }
    return "".join(
        f"{selector} {{\n" + "".join(f"    {key}: {value};\n" for key, value in members.items()) + "}\n"
        for selector, members in rules.items()
    )


def message_ids() -> str:
    """The ids of all English messages as a type."""
    ids = sorted(
        name
        for path in (LOCALES / "en").glob("*.ftl")
        if path.stem != "terminal"
        for name in _MESSAGE.findall(path.read_text(encoding="utf-8"))
    )
    lines = "\n".join(f"    | '{name}'" for name in ids) or " never"
    return f"export type MessageId =\n{lines};\n"
