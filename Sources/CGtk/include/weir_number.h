#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* A number as the user's locale writes it, with `digits` places after the point and, if `grouped`,
   with marks between thousands where the locale has them. */
char *weir_number_copy(double number, int digits, bool grouped);

/* Reads a number as the user's locale writes it, or with a point; false for any other text. */
bool weir_number_read(const char *text, double *number);

#pragma clang assume_nonnull end
