#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkSpinButton. */
WeirObject *weir_new_spin(double minimum, double maximum, double step, int digits);
double weir_spin_value(WeirObject *spin);
void weir_spin_set_value(WeirObject *spin, double value);
void weir_spin_range(WeirObject *spin, double *minimum, double *maximum);
void weir_spin_set_range(WeirObject *spin, double minimum, double maximum);
void weir_spin_increments(WeirObject *spin, double *step, double *page);
void weir_spin_set_increments(WeirObject *spin, double step, double page);
int weir_spin_digits(WeirObject *spin);
void weir_spin_set_digits(WeirObject *spin, int digits);
bool weir_spin_wraps(WeirObject *spin);
void weir_spin_set_wraps(WeirObject *spin, bool wraps);
bool weir_spin_numeric(WeirObject *spin);
void weir_spin_set_numeric(WeirObject *spin, bool numeric);
bool weir_spin_snaps(WeirObject *spin);
void weir_spin_set_snaps(WeirObject *spin, bool snaps);
/* Makes what is typed the value. */
void weir_spin_update(WeirObject *spin);
/* The user has typed something that is not the value yet. */
bool weir_spin_is_typed_in(WeirObject *spin);

/* GtkSwitch. */
WeirObject *weir_new_switch(void);
bool weir_switch_active(WeirObject *self);
void weir_switch_set_active(WeirObject *self, bool active);

/* GtkCheckButton. */
WeirObject *weir_new_check(const char *label);
const char *_Nullable weir_check_label(WeirObject *check);
void weir_check_set_label(WeirObject *check, const char *_Nullable label);
bool weir_check_active(WeirObject *check);
void weir_check_set_active(WeirObject *check, bool active);
bool weir_check_inconsistent(WeirObject *check);
void weir_check_set_inconsistent(WeirObject *check, bool inconsistent);

/* GtkToggleButton; it is a GtkButton too. */
WeirObject *weir_new_toggle(void);
bool weir_toggle_active(WeirObject *toggle);
void weir_toggle_set_active(WeirObject *toggle, bool active);

/* Several GtkCheckButtons or GtkToggleButtons, of which at most one is active: a GObject that its
   buttons keep, and that is disposed of with the last of them. It emits "changed" when another button is
   the active one, but not for the moment in which GTK has none. Positions count from 0; -1 is none. */
WeirObject *weir_new_choice(void);
void weir_choice_add(WeirObject *choice, WeirObject *button);
int weir_choice_selected(WeirObject *choice);
void weir_choice_select(WeirObject *choice, int position);

/* GtkDropDown with a list of texts. Positions count from 0; -1 is none. */
WeirObject *weir_new_drop_down(const char *_Nullable const *_Nonnull items);
int weir_drop_down_count(WeirObject *drop_down);
const char *_Nullable weir_drop_down_item(WeirObject *drop_down, int position);
/* The selected text stays selected if it is still there. */
void weir_drop_down_set_items(WeirObject *drop_down, const char *_Nullable const *_Nonnull items);
int weir_drop_down_selected(WeirObject *drop_down);
void weir_drop_down_set_selected(WeirObject *drop_down, int position);
int weir_drop_down_find(WeirObject *drop_down, const char *text);
bool weir_drop_down_search(WeirObject *drop_down);
void weir_drop_down_set_search(WeirObject *drop_down, bool enabled);

/* GtkCalendar. Months and days count from 1. */
WeirObject *weir_new_calendar(void);
void weir_calendar_date(WeirObject *calendar, int *year, int *month, int *day);
/* A date that there is not is left alone. */
void weir_calendar_select(WeirObject *calendar, int year, int month, int day);
void weir_calendar_set_mark(WeirObject *calendar, int day, bool marked);
bool weir_calendar_mark(WeirObject *calendar, int day);
void weir_calendar_clear_marks(WeirObject *calendar);
bool weir_calendar_shows_week_numbers(WeirObject *calendar);
void weir_calendar_set_shows_week_numbers(WeirObject *calendar, bool shown);

/* GtkLevelBar. */
WeirObject *weir_new_level(double minimum, double maximum);
double weir_level_value(WeirObject *level);
void weir_level_set_value(WeirObject *level, double value);
void weir_level_range(WeirObject *level, double *minimum, double *maximum);
void weir_level_set_range(WeirObject *level, double minimum, double maximum);
bool weir_level_discrete(WeirObject *level);
void weir_level_set_discrete(WeirObject *level, bool discrete);
bool weir_level_inverted(WeirObject *level);
void weir_level_set_inverted(WeirObject *level, bool inverted);

/* GtkProgressBar. */
WeirObject *weir_new_progress(void);
double weir_progress_fraction(WeirObject *progress);
void weir_progress_set_fraction(WeirObject *progress, double fraction);
const char *_Nullable weir_progress_text(WeirObject *progress);
void weir_progress_set_text(WeirObject *progress, const char *_Nullable text);
void weir_progress_pulse(WeirObject *progress);

#pragma clang assume_nonnull end
