#include "weir_private.h"

#define ROW(object) ((GtkListItem *)AS(LIST_ITEM, object))
#define LIST(object) ((GtkListView *)AS(LIST_VIEW, object))
#define GRID(object) ((GtkGridView *)AS(GRID_VIEW, object))
#define COLUMNS(object) ((GtkColumnView *)AS(COLUMN_VIEW, object))
#define COLUMN(object) ((GtkColumnViewColumn *)AS(COLUMN_VIEW_COLUMN, object))

/* Rows. */

WeirObject *weir_new_row_factory(void) {
  return AS_OBJECT(gtk_signal_list_item_factory_new());
}

void weir_row_set_child(WeirObject *row, WeirObject *child) {
  gtk_list_item_set_child(ROW(row), child == NULL ? NULL : WIDGET(child));
}

WeirObject *weir_row_child(WeirObject *row) {
  return AS_OBJECT(gtk_list_item_get_child(ROW(row)));
}

int64_t weir_row_position(WeirObject *row) {
  guint position = gtk_list_item_get_position(ROW(row));
  return position == GTK_INVALID_LIST_POSITION ? -1 : (int64_t)position;
}

bool weir_row_is_selected(WeirObject *row) {
  return gtk_list_item_get_selected(ROW(row));
}

void weir_row_set_activatable(WeirObject *row, bool activatable) {
  gtk_list_item_set_activatable(ROW(row), activatable);
}

bool weir_row_is_activatable(WeirObject *row) {
  return gtk_list_item_get_activatable(ROW(row));
}

void weir_row_set_selectable(WeirObject *row, bool selectable) {
  gtk_list_item_set_selectable(ROW(row), selectable);
}

bool weir_row_is_selectable(WeirObject *row) {
  return gtk_list_item_get_selectable(ROW(row));
}

/* The views take over one reference each of model and factory. */

static GtkSelectionModel *shared_model(WeirObject *list) {
  return GTK_SELECTION_MODEL(g_object_ref((GObject *)list));
}

static GtkListItemFactory *shared_factory(WeirObject *factory) {
  return GTK_LIST_ITEM_FACTORY(g_object_ref((GObject *)factory));
}

WeirObject *weir_new_list_view(WeirObject *list, WeirObject *factory) {
  return weir_own(gtk_list_view_new(shared_model(list), shared_factory(factory)));
}

void weir_list_view_set_separators(WeirObject *view, bool shown) {
  gtk_list_view_set_show_separators(LIST(view), shown);
}

bool weir_list_view_separators(WeirObject *view) {
  return gtk_list_view_get_show_separators(LIST(view));
}

WeirObject *weir_new_grid_view(WeirObject *list, WeirObject *factory) {
  return weir_own(gtk_grid_view_new(shared_model(list), shared_factory(factory)));
}

void weir_grid_view_set_columns(WeirObject *view, unsigned minimum, unsigned maximum) {
  gtk_grid_view_set_max_columns(GRID(view), MAX(maximum, 1));
  gtk_grid_view_set_min_columns(GRID(view), MAX(minimum, 1));
}

void weir_grid_view_columns(WeirObject *view, unsigned *minimum, unsigned *maximum) {
  *minimum = gtk_grid_view_get_min_columns(GRID(view));
  *maximum = gtk_grid_view_get_max_columns(GRID(view));
}

WeirObject *weir_new_column_view(WeirObject *list) {
  return weir_own(gtk_column_view_new(shared_model(list)));
}

void weir_column_view_set_separators(WeirObject *view, bool rows, bool columns) {
  gtk_column_view_set_show_row_separators(COLUMNS(view), rows);
  gtk_column_view_set_show_column_separators(COLUMNS(view), columns);
}

void weir_item_view_set_single_click(WeirObject *view, bool single) {
  g_object_set(view, "single-click-activate", (gboolean)single, NULL);
}

bool weir_item_view_single_click(WeirObject *view) {
  gboolean single = FALSE;
  g_object_get(view, "single-click-activate", &single, NULL);
  return single;
}

void weir_item_view_scroll_to(WeirObject *view, unsigned position) {
  GtkWidget *widget = WIDGET(view);
  /* The rows of a column view are in a list view of its own, after the headers. */
  if (GTK_IS_COLUMN_VIEW(view)) widget = gtk_widget_get_last_child(widget);
  gtk_widget_activate_action(widget, "list.scroll-to-item", "u", position);
}

/* Columns. */

/* The column that was asked first in a comparison that is made to find out which one that is. */
static GtkColumnViewColumn *first_asked = NULL;

static int compare(gconstpointer one, gconstpointer other, gpointer column) {
  (void)one, (void)other;
  if (first_asked == NULL) first_asked = column;
  return -1;
}

WeirObject *weir_new_column(const char *title, WeirObject *factory, bool sorts) {
  GtkColumnViewColumn *column = gtk_column_view_column_new(title, shared_factory(factory));
  if (sorts) {
    GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(compare, column, NULL));
    gtk_column_view_column_set_sorter(column, sorter);
    g_object_unref(sorter);
  }
  return AS_OBJECT(column);
}

void weir_column_set_title(WeirObject *column, const char *title) {
  gtk_column_view_column_set_title(COLUMN(column), title);
}

const char *weir_column_title(WeirObject *column) {
  return gtk_column_view_column_get_title(COLUMN(column));
}

void weir_column_set_expand(WeirObject *column, bool expand) {
  gtk_column_view_column_set_expand(COLUMN(column), expand);
}

bool weir_column_expand(WeirObject *column) {
  return gtk_column_view_column_get_expand(COLUMN(column));
}

void weir_column_set_resizable(WeirObject *column, bool resizable) {
  gtk_column_view_column_set_resizable(COLUMN(column), resizable);
}

bool weir_column_resizable(WeirObject *column) {
  return gtk_column_view_column_get_resizable(COLUMN(column));
}

void weir_column_set_fixed_width(WeirObject *column, int width) {
  gtk_column_view_column_set_fixed_width(COLUMN(column), width);
}

int weir_column_fixed_width(WeirObject *column) {
  return gtk_column_view_column_get_fixed_width(COLUMN(column));
}

void weir_column_set_visible(WeirObject *column, bool visible) {
  gtk_column_view_column_set_visible(COLUMN(column), visible);
}

bool weir_column_visible(WeirObject *column) {
  return gtk_column_view_column_get_visible(COLUMN(column));
}

void weir_column_view_append(WeirObject *view, WeirObject *column) {
  gtk_column_view_append_column(COLUMNS(view), COLUMN(column));
}

void weir_column_view_remove(WeirObject *view, WeirObject *column) {
  gtk_column_view_remove_column(COLUMNS(view), COLUMN(column));
}

WeirObject *weir_column_view_sorter(WeirObject *view) {
  return AS_OBJECT(gtk_column_view_get_sorter(COLUMNS(view)));
}

/* GTK 4.8 does not say which header was pressed. But its sorter asks the columns' own ones to compare,
   the pressed one first, and turns the answer round for a descending order. */
WeirObject *weir_column_view_sort_column(WeirObject *view, bool *descending) {
  first_asked = NULL;
  GtkSorter *sorter = gtk_column_view_get_sorter(COLUMNS(view));
  *descending = gtk_sorter_compare(sorter, view, sorter) == GTK_ORDERING_LARGER;
  return AS_OBJECT(first_asked);
}

void weir_column_view_sort_by(WeirObject *view, WeirObject *column, bool descending) {
  gtk_column_view_sort_by_column(COLUMNS(view), column == NULL ? NULL : COLUMN(column),
                                 descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}
