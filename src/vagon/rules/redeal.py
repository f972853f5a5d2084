"""Dealing anew what a seat cannot know: another game that this seat could not tell from the true one.

Counted as knowledge: every card and ticket seen, cards that others took from the row or showed in a tunnel
until they may have been played, what is left of the deck by counting since it was last shuffled, and tickets
that the seat itself put under a pile while their batch lies there. Of a batch that others have begun to draw
from, the seat knows that what remains is among the tickets it has rejected. Everything else is equally
likely; how others play tells nothing here.
"""

from __future__ import annotations

import cython

from vagon.rules.random import Stream

if not cython.compiled:
    from vagon.rules.bits import count_bits, insert, nth_bit, remove
    from vagon.rules.constants import (
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        EMPTY,
        FIRST_OF_BATCH,
        LOCOMOTIVE,
        MAX_OFFER,
        MAX_SEATS,
        NUM_COLOURS,
        NUM_KINDS,
        OVER,
        ROW_LOCOMOTIVES,
        ROW_SIZE,
        TICKET_WORDS,
    )
    from vagon.rules.random import next_word, random_below
    from vagon.rules.state import State


def redeal(s: State, seat: int, chance: Stream) -> None:
    """Deal anew all that `seat` cannot know (-1: a spectator), and give the game a new future."""
    for i in range(8):
        s.chance.key_words[i] = next_word(chance)
    s.chance.position = 0
    redeal_cards(s, seat, chance)
    if s.phase == CHOOSE_MIX:
        for other in range(s.seat):
            if other != seat:
                s.mix[other] = random_below(chance, s.board.opening_choice + 1)
    elif s.phase == CHOOSE_TICKETS:
        redeal_opening(s, seat, chance)
    elif s.phase != OVER:  # then all tickets are open
        redeal_tickets(s, seat, chance)


def redeal_cards(s: State, seat: int, chance: Stream) -> None:
    """Deal the unknown cards of the other hands from all unseen cards; what is left is the deck."""
    if not cython.compiled:
        unseen, hidden = [0] * NUM_KINDS, [0] * NUM_KINDS
    left = 0
    for kind in range(NUM_KINDS):
        unseen[kind] = s.deck[kind]
        for other in range(s.players):
            if other != seat:
                unseen[kind] += s.hand[other * NUM_KINDS + kind] - s.known[other * NUM_KINDS + kind]
        left += unseen[kind]
    # Cards that the deck cannot hold, by counting, must be in somebody's hand.
    num_hidden = left - s.deck_size
    left -= num_hidden
    free = num_hidden
    for kind in range(NUM_KINDS):
        possible = s.shuffled[kind] - (s.drawn[seat * NUM_KINDS + kind] if seat >= 0 else 0)
        hidden[kind] = max(0, unseen[kind] - possible)
        unseen[kind] -= hidden[kind]
        free -= hidden[kind]
    for _ in range(coloured_to_hide(s, unseen)):
        kind = take(unseen, random_below(chance, left + free - unseen[LOCOMOTIVE]))
        hidden[kind] += 1
        free -= 1
    for i in range(free):
        kind = take(unseen, random_below(chance, left + free - i))
        hidden[kind] += 1
    for other in range(s.players):
        if other != seat:
            num_hidden = deal_hand(s, other, hidden, num_hidden, chance)
    for kind in range(NUM_KINDS):
        s.deck[kind] = unseen[kind]
    redeal_drawn(s, seat, unseen, chance)


def redeal_drawn(s: State, seat: int, gone: list[int], chance: Stream) -> None:
    """Deal anew which cards others took unseen since the last shuffle: those that the deck no longer has."""
    num_gone = 0
    for kind in range(NUM_KINDS):
        gone[kind] = s.shuffled[kind] - s.deck[kind] - (s.drawn[seat * NUM_KINDS + kind] if seat >= 0 else 0)
        num_gone += gone[kind]
    for other in range(s.players):
        if other != seat:
            first = other * NUM_KINDS
            number = 0
            for kind in range(NUM_KINDS):
                number += s.drawn[first + kind]
                s.drawn[first + kind] = 0
            for i in range(number):
                s.drawn[first + take(gone, random_below(chance, num_gone - i))] += 1
            num_gone -= number


def coloured_to_hide(s: State, unseen: list[int]) -> int:
    """How many coloured cards the deck cannot hold, as three locomotives stay in the row (A-10)."""
    locomotives = 0
    in_row = 0
    for slot in range(ROW_SIZE):
        locomotives += s.row[slot] == LOCOMOTIVE
        in_row += s.row[slot] != EMPTY
    if locomotives < ROW_LOCOMOTIVES or s.row_stays:
        return 0
    most = min(ROW_SIZE, s.deck_size + s.discard_size + in_row) - ROW_LOCOMOTIVES
    most -= in_row - locomotives + s.discard_size - s.discards[LOCOMOTIVE]
    coloured = 0
    for kind in range(NUM_COLOURS):
        coloured += unseen[kind]
    return max(0, coloured - max(0, most))


