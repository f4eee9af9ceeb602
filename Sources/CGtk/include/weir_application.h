#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A GtkApplication. A unique one hands its start over to the instance that runs already. */
WeirObject *weir_new_application(const char *identifier, bool unique, bool opens_files);
bool weir_application_id_is_valid(const char *identifier);
/* Whether another process with the same identifier runs already; finds it out if need be. */
bool weir_application_is_second(WeirObject *application);
/* Does an action by its name; in a second start, that of the first. */
void weir_application_activate_action(WeirObject *application, const char *name);
int weir_application_run(WeirObject *application, int count, char *_Nullable *_Nullable arguments);
void weir_application_quit(WeirObject *application);
void weir_application_activate(WeirObject *application);
WeirObject *_Nullable weir_application_active_window(WeirObject *application);
/* Asks every window to close, as its close button does. */
void weir_application_close_windows(WeirObject *application);

/* The arguments of `open`: each file's URI, and its path if it has one. */
void weir_value_each_opened_file(const WeirValues *values,
                                 void (*each)(void *context, const char *uri,
                                              const char *_Nullable path),
                                 void *context);

#pragma clang assume_nonnull end
