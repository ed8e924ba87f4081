// The symbols of C that the module needs where there is no library of C: an allocator over the memory of WebAssembly,
// the functions on bytes, and the arithmetic that the compiler calls. `number` and `fmod` come from the page.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned __int128 wide;

enum { PAGE = 65536, UNIT = 16, CLASSES = 128, SMALLEST = 5 };

extern byte __heap_base;

// Before each block: its size class, and the distance from the header to a block with a larger alignment.
typedef struct { unsigned class, shift, unused[2]; } Header;
typedef struct Free { struct Free *next; } Free;

static Free *spare[CLASSES];
static byte *top, *limit;

// Four classes for each power of two: at most a quarter of a block is lost.
static unsigned class_of(size_t size) {
    if (size < 64) return (unsigned)((size + UNIT - 1) / UNIT);
    unsigned power = 31 - (unsigned)__builtin_clz((unsigned)size - 1);
    return (power - SMALLEST) * 4 + (unsigned)(((size - 1) >> (power - 2)) & 3) + 1;
}

static size_t size_of(unsigned class) {
    if (class <= 4) return class * UNIT;
    unsigned power = (class - 1) / 4 + SMALLEST, quarter = (class - 1) % 4;
    return ((size_t)1 << power) + (size_t)(quarter + 1) * ((size_t)1 << (power - 2));
}

static byte *take(size_t size) {
    if (!top) top = limit = (byte *)(((size_t)&__heap_base + UNIT - 1) & ~(size_t)(UNIT - 1));
    size_t end = (size_t)top + size;
    if (end < size) return 0;
    if (end > (size_t)limit) {
        size_t held = __builtin_wasm_memory_size(0), wanted = (end + PAGE - 1) / PAGE;
        if (wanted > held && __builtin_wasm_memory_grow(0, wanted - held) == (size_t)-1) return 0;
        limit = (byte *)((wanted > held ? wanted : held) * PAGE);
    }
    byte *start = top;
    top += size;
    return start;
}

void *malloc(size_t size) {
    if (size > 0x3FFFFFFF) return 0;
    unsigned class = class_of((size ? size : 1) + sizeof(Header));
    Free *found = spare[class];
    if (found) spare[class] = found->next;
    else found = (Free *)take(size_of(class));
    if (!found) return 0;
    Header *header = (Header *)found;
    header->class = class;
    header->shift = 0;
    return header + 1;
}

void free(void *block) {
    if (!block) return;
    Header *header = (Header *)block - 1;
    if (header->shift) header = (Header *)((byte *)block - header->shift) - 1;
    unsigned class = header->class;
    Free *freed = (Free *)header;
    freed->next = spare[class];
    spare[class] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= UNIT) return (*result = malloc(size)) ? 0 : 12;
    byte *block = malloc(size + alignment);
    if (!block) return 12;
    byte *aligned = (byte *)(((size_t)block + alignment - 1) & ~(alignment - 1));
    if (aligned != block) ((Header *)aligned - 1)->shift = (unsigned)(aligned - block);
    *result = aligned;
    return 0;
}

// The instruction of bulk memory is a call in the engines, which costs more than it copies where there are few bytes.
enum { FEW = 64 };

typedef unsigned long long __attribute__((aligned(1), may_alias)) word;
typedef unsigned __attribute__((aligned(1), may_alias)) half;
typedef unsigned short __attribute__((aligned(1), may_alias)) quarter;

// Copies a few bytes. All are read before the first one is written, so the two places may overlap; so may the words
// from both ends.
static inline void move_few(byte *to, const byte *from, size_t count) {
    if (count > 32) {
        word a = ((const word *)from)[0], b = ((const word *)from)[1];
        word c = ((const word *)from)[2], d = ((const word *)from)[3];
        const byte *last = from + count - 32;
        word e = ((const word *)last)[0], f = ((const word *)last)[1];
        word g = ((const word *)last)[2], h = ((const word *)last)[3];
        word *start = (word *)to, *end = (word *)(to + count - 32);
        start[0] = a, start[1] = b, start[2] = c, start[3] = d;
        end[0] = e, end[1] = f, end[2] = g, end[3] = h;
    } else if (count > 16) {
        word a = ((const word *)from)[0], b = ((const word *)from)[1];
        const byte *last = from + count - 16;
        word c = ((const word *)last)[0], d = ((const word *)last)[1];
        word *start = (word *)to, *end = (word *)(to + count - 16);
        start[0] = a, start[1] = b, end[0] = c, end[1] = d;
    } else if (count >= 8) {
        word a = *(const word *)from, b = *(const word *)(from + count - 8);
        *(word *)to = a, *(word *)(to + count - 8) = b;
    } else if (count >= 4) {
        half a = *(const half *)from, b = *(const half *)(from + count - 4);
        *(half *)to = a, *(half *)(to + count - 4) = b;
    } else if (count >= 2) {
        quarter a = *(const quarter *)from, b = *(const quarter *)(from + count - 2);
        *(quarter *)to = a, *(quarter *)(to + count - 2) = b;
    } else if (count == 1) {
        *to = *from;
    }
}

// With bulk memory the compiler has an instruction for each of these, so that they do not call themselves.
void *memmove(void *to, const void *from, size_t count) {
    if (count > FEW) return __builtin_memmove(to, from, count);
    move_few(to, from, count);
    return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count >= 8; a += 8, b += 8, count -= 8) {
        word x = *(const word *)a, y = *(const word *)b;
        // The first byte in memory has the lowest bits.
        if (x != y) return __builtin_bswap64(x) < __builtin_bswap64(y) ? -1 : 1;
    }
    for (; count; a++, b++, count--)
        if (*a != *b) return *a - *b;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// Hashing is the same in every run.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5C, count); }

int putchar(int byte) { return byte; }

double round(double value) {
    double size = __builtin_fabs(value), whole = __builtin_trunc(size);
    return __builtin_copysign(size - whole < 0.5 ? whole : whole + 1, value);
}

__attribute__((import_module("page"), import_name("number"))) double page_number(const char *text, size_t count);

__attribute__((import_module("page"), import_name("fmod"))) double page_fmod(double left, double right);

double fmod(double left, double right) { return page_fmod(left, right); }

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    size_t count = strlen(text);
    *result = page_number(text, count);
    return *result == *result ? text + count : 0;
}

// The product of two 128-bit numbers, from products of 32 bits.
wide __multi3(wide left, wide right) {
    unsigned long long a = (unsigned long long)left, b = (unsigned long long)right;
    unsigned long long low = 0xFFFFFFFF;
    unsigned long long ll = (a & low) * (b & low), lh = (a & low) * (b >> 32);
    unsigned long long hl = (a >> 32) * (b & low), hh = (a >> 32) * (b >> 32);
    unsigned long long middle = (ll >> 32) + (lh & low) + (hl & low);
    unsigned long long high = hh + (lh >> 32) + (hl >> 32) + (middle >> 32);
    high += a * (unsigned long long)(right >> 64) + b * (unsigned long long)(left >> 64);
    return (wide)high << 64 | (middle << 32 | (ll & low));
}
