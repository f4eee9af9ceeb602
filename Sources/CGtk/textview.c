#include "weir_private.h"
#include <string.h>

#define VIEW(object) ((GtkTextView *)AS(TEXT_VIEW, object))
#define BUFFER(object) ((GtkTextBuffer *)AS(TEXT_BUFFER, object))

/* GtkTextView. */

WeirObject *weir_new_text_view(WeirObject *buffer) {
  WeirObject *view =
      weir_own(buffer == NULL ? gtk_text_view_new() : gtk_text_view_new_with_buffer(BUFFER(buffer)));
  weir_composition_follow(view);
  return view;
}

WeirObject *weir_text_view_buffer(WeirObject *view) {
  return AS_OBJECT(gtk_text_view_get_buffer(VIEW(view)));
}

bool weir_text_view_is_composing(WeirObject *view) {
  return weir_composition_is_open(view);
}

void weir_text_view_reset_composition(WeirObject *view) {
  if (!weir_composition_is_open(view)) return;
  gtk_text_view_reset_im_context(VIEW(view));
  weir_composition_end(view);
}

bool weir_text_view_is_editable(WeirObject *view) {
  return gtk_text_view_get_editable(VIEW(view));
}

void weir_text_view_set_editable(WeirObject *view, bool editable) {
  gtk_text_view_set_editable(VIEW(view), editable);
}

bool weir_text_view_accepts_tab(WeirObject *view) {
  return gtk_text_view_get_accepts_tab(VIEW(view));
}

void weir_text_view_set_accepts_tab(WeirObject *view, bool accepts) {
  gtk_text_view_set_accepts_tab(VIEW(view), accepts);
}

bool weir_text_view_is_monospace(WeirObject *view) {
  return gtk_text_view_get_monospace(VIEW(view));
}

void weir_text_view_set_monospace(WeirObject *view, bool monospace) {
  gtk_text_view_set_monospace(VIEW(view), monospace);
}

int weir_text_view_wrap_mode(WeirObject *view) {
  return (int)gtk_text_view_get_wrap_mode(VIEW(view));
}

void weir_text_view_set_wrap_mode(WeirObject *view, int mode) {
  gtk_text_view_set_wrap_mode(VIEW(view), (GtkWrapMode)mode);
}

void weir_text_view_set_padding(WeirObject *view, int top, int start, int bottom, int end) {
  gtk_text_view_set_top_margin(VIEW(view), top);
  gtk_text_view_set_left_margin(VIEW(view), start);
  gtk_text_view_set_bottom_margin(VIEW(view), bottom);
  gtk_text_view_set_right_margin(VIEW(view), end);
}

void weir_text_view_padding(WeirObject *view, int *top, int *start, int *bottom, int *end) {
  *top = gtk_text_view_get_top_margin(VIEW(view));
  *start = gtk_text_view_get_left_margin(VIEW(view));
  *bottom = gtk_text_view_get_bottom_margin(VIEW(view));
  *end = gtk_text_view_get_right_margin(VIEW(view));
}

int weir_text_view_input_purpose(WeirObject *view) {
  return (int)gtk_text_view_get_input_purpose(VIEW(view));
}

void weir_text_view_set_input_purpose(WeirObject *view, int purpose) {
  gtk_text_view_set_input_purpose(VIEW(view), (GtkInputPurpose)purpose);
}

unsigned weir_text_view_input_hints(WeirObject *view) {
  return gtk_text_view_get_input_hints(VIEW(view));
}

void weir_text_view_set_input_hints(WeirObject *view, unsigned hints) {
  gtk_text_view_set_input_hints(VIEW(view), (GtkInputHints)hints);
}

void weir_text_view_scroll_to_caret(WeirObject *view) {
  GtkTextMark *caret = gtk_text_buffer_get_insert(gtk_text_view_get_buffer(VIEW(view)));
  gtk_text_view_scroll_to_mark(VIEW(view), caret, 0, FALSE, 0, 0);
}

/* GtkTextBuffer. */

WeirObject *weir_new_text_buffer(void) {
  return AS_OBJECT(gtk_text_buffer_new(NULL));
}

int weir_text_buffer_count(WeirObject *buffer) {
  return gtk_text_buffer_get_char_count(BUFFER(buffer));
}

