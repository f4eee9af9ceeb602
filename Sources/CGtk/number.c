#include "weir_private.h"

char *weir_number_copy(double number, int digits, bool grouped) {
  return grouped ? g_strdup_printf("%'.*f", digits, number)
                 : g_strdup_printf("%.*f", digits, number);
}

bool weir_number_read(const char *text, double *number) {
  /* strtod knows more than users mean: "nan", "inf", and numbers of base sixteen. */
  for (const char *one = text; *one != '\0'; one++) {
    if (g_ascii_isalpha(*one) && *one != 'e' && *one != 'E') return false;
  }
  char *end;
  *number = g_strtod(text, &end);
  return end != text && *end == '\0';
}
