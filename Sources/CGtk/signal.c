#include "weir_private.h"

/* A closure of our own, so that one handler serves every signal whatever its arguments. */
typedef struct {
  GClosure closure;
  WeirHandler handler;
  void (*released)(void *context);
} WeirClosure;

static void marshal(GClosure *closure, GValue *result, guint count, const GValue *values,
                    gpointer hint, gpointer data) {
  (void)hint;
  (void)data;
  WeirClosure *self = (WeirClosure *)closure;
  bool answer = self->handler(closure->data, count - 1, (const WeirValues *)(values + 1));
  if (result != NULL && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, answer);
}

static void finalize(gpointer context, GClosure *closure) {
  ((WeirClosure *)closure)->released(context);
}

unsigned long weir_signal_connect(WeirObject *emitter, const char *name, WeirHandler handler,
                                  void *context, void (*released)(void *)) {
  guint signal;
  GQuark detail;
  if (!g_signal_parse_name(name, G_OBJECT_TYPE(emitter), &signal, &detail, TRUE)) return 0;

  GClosure *closure = g_closure_new_simple(sizeof(WeirClosure), context);
  ((WeirClosure *)closure)->handler = handler;
  ((WeirClosure *)closure)->released = released;
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, context, finalize);
  return g_signal_connect_closure_by_id(emitter, signal, detail, closure, FALSE);
}

void weir_signal_disconnect(WeirObject *emitter, unsigned long handler) {
  if (g_signal_handler_is_connected(emitter, handler)) g_signal_handler_disconnect(emitter, handler);
}

void weir_signal_emit(WeirObject *emitter, const char *name) {
  g_signal_emit_by_name(emitter, name);
}

void weir_signal_emit_string(WeirObject *emitter, const char *name, const char *argument) {
  g_signal_emit_by_name(emitter, name, argument);
}

void weir_signal_emit_int(WeirObject *emitter, const char *name, int argument) {
  g_signal_emit_by_name(emitter, name, argument);
}

static const GValue *value_at(const WeirValues *values, unsigned index) {
  return (const GValue *)values + index;
}

const char *weir_value_string(const WeirValues *values, unsigned index) {
  const GValue *value = value_at(values, index);
  return G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
}

int64_t weir_value_int(const WeirValues *values, unsigned index) {
  const GValue *value = value_at(values, index);
  switch (G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value))) {
    case G_TYPE_INT: return g_value_get_int(value);
    case G_TYPE_UINT: return g_value_get_uint(value);
    case G_TYPE_LONG: return g_value_get_long(value);
    case G_TYPE_ULONG: return (int64_t)g_value_get_ulong(value);
    case G_TYPE_INT64: return g_value_get_int64(value);
    case G_TYPE_UINT64: return (int64_t)g_value_get_uint64(value);
    case G_TYPE_ENUM: return g_value_get_enum(value);
    case G_TYPE_FLAGS: return g_value_get_flags(value);
    default: return 0;
  }
}

double weir_value_double(const WeirValues *values, unsigned index) {
  const GValue *value = value_at(values, index);
  if (G_VALUE_HOLDS_DOUBLE(value)) return g_value_get_double(value);
  return G_VALUE_HOLDS_FLOAT(value) ? (double)g_value_get_float(value) : 0;
}

bool weir_value_bool(const WeirValues *values, unsigned index) {
  const GValue *value = value_at(values, index);
  return G_VALUE_HOLDS_BOOLEAN(value) && g_value_get_boolean(value);
}

WeirObject *weir_value_object(const WeirValues *values, unsigned index) {
  const GValue *value = value_at(values, index);
  return G_VALUE_HOLDS_OBJECT(value) ? AS_OBJECT(g_value_get_object(value)) : NULL;
}
