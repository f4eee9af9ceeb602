#include "weir_private.h"

void weir_widget_set_sensitive(WeirObject *widget, bool sensitive) {
  gtk_widget_set_sensitive(WIDGET(widget), sensitive);
}

bool weir_widget_sensitive(WeirObject *widget) {
  return gtk_widget_get_sensitive(WIDGET(widget));
}

void weir_widget_set_visible(WeirObject *widget, bool visible) {
  gtk_widget_set_visible(WIDGET(widget), visible);
}

bool weir_widget_visible(WeirObject *widget) {
  return gtk_widget_get_visible(WIDGET(widget));
}

bool weir_widget_is_mapped(WeirObject *widget) {
  return gtk_widget_get_mapped(WIDGET(widget));
}

void weir_widget_set_opacity(WeirObject *widget, double opacity) {
  gtk_widget_set_opacity(WIDGET(widget), opacity);
}

double weir_widget_opacity(WeirObject *widget) {
  return gtk_widget_get_opacity(WIDGET(widget));
}

void weir_widget_set_tooltip(WeirObject *widget, const char *text) {
  gtk_widget_set_tooltip_text(WIDGET(widget), text);
}

const char *weir_widget_tooltip(WeirObject *widget) {
  return gtk_widget_get_tooltip_text(WIDGET(widget));
}

void weir_widget_set_name(WeirObject *widget, const char *name) {
  gtk_widget_set_name(WIDGET(widget), name);
}

const char *weir_widget_name(WeirObject *widget) {
  return gtk_widget_get_name(WIDGET(widget));
}

void weir_widget_set_size_request(WeirObject *widget, int width, int height) {
  gtk_widget_set_size_request(WIDGET(widget), width, height);
}

void weir_widget_set_hexpand(WeirObject *widget, bool expand) {
  gtk_widget_set_hexpand(WIDGET(widget), expand);
}

bool weir_widget_hexpand(WeirObject *widget) {
  return gtk_widget_get_hexpand(WIDGET(widget));
}

void weir_widget_set_vexpand(WeirObject *widget, bool expand) {
  gtk_widget_set_vexpand(WIDGET(widget), expand);
}

bool weir_widget_vexpand(WeirObject *widget) {
  return gtk_widget_get_vexpand(WIDGET(widget));
}

void weir_widget_set_halign(WeirObject *widget, int align) {
  gtk_widget_set_halign(WIDGET(widget), (GtkAlign)align);
}

int weir_widget_halign(WeirObject *widget) {
  return (int)gtk_widget_get_halign(WIDGET(widget));
}

void weir_widget_set_valign(WeirObject *widget, int align) {
  gtk_widget_set_valign(WIDGET(widget), (GtkAlign)align);
}

int weir_widget_valign(WeirObject *widget) {
  return (int)gtk_widget_get_valign(WIDGET(widget));
}

void weir_widget_set_margins(WeirObject *widget, int top, int start, int bottom, int end) {
  GtkWidget *self = WIDGET(widget);
  gtk_widget_set_margin_top(self, top);
  gtk_widget_set_margin_start(self, start);
  gtk_widget_set_margin_bottom(self, bottom);
  gtk_widget_set_margin_end(self, end);
}

void weir_widget_margins(WeirObject *widget, int *top, int *start, int *bottom, int *end) {
  GtkWidget *self = WIDGET(widget);
  *top = gtk_widget_get_margin_top(self);
  *start = gtk_widget_get_margin_start(self);
  *bottom = gtk_widget_get_margin_bottom(self);
  *end = gtk_widget_get_margin_end(self);
}

void weir_widget_add_css_class(WeirObject *widget, const char *name) {
  gtk_widget_add_css_class(WIDGET(widget), name);
}

void weir_widget_remove_css_class(WeirObject *widget, const char *name) {
  gtk_widget_remove_css_class(WIDGET(widget), name);
}

bool weir_widget_has_css_class(WeirObject *widget, const char *name) {
  return gtk_widget_has_css_class(WIDGET(widget), name);
}

void weir_widget_each_css_class(WeirObject *widget, void (*each)(void *, const char *),
                                void *context) {
  char **names = gtk_widget_get_css_classes(WIDGET(widget));
  for (char **name = names; *name != NULL; name++) each(context, *name);
  g_strfreev(names);
}

void weir_widget_set_focusable(WeirObject *widget, bool focusable) {
  gtk_widget_set_focusable(WIDGET(widget), focusable);
}

bool weir_widget_focusable(WeirObject *widget) {
  return gtk_widget_get_focusable(WIDGET(widget));
}

bool weir_widget_grab_focus(WeirObject *widget) {
  return gtk_widget_grab_focus(WIDGET(widget));
}

bool weir_widget_has_focus_within(WeirObject *widget) {
  GtkRoot *root = gtk_widget_get_root(WIDGET(widget));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  if (focus == NULL) return false;
  return focus == WIDGET(widget) || gtk_widget_is_ancestor(focus, WIDGET(widget));
}

bool weir_widget_activate(WeirObject *widget) {
  return gtk_widget_activate(WIDGET(widget));
}

WeirObject *weir_widget_parent(WeirObject *widget) {
  return AS_OBJECT(gtk_widget_get_parent(WIDGET(widget)));
}

WeirObject *weir_widget_root(WeirObject *widget) {
  return AS_OBJECT(gtk_widget_get_root(WIDGET(widget)));
}

typedef struct {
  bool (*pressed)(void *context);
  void *context;
  void (*released)(void *context);
} Shortcut;

static gboolean shortcut_pressed(GtkWidget *widget, GVariant *arguments, gpointer data) {
  (void)widget;
  (void)arguments;
  Shortcut *shortcut = data;
  return shortcut->pressed(shortcut->context);
}

static void shortcut_released(gpointer data) {
  Shortcut *shortcut = data;
  shortcut->released(shortcut->context);
  g_free(shortcut);
}

WeirObject *weir_widget_add_shortcut(WeirObject *widget, const char *text, int scope,
                                     bool (*pressed)(void *), void *context,
                                     void (*released)(void *)) {
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string(text);
  if (trigger == NULL) return NULL;
  Shortcut *shortcut = g_new(Shortcut, 1);
  *shortcut = (Shortcut){pressed, context, released};
  GtkShortcutAction *action =
      gtk_callback_action_new(shortcut_pressed, shortcut, shortcut_released);
  GtkEventController *controller = gtk_shortcut_controller_new();
  gtk_shortcut_controller_set_scope(GTK_SHORTCUT_CONTROLLER(controller), (GtkShortcutScope)scope);
  gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(controller),
                                       gtk_shortcut_new(trigger, action));
  gtk_widget_add_controller(WIDGET(widget), controller);
  return AS_OBJECT(controller);
}

bool weir_widget_bounds(WeirObject *widget, WeirObject *other, double *x, double *y, double *width,
                        double *height) {
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(WIDGET(widget), WIDGET(other), &bounds)) return false;
  *x = bounds.origin.x;
  *y = bounds.origin.y;
  *width = bounds.size.width;
  *height = bounds.size.height;
  return true;
}

void weir_widget_each_access_key(
  WeirObject *widget, void *context, void (*call)(void *context, const char *key)) {
  GtkWidget *parent = WIDGET(widget);
  if (!gtk_widget_get_mapped(parent)) return;
  if (GTK_IS_LABEL(parent)) {
    guint key = gtk_label_get_mnemonic_keyval(GTK_LABEL(parent));
    if (key != GDK_KEY_VoidSymbol) call(context, gdk_keyval_name(key));
  }
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    weir_widget_each_access_key((WeirObject *)child, context, call);
  }
}
