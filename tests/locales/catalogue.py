"""The catalogues as syntax trees, and what the tests ask about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

import vagon.locales

DIRECTORY = Path(vagon.locales.__file__).parent
COUNTING = {"zero", "one", "two", "few", "many"}


@dataclass
class Message:
    """A message: its own variables, the messages it refers to and its selections."""

    area: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selections: list[tuple[str, set[str]]] = field(default_factory=list)

    @property
    def plurals(self) -> list[tuple[str, set[str]]]:
        """Variables that choose a plural form, with the forms."""
        return [(name, keys) for name, keys in self.selections if keys & COUNTING]


def read(message: Message, node: ast.BaseNode) -> None:
    """Note what stands in a syntax tree."""
    if isinstance(node, ast.VariableReference):
        message.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        message.references.add(node.id.name)
    elif isinstance(node, ast.SelectExpression):
        assert isinstance(node.selector, ast.VariableReference)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        message.selections.append((node.selector.id.name, keys))
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                read(message, child)


def areas(language: str) -> list[str]:
    return sorted(path.stem for path in (DIRECTORY / language).glob("*.ftl"))


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    found = []
    for area in areas(language):
        text = (DIRECTORY / language / f"{area}.ftl").read_text(encoding="utf-8")
        found += [(area, entry) for entry in FluentParser().parse(text).body]
    return found


@cache
def catalogue(language: str) -> dict[str, Message]:
    """All messages of a language by id."""
    messages: dict[str, Message] = {}
    for area, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice in {language}"
            assert entry.value is not None, f"{entry.id.name} has no text in {language}"
            messages[entry.id.name] = Message(area)
            read(messages[entry.id.name], entry.value)
    return messages


def variables(language: str, name: str) -> set[str]:
    """What must be given to format a message, those it refers to included."""
    message = catalogue(language)[name]
    return message.variables.union(*(variables(language, other) for other in message.references))


@cache
def sentences(language: str) -> dict[str, list[str]]:
    """By message, every text that it may give, as a pattern with variables in braces."""
    return {
        entry.id.name: _spelled(entry.value)
        for _, entry in entries(language)
        if isinstance(entry, ast.Message) and entry.value
    }


def _spelled(pattern: ast.Pattern) -> list[str]:
    found = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _chosen(element.expression)
        found = [before + part for before in found for part in parts]
    return found


def _chosen(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in _spelled(variant.value)]
    if isinstance(expression, ast.VariableReference | ast.MessageReference):
        return [f"{{{expression.id.name}}}"]
    raise AssertionError(f"unexpected {type(expression).__name__}")


def plural_forms(language: str) -> set[str]:
    return {*Locale(language).plural_form.tags, "other"}
