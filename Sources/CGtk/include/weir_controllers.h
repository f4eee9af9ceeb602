#pragma once
#include "weir_types.h"

#pragma clang assume_nonnull begin

/* What listens on a widget for keys, the pointer, touches and things that are dropped. */
typedef enum {
  WeirControllerFocus,
  WeirControllerKey,
  WeirControllerMotion,
  /* Option: the axes, 1 for up and down, 2 for to the sides, 3 for both. */
  WeirControllerScroll,
  /* Option: the number of the mouse button, 0 for any; for the four from here on. */
  WeirControllerClick,
  WeirControllerLongPress,
  WeirControllerDrag,
  WeirControllerSwipe,
  /* Option: an orientation, 0 lies, 1 stands. */
  WeirControllerPan,
  WeirControllerZoom,
  WeirControllerRotate,
  WeirControllerDropText,
  WeirControllerDropFiles,
} WeirControllerKind;

/* Adds a new one to the widget, which owns it. Phases are GTK's: 1 on the way down to the widget that
   is meant, 2 on the way back up, 3 for that widget alone. Borrowed. */
WeirObject *weir_widget_add_controller(WeirObject *widget, WeirControllerKind kind, int option,
                                       int phase);
/* One that the widget has no more is left in peace. */
void weir_widget_remove_controller(WeirObject *widget, WeirObject *controller);

bool weir_focus_controller_contains_focus(WeirObject *controller);
bool weir_motion_controller_contains_pointer(WeirObject *controller);

/* The name of a key, such as "Return" or "a"; NULL for a number that is no key. And the code point
   that it writes, 0 for none. */
const char *_Nullable weir_key_name(unsigned key);
unsigned weir_key_code_point(unsigned key);

/* The first argument of `weir-dropped`, by which what is dropped is told together with its place, if it is
   what the controller's kind asks for. */
const char *_Nullable weir_value_dropped_text(const WeirValues *values, unsigned index);
void weir_value_each_dropped_file(const WeirValues *values, unsigned index,
                                  void (*each)(void *context, const char *uri,
                                               const char *_Nullable path),
                                  void *context);

/* For tests: `drop` with a text, or with files, which are named by path. */
bool weir_drop_target_emit_text(WeirObject *controller, const char *text, double x, double y);
bool weir_drop_target_emit_files(WeirObject *controller, const char *_Nullable const *_Nonnull paths,
                                 double x, double y);

#pragma clang assume_nonnull end
