#include "weir_private.h"

#define CALENDAR(object) ((GtkCalendar *)AS(CALENDAR, object))

WeirObject *weir_new_calendar(void) {
  return weir_own(gtk_calendar_new());
}

void weir_calendar_date(WeirObject *calendar, int *year, int *month, int *day) {
  GDateTime *date = gtk_calendar_get_date(CALENDAR(calendar));
  g_date_time_get_ymd(date, year, month, day);
  g_date_time_unref(date);
}

void weir_calendar_select(WeirObject *calendar, int year, int month, int day) {
  /* Without a time zone: in some, a day begins after midnight. */
  GDateTime *date = g_date_time_new_utc(year, month, day, 0, 0, 0);
  if (date == NULL) return;
  gtk_calendar_select_day(CALENDAR(calendar), date);
  g_date_time_unref(date);
}

void weir_calendar_set_mark(WeirObject *calendar, int day, bool marked) {
  if (marked) {
    gtk_calendar_mark_day(CALENDAR(calendar), (guint)day);
  } else {
    gtk_calendar_unmark_day(CALENDAR(calendar), (guint)day);
  }
}

bool weir_calendar_mark(WeirObject *calendar, int day) {
  return gtk_calendar_get_day_is_marked(CALENDAR(calendar), (guint)day);
}

void weir_calendar_clear_marks(WeirObject *calendar) {
  gtk_calendar_clear_marks(CALENDAR(calendar));
}

bool weir_calendar_shows_week_numbers(WeirObject *calendar) {
  return gtk_calendar_get_show_week_numbers(CALENDAR(calendar));
}

void weir_calendar_set_shows_week_numbers(WeirObject *calendar, bool shown) {
  gtk_calendar_set_show_week_numbers(CALENDAR(calendar), shown);
}
