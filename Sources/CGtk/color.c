#include "weir_private.h"

#define CHOOSER(object) ((GtkColorChooser *)AS(COLOR_CHOOSER, object))
#define COLOR_BUTTON(object) ((GtkColorButton *)AS(COLOR_BUTTON, object))

static void spread(const GdkRGBA *color, float *rgba) {
  rgba[0] = color->red, rgba[1] = color->green, rgba[2] = color->blue, rgba[3] = color->alpha;
}

WeirObject *weir_new_color_button(void) {
  return weir_own(gtk_color_button_new());
}

WeirObject *weir_new_color_chooser(void) {
  return weir_own(gtk_color_chooser_widget_new());
}

void weir_color_button_set_title(WeirObject *button, const char *title) {
  gtk_color_button_set_title(COLOR_BUTTON(button), title);
}

const char *weir_color_button_title(WeirObject *button) {
  return gtk_color_button_get_title(COLOR_BUTTON(button));
}

void weir_color_read(WeirObject *chooser, float *rgba) {
  GdkRGBA color;
  gtk_color_chooser_get_rgba(CHOOSER(chooser), &color);
  spread(&color, rgba);
}

void weir_color_write(WeirObject *chooser, const float *rgba) {
  GdkRGBA color = {rgba[0], rgba[1], rgba[2], rgba[3]};
  /* Whoever hears of the colour may take the widget apart. */
  g_object_ref((GObject *)chooser);
  /* The editor of a chooser shows a colour part by part, and tells of each. */
  g_object_freeze_notify((GObject *)chooser);
  gtk_color_chooser_set_rgba(CHOOSER(chooser), &color);
  g_object_thaw_notify((GObject *)chooser);
  g_object_unref((GObject *)chooser);
}

void weir_color_set_has_opacity(WeirObject *chooser, bool has) {
  gtk_color_chooser_set_use_alpha(CHOOSER(chooser), has);
}

bool weir_color_has_opacity(WeirObject *chooser) {
  return gtk_color_chooser_get_use_alpha(CHOOSER(chooser));
}

bool weir_color_chooser_shows_editor(WeirObject *chooser) {
  gboolean shows;
  g_object_get(chooser, "show-editor", &shows, NULL);
  return shows;
}

void weir_color_chooser_set_shows_editor(WeirObject *chooser, bool shows) {
  g_object_set(chooser, "show-editor", (gboolean)shows, NULL);
}

void weir_value_color(const WeirValues *values, unsigned index, float *rgba) {
  spread(g_value_get_boxed((const GValue *)values + index), rgba);
}

void weir_color_emit_activated(WeirObject *chooser, const float *rgba) {
  GdkRGBA color = {rgba[0], rgba[1], rgba[2], rgba[3]};
  g_signal_emit_by_name(chooser, "color-activated", &color);
}
