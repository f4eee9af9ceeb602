#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkExpander. */
WeirObject *weir_new_expander(const char *title);
void weir_expander_set_title(WeirObject *expander, const char *title);
const char *_Nullable weir_expander_title(WeirObject *expander);
void weir_expander_set_child(WeirObject *expander, WeirObject *_Nullable child);
WeirObject *_Nullable weir_expander_child(WeirObject *expander);
void weir_expander_set_expanded(WeirObject *expander, bool expanded);
bool weir_expander_is_expanded(WeirObject *expander);

/* GtkRevealer. Transitions are GTK's numbers. */
WeirObject *weir_new_revealer(void);
void weir_revealer_set_child(WeirObject *revealer, WeirObject *_Nullable child);
WeirObject *_Nullable weir_revealer_child(WeirObject *revealer);
void weir_revealer_set_reveals(WeirObject *revealer, bool reveals);
bool weir_revealer_reveals(WeirObject *revealer);
bool weir_revealer_is_revealed(WeirObject *revealer);
void weir_revealer_set_transition(WeirObject *revealer, int type, unsigned milliseconds);

/* GtkPaned. */
WeirObject *weir_new_paned(int orientation);
void weir_paned_set_start(WeirObject *paned, WeirObject *_Nullable child, bool resizes,
                          bool shrinks);
void weir_paned_set_end(WeirObject *paned, WeirObject *_Nullable child, bool resizes,
                        bool shrinks);
WeirObject *_Nullable weir_paned_start(WeirObject *paned);
WeirObject *_Nullable weir_paned_end(WeirObject *paned);
void weir_paned_set_position(WeirObject *paned, int position);
int weir_paned_position(WeirObject *paned);

/* GtkOverlay. */
WeirObject *weir_new_overlay(void);
void weir_overlay_set_child(WeirObject *overlay, WeirObject *_Nullable child);
WeirObject *_Nullable weir_overlay_child(WeirObject *overlay);
void weir_overlay_add(WeirObject *overlay, WeirObject *child);
void weir_overlay_remove(WeirObject *overlay, WeirObject *child);

/* GtkFrame. */
WeirObject *weir_new_frame(const char *_Nullable title);
void weir_frame_set_title(WeirObject *frame, const char *_Nullable title);
const char *_Nullable weir_frame_title(WeirObject *frame);
void weir_frame_set_child(WeirObject *frame, WeirObject *_Nullable child);
WeirObject *_Nullable weir_frame_child(WeirObject *frame);

/* GtkSeparator. */
WeirObject *weir_new_separator(int orientation);

/* GtkActionBar. */
WeirObject *weir_new_action_bar(void);
void weir_action_bar_pack(WeirObject *bar, WeirObject *child, bool at_end);
void weir_action_bar_set_center(WeirObject *bar, WeirObject *_Nullable child);
void weir_action_bar_remove(WeirObject *bar, WeirObject *child);
void weir_action_bar_set_revealed(WeirObject *bar, bool revealed);
bool weir_action_bar_is_revealed(WeirObject *bar);

#pragma clang assume_nonnull end
