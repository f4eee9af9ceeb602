#include "weir_private.h"

#define APPLICATION(object) ((GtkApplication *)AS(APPLICATION, object))

WeirObject *weir_new_application(const char *identifier, bool unique, bool opens_files) {
  GApplicationFlags flags = unique ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE;
  if (opens_files) flags |= G_APPLICATION_HANDLES_OPEN;
  return AS_OBJECT(gtk_application_new(identifier, flags));
}

bool weir_application_id_is_valid(const char *identifier) {
  return g_application_id_is_valid(identifier);
}

bool weir_application_is_second(WeirObject *application) {
  GApplication *self = G_APPLICATION(application);
  /* Without a session bus there is no first one to be found: then this is it. */
  return g_application_register(self, NULL, NULL) && g_application_get_is_remote(self);
}

void weir_application_activate_action(WeirObject *application, const char *name) {
  g_action_group_activate_action(G_ACTION_GROUP(application), name, NULL);
}

int weir_application_run(WeirObject *application, int count, char **arguments) {
  return g_application_run(G_APPLICATION(application), count, arguments);
}

void weir_application_quit(WeirObject *application) {
  g_application_quit(G_APPLICATION(application));
}

void weir_application_activate(WeirObject *application) {
  g_application_activate(G_APPLICATION(application));
}

WeirObject *weir_application_active_window(WeirObject *application) {
  return AS_OBJECT(gtk_application_get_active_window(APPLICATION(application)));
}

void weir_application_close_windows(WeirObject *application) {
  /* The list is the application's own and shrinks meanwhile. */
  g_autolist(GtkWindow) windows =
      g_list_copy_deep(gtk_application_get_windows(APPLICATION(application)),
                       (GCopyFunc)g_object_ref, NULL);
  for (GList *link = windows; link; link = link->next) gtk_window_close(link->data);
}

void weir_value_each_opened_file(const WeirValues *values,
                                 void (*each)(void *, const char *, const char *), void *context) {
  GFile **files = g_value_get_pointer((const GValue *)values);
  int count = g_value_get_int((const GValue *)values + 1);
  for (int index = 0; index < count; index++) {
    g_autofree char *uri = g_file_get_uri(files[index]);
    g_autofree char *path = g_file_get_path(files[index]);
    each(context, uri, path);
  }
}
