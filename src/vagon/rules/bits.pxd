# Compiled code takes these instead of bits.py: one or two instructions each.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int vagon_lowest_bit(unsigned long long word) {
        unsigned long index;
        #if defined(_M_X64) || defined(_M_ARM64)
        _BitScanForward64(&index, word);
        #else
        if (!_BitScanForward(&index, (unsigned long)word)) {
            _BitScanForward(&index, (unsigned long)(word >> 32));
            index += 32;
        }
        #endif
        return (int)index;
    }
    #else
    static inline int vagon_lowest_bit(unsigned long long word) { return __builtin_ctzll(word); }
    #endif
    static inline int vagon_count_bits(unsigned long long word) {
        word -= (word >> 1) & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((word * 0x0101010101010101ULL) >> 56);
    }
    /* Halve the word by counting its lower half: six steps instead of up to 64. */
    static inline int vagon_nth_bit(unsigned long long word, int n) {
        int index = 0, width, count;
        for (width = 32; width > 0; width >>= 1) {
            count = vagon_count_bits(word & ((1ULL << width) - 1));
            if (n >= count) { n -= count; word >>= width; index += width; }
        }
        return index;
    }
    #define vagon_one_bit(index) (1ULL << (index))
    static inline void vagon_insert(unsigned long long* words, int start, int member) {
        words[start + (member >> 6)] |= 1ULL << (member & 63);
    }
    static inline void vagon_remove(unsigned long long* words, int start, int member) {
        words[start + (member >> 6)] &= ~(1ULL << (member & 63));
    }
    static inline int vagon_contains(const unsigned long long* words, int start, int member) {
        return (int)(words[start + (member >> 6)] >> (member & 63) & 1);
    }
    static inline unsigned int vagon_add32(unsigned int a, unsigned int b) { return a + b; }
    static inline unsigned int vagon_rotate32(unsigned int a, int places) {
        return (a << places) | (a >> (32 - places));
    }
    static inline unsigned int vagon_low32(unsigned long long word) { return (unsigned int)word; }
    """
    int lowest_bit "vagon_lowest_bit"(unsigned long long word) noexcept nogil
    int count_bits "vagon_count_bits"(unsigned long long word) noexcept nogil
    int nth_bit "vagon_nth_bit"(unsigned long long word, int n) noexcept nogil
    unsigned long long one_bit "vagon_one_bit"(int index) noexcept nogil
    void insert "vagon_insert"(unsigned long long* words, int start, int member) noexcept nogil
    void remove "vagon_remove"(unsigned long long* words, int start, int member) noexcept nogil
    int contains "vagon_contains"(const unsigned long long* words, int start, int member) noexcept nogil
    unsigned int add32 "vagon_add32"(unsigned int a, unsigned int b) noexcept nogil
    unsigned int rotate32 "vagon_rotate32"(unsigned int a, int places) noexcept nogil
    unsigned int low32 "vagon_low32"(unsigned long long word) noexcept nogil
