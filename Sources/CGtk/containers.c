#include "weir_private.h"

#define BOX(object) ((GtkBox *)AS(BOX, object))
#define GRID(object) ((GtkGrid *)AS(GRID, object))
#define BAR(object) ((GtkHeaderBar *)AS(HEADER_BAR, object))
#define STACK(object) ((GtkStack *)AS(STACK, object))

/* GtkBox. */

WeirObject *weir_new_box(int orientation, int spacing) {
  return weir_own(gtk_box_new((GtkOrientation)orientation, spacing));
}

void weir_box_append(WeirObject *box, WeirObject *child) {
  gtk_box_append(BOX(box), WIDGET(child));
}

void weir_box_prepend(WeirObject *box, WeirObject *child) {
  gtk_box_prepend(BOX(box), WIDGET(child));
}

void weir_box_insert_after(WeirObject *box, WeirObject *child, WeirObject *sibling) {
  gtk_box_insert_child_after(BOX(box), WIDGET(child), sibling == NULL ? NULL : WIDGET(sibling));
}

void weir_box_remove(WeirObject *box, WeirObject *child) {
  gtk_box_remove(BOX(box), WIDGET(child));
}

void weir_box_set_spacing(WeirObject *box, int spacing) {
  gtk_box_set_spacing(BOX(box), spacing);
}

int weir_box_spacing(WeirObject *box) {
  return gtk_box_get_spacing(BOX(box));
}

void weir_box_set_homogeneous(WeirObject *box, bool homogeneous) {
  gtk_box_set_homogeneous(BOX(box), homogeneous);
}

bool weir_box_homogeneous(WeirObject *box) {
  return gtk_box_get_homogeneous(BOX(box));
}

/* GtkGrid. */

WeirObject *weir_new_grid(void) {
  return weir_own(gtk_grid_new());
}

void weir_grid_attach(WeirObject *grid, WeirObject *child, int column, int row, int width,
                      int height) {
  gtk_grid_attach(GRID(grid), WIDGET(child), column, row, width, height);
}

void weir_grid_remove(WeirObject *grid, WeirObject *child) {
  gtk_grid_remove(GRID(grid), WIDGET(child));
}

void weir_grid_set_spacing(WeirObject *grid, int columns, int rows) {
  gtk_grid_set_column_spacing(GRID(grid), (guint)columns);
  gtk_grid_set_row_spacing(GRID(grid), (guint)rows);
}

void weir_grid_spacing(WeirObject *grid, int *columns, int *rows) {
  *columns = (int)gtk_grid_get_column_spacing(GRID(grid));
  *rows = (int)gtk_grid_get_row_spacing(GRID(grid));
}

/* GtkHeaderBar. */

WeirObject *weir_new_header_bar(void) {
  return weir_own(gtk_header_bar_new());
}

void weir_header_bar_set_title_widget(WeirObject *bar, WeirObject *widget) {
  gtk_header_bar_set_title_widget(BAR(bar), widget == NULL ? NULL : WIDGET(widget));
}

void weir_header_bar_pack(WeirObject *bar, WeirObject *child, bool at_end) {
  if (at_end) {
    gtk_header_bar_pack_end(BAR(bar), WIDGET(child));
  } else {
    gtk_header_bar_pack_start(BAR(bar), WIDGET(child));
  }
}

void weir_header_bar_remove(WeirObject *bar, WeirObject *child) {
  gtk_header_bar_remove(BAR(bar), WIDGET(child));
}

void weir_header_bar_set_shows_buttons(WeirObject *bar, bool shows) {
  gtk_header_bar_set_show_title_buttons(BAR(bar), shows);
}

bool weir_header_bar_shows_buttons(WeirObject *bar) {
  return gtk_header_bar_get_show_title_buttons(BAR(bar));
}

/* GtkStack and GtkStackSwitcher. */

WeirObject *weir_new_stack(void) {
  return weir_own(gtk_stack_new());
}

/* The name without the mark of its access key: GTK hands a title with the mark to screen readers. */
static void name_plainly(GtkAccessible *accessible, const char *title) {
  g_autoptr(GString) plain = g_string_new(NULL);
  for (const char *next = title; *next != '\0'; next++) {
    if (*next == '_' && next[1] != '\0') next++;
    g_string_append_c(plain, *next);
  }
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, plain->str, -1);
}

void weir_stack_add(WeirObject *stack, WeirObject *child, const char *name, const char *title,
                    bool mnemonic) {
  GtkStackPage *page = gtk_stack_add_titled(STACK(stack), WIDGET(child), name, title);
  gtk_stack_page_set_use_underline(page, mnemonic);
  if (mnemonic) name_plainly(GTK_ACCESSIBLE(page), title);
}

void weir_stack_remove(WeirObject *stack, WeirObject *child) {
  gtk_stack_remove(STACK(stack), WIDGET(child));
}

const char *weir_stack_visible_name(WeirObject *stack) {
  return gtk_stack_get_visible_child_name(STACK(stack));
}

void weir_stack_set_visible_name(WeirObject *stack, const char *name) {
  gtk_stack_set_visible_child_name(STACK(stack), name);
}

WeirObject *weir_stack_child(WeirObject *stack, const char *name) {
  return AS_OBJECT(gtk_stack_get_child_by_name(STACK(stack), name));
}

void weir_stack_set_transition(WeirObject *stack, int type, unsigned milliseconds) {
  gtk_stack_set_transition_type(STACK(stack), (GtkStackTransitionType)type);
  gtk_stack_set_transition_duration(STACK(stack), milliseconds);
}

static void name_tab(GtkStackPage *page, GParamSpec *property, GtkAccessible *button) {
  (void)property;
  if (gtk_stack_page_get_use_underline(page)) {
    name_plainly(button, gtk_stack_page_get_title(page));
  }
}

/* The switcher makes all its buttons anew when the pages change, in the order of the pages. */
static void name_tabs(GListModel *pages, guint position, guint removed, guint added,
                      GtkWidget *switcher) {
  (void)position, (void)removed, (void)added;
  GtkWidget *button = gtk_widget_get_first_child(switcher);
  for (guint index = 0; button != NULL; index++, button = gtk_widget_get_next_sibling(button)) {
    g_autoptr(GObject) page = g_list_model_get_item(pages, index);
    if (page == NULL) return;
    name_tab(GTK_STACK_PAGE(page), NULL, GTK_ACCESSIBLE(button));
    g_signal_connect_object(page, "notify", G_CALLBACK(name_tab), button, G_CONNECT_AFTER);
  }
}

WeirObject *weir_new_stack_switcher(WeirObject *stack) {
  GtkWidget *switcher = gtk_stack_switcher_new();
  gtk_stack_switcher_set_stack(GTK_STACK_SWITCHER(switcher), STACK(stack));
  g_autoptr(GListModel) pages = G_LIST_MODEL(gtk_stack_get_pages(STACK(stack)));
  g_signal_connect_object(pages, "items-changed", G_CALLBACK(name_tabs), switcher,
                          G_CONNECT_AFTER);
  name_tabs(pages, 0, 0, 0, switcher);
  return weir_own(switcher);
}
