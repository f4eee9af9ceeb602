#include "weir_private.h"
#include <glib-unix.h>
#include <unistd.h>

/* What CoreFoundation uses to embed the main queue in its run loop; exported for that purpose. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef struct {
  GSource source;
  int handle;
  gpointer tag;
} MainQueueSource;

static gboolean check(GSource *source) {
  MainQueueSource *self = (MainQueueSource *)source;
  return (g_source_query_unix_fd(source, self->tag) & G_IO_IN) != 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback;
  (void)data;
  uint64_t wakeups;
  /* The counter must be read before the drain, or a wake-up during the drain would be lost. */
  if (read(((MainQueueSource *)source)->handle, &wakeups, sizeof wakeups) < 0) {
    /* Already read by somebody else: draining an empty queue does no harm. */
  }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.check = check, .dispatch = dispatch};

void weir_dispatch_serve_main_queue(void) {
  static bool served = false;
  if (served) return;
  served = true;

  GSource *source = g_source_new(&functions, sizeof(MainQueueSource));
  MainQueueSource *self = (MainQueueSource *)source;
  self->handle = _dispatch_get_main_queue_handle_4CF();
  self->tag = g_source_add_unix_fd(source, self->handle, G_IO_IN);
  g_source_set_static_name(source, "Dispatch main queue");
  g_source_attach(source, NULL);
  g_source_unref(source);
}
