#include "weir_private.h"

#define LEVEL(object) ((GtkLevelBar *)AS(LEVEL_BAR, object))
#define PROGRESS(object) ((GtkProgressBar *)AS(PROGRESS_BAR, object))

/* GtkLevelBar. */

WeirObject *weir_new_level(double minimum, double maximum) {
  return weir_own(gtk_level_bar_new_for_interval(minimum, maximum));
}

double weir_level_value(WeirObject *level) {
  return gtk_level_bar_get_value(LEVEL(level));
}

void weir_level_set_value(WeirObject *level, double value) {
  gtk_level_bar_set_value(LEVEL(level), value);
}

void weir_level_range(WeirObject *level, double *minimum, double *maximum) {
  *minimum = gtk_level_bar_get_min_value(LEVEL(level));
  *maximum = gtk_level_bar_get_max_value(LEVEL(level));
}

void weir_level_set_range(WeirObject *level, double minimum, double maximum) {
  gtk_level_bar_set_min_value(LEVEL(level), minimum);
  gtk_level_bar_set_max_value(LEVEL(level), maximum);
}

bool weir_level_discrete(WeirObject *level) {
  return gtk_level_bar_get_mode(LEVEL(level)) == GTK_LEVEL_BAR_MODE_DISCRETE;
}

void weir_level_set_discrete(WeirObject *level, bool discrete) {
  gtk_level_bar_set_mode(LEVEL(level),
                         discrete ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS);
}

bool weir_level_inverted(WeirObject *level) {
  return gtk_level_bar_get_inverted(LEVEL(level));
}

void weir_level_set_inverted(WeirObject *level, bool inverted) {
  gtk_level_bar_set_inverted(LEVEL(level), inverted);
}

/* GtkProgressBar. */

WeirObject *weir_new_progress(void) {
  return weir_own(gtk_progress_bar_new());
}

double weir_progress_fraction(WeirObject *progress) {
  return gtk_progress_bar_get_fraction(PROGRESS(progress));
}

void weir_progress_set_fraction(WeirObject *progress, double fraction) {
  gtk_progress_bar_set_fraction(PROGRESS(progress), fraction);
}

const char *weir_progress_text(WeirObject *progress) {
  return gtk_progress_bar_get_show_text(PROGRESS(progress))
             ? gtk_progress_bar_get_text(PROGRESS(progress))
             : NULL;
}

void weir_progress_set_text(WeirObject *progress, const char *text) {
  gtk_progress_bar_set_text(PROGRESS(progress), text);
  gtk_progress_bar_set_show_text(PROGRESS(progress), text != NULL);
}

void weir_progress_pulse(WeirObject *progress) {
  gtk_progress_bar_pulse(PROGRESS(progress));
}
