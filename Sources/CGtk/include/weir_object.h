#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* One more reference, and one fewer. */
void weir_object_ref(WeirObject *object);
void weir_object_unref(WeirObject *object);

/* The name of the object's class, such as "GtkEntry". */
const char *weir_object_class_name(WeirObject *object);

/* Runs `disposed(context)` when the object is disposed of. `disposed` runs at most once. */
void weir_object_weak_ref(WeirObject *object, void (*disposed)(void *context), void *context);
void weir_object_weak_unref(WeirObject *object, void (*disposed)(void *context), void *context);

/* Breaks every reference the object holds and ends its signal handlers, as its destruction would. */
void weir_object_dispose(WeirObject *object);

/* Holds the object with a toggle reference: `toggled(context, is_last)` tells whether it is the last
   one. Adds no plain reference. */
typedef void (*WeirToggle)(void *context, bool is_last);
void weir_object_add_toggle(WeirObject *object, WeirToggle toggled, void *context);
void weir_object_remove_toggle(WeirObject *object, WeirToggle toggled, void *context);

/* Attaches the language side of the object. */
void *_Nullable weir_object_peer(WeirObject *object);
void weir_object_set_peer(WeirObject *object, void *_Nullable peer);

/* Counts objects for tests: from `watch` until the object's memory is let go it is one of the live. */
void weir_object_watch(WeirObject *object);
int weir_object_watched_live(void);

#pragma clang assume_nonnull end
