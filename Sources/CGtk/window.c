#include "weir_private.h"

#define WINDOW(object) ((GtkWindow *)AS(WINDOW, object))

static void add_open_popovers(GtkWidget *widget, GPtrArray *popovers) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    add_open_popovers(child, popovers);
  if (GTK_IS_POPOVER(widget) && gtk_widget_get_visible(widget))
    g_ptr_array_add(popovers, g_object_ref(widget));
}

/* GTK never frees a popover whose window goes while it is open, an entry's menu for instance. */
static void close_popovers(GtkWidget *window) {
  g_autoptr(GPtrArray) popovers = g_ptr_array_new_with_free_func(g_object_unref);
  add_open_popovers(window, popovers);
  for (guint index = 0; index < popovers->len; index++)
    gtk_popover_popdown(g_ptr_array_index(popovers, index));
}

WeirObject *weir_own_window(void *window) {
  g_signal_connect(window, "unmap", G_CALLBACK(close_popovers), NULL);
  return AS_OBJECT(g_object_ref(window));
}

WeirObject *weir_new_window(void) {
  return weir_own_window(gtk_window_new());
}

WeirObject *weir_new_application_window(void) {
  return weir_own_window(g_object_new(GTK_TYPE_APPLICATION_WINDOW, NULL));
}

void weir_window_set_title(WeirObject *window, const char *title) {
  gtk_window_set_title(WINDOW(window), title);
}

const char *weir_window_title(WeirObject *window) {
  return gtk_window_get_title(WINDOW(window));
}

void weir_window_set_default_size(WeirObject *window, int width, int height) {
  gtk_window_set_default_size(WINDOW(window), width, height);
}

void weir_window_default_size(WeirObject *window, int *width, int *height) {
  gtk_window_get_default_size(WINDOW(window), width, height);
}

void weir_window_set_maximized(WeirObject *window, bool maximized) {
  (maximized ? gtk_window_maximize : gtk_window_unmaximize)(WINDOW(window));
}

bool weir_window_maximized(WeirObject *window) {
  return gtk_window_is_maximized(WINDOW(window));
}

void weir_window_set_child(WeirObject *window, WeirObject *child) {
  gtk_window_set_child(WINDOW(window), child == NULL ? NULL : WIDGET(child));
}

WeirObject *weir_window_child(WeirObject *window) {
  return AS_OBJECT(gtk_window_get_child(WINDOW(window)));
}

void weir_window_set_titlebar(WeirObject *window, WeirObject *titlebar) {
  gtk_window_set_titlebar(WINDOW(window), titlebar == NULL ? NULL : WIDGET(titlebar));
}

void weir_window_set_default_widget(WeirObject *window, WeirObject *widget) {
  gtk_window_set_default_widget(WINDOW(window), widget == NULL ? NULL : WIDGET(widget));
}

WeirObject *weir_window_default_widget(WeirObject *window) {
  return AS_OBJECT(gtk_window_get_default_widget(WINDOW(window)));
}

void weir_window_set_focus(WeirObject *window, WeirObject *widget) {
  gtk_window_set_focus(WINDOW(window), widget == NULL ? NULL : WIDGET(widget));
}

WeirObject *weir_window_focus(WeirObject *window) {
  return AS_OBJECT(gtk_window_get_focus(WINDOW(window)));
}

bool weir_window_is_active(WeirObject *window) {
  return gtk_window_is_active(WINDOW(window));
}

void weir_window_set_resizable(WeirObject *window, bool resizable) {
  gtk_window_set_resizable(WINDOW(window), resizable);
}

bool weir_window_resizable(WeirObject *window) {
  return gtk_window_get_resizable(WINDOW(window));
}

void weir_window_set_modal(WeirObject *window, bool modal) {
  gtk_window_set_modal(WINDOW(window), modal);
}

bool weir_window_modal(WeirObject *window) {
  return gtk_window_get_modal(WINDOW(window));
}

void weir_window_set_transient_for(WeirObject *window, WeirObject *parent) {
  gtk_window_set_transient_for(WINDOW(window), parent == NULL ? NULL : WINDOW(parent));
}

void weir_window_set_icon_name(WeirObject *window, const char *name) {
  gtk_window_set_icon_name(WINDOW(window), name);
}

void weir_window_present(WeirObject *window) {
  gtk_window_present(WINDOW(window));
}

void weir_window_close(WeirObject *window) {
  gtk_window_close(WINDOW(window));
}

void weir_window_destroy(WeirObject *window) {
  gtk_window_destroy(WINDOW(window));
}

typedef struct {
  void (*tick)(void *context);
  void *context;
} Tick;

static gboolean call_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget;
  (void)clock;
  Tick *tick = data;
  tick->tick(tick->context);
  return G_SOURCE_CONTINUE;
}

unsigned weir_window_add_tick(WeirObject *window, void (*tick)(void *context), void *context) {
  Tick *data = g_new(Tick, 1);
  *data = (Tick){tick, context};
  return gtk_widget_add_tick_callback(WIDGET(window), call_tick, data, g_free);
}

void weir_window_remove_tick(WeirObject *window, unsigned number) {
  gtk_widget_remove_tick_callback(WIDGET(window), number);
}

int64_t weir_window_frame_count(WeirObject *window) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(WIDGET(window));
  return clock == NULL ? 0 : gdk_frame_clock_get_frame_counter(clock);
}
