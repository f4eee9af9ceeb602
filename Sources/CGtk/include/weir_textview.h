#pragma once
#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkTextView. A new one has a buffer of its own, or shows the one it is given. */
WeirObject *weir_new_text_view(WeirObject *_Nullable buffer);
WeirObject *weir_text_view_buffer(WeirObject *view);

/* An input method shows text that is not part of the buffer yet. */
bool weir_text_view_is_composing(WeirObject *view);
void weir_text_view_reset_composition(WeirObject *view);

bool weir_text_view_is_editable(WeirObject *view);
void weir_text_view_set_editable(WeirObject *view, bool editable);
bool weir_text_view_accepts_tab(WeirObject *view);
void weir_text_view_set_accepts_tab(WeirObject *view, bool accepts);
bool weir_text_view_is_monospace(WeirObject *view);
void weir_text_view_set_monospace(WeirObject *view, bool monospace);
/* GTK's numbers: none, character, word, word and then character. */
int weir_text_view_wrap_mode(WeirObject *view);
void weir_text_view_set_wrap_mode(WeirObject *view, int mode);
void weir_text_view_set_padding(WeirObject *view, int top, int start, int bottom, int end);
void weir_text_view_padding(WeirObject *view, int *top, int *start, int *bottom, int *end);
int weir_text_view_input_purpose(WeirObject *view);
void weir_text_view_set_input_purpose(WeirObject *view, int purpose);
unsigned weir_text_view_input_hints(WeirObject *view);
void weir_text_view_set_input_hints(WeirObject *view, unsigned hints);
void weir_text_view_scroll_to_caret(WeirObject *view);

/* GtkTextBuffer. Positions count Unicode code points from the start. */
WeirObject *weir_new_text_buffer(void);
int weir_text_buffer_count(WeirObject *buffer);
int weir_text_buffer_line_count(WeirObject *buffer);
char *weir_text_buffer_text_copy(WeirObject *buffer, int start, int end);

/* Replaces the code points from `start` up to `end`, as one step of the undo history. Announces a
   deletion and an insertion. `text` must be valid UTF-8; what follows a NUL is left out. */
void weir_text_buffer_replace(WeirObject *buffer, int start, int end, const char *text, int bytes);

int weir_text_buffer_caret(WeirObject *buffer);
/* The selection from its fixed end to the caret; both are the caret when nothing is selected. */
void weir_text_buffer_selection(WeirObject *buffer, int *anchor, int *caret);
void weir_text_buffer_select(WeirObject *buffer, int anchor, int caret);

bool weir_text_buffer_is_modified(WeirObject *buffer);
void weir_text_buffer_set_modified(WeirObject *buffer, bool modified);

bool weir_text_buffer_can_undo(WeirObject *buffer);
bool weir_text_buffer_can_redo(WeirObject *buffer);
void weir_text_buffer_undo(WeirObject *buffer);
void weir_text_buffer_redo(WeirObject *buffer);
bool weir_text_buffer_has_history(WeirObject *buffer);
void weir_text_buffer_set_has_history(WeirObject *buffer, bool has_history);

/* Whether a view of the buffer lets the user do it is the view's business; these are for code. */
void weir_text_buffer_copy_to_clipboard(WeirObject *buffer, WeirObject *view);
void weir_text_buffer_paste_from_clipboard(WeirObject *buffer, WeirObject *view);

/* The arguments of `insert-text`: where the text comes to stand, and the text itself with its length
   in bytes. The argument at `index` has to be a text iterator; its position is in code points. */
int weir_value_text_position(const WeirValues *values, unsigned index);

#pragma clang assume_nonnull end
