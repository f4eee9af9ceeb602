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

void weir_stack_add(WeirObject *stack, WeirObject *child, const char *name, const char *title,
                    bool mnemonic) {
  GtkStackPage *page = gtk_stack_add_titled(STACK(stack), WIDGET(child), name, title);
  gtk_stack_page_set_use_underline(page, mnemonic);
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

WeirObject *weir_new_stack_switcher(WeirObject *stack) {
  GtkWidget *switcher = gtk_stack_switcher_new();
  gtk_stack_switcher_set_stack(GTK_STACK_SWITCHER(switcher), STACK(stack));
  return weir_own(switcher);
}
