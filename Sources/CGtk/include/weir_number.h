#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A number as the user's locale writes it, with `digits` places after the point and, if `grouped`,
   with marks between thousands where the locale has them. */
char *weir_number_copy(double number, int digits, bool grouped);

#pragma clang assume_nonnull end
