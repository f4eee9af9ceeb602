#include "weir_private.h"
#include <string.h>

#define EDITABLE(object) ((GtkEditable *)AS(EDITABLE, object))

static GtkText *delegate_of(WeirObject *entry) {
  return GTK_TEXT(gtk_editable_get_delegate(EDITABLE(entry)));
}

bool weir_editable_is_composing(WeirObject *entry) {
  return weir_composition_is_open(AS_OBJECT(delegate_of(entry)));
}

void weir_editable_reset_composition(WeirObject *entry) {
  GtkText *text = delegate_of(entry);
  if (!weir_composition_is_open(AS_OBJECT(text))) return;
  if (GTK_IS_ENTRY(entry)) {
    gtk_entry_reset_im_context((GtkEntry *)entry);
  } else {
    /* GtkText has no public reset; moving the selection, even to where it is, does it. */
    int anchor, caret;
    weir_editable_selection(entry, &anchor, &caret);
    gtk_editable_select_region(GTK_EDITABLE(text), anchor, caret);
  }
  weir_composition_end(AS_OBJECT(text));
}

/* Line breaks. */

static char *without_line_breaks(const char *text, size_t length, size_t *result_length) {
  const char *end = text + length;
  while (text < end && (*text == '\n' || *text == '\r')) text++;
  while (end > text && (end[-1] == '\n' || end[-1] == '\r')) end--;
  GString *result = g_string_sized_new((gsize)(end - text));
  for (; text < end; text++) {
    if (*text != '\n' && *text != '\r') {
      g_string_append_c(result, *text);
    } else if (text[1] != '\n' && text[1] != '\r') {
      g_string_append_c(result, ' '); /* one space for a run of them */
    }
  }
  *result_length = result->len;
  return g_string_free(result, FALSE);
}

static void insert_one_line(GtkEditable *editable, const char *text, int length, int *position,
                            gpointer data) {
  (void)data;
  size_t size = length < 0 ? strlen(text) : (size_t)length;
  if (memchr(text, '\n', size) == NULL && memchr(text, '\r', size) == NULL) return;
  g_signal_stop_emission_by_name(editable, "insert-text");
  size_t clean_size;
  char *clean = without_line_breaks(text, size, &clean_size);
  if (clean_size > 0) gtk_editable_insert_text(editable, clean, (int)clean_size, position);
  g_free(clean);
}

WeirObject *weir_own_editable(GtkWidget *widget, bool one_line) {
  WeirObject *entry = weir_own(widget);
  GtkText *text = delegate_of(entry);
  weir_composition_follow(AS_OBJECT(text));
  if (one_line) g_signal_connect(text, "insert-text", G_CALLBACK(insert_one_line), NULL);
  return entry;
}

WeirObject *weir_new_entry(void) {
  return weir_own_editable(gtk_entry_new(), true);
}

/* Passwords. GTK 4.8 tells everybody on the accessibility bus what was put into a text or taken out of
   it, in clear even where it shows dots. Whoever tells listens to these two signals of the inner text;
   so what they ask for is done here, and they go no further.

   GTK also remembers changes once the text has been shown, in memory that it does not wipe. It switches
   that on after it has announced that the text is shown, so the next change is the time to switch it off. */

static void insert_secretly(GtkText *text, const char *added, int length, int *position, gpointer data) {
  (void)data;
  g_signal_stop_emission_by_name(text, "insert-text");
  gtk_editable_set_enable_undo(GTK_EDITABLE(text), FALSE);
  gssize bytes = length < 0 ? (gssize)strlen(added) : length;
  long characters = g_utf8_strlen(added, bytes);
  guint taken = gtk_entry_buffer_insert_text(gtk_text_get_buffer(text), (guint)*position, added,
                                             (int)characters);
  if (taken < characters) gtk_widget_error_bell(GTK_WIDGET(text));
  *position += (int)taken;
}

static void delete_secretly(GtkText *text, int start, int end, gpointer data) {
  (void)data;
  g_signal_stop_emission_by_name(text, "delete-text");
  gtk_editable_set_enable_undo(GTK_EDITABLE(text), FALSE);
  gtk_entry_buffer_delete_text(gtk_text_get_buffer(text), (guint)start, end < 0 ? -1 : end - start);
}

