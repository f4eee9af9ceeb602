#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* GtkColorButton and GtkColorChooserWidget, both of them GtkColorChoosers: `notify::rgba` tells of
   another colour. A colour is red, green, blue and opacity, which GTK keeps as floats and does not
   bring between 0 and 1. */
WeirObject *weir_new_color_button(void);
WeirObject *weir_new_color_chooser(void);

void weir_color_read(WeirObject *chooser, float *rgba);
/* Tells of the whole colour once. */
void weir_color_write(WeirObject *chooser, const float *rgba);

/* Whether an opacity can be chosen, too. */
void weir_color_set_has_opacity(WeirObject *chooser, bool has);
bool weir_color_has_opacity(WeirObject *chooser);

/* The title of the window that the button opens. */
void weir_color_button_set_title(WeirObject *button, const char *title);
const char *weir_color_button_title(WeirObject *button);

/* Whether a chooser shows the editor of one colour instead of the table. */
bool weir_color_chooser_shows_editor(WeirObject *chooser);
void weir_color_chooser_set_shows_editor(WeirObject *chooser, bool shows);

/* What `color-activated` carries. */
void weir_value_color(const WeirValues *values, unsigned index, float *rgba);
/* Emits it; for tests. */
void weir_color_emit_activated(WeirObject *chooser, const float *rgba);

#pragma clang assume_nonnull end
