#pragma once
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

enum {
  /* The most bytes a password may have. */
  WEIR_PASSWORD_MOST = 1024,
  /* Room for a password that has been prepared: no UTF-8 grows to more than three times its length. */
  WEIR_PASSWORD_PREPARED = 3 * WEIR_PASSWORD_MOST,
  /* Room for a setting or a hash, with the NUL at its end. */
  WEIR_PASSWORD_HASH_SIZE = 384,
};

/* Makes what is hashed of a password, by RFC 8265's profile OpaqueString: spaces of every kind become U+0020,
   and the whole takes normal form C. `prepared` has room for WEIR_PASSWORD_PREPARED bytes. Returns its length;
   `count` is at most WEIR_PASSWORD_MOST. */
size_t weir_password_prepare(const void *_Nullable utf8, size_t count, char *prepared);

/* Makes a new random salt with the cost in it, for yescrypt. `setting` has room for WEIR_PASSWORD_HASH_SIZE.
   False when the system has no random numbers to give, or no such cost. */
bool weir_password_new_setting(unsigned long cost, char *setting);

/* Hashes a password with the method, the cost and the salt of a setting, or of another hash. `hash` has room
   for WEIR_PASSWORD_HASH_SIZE. False when the setting makes no sense, the password is too long, or memory is
   short. Nothing of the password is left in memory. */
bool weir_password_hash(const void *_Nullable utf8, size_t count, const char *setting, char *hash);

#pragma clang assume_nonnull end
