#include "weir_private.h"

#define ACTION(object) (G_SIMPLE_ACTION((GObject *)(object)))
#define MENU(object) (G_MENU((GObject *)(object)))
#define MENU_BUTTON(object) ((GtkMenuButton *)AS(MENU_BUTTON, object))
#define POPOVER(object) ((GtkPopover *)AS(POPOVER, object))

/* Actions. GIO changes the state by itself only while nobody listens to `activate`. */

static void toggle(GSimpleAction *action, GVariant *parameter, gpointer data) {
  (void)parameter, (void)data;
  g_autoptr(GVariant) state = g_action_get_state(G_ACTION(action));
  g_action_change_state(G_ACTION(action), g_variant_new_boolean(!g_variant_get_boolean(state)));
}

static void choose(GSimpleAction *action, GVariant *choice, gpointer data) {
  (void)data;
  g_action_change_state(G_ACTION(action), choice);
}

WeirObject *weir_new_toggle_action(const char *name, bool on) {
  GSimpleAction *action = g_simple_action_new_stateful(name, NULL, g_variant_new_boolean(on));
  g_signal_connect(action, "activate", G_CALLBACK(toggle), NULL);
  return AS_OBJECT(action);
}

bool weir_toggle_action_is_on(WeirObject *action) {
  g_autoptr(GVariant) state = g_action_get_state(G_ACTION(ACTION(action)));
  return g_variant_get_boolean(state);
}

void weir_toggle_action_set_on(WeirObject *action, bool on) {
  g_simple_action_set_state(ACTION(action), g_variant_new_boolean(on));
}

WeirObject *weir_new_choice_action(const char *name, const char *choice) {
  GSimpleAction *action =
      g_simple_action_new_stateful(name, G_VARIANT_TYPE_STRING, g_variant_new_string(choice));
  g_signal_connect(action, "activate", G_CALLBACK(choose), NULL);
  return AS_OBJECT(action);
}

const char *weir_choice_action_choice(WeirObject *action) {
  /* The action keeps the state, and the state the string. */
  g_autoptr(GVariant) state = g_action_get_state(G_ACTION(ACTION(action)));
  return g_variant_get_string(state, NULL);
}

void weir_choice_action_set_choice(WeirObject *action, const char *choice) {
  g_simple_action_set_state(ACTION(action), g_variant_new_string(choice));
}

void weir_choice_action_activate(WeirObject *action, const char *choice) {
  g_action_activate(G_ACTION(ACTION(action)), g_variant_new_string(choice));
}

WeirObject *weir_new_action_group(void) {
  return AS_OBJECT(g_simple_action_group_new());
}

void weir_action_group_add(WeirObject *group, WeirObject *action) {
  g_action_map_add_action(G_ACTION_MAP((GObject *)group), G_ACTION(ACTION(action)));
}

void weir_action_group_remove(WeirObject *group, const char *name) {
  g_action_map_remove_action(G_ACTION_MAP((GObject *)group), name);
}

static void remove_actions(GtkWidget *widget, const char *prefix) {
  gtk_widget_insert_action_group(widget, prefix, NULL);
}

/* After a text was selected with the mouse GTK 4.8 keeps what looks up a window's actions, and the actions
   with it: they are taken from a widget that goes. */
void weir_widget_insert_actions(WeirObject *widget, const char *prefix, WeirObject *group) {
  gpointer name = (gpointer)g_intern_string(prefix);
  gtk_widget_insert_action_group(WIDGET(widget), prefix,
                                 group == NULL ? NULL : G_ACTION_GROUP((GObject *)group));
  g_signal_handlers_disconnect_by_func(widget, remove_actions, name);
  if (group != NULL) g_signal_connect(widget, "destroy", G_CALLBACK(remove_actions), name);
}

bool weir_widget_activate_action(WeirObject *widget, const char *name, const char *choice) {
  return choice == NULL ? gtk_widget_activate_action(WIDGET(widget), name, NULL)
                        : gtk_widget_activate_action(WIDGET(widget), name, "s", choice);
}

int weir_application_accelerator_count(WeirObject *application, const char *action) {
  GtkApplication *self = GTK_APPLICATION((GObject *)application);
  g_auto(GStrv) keys = gtk_application_get_accels_for_action(self, action);
  return (int)g_strv_length(keys);
}

/* Menus. */

WeirObject *weir_new_menu(void) {
  return AS_OBJECT(g_menu_new());
}

int weir_menu_count(WeirObject *menu) {
  return g_menu_model_get_n_items(G_MENU_MODEL(MENU(menu)));
}

void weir_menu_remove_all(WeirObject *menu) {
  g_menu_remove_all(MENU(menu));
}

void weir_menu_append_item(WeirObject *menu, const char *title, const char *action,
                           const char *choice, const char *keys) {
  g_autoptr(GMenuItem) item = g_menu_item_new(title, NULL);
  GVariant *target = choice == NULL ? NULL : g_variant_new_string(choice);
  g_menu_item_set_action_and_target_value(item, action, target);
  if (keys != NULL) g_menu_item_set_attribute(item, "accel", "s", keys);
  g_menu_append_item(MENU(menu), item);
}

void weir_menu_append_section(WeirObject *menu, const char *title, WeirObject *section) {
  g_menu_append_section(MENU(menu), title, G_MENU_MODEL(MENU(section)));
}

