#include "weir_bytes.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

void weir_bytes_wipe(void *bytes, size_t count) {
  if (bytes) explicit_bzero(bytes, count);
}

bool weir_bytes_are_same(const void *a, const void *b, size_t count) {
  const volatile uint8_t *left = a, *right = b;
  uint8_t difference = 0;
  for (size_t i = 0; i < count; i++) difference |= left[i] ^ right[i];
  return difference == 0;
}

bool weir_bytes_randomize(void *bytes, size_t count) {
  uint8_t *next = bytes;
  while (count > 0) {
    ssize_t got = getrandom(next, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    count -= (size_t)got;
  }
  return true;
}
