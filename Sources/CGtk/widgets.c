#include "weir_private.h"

#define LABEL(object) ((GtkLabel *)AS(LABEL, object))
#define BUTTON(object) ((GtkButton *)AS(BUTTON, object))
#define IMAGE(object) ((GtkImage *)AS(IMAGE, object))
#define SPINNER(object) ((GtkSpinner *)AS(SPINNER, object))

/* GtkLabel. */

WeirObject *weir_new_label(const char *text) {
  return weir_own(gtk_label_new(text));
}

const char *weir_label_text(WeirObject *label) {
  return gtk_label_get_label(LABEL(label));
}

void weir_label_set_text(WeirObject *label, const char *text, bool mnemonic) {
  if (mnemonic) {
    gtk_label_set_text_with_mnemonic(LABEL(label), text);
  } else {
    gtk_label_set_text(LABEL(label), text);
  }
}

void weir_label_set_wraps(WeirObject *label, bool wraps) {
  gtk_label_set_wrap(LABEL(label), wraps);
  /* A word that is longer than the line is broken too, or it would widen the window. */
  gtk_label_set_wrap_mode(LABEL(label), PANGO_WRAP_WORD_CHAR);
}

void weir_label_set_lines(WeirObject *label, int lines) {
  gtk_label_set_lines(LABEL(label), lines);
  gtk_label_set_ellipsize(LABEL(label), lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

int weir_label_lines(WeirObject *label) {
  return gtk_label_get_lines(LABEL(label));
}

bool weir_label_wraps(WeirObject *label) {
  return gtk_label_get_wrap(LABEL(label));
}

void weir_label_set_xalign(WeirObject *label, float xalign) {
  gtk_label_set_xalign(LABEL(label), xalign);
}

float weir_label_xalign(WeirObject *label) {
  return gtk_label_get_xalign(LABEL(label));
}

void weir_label_set_selectable(WeirObject *label, bool selectable) {
  gtk_label_set_selectable(LABEL(label), selectable);
}

bool weir_label_selectable(WeirObject *label) {
  return gtk_label_get_selectable(LABEL(label));
}

void weir_label_set_ellipsize(WeirObject *label, int mode) {
  gtk_label_set_ellipsize(LABEL(label), (PangoEllipsizeMode)mode);
}

int weir_label_ellipsize(WeirObject *label) {
  return (int)gtk_label_get_ellipsize(LABEL(label));
}

void weir_label_set_width_chars(WeirObject *label, int count) {
  gtk_label_set_width_chars(LABEL(label), count);
}

int weir_label_width_chars(WeirObject *label) {
  return gtk_label_get_width_chars(LABEL(label));
}

void weir_label_set_max_width_chars(WeirObject *label, int count) {
  gtk_label_set_max_width_chars(LABEL(label), count);
}

int weir_label_max_width_chars(WeirObject *label) {
  return gtk_label_get_max_width_chars(LABEL(label));
}

void weir_label_set_mnemonic_widget(WeirObject *label, WeirObject *widget) {
  gtk_label_set_mnemonic_widget(LABEL(label), widget == NULL ? NULL : WIDGET(widget));
}

WeirObject *weir_label_mnemonic_widget(WeirObject *label) {
  return AS_OBJECT(gtk_label_get_mnemonic_widget(LABEL(label)));
}

/* GtkButton. */

WeirObject *weir_new_button(void) {
  return weir_own(gtk_button_new());
}

void weir_button_set_label(WeirObject *button, const char *label) {
  gtk_button_set_label(BUTTON(button), label);
  /* With an access key the button is named by its label widget, and GTK adds the text once more with
     the mark of the key in it: "_Clear Clear". */
  if (gtk_button_get_use_underline(BUTTON(button))) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  }
}

const char *weir_button_label(WeirObject *button) {
  return gtk_button_get_label(BUTTON(button));
}

void weir_button_set_use_underline(WeirObject *button, bool use) {
  gtk_button_set_use_underline(BUTTON(button), use);
}

void weir_button_set_icon(WeirObject *button, const char *name) {
  gtk_button_set_icon_name(BUTTON(button), name);
}

const char *weir_button_icon(WeirObject *button) {
  return gtk_button_get_icon_name(BUTTON(button));
}

void weir_button_set_child(WeirObject *button, WeirObject *child) {
  gtk_button_set_child(BUTTON(button), child == NULL ? NULL : WIDGET(child));
}

void weir_button_set_has_frame(WeirObject *button, bool has_frame) {
  gtk_button_set_has_frame(BUTTON(button), has_frame);
}

bool weir_button_has_frame(WeirObject *button) {
  return gtk_button_get_has_frame(BUTTON(button));
}

/* GtkImage and GtkSpinner. */

WeirObject *weir_new_image(void) {
  return weir_own(gtk_image_new());
}

void weir_image_set_icon(WeirObject *image, const char *name) {
  gtk_image_set_from_icon_name(IMAGE(image), name);
}

const char *weir_image_icon(WeirObject *image) {
  return gtk_image_get_icon_name(IMAGE(image));
}

void weir_image_set_pixel_size(WeirObject *image, int size) {
  gtk_image_set_pixel_size(IMAGE(image), size);
}

int weir_image_pixel_size(WeirObject *image) {
  return gtk_image_get_pixel_size(IMAGE(image));
}

WeirObject *weir_new_spinner(void) {
  return weir_own(gtk_spinner_new());
}

void weir_spinner_set_spinning(WeirObject *spinner, bool spinning) {
  gtk_spinner_set_spinning(SPINNER(spinner), spinning);
}

bool weir_spinner_is_spinning(WeirObject *spinner) {
  return gtk_spinner_get_spinning(SPINNER(spinner));
}
