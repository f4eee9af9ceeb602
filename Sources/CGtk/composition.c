#include "weir_private.h"

/* GTK tells about the preedit text but does not keep it where one can ask for it. */

static G_DEFINE_QUARK(weir-composing, composing)

static void preedit_changed(GObject *text, const char *preedit, gpointer data) {
  (void)data;
  bool composing = preedit != NULL && *preedit != '\0';
  g_object_set_qdata(text, composing_quark(), GINT_TO_POINTER(composing));
}

void weir_composition_follow(WeirObject *text) {
  g_signal_connect(text, "preedit-changed", G_CALLBACK(preedit_changed), NULL);
}

bool weir_composition_is_open(WeirObject *text) {
  return g_object_get_qdata((GObject *)text, composing_quark()) != NULL;
}

/* An input method that has nothing left to show need not say so. */
void weir_composition_end(WeirObject *text) {
  if (weir_composition_is_open(text)) g_signal_emit_by_name(text, "preedit-changed", "");
}
