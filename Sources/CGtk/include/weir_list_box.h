#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkListBox; every child gets a row of its own. It emits `selected-rows-changed`, also when a row
   before a selected one comes or goes, and `row-activated` with a row. Modes are 0 none, 1 one row,
   2 many. */
WeirObject *weir_new_list_box(int mode);
void weir_list_box_insert(WeirObject *box, WeirObject *child, int position);
void weir_list_box_remove(WeirObject *box, int position);
void weir_list_box_remove_all(WeirObject *box);
/* The row keeps its selection and the keyboard focus. */
void weir_list_box_move(WeirObject *box, int from, int to);
/* In between nothing is announced of the selection, and once at the end. */
void weir_list_box_hold(WeirObject *box);
void weir_list_box_release(WeirObject *box);
int weir_list_box_count(WeirObject *box);
/* What is in a row. */
WeirObject *_Nullable weir_list_box_child(WeirObject *box, int position);
void weir_list_box_set_child(WeirObject *box, int position, WeirObject *child);
int weir_list_box_row_position(WeirObject *row);
bool weir_list_box_is_selected(WeirObject *box, int position);
void weir_list_box_set_selected(WeirObject *box, int position, bool selected);
void weir_list_box_unselect_all(WeirObject *box);
void weir_list_box_activate(WeirObject *box, int position);
void weir_list_box_set_row_flags(WeirObject *box, int position, bool selectable, bool activatable);
/* What a screen reader says of the row; NULL goes back to what GTK makes of it. */
void weir_list_box_set_row_label(WeirObject *box, int position, const char *_Nullable label);
void weir_list_box_grab_focus(WeirObject *box, int position);
void weir_list_box_set_placeholder(WeirObject *box, WeirObject *_Nullable placeholder);
void weir_list_box_set_separators(WeirObject *box, bool shown);
bool weir_list_box_separators(WeirObject *box);
void weir_list_box_set_single_click(WeirObject *box, bool single);
bool weir_list_box_single_click(WeirObject *box);

#pragma clang assume_nonnull end
