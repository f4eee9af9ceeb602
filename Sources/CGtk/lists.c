#include "weir_private.h"

/* A list model and its selection in one. GTK's own selection models wrap a list model and cannot be
   told which row goes on after a change; this one can, and tells the user's choices from the program's. */

typedef struct {
  GObjectClass parent;
} WeirListClass;

typedef struct {
  GObject parent;
  int mode;
  /* The object of each row; NULL until somebody asks for it. */
  GArray *rows;
  GtkBitset *selected;
} WeirList;

enum { MODE_NONE, MODE_SINGLE, MODE_MULTIPLE };
enum { ROW_SELECTED, ROW_DESELECTED, SELECTION_SETTLED, SIGNALS };

static guint signals[SIGNALS];

static void list_model_init(GListModelInterface *interface);
static void selection_model_init(GtkSelectionModelInterface *interface);

static GType weir_list_get_type(void);
G_DEFINE_TYPE_WITH_CODE(WeirList, weir_list, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SELECTION_MODEL, selection_model_init))

static WeirList *as_list(gpointer object) {
  return (WeirList *)G_TYPE_CHECK_INSTANCE_CAST(object, weir_list_get_type(), void);
}

static GObject **row_at(WeirList *self, guint position) {
  return &g_array_index(self->rows, GObject *, position);
}

/* GListModel. */

static GType item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint count(GListModel *model) {
  return as_list(model)->rows->len;
}

static gpointer item(GListModel *model, guint position) {
  WeirList *self = as_list(model);
  if (position >= self->rows->len) return NULL;
  GObject **row = row_at(self, position);
  if (*row == NULL) *row = g_object_new(G_TYPE_OBJECT, NULL);
  return g_object_ref(*row);
}

static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = count;
  interface->get_item = item;
}

/* The selection. */

/* Announces each row of `rows`, if anybody listens. */
static void announce(WeirList *self, int signal, const GtkBitset *rows) {
  if (!g_signal_has_handler_pending(self, signals[signal], 0, FALSE)) return;
  GtkBitsetIter iterator;
  guint position;
  for (gboolean more = gtk_bitset_iter_init_first(&iterator, rows, &position); more;
       more = gtk_bitset_iter_next(&iterator, &position)) {
    g_signal_emit(self, signals[signal], 0, position);
  }
}

/* Makes `next` the selection; takes it over. */
static gboolean change(WeirList *self, GtkBitset *next, bool by_user) {
  g_autoptr(GtkBitset) added = gtk_bitset_copy(next);
  gtk_bitset_subtract(added, self->selected);
  g_autoptr(GtkBitset) removed = gtk_bitset_copy(self->selected);
  gtk_bitset_subtract(removed, next);
  gtk_bitset_unref(self->selected);
  self->selected = next;

  g_autoptr(GtkBitset) changed = gtk_bitset_copy(added);
  gtk_bitset_union(changed, removed);
  if (gtk_bitset_is_empty(changed)) return TRUE;
  g_object_ref(self);
  guint first = gtk_bitset_get_minimum(changed);
  guint last = gtk_bitset_get_maximum(changed);
  gtk_selection_model_selection_changed(GTK_SELECTION_MODEL(self), first, last - first + 1);
  if (by_user) {
    announce(self, ROW_DESELECTED, removed);
    announce(self, ROW_SELECTED, added);
  }
  g_signal_emit(self, signals[SELECTION_SETTLED], 0);
  g_object_unref(self);
  return TRUE;
}

static gboolean is_selected(GtkSelectionModel *model, guint position) {
  return gtk_bitset_contains(as_list(model)->selected, position);
}

static GtkBitset *selection_in_range(GtkSelectionModel *model, guint position, guint n_items) {
  (void)position, (void)n_items;
  return gtk_bitset_copy(as_list(model)->selected);
}

static gboolean select_item(GtkSelectionModel *model, guint position, gboolean alone) {
  WeirList *self = as_list(model);
  if (self->mode == MODE_NONE || position >= self->rows->len) return FALSE;
  alone = alone || self->mode == MODE_SINGLE;
  GtkBitset *next = alone ? gtk_bitset_new_empty() : gtk_bitset_copy(self->selected);
  gtk_bitset_add(next, position);
  return change(self, next, true);
}

static gboolean unselect_item(GtkSelectionModel *model, guint position) {
  WeirList *self = as_list(model);
  GtkBitset *next = gtk_bitset_copy(self->selected);
  gtk_bitset_remove(next, position);
  return change(self, next, true);
}

/* `rows` of those in `mask`, and of the others as many as before. */
static gboolean set_selection(GtkSelectionModel *model, GtkBitset *rows, GtkBitset *mask) {
  WeirList *self = as_list(model);
  if (self->mode != MODE_MULTIPLE) return FALSE;
  g_autoptr(GtkBitset) wanted = gtk_bitset_copy(rows);
  gtk_bitset_intersect(wanted, mask);
  GtkBitset *next = gtk_bitset_copy(self->selected);
  gtk_bitset_subtract(next, mask);
  gtk_bitset_union(next, wanted);
  gtk_bitset_remove_range_closed(next, self->rows->len, G_MAXUINT);
  return change(self, next, true);
}

static gboolean select_range(GtkSelectionModel *model, guint position, guint n_items,
                             gboolean alone) {
  g_autoptr(GtkBitset) rows = gtk_bitset_new_range(position, n_items);
  g_autoptr(GtkBitset) mask =
      alone ? gtk_bitset_new_range(0, as_list(model)->rows->len) : gtk_bitset_ref(rows);
  return set_selection(model, rows, mask);
}

