/** What the action bar says and offers, in words. The text mode offers the same. */
import { placeName } from '../board/names.svelte';
import { settings } from '../state/settings.svelte';
import { language, t } from '../words/words.svelte';
import type { Aim, Play } from './play.svelte';
import { placeLabel, routeName, sayCards } from './saying';
import { paid, standing, type Cards } from './story';

export interface Option {
    readonly key: string;
    readonly label: string;
    /** Cards or a passenger to show in place of the words. */
    readonly cards?: Cards;
    readonly passenger?: string;
    readonly isChosen: boolean;
    readonly choose: () => void;
}

export interface Step {
    readonly label: string;
    readonly isEnabled: boolean;
    readonly run: () => void;
    readonly icon?: 'undo';
    readonly countdown?: Countdown;
}

/** What is left of the time after which a step is taken by itself. */
export interface Countdown {
    /** Another countdown has another name. */
    readonly name: string;
    readonly seconds: number;
    /** Whether it is for this screen to take the step; else it is taken elsewhere. */
    readonly isOurs: boolean;
}

export interface Bar {
    readonly title: string;
    readonly hint: string;
    /** It is for the reader to act. */
    readonly isUrgent: boolean;
    readonly options: readonly Option[];
    readonly others: readonly Step[];
    readonly primary: Step | null;
}

/** How long a finger may think again. */
const AIM_SECONDS = 5;
const NOTHING: Omit<Bar, 'title'> = { hint: '', isUrgent: false, options: [], others: [], primary: null };

/** What is expected now, and what can be done about it. */
export function barOf(play: Play): Bar {
    const { table } = play;
    const info = table.snapshot?.table;
    const view = table.view;
    if (!info || !view) return { ...NOTHING, title: t('bar-loading') };
    if (info.status === 'paused') return pausedBar(play);
    if (table.you?.substitute) {
        const run = (): void => void table.send({ type: 'return' });
        return {
            ...NOTHING,
            title: t('bar-replaced'),
            isUrgent: true,
            primary: { label: t('take-over'), isEnabled: true, run },
        };
    }
    if (play.selection && !['pay_extra', 'take_passenger'].includes(view.phase)) return selectionBar(play);
    if (!table.isYourTurn) return waitingBar(play);
    if (play.aimed) return aimBar(play, play.aimed);
    switch (view.phase) {
        case 'choose_mix':
            return mixBar(play, t('bar-mix-opening'));
        case 'choose_tickets':
        case 'keep_tickets':
            return keepBar(play);
        case 'pay_route':
        case 'pay_station':
            return payBar(play);
        case 'pay_extra':
            return extraBar(play);
        case 'take_passenger':
            return passengerBar(play);
        default:
            return play.isMixing ? mixBar(play, t('bar-mix')) : turnBar(play);
    }
}

function undoStep(play: Play): readonly Step[] {
    if (!play.table.snapshot?.table.can_undo) return [];
    const isEnabled = !play.table.isSending;
    const label = t('undo', { what: undone(play) });
    return [{ label, isEnabled, icon: 'undo', run: () => void play.undo() }];
}

/** What an undo would take back. */
function undone(play: Play): string {
    const last = standing(play.table.news).findLast(({ event }) => event === 'played');
    const verbs = last?.moves?.map(({ action }) => action?.split(' ')[0]) ?? [];
    return ['passenger', 'claim', 'station'].find((verb) => verbs.includes(verb)) ?? 'other';
}

function pausedBar(play: Play): Bar {
    const agrees = play.table.you?.agrees ?? true;
    const run = (): void => void play.table.send({ type: 'resume' });
    return {
        ...NOTHING,
        title: t('bar-paused'),
        hint: agrees ? t('bar-paused-waiting') : '',
        primary: agrees ? null : { label: t('resume'), isEnabled: true, run },
    };
}

function waitingBar(play: Play): Bar {
    const { table } = play;
    const places = table.snapshot?.table.places ?? [];
    const awaited = places.flatMap((place, number) => (place.is_awaited ? [number] : []));
    const [first] = awaited;
    const isOpening = table.view?.phase === 'choose_mix' || table.view?.phase === 'choose_tickets';
    const title = isOpening
        ? t('bar-others-choose', { count: awaited.length })
        : t('bar-other-plays', { player: first === undefined ? '' : placeLabel(table, first) });
    const undo = undoStep(play);
    return {
        ...NOTHING,
        title,
        hint: undo.length ? t('bar-may-undo') : play.seat === null ? t('bar-watching') : '',
        others: undo,
        primary: undo.length
            ? {
                  label: t('go-on'),
                  isEnabled: !table.isSending,
                  run: () => void play.endTurn(),
                  ...undoCountdown(play),
              }
            : null,
    };
}

