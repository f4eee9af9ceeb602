#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A column in the middle: its child gets no more than `maximum` pixels of width, at the usual size of
   text; with larger text as much more. */
WeirObject *weir_new_clamp(int maximum);
void weir_clamp_set_child(WeirObject *clamp, WeirObject *_Nullable child);
WeirObject *_Nullable weir_clamp_child(WeirObject *clamp);
void weir_clamp_set_maximum(WeirObject *clamp, int maximum);
int weir_clamp_maximum(WeirObject *clamp);

/* Several widgets for one purpose: the first that has room is shown, or else the last. */
WeirObject *weir_new_squeezer(void);
void weir_squeezer_append(WeirObject *squeezer, WeirObject *child);
/* The one that is shown now; NULL before there was any room to give. */
WeirObject *_Nullable weir_squeezer_shown(WeirObject *squeezer);

#pragma clang assume_nonnull end
