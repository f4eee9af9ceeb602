#include "weir_private.h"

#define ABOUT(object) ((GtkAboutDialog *)AS(ABOUT_DIALOG, object))
#define INFO_BAR(object) ((GtkInfoBar *)AS(INFO_BAR, object))
#define LINK(object) ((GtkLinkButton *)AS(LINK_BUTTON, object))

static GtkFileChooser *chooser_of(WeirObject *object) {
  return GTK_FILE_CHOOSER((GObject *)object);
}

static GtkNativeDialog *dialog_of(WeirObject *object) {
  return GTK_NATIVE_DIALOG((GObject *)object);
}

/* GtkAboutDialog. */

WeirObject *weir_new_about_dialog(void) {
  return weir_own_window(gtk_about_dialog_new());
}

void weir_about_dialog_set_text(WeirObject *dialog, const char *property, const char *text) {
  g_object_set(ABOUT(dialog), property, text, NULL);
}

const char *weir_about_dialog_text_copy(WeirObject *dialog, const char *property) {
  char *text = NULL;
  g_object_get(ABOUT(dialog), property, &text, NULL);
  return text;
}

void weir_about_dialog_set_authors(WeirObject *dialog, const char *const *authors) {
  gtk_about_dialog_set_authors(ABOUT(dialog), (const char **)authors);
}

void weir_about_dialog_set_license(WeirObject *dialog, int license) {
  gtk_about_dialog_set_license_type(ABOUT(dialog), (GtkLicense)license);
}

/* GtkShortcutsWindow. */

WeirObject *weir_new_shortcuts_window(const char *description) {
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_string(description, -1);
  return weir_own_window(gtk_builder_get_object(builder, "window"));
}

const char *weir_shortcuts_window_section_copy(WeirObject *window) {
  char *name = NULL;
  g_object_get(AS(SHORTCUTS_WINDOW, window), "section-name", &name, NULL);
  return name;
}

/* GtkFileChooserNative. */

WeirObject *weir_new_file_chooser(const char *title, WeirObject *parent, int kind,
                                  const char *accept) {
  return AS_OBJECT(gtk_file_chooser_native_new(
      title, parent == NULL ? NULL : (GtkWindow *)AS(WINDOW, parent), (GtkFileChooserAction)kind,
      accept, NULL));
}

void weir_file_chooser_set_multiple(WeirObject *chooser, bool multiple) {
  gtk_file_chooser_set_select_multiple(chooser_of(chooser), multiple);
}

void weir_file_chooser_set_folder(WeirObject *chooser, const char *path) {
  g_autoptr(GFile) folder = g_file_new_for_path(path);
  gtk_file_chooser_set_current_folder(chooser_of(chooser), folder, NULL);
}

void weir_file_chooser_set_name(WeirObject *chooser, const char *name) {
  gtk_file_chooser_set_current_name(chooser_of(chooser), name);
}

void weir_file_chooser_add_filter(WeirObject *chooser, const char *name,
                                  const char *const *patterns, const char *const *types) {
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new();
  gtk_file_filter_set_name(filter, name);
  for (; *patterns != NULL; patterns++) gtk_file_filter_add_pattern(filter, *patterns);
  for (; *types != NULL; types++) gtk_file_filter_add_mime_type(filter, *types);
  gtk_file_chooser_add_filter(chooser_of(chooser), filter);
}

void weir_file_chooser_show(WeirObject *chooser) {
  gtk_native_dialog_show(dialog_of(chooser));
}

void weir_file_chooser_hide(WeirObject *chooser) {
  gtk_native_dialog_hide(dialog_of(chooser));
}

bool weir_file_chooser_is_accepted(int response) {
  return response == GTK_RESPONSE_ACCEPT;
}

void weir_file_chooser_each_path(WeirObject *chooser, void (*each)(void *, const char *),
                                 void *context) {
  g_autoptr(GListModel) files = gtk_file_chooser_get_files(chooser_of(chooser));
  for (guint index = 0; files != NULL && index < g_list_model_get_n_items(files); index++) {
    g_autoptr(GFile) file = g_list_model_get_item(files, index);
    g_autofree char *path = g_file_get_path(file);
    if (path != NULL) each(context, path);
  }
}

