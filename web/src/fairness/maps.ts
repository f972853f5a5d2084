/** The maps as their files have them, for their digests. */
import type { TicketMap } from './record';

const FILES: Readonly<Record<string, () => Promise<{ default: { map: TicketMap } }>>> = {
    europe: () => import('../generated/europe.json'),
    germany: () => import('../generated/germany.json'),
};

/** A map that comes with us; null for any other. */
export async function ticketMap(id: string): Promise<TicketMap | null> {
    return (await FILES[id]?.())?.default.map ?? null;
}
