#include "weir_private.h"

/* GtkStackSidebar. */

WeirObject *weir_new_stack_sidebar(WeirObject *stack) {
  GtkWidget *sidebar = gtk_stack_sidebar_new();
  gtk_stack_sidebar_set_stack(GTK_STACK_SIDEBAR(sidebar), (GtkStack *)AS(STACK, stack));
  return weir_own(sidebar);
}

/* GtkNotebook. */

#define NOTEBOOK(object) ((GtkNotebook *)AS(NOTEBOOK, object))

/* The number of the page that is shown changes with the pages before it too, without a word. */
static void announce_page(GtkNotebook *notebook) {
  g_object_notify(G_OBJECT(notebook), "page");
}

WeirObject *weir_new_notebook(void) {
  GtkWidget *notebook = gtk_notebook_new();
  g_signal_connect_after(notebook, "page-added", G_CALLBACK(announce_page), NULL);
  g_signal_connect_after(notebook, "page-removed", G_CALLBACK(announce_page), NULL);
  g_signal_connect_after(notebook, "page-reordered", G_CALLBACK(announce_page), NULL);
  return weir_own(notebook);
}

/* GTK 4.8 asks the window where the focus is when the page changes, and complains where there is no
   window yet: lend it one. */
static GtkWidget *lend_window(WeirObject *notebook) {
  GtkWidget *top = WIDGET(notebook);
  while (gtk_widget_get_parent(top) != NULL) top = gtk_widget_get_parent(top);
  if (GTK_IS_ROOT(top)) return NULL;
  GtkWidget *window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), top);
  return window;
}

static void take_window_back(GtkWidget *window) {
  if (window == NULL) return;
  gtk_window_set_child(GTK_WINDOW(window), NULL);
  gtk_window_destroy(GTK_WINDOW(window));
}

/* A label that is given at once is never let go by GTK 4.8; one that takes the place of another is. */
int weir_notebook_insert(WeirObject *notebook, WeirObject *child, const char *title,
                         int position) {
  GtkWidget *page = WIDGET(child);
  int index = gtk_notebook_insert_page(NOTEBOOK(notebook), page, NULL, position);
  GtkWidget *label = gtk_label_new_with_mnemonic(title);
  gtk_notebook_set_tab_label(NOTEBOOK(notebook), page, label);
  /* GTK 4.8 calls them all "Tab". */
  weir_name_by_mnemonic(gtk_widget_get_parent(label), title);
  return index;
}

void weir_notebook_remove(WeirObject *notebook, int position) {
  GtkWidget *window = lend_window(notebook);
  gtk_notebook_remove_page(NOTEBOOK(notebook), position);
  take_window_back(window);
}

int weir_notebook_count(WeirObject *notebook) {
  return gtk_notebook_get_n_pages(NOTEBOOK(notebook));
}

WeirObject *weir_notebook_page(WeirObject *notebook, int position) {
  return AS_OBJECT(gtk_notebook_get_nth_page(NOTEBOOK(notebook), position));
}

int weir_notebook_position(WeirObject *notebook, WeirObject *child) {
  return gtk_notebook_page_num(NOTEBOOK(notebook), WIDGET(child));
}

int weir_notebook_current(WeirObject *notebook) {
  return gtk_notebook_get_current_page(NOTEBOOK(notebook));
}

void weir_notebook_set_current(WeirObject *notebook, int position) {
  GtkWidget *window = lend_window(notebook);
  gtk_notebook_set_current_page(NOTEBOOK(notebook), position);
  take_window_back(window);
}

void weir_notebook_set_scrollable(WeirObject *notebook, bool scrollable) {
  gtk_notebook_set_scrollable(NOTEBOOK(notebook), scrollable);
}

bool weir_notebook_scrollable(WeirObject *notebook) {
  return gtk_notebook_get_scrollable(NOTEBOOK(notebook));
}

void weir_notebook_set_shows_tabs(WeirObject *notebook, bool shows) {
  gtk_notebook_set_show_tabs(NOTEBOOK(notebook), shows);
}

bool weir_notebook_shows_tabs(WeirObject *notebook) {
  return gtk_notebook_get_show_tabs(NOTEBOOK(notebook));
}

void weir_notebook_set_reorderable(WeirObject *notebook, WeirObject *child, bool reorderable) {
  gtk_notebook_set_tab_reorderable(NOTEBOOK(notebook), WIDGET(child), reorderable);
}

void weir_notebook_reorder(WeirObject *notebook, WeirObject *child, int position) {
  gtk_notebook_reorder_child(NOTEBOOK(notebook), WIDGET(child), position);
}
