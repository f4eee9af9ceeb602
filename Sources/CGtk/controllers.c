#include "weir_private.h"

static GtkEventController *with_button(GtkGesture *gesture, int button) {
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), (guint)button);
  return GTK_EVENT_CONTROLLER(gesture);
}

static GtkEventController *new_controller(WeirControllerKind kind, int option) {
  switch (kind) {
    case WeirControllerFocus: return gtk_event_controller_focus_new();
    case WeirControllerKey: return gtk_event_controller_key_new();
    case WeirControllerMotion: return gtk_event_controller_motion_new();
    case WeirControllerScroll:
      return gtk_event_controller_scroll_new((GtkEventControllerScrollFlags)option |
                                             GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
    case WeirControllerClick: return with_button(gtk_gesture_click_new(), option);
    case WeirControllerLongPress: return with_button(gtk_gesture_long_press_new(), option);
    case WeirControllerDrag: return with_button(gtk_gesture_drag_new(), option);
    case WeirControllerSwipe: return with_button(gtk_gesture_swipe_new(), option);
    case WeirControllerPan:
      return GTK_EVENT_CONTROLLER(gtk_gesture_pan_new((GtkOrientation)option));
    case WeirControllerZoom: return GTK_EVENT_CONTROLLER(gtk_gesture_zoom_new());
    case WeirControllerRotate: return GTK_EVENT_CONTROLLER(gtk_gesture_rotate_new());
    case WeirControllerDropText:
      return GTK_EVENT_CONTROLLER(gtk_drop_target_new(G_TYPE_STRING, GDK_ACTION_COPY));
    case WeirControllerDropFiles:
      return GTK_EVENT_CONTROLLER(gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY));
  }
  g_assert_not_reached();
}

/* GTK's focus controller learns where the focus is when that moves next. One that is added while the focus
   is inside would miss that it leaves, and take a move inside for a coming: until then this stands in for
   what it does not know. */

static G_DEFINE_QUARK(weir-focus-began-inside, began_inside)

