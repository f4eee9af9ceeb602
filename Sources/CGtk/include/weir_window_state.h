#pragma once
#include "weir_types.h"

#pragma clang assume_nonnull begin

bool weir_window_is_fullscreen(WeirObject *window);
void weir_window_set_fullscreen(WeirObject *window, bool fullscreen);
void weir_window_minimize(WeirObject *window);
void weir_window_set_application(WeirObject *window, WeirObject *application);

#pragma clang assume_nonnull end
