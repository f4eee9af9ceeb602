#include "weir_private.h"
#include <math.h>
#include <string.h>

#define SPIN(object) ((GtkSpinButton *)AS(SPIN_BUTTON, object))

/* GTK takes the beginning of a text that is no number, or 0, and reads "nan". */
static int read_number(GtkSpinButton *spin, double *number, gpointer data) {
  (void)data;
  const char *text = gtk_editable_get_text(GTK_EDITABLE(spin));
  char *end;
  *number = g_strtod(text, &end);
  bool is_number = end != text && isfinite(*number);
  while (g_ascii_isspace(*end)) end++;
  if (!is_number || *end != '\0') *number = gtk_spin_button_get_value(spin);
  return TRUE;
}

WeirObject *weir_new_spin(double minimum, double maximum, double step, int digits) {
  GtkAdjustment *adjustment = gtk_adjustment_new(minimum, minimum, maximum, step, 10 * step, 0);
  WeirObject *spin = weir_own_editable(gtk_spin_button_new(adjustment, step, (guint)digits), false);
  g_signal_connect(spin, "input", G_CALLBACK(read_number), NULL);
  return spin;
}

double weir_spin_value(WeirObject *spin) {
  return gtk_spin_button_get_value(SPIN(spin));
}

void weir_spin_set_value(WeirObject *spin, double value) {
  gtk_spin_button_set_value(SPIN(spin), value);
}

void weir_spin_range(WeirObject *spin, double *minimum, double *maximum) {
  gtk_spin_button_get_range(SPIN(spin), minimum, maximum);
}

void weir_spin_set_range(WeirObject *spin, double minimum, double maximum) {
  gtk_spin_button_set_range(SPIN(spin), minimum, maximum);
}

void weir_spin_increments(WeirObject *spin, double *step, double *page) {
  gtk_spin_button_get_increments(SPIN(spin), step, page);
}

void weir_spin_set_increments(WeirObject *spin, double step, double page) {
  gtk_spin_button_set_increments(SPIN(spin), step, page);
}

int weir_spin_digits(WeirObject *spin) {
  return (int)gtk_spin_button_get_digits(SPIN(spin));
}

void weir_spin_set_digits(WeirObject *spin, int digits) {
  gtk_spin_button_set_digits(SPIN(spin), (guint)digits);
}

bool weir_spin_wraps(WeirObject *spin) {
  return gtk_spin_button_get_wrap(SPIN(spin));
}

void weir_spin_set_wraps(WeirObject *spin, bool wraps) {
  gtk_spin_button_set_wrap(SPIN(spin), wraps);
}

bool weir_spin_numeric(WeirObject *spin) {
  return gtk_spin_button_get_numeric(SPIN(spin));
}

void weir_spin_set_numeric(WeirObject *spin, bool numeric) {
  gtk_spin_button_set_numeric(SPIN(spin), numeric);
}

bool weir_spin_snaps(WeirObject *spin) {
  return gtk_spin_button_get_snap_to_ticks(SPIN(spin));
}

void weir_spin_set_snaps(WeirObject *spin, bool snaps) {
  gtk_spin_button_set_snap_to_ticks(SPIN(spin), snaps);
}

void weir_spin_update(WeirObject *spin) {
  gtk_spin_button_update(SPIN(spin));
}

bool weir_spin_is_typed_in(WeirObject *spin) {
  /* GTK writes a value into its entry like this. */
  char *written = g_strdup_printf("%0.*f", weir_spin_digits(spin), weir_spin_value(spin));
  bool is_other = strcmp(written, gtk_editable_get_text(GTK_EDITABLE(spin))) != 0;
  g_free(written);
  return is_other;
}
