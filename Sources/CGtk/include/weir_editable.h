#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkEntry and GtkPasswordEntry. Positions count Unicode code points, as GTK does.

   A new entry replaces line breaks in whatever is put into it: those at either end vanish, one in
   between becomes a space. A password keeps them. */
WeirObject *weir_new_entry(void);
WeirObject *weir_new_password_entry(void);

/* NULL once the entry has been disposed of. */
const char *_Nullable weir_editable_text(WeirObject *entry);

/* Whether the text is just these bytes. */
bool weir_editable_holds(WeirObject *entry, const void *_Nullable bytes, size_t count);

/* Replaces everything; the caret goes to the start. */
void weir_editable_set_text(WeirObject *entry, const char *text);

/* Replaces the code points from `start` up to `end`. Announces a deletion and an insertion. */
void weir_editable_replace(WeirObject *entry, int start, int end, const char *text, int bytes);

/* The same, announced as one change. False, and nothing done, where the text there is no valid UTF-8: code
   points cannot be counted in it. */
bool weir_editable_write(WeirObject *entry, int start, int end, const char *text, int bytes);

/* Replaces everything by bytes, up to a NUL among them; the caret goes to the end. The entry announces
   its text once. */
void weir_editable_replace_all(WeirObject *entry, const void *_Nullable text, int bytes);

int weir_editable_caret(WeirObject *entry);
/* The selection from its fixed end to the caret; both are the caret when nothing is selected. */
void weir_editable_selection(WeirObject *entry, int *anchor, int *caret);
void weir_editable_select(WeirObject *entry, int anchor, int caret);

bool weir_editable_is_editable(WeirObject *entry);
void weir_editable_set_editable(WeirObject *entry, bool editable);
int weir_editable_width_chars(WeirObject *entry);
void weir_editable_set_width_chars(WeirObject *entry, int count);
int weir_editable_max_width_chars(WeirObject *entry);
void weir_editable_set_max_width_chars(WeirObject *entry, int count);

/* The inner text widget: it has the focus, and emits `preedit-changed`. */
WeirObject *weir_editable_delegate(WeirObject *entry);
/* What holds the text: it emits `inserted-text` and `deleted-text`. */
WeirObject *weir_editable_buffer(WeirObject *entry);

/* An input method shows text that is not part of the entry's text yet. */
bool weir_editable_is_composing(WeirObject *entry);
void weir_editable_reset_composition(WeirObject *entry);

/* The keyboard focus is in the entry, and its window gets the keys. */
bool weir_editable_has_focus(WeirObject *entry);

/* Calls `before` whenever the user presses Return in any of these entries, before every handler.
   For good; call it once. */
void weir_editable_before_activate(void (*before)(void));

/* Takes the keyboard focus and leaves the selection as it is. */
bool weir_editable_grab_focus_without_selecting(WeirObject *entry);

/* Runs one of the entry's actions, such as "text.undo". */
bool weir_editable_perform(WeirObject *entry, const char *action);

/* Placeholder, length limit and default button; both kinds have them. 0 is no limit of our own. */
void weir_editable_set_placeholder(WeirObject *entry, const char *_Nullable text);
const char *_Nullable weir_editable_placeholder_copy(WeirObject *entry);
void weir_editable_set_max_length(WeirObject *entry, int length);
int weir_editable_max_length(WeirObject *entry);
void weir_editable_set_activates_default(WeirObject *entry, bool activates);
bool weir_editable_activates_default(WeirObject *entry);
void weir_editable_set_input_purpose(WeirObject *entry, int purpose);
int weir_editable_input_purpose(WeirObject *entry);

unsigned weir_editable_input_hints(WeirObject *entry);
void weir_editable_set_input_hints(WeirObject *entry, unsigned hints);
/* From 0, at the start, to 1. */
float weir_editable_alignment(WeirObject *entry);
void weir_editable_set_alignment(WeirObject *entry, float alignment);

/* GtkEntry only: the icon at the end of the entry. */
void weir_entry_set_icon(WeirObject *entry, bool at_end, const char *_Nullable name);
const char *_Nullable weir_entry_icon(WeirObject *entry, bool at_end);
void weir_entry_set_icon_tooltip(WeirObject *entry, bool at_end, const char *_Nullable text);
const char *_Nullable weir_entry_icon_tooltip_copy(WeirObject *entry, bool at_end);
void weir_entry_set_icon_activatable(WeirObject *entry, bool at_end, bool activatable);

bool weir_entry_icon_activatable(WeirObject *entry, bool at_end);
void weir_entry_set_icon_sensitive(WeirObject *entry, bool at_end, bool sensitive);
bool weir_entry_icon_sensitive(WeirObject *entry, bool at_end);

/* GtkEntry only: a bar at its lower edge, from 0 to 1; a pulse moves a block of it by a step. */
double weir_entry_progress(WeirObject *entry);
void weir_entry_set_progress(WeirObject *entry, double fraction);
void weir_entry_pulse(WeirObject *entry, double step);

/* How the text looks, as Pango writes its attributes, one a line; NULL for none. Free it. Announced by the
   inner widget. */
char *_Nullable weir_entry_attributes_copy(WeirObject *entry);
void weir_entry_set_attributes(WeirObject *entry, const char *text);
bool weir_entry_has_frame(WeirObject *entry);
void weir_entry_set_has_frame(WeirObject *entry, bool has_frame);
bool weir_entry_shows_emoji_icon(WeirObject *entry);
void weir_entry_set_shows_emoji_icon(WeirObject *entry, bool shows);
bool weir_entry_completes_emoji(WeirObject *entry);
void weir_entry_set_completes_emoji(WeirObject *entry, bool completes);

/* GtkPasswordEntry only. */
void weir_password_entry_set_peek_icon(WeirObject *entry, bool shown);
bool weir_password_entry_peek_icon(WeirObject *entry);

#pragma clang assume_nonnull end