static bool focus_is_within(GtkWidget *widget) {
  return (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void focus_moved_inside(GtkEventController *controller, gpointer data);

static void focus_flags_changed(GtkWidget *widget, GtkStateFlags old, GtkEventController *controller);

static void stop_standing_in(GtkEventController *controller, GtkWidget *widget) {
  g_object_set_qdata(G_OBJECT(controller), began_inside_quark(), NULL);
  g_signal_handlers_disconnect_by_func(controller, focus_moved_inside, NULL);
  g_signal_handlers_disconnect_by_func(widget, focus_flags_changed, controller);
}

static void focus_moved_inside(GtkEventController *controller, gpointer data) {
  (void)data;
  g_signal_stop_emission_by_name(controller, "enter");
  stop_standing_in(controller, gtk_event_controller_get_widget(controller));
}

/* While the focus moves inside, the flag is off for a moment; but by then the controller knows. */
static void focus_flags_changed(GtkWidget *widget, GtkStateFlags old, GtkEventController *controller) {
  (void)old;
  if (focus_is_within(widget)) return;
  g_object_ref(controller);
  stop_standing_in(controller, widget);
  g_signal_emit_by_name(controller, "leave");
  g_object_notify(G_OBJECT(controller), "contains-focus");
  g_object_unref(controller);
}

static void stand_in(GtkEventController *controller, GtkWidget *widget) {
  g_object_set_qdata(G_OBJECT(controller), began_inside_quark(), GINT_TO_POINTER(true));
  g_signal_connect(controller, "enter", G_CALLBACK(focus_moved_inside), NULL);
  g_signal_connect_object(widget, "state-flags-changed", G_CALLBACK(focus_flags_changed), controller, 0);
}

/* GTK asks the first handler of `drop` and no other. So that everybody hears of what is dropped, it is taken
   here and told by a signal of our own with the same arguments. */

static const char *const dropped_signal = "weir-dropped";

static gboolean take_drop(GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) {
  (void)data;
  g_signal_emit_by_name(target, dropped_signal, value, x, y);
  return TRUE;
}

static void tell_of_drops(GtkEventController *target) {
  if (g_signal_lookup(dropped_signal, GTK_TYPE_DROP_TARGET) == 0) {
    g_signal_new(dropped_signal, GTK_TYPE_DROP_TARGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                 G_TYPE_VALUE, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  }
  g_signal_connect(target, "drop", G_CALLBACK(take_drop), NULL);
}

WeirObject *weir_widget_add_controller(WeirObject *widget, WeirControllerKind kind, int option,
                                       int phase) {
  GtkEventController *controller = new_controller(kind, option);
  gtk_event_controller_set_propagation_phase(controller, (GtkPropagationPhase)phase);
  gtk_widget_add_controller(WIDGET(widget), controller);
  if (GTK_IS_DROP_TARGET(controller)) tell_of_drops(controller);
  if (kind == WeirControllerFocus && focus_is_within(WIDGET(widget))) {
    stand_in(controller, WIDGET(widget));
  }
  return AS_OBJECT(controller);
}

void weir_widget_remove_controller(WeirObject *widget, WeirObject *controller) {
  GtkEventController *self = GTK_EVENT_CONTROLLER(controller);
  if (gtk_event_controller_get_widget(self) == WIDGET(widget)) {
    gtk_widget_remove_controller(WIDGET(widget), self);
  }
}

bool weir_focus_controller_contains_focus(WeirObject *controller) {
  return g_object_get_qdata((GObject *)controller, began_inside_quark()) != NULL ||
         gtk_event_controller_focus_contains_focus(GTK_EVENT_CONTROLLER_FOCUS(controller));
}

bool weir_motion_controller_contains_pointer(WeirObject *controller) {
  return gtk_event_controller_motion_contains_pointer(GTK_EVENT_CONTROLLER_MOTION(controller));
}

const char *weir_key_name(unsigned key) {
  return gdk_keyval_name(key);
}

unsigned weir_key_code_point(unsigned key) {
  return gdk_keyval_to_unicode(key);
}

/* What is dropped comes as a value inside the signal's value. */

static const GValue *dropped(const WeirValues *values, unsigned index, GType type) {
  const GValue *outer = (const GValue *)values + index;
  const GValue *inner = G_VALUE_HOLDS(outer, G_TYPE_VALUE) ? g_value_get_boxed(outer) : NULL;
  return inner != NULL && G_VALUE_HOLDS(inner, type) ? inner : NULL;
}

const char *weir_value_dropped_text(const WeirValues *values, unsigned index) {
  const GValue *text = dropped(values, index, G_TYPE_STRING);
  return text == NULL ? NULL : g_value_get_string(text);
}

void weir_value_each_dropped_file(const WeirValues *values, unsigned index,
                                  void (*each)(void *, const char *, const char *), void *context) {
  const GValue *list = dropped(values, index, GDK_TYPE_FILE_LIST);
  if (list == NULL) return;
  GSList *files = gdk_file_list_get_files(g_value_get_boxed(list));
  for (GSList *one = files; one != NULL; one = one->next) {
    g_autofree char *uri = g_file_get_uri(one->data);
    g_autofree char *path = g_file_get_path(one->data);
    each(context, uri, path);
  }
  g_slist_free(files);
}

static bool emit_drop(WeirObject *controller, const GValue *value, double x, double y) {
  gboolean taken = FALSE;
  g_signal_emit_by_name(controller, "drop", value, x, y, &taken);
  return taken;
}

bool weir_drop_target_emit_text(WeirObject *controller, const char *text, double x, double y) {
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_STRING);
  g_value_set_string(&value, text);
  return emit_drop(controller, &value, x, y);
}

bool weir_drop_target_emit_files(WeirObject *controller, const char *const *paths, double x,
                                 double y) {
  GSList *files = NULL;
  for (const char *const *path = paths; *path != NULL; path++) {
    files = g_slist_append(files, g_file_new_for_path(*path));
  }
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed(&value, gdk_file_list_new_from_list(files));
  g_slist_free_full(files, g_object_unref);
  return emit_drop(controller, &value, x, y);
}
