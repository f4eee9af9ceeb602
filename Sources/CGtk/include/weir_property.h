#pragma once
#include "weir_types.h"

#pragma clang assume_nonnull begin

/* What a property of an object holds, as far as it matters here. */
typedef enum {
  WeirPropertyMissing,
  WeirPropertyBool,
  /* Any whole number, an enumeration and flags too. */
  WeirPropertyInt,
  /* Either kind of floating point number. */
  WeirPropertyDouble,
  WeirPropertyString,
  WeirPropertyOther,
} WeirPropertyKind;

WeirPropertyKind weir_object_property_kind(WeirObject *object, const char *name);
bool weir_object_property_is_writable(WeirObject *object, const char *name);

/* The property has to be of the kind. */
bool weir_object_bool(WeirObject *object, const char *name);
int64_t weir_object_int(WeirObject *object, const char *name);
double weir_object_double(WeirObject *object, const char *name);
char *_Nullable weir_object_string_copy(WeirObject *object, const char *name);

void weir_object_set_bool(WeirObject *object, const char *name, bool value);
void weir_object_set_int(WeirObject *object, const char *name, int64_t value);
void weir_object_set_double(WeirObject *object, const char *name, double value);
void weir_object_set_string(WeirObject *object, const char *name, const char *_Nullable value);

#pragma clang assume_nonnull end
