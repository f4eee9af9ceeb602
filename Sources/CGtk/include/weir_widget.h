#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Properties that every widget has. */
void weir_widget_set_sensitive(WeirObject *widget, bool sensitive);
bool weir_widget_sensitive(WeirObject *widget);
void weir_widget_set_visible(WeirObject *widget, bool visible);
bool weir_widget_visible(WeirObject *widget);
bool weir_widget_is_mapped(WeirObject *widget);
void weir_widget_set_opacity(WeirObject *widget, double opacity);
double weir_widget_opacity(WeirObject *widget);
void weir_widget_set_tooltip(WeirObject *widget, const char *_Nullable text);
const char *_Nullable weir_widget_tooltip(WeirObject *widget);
void weir_widget_set_name(WeirObject *widget, const char *name);
const char *weir_widget_name(WeirObject *widget);
void weir_widget_set_size_request(WeirObject *widget, int width, int height);
void weir_widget_set_hexpand(WeirObject *widget, bool expand);
bool weir_widget_hexpand(WeirObject *widget);
void weir_widget_set_vexpand(WeirObject *widget, bool expand);
bool weir_widget_vexpand(WeirObject *widget);

/* Alignments are numbers in GTK's order: fill, start, end, center, baseline. */
void weir_widget_set_halign(WeirObject *widget, int align);
int weir_widget_halign(WeirObject *widget);
void weir_widget_set_valign(WeirObject *widget, int align);
int weir_widget_valign(WeirObject *widget);

void weir_widget_set_margins(WeirObject *widget, int top, int start, int bottom, int end);
void weir_widget_margins(WeirObject *widget, int *top, int *start, int *bottom, int *end);

/* Style classes. */
void weir_widget_add_css_class(WeirObject *widget, const char *name);
void weir_widget_remove_css_class(WeirObject *widget, const char *name);
bool weir_widget_has_css_class(WeirObject *widget, const char *name);
/* Calls `each` for every class, in order. */
void weir_widget_each_css_class(WeirObject *widget, void (*each)(void *context, const char *name),
                                void *context);

/* Keyboard focus. */
void weir_widget_set_focusable(WeirObject *widget, bool focusable);
bool weir_widget_focusable(WeirObject *widget);
bool weir_widget_grab_focus(WeirObject *widget);
bool weir_widget_has_focus_within(WeirObject *widget);

/* Presses the widget as the keyboard would; answers whether it can be pressed at all. */
bool weir_widget_activate(WeirObject *widget);

WeirObject *_Nullable weir_widget_parent(WeirObject *widget);
WeirObject *_Nullable weir_widget_root(WeirObject *widget);

/* A key combination such as "<Control>l" or "Escape". Scopes are GTK's: 0 while the widget or
   something in it has the focus, 1 managed by an ancestor, 2 anywhere in the window.
   Answers the controller, borrowed, or NULL when the combination cannot be read.
   `pressed` returns whether the key was used; `released` runs once at the end. */
WeirObject *_Nullable weir_widget_add_shortcut(WeirObject *widget, const char *trigger, int scope,
                                               bool (*pressed)(void *context), void *context,
                                               void (*released)(void *context));

/* Where the widget is in another, in pixels; false while one of them is not in the other's window or
   has no place yet. */
bool weir_widget_bounds(WeirObject *widget, WeirObject *other, double *x, double *y, double *width,
                        double *height);

/* Calls with each key that is pressed with Alt to reach something on the screen within the widget. */
void weir_widget_each_access_key(
  WeirObject *widget, void *context, void (*call)(void *context, const char *key));

#pragma clang assume_nonnull end
