/** Cards in small: a chip for each kind, with its mark and how many. Made by hand: most moves bring some. */
import './chips.css';
import { KINDS } from '../board/maps';
import type { Cards } from './story';

const SVG = 'http://www.w3.org/2000/svg';

/** For an element of the class `chips`. `isBrief`: one card is not counted. */
export function chips(cards: Cards, isBrief = false): Element[] {
    return KINDS.filter((kind) => cards[kind]).map((kind) => chip(kind, cards[kind] ?? 0, isBrief));
}

/** Chips without a number: a copy is made in half the time. */
const models = new Map<string, Element>();

function chip(kind: string, count: number, isBrief: boolean): Element {
    let model = models.get(kind);
    if (!model) models.set(kind, (model = newModel(kind)));
    const element = model.cloneNode(true) as Element;
    if (!isBrief || count !== 1) element.appendChild(document.createElement('b')).textContent = String(count);
    return element;
}

function newModel(kind: string): Element {
    const element = document.createElement('span');
    element.className = 'card-chip';
    element.style.background = `var(--${kind})`;
    element.style.color = `var(--on-${kind})`;
    const mark = element.appendChild(document.createElementNS(SVG, 'svg'));
    mark.appendChild(document.createElementNS(SVG, 'use')).setAttribute('href', `#mark-${kind}`);
    return element;
}