WeirObject *weir_new_password_entry(void) {
  WeirObject *entry = weir_own_editable(gtk_password_entry_new(), false);
  GtkText *text = delegate_of(entry);
  g_signal_connect(text, "insert-text", G_CALLBACK(insert_secretly), NULL);
  g_signal_connect(text, "delete-text", G_CALLBACK(delete_secretly), NULL);
  return entry;
}

/* Text. After disposal GTK has no delegate and would complain before it answers NULL. */

const char *weir_editable_text(WeirObject *entry) {
  GtkEditable *delegate = gtk_editable_get_delegate(EDITABLE(entry));
  return delegate == NULL ? NULL : gtk_entry_buffer_get_text(gtk_text_get_buffer(GTK_TEXT(delegate)));
}

bool weir_editable_holds(WeirObject *entry, const void *bytes, size_t count) {
  const char *text = weir_editable_text(entry);
  return text != NULL && strlen(text) == count && (count == 0 || memcmp(text, bytes, count) == 0);
}

void weir_editable_set_text(WeirObject *entry, const char *text) {
  gtk_editable_set_text(EDITABLE(entry), text);
}

static void replace(GtkEditable *inner, int start, int end, const char *text, int bytes) {
  int position = start;
  if (end > start) gtk_editable_delete_text(inner, start, end);
  /* The signal hands a copy to its handlers that goes on to the text's NUL, whatever length it tells them. */
  size_t size = bytes > 0 ? strnlen(text, (size_t)bytes) : 0;
  if (size > 0) gtk_editable_insert_text(inner, text, (int)size, &position);
}

void weir_editable_replace(WeirObject *entry, int start, int end, const char *text, int bytes) {
  replace(GTK_EDITABLE(delegate_of(entry)), start, end, text, bytes);
}

bool weir_editable_write(WeirObject *entry, int start, int end, const char *text, int bytes) {
  GtkText *inner = delegate_of(entry);
  GtkEntryBuffer *buffer = gtk_text_get_buffer(inner);
  if (!g_utf8_validate(gtk_entry_buffer_get_text(buffer), -1, NULL)) return false;
  /* Whoever hears of the change may take the entry apart. */
  g_object_ref((GObject *)entry);
  g_object_ref(inner);
  g_object_ref(buffer);
  /* The steps go by GtkEditable, where a screen reader hears of them. The buffer makes one `changed` of
     the two, the inner widget one `notify` of each property. */
  g_object_freeze_notify((GObject *)inner);
  g_object_freeze_notify((GObject *)buffer);
  replace((GtkEditable *)inner, start, end, text, bytes);
  g_object_thaw_notify((GObject *)buffer);
  g_object_thaw_notify((GObject *)inner);
  g_object_unref(buffer);
  g_object_unref(inner);
  g_object_unref((GObject *)entry);
  return true;
}

void weir_editable_replace_all(WeirObject *entry, const void *text, int bytes) {
  GtkEditable *editable = GTK_EDITABLE(delegate_of(entry));
  /* Whatever length it is told, the signal reads on to a NUL, and these bytes may have none. */
  size_t size = bytes > 0 ? (size_t)bytes : 0;
  char *copy = g_malloc(size + 1);
  if (size > 0) memcpy(copy, text, size);
  copy[size] = '\0';
  g_object_freeze_notify(G_OBJECT(editable));
  gtk_editable_delete_text(editable, 0, -1);
  weir_editable_replace(entry, 0, 0, copy, (int)size);
  gtk_editable_set_position(editable, -1);
  g_object_thaw_notify(G_OBJECT(editable));
  explicit_bzero(copy, size);
  g_free(copy);
}

int weir_editable_caret(WeirObject *entry) {
  return gtk_editable_get_position(EDITABLE(entry));
}

void weir_editable_selection(WeirObject *entry, int *anchor, int *caret) {
  GtkEditable *inner = GTK_EDITABLE(delegate_of(entry));
  int start, end;
  /* GTK answers in order. Which end the caret is at costs it much more to say. */
  bool has_selection = gtk_editable_get_selection_bounds(inner, &start, &end);
  *caret = has_selection ? gtk_editable_get_position(inner) : start;
  *anchor = *caret == start ? end : start;
}

