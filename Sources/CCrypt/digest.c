#include <string.h>

#include "weir_bytes.h"

/* SHA-256 of our own, because the ones in the libraries around leave their input behind in freed memory. */

typedef struct {
  uint32_t state[8];
  uint8_t block[64];
  uint64_t length;
} Digest;

static const uint32_t rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotated(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static void add_block(Digest *digest) {
  uint32_t w[64];
  for (int i = 0; i < 16; i++) {
    const uint8_t *b = digest->block + 4 * i;
    w[i] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
  }
  for (int i = 16; i < 64; i++) {
    uint32_t s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  uint32_t s[8];
  memcpy(s, digest->state, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t s1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25);
    uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint32_t t1 = s[7] + s1 + choice + rounds[i] + w[i];
    uint32_t s0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22);
    uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += t1;
    s[0] = t1 + s0 + majority;
  }
  for (int i = 0; i < 8; i++) digest->state[i] += s[i];
  weir_bytes_wipe(w, sizeof w);
  weir_bytes_wipe(s, sizeof s);
}

static void add(Digest *digest, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    size_t used = digest->length % sizeof digest->block;
    size_t part = sizeof digest->block - used;
    if (part > count) part = count;
    memcpy(digest->block + used, bytes, part);
    digest->length += part;
    bytes += part;
    count -= part;
    if (used + part == sizeof digest->block) add_block(digest);
  }
}

static void finish(Digest *digest, uint8_t *out) {
  uint64_t bits = digest->length * 8;
  uint8_t end = 0x80, zero = 0, length[8];
  add(digest, &end, 1);
  while (digest->length % sizeof digest->block != 56) add(digest, &zero, 1);
  for (int i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
  add(digest, length, sizeof length);
  for (int i = 0; i < WEIR_DIGEST_SIZE; i++) out[i] = (uint8_t)(digest->state[i / 4] >> (24 - 8 * (i % 4)));
}

void weir_bytes_digest(const void *tag, size_t tag_count, const void *bytes, size_t count, uint8_t *out) {
  Digest digest = {.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
                             0x1f83d9ab, 0x5be0cd19}};
  add(&digest, tag, tag_count);
  add(&digest, bytes, count);
  finish(&digest, out);
  weir_bytes_wipe(&digest, sizeof digest);
}
