#include "weir_private.h"

/* GtkStackSidebar. */

WeirObject *weir_new_stack_sidebar(WeirObject *stack) {
  GtkWidget *sidebar = gtk_stack_sidebar_new();
  gtk_stack_sidebar_set_stack(GTK_STACK_SIDEBAR(sidebar), (GtkStack *)AS(STACK, stack));
  return weir_own(sidebar);
}
