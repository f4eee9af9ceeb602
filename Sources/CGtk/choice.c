#include "weir_private.h"

/* The buttons keep the choice, and the choice knows the buttons as long as they last. */
typedef struct {
  GObject parent;
  GPtrArray *buttons; /* NULL where one has gone */
  unsigned live;
  int announced;
  unsigned check; /* a source that looks again at the turn's end */
} WeirChoice;

typedef GObjectClass WeirChoiceClass;

G_DEFINE_TYPE(WeirChoice, weir_choice, G_TYPE_OBJECT)

static guint changed_signal;
static G_DEFINE_QUARK(weir-choice, choice)

static bool is_active(GtkWidget *button) {
  return GTK_IS_CHECK_BUTTON(button) ? gtk_check_button_get_active(GTK_CHECK_BUTTON(button))
                                     : gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button));
}

static void set_active(GtkWidget *button, bool active) {
  if (GTK_IS_CHECK_BUTTON(button)) {
    gtk_check_button_set_active(GTK_CHECK_BUTTON(button), active);
  } else {
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), active);
  }
}

static int selected(WeirChoice *self) {
  for (guint i = 0; i < self->buttons->len; i++) {
    GtkWidget *button = self->buttons->pdata[i];
    if (button != NULL && is_active(button)) return (int)i;
  }
  return -1;
}

static void announce(WeirChoice *self) {
  g_clear_handle_id(&self->check, g_source_remove);
  int now = selected(self);
  if (now == self->announced) return;
  self->announced = now;
  g_signal_emit(self, changed_signal, 0);
}

static gboolean look_again(gpointer data) {
  WeirChoice *self = data;
  self->check = 0;
  announce(self);
  return G_SOURCE_REMOVE;
}

/* When another button becomes the active one, GTK first takes it from the one before. */
static void toggled(GtkWidget *button, WeirChoice *self) {
  if (is_active(button)) {
    announce(self);
  } else if (self->check == 0) {
    self->check = g_idle_add_full(G_PRIORITY_DEFAULT, look_again, self, NULL);
  }
}

static void button_gone(gpointer data, GObject *button) {
  WeirChoice *self = data;
  for (guint i = 0; i < self->buttons->len; i++) {
    if (self->buttons->pdata[i] == button) self->buttons->pdata[i] = NULL;
  }
  self->live -= 1;
  if (self->live == 0) g_object_run_dispose(G_OBJECT(self));
}

static void dispose(GObject *object) {
  WeirChoice *self = (WeirChoice *)object;
  g_clear_handle_id(&self->check, g_source_remove);
  G_OBJECT_CLASS(weir_choice_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  g_ptr_array_unref(((WeirChoice *)object)->buttons);
  G_OBJECT_CLASS(weir_choice_parent_class)->finalize(object);
}

static void weir_choice_class_init(WeirChoiceClass *class) {
  class->dispose = dispose;
  class->finalize = finalize;
  changed_signal = g_signal_new("changed", G_OBJECT_CLASS_TYPE(class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void weir_choice_init(WeirChoice *self) {
  self->buttons = g_ptr_array_new();
  self->announced = -1;
}

WeirObject *weir_new_choice(void) {
  return AS_OBJECT(g_object_new(weir_choice_get_type(), NULL));
}

void weir_choice_add(WeirObject *choice, WeirObject *object) {
  WeirChoice *self = (WeirChoice *)choice;
  GtkWidget *button = WIDGET(object);
  if (self->buttons->len > 0) {
    GtkWidget *first = self->buttons->pdata[0];
    if (GTK_IS_CHECK_BUTTON(button)) {
      gtk_check_button_set_group(GTK_CHECK_BUTTON(button), GTK_CHECK_BUTTON(first));
    } else {
      gtk_toggle_button_set_group(GTK_TOGGLE_BUTTON(button), GTK_TOGGLE_BUTTON(first));
    }
  }
  g_ptr_array_add(self->buttons, button);
  self->live += 1;
  g_object_weak_ref(G_OBJECT(button), button_gone, self);
  g_signal_connect(button, "toggled", G_CALLBACK(toggled), self);
  g_object_set_qdata_full(G_OBJECT(button), choice_quark(), g_object_ref(self), g_object_unref);
  self->announced = selected(self);
}

int weir_choice_selected(WeirObject *choice) {
  return selected((WeirChoice *)choice);
}

void weir_choice_select(WeirObject *choice, int position) {
  WeirChoice *self = (WeirChoice *)choice;
  bool is_one = position >= 0 && (guint)position < self->buttons->len;
  GtkWidget *button = is_one ? self->buttons->pdata[position] : NULL;
  if (button != NULL) {
    set_active(button, true);
    return;
  }
  int active = selected(self);
  if (active >= 0) set_active(self->buttons->pdata[active], false);
  announce(self);
}