void weir_editable_select(WeirObject *entry, int anchor, int caret) {
  gtk_editable_select_region(EDITABLE(entry), anchor, caret);
}

bool weir_editable_is_editable(WeirObject *entry) {
  return gtk_editable_get_editable(EDITABLE(entry));
}

void weir_editable_set_editable(WeirObject *entry, bool editable) {
  gtk_editable_set_editable(EDITABLE(entry), editable);
}

int weir_editable_width_chars(WeirObject *entry) {
  return gtk_editable_get_width_chars(EDITABLE(entry));
}

void weir_editable_set_width_chars(WeirObject *entry, int count) {
  gtk_editable_set_width_chars(EDITABLE(entry), count);
}

int weir_editable_max_width_chars(WeirObject *entry) {
  return gtk_editable_get_max_width_chars(EDITABLE(entry));
}

void weir_editable_set_max_width_chars(WeirObject *entry, int count) {
  gtk_editable_set_max_width_chars(EDITABLE(entry), count);
}

WeirObject *weir_editable_delegate(WeirObject *entry) {
  return AS_OBJECT(delegate_of(entry));
}

WeirObject *weir_editable_buffer(WeirObject *entry) {
  return AS_OBJECT(gtk_text_get_buffer(delegate_of(entry)));
}

bool weir_editable_has_focus(WeirObject *entry) {
  return gtk_widget_has_focus(GTK_WIDGET(delegate_of(entry)));
}

static gboolean activating(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint;
  (void)count;
  (void)values;
  void (*before)(void) = (void (*)(void))(intptr_t)data;
  before();
  return TRUE;
}

void weir_editable_before_activate(void (*before)(void)) {
  g_type_class_ref(GTK_TYPE_TEXT);
  g_signal_add_emission_hook(g_signal_lookup("activate", GTK_TYPE_TEXT), 0, activating,
                             (gpointer)(intptr_t)before, NULL);
}

bool weir_editable_grab_focus_without_selecting(WeirObject *entry) {
  return gtk_text_grab_focus_without_selecting(delegate_of(entry));
}

bool weir_editable_perform(WeirObject *entry, const char *action) {
  return gtk_widget_activate_action_variant(GTK_WIDGET(delegate_of(entry)), action, NULL);
}

/* What the two kinds have in common but do not share in GTK's own types. */

void weir_editable_set_placeholder(WeirObject *entry, const char *text) {
  g_object_set(entry, "placeholder-text", text, NULL);
}

const char *weir_editable_placeholder_copy(WeirObject *entry) {
  char *text = NULL;
  g_object_get(entry, "placeholder-text", &text, NULL);
  return text;
}

void weir_editable_set_max_length(WeirObject *entry, int length) {
  gtk_text_set_max_length(delegate_of(entry), length);
}

int weir_editable_max_length(WeirObject *entry) {
  return gtk_text_get_max_length(delegate_of(entry));
}

void weir_editable_set_activates_default(WeirObject *entry, bool activates) {
  gtk_text_set_activates_default(delegate_of(entry), activates);
}

bool weir_editable_activates_default(WeirObject *entry) {
  return gtk_text_get_activates_default(delegate_of(entry));
}

void weir_editable_set_input_purpose(WeirObject *entry, int purpose) {
  gtk_text_set_input_purpose(delegate_of(entry), (GtkInputPurpose)purpose);
}

int weir_editable_input_purpose(WeirObject *entry) {
  return (int)gtk_text_get_input_purpose(delegate_of(entry));
}

unsigned weir_editable_input_hints(WeirObject *entry) {
  return gtk_text_get_input_hints(delegate_of(entry));
}

void weir_editable_set_input_hints(WeirObject *entry, unsigned hints) {
  gtk_text_set_input_hints(delegate_of(entry), (GtkInputHints)hints);
}

float weir_editable_alignment(WeirObject *entry) {
  return gtk_editable_get_alignment(EDITABLE(entry));
}

void weir_editable_set_alignment(WeirObject *entry, float alignment) {
  gtk_editable_set_alignment(EDITABLE(entry), alignment);
}

/* GtkEntry. */

#define ENTRY(object) ((GtkEntry *)AS(ENTRY, object))

