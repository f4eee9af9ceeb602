#include "weir_keyring.h"
#include <libsecret/secret.h>
#include <stdbool.h>
#include <string.h>

static const char *const name = "org.freedesktop.secrets";

static const SecretSchema *schema(void) {
  static const SecretSchema schema = {
      .name = "io.github.weir.Forms",
      .flags = SECRET_SCHEMA_NONE,
      .attributes = {{"purpose", SECRET_SCHEMA_ATTRIBUTE_STRING}},
  };
  return &schema;
}

static GHashTable *attributes(void) {
  return secret_attributes_build(schema(), "purpose", "remember me", NULL);
}

/* A call lives until its last step has come back and its caller has ended it. */
struct WeirKeyringCall {
  int references;
  WeirKeyringTask task;
  char *label;
  SecretValue *value;
  SecretService *service;
  GCancellable *cancellable;
  WeirKeyringAnswer answer;
  void *context;
  void (*released)(void *context);
};

static void release(WeirKeyringCall *self) {
  if (!self->answer) return;
  self->answer = NULL;
  self->released(self->context);
}

static void unref(WeirKeyringCall *self) {
  if (--self->references > 0) return;
  g_clear_pointer(&self->value, secret_value_unref);
  g_clear_object(&self->service);
  g_free(self->label);
  g_object_unref(self->cancellable);
  g_free(self);
}

/* Gives the answer, if it is still wanted, and lets go of the steps' share in the call. */
static void finish(WeirKeyringCall *self, WeirKeyringOutcome outcome, const char *text, size_t length) {
  if (self->answer) self->answer(self->context, outcome, text, length);
  release(self);
  unref(self);
}

static bool is_absence(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SPAWN_EXEC_FAILED) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SPAWN_CHILD_EXITED) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SPAWN_FAILED) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_DISCONNECTED) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_FILE_NOT_FOUND) ||
         g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
         g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CONNECTION_REFUSED) ||
         g_error_matches(error, G_IO_ERROR, G_IO_ERROR_FAILED) ||
         g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CLOSED);
}

static bool is_silence(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_TIMEOUT) ||
         g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_TIMED_OUT) ||
         g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

static void fail(WeirKeyringCall *self, GError *error) {
  WeirKeyringOutcome outcome = WEIR_KEYRING_FAILED;
  if (g_error_matches(error, SECRET_ERROR, SECRET_ERROR_IS_LOCKED)) outcome = WEIR_KEYRING_LOCKED;
  if (is_absence(error)) outcome = WEIR_KEYRING_NO_SERVICE;
  if (is_silence(error)) outcome = WEIR_KEYRING_NO_ANSWER;
  g_dbus_error_strip_remote_error(error);
  finish(self, outcome, error->message, strlen(error->message));
  g_error_free(error);
}

static void stored(GObject *source, GAsyncResult *result, void *data) {
  WeirKeyringCall *self = data;
  GError *error = NULL;
  if (!secret_service_store_finish((SecretService *)source, result, &error)) return fail(self, error);
  finish(self, WEIR_KEYRING_DONE, NULL, 0);
}

static void found(GObject *source, GAsyncResult *result, void *data) {
  WeirKeyringCall *self = data;
  GError *error = NULL;
  GList *items = secret_service_search_finish((SecretService *)source, result, &error);
  if (error) return fail(self, error);
  SecretValue *value = items ? secret_item_get_secret(items->data) : NULL;
  bool is_locked = items && secret_item_get_locked(items->data);
  g_list_free_full(items, g_object_unref);
  if (is_locked) return finish(self, WEIR_KEYRING_LOCKED, NULL, 0);
  gsize length = 0;
  const char *text = value ? secret_value_get(value, &length) : NULL;
  finish(self, WEIR_KEYRING_DONE, text, length);
  if (value) secret_value_unref(value);
}

static void cleared(GObject *source, GAsyncResult *result, void *data) {
  WeirKeyringCall *self = data;
  GError *error = NULL;
  secret_service_clear_finish((SecretService *)source, result, &error);
  if (error) return fail(self, error);
  finish(self, WEIR_KEYRING_DONE, NULL, 0);
}

