#pragma once

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/* What GTK and GObject offer for the same work, and what both sides are measured by. GTK has to be open.
   Each of the cases does its work `count` times and answers a checksum. */

double bench_handler(long count);
double bench_pair(long count);
double bench_model_to_scale(long count);
double bench_scale_to_model(long count);
double bench_model_to_entry(long count);
/* The same by a handler of its own, which puts the caret back at the end. */
double bench_model_to_entry_keeping_caret(long count);
double bench_entry_to_model(long count);
double bench_equal_text(long count);
double bench_bind_and_unbind(long count);
double bench_type_unbound(long count);

/* Bytes that one more two-way GObject binding of a scale, or an entry, takes. */
long bench_scale_bytes(long count);
long bench_entry_bytes(long count);

/* Moves a scale as GTK does, without a call of the library that is measured. */
void bench_move(void *range, double value);

/* Types a character at the caret of a GtkTextBuffer, as a key does. */
void bench_type(void *buffer);

/* What malloc has handed out, in bytes. */
long bench_used_bytes(void);

/* CPU time of this thread, in nanoseconds. */
long bench_cpu(void);

#pragma clang assume_nonnull end