static GtkEntryIconPosition icon_position(bool at_end) {
  return at_end ? GTK_ENTRY_ICON_SECONDARY : GTK_ENTRY_ICON_PRIMARY;
}

void weir_entry_set_icon(WeirObject *entry, bool at_end, const char *name) {
  gtk_entry_set_icon_from_icon_name(ENTRY(entry), icon_position(at_end), name);
}

const char *weir_entry_icon(WeirObject *entry, bool at_end) {
  return gtk_entry_get_icon_name(ENTRY(entry), icon_position(at_end));
}

void weir_entry_set_icon_tooltip(WeirObject *entry, bool at_end, const char *text) {
  gtk_entry_set_icon_tooltip_text(ENTRY(entry), icon_position(at_end), text);
}

const char *weir_entry_icon_tooltip_copy(WeirObject *entry, bool at_end) {
  return gtk_entry_get_icon_tooltip_text(ENTRY(entry), icon_position(at_end));
}

void weir_entry_set_icon_activatable(WeirObject *entry, bool at_end, bool activatable) {
  gtk_entry_set_icon_activatable(ENTRY(entry), icon_position(at_end), activatable);
}

bool weir_entry_icon_activatable(WeirObject *entry, bool at_end) {
  return gtk_entry_get_icon_activatable(ENTRY(entry), icon_position(at_end));
}

void weir_entry_set_icon_sensitive(WeirObject *entry, bool at_end, bool sensitive) {
  gtk_entry_set_icon_sensitive(ENTRY(entry), icon_position(at_end), sensitive);
}

bool weir_entry_icon_sensitive(WeirObject *entry, bool at_end) {
  return gtk_entry_get_icon_sensitive(ENTRY(entry), icon_position(at_end));
}

double weir_entry_progress(WeirObject *entry) {
  return gtk_entry_get_progress_fraction(ENTRY(entry));
}

void weir_entry_set_progress(WeirObject *entry, double fraction) {
  gtk_entry_set_progress_fraction(ENTRY(entry), fraction);
}

void weir_entry_pulse(WeirObject *entry, double step) {
  if (gtk_entry_get_progress_pulse_step(ENTRY(entry)) != step) {
    gtk_entry_set_progress_pulse_step(ENTRY(entry), step);
  }
  gtk_entry_progress_pulse(ENTRY(entry));
}

char *weir_entry_attributes_copy(WeirObject *entry) {
  PangoAttrList *list = gtk_entry_get_attributes(ENTRY(entry));
  return list == NULL ? NULL : pango_attr_list_to_string(list);
}

void weir_entry_set_attributes(WeirObject *entry, const char *text) {
  PangoAttrList *list = *text == '\0' ? NULL : pango_attr_list_from_string(text);
  gtk_entry_set_attributes(ENTRY(entry), list);
  if (list != NULL) pango_attr_list_unref(list);
}

bool weir_entry_has_frame(WeirObject *entry) {
  return gtk_entry_get_has_frame(ENTRY(entry));
}

void weir_entry_set_has_frame(WeirObject *entry, bool has_frame) {
  gtk_entry_set_has_frame(ENTRY(entry), has_frame);
}

bool weir_entry_shows_emoji_icon(WeirObject *entry) {
  gboolean shows = FALSE;
  g_object_get(entry, "show-emoji-icon", &shows, NULL);
  return shows;
}

void weir_entry_set_shows_emoji_icon(WeirObject *entry, bool shows) {
  g_object_set(entry, "show-emoji-icon", (gboolean)shows, NULL);
}

bool weir_entry_completes_emoji(WeirObject *entry) {
  return gtk_text_get_enable_emoji_completion(delegate_of(entry));
}

void weir_entry_set_completes_emoji(WeirObject *entry, bool completes) {
  gtk_text_set_enable_emoji_completion(delegate_of(entry), completes);
}

/* GtkPasswordEntry. */

void weir_password_entry_set_peek_icon(WeirObject *entry, bool shown) {
  gtk_password_entry_set_show_peek_icon(GTK_PASSWORD_ENTRY(entry), shown);
}

bool weir_password_entry_peek_icon(WeirObject *entry) {
  return gtk_password_entry_get_show_peek_icon(GTK_PASSWORD_ENTRY(entry));
}
