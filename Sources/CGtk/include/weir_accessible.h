#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* What a screen reader says for a widget; NULL goes back to what GTK makes of it. */
void weir_accessible_set_label(WeirObject *widget, const char *_Nullable label);
void weir_accessible_set_description(WeirObject *widget, const char *_Nullable description);
void weir_accessible_set_invalid(WeirObject *widget, bool invalid);
void weir_accessible_set_busy(WeirObject *widget, bool busy);
void weir_accessible_set_required(WeirObject *widget, bool required);

/* Hides the widget from a screen reader only. */
void weir_accessible_set_hidden(WeirObject *widget, bool hidden);

/* Has a screen reader say something at once. False where GTK cannot: before 4.14. */
bool weir_accessible_announce(WeirObject *widget, const char *words);

/* The widget whose text describes this one, and the one that says what is wrong with it. */
void weir_accessible_set_described_by(WeirObject *widget, WeirObject *_Nullable description);
void weir_accessible_set_error_message(WeirObject *widget, WeirObject *_Nullable message);

/* How a running GTK of version 4.`minor` takes the error-message relation. */
typedef enum {
  WeirErrorMessageOne,
  WeirErrorMessageUnclear,
  WeirErrorMessageList,
} WeirErrorMessageForm;
WeirErrorMessageForm weir_accessible_error_message_form(unsigned minor);

/* For tests, which need GTK_A11Y=test: whether the state or relation is set. */
bool weir_accessible_is_invalid(WeirObject *widget);
bool weir_accessible_has_error_message(WeirObject *widget);
bool weir_accessible_has_description(WeirObject *widget);

#pragma clang assume_nonnull end
