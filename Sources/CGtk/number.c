#include "weir_private.h"

#include <stdio.h>

char *weir_number_copy(double number, int digits, bool grouped) {
  return grouped ? g_strdup_printf("%'.*f", digits, number)
                 : g_strdup_printf("%.*f", digits, number);
}
