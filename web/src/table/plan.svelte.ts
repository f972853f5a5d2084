/** Routes that a player means to claim: marks of their own, kept on this device for each place at a table. */
import { recall, remember } from '../state/storage';
import type { Table } from '../state/table.svelte';

type Kept = Readonly<Record<string, readonly string[]>>;

export class Plan {
    readonly #table: Table;
    #kept = $state.raw<Kept>({});
    readonly routes = $derived.by((): ReadonlySet<string> => new Set(this.#kept[this.#place]));

    constructor(table: Table) {
        this.#table = table;
        this.#kept = read(recall(this.#key));
    }

    get #key(): string {
        return `vagon:plan:${this.#table.id}`;
    }

    get #place(): string {
        return String(this.#table.place ?? '');
    }

    /** Mark routes; those that are marked already lose their mark if all are. */
    toggle(...routes: readonly string[]): void {
        const marked = new Set(this.routes);
        const isOn = routes.every((route) => marked.has(route));
        for (const route of routes) {
            if (isOn) marked.delete(route);
            else marked.add(route);
        }
        this.#keep([...marked]);
    }

    clear(): void {
        this.#keep([]);
    }

    #keep(routes: readonly string[]): void {
        this.#kept = { ...this.#kept, [this.#place]: routes };
        remember(this.#key, JSON.stringify(this.#kept));
    }
}

function read(text: string | null): Kept {
    try {
        const found: unknown = JSON.parse(text ?? '{}');
        const entries = Object.entries(found && typeof found === 'object' ? found : {});
        return Object.fromEntries(
            entries.map(([place, routes]) => [
                place,
                Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [],
            ]),
        );
    } catch {
        return {};
    }
}
