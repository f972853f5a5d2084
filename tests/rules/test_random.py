"""The stream of chance: ChaCha8 word for word, fair numbers, fair draws."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles import chacha
from tests.rules.situations import BOARDS, LETTERS, do, hand_of, situation, start, texts, under_piles
from vagon.rules import COMPILED
from vagon.rules.constants import NUM_KINDS
from vagon.rules.deal import deal
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.state import State

ALL_BUT_ZERO = 2**32 - 1
"""A number below this is the word less 1; only the word 0 is refused."""

# From draft-strombergson-chacha-test-vectors: 8 rounds, 256-bit key. Key, nonce, first two blocks.
VECTORS = [
    (
        "00" * 32,
        "00" * 8,
        (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
        ),
    ),
    (
        "01" + "00" * 31,
        "00" * 8,
        (
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
            "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
            "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
        ),
    ),
    (
        "00" * 32,
        "01" + "00" * 7,
        (
            "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
            "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
            "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
            "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46"
        ),
    ),
    (
        "ff" * 32,
        "ff" * 8,
        (
            "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
            "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
            "81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
            "790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b"
        ),
    ),
    (
        "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
        "0f1e2d3c4b5a6978",
        (
            "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
            "7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9"
            "c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
            "44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e"
        ),
    ),
    (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        (
            "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
            "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
            "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
            "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"
        ),
    ),
]
# The same with 20 rounds, a zero key and a zero nonce (RFC 8439, appendix A.1).
TWENTY_ROUNDS = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)
# Upper 0.1 % points of chi-square by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 8: 26.12, 9: 27.88, 12: 32.91, 39: 72.05}


def keystream(stream: Stream, blocks: int) -> bytes:
    """The next words of a stream that is at the start of a block, as bytes."""
    return b"".join((stream.below(ALL_BUT_ZERO) + 1).to_bytes(4, "little") for _ in range(16 * blocks))


def chi_square(found: dict[str, int], expected: dict[str, float]) -> float:
    """How far the numbers found are from the probabilities expected."""
    assert set(found) <= set(expected)
    assert sum(expected.values()) == pytest.approx(1)
    total = sum(found.values())
    return sum((found.get(k, 0) - total * p) ** 2 / (total * p) for k, p in expected.items())


def assert_fair(found: dict[str, int], expected: dict[str, float]) -> None:
    """The seeds are fixed, so this either always holds or never."""
    assert chi_square(found, expected) < CRITICAL[len(expected) - 1]


@pytest.mark.parametrize(("key", "nonce", "expected"), VECTORS)
def test_the_oracle_gives_the_published_vectors(key: str, nonce: str, expected: str) -> None:
    blocks = [chacha.block(bytes.fromhex(key), counter, bytes.fromhex(nonce)) for counter in (0, 1)]
    assert b"".join(blocks).hex() == expected


def test_the_oracle_gives_twenty_rounds() -> None:
    assert chacha.block(bytes(32), 0, rounds=20).hex() == TWENTY_ROUNDS


@pytest.mark.parametrize(("key", "expected"), [(k, e) for k, nonce, e in VECTORS if nonce == "00" * 8])
def test_published_vectors(key: str, expected: str) -> None:
    assert keystream(Stream(bytes.fromhex(key)), 2).hex() == expected


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**64 - 64))
def test_any_key_at_any_position(key: bytes, position: int) -> None:
    stream = Stream(key, position)
    words = chacha.stream(key, position)
    for expected in islice((word for word in words if word), 20):
        assert stream.below(ALL_BUT_ZERO) + 1 == expected
    assert stream.key == key


@pytest.mark.parametrize("boundary", [2**36 - 8, 2**63 - 8])
def test_the_counter_has_64_bits(boundary: int) -> None:
    """Sixteen words a block: the low half of the counter overflows after 2**36 words."""
    stream, words = Stream(seed_key(1), boundary), chacha.stream(seed_key(1), boundary)
    assert [stream.below(2**31) for _ in range(16)] == [next(words) >> 1 for _ in range(16)]
    assert stream.words_used == boundary + 16


@given(st.integers(0, 2**32), st.lists(st.integers(1, ALL_BUT_ZERO), min_size=1, max_size=30))
def test_numbers_below_n(seed: int, limits: list[int]) -> None:
    stream, words = Stream(seed_key(seed)), chacha.stream(seed_key(seed))
    for n in limits:
        number = stream.below(n)
        assert number == chacha.below(words, n)
        assert 0 <= number < n


@pytest.mark.parametrize("n", [2**31 + 1, 3 * 2**30, 0xAAAAAAAB, ALL_BUT_ZERO - 1])
def test_unfair_words_are_refused(n: int) -> None:
    """For these limits up to half of all words are refused."""
    stream, words, count = Stream(seed_key(n)), chacha.stream(seed_key(n)), 500
    taken, refused = list[int](), 0
    while len(taken) < count:
        product = next(words) * n
        if product % 2**32 < 2**32 % n:
            refused += 1
        else:
            taken.append(product >> 32)
    assert [stream.below(n) for _ in range(count)] == taken
    assert stream.words_used == count + refused
    assert refused == pytest.approx(count * (2**32 % n) / (2**32 - 2**32 % n), abs=80)


def test_an_unfair_word_is_refused_for_a_deck_of_cards() -> None:
    """Found by a search through 30 million words: for numbers this small hardly any is unfair."""
    position, n = 30_580_030, 100
    words = chacha.stream(seed_key(7), position)
    assert next(words) * n % 2**32 < 2**32 % n
    stream = Stream(seed_key(7), position)
    assert stream.below(n) == chacha.below(words, n)
    assert stream.words_used == position + 2


def test_every_number_below_n_has_as_many_words() -> None:
    """The rule by which words are refused, for words of 8 bits, where all can be counted."""
    for n in range(1, 256):
        numbers = Counter(word * n >> 8 for word in range(256) if word * n % 256 >= 256 % n)
        assert set(numbers) == set(range(n))
        assert set(numbers.values()) == {256 // n}


@pytest.mark.parametrize("n", [2, 7, 10, 13, 40])
def test_numbers_are_uniform(n: int) -> None:
    stream = Stream(seed_key(f"uniform {n}"))
    found = Counter(str(stream.below(n)) for _ in range(200 * n))
    assert_fair(found, {str(number): 1 / n for number in range(n)})


@pytest.mark.parametrize("n", [0, -1, 2**32])
def test_limits_of_below(n: int) -> None:
    with pytest.raises((ValueError, OverflowError)):
        Stream(bytes(32)).below(n)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(bytes(length))


def test_keys_from_seeds() -> None:
    assert seed_key(7) == sha256(b"vagon-seed:7").digest()
    assert seed_key("7") == seed_key(7)
    assert seed_key("Größe") == sha256("vagon-seed:Größe".encode()).digest()
    key = seed_key(7)
    assert derived_key(key, "policy") == sha256(b"vagon-policy:" + key).digest()
    assert Stream(key).key_for("policy") == derived_key(key, "policy")
    assert derived_key(key, "policy") != derived_key(key, "bot")


def test_a_copy_goes_on_where_the_stream_was() -> None:
    stream = Stream(seed_key(3))
    for used in range(40):
        copy = stream.copy()
        assert (copy.words_used, copy.key) == (used, stream.key)
        numbers = [copy.below(1000) for _ in range(20)]
        assert numbers == [Stream(seed_key(3), used).below(1000), *numbers[1:]]
        assert stream.below(1000) == numbers[0]


def test_blind_draws_are_hypergeometric() -> None:
    """Two cards from a deck of five red, three blue and two locomotives."""
    dealt = situation(deck="5R 3B 2L")
    deck = {"R": 5, "B": 3, "L": 2}
    expected = {f"1{a} 1{b}": deck[a] * deck[b] / comb(10, 2) for a, b in ("BR", "BL", "RL")}
    expected |= {f"2{a}": comb(number, 2) / comb(10, 2) for a, number in deck.items()}
    found: Counter[str] = Counter()
    for number in range(4000 if COMPILED else 1500):
        state = dealt.copy()
        state.chance.rekey(seed_key(f"draws {number}"))
        found[hand_of(do(state, "draw deck", "draw deck"), 0)] += 1
    assert_fair(found, expected)


def test_opening_hands_are_hypergeometric() -> None:
    """Locomotives among the four cards of one hand, and the kinds of all cards."""
    locomotives: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number in range(2000 if COMPILED else 600):
        state = start("europe", 5, number)
        for seat in range(5):
            hand = state.hand[seat * NUM_KINDS : (seat + 1) * NUM_KINDS]
            kinds.update({letter: count for letter, count in zip(LETTERS, hand, strict=True) if count})
            if seat == number % 5:
                locomotives[str(min(hand[8], 2))] += 1
    chances = [comb(14, n) * comb(96, 4 - n) / comb(110, 4) for n in range(5)]
    expected = {"0": chances[0], "1": chances[1], "2": sum(chances[2:])}
    assert_fair(locomotives, expected)
    share = {letter: (14 if letter == "L" else 12) / 110 for letter in LETTERS}
    assert_fair(kinds, share)


def test_tickets_are_drawn_evenly() -> None:
    """The first regular ticket offered is any of the 40."""
    found: Counter[str] = Counter()
    for number in range(4000 if COMPILED else 1000):
        state = start("europe", 2, number)
        found[state.board.map.tickets[state.offered[0]].id] += 1
    regular = [ticket.id for ticket in state.board.map.tickets if ticket.pile == state.board.piles[0]]
    assert len(regular) == 40
    assert_fair(found, dict.fromkeys(regular, 1 / 40))


def test_players_are_seated_evenly() -> None:
    """Three players have six orders, and each may begin."""
    orders: Counter[str] = Counter()
    first: Counter[str] = Counter()
    state = State(BOARDS["germany"])
    for number in range(1200 if COMPILED else 600):
        deal(state, seed_key(f"seats {number}"), 3)
        orders[",".join(map(str, state.joined[:3]))] += 1
        first[str(state.first_player)] += 1
    assert_fair(orders, {",".join(order): 1 / 6 for order in permutations("012")})
    assert_fair(first, dict.fromkeys("012", 1 / 3))


@pytest.mark.parametrize("place", [0, 30, 59])
def test_passengers_are_placed_evenly(place: int) -> None:
    found: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    for number in range(1200 if COMPILED else 600):
        passengers = start("germany", 2, number).passengers
        found[str(passengers[place])] += 1
        pairs[str(passengers[place] == passengers[(place + 7) % 60])] += 1
    assert_fair(found, {str(colour): 1 / 6 for colour in range(6)})
    assert_fair(pairs, {"True": 9 / 59, "False": 50 / 59})


def test_tickets_put_under_the_pile_are_shuffled() -> None:
    """Of three offered, the two not kept lie there in either order (A-49)."""
    dealt = situation()
    found: Counter[str] = Counter()
    for number in range(1000 if COMPILED else 400):
        state = do(dealt.copy(), "tickets")
        offered = [state.board.map.tickets[ticket].id for ticket in state.offered[:3]]
        state.chance.rekey(seed_key(f"under {number}"))
        assert "keep 1" in texts(state)
        found[",".join(str(offered.index(ticket)) for ticket in under_piles(do(state, "keep 1")))] += 1
    assert_fair(found, {"1,2": 1 / 2, "2,1": 1 / 2})
