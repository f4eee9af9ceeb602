#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Opens the display. False when there is none; then no widget may be made. */
bool weir_toolkit_start(void);

/* The version of the GTK that is running, not of the headers. */

/* Style rules for the whole display, above the theme. */
void weir_toolkit_add_css(const char *css);

/* Whether the user has asked for fewer moving things. */
void weir_toolkit_add_icon_directory(const char *path);
bool weir_toolkit_animates(void);


/* The looks of all windows: the dark variant of the theme, and the theme by its name. */
void weir_toolkit_set_prefers_dark(bool dark);
bool weir_toolkit_prefers_dark(void);
void weir_toolkit_set_theme(const char *name);
char *weir_toolkit_theme_copy(void);

#pragma clang assume_nonnull end
