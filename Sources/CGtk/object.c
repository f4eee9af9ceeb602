#include "weir_private.h"

WeirObject *weir_own(void *floating) {
  return AS_OBJECT(g_object_ref_sink(floating));
}

void weir_object_ref(WeirObject *object) {
  g_object_ref((GObject *)object);
}

void weir_object_unref(WeirObject *object) {
  g_object_unref((GObject *)object);
}

const char *weir_object_class_name(WeirObject *object) {
  return G_OBJECT_TYPE_NAME(object);
}

void weir_object_dispose(WeirObject *object) {
  g_object_run_dispose((GObject *)object);
}

/* Weak references. GLib hands over (context, object); ours only wants the context. */

void weir_object_weak_ref(WeirObject *object, void (*disposed)(void *), void *context) {
  g_object_weak_ref((GObject *)object, (GWeakNotify)(void (*)(void))disposed, context);
}

void weir_object_weak_unref(WeirObject *object, void (*disposed)(void *), void *context) {
  g_object_weak_unref((GObject *)object, (GWeakNotify)(void (*)(void))disposed, context);
}

/* Toggle references. */

typedef struct {
  WeirToggle toggled;
  void *context;
} Toggle;

static G_DEFINE_QUARK(weir-toggle, toggle)
static G_DEFINE_QUARK(weir-peer, peer)

static void toggle_notify(gpointer data, GObject *object, gboolean is_last) {
  (void)object;
  Toggle *toggle = data;
  toggle->toggled(toggle->context, is_last);
}

/* The record lives until the object's own end, because removing the reference may be what ends it. */
void weir_object_add_toggle(WeirObject *object, WeirToggle toggled, void *context) {
  Toggle *toggle = g_new(Toggle, 1);
  *toggle = (Toggle){toggled, context};
  g_object_set_qdata_full((GObject *)object, toggle_quark(), toggle, g_free);
  g_object_add_toggle_ref((GObject *)object, toggle_notify, toggle);
}

void weir_object_remove_toggle(WeirObject *object, WeirToggle toggled, void *context) {
  (void)toggled;
  (void)context;
  Toggle *toggle = g_object_get_qdata((GObject *)object, toggle_quark());
  g_object_remove_toggle_ref((GObject *)object, toggle_notify, toggle);
}

void *weir_object_peer(WeirObject *object) {
  return g_object_get_qdata((GObject *)object, peer_quark());
}

void weir_object_set_peer(WeirObject *object, void *peer) {
  g_object_set_qdata((GObject *)object, peer_quark(), peer);
}

/* Counting. The quark's destroy notifier runs when the object is finalised, not when disposed of. */

static int watched = 0;
static G_DEFINE_QUARK(weir-watch, watch)

static void unwatch(gpointer data) {
  (void)data;
  watched -= 1;
}

void weir_object_watch(WeirObject *object) {
  if (g_object_get_qdata((GObject *)object, watch_quark()) != NULL) return;
  watched += 1;
  g_object_set_qdata_full((GObject *)object, watch_quark(), &watched, unwatch);
}

int weir_object_watched_live(void) {
  return watched;
}
