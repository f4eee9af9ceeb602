#include "weir_private.h"

#define SEARCH(object) ((GtkSearchEntry *)AS(SEARCH_ENTRY, object))
#define BAR(object) ((GtkSearchBar *)AS(SEARCH_BAR, object))
#define LABEL(object) ((GtkEditableLabel *)AS(EDITABLE_LABEL, object))

static GtkWidget *widget_or_null(WeirObject *widget) {
  return widget == NULL ? NULL : WIDGET(widget);
}

/* GtkSearchEntry. */

WeirObject *weir_new_search_entry(void) {
  return weir_own_editable(gtk_search_entry_new(), true);
}

unsigned weir_search_entry_delay(WeirObject *entry) {
  return gtk_search_entry_get_search_delay(SEARCH(entry));
}

void weir_search_entry_set_delay(WeirObject *entry, unsigned milliseconds) {
  gtk_search_entry_set_search_delay(SEARCH(entry), milliseconds);
}

void weir_search_entry_set_key_source(WeirObject *entry, WeirObject *widget) {
  gtk_search_entry_set_key_capture_widget(SEARCH(entry), widget_or_null(widget));
}

/* GtkSearchBar. */

WeirObject *weir_new_search_bar(void) {
  return weir_own(gtk_search_bar_new());
}

void weir_search_bar_set_child(WeirObject *bar, WeirObject *child) {
  gtk_search_bar_set_child(BAR(bar), widget_or_null(child));
}

void weir_search_bar_set_entry(WeirObject *bar, WeirObject *entry) {
  gtk_search_bar_connect_entry(BAR(bar), GTK_EDITABLE(entry));
}

bool weir_search_bar_is_searching(WeirObject *bar) {
  return gtk_search_bar_get_search_mode(BAR(bar));
}

void weir_search_bar_set_searching(WeirObject *bar, bool searching) {
  gtk_search_bar_set_search_mode(BAR(bar), searching);
}

bool weir_search_bar_shows_close_button(WeirObject *bar) {
  return gtk_search_bar_get_show_close_button(BAR(bar));
}

void weir_search_bar_set_shows_close_button(WeirObject *bar, bool shows) {
  gtk_search_bar_set_show_close_button(BAR(bar), shows);
}

void weir_search_bar_set_key_source(WeirObject *bar, WeirObject *widget) {
  gtk_search_bar_set_key_capture_widget(BAR(bar), widget_or_null(widget));
}

/* GtkEditableLabel. */

/* GTK waits a tenth of a second after the focus has left, asks the controller whether it really has,
   and does not mind that the label may be gone by then. */
static void forget_question(gpointer data, GObject *controller) {
  (void)data;
  while (g_source_remove_by_user_data(controller)) continue;
}

static void forget_questions_of(GtkWidget *widget) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
    g_autoptr(GObject) controller = g_list_model_get_item(controllers, index);
    if (GTK_IS_EVENT_CONTROLLER_FOCUS(controller)) {
      g_object_weak_ref(controller, forget_question, NULL);
    }
  }
}

WeirObject *weir_new_editable_label(const char *text) {
  WeirObject *label = weir_own_editable(gtk_editable_label_new(text), true);
  for (GtkWidget *part = (GtkWidget *)weir_editable_delegate(label); part != NULL;
       part = gtk_widget_get_parent(part)) {
    forget_questions_of(part);
  }
  return label;
}

bool weir_editable_label_is_editing(WeirObject *label) {
  return gtk_editable_label_get_editing(LABEL(label));
}

void weir_editable_label_start(WeirObject *label) {
  gtk_editable_label_start_editing(LABEL(label));
}

void weir_editable_label_stop(WeirObject *label, bool commit) {
  gtk_editable_label_stop_editing(LABEL(label), commit);
}
