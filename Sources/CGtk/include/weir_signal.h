#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Receives each emission of a connected signal. `values` are the arguments without the emitter.
   What it returns is the answer of a signal that wants a yes or no; other signals ignore it. */
typedef bool (*WeirHandler)(void *context, unsigned count, const WeirValues *values);

/* Connects to a signal by name, with its detail if it has one ("notify::text"). `released(context)`
   runs exactly once, when the connection is gone: after a disconnect or when the emitter is
   disposed of, and never while the handler is still running.
   Answers the handler's number, or 0 when the emitter's class has no such signal; then `released`
   does not run. */
unsigned long weir_signal_connect(WeirObject *emitter, const char *name, WeirHandler handler,
                                  void *context, void (*released)(void *context));

/* A handler that is gone already is left in peace. */
void weir_signal_disconnect(WeirObject *emitter, unsigned long handler);

/* Emits a signal that takes no arguments, one string or one whole number; for tests. */
void weir_signal_emit(WeirObject *emitter, const char *name);
void weir_signal_emit_string(WeirObject *emitter, const char *name, const char *argument);
void weir_signal_emit_int(WeirObject *emitter, const char *name, int argument);
/* Emits a signal whose arguments are numbers of whatever kind; answers what a handler answered. */
bool weir_signal_emit_numbers(WeirObject *emitter, const char *name, const double *numbers,
                              unsigned count);

/* One argument of an emission. A kind that does not fit gives NULL, 0 or false. */
const char *_Nullable weir_value_string(const WeirValues *values, unsigned index);
int64_t weir_value_int(const WeirValues *values, unsigned index);
double weir_value_double(const WeirValues *values, unsigned index);
bool weir_value_bool(const WeirValues *values, unsigned index);
WeirObject *_Nullable weir_value_object(const WeirValues *values, unsigned index);

#pragma clang assume_nonnull end
