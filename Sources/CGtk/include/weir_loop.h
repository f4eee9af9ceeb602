#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A source on the default main context that calls `fire` when its time has come.

   It has the priority of GDK's events, so that what it does is done before the next layout and paint.
   After it has fired it sits out one turn of the loop: work that keeps making more work shares the
   loop with everything else, painting included. It lives as long as the process. */
WeirAlarm *weir_new_alarm(void (*fire)(void));

/* Sets the time, in nanoseconds of the monotonic clock; a negative one disarms. Any thread. */
void weir_alarm_set(WeirAlarm *alarm, int64_t nanoseconds);

/* One turn of the default main context; answers whether anything ran. */
bool weir_loop_iterate(bool may_block);

/* Whether the default main context has something to do at once. */

/* Wakes a blocked turn. Any thread. */
void weir_loop_wake(void);

#pragma clang assume_nonnull end