/** How long a bot still waits for an undo; a person's turn ends with the next act of somebody else. */
function undoCountdown(play: Play): { countdown?: Countdown } {
    const { table } = play;
    const snapshot = table.snapshot;
    const last = table.news.findLast(({ event }) => event === 'played');
    const next = snapshot?.table.places.find((place) => place.is_awaited);
    if (!snapshot || !last || (next?.kind !== 'bot' && !next?.substitute)) return {};
    const { undo_seconds = 0, bot_seconds = 0 } = snapshot.table.settings;
    const seconds = last.at + Math.max(undo_seconds, bot_seconds) - snapshot.now;
    return seconds > 0 ? { countdown: { name: `undo ${last.seq}`, seconds, isOurs: false } } : {};
}

function drawStep(play: Play): Step | null {
    if (!play.possible.cards.has('deck')) return null;
    const isEnabled = !play.table.isSending;
    return { label: t('draw-deck'), isEnabled, run: () => void play.do('draw deck') };
}

function turnBar(play: Play): Bar {
    const { possible, table } = play;
    const isSecond = table.view?.phase === 'second_card';
    const others: Step[] = [...undoStep(play)];
    const isEnabled = !table.isSending;
    if (possible.mixes.length) {
        others.push({ label: t('draw-tickets'), isEnabled, run: () => play.drawTickets() });
    }
    const pass: Step | null = possible.canPass
        ? { label: t('pass'), isEnabled, run: () => void play.do('pass') }
        : null;
    const last = table.view?.last_turns ? `${t('bar-last-turn')} ` : '';
    const canClaim = possible.targets.size > 0;
    return {
        ...NOTHING,
        title: isSecond ? t('bar-second-card') : t('bar-your-turn'),
        hint: isSecond
            ? t('bar-second-hint')
            : last + (canClaim ? t('bar-turn-hint') : t('bar-turn-hint-cards')),
        isUrgent: true,
        others,
        primary: drawStep(play) ?? pass,
    };
}

/** A finger has chosen something to take. */
function aimBar(play: Play, { card, slot }: Aim): Bar {
    const titles: Record<string, string> = { deck: t('draw-deck'), tickets: t('draw-tickets') };
    const isTimed = settings.confirmTaps === 'countdown';
    const countdown = { name: `${card} ${slot}`, seconds: AIM_SECONDS, isOurs: true };
    return {
        ...NOTHING,
        title: titles[card] ?? t('take-card', { colour: card }),
        hint: isTimed ? t('bar-aimed-countdown') : t('bar-aimed'),
        isUrgent: true,
        others: [cancelStep(play)],
        primary: {
            label: t('take'),
            isEnabled: play.canTake(card) && !play.table.isSending,
            run: () => void play.takeAimed(),
            ...(isTimed ? { countdown } : {}),
        },
    };
}

function mixBar(play: Play, title: string): Bar {
    const { rules } = play.map;
    const total =
        play.table.view?.phase === 'choose_mix' ? rules.opening_tickets.choose : rules.drawn_tickets.count;
    const isOpening = play.table.view?.phase === 'choose_mix';
    return {
        ...NOTHING,
        title,
        hint: t('bar-mix-hint'),
        isUrgent: true,
        options: play.possible.mixes.map((mix) => ({
            key: String(mix),
            label: t('mix-label', { short: (total ?? 0) - mix, long: mix }),
            isChosen: play.mix === mix,
            choose: () => (play.mix = mix),
        })),
        others: isOpening ? [] : [cancelStep(play)],
        primary: {
            label: t('draw-these'),
            isEnabled: !play.table.isSending && play.possible.mixes.includes(play.mix),
            run: () => void play.drawMix(),
        },
    };
}

function cancelStep(play: Play): Step {
    return { label: t('button-cancel'), isEnabled: true, run: () => play.cancel() };
}

function keepBar(play: Play): Bar {
    const needs = Math.min(...play.possible.keeps.map((positions) => positions.length));
    const count = play.kept.size;
    const positions = [...play.kept].sort((one, other) => one - other);
    const isLegal = play.possible.keeps.some((keep) => keep.join() === positions.join());
    return {
        ...NOTHING,
        title: t('bar-keep', { count: needs }),
        hint: t('bar-keep-hint'),
        isUrgent: true,
        primary: {
            label: count ? t('keep-tickets', { count }) : t('choose-tickets'),
            isEnabled: isLegal && !play.table.isSending,
            run: () => void play.keep(),
        },
    };
}

function payOptions(
    play: Play,
    payments: readonly string[],
    price: number,
    chosen: string | null,
): readonly Option[] {
    return payments.map((payment) => {
        const cards = paid(payment, price);
        return {
            key: payment,
            label: sayCards(cards),
            cards,
            isChosen: payment === chosen,
            choose: () => play.choosePayment(payment),
        };
    });
}

