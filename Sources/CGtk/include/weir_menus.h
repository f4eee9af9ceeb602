#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GSimpleActions with a state: on or off, or one of several names. Being activated changes the state,
   also when somebody listens to `activate`; a name comes as the activation's parameter. */
WeirObject *weir_new_toggle_action(const char *name, bool on);
bool weir_toggle_action_is_on(WeirObject *action);
void weir_toggle_action_set_on(WeirObject *action, bool on);
WeirObject *weir_new_choice_action(const char *name, const char *choice);
const char *weir_choice_action_choice(WeirObject *action);
void weir_choice_action_set_choice(WeirObject *action, const char *choice);
void weir_choice_action_activate(WeirObject *action, const char *choice);

/* A GSimpleActionGroup, put on a widget under a prefix. */
WeirObject *weir_new_action_group(void);
void weir_action_group_add(WeirObject *group, WeirObject *action);
void weir_action_group_remove(WeirObject *group, const char *name);
void weir_widget_insert_actions(WeirObject *widget, const char *prefix,
                                WeirObject *_Nullable group);
/* Activates an action as a menu in the widget would; false when there is none. */
bool weir_widget_activate_action(WeirObject *widget, const char *name,
                                 const char *_Nullable choice);

/* How many keys an action of the application has; for tests. */
int weir_application_accelerator_count(WeirObject *application, const char *action);

/* A GMenu. */
WeirObject *weir_new_menu(void);
int weir_menu_count(WeirObject *menu);
void weir_menu_remove_all(WeirObject *menu);
/* An item for an action; `choice` is the name it chooses, `keys` what is shown at its end. */
void weir_menu_append_item(WeirObject *menu, const char *title, const char *action,
                           const char *_Nullable choice, const char *_Nullable keys);
void weir_menu_append_section(WeirObject *menu, const char *_Nullable title, WeirObject *section);
void weir_menu_append_submenu(WeirObject *menu, const char *title, WeirObject *submenu);

/* GtkMenuButton. */
WeirObject *weir_new_menu_button(void);
void weir_menu_button_set_label(WeirObject *button, const char *label);
const char *_Nullable weir_menu_button_label(WeirObject *button);
void weir_menu_button_set_icon(WeirObject *button, const char *name);
const char *_Nullable weir_menu_button_icon(WeirObject *button);
void weir_menu_button_set_menu(WeirObject *button, WeirObject *_Nullable menu);
void weir_menu_button_set_popover(WeirObject *button, WeirObject *_Nullable popover);
WeirObject *_Nullable weir_menu_button_popover(WeirObject *button);
void weir_menu_button_set_primary(WeirObject *button, bool primary);
bool weir_menu_button_is_primary(WeirObject *button);
void weir_menu_button_popup(WeirObject *button);
void weir_menu_button_popdown(WeirObject *button);
bool weir_menu_button_is_open(WeirObject *button);

/* GtkPopover, one with a menu, and GtkEmojiChooser. `attach` puts it beside a widget, which then keeps it. */
WeirObject *weir_new_popover(void);
WeirObject *weir_new_popover_menu(WeirObject *menu);
WeirObject *weir_new_emoji_chooser(void);
void weir_popover_set_child(WeirObject *popover, WeirObject *_Nullable child);
WeirObject *_Nullable weir_popover_child(WeirObject *popover);
void weir_popover_attach(WeirObject *popover, WeirObject *_Nullable widget);
void weir_popover_popup(WeirObject *popover);
void weir_popover_popdown(WeirObject *popover);
/* 0 left, 1 right, 2 top, 3 bottom. */
void weir_popover_set_position(WeirObject *popover, int position);
int weir_popover_position(WeirObject *popover);
void weir_popover_point_at(WeirObject *popover, int x, int y);
void weir_popover_set_autohide(WeirObject *popover, bool autohide);
bool weir_popover_autohide(WeirObject *popover);
void weir_popover_set_has_arrow(WeirObject *popover, bool has_arrow);
bool weir_popover_has_arrow(WeirObject *popover);

#pragma clang assume_nonnull end
