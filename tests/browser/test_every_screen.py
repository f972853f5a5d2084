"""Faults that no screen may have: words without room, things too small for a finger, what axe finds."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

from tests.browser.conftest import NewContext
from tests.browser.test_everyone import faults_of
from tests.browser.tour import ending, game, passing_on, tour

FINGER = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": {"viewport": {"width": 1280, "height": 800}}, "phone": FINGER}
CUT = """(ids) => {
    const found = new Set();
    const name = (element) => `${element.localName}.${element.classList[0] ?? ''}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const modal = document.querySelector('dialog:modal');
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is too wide');
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const words = text.data.trim();
        const at = text.parentElement;
        if (!words || at.closest('svg, .unseen, script, option')) continue;
        if (modal && !modal.contains(at)) continue;
        if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        const told = `“${words.slice(0, 40)}” in ${name(at)}`;
        for (const id of ids) if (words.split(/\\s+/).includes(id)) found.add(`${told} is a message's id`);
        let [across, down] = [true, true];
        for (let up = at; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.clipPath !== 'none') break;
            const isScrolled = (kind) => kind === 'auto' || kind === 'scroll';
            if (isScrolled(style.overflowX)) across = false;
            if (isScrolled(style.overflowY)) down = false;
            if (style.display.startsWith('inline') && !style.display.includes('-')) continue;
            const { left, right, top, bottom } = up.getBoundingClientRect();
            if (across && (box.left < left - 1.5 || box.right > right + 1.5))
                found.add(`${told} is wider than ${name(up)}`);
            if (down && style.overflowY !== 'visible' && (box.top < top - 3 || box.bottom > bottom + 3))
                found.add(`${told} is higher than ${name(up)}`);
            if (style.position === 'fixed' || style.position === 'absolute') break;
        }
        if (across && (box.left < -1 || box.right > innerWidth + 1)) found.add(`${told} is out of the page`);
    }
    return [...found];
}"""

SMALL = """() => {
    const TARGET = 44;
    const found = new Set();
    const modal = document.querySelector('dialog:modal');
    const kinds = 'button, a[href], select, input, textarea, summary, [role=button], [role=tab]';
    // What is around a point and leads to the element, in both directions together.
    const extent = (belongs, x, y, dx, dy) => {
        let length = 1;
        for (const sign of [1, -1])
            for (let step = 1; step < TARGET && belongs(x + sign * dx * step, y + sign * dy * step); step++)
                length++;
        return length;
    };
    for (const element of (modal ?? document).querySelectorAll(kinds)) {
        const shown = element.labels?.[0] ?? element;
        if (element.disabled || !shown.checkVisibility({ visibilityProperty: true })) continue;
        // Links in a sentence are as high as its lines.
        const sentence = element.parentElement.textContent.trim();
        if (element.localName === 'a' && getComputedStyle(element).display === 'inline'
            && sentence.length > element.textContent.trim().length + 8) continue;
        shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = shown.getBoundingClientRect();
        if (!width || !height) continue;
        const belongs = (x, y) => {
            const hit = document.elementFromPoint(x, y);
            return !!hit && (element.contains(hit) || hit.closest('label')?.control === element);
        };
        const [x, y] = [left + width / 2, top + height / 2];
        const told = `${element.localName} “${(element.ariaLabel ?? shown.innerText).trim().slice(0, 40)}”`;
        if (!belongs(x, y)) {
            found.add(`${told} is covered`);
            continue;
        }
        const [wide, high] = [extent(belongs, x, y, 1, 0), extent(belongs, x, y, 0, 1)];
        if (wide < TARGET - 1 || high < TARGET - 1) found.add(`${told}: ${wide} x ${high}`);
    }
    return [...found];
}"""


def message_ids() -> list[str]:
    """All names of messages that cannot be a word."""
    folder = files("vagon").joinpath("locales", "en")
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [name for text in texts for name in re.findall("^([a-z]+-[a-z_-]+) *=", text, re.MULTILINE)]


DESKTOP_LATER = ["phone", pytest.param("desktop", marks=pytest.mark.long)]
"""Where there is less room there is more to find."""


@pytest.mark.parametrize("size", DESKTOP_LATER)
def test_words_longer_than_in_any_language_fit(new_context: NewContext, size: str) -> None:
    """No word is cut or wider than its box or the page, and no message's name is shown in its place."""
    page = new_context({"names": "printed"}, **SIZES[size]).new_page()
    ids = message_ids()
    found = {name: page.evaluate(CUT, ids) for name in tour(page, new_context().request, "?pseudo")}
    assert {name: cut for name, cut in found.items() if cut} == {}


def test_a_finger_can_hit_everything(new_context: NewContext) -> None:
    page = new_context({"names": "printed"}, **SIZES["phone"]).new_page()
    found = {name: page.evaluate(SMALL) for name in tour(page, new_context().request)}
    assert {name: small for name, small in found.items() if small} == {}


@pytest.mark.parametrize("size", DESKTOP_LATER)
def test_axe_finds_nothing_in_a_game(new_context: NewContext, size: str) -> None:
    page = new_context({"names": "printed"}, **SIZES[size]).new_page()
    other = new_context().request
    screens = chain(game(page, other), passing_on(page), ending(page, other))
    found = {name: faults_of(page) for name in screens}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
