#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkScrolledWindow. It emits `edge-reached` and `edge-overshot` with one of 0 left, 1 right, 2 top,
   3 bottom. */
WeirObject *weir_new_scrolled_window(void);
void weir_scrolled_window_set_child(WeirObject *window, WeirObject *_Nullable child);
WeirObject *_Nullable weir_scrolled_window_child(WeirObject *window);
/* Policies: 0 always, 1 when needed, 2 never (then the window is as large as what is in it), 3 by
   other means than a bar. */
void weir_scrolled_window_set_policy(WeirObject *window, int horizontal, int vertical);
void weir_scrolled_window_policy(WeirObject *window, int *horizontal, int *vertical);
void weir_scrolled_window_set_min_content(WeirObject *window, int width, int height);
void weir_scrolled_window_min_content(WeirObject *window, int *width, int *height);

/* Scrolls what a widget stands in so that it can be seen, two frames later: by then it has its place. */
void weir_widget_scroll_into_view(WeirObject *widget);

/* A GtkAdjustment: it emits `notify` when anything about it is another. */
WeirObject *weir_scrolled_window_adjustment(WeirObject *window, bool vertical);
double weir_adjustment_value(WeirObject *adjustment);
void weir_adjustment_set_value(WeirObject *adjustment, double value);
double weir_adjustment_lower(WeirObject *adjustment);
double weir_adjustment_upper(WeirObject *adjustment);
double weir_adjustment_page_size(WeirObject *adjustment);

#pragma clang assume_nonnull end