int weir_text_buffer_line_count(WeirObject *buffer) {
  return gtk_text_buffer_get_line_count(BUFFER(buffer));
}

static GtkTextIter position(WeirObject *buffer, int offset) {
  GtkTextIter iter;
  gtk_text_buffer_get_iter_at_offset(BUFFER(buffer), &iter, offset);
  return iter;
}

/* A slice and not a text: what stands for a picture must be counted too. */
char *weir_text_buffer_text_copy(WeirObject *buffer, int start, int end) {
  GtkTextIter from = position(buffer, start);
  GtkTextIter to = position(buffer, end);
  return gtk_text_buffer_get_slice(BUFFER(buffer), &from, &to, TRUE);
}

void weir_text_buffer_replace(WeirObject *buffer, int start, int end, const char *text, int bytes) {
  GtkTextBuffer *self = BUFFER(buffer);
  size_t size = bytes > 0 ? strnlen(text, (size_t)bytes) : 0;
  gtk_text_buffer_begin_user_action(self);
  if (end > start) {
    GtkTextIter from = position(buffer, start);
    GtkTextIter to = position(buffer, end);
    gtk_text_buffer_delete(self, &from, &to);
  }
  if (size > 0) {
    GtkTextIter at = position(buffer, start);
    gtk_text_buffer_insert(self, &at, text, (int)size);
  }
  gtk_text_buffer_end_user_action(self);
}

static int position_of(GtkTextBuffer *buffer, GtkTextMark *mark) {
  GtkTextIter iter;
  gtk_text_buffer_get_iter_at_mark(buffer, &iter, mark);
  return gtk_text_iter_get_offset(&iter);
}

int weir_text_buffer_caret(WeirObject *buffer) {
  return position_of(BUFFER(buffer), gtk_text_buffer_get_insert(BUFFER(buffer)));
}

void weir_text_buffer_selection(WeirObject *buffer, int *anchor, int *caret) {
  *anchor = position_of(BUFFER(buffer), gtk_text_buffer_get_selection_bound(BUFFER(buffer)));
  *caret = weir_text_buffer_caret(buffer);
}

void weir_text_buffer_select(WeirObject *buffer, int anchor, int caret) {
  GtkTextIter bound = position(buffer, anchor);
  GtkTextIter insert = position(buffer, caret);
  gtk_text_buffer_select_range(BUFFER(buffer), &insert, &bound);
}

bool weir_text_buffer_is_modified(WeirObject *buffer) {
  return gtk_text_buffer_get_modified(BUFFER(buffer));
}

void weir_text_buffer_set_modified(WeirObject *buffer, bool modified) {
  gtk_text_buffer_set_modified(BUFFER(buffer), modified);
}

bool weir_text_buffer_can_undo(WeirObject *buffer) {
  return gtk_text_buffer_get_can_undo(BUFFER(buffer));
}

bool weir_text_buffer_can_redo(WeirObject *buffer) {
  return gtk_text_buffer_get_can_redo(BUFFER(buffer));
}

void weir_text_buffer_undo(WeirObject *buffer) {
  gtk_text_buffer_undo(BUFFER(buffer));
}

void weir_text_buffer_redo(WeirObject *buffer) {
  gtk_text_buffer_redo(BUFFER(buffer));
}

bool weir_text_buffer_has_history(WeirObject *buffer) {
  return gtk_text_buffer_get_enable_undo(BUFFER(buffer));
}

void weir_text_buffer_set_has_history(WeirObject *buffer, bool has_history) {
  gtk_text_buffer_set_enable_undo(BUFFER(buffer), has_history);
}

void weir_text_buffer_copy_to_clipboard(WeirObject *buffer, WeirObject *view) {
  gtk_text_buffer_copy_clipboard(BUFFER(buffer), gtk_widget_get_clipboard(WIDGET(view)));
}

void weir_text_buffer_paste_from_clipboard(WeirObject *buffer, WeirObject *view) {
  gtk_text_buffer_paste_clipboard(BUFFER(buffer), gtk_widget_get_clipboard(WIDGET(view)), NULL,
                                  gtk_text_view_get_editable(VIEW(view)));
}

int weir_value_text_position(const WeirValues *values, unsigned index) {
  const GtkTextIter *iter = g_value_get_boxed((const GValue *)values + index);
  return gtk_text_iter_get_offset(iter);
}
