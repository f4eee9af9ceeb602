#include "weir_private.h"

#define EXPANDER(object) ((GtkExpander *)AS(EXPANDER, object))
#define REVEALER(object) ((GtkRevealer *)AS(REVEALER, object))
#define PANED(object) ((GtkPaned *)AS(PANED, object))
#define OVERLAY(object) ((GtkOverlay *)AS(OVERLAY, object))
#define FRAME(object) ((GtkFrame *)AS(FRAME, object))
#define ACTION_BAR(object) ((GtkActionBar *)AS(ACTION_BAR, object))

static GtkWidget *maybe(WeirObject *widget) {
  return widget == NULL ? NULL : WIDGET(widget);
}

/* GtkExpander. */

/* GTK 4.8 tells a screen reader what the title controls even while that is out of the window. A reader that
   asks about it then makes it known too early, and GTK complains when it comes into the window: so it is
   told of only while it is shown. */
static void tell_what_is_controlled(GtkExpander *expander, GParamSpec *property, gpointer data) {
  (void)property;
  (void)data;
  GtkAccessible *self = GTK_ACCESSIBLE(expander);
  GtkWidget *child = gtk_expander_get_child(expander);
  if (child != NULL && gtk_expander_get_expanded(expander)) {
    gtk_accessible_update_relation(self, GTK_ACCESSIBLE_RELATION_CONTROLS, child, NULL, -1);
  } else {
    gtk_accessible_reset_relation(self, GTK_ACCESSIBLE_RELATION_CONTROLS);
  }
}

WeirObject *weir_new_expander(const char *title) {
  GtkWidget *expander = gtk_expander_new_with_mnemonic(title);
  g_signal_connect(expander, "notify::child", G_CALLBACK(tell_what_is_controlled), NULL);
  g_signal_connect(expander, "notify::expanded", G_CALLBACK(tell_what_is_controlled), NULL);
  /* GTK 4.8 has no name for it. */
  weir_name_by_mnemonic(expander, title);
  return weir_own(expander);
}

void weir_expander_set_title(WeirObject *expander, const char *title) {
  gtk_expander_set_label(EXPANDER(expander), title);
  weir_name_by_mnemonic(GTK_WIDGET(EXPANDER(expander)), title);
}

const char *weir_expander_title(WeirObject *expander) {
  return gtk_expander_get_label(EXPANDER(expander));
}

void weir_expander_set_child(WeirObject *expander, WeirObject *child) {
  gtk_expander_set_child(EXPANDER(expander), maybe(child));
}

WeirObject *weir_expander_child(WeirObject *expander) {
  return AS_OBJECT(gtk_expander_get_child(EXPANDER(expander)));
}

void weir_expander_set_expanded(WeirObject *expander, bool expanded) {
  gtk_expander_set_expanded(EXPANDER(expander), expanded);
}

bool weir_expander_is_expanded(WeirObject *expander) {
  return gtk_expander_get_expanded(EXPANDER(expander));
}

/* GtkRevealer. */

WeirObject *weir_new_revealer(void) {
  return weir_own(gtk_revealer_new());
}

void weir_revealer_set_child(WeirObject *revealer, WeirObject *child) {
  gtk_revealer_set_child(REVEALER(revealer), maybe(child));
}

WeirObject *weir_revealer_child(WeirObject *revealer) {
  return AS_OBJECT(gtk_revealer_get_child(REVEALER(revealer)));
}

void weir_revealer_set_reveals(WeirObject *revealer, bool reveals) {
  gtk_revealer_set_reveal_child(REVEALER(revealer), reveals);
}

bool weir_revealer_reveals(WeirObject *revealer) {
  return gtk_revealer_get_reveal_child(REVEALER(revealer));
}

bool weir_revealer_is_revealed(WeirObject *revealer) {
  return gtk_revealer_get_child_revealed(REVEALER(revealer));
}

void weir_revealer_set_transition(WeirObject *revealer, int type, unsigned milliseconds) {
  gtk_revealer_set_transition_type(REVEALER(revealer), (GtkRevealerTransitionType)type);
  gtk_revealer_set_transition_duration(REVEALER(revealer), milliseconds);
}

