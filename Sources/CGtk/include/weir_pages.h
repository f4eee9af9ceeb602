#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkStackSidebar. */
WeirObject *weir_new_stack_sidebar(WeirObject *stack);

#pragma clang assume_nonnull end
