#include "weir_private.h"

#define RANGE(object) ((GtkRange *)AS(RANGE, object))
#define SCALE(object) ((GtkScale *)AS(SCALE, object))

static GtkAdjustment *adjustment_of(WeirObject *scale) {
  return gtk_range_get_adjustment(RANGE(scale));
}

WeirObject *weir_new_scale(double minimum, double maximum, double step) {
  GtkAdjustment *adjustment = gtk_adjustment_new(minimum, minimum, maximum, step, 10 * step, 0);
  return weir_own(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment));
}

double weir_range_value(WeirObject *scale) {
  return gtk_range_get_value(RANGE(scale));
}

void weir_range_set_value(WeirObject *scale, double value) {
  gtk_range_set_value(RANGE(scale), value);
}

double weir_range_minimum(WeirObject *scale) {
  return gtk_adjustment_get_lower(adjustment_of(scale));
}

double weir_range_maximum(WeirObject *scale) {
  return gtk_adjustment_get_upper(adjustment_of(scale));
}

void weir_range_set_bounds(WeirObject *scale, double minimum, double maximum) {
  gtk_range_set_range(RANGE(scale), minimum, maximum);
}

void weir_range_increments(WeirObject *scale, double *step, double *page) {
  *step = gtk_adjustment_get_step_increment(adjustment_of(scale));
  *page = gtk_adjustment_get_page_increment(adjustment_of(scale));
}

void weir_range_set_increments(WeirObject *scale, double step, double page) {
  gtk_range_set_increments(RANGE(scale), step, page);
}

int weir_scale_digits(WeirObject *scale) {
  return gtk_scale_get_digits(SCALE(scale));
}

void weir_scale_set_digits(WeirObject *scale, int digits) {
  gtk_scale_set_digits(SCALE(scale), digits);
}

bool weir_scale_draws_value(WeirObject *scale) {
  return gtk_scale_get_draw_value(SCALE(scale));
}

void weir_scale_set_draws_value(WeirObject *scale, bool draws) {
  gtk_scale_set_draw_value(SCALE(scale), draws);
}

void weir_scale_set_has_origin(WeirObject *scale, bool has_origin) {
  gtk_scale_set_has_origin(SCALE(scale), has_origin);
}

bool weir_scale_has_origin(WeirObject *scale) {
  return gtk_scale_get_has_origin(SCALE(scale));
}

void weir_scale_add_mark(WeirObject *scale, double value, bool above, const char *text) {
  gtk_scale_add_mark(SCALE(scale), value, above ? GTK_POS_TOP : GTK_POS_BOTTOM, text);
}

void weir_orientable_set_orientation(WeirObject *widget, int orientation) {
  gtk_orientable_set_orientation(GTK_ORIENTABLE(widget), (GtkOrientation)orientation);
}

int weir_orientable_orientation(WeirObject *widget) {
  return (int)gtk_orientable_get_orientation(GTK_ORIENTABLE(widget));
}