/* GtkPaned. */

WeirObject *weir_new_paned(int orientation) {
  return weir_own(gtk_paned_new((GtkOrientation)orientation));
}

void weir_paned_set_start(WeirObject *paned, WeirObject *child, bool resizes, bool shrinks) {
  gtk_paned_set_start_child(PANED(paned), maybe(child));
  gtk_paned_set_resize_start_child(PANED(paned), resizes);
  gtk_paned_set_shrink_start_child(PANED(paned), shrinks);
}

void weir_paned_set_end(WeirObject *paned, WeirObject *child, bool resizes, bool shrinks) {
  gtk_paned_set_end_child(PANED(paned), maybe(child));
  gtk_paned_set_resize_end_child(PANED(paned), resizes);
  gtk_paned_set_shrink_end_child(PANED(paned), shrinks);
}

WeirObject *weir_paned_start(WeirObject *paned) {
  return AS_OBJECT(gtk_paned_get_start_child(PANED(paned)));
}

WeirObject *weir_paned_end(WeirObject *paned) {
  return AS_OBJECT(gtk_paned_get_end_child(PANED(paned)));
}

void weir_paned_set_position(WeirObject *paned, int position) {
  gtk_paned_set_position(PANED(paned), position);
}

int weir_paned_position(WeirObject *paned) {
  return gtk_paned_get_position(PANED(paned));
}

/* GtkOverlay. */

WeirObject *weir_new_overlay(void) {
  return weir_own(gtk_overlay_new());
}

void weir_overlay_set_child(WeirObject *overlay, WeirObject *child) {
  gtk_overlay_set_child(OVERLAY(overlay), maybe(child));
}

WeirObject *weir_overlay_child(WeirObject *overlay) {
  return AS_OBJECT(gtk_overlay_get_child(OVERLAY(overlay)));
}

void weir_overlay_add(WeirObject *overlay, WeirObject *child) {
  gtk_overlay_add_overlay(OVERLAY(overlay), WIDGET(child));
}

void weir_overlay_remove(WeirObject *overlay, WeirObject *child) {
  gtk_overlay_remove_overlay(OVERLAY(overlay), WIDGET(child));
}

/* GtkFrame. */

WeirObject *weir_new_frame(const char *title) {
  return weir_own(gtk_frame_new(title));
}

void weir_frame_set_title(WeirObject *frame, const char *title) {
  gtk_frame_set_label(FRAME(frame), title);
}

const char *weir_frame_title(WeirObject *frame) {
  return gtk_frame_get_label(FRAME(frame));
}

void weir_frame_set_child(WeirObject *frame, WeirObject *child) {
  gtk_frame_set_child(FRAME(frame), maybe(child));
}

WeirObject *weir_frame_child(WeirObject *frame) {
  return AS_OBJECT(gtk_frame_get_child(FRAME(frame)));
}

/* GtkSeparator. */

WeirObject *weir_new_separator(int orientation) {
  return weir_own(gtk_separator_new((GtkOrientation)orientation));
}

/* GtkActionBar. */

WeirObject *weir_new_action_bar(void) {
  return weir_own(gtk_action_bar_new());
}

void weir_action_bar_pack(WeirObject *bar, WeirObject *child, bool at_end) {
  if (at_end) {
    gtk_action_bar_pack_end(ACTION_BAR(bar), WIDGET(child));
  } else {
    gtk_action_bar_pack_start(ACTION_BAR(bar), WIDGET(child));
  }
}

void weir_action_bar_set_center(WeirObject *bar, WeirObject *child) {
  gtk_action_bar_set_center_widget(ACTION_BAR(bar), maybe(child));
}

void weir_action_bar_remove(WeirObject *bar, WeirObject *child) {
  gtk_action_bar_remove(ACTION_BAR(bar), WIDGET(child));
}

void weir_action_bar_set_revealed(WeirObject *bar, bool revealed) {
  gtk_action_bar_set_revealed(ACTION_BAR(bar), revealed);
}

bool weir_action_bar_is_revealed(WeirObject *bar) {
  return gtk_action_bar_get_revealed(ACTION_BAR(bar));
}
