#include "weir_private.h"

bool weir_toolkit_start(void) {
  return gtk_init_check();
}

void weir_toolkit_add_css(const char *css) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

void weir_toolkit_add_icon_directory(const char *path) {
  gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), path);
}

bool weir_toolkit_animates(void) {
  gboolean animates = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &animates, NULL);
  return animates;
}

void weir_toolkit_set_prefers_dark(bool dark) {
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)dark, NULL);
}

bool weir_toolkit_prefers_dark(void) {
  gboolean dark = FALSE;
  g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

void weir_toolkit_set_theme(const char *name) {
  g_object_set(gtk_settings_get_default(), "gtk-theme-name", name, NULL);
}

char *weir_toolkit_theme_copy(void) {
  char *name = NULL;
  g_object_get(gtk_settings_get_default(), "gtk-theme-name", &name, NULL);
  return name;
}
