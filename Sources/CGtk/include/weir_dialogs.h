#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkAboutDialog; a window. Lists are NULL-ended. */
WeirObject *weir_new_about_dialog(void);
void weir_about_dialog_set_text(WeirObject *dialog, const char *property,
                                const char *_Nullable text);
const char *_Nullable weir_about_dialog_text_copy(WeirObject *dialog, const char *property);
void weir_about_dialog_set_authors(WeirObject *dialog,
                                   const char *_Nullable const *_Nonnull authors);
/* A number of GtkLicense. */
void weir_about_dialog_set_license(WeirObject *dialog, int license);

/* GtkShortcutsWindow, from a description in GTK's builder language with an object "window". */
WeirObject *weir_new_shortcuts_window(const char *description);
/* Shows one section; for others see its search. */
const char *_Nullable weir_shortcuts_window_section_copy(WeirObject *window);

/* GtkFileChooserNative; it emits `response`. Kinds are 0 open, 1 save, 2 select a folder. */
WeirObject *weir_new_file_chooser(const char *title, WeirObject *_Nullable parent, int kind,
                                  const char *_Nullable accept);
void weir_file_chooser_set_multiple(WeirObject *chooser, bool multiple);
void weir_file_chooser_set_folder(WeirObject *chooser, const char *path);
void weir_file_chooser_set_name(WeirObject *chooser, const char *name);
/* Patterns and types are NULL-ended. */
void weir_file_chooser_add_filter(WeirObject *chooser, const char *name,
                                  const char *_Nullable const *_Nonnull patterns,
                                  const char *_Nullable const *_Nonnull types);
void weir_file_chooser_show(WeirObject *chooser);
void weir_file_chooser_hide(WeirObject *chooser);
bool weir_file_chooser_is_accepted(int response);
/* Calls `each` for every chosen file that has a path. */
void weir_file_chooser_each_path(WeirObject *chooser,
                                 void (*each)(void *context, const char *path), void *context);

/* GtkInfoBar; it emits `response` with a button's number, or a negative one for being closed.
   Kinds are 0 info, 1 warning, 2 question, 3 error, 4 other. */
WeirObject *weir_new_info_bar(int kind);
void weir_info_bar_set_kind(WeirObject *bar, int kind);
int weir_info_bar_kind(WeirObject *bar);
void weir_info_bar_add_child(WeirObject *bar, WeirObject *child);
WeirObject *weir_info_bar_add_button(WeirObject *bar, const char *label, int response);
void weir_info_bar_set_revealed(WeirObject *bar, bool revealed);
bool weir_info_bar_is_revealed(WeirObject *bar);
void weir_info_bar_set_closable(WeirObject *bar, bool closable);
bool weir_info_bar_is_closable(WeirObject *bar);
void weir_info_bar_set_default(WeirObject *bar, int response);

/* GtkLinkButton; it emits `activate-link`, which wants to know whether the handler has opened it. */
WeirObject *weir_new_link_button(const char *uri);
void weir_link_button_set_uri(WeirObject *button, const char *uri);
const char *weir_link_button_uri(WeirObject *button);
void weir_link_button_set_visited(WeirObject *button, bool visited);
bool weir_link_button_is_visited(WeirObject *button);

/* The open window with a title; for tests. */
WeirObject *_Nullable weir_window_titled(const char *title);

/* The first popover beside a widget, such as an entry's own menu; for tests. */
WeirObject *_Nullable weir_widget_first_popover(WeirObject *widget);

#pragma clang assume_nonnull end
