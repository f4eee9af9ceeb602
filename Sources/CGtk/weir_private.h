#pragma once

/* Only what GTK 4.8 has, so that a newer header does not turn its deprecations into our errors. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include "CGtk.h"
#include <gtk/gtk.h>

/* GTK's checked casts, spelled for our opaque type. */
#define AS(TYPE, object) (G_TYPE_CHECK_INSTANCE_CAST((object), GTK_TYPE_##TYPE, void))
#define WIDGET(object) ((GtkWidget *)AS(WIDGET, object))
#define AS_OBJECT(pointer) ((WeirObject *)(void *)(pointer))

/* Makes a new, floating widget ours: one owned reference. */
WeirObject *weir_own(void *floating);

/* A window is born with a reference that belongs to GTK's list of windows; this takes a second, ours. */
WeirObject *weir_own_window(void *window);
/* Has a screen reader say a text of which an underscore marks an access key. */
void weir_name_by_mnemonic(GtkWidget *widget, const char *text);

/* As weir_own, for a new GtkEditable with a GtkText in it; one with one line takes no line breaks. */
WeirObject *weir_own_editable(GtkWidget *widget, bool one_line);

/* Remembers, for a text widget that emits `preedit-changed`, whether an input method has text that is
   not part of the widget's yet; `end` is for a composition that has been reset. */
void weir_composition_follow(WeirObject *text);
bool weir_composition_is_open(WeirObject *text);
void weir_composition_end(WeirObject *text);
