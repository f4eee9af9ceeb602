#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkStackSidebar. */
WeirObject *weir_new_stack_sidebar(WeirObject *stack);

/* GtkNotebook. Positions are -1 for none, and for the end where a page is put. */
WeirObject *weir_new_notebook(void);
int weir_notebook_insert(WeirObject *notebook, WeirObject *child, const char *title, int position);
void weir_notebook_remove(WeirObject *notebook, int position);
int weir_notebook_count(WeirObject *notebook);
WeirObject *_Nullable weir_notebook_page(WeirObject *notebook, int position);
int weir_notebook_position(WeirObject *notebook, WeirObject *child);
int weir_notebook_current(WeirObject *notebook);
void weir_notebook_set_current(WeirObject *notebook, int position);
void weir_notebook_set_scrollable(WeirObject *notebook, bool scrollable);
bool weir_notebook_scrollable(WeirObject *notebook);
void weir_notebook_set_shows_tabs(WeirObject *notebook, bool shows);
bool weir_notebook_shows_tabs(WeirObject *notebook);
void weir_notebook_set_reorderable(WeirObject *notebook, WeirObject *child, bool reorderable);
/* Moves a page. */
void weir_notebook_reorder(WeirObject *notebook, WeirObject *child, int position);

#pragma clang assume_nonnull end
