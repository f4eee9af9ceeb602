#include "weir_private.h"

static GParamSpec *property(WeirObject *object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}

WeirPropertyKind weir_object_property_kind(WeirObject *object, const char *name) {
  GParamSpec *spec = property(object, name);
  if (spec == NULL || (spec->flags & G_PARAM_READABLE) == 0) return WeirPropertyMissing;
  switch (G_TYPE_FUNDAMENTAL(spec->value_type)) {
    case G_TYPE_BOOLEAN: return WeirPropertyBool;
    case G_TYPE_INT:
    case G_TYPE_UINT:
    case G_TYPE_LONG:
    case G_TYPE_ULONG:
    case G_TYPE_INT64:
    case G_TYPE_UINT64:
    case G_TYPE_ENUM:
    case G_TYPE_FLAGS: return WeirPropertyInt;
    case G_TYPE_FLOAT:
    case G_TYPE_DOUBLE: return WeirPropertyDouble;
    case G_TYPE_STRING: return WeirPropertyString;
    default: return WeirPropertyOther;
  }
}

bool weir_object_property_is_writable(WeirObject *object, const char *name) {
  GParamSpec *spec = property(object, name);
  return spec != NULL && (spec->flags & (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY)) ==
                             G_PARAM_WRITABLE;
}

/* GObject converts between the kinds of numbers when the value is asked for as another. */

bool weir_object_bool(WeirObject *object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

int64_t weir_object_int(WeirObject *object, const char *name) {
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_INT64);
  g_object_get_property((GObject *)object, name, &value);
  return g_value_get_int64(&value);
}

double weir_object_double(WeirObject *object, const char *name) {
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_DOUBLE);
  g_object_get_property((GObject *)object, name, &value);
  return g_value_get_double(&value);
}

char *weir_object_string_copy(WeirObject *object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

void weir_object_set_bool(WeirObject *object, const char *name, bool flag) {
  g_object_set(object, name, (gboolean)flag, NULL);
}

void weir_object_set_int(WeirObject *object, const char *name, int64_t number) {
  GType type = property(object, name)->value_type;
  g_auto(GValue) value = G_VALUE_INIT;
  if (G_TYPE_IS_ENUM(type)) {
    g_value_init(&value, type);
    g_value_set_enum(&value, (int)number);
  } else if (G_TYPE_IS_FLAGS(type)) {
    g_value_init(&value, type);
    g_value_set_flags(&value, (guint)number);
  } else {
    g_value_init(&value, G_TYPE_INT64);
    g_value_set_int64(&value, number);
  }
  g_object_set_property((GObject *)object, name, &value);
}

void weir_object_set_double(WeirObject *object, const char *name, double number) {
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_DOUBLE);
  g_value_set_double(&value, number);
  g_object_set_property((GObject *)object, name, &value);
}

void weir_object_set_string(WeirObject *object, const char *name, const char *text) {
  g_object_set(object, name, text, NULL);
}