function selectionBar(play: Play): Bar {
    const chosen = play.selection;
    if (!chosen) return { ...NOTHING, title: '' };
    const { kind, id, answer } = chosen;
    const isOpen = play.possible.targets.has(id);
    const title = kind === 'route' ? routeTitle(play, id) : placeName(play.map, id);
    const owner = kind === 'route' ? play.pieces.owners[id] : play.pieces.stations[id];
    const others = [
        ...(kind === 'route' && owner === undefined ? [markStep(play, id)] : []),
        cancelStep(play),
    ];
    let hint = '';
    if (answer?.refusal) hint = play.say(answer.refusal);
    else if (answer && !isOpen) hint = play.table.isYourTurn ? '' : t('bar-affordable');
    else if (answer && chosen.payments.length > 1) hint = t('bar-choose-payment');
    const odds = answer?.tunnel?.[`pay ${chosen.chosen}`];
    if (odds && settings.oddsHint && isOpen) hint = sayOdds(odds);
    else if (answer && isOpen && kind === 'route' && play.map.route(id).kind === 'tunnel')
        hint = t('bar-tunnel');
    if (kind === 'city' && play.map.rules.stations === 0) hint = t('bar-city');
    if (owner !== undefined && !hint && play.seat === null) hint = t('bar-watching');
    const label = kind === 'route' ? t('claim') : t('build-station');
    return {
        ...NOTHING,
        title: kind === 'city' && isOpen ? t('bar-station', { city: title }) : title,
        hint,
        isUrgent: play.table.isYourTurn,
        options: isOpen ? payOptions(play, chosen.payments, play.price(kind, id), chosen.chosen) : [],
        others,
        primary: isOpen
            ? {
                  label,
                  isEnabled: chosen.chosen !== null && !play.table.isSending,
                  run: () => void play.confirm(),
              }
            : null,
    };
}

function markStep(play: Play, route: string): Step {
    const label = play.plan.routes.has(route) ? t('unmark-route') : t('mark-route');
    return { label, isEnabled: true, run: () => play.plan.toggle(route) };
}

/** A route in words: its ends, what it costs, and what it brings. */
export function routeTitle(play: Play, id: string): string {
    const route = play.map.route(id);
    return t('route-title', {
        route: routeName(play.map, id),
        kind: route.kind,
        colour: route.colour,
        count: route.length,
        points: play.map.points(route.length),
    });
}

function sayOdds(odds: readonly number[]): string {
    const percent = new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 });
    const [none = 0, one = 0, two = 0, three = 0] = odds;
    return t('tunnel-odds', {
        none: percent.format(none),
        one: percent.format(one),
        more: percent.format(two + three),
    });
}

/** A route was claimed, or a station begun, and is not paid yet. */
function payBar(play: Play): Bar {
    const payment = play.table.view?.payment;
    const [kind, id] = payment?.route
        ? (['route', payment.route] as const)
        : (['city', payment?.city ?? ''] as const);
    const chosen = play.payment ?? play.possible.payments[0] ?? null;
    return {
        ...NOTHING,
        title: kind === 'route' ? routeTitle(play, id) : t('bar-station', { city: placeName(play.map, id) }),
        hint: t('bar-choose-payment'),
        isUrgent: true,
        options: payOptions(play, play.possible.payments, play.price(kind, id), chosen),
        others: undoStep(play),
        primary: {
            label: t('pay'),
            isEnabled: chosen !== null && !play.table.isSending,
            run: () => void play.do(`pay ${chosen}`),
        },
    };
}

function extraBar(play: Play): Bar {
    const payment = play.table.view?.payment;
    const extras = payment?.extras ?? 0;
    const colour = payment?.colour ?? 'locomotive';
    const chosen = play.payment ?? String(play.possible.adds[0] ?? '');
    const isEnabled = !play.table.isSending;
    return {
        ...NOTHING,
        title: t('bar-extra', { count: extras }),
        hint: play.possible.adds.length ? t('bar-extra-hint') : t('bar-extra-none'),
        isUrgent: true,
        options: play.possible.adds.map((locomotives) => {
            const text = colour === 'locomotive' ? 'locomotives' : `${colour}+${locomotives}`;
            const cards = paid(text, extras);
            const key = String(locomotives);
            return {
                key,
                label: sayCards(cards),
                cards,
                isChosen: key === chosen,
                choose: () => play.choosePayment(key),
            };
        }),
        others: play.possible.canWithdraw
            ? [{ label: t('withdraw'), isEnabled, run: () => void play.do('withdraw') }]
            : [],
        primary: play.possible.adds.length
            ? {
                  label: t('add-cards', { count: extras }),
                  isEnabled: isEnabled && chosen !== '',
                  run: () => void play.do(chosen === '0' ? 'add' : `add+${chosen}`),
              }
            : null,
    };
}

function passengerBar(play: Play): Bar {
    const end = play.table.view?.payment?.end ?? '';
    return {
        ...NOTHING,
        title: t('bar-passenger', { place: placeName(play.map, end) }),
        hint: t('bar-passenger-hint'),
        isUrgent: true,
        options: play.possible.passengers
            .filter((colour) => colour !== null)
            .map((colour) => ({
                key: colour,
                label: t('passenger-name', { colour }),
                passenger: colour,
                isChosen: false,
                choose: () => void play.do(`passenger ${colour}`),
            })),
        others: [
            ...undoStep(play),
            {
                label: t('take-nobody'),
                isEnabled: !play.table.isSending,
                run: () => void play.do('passenger none'),
            },
        ],
    };
}
