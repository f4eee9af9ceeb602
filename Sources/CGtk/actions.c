#include "weir_private.h"

WeirObject *weir_new_action(const char *name) {
  return AS_OBJECT(g_simple_action_new(name, NULL));
}

const char *weir_action_name(WeirObject *action) {
  return g_action_get_name(G_ACTION(action));
}

void weir_action_set_enabled(WeirObject *action, bool enabled) {
  g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}

bool weir_action_enabled(WeirObject *action) {
  return g_action_get_enabled(G_ACTION(action));
}

void weir_action_activate(WeirObject *action) {
  g_action_activate(G_ACTION(action), NULL);
}

void weir_application_add_action(WeirObject *application, WeirObject *action) {
  g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
}

void weir_application_remove_action(WeirObject *application, const char *name) {
  g_action_map_remove_action(G_ACTION_MAP(application), name);
}

bool weir_application_set_accelerators(WeirObject *application, const char *detailed_name,
                                       const char *const *accelerators) {
  for (const char *const *one = accelerators; *one != NULL; one++) {
    guint key;
    GdkModifierType modifiers;
    if (!gtk_accelerator_parse(*one, &key, &modifiers)) return false;
  }
  gtk_application_set_accels_for_action(GTK_APPLICATION(application), detailed_name, accelerators);
  return true;
}
