#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A horizontal GtkScale. */
WeirObject *weir_new_scale(double minimum, double maximum, double step);
double weir_range_value(WeirObject *scale);
void weir_range_set_value(WeirObject *scale, double value);
double weir_range_minimum(WeirObject *scale);
double weir_range_maximum(WeirObject *scale);
void weir_range_set_bounds(WeirObject *scale, double minimum, double maximum);
void weir_range_increments(WeirObject *scale, double *step, double *page);
void weir_range_set_increments(WeirObject *scale, double step, double page);
int weir_scale_digits(WeirObject *scale);
void weir_scale_set_digits(WeirObject *scale, int digits);
bool weir_scale_draws_value(WeirObject *scale);
void weir_scale_set_draws_value(WeirObject *scale, bool draws);
void weir_scale_set_has_origin(WeirObject *scale, bool has_origin);
bool weir_scale_has_origin(WeirObject *scale);
void weir_scale_add_mark(WeirObject *scale, double value, bool above, const char *_Nullable text);

/* Anything with an orientation: 0 lies, 1 stands. */
void weir_orientable_set_orientation(WeirObject *widget, int orientation);
int weir_orientable_orientation(WeirObject *widget);

#pragma clang assume_nonnull end
