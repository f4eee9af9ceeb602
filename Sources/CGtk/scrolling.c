#include "weir_private.h"

#define SCROLLED(object) ((GtkScrolledWindow *)AS(SCROLLED_WINDOW, object))
#define ADJUSTMENT(object) ((GtkAdjustment *)AS(ADJUSTMENT, object))

WeirObject *weir_new_scrolled_window(void) {
  return weir_own(gtk_scrolled_window_new());
}

void weir_scrolled_window_set_child(WeirObject *window, WeirObject *child) {
  gtk_scrolled_window_set_child(SCROLLED(window), child == NULL ? NULL : WIDGET(child));
}

WeirObject *weir_scrolled_window_child(WeirObject *window) {
  GtkWidget *child = gtk_scrolled_window_get_child(SCROLLED(window));
  /* GTK puts what cannot scroll by itself into a viewport. */
  if (GTK_IS_VIEWPORT(child)) child = gtk_viewport_get_child(GTK_VIEWPORT(child));
  return AS_OBJECT(child);
}

void weir_scrolled_window_set_policy(WeirObject *window, int horizontal, int vertical) {
  gtk_scrolled_window_set_policy(SCROLLED(window), (GtkPolicyType)horizontal,
                                 (GtkPolicyType)vertical);
}

void weir_scrolled_window_policy(WeirObject *window, int *horizontal, int *vertical) {
  GtkPolicyType in_rows, in_columns;
  gtk_scrolled_window_get_policy(SCROLLED(window), &in_rows, &in_columns);
  *horizontal = (int)in_rows;
  *vertical = (int)in_columns;
}

void weir_scrolled_window_set_min_content(WeirObject *window, int width, int height) {
  gtk_scrolled_window_set_min_content_width(SCROLLED(window), width);
  gtk_scrolled_window_set_min_content_height(SCROLLED(window), height);
}

void weir_scrolled_window_min_content(WeirObject *window, int *width, int *height) {
  *width = gtk_scrolled_window_get_min_content_width(SCROLLED(window));
  *height = gtk_scrolled_window_get_min_content_height(SCROLLED(window));
}

static void scroll_to(GtkWidget *widget) {
  GtkWidget *viewport = gtk_widget_get_ancestor(widget, GTK_TYPE_VIEWPORT);
  if (viewport == NULL) return;
  graphene_rect_t bounds;
  GtkWidget *content = gtk_viewport_get_child(GTK_VIEWPORT(viewport));
  if (!gtk_widget_compute_bounds(widget, content, &bounds)) return;
  GtkScrollable *scrollable = GTK_SCROLLABLE(viewport);
  gtk_adjustment_clamp_page(gtk_scrollable_get_hadjustment(scrollable), bounds.origin.x,
                            bounds.origin.x + bounds.size.width);
  gtk_adjustment_clamp_page(gtk_scrollable_get_vadjustment(scrollable), bounds.origin.y,
                            bounds.origin.y + bounds.size.height);
}

/* A tick comes before its frame gives the widgets their places, so that the second finds them there. */
static gboolean scroll_at_second_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer ticks) {
  (void)clock;
  int *count = ticks;
  *count += 1;
  if (*count < 2) return G_SOURCE_CONTINUE;
  scroll_to(widget);
  return G_SOURCE_REMOVE;
}

void weir_widget_scroll_into_view(WeirObject *widget) {
  gtk_widget_add_tick_callback(WIDGET(widget), scroll_at_second_tick, g_new0(int, 1), g_free);
}

WeirObject *weir_scrolled_window_adjustment(WeirObject *window, bool vertical) {
  return AS_OBJECT(vertical ? gtk_scrolled_window_get_vadjustment(SCROLLED(window))
                            : gtk_scrolled_window_get_hadjustment(SCROLLED(window)));
}

double weir_adjustment_value(WeirObject *adjustment) {
  return gtk_adjustment_get_value(ADJUSTMENT(adjustment));
}

void weir_adjustment_set_value(WeirObject *adjustment, double value) {
  gtk_adjustment_set_value(ADJUSTMENT(adjustment), value);
}

double weir_adjustment_lower(WeirObject *adjustment) {
  return gtk_adjustment_get_lower(ADJUSTMENT(adjustment));
}

double weir_adjustment_upper(WeirObject *adjustment) {
  return gtk_adjustment_get_upper(ADJUSTMENT(adjustment));
}

double weir_adjustment_page_size(WeirObject *adjustment) {
  return gtk_adjustment_get_page_size(ADJUSTMENT(adjustment));
}
