#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Nanoseconds of the monotonic clock. Any thread. */
int64_t weir_monotonic_nanoseconds(void);

/* Whether the caller runs on the process's first thread, the one that owns GTK. Any thread. */
bool weir_is_main_thread(void);

#pragma clang assume_nonnull end
