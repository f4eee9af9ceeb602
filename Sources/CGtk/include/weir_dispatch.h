#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Lets the GLib loop serve libdispatch's main queue, and with it DispatchQueue.main, asyncAfter and
   everything that hops to the main actor. Once is enough; more does nothing. */
void weir_dispatch_serve_main_queue(void);

#pragma clang assume_nonnull end
