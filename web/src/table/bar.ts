/** What the action bar says and offers, in words. The text mode offers the same. */
import { placeName } from '../board/names.svelte';
import { settings } from '../state/settings.svelte';
import { t } from '../words/words.svelte';
import { cancelStep, nextStep, NOTHING, undoStep, type Bar, type Countdown, type Step } from './barParts';
import { extraBar, payBar, selectionBar, turningBar } from './paying';
import type { Aim, Play } from './play.svelte';
import { placeLabel } from './saying';
import { undoLeft } from './undoing';

/** How long a finger may think again. */
const AIM_SECONDS = 5;
/** What is expected now, and what can be done about it. */
export function barOf(play: Play): Bar {
    const { table } = play;
    const info = table.snapshot?.table;
    const view = table.view;
    if (!info || !view) return { ...NOTHING, title: t('bar-loading') };
    if (info.status === 'paused') return pausedBar(play);
    if (table.you?.substitute) {
        const run = (): void => void play.send({ type: 'return' });
        return {
            ...NOTHING,
            title: t('bar-replaced'),
            isUrgent: true,
            primary: { label: t('take-over'), isEnabled: true, run },
        };
    }
    if (play.turnAll) return turningBar(play.turnAll);
    if (play.selection && !['pay_extra', 'take_passenger'].includes(view.phase)) return selectionBar(play);
    if (!table.isYourTurn) return waitingBar(play);
    if (play.next.move) return { ...NOTHING, title: t('bar-your-turn'), others: nextStep(play) };
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

function pausedBar(play: Play): Bar {
    const agrees = play.table.you?.agrees ?? true;
    const run = (): void => void play.send({ type: 'resume' });
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
    const title = table.isOpening
        ? t('bar-others-choose', { count: awaited.length })
        : t('bar-other-plays', { player: first === undefined ? '' : placeLabel(table, first) });
    const undo = undoStep(play);
    return {
        ...NOTHING,
        title,
        hint: waitingHint(play, undo.length > 0),
        others: [...nextStep(play), ...undo],
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

function waitingHint(play: Play, mayUndo: boolean): string {
    if (play.seat === null) return t('bar-watching');
    if (mayUndo) return t('bar-may-undo');
    return play.canPrepare && !play.next.move ? t('bar-may-prepare') : '';
}

/** How long a bot still waits for an undo; a person's turn ends with the next act of somebody else. */
function undoCountdown(play: Play): { countdown?: Countdown } {
    const info = play.table.snapshot?.table;
    const next = info?.places.find((place) => place.is_awaited);
    if (next?.kind !== 'bot' && !next?.substitute) return {};
    const left = undoLeft(play.table, info?.settings.bot_seconds);
    return left ? { countdown: { name: `undo ${left.seq}`, seconds: left.seconds, isOurs: false } } : {};
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
    return {
        ...NOTHING,
        title: isSecond ? t('bar-second-card') : t('bar-your-turn'),
        hint: isSecond ? t('bar-second-hint') : last + t('bar-turn-hint', { targets: targetsOf(play) }),
        isUrgent: true,
        others,
        primary: drawStep(play) ?? pass,
    };
}

/** Whether there are routes to claim, cities to build in, or both. */
function targetsOf({ possible: { canClaim, canBuild } }: Play): string {
    if (canClaim) return canBuild ? 'both' : 'routes';
    return canBuild ? 'stations' : 'none';
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
            run: () => void play.take(card),
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
