#include "weir_private.h"

#define WINDOW(object) ((GtkWindow *)AS(WINDOW, object))

bool weir_window_is_fullscreen(WeirObject *window) {
  return gtk_window_is_fullscreen(WINDOW(window));
}

void weir_window_set_fullscreen(WeirObject *window, bool fullscreen) {
  if (fullscreen) {
    gtk_window_fullscreen(WINDOW(window));
  } else {
    gtk_window_unfullscreen(WINDOW(window));
  }
}

void weir_window_minimize(WeirObject *window) {
  gtk_window_minimize(WINDOW(window));
}

void weir_window_set_application(WeirObject *window, WeirObject *application) {
  gtk_window_set_application(WINDOW(window), GTK_APPLICATION(application));
}
