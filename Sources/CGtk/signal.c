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

/* How many handlers are ending at this moment, one inside the other. */
static int ending = 0;

static void finalize(gpointer context, GClosure *closure) {
  ending += 1;
  ((WeirClosure *)closure)->released(context);
  ending -= 1;
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

/* When an object is disposed of, GLib forgets the list of its handlers and then ends them one by one.
   One that is to end must not be disconnected meanwhile: GLib still knows it, but not its list. */
static bool is_losing_its_handlers(WeirObject *emitter) {
  return ending > 0 &&
         g_signal_handler_find(emitter, G_SIGNAL_MATCH_UNBLOCKED, 0, 0, NULL, NULL, NULL) == 0;
}

void weir_signal_disconnect(WeirObject *emitter, unsigned long handler) {
  if (is_losing_its_handlers(emitter)) return;
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

bool weir_signal_emit_numbers(WeirObject *emitter, const char *name, const double *numbers,
                              unsigned count) {
  GSignalQuery query;
  g_signal_query(g_signal_lookup(name, G_OBJECT_TYPE(emitter)), &query);
  g_assert(query.n_params == count);
  g_autofree GValue *values = g_new0(GValue, count + 1);
  g_value_init(&values[0], G_OBJECT_TYPE(emitter));
  g_value_set_object(&values[0], emitter);
  for (unsigned index = 0; index < count; index++) {
    g_auto(GValue) number = G_VALUE_INIT;
    g_value_init(&number, G_TYPE_DOUBLE);
    g_value_set_double(&number, numbers[index]);
    GType type = query.param_types[index] & ~G_SIGNAL_TYPE_STATIC_SCOPE;
    g_value_init(&values[index + 1], type);
    if (G_TYPE_IS_ENUM(type)) {
      g_value_set_enum(&values[index + 1], (int)numbers[index]);
    } else if (G_TYPE_IS_FLAGS(type)) {
      g_value_set_flags(&values[index + 1], (guint)numbers[index]);
    } else {
      g_value_transform(&number, &values[index + 1]);
    }
  }
  g_auto(GValue) result = G_VALUE_INIT;
  GType result_type = query.return_type & ~G_SIGNAL_TYPE_STATIC_SCOPE;
  if (result_type != G_TYPE_NONE) g_value_init(&result, result_type);
  g_signal_emitv(values, query.signal_id, 0, result_type == G_TYPE_NONE ? NULL : &result);
  for (unsigned index = 0; index <= count; index++) g_value_unset(&values[index]);
  return G_VALUE_HOLDS_BOOLEAN(&result) && g_value_get_boolean(&result);
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