static gboolean unselect_range(GtkSelectionModel *model, guint position, guint n_items) {
  g_autoptr(GtkBitset) none = gtk_bitset_new_empty();
  g_autoptr(GtkBitset) mask = gtk_bitset_new_range(position, n_items);
  return set_selection(model, none, mask);
}

static gboolean select_all(GtkSelectionModel *model) {
  return select_range(model, 0, as_list(model)->rows->len, TRUE);
}

static gboolean unselect_all(GtkSelectionModel *model) {
  return change(as_list(model), gtk_bitset_new_empty(), true);
}

static void selection_model_init(GtkSelectionModelInterface *interface) {
  interface->is_selected = is_selected;
  interface->get_selection_in_range = selection_in_range;
  interface->select_item = select_item;
  interface->unselect_item = unselect_item;
  interface->select_range = select_range;
  interface->unselect_range = unselect_range;
  interface->select_all = select_all;
  interface->unselect_all = unselect_all;
  interface->set_selection = set_selection;
}

/* The object. */

static void clear_row(gpointer row) {
  g_clear_object((GObject **)row);
}

static void weir_list_init(WeirList *self) {
  self->rows = g_array_new(FALSE, TRUE, sizeof(GObject *));
  self->selected = gtk_bitset_new_empty();
}

static void finalize(GObject *object) {
  WeirList *self = as_list(object);
  g_array_set_clear_func(self->rows, clear_row);
  g_array_unref(self->rows);
  gtk_bitset_unref(self->selected);
  G_OBJECT_CLASS(weir_list_parent_class)->finalize(object);
}

static guint new_signal(WeirListClass *class, const char *name, guint arguments) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, arguments, G_TYPE_UINT);
}

static void weir_list_class_init(WeirListClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  signals[ROW_SELECTED] = new_signal(class, "row-selected", 1);
  signals[ROW_DESELECTED] = new_signal(class, "row-deselected", 1);
  signals[SELECTION_SETTLED] = new_signal(class, "selection-settled", 0);
}

WeirObject *weir_new_list(int mode) {
  WeirList *self = g_object_new(weir_list_get_type(), NULL);
  self->mode = mode;
  return AS_OBJECT(self);
}

unsigned weir_list_count(WeirObject *list) {
  return as_list(list)->rows->len;
}

void weir_list_splice(WeirObject *list, unsigned position, unsigned removed, unsigned added,
                      const int32_t *kept) {
  WeirList *self = as_list(list);
  g_assert(position + removed <= self->rows->len);
  g_autofree GObject **old = g_new(GObject *, removed);
  for (guint index = 0; index < removed; index++) old[index] = *row_at(self, position + index);
  g_autofree GObject **new = g_new0(GObject *, added);
  g_autoptr(GtkBitset) continued = gtk_bitset_new_empty();
  for (guint index = 0; kept != NULL && index < added; index++) {
    if (kept[index] < 0) continue;
    guint origin = (guint)kept[index];
    new[index] = g_steal_pointer(&old[origin]);
    if (gtk_bitset_contains(self->selected, position + origin)) {
      gtk_bitset_add(continued, position + index);
    }
  }
  gtk_bitset_splice(self->selected, position, removed, added);
  gtk_bitset_union(self->selected, continued);
  if (removed > 0) g_array_remove_range(self->rows, position, removed);
  if (added > 0) g_array_insert_vals(self->rows, position, new, added);
  g_list_model_items_changed(G_LIST_MODEL(self), position, removed, added);
  for (guint index = 0; index < removed; index++) g_clear_object(&old[index]);
}

void weir_list_settle(WeirObject *list) {
  g_signal_emit(as_list(list), signals[SELECTION_SETTLED], 0);
}

int64_t weir_list_selected(WeirObject *list) {
  GtkBitset *selected = as_list(list)->selected;
  return gtk_bitset_is_empty(selected) ? -1 : (int64_t)gtk_bitset_get_minimum(selected);
}

bool weir_list_is_selected(WeirObject *list, unsigned position) {
  return gtk_bitset_contains(as_list(list)->selected, position);
}

void weir_list_each_selected(WeirObject *list, void (*each)(void *, unsigned), void *context) {
  GtkBitsetIter iterator;
  guint position;
  for (gboolean more = gtk_bitset_iter_init_first(&iterator, as_list(list)->selected, &position);
       more; more = gtk_bitset_iter_next(&iterator, &position)) {
    each(context, position);
  }
}

void weir_list_select(WeirObject *list, const uint32_t *positions, size_t n_positions) {
  WeirList *self = as_list(list);
  GtkBitset *next = gtk_bitset_new_empty();
  for (size_t index = 0; index < n_positions; index++) {
    if (self->mode != MODE_NONE && positions[index] < self->rows->len) {
      gtk_bitset_add(next, positions[index]);
    }
  }
  if (self->mode == MODE_SINGLE && !gtk_bitset_is_empty(next)) {
    gtk_bitset_remove_range_closed(next, gtk_bitset_get_minimum(next) + 1, G_MAXUINT);
  }
  change(self, next, false);
}

void weir_list_user_select(WeirObject *list, unsigned position, bool alone) {
  gtk_selection_model_select_item(GTK_SELECTION_MODEL(list), position, alone);
}

void weir_list_user_unselect(WeirObject *list, unsigned position) {
  gtk_selection_model_unselect_item(GTK_SELECTION_MODEL(list), position);
}

void weir_list_user_select_all(WeirObject *list) {
  gtk_selection_model_select_all(GTK_SELECTION_MODEL(list));
}