/* GtkInfoBar. */

WeirObject *weir_new_info_bar(int kind) {
  GtkWidget *bar = gtk_info_bar_new();
  gtk_info_bar_set_message_type(GTK_INFO_BAR(bar), (GtkMessageType)kind);
  return weir_own(bar);
}

void weir_info_bar_set_kind(WeirObject *bar, int kind) {
  gtk_info_bar_set_message_type(INFO_BAR(bar), (GtkMessageType)kind);
}

int weir_info_bar_kind(WeirObject *bar) {
  return (int)gtk_info_bar_get_message_type(INFO_BAR(bar));
}

void weir_info_bar_add_child(WeirObject *bar, WeirObject *child) {
  gtk_info_bar_add_child(INFO_BAR(bar), WIDGET(child));
}

WeirObject *weir_info_bar_add_button(WeirObject *bar, const char *label, int response) {
  GtkWidget *button = gtk_info_bar_add_button(INFO_BAR(bar), label, response);
  gtk_button_set_use_underline(GTK_BUTTON(button), TRUE);
  /* GTK 4.8 would have the underscore read out, and then the text once more. */
  gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  return AS_OBJECT(button);
}

void weir_info_bar_set_revealed(WeirObject *bar, bool revealed) {
  gtk_info_bar_set_revealed(INFO_BAR(bar), revealed);
}

bool weir_info_bar_is_revealed(WeirObject *bar) {
  return gtk_info_bar_get_revealed(INFO_BAR(bar));
}

void weir_info_bar_set_closable(WeirObject *bar, bool closable) {
  gtk_info_bar_set_show_close_button(INFO_BAR(bar), closable);
}

bool weir_info_bar_is_closable(WeirObject *bar) {
  return gtk_info_bar_get_show_close_button(INFO_BAR(bar));
}

/* GTK makes the button the default one of the window at once, and a bar that is being built is in none. */
static void set_default_in_window(GtkInfoBar *bar, GParamSpec *property, gpointer response) {
  (void)property;
  if (!GTK_IS_WINDOW(gtk_widget_get_root(GTK_WIDGET(bar)))) return;
  g_signal_handlers_disconnect_by_func(bar, set_default_in_window, response);
  gtk_info_bar_set_default_response(bar, GPOINTER_TO_INT(response));
}

void weir_info_bar_set_default(WeirObject *bar, int response) {
  gpointer number = GINT_TO_POINTER(response);
  g_signal_connect(bar, "notify::root", G_CALLBACK(set_default_in_window), number);
  set_default_in_window(INFO_BAR(bar), NULL, number);
}

/* GtkLinkButton. */

WeirObject *weir_new_link_button(const char *uri) {
  return weir_own(gtk_link_button_new(uri));
}

void weir_link_button_set_uri(WeirObject *button, const char *uri) {
  gtk_link_button_set_uri(LINK(button), uri);
}

const char *weir_link_button_uri(WeirObject *button) {
  return gtk_link_button_get_uri(LINK(button));
}

void weir_link_button_set_visited(WeirObject *button, bool visited) {
  gtk_link_button_set_visited(LINK(button), visited);
}

bool weir_link_button_is_visited(WeirObject *button) {
  return gtk_link_button_get_visited(LINK(button));
}

WeirObject *weir_window_titled(const char *title) {
  g_autoptr(GListModel) windows = G_LIST_MODEL(g_object_ref(gtk_window_get_toplevels()));
  for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
    g_autoptr(GtkWindow) window = g_list_model_get_item(windows, index);
    if (g_strcmp0(gtk_window_get_title(window), title) == 0) return AS_OBJECT(window);
  }
  return NULL;
}

WeirObject *weir_widget_first_popover(WeirObject *widget) {
  for (GtkWidget *child = gtk_widget_get_first_child(WIDGET(widget)); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_POPOVER(child)) return AS_OBJECT(child);
  return NULL;
}
