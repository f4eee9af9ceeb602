#pragma once
#include <stddef.h>

#pragma clang assume_nonnull begin

/* The user's keyring: one secret of the program's in the Secret Service of the desktop. All of it on the
   thread of the main loop, where the answers come. Nothing here asks the user for anything: a keyring that
   is locked is said to be locked. */

typedef enum {
  WEIR_KEYRING_LOOK, /* is there a keyring, and is it open? */
  WEIR_KEYRING_STORE,
  WEIR_KEYRING_LOOK_UP,
  WEIR_KEYRING_CLEAR,
} WeirKeyringTask;

typedef enum {
  WEIR_KEYRING_DONE,
  WEIR_KEYRING_NO_SERVICE,
  WEIR_KEYRING_LOCKED,
  WEIR_KEYRING_NO_ANSWER,
  WEIR_KEYRING_FAILED,
} WeirKeyringOutcome;

/* `text` is what was looked up, or NULL when nothing is kept; of a failure, the words of the system. It is
   good for the length of the call. */
typedef void (*WeirKeyringAnswer)(void *context, WeirKeyringOutcome outcome, const char *_Nullable text,
                                  size_t length);

typedef struct WeirKeyringCall WeirKeyringCall;

/* Begins a task and answers once, never before this returns. `secret` and `label` are for storing: the
   secret's bytes are copied into locked memory, the label is what keyring programs show. `released` runs
   once, when the answer has come or will not come any more. */
WeirKeyringCall *weir_keyring_begin(WeirKeyringTask task, const char *_Nullable label,
                                    const char *_Nullable secret, size_t length,
                                    WeirKeyringAnswer answer, void *context,
                                    void (*released)(void *context));

/* Ends the interest in an answer; what has reached the keyring is done all the same. */
void weir_keyring_end(WeirKeyringCall *call);

typedef struct WeirKeyringWatch WeirKeyringWatch;

/* Tells each time a keyring comes, goes, is locked or is opened. */
WeirKeyringWatch *weir_keyring_watch(void (*changed)(void *context), void *context);
/* Nothing is told any more. */
void weir_keyring_unwatch(WeirKeyringWatch *watch);

#pragma clang assume_nonnull end
