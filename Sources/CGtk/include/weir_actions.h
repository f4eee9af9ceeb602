#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A GSimpleAction without parameter; it emits `activate`. */
WeirObject *weir_new_action(const char *name);
const char *weir_action_name(WeirObject *action);
void weir_action_set_enabled(WeirObject *action, bool enabled);
bool weir_action_enabled(WeirObject *action);
void weir_action_activate(WeirObject *action);

/* Puts the action on the application, as "app.name". */
void weir_application_add_action(WeirObject *application, WeirObject *action);
void weir_application_remove_action(WeirObject *application, const char *name);

/* The keys for an action, NULL-ended; answers false when one of them cannot be read. */
bool weir_application_set_accelerators(WeirObject *application, const char *detailed_name,
                                       const char *_Nullable const *_Nonnull accelerators);

#pragma clang assume_nonnull end