void weir_menu_append_submenu(WeirObject *menu, const char *title, WeirObject *submenu) {
  g_menu_append_submenu(MENU(menu), title, G_MENU_MODEL(MENU(submenu)));
}

/* GtkMenuButton. */

WeirObject *weir_new_menu_button(void) {
  GtkWidget *button = gtk_menu_button_new();
  gtk_menu_button_set_use_underline(GTK_MENU_BUTTON(button), TRUE);
  return weir_own(button);
}

void weir_menu_button_set_label(WeirObject *button, const char *label) {
  gtk_menu_button_set_label(MENU_BUTTON(button), label);
}

const char *weir_menu_button_label(WeirObject *button) {
  return gtk_menu_button_get_label(MENU_BUTTON(button));
}

void weir_menu_button_set_icon(WeirObject *button, const char *name) {
  gtk_menu_button_set_icon_name(MENU_BUTTON(button), name);
}

const char *weir_menu_button_icon(WeirObject *button) {
  return gtk_menu_button_get_icon_name(MENU_BUTTON(button));
}

void weir_menu_button_set_menu(WeirObject *button, WeirObject *menu) {
  gtk_menu_button_set_menu_model(MENU_BUTTON(button),
                                 menu == NULL ? NULL : G_MENU_MODEL(MENU(menu)));
}

void weir_menu_button_set_popover(WeirObject *button, WeirObject *popover) {
  gtk_menu_button_set_popover(MENU_BUTTON(button), popover == NULL ? NULL : WIDGET(popover));
}

WeirObject *weir_menu_button_popover(WeirObject *button) {
  return AS_OBJECT(gtk_menu_button_get_popover(MENU_BUTTON(button)));
}

void weir_menu_button_set_primary(WeirObject *button, bool primary) {
  gtk_menu_button_set_primary(MENU_BUTTON(button), primary);
}

bool weir_menu_button_is_primary(WeirObject *button) {
  return gtk_menu_button_get_primary(MENU_BUTTON(button));
}

void weir_menu_button_popup(WeirObject *button) {
  gtk_menu_button_popup(MENU_BUTTON(button));
}

void weir_menu_button_popdown(WeirObject *button) {
  gtk_menu_button_popdown(MENU_BUTTON(button));
}

bool weir_menu_button_is_open(WeirObject *button) {
  GtkPopover *popover = gtk_menu_button_get_popover(MENU_BUTTON(button));
  return popover != NULL && gtk_widget_get_visible(GTK_WIDGET(popover));
}

/* GtkPopover. */

WeirObject *weir_new_popover(void) {
  return weir_own(gtk_popover_new());
}

WeirObject *weir_new_emoji_chooser(void) {
  return weir_own(gtk_emoji_chooser_new());
}

WeirObject *weir_new_popover_menu(WeirObject *menu) {
  return weir_own(gtk_popover_menu_new_from_model(G_MENU_MODEL(MENU(menu))));
}

void weir_popover_set_child(WeirObject *popover, WeirObject *child) {
  gtk_popover_set_child(POPOVER(popover), child == NULL ? NULL : WIDGET(child));
}

WeirObject *weir_popover_child(WeirObject *popover) {
  return AS_OBJECT(gtk_popover_get_child(POPOVER(popover)));
}

/* GTK never frees a popover that loses its widget while it is open. */
static void detach(GtkWidget *popover) {
  gtk_popover_popdown(GTK_POPOVER(popover));
  gtk_widget_unparent(popover);
}

/* A widget that is not made for it does not let its popover go when it is disposed of. */
static void let_go(GtkWidget *widget, GtkWidget *popover) {
  if (gtk_widget_get_parent(popover) == widget) detach(popover);
}

void weir_popover_attach(WeirObject *popover, WeirObject *widget) {
  GtkWidget *self = WIDGET(popover);
  GtkWidget *old = gtk_widget_get_parent(self);
  if (old != NULL) {
    g_signal_handlers_disconnect_by_func(old, let_go, self);
    detach(self);
  }
  if (widget == NULL) return;
  gtk_widget_set_parent(self, WIDGET(widget));
  g_signal_connect_object(widget, "destroy", G_CALLBACK(let_go), self, 0);
}

void weir_popover_popup(WeirObject *popover) {
  gtk_popover_popup(POPOVER(popover));
}

void weir_popover_popdown(WeirObject *popover) {
  gtk_popover_popdown(POPOVER(popover));
}

void weir_popover_set_position(WeirObject *popover, int position) {
  gtk_popover_set_position(POPOVER(popover), (GtkPositionType)position);
}

int weir_popover_position(WeirObject *popover) {
  return (int)gtk_popover_get_position(POPOVER(popover));
}

void weir_popover_point_at(WeirObject *popover, int x, int y) {
  gtk_popover_set_pointing_to(POPOVER(popover), &(GdkRectangle){x, y, 1, 1});
}

void weir_popover_set_autohide(WeirObject *popover, bool autohide) {
  gtk_popover_set_autohide(POPOVER(popover), autohide);
}

bool weir_popover_autohide(WeirObject *popover) {
  return gtk_popover_get_autohide(POPOVER(popover));
}

void weir_popover_set_has_arrow(WeirObject *popover, bool has_arrow) {
  gtk_popover_set_has_arrow(POPOVER(popover), has_arrow);
}

bool weir_popover_has_arrow(WeirObject *popover) {
  return gtk_popover_get_has_arrow(POPOVER(popover));
}
