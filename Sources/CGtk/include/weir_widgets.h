#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkLabel. */
WeirObject *weir_new_label(const char *text);
const char *weir_label_text(WeirObject *label);
/* With mnemonics an underscore marks the access key. */
void weir_label_set_text(WeirObject *label, const char *text, bool mnemonic);
void weir_label_set_wraps(WeirObject *label, bool wraps);
bool weir_label_wraps(WeirObject *label);
void weir_label_set_lines(WeirObject *label, int lines);
int weir_label_lines(WeirObject *label);
void weir_label_set_xalign(WeirObject *label, float xalign);
float weir_label_xalign(WeirObject *label);
void weir_label_set_selectable(WeirObject *label, bool selectable);
bool weir_label_selectable(WeirObject *label);
/* 0 none, 1 start, 2 middle, 3 end. */
void weir_label_set_ellipsize(WeirObject *label, int mode);
int weir_label_ellipsize(WeirObject *label);
void weir_label_set_width_chars(WeirObject *label, int count);
int weir_label_width_chars(WeirObject *label);
void weir_label_set_max_width_chars(WeirObject *label, int count);
int weir_label_max_width_chars(WeirObject *label);
void weir_label_set_mnemonic_widget(WeirObject *label, WeirObject *_Nullable widget);
WeirObject *_Nullable weir_label_mnemonic_widget(WeirObject *label);

/* GtkButton. */
WeirObject *weir_new_button(void);
void weir_button_set_label(WeirObject *button, const char *_Nullable label);
const char *_Nullable weir_button_label(WeirObject *button);
void weir_button_set_use_underline(WeirObject *button, bool use);
void weir_button_set_icon(WeirObject *button, const char *name);
const char *_Nullable weir_button_icon(WeirObject *button);
void weir_button_set_child(WeirObject *button, WeirObject *_Nullable child);
void weir_button_set_has_frame(WeirObject *button, bool has_frame);
bool weir_button_has_frame(WeirObject *button);

/* GtkImage and GtkSpinner. */
WeirObject *weir_new_image(void);
void weir_image_set_icon(WeirObject *image, const char *_Nullable name);
const char *_Nullable weir_image_icon(WeirObject *image);
void weir_image_set_pixel_size(WeirObject *image, int size);
int weir_image_pixel_size(WeirObject *image);
WeirObject *weir_new_spinner(void);
void weir_spinner_set_spinning(WeirObject *spinner, bool spinning);
bool weir_spinner_is_spinning(WeirObject *spinner);

#pragma clang assume_nonnull end
