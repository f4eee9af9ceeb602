#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum { WEIR_DIGEST_SIZE = 32 };

/* Overwrites the bytes; no optimiser leaves it out. */
void weir_bytes_wipe(void *_Nullable bytes, size_t count);

/* Whether two areas hold the same. The time it takes depends on the length only. */
bool weir_bytes_are_same(const void *a, const void *b, size_t count);

/* Fills the area from the system's random numbers. False when it has none to give. */
bool weir_bytes_randomize(void *bytes, size_t count);

/* SHA-256 (FIPS 180-4) of a tag and the bytes after it. The tag keeps digests for one purpose from being
   of use for another. Nothing of the bytes is left in memory. */
void weir_bytes_digest(const void *_Nullable tag, size_t tag_count, const void *_Nullable bytes, size_t count,
                       uint8_t *digest);

#pragma clang assume_nonnull end
