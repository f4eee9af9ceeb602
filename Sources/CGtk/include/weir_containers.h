#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkBox. */
WeirObject *weir_new_box(int orientation, int spacing);
void weir_box_append(WeirObject *box, WeirObject *child);
void weir_box_prepend(WeirObject *box, WeirObject *child);
void weir_box_insert_after(WeirObject *box, WeirObject *child, WeirObject *_Nullable sibling);
void weir_box_remove(WeirObject *box, WeirObject *child);
void weir_box_set_spacing(WeirObject *box, int spacing);
int weir_box_spacing(WeirObject *box);
void weir_box_set_homogeneous(WeirObject *box, bool homogeneous);
bool weir_box_homogeneous(WeirObject *box);

/* GtkGrid. */
WeirObject *weir_new_grid(void);
void weir_grid_attach(WeirObject *grid, WeirObject *child, int column, int row, int width,
                      int height);
void weir_grid_remove(WeirObject *grid, WeirObject *child);
void weir_grid_set_spacing(WeirObject *grid, int columns, int rows);
void weir_grid_spacing(WeirObject *grid, int *columns, int *rows);

/* GtkHeaderBar. */
WeirObject *weir_new_header_bar(void);
void weir_header_bar_set_title_widget(WeirObject *bar, WeirObject *_Nullable widget);
void weir_header_bar_pack(WeirObject *bar, WeirObject *child, bool at_end);
void weir_header_bar_remove(WeirObject *bar, WeirObject *child);
void weir_header_bar_set_shows_buttons(WeirObject *bar, bool shows);
bool weir_header_bar_shows_buttons(WeirObject *bar);

/* GtkStack and GtkStackSwitcher. */
WeirObject *weir_new_stack(void);
void weir_stack_add(WeirObject *stack, WeirObject *child, const char *name, const char *title,
                    bool mnemonic);
void weir_stack_remove(WeirObject *stack, WeirObject *child);
const char *_Nullable weir_stack_visible_name(WeirObject *stack);
void weir_stack_set_visible_name(WeirObject *stack, const char *name);
WeirObject *_Nullable weir_stack_child(WeirObject *stack, const char *name);
/* GTK's transition numbers; 0 is none, 1 is a crossfade. */
void weir_stack_set_transition(WeirObject *stack, int type, unsigned milliseconds);
WeirObject *weir_new_stack_switcher(WeirObject *stack);

#pragma clang assume_nonnull end
