/* Names by which newer compilers call what the thread sanitizer of older ones has only under the
 * names of C. Weak, for newer ones have them. */
#include <string.h>

#define WEAK __attribute__((weak))

WEAK void *__tsan_memcpy(void *to, const void *from, size_t length)
{
    return memcpy(to, from, length);
}

WEAK void *__tsan_memmove(void *to, const void *from, size_t length)
{
    return memmove(to, from, length);
}

WEAK void *__tsan_memset(void *to, int byte, size_t length)
{
    return memset(to, byte, length);
}
