#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A GtkWindow; GTK itself keeps one reference until it is destroyed. */
WeirObject *weir_new_window(void);
/* One that has yet to be given its application. */
WeirObject *weir_new_application_window(void);
void weir_window_set_title(WeirObject *window, const char *_Nullable title);
const char *_Nullable weir_window_title(WeirObject *window);
void weir_window_set_default_size(WeirObject *window, int width, int height);
void weir_window_default_size(WeirObject *window, int *width, int *height);
void weir_window_set_maximized(WeirObject *window, bool maximized);
bool weir_window_maximized(WeirObject *window);

void weir_window_set_child(WeirObject *window, WeirObject *_Nullable child);
WeirObject *_Nullable weir_window_child(WeirObject *window);
void weir_window_set_titlebar(WeirObject *window, WeirObject *_Nullable titlebar);
void weir_window_set_default_widget(WeirObject *window, WeirObject *_Nullable widget);
WeirObject *_Nullable weir_window_default_widget(WeirObject *window);
void weir_window_set_focus(WeirObject *window, WeirObject *_Nullable widget);
WeirObject *_Nullable weir_window_focus(WeirObject *window);
bool weir_window_is_active(WeirObject *window);
void weir_window_set_resizable(WeirObject *window, bool resizable);
bool weir_window_resizable(WeirObject *window);
void weir_window_set_modal(WeirObject *window, bool modal);
bool weir_window_modal(WeirObject *window);
void weir_window_set_transient_for(WeirObject *window, WeirObject *_Nullable parent);
void weir_window_set_icon_name(WeirObject *window, const char *name);
void weir_window_present(WeirObject *window);

/* Asks, as the title bar's button does; a `close-request` handler may refuse. */
void weir_window_close(WeirObject *window);

/* Does not ask. */
void weir_window_destroy(WeirObject *window);

/* How many frames have been begun for the window; for tests. */
int64_t weir_window_frame_count(WeirObject *window);

/* Has the window draw frame after frame, and calls `tick(context)` before each, until it is stopped by
   the number that this returns. */
unsigned weir_window_add_tick(WeirObject *window, void (*tick)(void *context), void *context);
void weir_window_remove_tick(WeirObject *window, unsigned number);

#pragma clang assume_nonnull end
