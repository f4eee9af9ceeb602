#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* What is drawn on: a GtkDrawingArea's surface, while it is being drawn. */
typedef struct WeirCanvas WeirCanvas;

/* GtkDrawingArea. `draw` is called whenever what is shown has to be drawn anew; the canvas is good
   until it returns. `released` runs once at the end. */
WeirObject *weir_new_drawing_area(
  void (*draw)(void *context, WeirCanvas *canvas, int width, int height), void *context,
  void (*released)(void *context));

/* Has the widget drawn anew with the next frame. */
void weir_widget_queue_draw(WeirObject *widget);

/* The colour of the widget's text, as the theme has it: red, green, blue and opacity from 0 to 1. */
void weir_widget_text_color(WeirObject *widget, double *rgba);

/* Calls `tick` with each frame while the widget is on the screen, with the frame's time in
   microseconds of the monotonic clock, until it is removed by the number that is given back.
   `released` runs once at the end. */
unsigned weir_widget_add_tick(WeirObject *widget, void (*tick)(void *context, int64_t microseconds),
                              void *context, void (*released)(void *context));
void weir_widget_remove_tick(WeirObject *widget, unsigned number);

/* Lengths are in pixels, from the upper left corner; `rgba` has four numbers from 0 to 1. */
void weir_canvas_line(WeirCanvas *canvas, const double *rgba, double width, double dash, double x1,
                      double y1, double x2, double y2);
/* A `width` of 0 fills. */
void weir_canvas_circle(WeirCanvas *canvas, const double *rgba, double width, double x, double y,
                        double radius);
void weir_canvas_rectangle(WeirCanvas *canvas, const double *rgba, double width, double x, double y,
                           double w, double h);
/* One line of the widget's font at `size` pixels, its middle at `y`. It begins, has its middle or ends
   at `x` for an alignment of 0, 0.5 or 1, and is shortened to `limit` pixels unless that is negative. */
void weir_canvas_text(WeirCanvas *canvas, const double *rgba, const char *text, double size,
                      double align, double x, double y, double limit);
double weir_canvas_text_width(WeirCanvas *canvas, const char *text, double size);

#pragma clang assume_nonnull end