static void got_collection(GObject *source, GAsyncResult *result, void *data) {
  (void)source;
  WeirKeyringCall *self = data;
  GError *error = NULL;
  SecretCollection *collection = secret_collection_for_alias_finish(result, &error);
  if (error) return fail(self, error);
  /* Without a collection nothing is kept yet; storing makes one. */
  bool is_locked = collection && secret_collection_get_locked(collection);
  if (collection) g_object_unref(collection);
  if (is_locked) return finish(self, WEIR_KEYRING_LOCKED, NULL, 0);

  GHashTable *table = attributes();
  switch (self->task) {
  case WEIR_KEYRING_LOOK:
    finish(self, WEIR_KEYRING_DONE, NULL, 0);
    break;
  case WEIR_KEYRING_STORE:
    secret_service_store(self->service, schema(), table, SECRET_COLLECTION_DEFAULT, self->label, self->value,
                         self->cancellable, stored, self);
    break;
  case WEIR_KEYRING_LOOK_UP:
    secret_service_search(self->service, schema(), table, SECRET_SEARCH_LOAD_SECRETS,
                          self->cancellable, found, self);
    break;
  case WEIR_KEYRING_CLEAR:
    secret_service_clear(self->service, schema(), table, self->cancellable, cleared, self);
    break;
  }
  g_hash_table_unref(table);
}

static void got_service(GObject *source, GAsyncResult *result, void *data) {
  (void)source;
  WeirKeyringCall *self = data;
  GError *error = NULL;
  self->service = secret_service_get_finish(result, &error);
  if (error) return fail(self, error);
  secret_collection_for_alias(self->service, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE,
                              self->cancellable, got_collection, self);
}

WeirKeyringCall *weir_keyring_begin(WeirKeyringTask task, const char *label, const char *secret,
                                    size_t length, WeirKeyringAnswer answer, void *context,
                                    void (*released)(void *context)) {
  WeirKeyringCall *self = g_new0(WeirKeyringCall, 1);
  self->references = 2;
  self->task = task;
  self->label = g_strdup(label);
  self->value = secret ? secret_value_new(secret, (gssize)length, "text/plain") : NULL;
  self->cancellable = g_cancellable_new();
  self->answer = answer;
  self->context = context;
  self->released = released;
  secret_service_get(SECRET_SERVICE_OPEN_SESSION, self->cancellable, got_service, self);
  return self;
}

void weir_keyring_end(WeirKeyringCall *self) {
  release(self);
  g_cancellable_cancel(self->cancellable);
  unref(self);
}

struct WeirKeyringWatch {
  guint name;
  guint locks;
  GDBusConnection *connection;
  void (*changed)(void *context);
  void *context;
};

static void lock_changed(GDBusConnection *connection, const char *sender, const char *path,
                         const char *interface, const char *signal, GVariant *parameters, void *data) {
  (void)connection, (void)sender, (void)path, (void)interface, (void)signal, (void)parameters;
  WeirKeyringWatch *self = data;
  self->changed(self->context);
}

static void stop_listening(WeirKeyringWatch *self) {
  if (!self->connection) return;
  g_dbus_connection_signal_unsubscribe(self->connection, self->locks);
  g_clear_object(&self->connection);
}

static void appeared(GDBusConnection *connection, const char *bus_name, const char *owner, void *data) {
  (void)bus_name, (void)owner;
  WeirKeyringWatch *self = data;
  stop_listening(self);
  self->connection = g_object_ref(connection);
  self->locks = g_dbus_connection_signal_subscribe(
      connection, name, "org.freedesktop.Secret.Service", "CollectionChanged", NULL, NULL,
      G_DBUS_SIGNAL_FLAGS_NONE, lock_changed, self, NULL);
  self->changed(self->context);
}

static void vanished(GDBusConnection *connection, const char *bus_name, void *data) {
  (void)connection, (void)bus_name;
  WeirKeyringWatch *self = data;
  stop_listening(self);
  /* Or libsecret would go on talking to the one that has gone. */
  secret_service_disconnect();
  self->changed(self->context);
}

WeirKeyringWatch *weir_keyring_watch(void (*changed)(void *context), void *context) {
  WeirKeyringWatch *self = g_new0(WeirKeyringWatch, 1);
  self->changed = changed;
  self->context = context;
  self->name = g_bus_watch_name(G_BUS_TYPE_SESSION, name, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared,
                                vanished, self, NULL);
  return self;
}

void weir_keyring_unwatch(WeirKeyringWatch *self) {
  g_bus_unwatch_name(self->name);
  stop_listening(self);
  g_free(self);
}
