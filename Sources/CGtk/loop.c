#include "weir_private.h"
#include <stdatomic.h>

struct WeirAlarm {
  GSource source;
  _Atomic int64_t time;
  bool sits_out;
  void (*fire)(void);
};

static bool is_due(WeirAlarm *self, int64_t *remaining) {
  int64_t time = atomic_load(&self->time);
  if (time < 0) {
    *remaining = -1;
    return false;
  }
  *remaining = time - weir_monotonic_nanoseconds();
  return *remaining <= 0;
}

static gboolean prepare(GSource *source, gint *timeout) {
  WeirAlarm *self = (WeirAlarm *)source;
  int64_t remaining;
  bool due = is_due(self, &remaining);
  if (due && self->sits_out) {
    *timeout = 0;
    return FALSE;
  }
  self->sits_out = false;
  if (due) return TRUE;
  /* Rounded up, so that the loop does not spin through the last part of a millisecond. */
  int64_t milliseconds = remaining < 0 ? -1 : (remaining + 999999) / 1000000;
  *timeout = milliseconds > G_MAXINT ? G_MAXINT : (gint)milliseconds;
  return FALSE;
}

static gboolean check(GSource *source) {
  WeirAlarm *self = (WeirAlarm *)source;
  if (self->sits_out) {
    self->sits_out = false;
    return FALSE;
  }
  int64_t remaining;
  return is_due(self, &remaining);
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback;
  (void)data;
  WeirAlarm *self = (WeirAlarm *)source;
  self->sits_out = true;
  self->fire();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

WeirAlarm *weir_new_alarm(void (*fire)(void)) {
  GSource *source = g_source_new(&functions, sizeof(WeirAlarm));
  WeirAlarm *self = (WeirAlarm *)source;
  atomic_init(&self->time, -1);
  self->fire = fire;
  g_source_set_static_name(source, "Weir main loop");
  g_source_set_priority(source, G_PRIORITY_DEFAULT);
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  return self;
}

void weir_alarm_set(WeirAlarm *self, int64_t nanoseconds) {
  atomic_store(&self->time, nanoseconds);
  /* The loop's own thread looks at the time before it sleeps; any other has to wake it. */
  if (!g_main_context_is_owner(NULL)) g_main_context_wakeup(NULL);
}

bool weir_loop_iterate(bool may_block) {
  return g_main_context_iteration(NULL, may_block);
}

void weir_loop_wake(void) {
  g_main_context_wakeup(NULL);
}
