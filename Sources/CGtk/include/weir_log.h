#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Drops messages of GLib that begin with a text, even where every warning is fatal: for tests that
   would otherwise stop at a known fault of GTK itself. Can be called once in a process. */
void weir_log_pass_over(const char *beginning);

#pragma clang assume_nonnull end
