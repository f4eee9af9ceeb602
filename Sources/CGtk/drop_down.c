#include "weir_private.h"

#define DROP_DOWN(object) ((GtkDropDown *)AS(DROP_DOWN, object))

static GtkStringList *list_of(WeirObject *drop_down) {
  return GTK_STRING_LIST(gtk_drop_down_get_model(DROP_DOWN(drop_down)));
}

static gboolean let_go(gpointer drop_down) {
  g_object_unref(drop_down);
  return G_SOURCE_REMOVE;
}

/* A handler may close the window the list is in. GTK is not through with the parts of the list then, and
   would go on with what has been freed: the list lasts until the turn's end. */
static void selected_changed(GObject *drop_down, GParamSpec *property, gpointer data) {
  (void)property;
  (void)data;
  g_idle_add_full(G_PRIORITY_DEFAULT, let_go, g_object_ref(drop_down), NULL);
}

WeirObject *weir_new_drop_down(const char *const *items) {
  WeirObject *drop_down = weir_own(gtk_drop_down_new_from_strings(items));
  g_signal_connect(drop_down, "notify::selected", G_CALLBACK(selected_changed), NULL);
  return drop_down;
}

int weir_drop_down_count(WeirObject *drop_down) {
  GListModel *model = gtk_drop_down_get_model(DROP_DOWN(drop_down));
  return model == NULL ? 0 : (int)g_list_model_get_n_items(model);
}

const char *weir_drop_down_item(WeirObject *drop_down, int position) {
  if (position < 0 || position >= weir_drop_down_count(drop_down)) return NULL;
  return gtk_string_list_get_string(list_of(drop_down), (guint)position);
}

int weir_drop_down_find(WeirObject *drop_down, const char *text) {
  int count = weir_drop_down_count(drop_down);
  for (int i = 0; i < count; i++) {
    if (g_str_equal(weir_drop_down_item(drop_down, i), text)) return i;
  }
  return -1;
}

void weir_drop_down_set_items(WeirObject *drop_down, const char *const *items) {
  int old_count = weir_drop_down_count(drop_down);
  char *kept = g_strdup(weir_drop_down_item(drop_down, weir_drop_down_selected(drop_down)));
  g_object_freeze_notify((GObject *)drop_down);
  gtk_string_list_splice(list_of(drop_down), 0, (guint)old_count, items);
  int position = kept == NULL ? -1 : weir_drop_down_find(drop_down, kept);
  if (kept == NULL) {
    /* Nothing was selected, and stays so; unless there was nothing to select. */
    if (old_count > 0) weir_drop_down_set_selected(drop_down, -1);
  } else {
    weir_drop_down_set_selected(drop_down, position < 0 ? 0 : position);
  }
  g_object_thaw_notify((GObject *)drop_down);
  g_free(kept);
}

int weir_drop_down_selected(WeirObject *drop_down) {
  if (weir_drop_down_count(drop_down) == 0) return -1;
  guint position = gtk_drop_down_get_selected(DROP_DOWN(drop_down));
  return position == GTK_INVALID_LIST_POSITION ? -1 : (int)position;
}

void weir_drop_down_set_selected(WeirObject *drop_down, int position) {
  gtk_drop_down_set_selected(DROP_DOWN(drop_down),
                             position < 0 ? GTK_INVALID_LIST_POSITION : (guint)position);
}

bool weir_drop_down_search(WeirObject *drop_down) {
  return gtk_drop_down_get_enable_search(DROP_DOWN(drop_down));
}

void weir_drop_down_set_search(WeirObject *drop_down, bool enabled) {
  gtk_drop_down_set_enable_search(DROP_DOWN(drop_down), enabled);
}
