#define _GNU_SOURCE
#include <dlfcn.h>

#include "weir_private.h"

static GtkAccessible *accessible(WeirObject *widget) {
  return GTK_ACCESSIBLE(WIDGET(widget));
}

static void set_text(GtkAccessible *widget, GtkAccessibleProperty property, const char *text) {
  if (text == NULL) {
    gtk_accessible_reset_property(widget, property);
  } else {
    gtk_accessible_update_property(widget, property, text, -1);
  }
}

/* What takes the focus in the place of a widget: it is that which a screen reader says. */
static GtkWidget *focused_part(GtkWidget *widget) {
  if (GTK_IS_DROP_DOWN(widget) || GTK_IS_COLOR_BUTTON(widget)) return gtk_widget_get_first_child(widget);
  if (GTK_IS_COLUMN_VIEW(widget)) return gtk_widget_get_last_child(widget);
  return NULL;
}

void weir_name_by_mnemonic(GtkWidget *widget, const char *text) {
  char *name = g_strdup(text);
  char *end = name;
  for (const char *rest = text; *rest != '\0'; rest++) {
    if (*rest == '_' && rest[1] != '\0') rest++;
    *end++ = *rest;
  }
  *end = '\0';
  set_text(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_free(name);
}

void weir_accessible_set_label(WeirObject *widget, const char *label) {
  GtkWidget *part = focused_part(WIDGET(widget));
  set_text(accessible(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (part != NULL) set_text(GTK_ACCESSIBLE(part), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void weir_accessible_set_description(WeirObject *widget, const char *description) {
  set_text(accessible(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

void weir_accessible_set_required(WeirObject *widget, bool required) {
  gtk_accessible_update_property(accessible(widget), GTK_ACCESSIBLE_PROPERTY_REQUIRED, required, -1);
}

void weir_accessible_set_invalid(WeirObject *widget, bool invalid) {
  if (invalid) {
    gtk_accessible_update_state(accessible(widget), GTK_ACCESSIBLE_STATE_INVALID,
                                GTK_ACCESSIBLE_INVALID_TRUE, -1);
  } else {
    gtk_accessible_reset_state(accessible(widget), GTK_ACCESSIBLE_STATE_INVALID);
  }
}

void weir_accessible_set_busy(WeirObject *widget, bool busy) {
  gtk_accessible_update_state(accessible(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void weir_accessible_set_hidden(WeirObject *widget, bool hidden) {
  gtk_accessible_update_state(accessible(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

/* A library built with an older GTK uses the function of a newer one where there is one. */
bool weir_accessible_announce(WeirObject *widget, const char *words) {
  typedef void (*Announce)(GtkAccessible *, const char *, int priority);
  enum { MEDIUM = 1 };
  Announce announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
  if (announce == NULL) return false;
  announce(accessible(widget), words, MEDIUM);
  return true;
}

void weir_accessible_set_described_by(WeirObject *widget, WeirObject *description) {
  if (description == NULL) {
    gtk_accessible_reset_relation(accessible(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  } else {
    gtk_accessible_update_relation(accessible(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                   accessible(description), NULL, -1);
  }
}

/* The relation took one widget until 4.16 and takes a list since 4.18; in between it depends on the
   patch level, and the wrong form crashes. There the described-by relation has to do. */
WeirErrorMessageForm weir_accessible_error_message_form(unsigned minor) {
  if (minor < 16) return WeirErrorMessageOne;
  return minor < 18 ? WeirErrorMessageUnclear : WeirErrorMessageList;
}

void weir_accessible_set_error_message(WeirObject *widget, WeirObject *message) {
  weir_accessible_set_described_by(widget, message);
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE;
  if (message == NULL) {
    gtk_accessible_reset_relation(accessible(widget), relation);
    return;
  }
  switch (weir_accessible_error_message_form(gtk_get_minor_version())) {
    case WeirErrorMessageOne:
      gtk_accessible_update_relation(accessible(widget), relation, accessible(message), -1);
      break;
    case WeirErrorMessageList:
      gtk_accessible_update_relation(accessible(widget), relation, accessible(message), NULL, -1);
      break;
    case WeirErrorMessageUnclear:
      break;
  }
}

bool weir_accessible_is_invalid(WeirObject *widget) {
  return gtk_test_accessible_has_state(accessible(widget), GTK_ACCESSIBLE_STATE_INVALID);
}

bool weir_accessible_has_error_message(WeirObject *widget) {
  return gtk_test_accessible_has_relation(accessible(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}

bool weir_accessible_has_description(WeirObject *widget) {
  return gtk_test_accessible_has_property(accessible(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
