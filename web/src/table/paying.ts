/** The action bar while something is looked at, claimed or paid. */
import { placeName } from '../board/names.svelte';
import { settings } from '../state/settings.svelte';
import { language, t } from '../words/words.svelte';
import { cancelStep, nextStep, NOTHING, undoStep, type Bar, type Option, type Step } from './barParts';
import type { Play } from './play.svelte';
import { routeName, sayCards } from './saying';
import { paid } from './story';

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

/** Something on the board is looked at: how it can be paid, or why not. */
export function selectionBar(play: Play): Bar {
    const chosen = play.selection;
    if (!chosen) return { ...NOTHING, title: '' };
    const { kind, id, answer } = chosen;
    const isOpen = play.possible.targets.has(id) || (play.canPrepare && chosen.payments.length > 0);
    const title = kind === 'route' ? routeTitle(play, id) : placeName(play.map, id);
    const owner = kind === 'route' ? play.pieces.owners[id] : play.pieces.stations[id];
    const others = [
        ...nextStep(play),
        ...(kind === 'route' && owner === undefined ? [markStep(play, id)] : []),
        cancelStep(play),
    ];
    let hint = '';
    if (answer?.refusal) hint = play.say(answer.refusal);
    else if (answer && isOpen && chosen.payments.length > 1) hint = t('bar-choose-payment');
    else if (answer && !play.table.isYourTurn) hint = t('bar-affordable');
    const odds = answer?.tunnel?.[`pay ${chosen.chosen}`];
    if (odds && settings.oddsHint && isOpen) hint = sayOdds(odds);
    else if (answer && isOpen && kind === 'route' && play.map.route(id).kind === 'tunnel')
        hint = t('bar-tunnel');
    if (kind === 'city' && play.map.rules.stations === 0) hint = t('bar-city');
    if (owner !== undefined && !hint && play.seat === null) hint = t('bar-watching');
    const isLater = play.canPrepare;
    const labels = {
        route: isLater ? t('claim-next') : t('claim'),
        city: isLater ? t('build-next') : t('build-station'),
    };
    return {
        ...NOTHING,
        title: kind === 'city' && isOpen ? t('bar-station', { city: title }) : title,
        hint,
        isUrgent: play.table.isYourTurn,
        options: isOpen ? payOptions(play, chosen.payments, play.price(kind, id), chosen.chosen) : [],
        others,
        primary: isOpen
            ? {
                  label: labels[kind],
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
export function payBar(play: Play): Bar {
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

/** A tunnel costs more than was paid. */
export function extraBar(play: Play): Bar {
    const payment = play.table.view?.payment;
    const extras = payment?.extras ?? 0;
    const colour = payment?.colour ?? 'locomotive';
    const chosen = play.payment ?? String(play.possible.adds[0] ?? '');
    const isEnabled = !play.table.isSending;
    const withdraw = { label: t('withdraw'), isEnabled, run: () => void play.do('withdraw') };
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
        others: play.possible.adds.length && play.possible.canWithdraw ? [withdraw] : [],
        primary: play.possible.adds.length
            ? {
                  label: t('add-cards', { count: extras }),
                  isEnabled: isEnabled && chosen !== '',
                  run: () => void play.do(chosen === '0' ? 'add' : `add+${chosen}`),
              }
            : withdraw,
    };
}

/** A tunnel's cards are being turned: what they say is not told before they are seen. */
export function turningBar(turnAll: () => void): Bar {
    return {
        ...NOTHING,
        title: t('tunnel'),
        hint: t('tunnel-turning'),
        isUrgent: true,
        primary: { label: t('tunnel-skip'), isEnabled: true, run: turnAll },
    };
}