def deal_hand(s: State, seat: int, hidden: list[int], num_hidden: int, chance: Stream) -> int:
    """Replace the unknown cards of a hand by some of the hidden ones; return how many of these are left."""
    first = seat * NUM_KINDS
    unknown = 0
    for kind in range(NUM_KINDS):
        unknown += s.hand[first + kind] - s.known[first + kind]
        s.hand[first + kind] = s.known[first + kind]
    for i in range(unknown):
        s.hand[first + take(hidden, random_below(chance, num_hidden - i))] += 1
    return num_hidden - unknown


def take(cards: list[int], k: int) -> int:
    """Take the k-th of these cards; return its kind."""
    kind = 0
    while k >= cards[kind]:
        k -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


def draw_from(s: State, pool: list[int], pile: int, chance: Stream) -> int:
    """Take any ticket of a pile out of a set that holds one."""
    low = pool[0] & s.board.pile_tickets[pile * TICKET_WORDS]
    high = pool[1] & s.board.pile_tickets[pile * TICKET_WORDS + 1]
    num_low = count_bits(low)
    k = random_below(chance, num_low + count_bits(high))
    ticket = nth_bit(low, k) if k < num_low else 64 + nth_bit(high, k - num_low)
    remove(pool, 0, ticket)
    return ticket


def num_of(s: State, words: list[int], start: int, pile: int) -> int:
    """How many tickets of a pile are in the set kept from `start` on."""
    low = count_bits(words[start] & s.board.pile_tickets[pile * TICKET_WORDS])
    return low + count_bits(words[start + 1] & s.board.pile_tickets[pile * TICKET_WORDS + 1])


def redeal_opening(s: State, seat: int, chance: Stream) -> None:
    """Deal the others' opening tickets anew, and let those who have chosen choose again."""
    for other in range(s.players):
        if other == seat:
            continue
        for i in range(other * MAX_OFFER, other * MAX_OFFER + s.num_offered[other]):
            insert(s.loose, 0, s.offered[i])
            s.offered[i] = 0
        for word in range(TICKET_WORDS):
            s.loose[word] |= s.tickets[other * TICKET_WORDS + word]
            s.tickets[other * TICKET_WORDS + word] = 0
    for other in range(s.players):
        if other == seat:
            continue
        kept = 0
        if other < s.seat:
            kept = random_keep(num_dealt(s, other, 0) + num_dealt(s, other, 1), s.board.opening_keep, chance)
        s.num_offered[other] = 0
        for pile in range(2):
            s.opening_kept[2 * other + pile] = 0
            for _ in range(num_dealt(s, other, pile)):
                ticket = draw_from(s, s.loose, pile, chance)
                if kept & 1:
                    insert(s.tickets, other * TICKET_WORDS, ticket)
                    s.opening_kept[2 * other + pile] += 1
                else:
                    s.offered[other * MAX_OFFER + s.num_offered[other]] = ticket
                    s.num_offered[other] += 1
                kept >>= 1


def random_keep(offered: int, least: int, chance: Stream) -> int:
    """Any set of at least `least` of the positions offered."""
    while True:
        kept = random_below(chance, 1 << offered)
        if count_bits(kept) >= least:
            return kept


def redeal_tickets(s: State, seat: int, chance: Stream) -> None:
    """Deal anew the tickets in other hands and in the piles."""
    if not cython.compiled:
        pool, lost, slots = [0] * TICKET_WORDS, [0] * TICKET_WORDS, [0, 0]
        later = [0] * (MAX_SEATS * 2)
    own = seat * TICKET_WORDS
    for word in range(TICKET_WORDS):
        pool[word] = s.board.pile_tickets[word] | s.board.pile_tickets[TICKET_WORDS + word]
        lost[word] = 0
        if seat >= 0:
            lost[word] = s.rejected[own + word] & ~s.out[word]
            pool[word] &= ~(s.tickets[own + word] | s.rejected[own + word])
            s.out[word] &= s.rejected[own + word]
        else:
            s.out[word] = 0
    if seat >= 0:
        for i in range(s.num_offered[seat]):
            remove(pool, 0, s.offered[seat * MAX_OFFER + i])
        redeal_own_batches(s, seat, lost, chance)
    # Now `lost` are tickets that the seat put under a pile and others have drawn since: they are in other
    # hands or back under a pile. `slots` counts where they may be.
    slots[0] = slots[1] = 0
    for i in range(s.num_under):
        if s.under_by[i] & (FIRST_OF_BATCH - 1) != seat:
            slots[s.board.ticket_pile[s.under[i]]] += 1
    for other in range(s.players):
        if other != seat:
            redeal_opening_kept(s, other, pool, later, chance)
            for pile in range(2):
                slots[pile] += later[2 * other + pile]
            for i in range(s.num_offered[other]):
                slots[s.board.ticket_pile[s.offered[other * MAX_OFFER + i]]] += 1
    for i in range(s.num_under):
        if s.under_by[i] & (FIRST_OF_BATCH - 1) != seat:
            s.under[i] = unknown_ticket(s, s.board.ticket_pile[s.under[i]], pool, lost, slots, chance)
            insert(s.rejected, (s.under_by[i] & (FIRST_OF_BATCH - 1)) * TICKET_WORDS, s.under[i])
    for other in range(s.players):
        if other != seat:
            for pile in range(2):
                for _ in range(later[2 * other + pile]):
                    ticket = unknown_ticket(s, pile, pool, lost, slots, chance)
                    insert(s.tickets, other * TICKET_WORDS, ticket)
            for i in range(other * MAX_OFFER, other * MAX_OFFER + s.num_offered[other]):
                s.offered[i] = unknown_ticket(s, s.board.ticket_pile[s.offered[i]], pool, lost, slots, chance)
    for word in range(TICKET_WORDS):
        s.loose[word] = pool[word]
        if s.board.drawn_piles < s.board.num_piles:  # the pile of the opening went back to the box
            s.out[word] |= pool[word] & s.board.pile_tickets[TICKET_WORDS + word]
            s.loose[word] &= ~s.board.pile_tickets[TICKET_WORDS + word]


