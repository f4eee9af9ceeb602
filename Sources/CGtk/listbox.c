#include "weir_private.h"

#define LIST_BOX(object) ((GtkListBox *)AS(LIST_BOX, object))

static GtkListBoxRow *row_at(WeirObject *box, int position) {
  return gtk_list_box_get_row_at_index(LIST_BOX(box), position);
}

/* The positions of selected rows change with the rows before them, without a word. */
static void announce(WeirObject *box) {
  g_signal_emit_by_name(LIST_BOX(box), "selected-rows-changed");
}

/* Many steps may be one change. Meanwhile a moved row is in the list once and not selected for a moment. */

static G_DEFINE_QUARK(weir-list-box-held, held)

static void selection_announced(GtkListBox *box, gpointer data) {
  (void)data;
  if (g_object_get_qdata(G_OBJECT(box), held_quark()) != NULL) {
    g_signal_stop_emission_by_name(box, "selected-rows-changed");
  }
}

void weir_list_box_hold(WeirObject *box) {
  g_object_set_qdata((GObject *)box, held_quark(), box);
}

void weir_list_box_release(WeirObject *box) {
  g_object_set_qdata((GObject *)box, held_quark(), NULL);
  announce(box);
}

WeirObject *weir_new_list_box(int mode) {
  static const GtkSelectionMode modes[] = {GTK_SELECTION_NONE, GTK_SELECTION_SINGLE,
                                           GTK_SELECTION_MULTIPLE};
  GtkWidget *box = gtk_list_box_new();
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(box), modes[mode]);
  g_signal_connect(box, "selected-rows-changed", G_CALLBACK(selection_announced), NULL);
  return weir_own(box);
}

void weir_list_box_insert(WeirObject *box, WeirObject *child, int position) {
  gtk_list_box_insert(LIST_BOX(box), WIDGET(child), position);
  announce(box);
}

static void remove_row(GtkListBox *box, GtkListBoxRow *row) {
  /* The child can be put elsewhere afterwards. */
  gtk_list_box_row_set_child(row, NULL);
  gtk_list_box_remove(box, GTK_WIDGET(row));
}

void weir_list_box_remove(WeirObject *box, int position) {
  GtkListBoxRow *row = row_at(box, position);
  if (row == NULL) return;
  remove_row(LIST_BOX(box), row);
  announce(box);
}

void weir_list_box_remove_all(WeirObject *box) {
  for (GtkListBoxRow *row; (row = row_at(box, 0)) != NULL;) remove_row(LIST_BOX(box), row);
  announce(box);
}

void weir_list_box_move(WeirObject *box, int from, int to) {
  GtkListBoxRow *row = row_at(box, from);
  if (row == NULL || from == to) return;
  bool is_selected = gtk_list_box_row_is_selected(row);
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(row));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  bool has_focus = focus != NULL && (focus == GTK_WIDGET(row) || gtk_widget_is_ancestor(focus, GTK_WIDGET(row)));
  g_object_ref(row);
  gtk_list_box_remove(LIST_BOX(box), GTK_WIDGET(row));
  gtk_list_box_insert(LIST_BOX(box), GTK_WIDGET(row), to);
  if (is_selected) gtk_list_box_select_row(LIST_BOX(box), row);
  if (has_focus) gtk_root_set_focus(root, focus);
  g_object_unref(row);
  announce(box);
}

void weir_list_box_set_child(WeirObject *box, int position, WeirObject *child) {
  GtkListBoxRow *row = row_at(box, position);
  if (row != NULL) gtk_list_box_row_set_child(row, WIDGET(child));
}

int weir_list_box_count(WeirObject *box) {
  int count = 0;
  for (GtkWidget *row = gtk_widget_get_first_child(WIDGET(box)); row != NULL;
       row = gtk_widget_get_next_sibling(row)) {
    count += GTK_IS_LIST_BOX_ROW(row);
  }
  return count;
}

WeirObject *weir_list_box_child(WeirObject *box, int position) {
  GtkListBoxRow *row = row_at(box, position);
  return row == NULL ? NULL : AS_OBJECT(gtk_list_box_row_get_child(row));
}

int weir_list_box_row_position(WeirObject *row) {
  return gtk_list_box_row_get_index((GtkListBoxRow *)AS(LIST_BOX_ROW, row));
}

bool weir_list_box_is_selected(WeirObject *box, int position) {
  GtkListBoxRow *row = row_at(box, position);
  return row != NULL && gtk_list_box_row_is_selected(row);
}

void weir_list_box_set_selected(WeirObject *box, int position, bool selected) {
  GtkListBoxRow *row = row_at(box, position);
  if (row == NULL) return;
  if (selected) {
    gtk_list_box_select_row(LIST_BOX(box), row);
  } else {
    gtk_list_box_unselect_row(LIST_BOX(box), row);
  }
}

void weir_list_box_unselect_all(WeirObject *box) {
  gtk_list_box_unselect_all(LIST_BOX(box));
}

void weir_list_box_activate(WeirObject *box, int position) {
  GtkListBoxRow *row = row_at(box, position);
  if (row != NULL) gtk_widget_activate(GTK_WIDGET(row));
}

void weir_list_box_set_row_flags(WeirObject *box, int position, bool selectable,
                                 bool activatable) {
  GtkListBoxRow *row = row_at(box, position);
  if (row == NULL) return;
  gtk_list_box_row_set_selectable(row, selectable);
  gtk_list_box_row_set_activatable(row, activatable);
}

void weir_list_box_set_row_label(WeirObject *box, int position, const char *label) {
  GtkListBoxRow *row = row_at(box, position);
  if (row != NULL) weir_accessible_set_label(AS_OBJECT(row), label);
}

void weir_list_box_grab_focus(WeirObject *box, int position) {
  GtkListBoxRow *row = row_at(box, position);
  if (row != NULL) gtk_widget_grab_focus(GTK_WIDGET(row));
}

void weir_list_box_set_placeholder(WeirObject *box, WeirObject *placeholder) {
  gtk_list_box_set_placeholder(LIST_BOX(box), placeholder == NULL ? NULL : WIDGET(placeholder));
}

void weir_list_box_set_separators(WeirObject *box, bool shown) {
  gtk_list_box_set_show_separators(LIST_BOX(box), shown);
}

bool weir_list_box_separators(WeirObject *box) {
  return gtk_list_box_get_show_separators(LIST_BOX(box));
}

void weir_list_box_set_single_click(WeirObject *box, bool single) {
  gtk_list_box_set_activate_on_single_click(LIST_BOX(box), single);
}

bool weir_list_box_single_click(WeirObject *box) {
  return gtk_list_box_get_activate_on_single_click(LIST_BOX(box));
}
