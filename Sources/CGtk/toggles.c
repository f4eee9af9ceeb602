#include "weir_private.h"

#define SWITCH(object) ((GtkSwitch *)AS(SWITCH, object))
#define CHECK(object) ((GtkCheckButton *)AS(CHECK_BUTTON, object))
#define TOGGLE(object) ((GtkToggleButton *)AS(TOGGLE_BUTTON, object))

/* GtkSwitch. */

WeirObject *weir_new_switch(void) {
  return weir_own(gtk_switch_new());
}

bool weir_switch_active(WeirObject *self) {
  return gtk_switch_get_active(SWITCH(self));
}

void weir_switch_set_active(WeirObject *self, bool active) {
  gtk_switch_set_active(SWITCH(self), active);
}

/* GtkCheckButton. */

WeirObject *weir_new_check(const char *label) {
  GtkWidget *check = gtk_check_button_new_with_mnemonic(label);
  /* GTK 4.8 would have the underscore read out. */
  weir_name_by_mnemonic(check, label);
  return weir_own(check);
}

const char *weir_check_label(WeirObject *check) {
  return gtk_check_button_get_label(CHECK(check));
}

void weir_check_set_label(WeirObject *check, const char *label) {
  gtk_check_button_set_label(CHECK(check), label);
  weir_name_by_mnemonic(GTK_WIDGET(CHECK(check)), label == NULL ? "" : label);
}

bool weir_check_active(WeirObject *check) {
  return gtk_check_button_get_active(CHECK(check));
}

void weir_check_set_active(WeirObject *check, bool active) {
  gtk_check_button_set_active(CHECK(check), active);
}

bool weir_check_inconsistent(WeirObject *check) {
  return gtk_check_button_get_inconsistent(CHECK(check));
}

void weir_check_set_inconsistent(WeirObject *check, bool inconsistent) {
  gtk_check_button_set_inconsistent(CHECK(check), inconsistent);
}

/* GtkToggleButton. */

WeirObject *weir_new_toggle(void) {
  return weir_own(gtk_toggle_button_new());
}

bool weir_toggle_active(WeirObject *toggle) {
  return gtk_toggle_button_get_active(TOGGLE(toggle));
}

void weir_toggle_set_active(WeirObject *toggle, bool active) {
  gtk_toggle_button_set_active(TOGGLE(toggle), active);
}
