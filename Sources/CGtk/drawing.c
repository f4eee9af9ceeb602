#include "weir_private.h"

struct WeirCanvas {
  cairo_t *cairo;
  PangoLayout *layout;
};

typedef struct {
  void (*draw)(void *context, WeirCanvas *canvas, int width, int height);
  void *context;
  void (*released)(void *context);
} Drawing;

static void draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  Drawing *drawing = data;
  WeirCanvas canvas = {cairo, gtk_widget_create_pango_layout(GTK_WIDGET(area), NULL)};
  pango_layout_set_single_paragraph_mode(canvas.layout, TRUE);
  drawing->draw(drawing->context, &canvas, width, height);
  g_object_unref(canvas.layout);
}

static void drawing_released(gpointer data) {
  Drawing *drawing = data;
  drawing->released(drawing->context);
  g_free(drawing);
}

WeirObject *weir_new_drawing_area(void (*draw_)(void *, WeirCanvas *, int, int), void *context,
                                  void (*released)(void *)) {
  Drawing *drawing = g_new(Drawing, 1);
  *drawing = (Drawing){draw_, context, released};
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, drawing, drawing_released);
  return weir_own(area);
}

void weir_widget_queue_draw(WeirObject *widget) {
  gtk_widget_queue_draw(WIDGET(widget));
}

void weir_widget_text_color(WeirObject *widget, double *rgba) {
  GdkRGBA color;
  gtk_style_context_get_color(gtk_widget_get_style_context(WIDGET(widget)), &color);
  rgba[0] = color.red;
  rgba[1] = color.green;
  rgba[2] = color.blue;
  rgba[3] = color.alpha;
}

typedef struct {
  void (*tick)(void *context, int64_t microseconds);
  void *context;
  void (*released)(void *context);
} Tick;

static gboolean ticked(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget;
  Tick *tick = data;
  tick->tick(tick->context, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

static void tick_released(gpointer data) {
  Tick *tick = data;
  tick->released(tick->context);
  g_free(tick);
}

unsigned weir_widget_add_tick(WeirObject *widget, void (*tick)(void *, int64_t), void *context,
                              void (*released)(void *)) {
  Tick *box = g_new(Tick, 1);
  *box = (Tick){tick, context, released};
  return gtk_widget_add_tick_callback(WIDGET(widget), ticked, box, tick_released);
}

void weir_widget_remove_tick(WeirObject *widget, unsigned number) {
  gtk_widget_remove_tick_callback(WIDGET(widget), number);
}

static void set_color(WeirCanvas *canvas, const double *rgba) {
  cairo_set_source_rgba(canvas->cairo, rgba[0], rgba[1], rgba[2], rgba[3]);
}

static void paint(WeirCanvas *canvas, const double *rgba, double width) {
  set_color(canvas, rgba);
  if (width > 0) {
    cairo_set_line_width(canvas->cairo, width);
    cairo_stroke(canvas->cairo);
  } else {
    cairo_fill(canvas->cairo);
  }
}

void weir_canvas_line(WeirCanvas *canvas, const double *rgba, double width, double dash, double x1,
                      double y1, double x2, double y2) {
  cairo_set_dash(canvas->cairo, &dash, dash > 0 ? 1 : 0, 0);
  cairo_move_to(canvas->cairo, x1, y1);
  cairo_line_to(canvas->cairo, x2, y2);
  paint(canvas, rgba, width);
  cairo_set_dash(canvas->cairo, NULL, 0, 0);
}

void weir_canvas_circle(WeirCanvas *canvas, const double *rgba, double width, double x, double y,
                        double radius) {
  cairo_new_sub_path(canvas->cairo);
  cairo_arc(canvas->cairo, x, y, radius, 0, 2 * G_PI);
  paint(canvas, rgba, width);
}

void weir_canvas_rectangle(WeirCanvas *canvas, const double *rgba, double width, double x, double y,
                           double w, double h) {
  cairo_rectangle(canvas->cairo, x, y, w, h);
  paint(canvas, rgba, width);
}

static void set_text(WeirCanvas *canvas, const char *text, double size) {
  PangoContext *context = pango_layout_get_context(canvas->layout);
  PangoFontDescription *font =
    pango_font_description_copy(pango_context_get_font_description(context));
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(canvas->layout, font);
  pango_font_description_free(font);
  pango_layout_set_width(canvas->layout, -1);
  pango_layout_set_text(canvas->layout, text, -1);
}

static double text_width(WeirCanvas *canvas) {
  PangoRectangle logical;
  pango_layout_get_extents(canvas->layout, NULL, &logical);
  return (double)logical.width / PANGO_SCALE;
}

void weir_canvas_text(WeirCanvas *canvas, const double *rgba, const char *text, double size,
                      double align, double x, double y, double limit) {
  set_text(canvas, text, size);
  if (limit >= 0 && text_width(canvas) > limit) {
    pango_layout_set_ellipsize(canvas->layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_width(canvas->layout, (int)(limit * PANGO_SCALE));
  } else {
    pango_layout_set_ellipsize(canvas->layout, PANGO_ELLIPSIZE_NONE);
  }
  PangoRectangle logical;
  pango_layout_get_extents(canvas->layout, NULL, &logical);
  set_color(canvas, rgba);
  cairo_move_to(canvas->cairo, x - align * logical.width / PANGO_SCALE,
                y - (double)logical.height / PANGO_SCALE / 2);
  pango_cairo_show_layout(canvas->cairo, canvas->layout);
}

double weir_canvas_text_width(WeirCanvas *canvas, const char *text, double size) {
  set_text(canvas, text, size);
  pango_layout_set_ellipsize(canvas->layout, PANGO_ELLIPSIZE_NONE);
  return text_width(canvas);
}
