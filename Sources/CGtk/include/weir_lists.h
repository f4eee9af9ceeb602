#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A list model that knows how many rows there are and which are selected, and not what is in them:
   that is the language's side. A row gets a GObject of its own when GTK first asks for it.

   Signals: `row-selected` and `row-deselected` with a position, for the user's choices alone;
   `selection-settled` when the selection may be another, whoever did it; GListModel's and
   GtkSelectionModel's own. Modes are 0 for none, 1 for one row, 2 for many. */
WeirObject *weir_new_list(int mode);
unsigned weir_list_count(WeirObject *list);

/* Replaces rows. `kept[i]` is the removed row, counted from `position`, that the i-th new row goes on
   being: it keeps its object and its selection. -1 makes a new one; NULL makes all new.
   Does not announce a settled selection. */
void weir_list_splice(WeirObject *list, unsigned position, unsigned removed, unsigned added,
                      const int32_t *_Nullable kept);
void weir_list_settle(WeirObject *list);

/* The first selected row, or -1. */
int64_t weir_list_selected(WeirObject *list);
bool weir_list_is_selected(WeirObject *list, unsigned position);
/* Calls `each` for every selected row, in order. */
void weir_list_each_selected(WeirObject *list, void (*each)(void *context, unsigned position),
                             void *context);
/* Selects these rows and no others, as far as they are there and the mode allows. */
void weir_list_select(WeirObject *list, const uint32_t *_Nullable positions, size_t count);
/* What GTK does when the user selects a row or takes it out of the selection; for tests. */
void weir_list_user_select(WeirObject *list, unsigned position, bool alone);
void weir_list_user_unselect(WeirObject *list, unsigned position);
void weir_list_user_select_all(WeirObject *list);

/* Makes rows: emits `setup`, `bind`, `unbind` and `teardown`, each with a GtkListItem. */
WeirObject *weir_new_row_factory(void);

/* GtkListItem. */
void weir_row_set_child(WeirObject *row, WeirObject *_Nullable child);
WeirObject *_Nullable weir_row_child(WeirObject *row);
/* -1 while there is nothing in the row. */
int64_t weir_row_position(WeirObject *row);
bool weir_row_is_selected(WeirObject *row);
void weir_row_set_activatable(WeirObject *row, bool activatable);
bool weir_row_is_activatable(WeirObject *row);
void weir_row_set_selectable(WeirObject *row, bool selectable);
bool weir_row_is_selectable(WeirObject *row);

/* GtkListView, GtkGridView and GtkColumnView; the columns get the factories. They emit `activate`
   with a position. */
WeirObject *weir_new_list_view(WeirObject *list, WeirObject *factory);
void weir_list_view_set_separators(WeirObject *view, bool shown);
bool weir_list_view_separators(WeirObject *view);
WeirObject *weir_new_grid_view(WeirObject *list, WeirObject *factory);
void weir_grid_view_set_columns(WeirObject *view, unsigned minimum, unsigned maximum);
void weir_grid_view_columns(WeirObject *view, unsigned *minimum, unsigned *maximum);
WeirObject *weir_new_column_view(WeirObject *list);
void weir_column_view_set_separators(WeirObject *view, bool rows, bool columns);

/* Whether one click opens a row, of any of the three. */
void weir_item_view_set_single_click(WeirObject *view, bool single);
bool weir_item_view_single_click(WeirObject *view);
/* Brings a row into sight, of any of the three. */
void weir_item_view_scroll_to(WeirObject *view, unsigned position);

/* GtkColumnViewColumn. A column that sorts has a header that can be pressed. */
WeirObject *weir_new_column(const char *title, WeirObject *factory, bool sorts);
void weir_column_set_title(WeirObject *column, const char *title);
const char *weir_column_title(WeirObject *column);
void weir_column_set_expand(WeirObject *column, bool expand);
bool weir_column_expand(WeirObject *column);
void weir_column_set_resizable(WeirObject *column, bool resizable);
bool weir_column_resizable(WeirObject *column);
void weir_column_set_fixed_width(WeirObject *column, int width);
int weir_column_fixed_width(WeirObject *column);
void weir_column_set_visible(WeirObject *column, bool visible);
bool weir_column_visible(WeirObject *column);
void weir_column_view_append(WeirObject *view, WeirObject *column);
void weir_column_view_remove(WeirObject *view, WeirObject *column);

/* What the pressed headers say. The sorter emits `changed`. */
WeirObject *weir_column_view_sorter(WeirObject *view);
/* The column to sort by first, borrowed; NULL for none. */
WeirObject *_Nullable weir_column_view_sort_column(WeirObject *view, bool *descending);
void weir_column_view_sort_by(WeirObject *view, WeirObject *_Nullable column, bool descending);

#pragma clang assume_nonnull end