def redeal_own_batches(s: State, seat: int, lost: list[int], chance: Stream) -> None:
    """Shuffle the seat's own batches under the piles, taking their tickets out of `lost`.

    What remains of a batch that others have drawn from is filled from `lost`.
    """
    if not cython.compiled:
        batch = [0] * MAX_OFFER
    for pile in range(s.board.drawn_piles):
        whole = 0
        size = 0
        for i in range(s.num_under):
            if s.board.ticket_pile[s.under[i]] != pile:
                continue
            if s.under_by[i] & FIRST_OF_BATCH:
                whole = 1
                size = 0
            if whole and s.under_by[i] & (FIRST_OF_BATCH - 1) == seat:
                remove(lost, 0, s.under[i])
                batch[size] = i
                size += 1
                j = batch[random_below(chance, size)]
                s.under[i], s.under[j] = s.under[j], s.under[i]
        for i in range(s.num_under):
            if s.board.ticket_pile[s.under[i]] == pile:
                if s.under_by[i] & FIRST_OF_BATCH:
                    break
                if s.under_by[i] & (FIRST_OF_BATCH - 1) == seat:
                    s.under[i] = draw_from(s, lost, pile, chance)


def redeal_opening_kept(s: State, seat: int, pool: list[int], later: list[int], chance: Stream) -> None:
    """Deal anew what the seat kept and rejected at the opening; count by pile what it got later."""
    held = seat * TICKET_WORDS
    kept = s.opening_kept[2 * seat] + s.opening_kept[2 * seat + 1]
    if s.board.drawn_piles < s.board.num_piles:
        # Backs alike, kinds hidden: any of those dealt were kept, and later ones are all of the first pile.
        later[2 * seat] = count_bits(s.tickets[held]) + count_bits(s.tickets[held + 1]) - kept
        later[2 * seat + 1] = 0
        s.opening_kept[2 * seat] = s.opening_kept[2 * seat + 1] = 0
        dealt = s.board.opening_deal[0] + s.board.opening_deal[1]
        for i in range(kept):
            left = s.board.opening_deal[1] - s.opening_kept[2 * seat + 1]
            s.opening_kept[2 * seat + (1 if random_below(chance, dealt - i) < left else 0)] += 1
    else:
        for pile in range(2):
            later[2 * seat + pile] = num_of(s, s.tickets, held, pile) - s.opening_kept[2 * seat + pile]
    for word in range(TICKET_WORDS):
        s.tickets[held + word] = s.rejected[held + word] = 0
    for pile in range(2):
        for _ in range(s.opening_kept[2 * seat + pile]):
            insert(s.tickets, held, draw_from(s, pool, pile, chance))
        if s.board.rejected_out:
            for _ in range(num_dealt(s, seat, pile) - s.opening_kept[2 * seat + pile]):
                ticket = draw_from(s, pool, pile, chance)
                insert(s.out, 0, ticket)
                insert(s.rejected, held, ticket)


def num_dealt(s: State, seat: int, pile: int) -> int:
    """How many opening tickets of a pile the seat was dealt."""
    if s.board.opening_choice:
        return s.mix[seat] if pile else s.board.opening_choice - s.mix[seat]
    return s.board.opening_deal[pile]


def unknown_ticket(
    s: State, pile: int, pool: list[int], lost: list[int], slots: list[int], chance: Stream
) -> int:
    """A ticket for one of the slots where a lost ticket may be, so that all of them find a place."""
    num_lost = num_of(s, lost, 0, pile)
    slots[pile] -= 1
    if num_lost > 0 and random_below(chance, slots[pile] + 1) < num_lost:
        return draw_from(s, lost, pile, chance)
    return draw_from(s, pool, pile, chance)
