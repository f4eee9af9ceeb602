#pragma once
#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkSearchEntry; it takes no line breaks. What GtkEditable can do it can do too. */
WeirObject *weir_new_search_entry(void);
unsigned weir_search_entry_delay(WeirObject *entry);
void weir_search_entry_set_delay(WeirObject *entry, unsigned milliseconds);
/* Keys that are typed anywhere in `widget` begin a search. The entry does not keep it. */
void weir_search_entry_set_key_source(WeirObject *entry, WeirObject *_Nullable widget);

/* GtkSearchBar: a bar that comes out when a search begins. */
WeirObject *weir_new_search_bar(void);
void weir_search_bar_set_child(WeirObject *bar, WeirObject *_Nullable child);
/* The entry must stand in the bar. */
void weir_search_bar_set_entry(WeirObject *bar, WeirObject *entry);
bool weir_search_bar_is_searching(WeirObject *bar);
void weir_search_bar_set_searching(WeirObject *bar, bool searching);
bool weir_search_bar_shows_close_button(WeirObject *bar);
void weir_search_bar_set_shows_close_button(WeirObject *bar, bool shows);
void weir_search_bar_set_key_source(WeirObject *bar, WeirObject *_Nullable widget);

/* GtkEditableLabel: a text that becomes an entry while it is edited. */
WeirObject *weir_new_editable_label(const char *text);
bool weir_editable_label_is_editing(WeirObject *label);
void weir_editable_label_start(WeirObject *label);
void weir_editable_label_stop(WeirObject *label, bool commit);

#pragma clang assume_nonnull end
